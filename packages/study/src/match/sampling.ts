/**
 * Positions taken out of a game while it is played. Which ones depends on the game's seed alone: each turn gives one at most, a decision at
 * which nothing is under way, and of the turns so many are drawn that a game has no more than it may.
 */
import { type Game, knownLists, mixed, viewOf } from '@foretell/rules';
import { analyseAs, featuresOf, isSettled, type PlayerSpec } from '@foretell/search';
import type { Sample } from './match.ts';

/** Decisions of a turn among which its position is drawn: as the turn begins, and after things have happened. */
const DECISIONS_OF_TURN = 12;
const DIGITS = 1e4;

export class Sampling {
  private readonly seed: number;
  private readonly most: number;
  private readonly taken: Game[] = [];
  /** How many turns have given a position; all have the same chance to be among those kept. */
  private offered = 0;
  private turn = -1;
  private settled = 0;
  private wanted = 0;

  constructor(seed: number, most: number) {
    this.seed = mixed(seed, SAMPLES);
    this.most = most;
  }

  /** Called at each decision that leaves a choice, before it is answered; whether the position is wanted. */
  isWanted(game: Game): boolean {
    if (this.most === 0 || game.turnNumber === 0) return false;
    if (game.turnNumber !== this.turn) {
      this.turn = game.turnNumber;
      this.settled = 0;
      // Half of the turns give their first such decision: that is where playouts stop.
      const draw = mixed(this.seed, this.turn);
      this.wanted = draw % 2 === 0 ? 0 : (draw >>> 1) % DECISIONS_OF_TURN;
    }
    if (!isSettled(game, this.turn)) return false;
    return this.settled++ === this.wanted;
  }

  /** Keeps the position (reservoir sampling: Vitter 1985, algorithm R). */
  take(game: Game): void {
    this.offered++;
    if (this.taken.length < this.most) this.taken.push(game.clone());
    else {
      const place = mixed(this.seed, -this.offered) % this.offered;
      if (place < this.most) this.taken[place] = game.clone();
    }
  }

  samples(judge: PlayerSpec | undefined): readonly Sample[] {
    const inOrder = this.taken.toSorted((a, b) => a.turnNumber - b.turnNumber);
    return inOrder.map((game) => sampleOf(game, judge === undefined ? null : judged(game, judge, this.seed)));
  }
}

const SAMPLES = 0x5a3b1e;

function sampleOf(game: Game, predicted: number | null): Sample {
  const [first = [], second = []] = featuresOf(game);
  return {
    turn: game.turnNumber,
    side: game.decision?.decider ?? 0,
    features: first.map((value, at) => Math.round((value - (second[at] as number)) * DIGITS) / DIGITS),
    predicted,
  };
}

/** What the judge thinks of the decider's chances, from their view. */
function judged(game: Game, judge: PlayerSpec, seed: number): number {
  const decider = game.decision?.decider ?? 0;
  const result = analyseAs(judge, viewOf(game, decider), knownLists(game), mixed(seed, game.turnNumber));
  if (result === null) throw new Error(`the judge ${judge.name} does not search`);
  if (!result.ok) throw new Error(`the judge cannot tell: ${JSON.stringify(result.error)}`);
  return result.analysis.best.winProbability;
}
