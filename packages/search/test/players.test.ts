/** Whole games between players. */
import { advance, answer, knownLists, mixed, resultOf, viewOf } from '@foretell/rules';
import { expect, test } from 'vitest';
import { LEVELS } from '../src/levels.ts';
import { PLAYER_NAMES, type PlayerName, parsePlayer, playerText } from '../src/playerSpec.ts';
import { chooseWithin, createPlayer } from '../src/players.ts';
import type { Analysis, OptionAnalysis } from '../src/search.ts';
import { DECK_NAMES, game } from './games.ts';

/** Plays a game; the winner (-1 for a draw) and the options taken. */
function play(names: readonly [PlayerName, PlayerName], seed: number, deck: string): { winner: number; taken: string } {
  const start = game(seed, deck, deck);
  const belief = knownLists(start);
  const players = names.map((name) => createPlayer({ name, simulations: null }, belief));
  const taken: number[] = [];
  for (let decision = advance(start); decision !== null; decision = advance(start)) {
    const choice = players[decision.decider]?.choose(viewOf(start, decision.decider), mixed(seed, taken.length));
    if (choice === undefined || !choice.ok) throw new Error('no choice');
    taken.push(choice.option);
    answer(start, choice.option);
  }
  return { winner: resultOf(start).winners[0] ?? -1, taken: taken.join() };
}

test('greedy wins all but at most one of eight games against random, from both seats', () => {
  let wins = 0;
  for (let seed = 0; seed < 8; seed++) {
    const seat = seed % 2;
    const { winner } = play(
      seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'],
      seed,
      DECK_NAMES[seed % 4] as string,
    );
    if (winner === seat) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(7);
}, 180_000);

test('the same seeds give the same game', () => {
  expect(play(['greedy', 'random'], 5, 'red-aggro')).toEqual(play(['greedy', 'random'], 5, 'red-aggro'));
}, 60_000);

test('a level with an allowance plays near-best options at times, never worse ones, and a sure win always', () => {
  const option = (winProbability: number): OptionAnalysis => ({
    plan: { picks: [0], kinds: [0], steps: [] },
    winProbability,
    ci95: [0, 1],
    visits: 10,
    share: 0.25,
    pairedDiff: { mean: 0, ci95: [0, 0] },
    line: [],
    firstPileShare: null,
  });
  const analysis = (values: number[]): Analysis => {
    const options = values.map(option);
    const best = options[0] as OptionAnalysis;
    return {
      kind: 'priority',
      player: 0,
      decider: 0,
      options,
      best,
      complete: true,
      method: 'flat',
      level: 'novice',
      iterations: 40,
      worlds: 4,
      rounds: 1,
      seed: 1,
    };
  };
  const drawn = new Set<number>();
  for (let seed = 0; seed < 300; seed++)
    drawn.add(chooseWithin(analysis([0.6, 0.59, 0.4]), LEVELS.novice.allowance, seed).winProbability);
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([0.59, 0.6]);
  expect(chooseWithin(analysis([0.6, 0.599]), LEVELS.max.allowance, 3).winProbability).toBe(0.6);
  for (let seed = 0; seed < 50; seed++)
    expect(chooseWithin(analysis([1, 0.95]), LEVELS.novice.allowance, seed).winProbability).toBe(1);
});

test('players are written as a name, and a budget where they search', () => {
  for (const name of PLAYER_NAMES) expect(parsePlayer(name)).toEqual({ name, simulations: null });
  expect(parsePlayer('strong@512')).toEqual({ name: 'strong', simulations: 512 });
  expect(playerText({ name: 'pimc', simulations: 2000 })).toBe('pimc@2000');
  for (const wrong of ['expert', 'greedy@10', 'strong@', 'strong@0', 'strong@1e3', 'strong@99999999999', ' strong', ''])
    expect(parsePlayer(wrong)).toBeNull();
});
