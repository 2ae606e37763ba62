/** Whole games between players. */
import { advance, answer, Decision, DecisionKind, knownLists, mixed, resultOf, viewOf } from '@foretell/rules';
import { expect, test } from 'vitest';
import type { Analysis, OptionAnalysis } from '../src/analysis.ts';
import { LEVELS } from '../src/levels.ts';
import { DEFAULT_PARAMETERS } from '../src/parameters.ts';
import { PLAYER_NAMES, parsePlayer, playerText } from '../src/playerSpec.ts';
import { chooseWithin, chosenBy, createPlayer } from '../src/players.ts';
import { PolicyPlayer } from '../src/policyPlayer.ts';
import { RandomPlayer } from '../src/randomPlayer.ts';
import { DECK_NAMES, game } from './games.ts';

/** Plays a game; the winner (-1 for a draw) and the options taken. */
function play(names: readonly [string, string], seed: number, deck: string): { winner: number; taken: string } {
  const start = game(seed, deck, deck);
  const belief = knownLists(start);
  const players = names.map((name) => {
    const read = parsePlayer(name);
    if (!read.ok) throw new Error(read.error.code);
    return createPlayer(read.player, belief);
  });
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

test('a search of a few playouts beats who does nothing (H106)', () => {
  expect(play(['novice@8', 'passive'], 1, 'red-aggro').winner).toBe(0);
  expect(play(['passive', 'novice@8'], 2, 'green-creatures').winner).toBe(1);
}, 60_000);

test('random acts a bounded number of times in a turn, and in the next turn again', () => {
  const decision = new Decision(DecisionKind.Priority, 0, 0, 0, 'action', [0, 1, 2], [], [], false);
  const player = new RandomPlayer();
  const acts = (turn: number): number => {
    let count = 0;
    for (let seed = 0; seed < 1000; seed++) if (player.pick(decision, turn, seed) !== 0) count++;
    return count;
  };
  const first = acts(1);
  expect(first).toBeLessThan(100);
  expect(acts(2)).toBe(first);
  const other = new Decision(DecisionKind.X, 0, 0, 0, 'number', [0, 1, 2], [], [], false);
  expect(Array.from({ length: 50 }, (_, seed) => player.pick(other, 2, seed)).some((option) => option !== 0)).toBe(
    true,
  );
});

test('the same seeds give the same game', () => {
  expect(play(['greedy', 'random'], 5, 'red-aggro')).toEqual(play(['greedy', 'random'], 5, 'red-aggro'));
}, 60_000);

function optionOf(winProbability: number, behind: number): OptionAnalysis {
  return {
    plan: { picks: [0], kinds: [0], steps: [] },
    winProbability,
    ci95: [0, 1],
    visits: 10,
    share: 0.25,
    pairedDiff: { mean: -behind, ci95: [-behind, -behind] },
    line: [],
    split: null,
  };
}

/** With options of those values, the best first; where nothing else is said, they were all played in the same worlds. */
function analysisOf(
  values: readonly number[],
  behind = values.map((value) => (values[0] as number) - value),
): Analysis {
  const options = values.map((value, at) => optionOf(value, behind[at] as number));
  const best = options[0] as OptionAnalysis;
  return {
    kind: 'priority',
    player: 0,
    decider: 0,
    options,
    best,
    complete: true,
    certain: null,
    forced: null,
    method: 'flat',
    level: 'novice',
    iterations: 40,
    worlds: 4,
    rounds: 1,
    seed: 1,
  };
}

test('a level with an allowance plays near-best options at times, never worse ones, and a sure win always', () => {
  const drawn = new Set<number>();
  for (let seed = 0; seed < 300; seed++)
    drawn.add(chooseWithin(analysisOf([0.6, 0.5, 0.3]), LEVELS.novice.allowance, seed).winProbability);
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([0.5, 0.6]);
  expect(chooseWithin(analysisOf([0.6, 0.599]), LEVELS.max.allowance, 3).winProbability).toBe(0.6);
  for (let seed = 0; seed < 50; seed++)
    expect(chooseWithin(analysisOf([1, 0.95]), LEVELS.novice.allowance, seed).winProbability).toBe(1);
});

test('what was given up early is not taken because the few worlds that it was played in were kind to it', () => {
  const lucky = analysisOf([0.6, 0.65], [0, 0.05]);
  for (let seed = 0; seed < 50; seed++)
    expect(chooseWithin(lucky, LEVELS.standard.allowance, seed).winProbability).toBe(0.6);
});

test('what was done before in vain is not done again while there is another option', () => {
  const analysis = analysisOf([0.6, 0.59, 0.4]);
  const chosen = (repeats: number, of = analysis): number => {
    const done = of.options.slice(0, repeats).map(({ plan }) => plan);
    return chosenBy({ name: 'max', simulations: null }, of, 1, (plan) => done.includes(plan)).winProbability;
  };
  expect([0, 1, 2, 3].map((repeats) => chosen(repeats))).toEqual([0.6, 0.59, 0.4, 0.6]);
  const forced = { line: [], length: 1, fingerprints: [], values: [] };
  expect(chosen(1, { ...analysis, forced })).toBe(0.6);
});

test('players are written as a name, and a budget and settings where they search', () => {
  const texts = [
    ...PLAYER_NAMES,
    'strong@512',
    'pimc@2000',
    'max:worlds=8',
    'greedy:weights=fitted',
    'flat@64:worlds=8,weights=hand-set',
    'flat@64:temperature=0.5,horizonTurns=3',
  ];
  for (const text of texts) {
    const read = parsePlayer(text);
    expect(read.ok && playerText(read.player)).toBe(text);
  }
  expect(parsePlayer('strong@512:exploration=1')).toEqual({
    ok: true,
    player: { name: 'strong', simulations: 512, settings: { exploration: 1 } },
  });
});

test.each([
  ['expert', 'unknown-player'],
  [' strong', 'unknown-player'],
  ['', 'unknown-player'],
  ['greedy@10', 'does-not-search'],
  ['random:worlds=2', 'does-not-search'],
  ['greedy:worlds=2', 'does-not-search'],
  ['policy:weights=fitted', 'does-not-search'],
  ['greedy:weights=fited', 'unknown-weights'],
  ['greedy:weights=fitted,weights=fitted', 'setting-twice'],
  ['strong@', 'bad-budget'],
  ['strong@0', 'bad-budget'],
  ['strong@1e3', 'bad-budget'],
  ['strong@99999999999', 'bad-budget'],
  ['strong:', 'unknown-setting'],
  ['strong@9:world=2', 'unknown-setting'],
  ['strong:worlds', 'bad-setting'],
  ['strong:worlds=0', 'bad-setting'],
  ['strong:worlds=2.5', 'bad-setting'],
  ['strong:temperature=', 'bad-setting'],
  ['strong:discount=1.5', 'bad-setting'],
  ['strong:worlds=2=3', 'bad-setting'],
  ['strong:worlds=2,worlds=3', 'setting-twice'],
])('%j is no player: %s', (text, code) => {
  expect(parsePlayer(text)).toMatchObject({ ok: false, error: { code } });
});

test('a setting changes what is played, and a player with the defaults spelled out is the player itself', () => {
  const start = game(7, 'red-aggro', 'red-aggro');
  const belief = knownLists(start);
  const texts = [
    'flat@16',
    `flat@16:worlds=16,temperature=${DEFAULT_PARAMETERS.temperature}`,
    'flat@16:temperature=50,worlds=2',
  ];
  const players = texts.map((text) => {
    const read = parsePlayer(text);
    if (!read.ok) throw new Error(read.error.code);
    return createPlayer(read.player, belief);
  });
  const chosen: [string, string, string] = ['', '', ''];
  let count = 0;
  for (let decision = advance(start); decision !== null && count < 30; decision = advance(start), count++) {
    const view = viewOf(start, decision.decider);
    const options = players.map((player) => {
      const choice = player.choose(view, count);
      if (!choice.ok) throw new Error(choice.error.code);
      return choice.option;
    });
    options.forEach((option, at) => {
      chosen[at as 0 | 1 | 2] += `${option} `;
    });
    answer(start, options[0] as number);
  }
  expect(chosen[1]).toBe(chosen[0]);
  expect(chosen[2]).not.toBe(chosen[0]);
}, 60_000);

test.each([
  ['narset-jace-control', 'opposition-agent'],
  ['red-aggro', 'green-creatures'],
])('the policy reads nothing hidden: %s against %s', (first, second) => {
  const start = game(11, first, second);
  const belief = knownLists(start);
  const player = new PolicyPlayer(belief);
  let count = 0;
  for (let decision = advance(start); decision !== null && count < 120; decision = advance(start), count++) {
    const chosen = player.choose(viewOf(start, decision.decider), count);
    const option = player.pick(start, decision, count);
    expect(chosen).toEqual({ ok: true, option });
    answer(start, option);
  }
});
