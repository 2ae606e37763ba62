import { builtInPool } from '@foretell/cards';
import { compileCatalog } from '@foretell/rules';
import { expect, test } from 'vitest';
import { cardNames } from '../src/match/cardNames.ts';
import type { GameRecord, Match, MatchDeck } from '../src/match/match.ts';
import { playGame } from '../src/match/playGame.ts';
import { inTurn } from '../src/match/schedules.ts';

const catalog = compileCatalog(builtInPool);
const random = { name: 'random', simulations: null } as const;

function matchOf(library: MatchDeck['library'], more: Partial<Match> = {}): Match {
  const deck = { library, commanders: [] };
  return { decks: [deck, deck], players: [random, random], format: 'duel', turnLimit: 12, ...more };
}

const BEARS = [
  { name: 'Forest', count: 20 },
  { name: 'Grizzly Bears', count: 16 },
  { name: 'Giant Growth', count: 4 },
];

const games = (match: Match, count: number): GameRecord[] =>
  Array.from({ length: count }, (_, game) => playGame(catalog, match, inTurn(5)(game)));

test('a game is the same whether or not somebody looks, and only what is asked for is kept', () => {
  const plain = games(matchOf(BEARS), 12);
  expect(plain.every((game) => !('sides' in game))).toBe(true);
  const began = games(matchOf(BEARS, { watched: [] }), 12);
  const watched = games(matchOf(BEARS, { watched: [1] }), 12);
  for (const looked of [began, watched]) expect(looked.map((game) => ({ ...game, sides: undefined }))).toEqual(plain);
  expect(began.flatMap(({ sides }) => sides ?? []).some((side) => 'opening' in side)).toBe(false);
  for (const { sides } of watched) {
    expect(sides?.[0]).not.toHaveProperty('opening');
    expect(sides?.[1].opening).toHaveLength(sides?.[1].kept ?? -1);
  }
});

test('a hand has seven cards less the mulligans (103.5), and every turn but the very first draws one (103.8a, 504.1)', () => {
  // Nothing but lands: nothing but the draw step ever draws.
  const lands = [
    { name: 'Forest', count: 30 },
    { name: 'Island', count: 10 },
  ];
  const match = matchOf(lands, { watched: [0, 1] });
  const seen = games(match, 40);
  for (const { sides, first, turns } of seen) {
    for (const [side, record] of (sides ?? []).entries()) {
      expect(record.kept).toBe(7 - record.mulligans);
      expect(record.opening).toHaveLength(record.kept);
      // Turns 1, 3, … are those of the player who began.
      const own = side === first ? Math.ceil(turns / 2) - 1 : Math.floor(turns / 2);
      expect(record.drawn).toHaveLength(own);
    }
  }
  expect(new Set(seen.flatMap(({ sides }) => sides?.map(({ mulligans }) => mulligans) ?? [])).size).toBeGreaterThan(3);
  // A quarter of the cards are the second of the list.
  const all = seen.flatMap(
    ({ sides }) => sides?.flatMap(({ opening = [], drawn = [] }) => [...opening, ...drawn]) ?? [],
  );
  expect(cardNames(match.decks[0]!)).toEqual(['Forest', 'Island']);
  expect(all.filter((card) => card === 1).length / all.length).toBeCloseTo(0.25, 1);
});

test('a game that cannot be dealt has no hands', () => {
  const [broken] = games(matchOf([{ name: 'No Such Card', count: 40 }], { watched: [0] }), 1);
  expect(broken?.end).toBe('error');
  expect(broken).not.toHaveProperty('sides');
});
