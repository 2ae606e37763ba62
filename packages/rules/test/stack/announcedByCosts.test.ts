/** Spells with other targets if an optional cost was paid: which costs can be paid decides whether there are any (601.2b–c). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, type Condition, type Effect, type Quantity, Zone } from '../../src/ir/index.ts';
import { Table } from './table.ts';
import { beast, isCreature, ref, sorcery, spellAbility, target } from './words.ts';

const kicked: Condition = { kind: 'paid', cost: 'kicker' };

const then: Effect = { kind: 'destroy', what: ref('any') };

function ifKicked(count: number, otherwise: number): Quantity {
  const then = count;
  return { kind: 'conditional', if: kicked, then, else: otherwise };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('elf', '{G}', 1, { subtypes: ['Elf'] }),
  sorcery(
    'uproot',
    '{G}',
    { kind: 'keyword', keyword: 'optionalCost', name: 'kicker', cost: [{ kind: 'mana', cost: '{2}' }] },
    spellAbility(
      {
        kind: 'if',
        condition: kicked,
        then,
        else: { kind: 'destroy', what: ref('target') },
      },
      { ...target({ kind: 'subtype', subtypes: ['Elf'] }), min: ifKicked(0, 1), max: ifKicked(0, 1) },
      { ...target(isCreature), name: 'any', min: ifKicked(1, 0), max: ifKicked(1, 0) },
    ),
  ),
];

function table(mana: number, ...theirs: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 1, ...theirs);
  t.put(Zone.Hand, 0, 'uproot');
  return t.mana(0, 0, 0, 0, 0, mana).start();
}

describe('a spell whose targets depend on a cost', () => {
  it('is cast with the cost where there is a target only then', () => {
    expect(table(2, 'bear').actions).toEqual([]);
    const t = table(3, 'bear').act('cast uproot').resolveAll();
    expect([t.graveyard(1), t.game.player(0).pool]).toEqual([['bear'], [0, 0, 0, 0, 0, 0]]);
  });

  it('is cast either way where there are targets both times', () => {
    const t = table(3, 'elf', 'bear').act('cast uproot');
    expect(t.asked.options.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(t.pick(0).stack).toEqual(['uproot']);
    expect(table(3).actions).toEqual([]);
  });
});
