/** Whole searches: the same answer however they are run, nothing from hidden cards, and easy wins found. */
import { advance, answer, DecisionKind, type Game, knownLists, mixed, resultOf, viewOf, Zone } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import {
  type Analysis,
  analyse,
  DEFAULT_PARAMETERS,
  openSearch,
  openShards,
  type SearchOptions,
  type Shard,
  type ShardReport,
} from '../src/index.ts';
import { CATALOG, DECK_NAMES, game, playRandomly } from './games.ts';
import { position } from './positions.ts';

function analysisOf(start: Game, options: Omit<SearchOptions, 'belief' | 'seed'>, seed = 1): Analysis {
  const decision = advance(start);
  if (decision === null) throw new Error('the game is over');
  const result = analyse(viewOf(start, decision.decider), { ...options, seed, belief: knownLists(start) });
  if (!result.ok) throw new Error(result.error.code);
  return result.analysis;
}

/** Every so-many-th decision of a few random games, with `visit` allowed to do what it likes with a copy. */
function randomPositions(count: number, visit: (game: Game, at: number) => void): void {
  let seen = 0;
  for (let seed = 0; seen < count; seed++) {
    const start = game(seed, DECK_NAMES[seed % 4] as string, DECK_NAMES[(seed + 1 + (seed >> 2)) % 4] as string);
    playRandomly(start, seed, 3000, (now, at) => {
      if (seen >= count || mixed(seed, at) % 5 !== 0) return;
      visit(now, seen);
      seen++;
    });
  }
}

/** Player 0 casts a spell that shows five cards, which player 1 separates and player 0 picks from. */
function separating(top: readonly string[], life: number, lands: readonly string[]): Game {
  const start = position([
    {
      battlefield: ['Island', 'Island', 'Island', 'Island', ...lands],
      hand: ['Fact or Fiction'],
      library: top,
      life: 1,
    },
    { life, battlefield: ['Leatherback Baloth', 'Kalonian Tusker'] },
  ]);
  answer(start, optionOf(start, 'Fact or Fiction'));
  while (advance(start)?.kind !== DecisionKind.PileSplit) answer(start, 0);
  return start;
}

function optionOf(start: Game, card: string): number {
  const decision = advance(start);
  const view = viewOf(start, decision?.decider ?? 0);
  const { plans } = openSearched(start);
  const plan = plans.find(({ steps }) => steps[0]?.action?.card === card);
  return view.decision?.options.indexOf(plan?.picks[0] ?? -1) ?? -1;
}

function openSearched(start: Game): { plans: Analysis['best']['plan'][] } {
  return { plans: analysisOf(start, SMALL).options.map((option) => option.plan) };
}

const SMALL = {
  worlds: 2,
  budget: { simulations: 4 },
  method: 'flat',
  level: 'novice',
  parameters: { ...DEFAULT_PARAMETERS, mostPlans: 12 },
} as const;

const PROVING = { ...SMALL, level: 'casual' } as const;

describe('one search, run in different ways', () => {
  const start = game(3, 'red-aggro', 'green-creatures');
  playRandomly(start, 3, 40, () => undefined);
  const decision = advance(start);
  const options: SearchOptions = {
    seed: 5,
    belief: knownLists(start),
    worlds: 16,
    budget: { simulations: 200 },
    method: 'tree',
    parameters: { ...DEFAULT_PARAMETERS, treeIterations: 50 },
  };
  const view = viewOf(start, decision?.decider ?? 0);
  const once = analyse(view, options);

  test('twice: the same to the last bit', () => {
    expect(once.ok).toBe(true);
    expect(JSON.stringify(analyse(view, options))).toBe(JSON.stringify(once));
  });

  test('with reports of a round that is not over: what will be said when it is, and no more than that', () => {
    const piles = separating(['Plains', 'Lightning Bolt', 'Lightning Bolt'], 6, ['Mountain', 'Mountain']);
    const pileView = viewOf(piles, piles.decision?.decider ?? 0);
    const pileOptions = { ...options, belief: knownLists(piles), budget: { simulations: 400 } };
    let previews = 0;
    for (const [from, settings] of [
      [view, options],
      [pileView, pileOptions],
    ] as const) {
      const opened = openSearch(from, settings);
      if (!opened.ok) throw new Error(opened.error.code);
      const { search } = opened;
      const shards = openShards(CATALOG, search.requests);
      if (!shards.ok) throw new Error(shards.error.code);
      for (let order = search.next(); order !== null; order = search.next()) {
        const round = order;
        const reports = shards.shards.map((shard) => shard.run(round));
        const before = JSON.stringify(search.analysis());
        const { rounds, ...preview } = search.analysis(reports);
        expect(JSON.stringify(search.analysis())).toBe(before);
        search.absorb(reports);
        const { rounds: after, ...absorbed } = search.analysis();
        expect(after).toBe(rounds + 1);
        expect(JSON.stringify(preview)).toBe(JSON.stringify(absorbed));
        previews++;
      }
    }
    expect(previews).toBeGreaterThan(2);
  });

  test('a line is played as it is told, in a world where hidden cards stay hidden', () => {
    const opened = openSearch(view, options);
    if (!opened.ok) throw new Error(opened.error.code);
    const { search } = opened;
    const shards = openShards(CATALOG, search.requests);
    if (!shards.ok) throw new Error(shards.error.code);
    for (let order = search.next(); order !== null; order = search.next()) {
      const round = order;
      search.absorb(shards.shards.map((shard) => shard.run(round)));
    }
    const handOf = (now: Game): string[] =>
      viewOf(now, view.viewer)
        .visibleCards(Zone.Hand, 1 - view.viewer)
        .toSorted();
    for (const option of search.analysis().options.slice(0, 4)) {
      const { picks, kinds } = option.plan;
      for (const [at, pick] of picks.entries()) {
        const { decision: asked } = search.after(option, at);
        expect(asked?.kind).toBe(kinds[at]);
        expect(asked?.options).toContain(pick);
      }
      const games = Array.from({ length: option.line.length + 2 }, (_, steps) => search.after(option, steps));
      const turns = games.map(({ turnNumber }) => turnNumber);
      expect(turns).toEqual(turns.toSorted((one, other) => one - other));
      expect(turns.at(-1)).toBeLessThanOrEqual(start.turnNumber + 2);
      for (const now of games) expect(handOf(now)).toEqual([]);
    }
  });

  test('with other seeds: other samples', () => {
    expect(JSON.stringify(analyse(view, { ...options, seed: 6 }))).not.toBe(JSON.stringify(once));
  });

  test('as text to workers that answer in any order: the same to the last bit', () => {
    const opened = openSearch(view, options);
    if (!opened.ok) throw new Error(opened.error.code);
    const { search } = opened;
    // 8 at most, each with a tree of 50 iterations at least.
    expect(search.requests).toHaveLength(4);
    const shards = search.requests.map((request) => {
      const result = openShards(CATALOG, [JSON.parse(JSON.stringify(request))]);
      if (!result.ok) throw new Error(result.error.code);
      return result.shards[0] as Shard;
    });
    for (let order = search.next(); order !== null; order = search.next()) {
      const sent = JSON.stringify(order);
      const reports = shards.map((shard): ShardReport => JSON.parse(JSON.stringify(shard.run(JSON.parse(sent)))));
      search.absorb(reports.toReversed());
    }
    expect(JSON.stringify(search.analysis())).toBe(JSON.stringify(once.ok ? once.analysis : once.error));
  });

  test('stopped after some rounds: the same as asking for that many', () => {
    const open = { ...options, method: 'flat' as const };
    let rounds = 0;
    const stopped = analyse(view, {
      ...open,
      budget: { rounds: Number.POSITIVE_INFINITY },
      onRound: () => ++rounds < 2,
    });
    const asked = analyse(view, { ...open, budget: { rounds: 2 } });
    expect(JSON.stringify(stopped)).toBe(JSON.stringify(asked));
    expect(stopped.ok && stopped.analysis.rounds).toBe(2);
  }, 60_000);

  test('spends no more than its budget, and says how it was spent', () => {
    if (!once.ok) throw new Error(once.error.code);
    const { analysis } = once;
    expect(analysis.iterations).toBeLessThanOrEqual(200);
    expect(analysis.options.reduce((sum, option) => sum + option.visits, 0)).toBe(analysis.iterations);
    expect(analysis.options.reduce((sum, option) => sum + option.share, 0)).toBeCloseTo(1, 12);
    for (const { winProbability, ci95 } of analysis.options) {
      expect(winProbability).toBeGreaterThanOrEqual(ci95[0]);
      expect(winProbability).toBeLessThanOrEqual(ci95[1]);
    }
    expect(analysis.best.pairedDiff).toEqual({ mean: 0, ci95: [0, 0] });
  });
});

describe('hidden information', () => {
  test('cards swapped between hidden places change nothing: random positions (foretell honesty looks at more)', () => {
    let swapped = 0;
    randomPositions(32, (now, at) => {
      const decider = now.decision?.decider ?? 0;
      const other = now.clone();
      swapped += shuffleHidden(other, decider);
      // Some with the search for forced wins, which takes most of the time.
      const options: typeof SMALL | typeof PROVING = at % 8 === 0 ? PROVING : SMALL;
      expect(JSON.stringify(analysisOf(other, options))).toBe(JSON.stringify(analysisOf(now.clone(), options)));
    });
    expect(swapped).toBeGreaterThan(500);
  }, 240_000);

  test('a card that was revealed does change the search', () => {
    const start = position([
      { battlefield: ['Forest'], hand: ['Llanowar Elves'] },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    ]);
    const before = JSON.stringify(analysisOf(start.clone(), SMALL));
    const shown = start.clone();
    const slot = shown.player(1).hand[0] as number;
    shown.known[slot] = 3;
    const view = viewOf(shown, 0);
    expect(view.zone(Zone.Hand, 1).map((card) => view.known(card)?.definition.name)).toEqual(['Lightning Bolt']);
    expect(JSON.stringify(analysisOf(shown, SMALL))).not.toBe(before);
  });

  test('the order of the own hand does not matter', () => {
    const named = (hand: string[]): string =>
      JSON.stringify(
        analysisOf(
          position([{ battlefield: ['Mountain', 'Forest'], hand }, { battlefield: ['Grizzly Bears'] }]),
          SMALL,
        ),
      );
    expect(named(['Lightning Bolt', 'Llanowar Elves', 'Forest'])).toBe(
      named(['Forest', 'Llanowar Elves', 'Lightning Bolt']),
    );
  });
});

/** Rotates the cards that the player does not know among their places, each owner's by themselves; how many have moved. */
function shuffleHidden(other: Game, viewer: number): number {
  let moved = 0;
  const seen = viewOf(other, viewer);
  for (const player of other.players) {
    if (player.index !== viewer && seen.zone(Zone.Hand, player.index).some((card) => seen.known(card) !== null))
      continue;
    const hand = player.index === viewer ? [] : player.hand;
    const places = [...hand, ...player.library].filter((slot) => ((other.known[slot] ?? 0) & (1 << viewer)) === 0);
    if (places.length < 2 || other.searches.length > 0) continue;
    const cards = places.map((slot) => other.card(slot));
    places.forEach((slot, at) => {
      const card = cards[(at + 7) % cards.length];
      if (card !== undefined) other.setCard(slot, card);
    });
    moved += places.length;
  }
  return moved;
}

describe('easy decisions', () => {
  test('burn that kills is aimed at the player', () => {
    const start = position([
      { battlefield: ['Mountain'], hand: ['Lightning Bolt'], life: 2 },
      { life: 3, battlefield: ['Grizzly Bears', 'Goblin Guide'] },
    ]);
    const { best } = analysisOf(start, { worlds: 4, budget: { simulations: 128 }, method: 'flat' });
    expect(best.plan.steps[0]?.action?.card).toBe('Lightning Bolt');
    expect(best.plan.steps[1]?.object).toMatchObject({ isPlayer: true, player: 1 });
    expect(best.winProbability).toBeGreaterThan(0.97);
  });

  test('all attackers together are lethal: all attack', () => {
    const start = position([
      { battlefield: ['Grizzly Bears', 'Goblin Guide', 'Kalonian Tusker'], life: 1 },
      { life: 4, battlefield: ['Leatherback Baloth'] },
    ]);
    while (advance(start)?.kind !== DecisionKind.Attack) answer(start, 0);
    const { best } = analysisOf(start, { worlds: 4, budget: { simulations: 256 }, method: 'flat' });
    expect(best.plan.steps.filter((step) => step.object !== null)).toHaveLength(3);
  });

  test('a creature that would only die stays home', () => {
    const start = position([
      { battlefield: ['Llanowar Elves'], life: 20 },
      { life: 20, battlefield: ['Leatherback Baloth', 'Kalonian Tusker'] },
    ]);
    while (advance(start)?.kind !== DecisionKind.Attack) answer(start, 0);
    const { best } = analysisOf(start, { worlds: 4, budget: { simulations: 64 }, method: 'flat' });
    expect(best.plan.steps.filter((step) => step.object !== null)).toHaveLength(0);
  });

  test('the block that saves the game is made', () => {
    const start = position([{ battlefield: ['Leatherback Baloth'] }, { life: 4, battlefield: ['Llanowar Elves'] }]);
    while (advance(start)?.kind !== DecisionKind.Attack) answer(start, 0);
    answer(start, 1);
    while (advance(start)?.kind !== DecisionKind.Block) answer(start, 0);
    const { best } = analysisOf(start, { worlds: 4, budget: { simulations: 64 }, method: 'tree' });
    expect(best.plan.steps[0]?.object?.name).toBe('Leatherback Baloth');
  });
});

test('the best option of every decision of a game is legal, and the game goes on to its end', () => {
  const start = game(11, 'red-aggro', 'green-creatures');
  let count = 0;
  for (let decision = advance(start); decision !== null && count < 400; decision = advance(start)) {
    const { best } = analysisOf(start, SMALL, count);
    const view = viewOf(start, decision.decider);
    const option = view.decision?.options.indexOf(best.plan.picks[0] as number) ?? -1;
    expect(option).toBeGreaterThanOrEqual(0);
    answer(start, option);
    count++;
  }
  expect(resultOf(start).over).toBe(true);
}, 120_000);

describe('piles', () => {
  const names = (plan: Analysis['best']['plan'], pile: number): string =>
    (plan.steps[0]?.piles[pile] ?? [])
      .map((card) => card.name)
      .toSorted()
      .join('+');

  test('two cards that only win together are separated', () => {
    const start = separating(['Plains', 'Plains', 'Plains', 'Lightning Bolt', 'Lightning Bolt'], 6, [
      'Mountain',
      'Mountain',
    ]);
    const analysis = analysisOf(start, { worlds: 4, budget: { simulations: 800 }, method: 'flat' });
    expect(analysis.method).toBe('piles');
    expect(analysis.decider).toBe(1);
    const { best } = analysis;
    for (const pile of [0, 1]) expect(names(best.plan, pile)).toContain('Lightning Bolt');
    expect(best.winProbability).toBeGreaterThan(0.9);
    expect(best.line[1]?.kind).toBe('pile-choice');
    // Nothing is hidden that the chooser's reply could hang on: it is one pile, which they like at least as well as the other.
    const taken = best.split?.firstPileShare === 1 ? 0 : 1;
    expect(best.split?.firstPileShare).toBe(1 - taken);
    expect(best.split?.chooserValues[taken]).toBeGreaterThanOrEqual(best.split?.chooserValues[1 - taken] ?? 1);
    expect(best.winProbability).toBeCloseTo(best.split?.splitterValues[taken] ?? 0, 1);
    const together = analysis.options.filter(({ plan }) => names(plan, 0).includes('Lightning Bolt+Lightning Bolt'));
    expect(together.length).toBeGreaterThan(0);
    for (const option of together) expect(option.winProbability).toBeLessThan(best.winProbability - 0.3);
  });

  test('the pile with the card that wins at once is taken, however many cards the other has', () => {
    const start = separating(['Plains', 'Swamp', 'Grizzly Bears', 'Forest', 'Lightning Bolt'], 3, ['Mountain']);
    const split = start.decision?.options.indexOf(1) ?? -1;
    answer(start, split);
    expect(advance(start)?.kind).toBe(DecisionKind.PileChoice);
    const { best } = analysisOf(start, { worlds: 4, budget: { simulations: 256 }, method: 'flat' });
    expect(names(best.plan, 0)).toBe('Lightning Bolt');
    expect(names(best.plan, 1)).toBe('Forest+Grizzly Bears+Plains+Swamp');
    expect(best.winProbability).toBeGreaterThan(0.95);
  });
});
