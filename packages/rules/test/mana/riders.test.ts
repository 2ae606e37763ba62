/** Mana that does something for a spell (106.6) is made where the same source would make other mana at the same price. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, type ManaRestriction, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, isCreature, sorcery, spellAbility, you } from '../stack/words.ts';

const certain: ManaRestriction = { on: isCreature, spellsOnly: true, cantBeCountered: true };

function taps(type: number, spend?: ManaRestriction): Ability {
  return {
    kind: 'activated',
    cost: [{ kind: 'tapSelf' }],
    targets: [],
    effect: {
      kind: 'addMana',
      who: you,
      mana: spend === undefined ? { kind: 'fixed', mana: [type] } : { kind: 'fixed', mana: [type], spend },
    },
  };
}

const CARDS: CardDefinition[] = [
  card('cavern', CardType.Land, { abilities: [taps(5), taps(4, certain)] }),
  card('sea', CardType.Land, { abilities: [taps(1)] }),
  beast('bear', '{1}{U}', 2),
  sorcery('calm', '{1}{U}', spellAbility(gain(1))),
];

function cast(spell: string): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, 'sea', 'cavern');
  t.put(Zone.Hand, 0, spell);
  return t.start().act(`cast ${spell}`);
}

describe('mana with a rider', () => {
  it('is made for generic mana of a spell it may be spent on', () => {
    expect(cast('bear').game.stack.map(({ cantBeCountered }) => cantBeCountered)).toEqual([true]);
  });

  it('is not made for others', () => {
    expect(cast('calm').game.stack.map(({ cantBeCountered }) => cantBeCountered)).toEqual([false]);
  });
});
