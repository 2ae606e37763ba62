/** Creatures that can block several attackers (509.1a). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { Table } from '../stack/table.ts';
import { beast, isSelf } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('wolf', '{1}{G}', 2, { keywords: Keyword.Menace }),
  beast('guard', '{2}', 5, {
    abilities: [
      { kind: 'static', effect: { kind: 'allowance', allowance: { kind: 'blockAdditional', what: isSelf, count: 1 } } },
    ],
  }),
];

function attackedBy(...names: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, ...names);
  t.put(Zone.Battlefield, 1, 'guard');
  t.start().passTo(1, Step.DeclareAttackers);
  while (t.asked.kind !== 0) t.pick(playerValue(1));
  while (t.asked.kind === 0) t.pass();
  return t;
}

describe('blocking an additional creature', () => {
  it('offers each set of attackers once', () => {
    const t = attackedBy('bear', 'bear', 'bear');
    const attackers = t.asked.options.filter((option) => option > 0);
    expect(attackers).toHaveLength(3);
    t.pick(attackers[1] as number);
    // The second block is of an earlier attacker, or none.
    expect(t.asked.options).toEqual([0, attackers[0]]);
    t.pick(attackers[0] as number);
    expect(t.permanent('guard').blocking).toEqual([attackers[1], attackers[0]]);
  });

  it('without a first block there is no second', () => {
    const t = attackedBy('bear', 'bear');
    t.pick(0);
    expect(t.permanent('guard').blocking).toEqual([]);
  });

  it('deals its damage among those it blocks, and is dealt damage by all', () => {
    const t = attackedBy('bear', 'bear');
    const [first, second] = t.asked.options.filter((option) => option > 0);
    t.pick(second as number, first as number);
    while (t.asked.kind === 0) t.pass();
    t.pick(3);
    expect(t.life(1)).toBe(20);
    expect(t.graveyard(0)).toEqual(['bear', 'bear']);
    expect(t.permanent('guard').damage).toBe(4);
  });

  it('cannot be two blockers of one attacker with menace', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'wolf', 'bear');
    t.put(Zone.Battlefield, 1, 'guard');
    t.start().passTo(1, Step.DeclareAttackers);
    while (t.asked.kind !== 0) t.pick(playerValue(1));
    while (t.asked.kind === 0) t.pass();
    expect(t.offered).toEqual(['-', 'bear']);
  });
});
