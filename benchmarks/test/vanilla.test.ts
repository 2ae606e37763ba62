import { describe, expect, test } from 'vitest';
import { HandSimulator } from '../src/vanilla/handSimulator.ts';
import { type CardKind, lastTurn, vanillaCards, vanillaDeck } from '../src/vanilla/matchup.ts';
import type { VanillaPosition } from '../src/vanilla/position.ts';
import { shuffle, XorShift32 } from '../src/vanilla/random.ts';
import { deal, rootNames, rootPosition } from '../src/vanilla/roots.ts';
import { ReferenceSimulator } from './referenceSimulator.ts';

function sortedCards(cards: readonly CardKind[]): CardKind[] {
  return [...cards].sort((a, b) => a - b);
}

function allCards(position: VanillaPosition, index: 0 | 1): CardKind[] {
  const { library, hand, graveyard, creatures, plains, mountains } = position.players[index];
  const lands = [...Array<CardKind>(plains).fill(0), ...Array<CardKind>(mountains).fill(1)];
  return sortedCards([...library, ...hand, ...graveyard, ...lands, ...creatures.map(({ kind }) => kind)]);
}

/** Both players hold all their burn spells, have eight creatures and eight lands of each kind, half of them tapped. */
function crowdedPosition(seed: number): VanillaPosition {
  const random = new XorShift32(seed);
  const player = (): VanillaPosition['players'][0] => {
    const deck = vanillaDeck();
    shuffle(deck, random);
    const takeOut = (count: number, wanted: (kind: CardKind) => boolean): CardKind[] => {
      const taken = deck.filter(wanted).slice(0, count);
      for (const kind of taken) deck.splice(deck.indexOf(kind), 1);
      return taken;
    };
    const hand = takeOut(8, (kind) => vanillaCards[kind]!.ability.kind === 'damage');
    const creatures = takeOut(8, (kind) => vanillaCards[kind]!.type === 'creature');
    takeOut(8, (kind) => vanillaCards[kind]!.name === 'Plains');
    takeOut(8, (kind) => vanillaCards[kind]!.name === 'Mountain');
    return {
      life: 20,
      library: deck,
      hand,
      graveyard: [],
      plains: 8,
      tappedPlains: 4,
      mountains: 8,
      tappedMountains: 4,
      creatures: creatures.map((kind) => ({ kind, tapped: random.below(2) === 1 })),
    };
  };
  return { turn: 1 + random.below(10), players: [player(), player()] };
}

describe('the matchup', () => {
  test('is sixty cards: 24 lands, 28 creatures of seven kinds, 8 burn spells', () => {
    const count = (types: string[]): number =>
      vanillaDeck().filter((kind) => types.includes(vanillaCards[kind]!.type)).length;
    expect(vanillaDeck()).toHaveLength(60);
    expect(count(['land'])).toBe(24);
    expect(count(['creature'])).toBe(28);
    expect(vanillaCards.filter(({ type }) => type === 'creature')).toHaveLength(7);
    expect(count(['instant', 'sorcery'])).toBe(8);
  });
});

describe('random numbers', () => {
  test('are uniform for every small bound and differ between neighbouring seeds', () => {
    for (const bound of [2, 3, 7, 20]) {
      const counts = Array<number>(bound).fill(0);
      for (let seed = 0; seed < 40_000; seed++) counts[new XorShift32(seed).below(bound)]!++;
      const expected = 40_000 / bound;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Mean bound - 1, standard deviation sqrt(2 (bound - 1)).
      expect(chiSquare).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * (bound - 1)));
    }
  });

  test('shuffle keeps the cards and reaches every place', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 2000; seed++) {
      const cards = vanillaDeck().map((_, place) => place);
      shuffle(cards, new XorShift32(seed));
      expect(new Set(cards).size).toBe(60);
      seen.add(cards.indexOf(0));
    }
    expect(seen.size).toBe(60);
  });
});

describe('the hand-specialised simulator', () => {
  test('plays the same games as the plain one from 500 deals', () => {
    for (let seed = 0; seed < 500; seed++) {
      const root = deal(seed);
      const expected = new ReferenceSimulator(root, seed + 1000).playout();
      expect(new HandSimulator(root).playout(seed + 1000), `seed ${seed}`).toEqual(expected);
    }
  });

  test.each(rootNames)('plays the same games as the plain one from the %s root, again and again', (name) => {
    const root = rootPosition(name);
    const simulator = new HandSimulator(root);
    for (let seed = 0; seed < 500; seed++) {
      const expected = new ReferenceSimulator(root, seed).playout();
      expect(simulator.playout(seed), `seed ${seed}`).toEqual(expected);
    }
    expect({ ...simulator.playout(7) }).toEqual({ ...simulator.playout(7) });
  });

  test('plays the same games as the plain one from crowded positions full of burn', () => {
    let lostTargets = 0;
    for (let seed = 0; seed < 500; seed++) {
      const root = crowdedPosition(seed);
      const reference = new ReferenceSimulator(root, seed);
      const expected = reference.playout();
      expect(new HandSimulator(root).playout(seed), `seed ${seed}`).toEqual(expected);
      lostTargets += reference.lostTargets;
    }
    // Spells whose target died in response are rare in ordinary games; here they must have occurred.
    expect(lostTargets).toBeGreaterThan(20);
  });

  test('ends in a draw after the last turn, and by an empty library', () => {
    for (let seed = 0; seed < 20; seed++) {
      const late = { ...deal(seed), turn: lastTurn - 1 };
      expect(new HandSimulator(late).playout(seed)).toMatchObject({ winner: -1, turns: lastTurn });
      expect(new HandSimulator(late).playout(seed)).toEqual(new ReferenceSimulator(late, seed).playout());

      const [first, second] = deal(seed).players;
      const exhausted: VanillaPosition = { turn: 2, players: [first, { ...second, library: [] }] };
      expect(new HandSimulator(exhausted).playout(seed)).toMatchObject({ winner: 0, turns: 2 });
      expect(new HandSimulator(exhausted).playout(seed)).toEqual(new ReferenceSimulator(exhausted, seed).playout());
    }
  });

  test('continues a game from its position at a later turn as the plain one does', () => {
    let positions = 0;
    for (let seed = 0; seed < 300; seed++) {
      const position = new HandSimulator(deal(seed)).positionAtTurn(seed, 2 + (seed % 19));
      if (position === undefined) continue;
      positions++;
      for (const index of [0, 1] as const) expect(allCards(position, index)).toEqual(vanillaDeck());
      const expected = new ReferenceSimulator(position, seed).playout();
      expect(new HandSimulator(position).playout(seed), `seed ${seed}`).toEqual(expected);
    }
    expect(positions).toBeGreaterThan(200);
  });

  test('plays games of the usual length in which both players win about half', () => {
    const games = 20_000;
    const wins = { '-1': 0, '0': 0, '1': 0 };
    let turns = 0;
    let decisions = 0;
    for (let seed = 0; seed < games; seed++) {
      const result = new HandSimulator(deal(seed)).playout(seed + games);
      wins[result.winner]++;
      turns += result.turns;
      decisions += result.decisions;
    }
    expect(turns / games).toBeGreaterThan(20);
    expect(turns / games).toBeLessThan(25);
    expect(decisions / games).toBeGreaterThan(80);
    expect(decisions / games).toBeLessThan(110);
    // The seat is worth a few percent; draws need sixty turns.
    expect(wins[0] / games).toBeGreaterThan(0.45);
    expect(wins[1] / games).toBeGreaterThan(0.45);
    expect(wins[-1] / games).toBeLessThan(0.01);
  });
});

describe('the plain simulator', () => {
  test('neither loses nor makes cards', () => {
    for (let seed = 0; seed < 200; seed++) {
      const game = new ReferenceSimulator(deal(seed), seed);
      game.playout();
      expect(sortedCards(game.cardsOf(0))).toEqual(vanillaDeck());
      expect(sortedCards(game.cardsOf(1))).toEqual(vanillaDeck());
    }
  });
});
