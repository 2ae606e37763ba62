/** A spell that costs less if its optional additional cost is paid may be cast with it where there is not enough mana without (118.8a, 601.2f). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, Zone } from '../../src/ir/index.ts';
import { Table } from './table.ts';
import { beast, gain, isCreature, sorcery, spellAbility } from './words.ts';

const then = 2;

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  sorcery(
    'rite',
    '{3}{W}',
    {
      kind: 'keyword',
      keyword: 'optionalCost',
      name: 'offering',
      cost: [{ kind: 'sacrifice', filter: isCreature, count: 1 }],
    },
    {
      kind: 'keyword',
      keyword: 'costsLess',
      generic: { kind: 'conditional', if: { kind: 'paid', cost: 'offering' }, then, else: 0 },
    },
    spellAbility(gain(5)),
  ),
];

describe('an optional cost that makes a spell cost less', () => {
  it('is paid without a question where the mana does not do otherwise', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'rite');
    t.put(Zone.Battlefield, 0, 'bear');
    t.mana(0, 2).start();
    t.act('cast rite').resolveAll();
    expect(t.life(0)).toBe(25);
    expect(t.graveyard(0)).toEqual(['bear', 'rite']);
  });

  it('does not help without anything to pay it with', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'rite');
    t.mana(0, 2).start();
    expect(t.actions).toEqual([]);
  });
});
