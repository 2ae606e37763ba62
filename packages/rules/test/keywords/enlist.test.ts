/** Enlist (702.154): whom an attacker may enlist, and what it gets. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast } from '../stack/words.ts';

const enlist = { kind: 'keyword', keyword: 'enlist' } as const;
const CARDS: CardDefinition[] = [
  beast('captain', '{W}', 2, { abilities: [enlist] }),
  beast('twice', '{W}', 2, { abilities: [enlist, enlist] }),
  beast('ox', '{G}', 4),
  beast('wall', '{G}', 1, { keywords: Keyword.Defender }),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
];
const OPPONENT = playerValue(1);

function table(...creatures: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, ...creatures);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest');
  return t.start().passTo(1, Step.DeclareAttackers);
}

const power = (t: Table, name: string): number => t.permanent(name).characteristics.power;

describe('enlist', () => {
  it('taps a creature that stays behind and adds its power', () => {
    const t = table('captain', 'ox');
    t.pick(OPPONENT, 0);
    expect(t.asked.texts).toEqual(['enlist']);
    t.choose('ox').pass(2);
    expect([power(t, 'captain'), t.permanent('ox').tapped]).toEqual([6, true]);
  });

  it('may take a defender, but no attacker, and may be declined', () => {
    const t = table('captain', 'ox', 'wall');
    t.pick(OPPONENT, OPPONENT);
    expect(t.asked.options.map((option) => (option === 0 ? '' : t.name(option)))).toEqual(['wall', '']);
    t.pick(0);
    expect([power(t, 'captain'), t.permanent('wall').tapped]).toEqual([2, false]);
  });

  it('is offered once for each instance, each for another creature', () => {
    const t = table('twice', 'ox', 'wall');
    t.pick(OPPONENT, 0).choose('ox').choose('wall');
    // Which of the two triggers comes first.
    t.pick(t.asked.options[0] ?? 0).pass(4);
    expect(power(t, 'twice')).toBe(7);
  });
});
