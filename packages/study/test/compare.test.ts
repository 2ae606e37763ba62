import { builtInPool } from '@foretell/cards';
import { compileCatalog } from '@foretell/rules';
import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { aligned } from '../src/compare/align.ts';
import { compareSummary } from '../src/compare/compare.ts';
import { predicted } from '../src/compare/predict.ts';
import { type CompareSetup, compareMatch } from '../src/compare/setup.ts';
import { RunningPairs } from '../src/compare/stop.ts';
import type { GameRecord, MatchDeck } from '../src/match/match.ts';
import { playGame } from '../src/match/playGame.ts';
import { inPairs } from '../src/match/schedules.ts';
import { ended } from './records.ts';

const random = { name: 'random', simulations: null } as const;
const texts = { player: 'random', fieldPlayer: 'random' };

function deckOf(cards: Readonly<Record<string, number>>): MatchDeck {
  return { library: Object.entries(cards).map(([name, count]) => ({ name, count })), commanders: [] };
}

const BEARS = { Forest: 16, 'Grizzly Bears': 16, 'Giant Growth': 4, 'Llanowar Elves': 4 };

function setupOf(old: MatchDeck, next: MatchDeck, more: Partial<CompareSetup> = {}): CompareSetup {
  return {
    old: { name: 'before', deck: old },
    new: { name: 'after', deck: next },
    field: [{ name: 'bears', deck: deckOf(BEARS) }],
    player: random,
    fieldPlayer: random,
    format: 'duel',
    seed: 3,
    mostTurns: 40,
    games: 4000,
    until: null,
    sprt: null,
    ...more,
  };
}

const SAME = setupOf(deckOf(BEARS), deckOf(BEARS));

/** Games whose pairs end as the function says: points of the old and of the new deck. */
function gamesWith(
  setup: CompareSetup,
  count: number,
  points: (pair: number) => readonly [number, number],
): GameRecord[] {
  const schedule = inPairs(setup.seed, setup.field.length);
  return Array.from({ length: count }, (_, game) => {
    const won = points(Math.floor(game / 2))[game % 2];
    return ended(schedule, game, won === 1 ? 1 : won === 0 ? 0 : null);
  });
}

test('the games of a pair differ in the deck alone, and a round has every opponent in both seats', () => {
  const schedule = inPairs(7, 3);
  const orders = Array.from({ length: 12 }, (_, game) => schedule(game));
  for (let at = 0; at < 12; at += 2) {
    const [old, next] = [orders[at]!, orders[at + 1]!];
    expect({ ...next, game: at, decks: [next.decks[0], 0] }).toEqual({ ...old, decks: [old.decks[0], 0] });
    expect([old.decks[1], next.decks[1]]).toEqual([0, 1]);
    expect(old.players).toEqual([1, 0]);
  }
  expect(new Set(orders.map(({ seed }) => seed)).size).toBe(6);
  expect(new Set(orders.map(({ decks, first }) => `${decks[0]}/${first}`)).size).toBe(6);
});

test('what decks share lies at the same places, in whatever order their lists are', () => {
  const old = deckOf({ Forest: 20, 'Grizzly Bears': 4, Rancor: 2, 'Giant Growth': 4 });
  const next = deckOf({ 'Giant Growth': 4, Plains: 1, 'Grizzly Bears': 3, Forest: 22 });
  const { old: before, new: after, shared, changed, changes } = aligned(old, next);
  const spread = ({ library }: MatchDeck): string[] => library.flatMap(({ name, count }) => Array(count).fill(name));
  expect(spread(before).slice(0, 27)).toEqual(spread(after).slice(0, 27));
  expect([shared, changed]).toEqual([27, 3]);
  expect(spread(before).toSorted()).toEqual(spread(old).toSorted());
  expect(spread(after).toSorted()).toEqual(spread(next).toSorted());
  expect(changes).toEqual([
    { card: 'Forest', old: 20, new: 22 },
    { card: 'Grizzly Bears', old: 4, new: 3 },
    { card: 'Rancor', old: 2, new: 0 },
    { card: 'Plains', old: 0, new: 1 },
  ]);
});

/** The games of the first pairs against the bears, with all hands and draws. */
function pairsPlayed(old: MatchDeck, next: MatchDeck, pairs: number): [GameRecord, GameRecord][] {
  const catalog = compileCatalog(builtInPool);
  const match = { ...compareMatch(setupOf(old, next, { mostTurns: 12 })), watched: [0, 1, 2] };
  const play = (game: number): GameRecord => playGame(catalog, match, inPairs(3, 1)(game));
  return Array.from({ length: pairs }, (_, pair) => [play(2 * pair), play(2 * pair + 1)]);
}

const PLAIN = { Forest: 30, 'Grizzly Bears': 28 };

test('a pair in which no changed card turns up is the same game twice', () => {
  const pairs = pairsPlayed(deckOf({ ...PLAIN, 'Giant Growth': 2 }), deckOf({ ...PLAIN, Naturalize: 2 }), 12);
  // The third of the cards, in both lists.
  const turnsUp = ({ sides }: GameRecord): boolean =>
    [...(sides?.[1].opening ?? []), ...(sides?.[1].drawn ?? [])].includes(2);
  const unchanged = pairs.filter((pair) => !pair.some(turnsUp));
  expect(unchanged.length).toBeGreaterThan(3);
  expect(unchanged.length).toBeLessThan(12);
  // The final states differ: in one of them a library holds other cards.
  const told = (game: GameRecord): unknown => ({ ...game, game: 0, hash: 0 });
  for (const [old, next] of unchanged) expect(told(next)).toEqual(told(old));
  expect(pairs.every(([old, next]) => turnsUp(old) === turnsUp(next))).toBe(true);
});

test('an opponent is dealt the same hands also where the compared decks are of different sizes', () => {
  const pairs = pairsPlayed(deckOf(PLAIN), deckOf({ ...PLAIN, Naturalize: 3 }), 10);
  const kept = pairs.filter(([old, next]) => old.sides?.[0].mulligans === next.sides?.[0].mulligans);
  expect(kept.length).toBeGreaterThan(2);
  for (const [old, next] of kept) expect(next.sides?.[0].opening).toEqual(old.sides?.[0].opening);
});

test('it stops after the first round with which the interval is narrow enough, and later games do not count', () => {
  const setup = { ...SAME, field: [SAME.field[0]!, SAME.field[0]!], until: 0.1 };
  const luck = new Random(4);
  const points = Array.from({ length: 1000 }, () => [luck.below(2), luck.below(2)] as const);
  const games = gamesWith(setup, 2000, (pair) => points[pair]!);
  const running = new RunningPairs(setup);
  const enough = games.findIndex((game) => {
    running.add(game);
    return running.isEnough;
  });
  expect((enough + 1) % 8).toBe(0);
  const halfWidth = (count: number): number => {
    const { ci95 } = compareSummary({ ...setup, until: null }, texts, games.slice(0, count)).difference;
    return (ci95[1] - ci95[0]) / 2;
  };
  expect(halfWidth(enough + 1)).toBeLessThanOrEqual(0.1);
  expect(halfWidth(enough + 1 - 8)).toBeGreaterThan(0.1);
  const summary = compareSummary(setup, texts, games);
  expect(summary).toEqual(compareSummary(setup, texts, games.slice(0, enough + 1)));
  expect(summary.stop.reached).toBe(true);
  // Games of strangers, as the prediction takes them to be where all cards are others: it is about right.
  const others = predicted({ ...setup, new: { name: 'after', deck: deckOf({ Plains: 40 }) } });
  expect(others.expected / (enough + 1)).toBeGreaterThan(0.8);
  expect(others.expected / (enough + 1)).toBeLessThan(1.25);
  expect(others.most).toBeGreaterThanOrEqual(others.expected);
});

test('thirty pairs without any difference are not enough to say that there is none to a hundredth', () => {
  const setup = { ...SAME, until: 0.01 };
  const running = new RunningPairs(setup);
  for (const game of gamesWith(setup, 400, () => [1, 1])) running.add(game);
  expect(running.isEnough).toBe(false);
  // z^2 / (n + z^2) = 1 %
  expect(running.expectedGames()).toBeCloseTo(2 * 3.8415 * 99, -1);
});

test.each([
  ['better', [0, 1], [1, 1]],
  ['worse', [1, 0], [1, 1]],
  ['no-difference', [1, 1], [0, 0]],
] as const)('the verdict of an interval: %s', (verdict, often, else_) => {
  const setup = { ...SAME, until: 0.1 };
  const summary = compareSummary(
    setup,
    texts,
    gamesWith(setup, 4000, (pair) => (pair % 3 === 0 ? often : else_)),
  );
  expect(summary.verdict).toBe(verdict);
  expect(summary.sentence).toMatch(
    { better: /is better/, worse: /is worse/, 'no-difference': /do not differ by more/ }[verdict],
  );
});

test('without enough games nobody can tell, and the sentence says how many would do', () => {
  const setup = { ...SAME, games: 120 };
  const summary = compareSummary(
    setup,
    texts,
    gamesWith(setup, 120, (pair) => (pair % 10 === 0 ? [0, 1] : pair % 12 === 1 ? [1, 0] : [1, 1])),
  );
  expect(summary.verdict).toBe('cannot-tell');
  expect(summary.sentence).toMatch(
    /^Cannot tell yet whether after is better than before .* about \d+ games would show it\.$/,
  );
});

test('the verdict of a sequential test is that of the hypothesis it accepts', () => {
  const test = (elo0: number, elo1: number) => ({ ...SAME, sprt: { elo0, elo1, alpha: 0.05, beta: 0.05 } });
  const up = (setup: CompareSetup) => gamesWith(setup, 4000, (pair) => (pair % 3 === 0 ? [0, 1] : [1, 1]));
  const down = (setup: CompareSetup) => gamesWith(setup, 4000, (pair) => (pair % 3 === 0 ? [1, 0] : [1, 1]));
  const verdict = (setup: CompareSetup, games: GameRecord[]) => compareSummary(setup, texts, games).verdict;
  expect(verdict(test(0, 20), up(test(0, 20)))).toBe('better');
  expect(verdict(test(0, 20), down(test(0, 20)))).toBe('no-difference');
  expect(verdict(test(-20, 0), down(test(-20, 0)))).toBe('worse');
  expect(verdict(test(-20, 0), up(test(-20, 0)))).toBe('no-difference');
  expect(verdict(test(0, 20), up(test(0, 20)).slice(0, 8))).toBe('cannot-tell');
});

test('pairs with a defect do not count; splits add up; both decks have all their games', () => {
  const field = ['one', 'two', 'three'].map((name) => ({ name, deck: deckOf(BEARS) }));
  const setup = { ...SAME, field };
  const games = gamesWith(setup, 120, (pair) => [pair % 2, pair % 3 === 0 ? 1 : 0.5]).map((game) =>
    game.game === 5 ? { ...game, end: 'error' as const, winner: null, reason: 'turn 3: lost its way' } : game,
  );
  const summary = compareSummary(setup, texts, games);
  expect(summary).toMatchObject({ games: 120, errors: 1, pairing: { spoilt: 1 }, difference: { pairs: 59 } });
  expect(summary.onThePlay.pairs + summary.onTheDraw.pairs).toBe(59);
  expect(summary.opponents.map(({ deck, pairs }) => [deck, pairs])).toEqual([
    ['one', 20],
    ['two', 20],
    ['three', 19],
  ]);
  expect(summary.old.games + summary.new.games).toBe(120);
  // Two of three of the new deck's games were stopped; every game is one of the kinds.
  expect(summary.new).toMatchObject({ turnLimit: 40 - 1, errors: 1 });
  for (const one of [summary.old, summary.new])
    expect(one.wins + one.losses + one.draws + one.turnLimit + one.decisionLimit + one.errors).toBe(60);
  expect(summary.unfinished).toContainEqual({
    game: 5,
    seed: games[5]?.seed,
    end: 'error',
    reason: 'turn 3: lost its way',
  });
});

test('fewer changed cards need fewer games, at a rate that their chance to turn up says', () => {
  const swapped = (count: number) =>
    predicted({
      ...SAME,
      until: 0.02,
      new: { name: 'after', deck: deckOf({ ...BEARS, Forest: 16 - count, Plains: count }) },
    });
  const counts = [1, 2, 4, 8].map((count) => swapped(count).expected);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  // 16 of 40 cards are seen: one of two turns up with chance 1 - 24*23/(40*39).
  const chances = [2, 4].map((count) => swapped(count).variance / (1 + count / 40));
  const turnsUp = [2, 4].map(
    (count) => 1 - Array.from({ length: count }, (_, at) => (24 - at) / (40 - at)).reduce((a, b) => a * b),
  );
  expect((chances[1] ?? 0) / (chances[0] ?? 1)).toBeCloseTo((turnsUp[1] ?? 0) / (turnsUp[0] ?? 1), 10);
  expect(swapped(0).variance).toBe(0);
});
