/** Numbers that instructions speak of: powers of two, cards that have an Adventure (715.2a), counters of any kind. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type Cost, type Effect, type Filter, Zone } from '../../src/ir/index.ts';
import { withCounters } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { PLAIN, you } from './words.ts';

const drawTwoToTheX: Effect = { kind: 'draw', who: you, count: { kind: 'powerOfTwo', exponent: { kind: 'x' } } };

function drawn(x: number, library: number): Lab {
  const lab = new Lab(PLAIN, drawTwoToTheX);
  lab.put(Zone.Library, 1, 'bear');
  lab.put(Zone.Library, 0, ...Array.from({ length: library }, () => 'forest'));
  return lab.run({ x });
}

describe('two to the power of X', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [5, 32],
  ])('for X = %i is %i', (x, cards) => {
    expect(drawn(x, 40).hand(0)).toHaveLength(cards);
  });

  it('takes a whole library, and the game with it, however much it is (704.5b)', () => {
    const lab = drawn(45, 6);
    expect([lab.hand(0).length, lab.game.over, lab.game.player(0).lost]).toEqual([6, true, true]);
  });
});

function twoFaced(name: string, spell: string): CardDefinition {
  const front = card(name, CardType.Creature, { power: 1, toughness: 1 });
  const other = card(`${name} story`, CardType.Sorcery, { subtypes: [spell] });
  return { ...front, layout: 'adventure', faces: [...front.faces, ...other.faces] };
}

describe('a card that has an Adventure', () => {
  it('has it also where it is a creature card, and nothing else has', () => {
    const asked: Filter = { kind: 'or', of: [{ kind: 'type', types: CardType.Sorcery }, { kind: 'hasAdventure' }] };
    const count = { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, of: you, filter: asked } } as const;
    const cards = [
      ...PLAIN,
      twoFaced('knight', 'Adventure'),
      twoFaced('drake', 'Omen'),
      card('song of rain', CardType.Sorcery),
    ];
    const lab = new Lab(cards, { kind: 'gainLife', who: you, amount: count });
    lab.put(Zone.Graveyard, 0, 'knight', 'drake', 'bear', 'song of rain', 'knight');
    lab.put(Zone.Graveyard, 1, 'knight');
    expect(lab.run().game.player(0).life).toBe(23);
  });
});

describe('a counter of any kind that may be removed', () => {
  const then: Effect = { kind: 'gainLife', who: you, amount: 1 };
  const one: Cost = [{ kind: 'removeCounters', counter: null, count: 1 }];
  const removal: Effect = { kind: 'mayPay', who: you, cost: one, then };

  function withKinds(...kinds: string[]): { readonly lab: Lab; readonly bear: number } {
    const lab = new Lab(PLAIN, removal);
    const [bear = 0] = lab.put(Zone.Battlefield, 0, 'bear');
    const permanent = lab.game.permanent(bear);
    for (const kind of kinds) if (permanent !== null) permanent.counters = withCounters(permanent.counters, kind, 1);
    lab.run({ source: bear });
    return { lab, bear };
  }

  it('is of the kind that the player chooses', () => {
    const { lab, bear } = withKinds('hexproof', '+1/+1');
    lab.pick(1);
    expect(lab.asked.texts).toEqual(['hexproof', '+1/+1']);
    lab.pick(1);
    expect(lab.game.permanent(bear)?.counters).toEqual(['hexproof', 1]);
    expect(lab.game.player(0).life).toBe(21);
  });

  it('is not asked for where there is none', () => {
    const { lab } = withKinds();
    expect([lab.question, lab.game.player(0).life]).toEqual([null, 20]);
  });
});
