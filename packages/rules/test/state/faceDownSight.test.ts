/** Face-down permanents that an effect lets a player look at (708.5). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Zone } from '../../src/ir/index.ts';
import { slotOf } from '../../src/state/handle.ts';
import { knowsCard, sightOf } from '../../src/state/sight.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, you } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2),
  card('footage', CardType.Artifact, {
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'allowance',
          allowance: {
            kind: 'lookAtFaceDown',
            who: you,
            what: { kind: 'controlledBy', who: { kind: 'opponents' } },
          },
        },
      },
    ],
  }),
];

/** Who knows the card that lies face down under the player's control. */
function known(controller: number, lookers: readonly number[]): boolean[] {
  const t = new Table(CARDS);
  for (const player of lookers) t.put(Zone.Battlefield, player, 'footage');
  const [bear = 0] = t.put(Zone.Battlefield, controller, 'bear');
  t.permanent('bear').faceDown = true;
  t.game.known[slotOf(bear)] = 1 << controller;
  t.game.stale = true;
  t.start();
  return [0, 1].map((viewer) => knowsCard(t.game, sightOf(t.game, viewer), slotOf(bear)));
}

describe('a face-down permanent', () => {
  it('is known to its controller alone', () => {
    expect(known(1, [])).toEqual([false, true]);
  });

  it('is shown to a player who may look at it, not to everybody', () => {
    expect(known(1, [0])).toEqual([true, true]);
    expect(known(1, [1])).toEqual([false, true]);
  });
});
