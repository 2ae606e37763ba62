/** Crafting (702.167): exiled with its materials, it returns transformed and remembers them. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, type CardFace, CardType, type Effect, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, isCreature, isSelf, you } from '../stack/words.ts';

const { Artifact, Creature, Land } = CardType;
const exiled = { kind: 'exiledWithSource' } as const;
const gainForEach: Effect = { kind: 'gainLife', who: you, amount: { kind: 'count', of: exiled } };

const back: CardFace = {
  ...(card('golem', Artifact | Creature, {}).faces[0] as CardFace),
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      event: { kind: 'moves', what: isSelf, to: Zone.Battlefield },
      targets: [],
      effect: gainForEach,
    },
  ],
};

function crafting(name: string, orMore: boolean): CardDefinition {
  const front = card(name, Artifact, {
    manaCost: '{2}',
    abilities: [
      {
        kind: 'keyword',
        keyword: 'craft',
        label: orMore ? 'one or more creatures' : 'creature',
        materials: isCreature,
        count: 1,
        orMore,
        cost: [{ kind: 'mana', cost: '{R}' }],
      },
    ],
  }).faces[0] as CardFace;
  return { ...card(name, Artifact, {}), layout: 'transforming', faces: [front, back] };
}

const CARDS = [
  crafting('flail', false),
  crafting('altar', true),
  beast('bear', '{1}{G}', 2),
  beast('wolf', '{1}{G}', 2),
  card('forest', Land, { subtypes: ['Forest'] }),
];

function table(name: string): Table {
  const t = new Table(CARDS);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'bear', 'forest', 'bear', 'forest', 'bear');
  t.put(Zone.Battlefield, 0, name, 'bear');
  return t.mana(0, 0, 0, 0, 1, 0, 0);
}

describe('craft', () => {
  it('returns transformed and remembers the permanent that it was crafted with', () => {
    const t = table('flail');
    t.start().act('activate flail').resolveAll();
    expect([t.battlefield(0), t.life(0)]).toEqual([['golem'], 21]);
  });

  it('takes any number of permanents and cards in the graveyard where it says so', () => {
    const t = table('altar');
    t.put(Zone.Graveyard, 0, 'wolf', 'forest');
    t.start().act('activate altar').choose('bear').choose('wolf').resolveAll();
    expect([t.battlefield(0), t.graveyard(0), t.life(0)]).toEqual([['golem'], ['forest'], 22]);
  });

  it('needs materials', () => {
    const without = new Table(CARDS);
    without.put(Zone.Battlefield, 0, 'flail');
    without.put(Zone.Graveyard, 1, 'wolf');
    without.mana(0, 0, 0, 0, 1, 0, 0).start();
    expect(() => without.act('activate flail')).toThrow();
  });
});
