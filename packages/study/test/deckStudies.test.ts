import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { cardEffects } from '../src/cards/cardEffects.ts';
import { gauntletSummary } from '../src/gauntlet/gauntlet.ts';
import type { GameRecord, MatchDeck } from '../src/match/match.ts';
import { againstField, overPairs } from '../src/match/schedules.ts';
import { matrixSummary } from '../src/matrix/matrix.ts';
import { gauntletReport } from '../src/report/gauntletReport.ts';
import { matrixReport } from '../src/report/matrixReport.ts';
import { tablesOf } from '../src/report/page.ts';
import { wilson } from '../src/statistics/wilson.ts';
import { ended, sideWith } from './records.ts';

const CARDS = 20;
const deck: MatchDeck = {
  library: Array.from({ length: CARDS }, (_, at) => ({ name: `card ${at}`, count: 3 })),
  commanders: [],
};

/** Games of 7 to 20 cards; long ones are mostly won, and card 0 wins some more. */
function gamesOf(seed: number, count: number, effect: number): GameRecord[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, game) => {
    const cards = 7 + random.below(14);
    const library = deck.library.flatMap((_card, at) => [at, at, at]);
    const seen = Array.from({ length: cards }, () => library.splice(random.below(library.length), 1)[0]!);
    const chance = 0.15 + 0.03 * cards + (seen.includes(0) ? effect : 0);
    const sides = [sideWith(seen.slice(0, 7), []), sideWith(seen.slice(0, 7), seen.slice(7))] as const;
    return ended(againstField(1, 2), game, random.unit() < chance ? 1 : 0, { sides });
  });
}

const effectsOf = (games: readonly GameRecord[]) =>
  cardEffects([{ name: 'mine', deck, games, isLookedAt: () => true }], ({ game }) => game % 2);

test('cards that do nothing look like nothing, although who draws more cards wins more', () => {
  const { looked, effects } = effectsOf(gamesOf(1, 3000, 0));
  expect(looked).toBe(2 * CARDS);
  // Plain shares differ: games with a card are the longer ones.
  const drawn = effects.filter(({ when }) => when === 'drawn');
  const plain = drawn.reduce((sum, one) => sum + (one.with.score ?? 0) - (one.without.score ?? 0), 0) / CARDS;
  const fair = drawn.reduce((sum, one) => sum + (one.difference ?? 0), 0) / CARDS;
  expect(plain).toBeGreaterThan(0.04);
  expect(Math.abs(fair)).toBeLessThan(0.015);
  expect(effects.filter(({ q }) => q !== null && q <= 0.05)).toEqual([]);
  const outside = effects.filter(({ ci95 }) => ci95 !== null && (ci95[0] > 0 || ci95[1] < 0)).length;
  expect(outside).toBeLessThanOrEqual(6);
});

test('a card that wins games is found, first of all, and by about as much as it wins', () => {
  const { effects } = effectsOf(gamesOf(2, 3000, 0.2));
  expect(effects[0]).toMatchObject({ card: 'card 0', when: 'drawn', deck: 'mine', copies: 3 });
  expect(effects[0]?.q).toBeLessThan(1e-6);
  expect(effects[0]?.ci95?.[0]).toBeLessThan(0.2);
  expect(effects[0]?.ci95?.[1]).toBeGreaterThan(0.2);
});

test('games without hands, and cards that were always or never there, have no effect to tell', () => {
  const games = gamesOf(3, 60, 0).map((game) => ({
    ...game,
    sides: [sideWith([1], []), sideWith([0, 1], [])] as const,
  }));
  const { looked, effects } = effectsOf(games);
  expect(looked).toBe(0);
  expect(effects.every(({ difference, p, q }) => difference === null && p === null && q === null)).toBe(true);
  expect(effectsOf(gamesOf(3, 60, 0).map((game) => ended(againstField(1, 2), game.game, game.winner))).looked).toBe(0);
});

test('a gauntlet counts opponents by weight, and the deck on the play and on the draw', () => {
  const field = ['easy', 'hard'].map((name) => ({ name, deck }));
  const setup = {
    deck: { name: 'mine', deck },
    field,
    seed: 1,
    mostTurns: 60,
    player: 'greedy',
    fieldPlayer: 'greedy',
  };
  // All games against the first are won, and those against the second that the deck begins.
  const schedule = againstField(1, 2);
  const games = Array.from({ length: 80 }, (_, game) =>
    ended(schedule, game, game % 2 === 0 || schedule(game).first === 1 ? 1 : 0),
  );
  const even = gauntletSummary({ ...setup, weights: [1, 1] }, games);
  expect(even.opponents.map(({ score, weight }) => [score, weight])).toEqual([
    [1, 0.5],
    [0.5, 0.5],
  ]);
  expect(even.opponents.map(({ onThePlay, onTheDraw }) => [onThePlay.score, onTheDraw.score])).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(even.weighted.score).toBe(0.75);
  expect(even).toMatchObject({
    total: { score: 0.75, games: 80 },
    onThePlay: { games: 40, score: 1 },
    onTheDraw: { games: 40 },
  });
  const hard = gauntletSummary({ ...setup, weights: [0, 3] }, games);
  expect(hard.weighted.score).toBe(0.5);
  expect(hard.weighted.ci95[0]).toBeCloseTo(wilson(20, 40)[0], 4);
  // The report has the mean by weight first, which is no number of games, then what was counted.
  const opponents = tablesOf(gauntletReport(hard, games)).find(({ name }) => name === 'opponents');
  const scores = opponents?.rows.map((row) => [row[0], row[1], row[8]]);
  expect(scores).toEqual([
    ['the field by its weights', null, 0.5],
    ['all games', 80, 0.75],
    ['easy', 40, 1],
    ['hard', 40, 0.5],
  ]);
});

test('a matrix has what the row won against the column, on both sides of its diagonal', () => {
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  const schedule = overPairs(5, pairs);
  // The first deck of the pair wins three of four; one game of the last pair is a draw.
  const games = Array.from({ length: 60 }, (_, game) =>
    ended(schedule, game, game === 59 ? null : game % 4 === 3 ? 1 : 0),
  );
  const summary = matrixSummary({ decks: ['a', 'b', 'c'], seed: 5, mostTurns: 60, player: 'greedy' }, schedule, games);
  const cells = summary.cells.flatMap((row) => row.map((cell) => cell?.score ?? null));
  expect(cells.filter((cell) => cell === null)).toHaveLength(3);
  for (const row of [0, 1, 2])
    for (const column of [0, 1, 2])
      if (row !== column) {
        const [there, back] = [summary.cells[row]?.[column], summary.cells[column]?.[row]];
        expect((there?.score ?? 0) + (back?.score ?? 0)).toBeCloseTo(1, 12);
        expect(there?.ci95[0]).toBeCloseTo(1 - (back?.ci95[1] ?? 0), 9);
        expect(there?.games).toBe(20);
      }
  expect(summary.cells[0]?.[1]).toMatchObject({ wins: 15, losses: 5 });
  expect(summary.cells[2]?.[1]?.turnLimit).toBe(1);
  expect(summary.decks.map(({ total }) => total.games)).toEqual([40, 40, 40]);
  expect(summary.decks[0]?.score).toBeCloseTo(0.75, 12);
  expect(summary.onThePlay.games).toBe(60);
  const { findings } = matrixReport(summary, games);
  expect(findings[0]).toMatch(/^a scores most: 75\.0/);
  // Decks that score alike are all the best.
  const even = matrixReport({ ...summary, decks: summary.decks.map((one) => ({ ...one, score: 0.5 })) }, games);
  expect(even.findings[0]).toMatch(/^a and b and c score most: 50\.0/);
});
