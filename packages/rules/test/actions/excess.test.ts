/** Excess damage that is dealt to a player instead (120.4a), cards that each player discarded (608.2c), costs of one mana or several (107.4e). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, Keyword, type Quantity, Zone } from '../../src/ir/index.ts';
import { Table } from '../stack/table.ts';
import { beast, everyone, gain, instant, isCreature, ref, sorcery, spellAbility, target } from '../stack/words.ts';

const most: Quantity = {
  kind: 'amongPlayers',
  which: 'greatest',
  what: { kind: 'owned', among: ref('discarded') },
  of: everyone,
};

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('whale', '{5}{U}', 6),
  beast('asp', '{G}', 1, { keywords: Keyword.Deathtouch }),
  instant(
    'storm',
    '{R}',
    spellAbility(
      {
        kind: 'damage',
        amount: 5,
        to: ref('target'),
        excessTo: { kind: 'controllerOf', what: ref('target') },
      },
      target(isCreature),
    ),
  ),
  instant('sting', '{R}', spellAbility({ kind: 'damage', amount: 1, to: ref('target') }, target(isCreature))),
  sorcery(
    'gale',
    '{U}',
    spellAbility({
      kind: 'sequence',
      of: [
        { kind: 'discard', who: everyone, count: 'hand', as: 'discarded' },
        { kind: 'draw', who: everyone, count: most },
      ],
    }),
  ),
  beast('shard', '{3}', 1, {
    abilities: [{ kind: 'activated', cost: [{ kind: 'mana', cost: '{3/U}' }], targets: [], effect: gain(1) }],
  }),
];

describe('excess damage', () => {
  it('is dealt to the controller instead', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'storm');
    t.put(Zone.Battlefield, 1, 'bear');
    t.mana(0, 0, 0, 0, 1).start();
    t.act('cast storm').resolveAll();
    expect([t.graveyard(1), t.life(1), t.life(0)]).toEqual([['bear'], 17, 20]);
  });

  it('takes in damage that is marked already', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'sting', 'storm');
    t.put(Zone.Battlefield, 1, 'bear');
    t.mana(0, 0, 0, 0, 2).start();
    t.act('cast sting').resolveAll();
    t.act('cast storm').resolveAll();
    expect([t.graveyard(1), t.life(1)]).toEqual([['bear'], 16]);
  });

  it('is none where all of it is not lethal', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'storm');
    t.put(Zone.Battlefield, 1, 'whale');
    t.mana(0, 0, 0, 0, 1).start();
    t.act('cast storm').resolveAll();
    expect([t.permanent('whale').damage, t.life(1)]).toEqual([5, 20]);
  });
});

describe('the greatest number of cards that a player discarded', () => {
  it('is what all players draw', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'gale', 'bear');
    t.put(Zone.Hand, 1, 'bear', 'bear', 'asp');
    for (const player of [0, 1]) t.put(Zone.Library, player, 'whale', 'whale', 'whale', 'whale', 'whale');
    t.mana(0, 0, 1).start();
    t.act('cast gale').resolveAll();
    expect([t.hand(0), t.hand(1)].map((hand) => hand.length)).toEqual([3, 3]);
  });
});

describe('three mana or one of a color', () => {
  it.each([
    [[0, 1], 0],
    [[0, 0, 0, 0, 3], 0],
  ] as const)('is paid by %j', (pool, left) => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'shard');
    t.mana(0, ...pool).start();
    t.act('activate shard').resolveAll();
    expect([t.life(0), t.game.player(0).pool.reduce((sum, units) => sum + units, 0)]).toEqual([21, left]);
  });

  it('is not paid by two of another', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'shard');
    t.mana(0, 0, 0, 0, 0, 2).start();
    expect(t.actions).toEqual([]);
  });
});
