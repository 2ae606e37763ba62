/** Choosing new targets (115.7d): each is looked at in turn, and the last of them may take what the first one leaves. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, Zone } from '../../src/ir/index.ts';
import { Table } from './table.ts';
import { beast, instant, isCreature, ref, spellAbility, target, you } from './words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2),
  beast('elf', '{G}', 1),
  instant(
    'trail',
    '{R}',
    spellAbility(
      {
        kind: 'sequence',
        of: [
          { kind: 'damage', amount: 2, to: ref('target') },
          { kind: 'damage', amount: 1, to: ref('other') },
        ],
      },
      target(isCreature),
      { ...target(isCreature), name: 'other', differentFrom: ['target'] },
    ),
  ),
  instant(
    'redirect',
    '{R}',
    spellAbility({ kind: 'changeTargets', what: ref('target'), who: you }, target({ kind: 'any' }, null, Zone.Stack)),
  ),
];

function redirected(): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 1, 'bear', 'elf');
  t.put(Zone.Hand, 0, 'trail', 'redirect');
  return t.mana(0, 0, 0, 0, 2).start().act('cast trail').choose('bear').act('cast redirect').pass(2);
}

describe('new targets for a spell with two that must differ', () => {
  it('may be each other', () => {
    expect(redirected().choose('elf').resolveAll().battlefield(1)).toEqual(['bear']);
  });

  it('may stay', () => {
    expect(redirected().choose('bear').resolveAll().battlefield(1)).toEqual([]);
  });
});
