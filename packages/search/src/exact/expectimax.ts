/**
 * The exact value of every option of a decision in a small position: expectimax over worlds, two players, to the end of the game. What is
 * hidden must be hidden from everybody who is still to be asked (the order of libraries): then they decide for all worlds that look the same
 * at once, nobody can signal, and one recursion solves the game. Where somebody who is asked knows less than the other the question is of
 * another kind (equilibria), and it is refused rather than answered wrongly. Exponential: for tests, puzzles and grades, not for play.
 */
import { advance, answer, type Decision, type Game, hashGame, informationHash } from '@foretell/rules';
import { terminalValues } from '../evaluation/evaluate.ts';

/** A complete game and how likely it is; weights need not add up to 1. */
export interface WeightedWorld {
  readonly game: Game;
  readonly weight: number;
}

export type ExactResult =
  /** By option of the decision: the win probability of the player asked (a draw counts 1/2) if everybody plays on perfectly. */
  | { readonly ok: true; readonly values: readonly number[]; readonly nodes: number }
  /** `too-large`: more decisions than allowed. `private-information`: somebody is asked who does not know what the other knows. */
  | { readonly ok: false; readonly code: 'too-large' | 'private-information' };

/**
 * The values of the open decision; the worlds must look the same to both players. No world is changed.
 * @param nodes decisions looked at, at most; equal states count once
 */
export function exactValues(worlds: readonly WeightedWorld[], nodes: number): ExactResult {
  const decision = worlds[0]?.game.decision;
  if (decision === null || decision === undefined) throw new Error('a position without a decision');
  const [root, ...others] = split(worlds, 0);
  if (root === undefined || others.length > 0) throw new Error('worlds that do not look the same');
  const solver = new Expectimax(decision.decider, nodes);
  let total = 0;
  for (const { weight } of worlds) total += weight;
  const sums = decision.options.map((_, option) => solver.afterOption(root, option));
  if (solver.failure !== null) return { ok: false, code: solver.failure };
  return { ok: true, values: sums.map((sum) => sum / total), nodes: solver.looked };
}

/** The exact win probability of `player` in a state that may be over, as {@link exactValues} has it; null if it takes more nodes. */
export function exactValue(game: Game, player: number, nodes: number): number | null {
  const solver = new Expectimax(player, nodes);
  const value = solver.valueOf({ worlds: [{ game, weight: 1 }], fogged: 0 });
  return solver.failure === null ? value : null;
}

/** Worlds that look the same to everybody who is still to be asked. */
interface Group {
  readonly worlds: readonly WeightedWorld[];
  /** Bits of the players to whom worlds of other groups look the same: they may not be asked any more. */
  readonly fogged: number;
}

class Expectimax {
  looked = 0;
  failure: 'too-large' | 'private-information' | null = null;
  private readonly player: number;
  private readonly nodes: number;
  /** Values of single worlds by state, for each set of players who are fogged. */
  private readonly solved: Map<number, number>[] = [];
  private readonly out: number[] = [];

  constructor(player: number, nodes: number) {
    this.player = player;
    this.nodes = nodes;
  }

  /** The weighted sum of the player's win probabilities after that option of the open decision. */
  afterOption({ worlds, fogged }: Group, option: number): number {
    if (this.failure !== null) return 0;
    const next = worlds.map(({ game, weight }) => {
      const copy = game.clone();
      answer(copy, option);
      advance(copy);
      return { game: copy, weight };
    });
    let sum = 0;
    for (const group of split(next, fogged)) sum += this.valueOf(group);
    return sum;
  }

  valueOf(group: Group): number {
    const [first] = group.worlds;
    const decision = first?.game.decision ?? null;
    if (first === undefined || decision === null || first.game.over) return this.endValue(group.worlds);
    if (group.worlds.length > 1) return this.best(group, decision);
    const solved = (this.solved[group.fogged] ??= new Map());
    const state = hashGame(first.game);
    const known = solved.get(state);
    if (known !== undefined) return known * first.weight;
    const value = this.best({ worlds: [{ game: first.game, weight: 1 }], fogged: group.fogged }, decision);
    solved.set(state, value);
    return value * first.weight;
  }

  private endValue(worlds: readonly WeightedWorld[]): number {
    let sum = 0;
    for (const { game, weight } of worlds) {
      terminalValues(game, this.out);
      sum += weight * (this.out[this.player] as number);
    }
    return sum;
  }

  /** What the decider makes of it: the most for the player, or the least. */
  private best(group: Group, { decider, options }: Decision): number {
    this.looked++;
    if (this.looked > this.nodes) this.failure = 'too-large';
    if ((group.fogged & (1 << decider)) !== 0) this.failure = 'private-information';
    let best = decider === this.player ? -Infinity : Infinity;
    for (let option = 0; option < options.length && this.failure === null; option++) {
      const value = this.afterOption(group, option);
      best = decider === this.player ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}

/** The worlds that are over, one by one, and the others by what both players see. */
function split(worlds: readonly WeightedWorld[], fogged: number): Group[] {
  if (worlds.length === 1) return [{ worlds, fogged }];
  const groups: Map<string, WeightedWorld[]> = new Map();
  /** By player and what they see, what both see. */
  const looks: Map<string, string> = new Map();
  let fog = fogged;
  for (const world of worlds) {
    const sights = world.game.players.map(({ index }) => informationHash(world.game, index));
    const look = sights.join(' ');
    for (const [player, sight] of sights.entries()) {
      const own = `${player} ${sight}`;
      if ((looks.get(own) ?? look) !== look) fog |= 1 << player;
      looks.set(own, look);
    }
    groups.set(look, [...(groups.get(look) ?? []), world]);
  }
  return [...groups.values()].map((group) => ({ worlds: group, fogged: fog }));
}
