/** Soulbond (702.95): who may be paired, what both get, and when a pair ends. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type ObjectSet, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, instant, isCreature, ref, spellAbility, target } from '../stack/words.ts';

const partner: ObjectSet = { kind: 'pairedWith' };

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2),
  beast('trapper', '{G}', 2, {
    abilities: [
      { kind: 'keyword', keyword: 'soulbond' },
      {
        kind: 'static',
        condition: { kind: 'exists', what: partner },
        effect: {
          kind: 'change',
          affected: { kind: 'union', of: [{ kind: 'self' }, partner] },
          changes: [{ kind: 'modifyPowerToughness', power: 2, toughness: 2 }],
        },
      },
    ],
  }),
  instant('kill', '{B}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
];

function table(): Table {
  const t = new Table(CARDS);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'bear', 'forest', 'bear', 'forest', 'bear');
  return t.mana(0, 0, 0, 3, 0, 3, 0);
}

const power = (t: Table, name: string): number => t.permanent(name).characteristics.power;

describe('soulbond', () => {
  it('pairs with a creature already there as it enters', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'trapper');
    t.start().act('cast trapper').pass(4).choose('bear');
    expect([power(t, 'bear'), power(t, 'trapper')]).toEqual([4, 4]);
  });

  it('pairs with one that enters later, until one of them is gone, and then with another', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'trapper');
    t.put(Zone.Hand, 0, 'bear', 'bear', 'kill');
    t.start().act('cast bear').pass(4).pick(1);
    expect([power(t, 'bear'), power(t, 'trapper')]).toEqual([4, 4]);
    t.act('cast kill').choose('bear').pass(2);
    expect([t.battlefield(0), power(t, 'trapper')]).toEqual([['trapper'], 2]);
    t.act('cast bear').pass(4).pick(1);
    expect([power(t, 'bear'), power(t, 'trapper')]).toEqual([4, 4]);
  });

  it('is asked nothing while it is paired, and may be declined', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'trapper');
    t.put(Zone.Hand, 0, 'bear', 'bear', 'bear');
    t.start().act('cast bear').pass(4).pick(0);
    expect(power(t, 'trapper')).toBe(2);
    t.act('cast bear').pass(4).pick(1);
    expect(power(t, 'trapper')).toBe(4);
    t.act('cast bear').pass(2);
    expect([t.asked.kind, t.battlefield(0).length]).toEqual([0, 4]);
  });
});
