/**
 * Kuhn's poker (1950): three cards, one each, both have paid 1; bet 1 or check, call or fold. Against the equilibrium of either side nobody
 * gets more than the value of the game, -1/18 for the first player. Values are scaled to 0–1: -2 is 0, 2 is 1.
 */
import type { Random } from '../../src/random.ts';
import type { SearchedGame } from '../../src/searchedGame.ts';

export const JACK = 0;
const QUEEN = 1;
export const KING = 2;

/** Where the betting stands: b = bet or call, p = pass (check or fold). */
type History = '' | 'p' | 'b' | 'pb' | 'pp' | 'bp' | 'bb' | 'pbp' | 'pbb';

export interface Deal {
  readonly cards: readonly [number, number];
  history: string;
}

export const DEALS: readonly (readonly [number, number])[] = [
  [JACK, QUEEN],
  [JACK, KING],
  [QUEEN, JACK],
  [QUEEN, KING],
  [KING, JACK],
  [KING, QUEEN],
];

/** The probability that a player bets or calls there with that card. */
export type Strategy = (card: number, history: string) => number;

/** The second player's only equilibrium. */
export const SECOND_EQUILIBRIUM: Strategy = (card, history) => {
  if (history === 'p') return [1 / 3, 0, 1][card] as number;
  return [0, 1 / 3, 1][card] as number;
};

/** One of the first player's equilibria, `alpha` in 0–1/3. */
export function firstEquilibrium(alpha: number): Strategy {
  return (card, history) => {
    if (history === '') return [alpha, 0, 3 * alpha][card] as number;
    return [0, alpha + 1 / 3, 1][card] as number;
  };
}

/** What player 0 wins; null while the betting goes on. */
function payoff({ cards, history }: Deal): number | null {
  const showdown = cards[0] > cards[1] ? 1 : -1;
  switch (history as History) {
    case 'pp':
      return showdown;
    case 'bp':
      return 1;
    case 'pbp':
      return -1;
    case 'bb':
    case 'pbb':
      return 2 * showdown;
    case '':
    case 'p':
    case 'b':
    case 'pb':
      return null;
  }
}

export function scaled(chips: number): number {
  return (chips + 2) / 4;
}

/** Both players are asked. Options: 0 passes, 1 bets or calls. */
export const KUHN: SearchedGame<Deal> = {
  decider: (deal) => (payoff(deal) === null ? deal.history.length % 2 : -1),
  optionCount: () => 2,
  informationHash: ({ cards, history }, player) => hashOf(history) * 4 + (cards[player] as number),
  optionKey: (_, index) => index,
  answer: (deal, index) => {
    deal.history += index === 0 ? 'p' : 'b';
  },
  scoreOptions: (_, scores) => {
    scores[0] = 0;
    scores[1] = 0;
  },
  playout: (deal, random, values) => {
    while (payoff(deal) === null) deal.history += random.below(2) === 0 ? 'p' : 'b';
    valuesOf(deal, values);
  },
};

function hashOf(history: string): number {
  let hash = 0;
  for (const letter of history) hash = 3 * hash + (letter === 'p' ? 1 : 2);
  return hash;
}

function valuesOf(deal: Deal, values: number[]): void {
  const chips = payoff(deal) ?? 0;
  values[0] = scaled(chips);
  values[1] = scaled(-chips);
}

/** A deal in which one side plays by draws of its own. */
export interface StrategyDeal extends Deal {
  readonly draws: Random;
}

/** The game of `player` against a known strategy: what the other does is a part of the game. */
export class KuhnAgainst implements SearchedGame<StrategyDeal> {
  private readonly strategy: Strategy;
  private readonly player: 0 | 1;

  constructor(strategy: Strategy, player: 0 | 1) {
    this.strategy = strategy;
    this.player = player;
  }

  /** A deal at the player's first decision. */
  begin(cards: readonly [number, number], draws: Random): StrategyDeal {
    const deal = { cards, history: '', draws };
    this.goOn(deal);
    return deal;
  }

  private goOn(deal: StrategyDeal): void {
    while (payoff(deal) === null && deal.history.length % 2 !== this.player) {
      const chance = this.strategy(deal.cards[this.player === 0 ? 1 : 0], deal.history);
      deal.history += deal.draws.unit() < chance ? 'b' : 'p';
    }
  }

  decider(deal: StrategyDeal): number {
    return KUHN.decider(deal);
  }

  optionCount(): number {
    return 2;
  }

  informationHash(deal: StrategyDeal, player: number): number {
    return KUHN.informationHash(deal, player);
  }

  optionKey(_: StrategyDeal, index: number): number {
    return index;
  }

  answer(deal: StrategyDeal, index: number): void {
    KUHN.answer(deal, index);
    this.goOn(deal);
  }

  scoreOptions(deal: StrategyDeal, scores: number[]): void {
    KUHN.scoreOptions(deal, scores);
  }

  playout(deal: StrategyDeal, random: Random, values: number[]): void {
    while (payoff(deal) === null) this.answer(deal, random.below(2));
    valuesOf(deal, values);
  }
}

interface Weighted {
  readonly deal: Deal;
  readonly weight: number;
}

/** What the best response to a strategy wins on average, in chips: in each information set the choice that is better over all its deals. */
export function bestResponse(strategy: Strategy, player: 0 | 1): number {
  return bestValue(
    DEALS.map((cards) => ({ deal: { cards, history: '' }, weight: 1 / 6 })),
    strategy,
    player,
  );
}

function bestValue(worlds: readonly Weighted[], strategy: Strategy, player: 0 | 1): number {
  let total = 0;
  const sets = new Map<number, Weighted[]>();
  const ahead = [...worlds];
  for (let world = ahead.pop(); world !== undefined; world = ahead.pop()) {
    const { deal, weight } = world;
    const chips = payoff(deal);
    if (chips !== null) {
      total += weight * (player === 0 ? chips : -chips);
    } else if (deal.history.length % 2 === player) {
      const key = KUHN.informationHash(deal, player);
      sets.set(key, [...(sets.get(key) ?? []), world]);
    } else {
      const chance = strategy(deal.cards[player === 0 ? 1 : 0], deal.history);
      ahead.push(after(world, 'p', 1 - chance), after(world, 'b', chance));
    }
  }
  for (const set of sets.values()) {
    const choices = ['p', 'b'].map((letter) => set.map((world) => after(world, letter, 1)));
    total += Math.max(...choices.map((choice) => bestValue(choice, strategy, player)));
  }
  return total;
}

function after({ deal, weight }: Weighted, letter: string, chance: number): Weighted {
  return { deal: { ...deal, history: deal.history + letter }, weight: weight * chance };
}
