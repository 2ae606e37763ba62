/** Permanents that untap during the untap steps of other players (502.3). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Step, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, isSelf } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('skin', CardType.Artifact, {
    abilities: [
      { kind: 'static', effect: { kind: 'allowance', allowance: { kind: 'untapsWithOthers', what: isSelf } } },
    ],
  }),
];

describe('what untaps with others', () => {
  it("untaps in another player's untap step, and nothing else of that player does", () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'skin', 'bear');
    t.put(Zone.Library, 0, 'bear', 'bear');
    t.put(Zone.Library, 1, 'bear', 'bear');
    t.permanent('skin').tapped = true;
    t.permanent('bear').tapped = true;
    t.start().idleTo(2, Step.PrecombatMain);
    expect([t.permanent('skin').tapped, t.permanent('bear').tapped]).toEqual([false, true]);
  });
});
