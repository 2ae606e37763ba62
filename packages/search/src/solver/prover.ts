/**
 * The search for a forced win this turn in one world: a player picks at their decisions (OR), everybody else picks against them (AND), until the
 * game is won, the turn is over, or the decisions to look at are spent. What the player cannot foresee does not count (`foreseen.ts`).
 * It is repeated in stages, from narrow to full and within each from few deeds to many, as long as something was left out: most wins are short and
 * made of the usual moments, but for one deed of an odd kind. Unseen cards come off libraries in narrow stages only. What is known of a state is kept for all stages. Source: AND-OR search with transpositions and iterative
 * deepening, as solvers of chess and shogi problems and the lethal searches of card-game agents use it.
 */
import { ActionType, actionType, advance, answer, type Decision, DecisionKind, type Game } from '@foretell/rules';
import { scoreOptions } from '../policy/policy.ts';
import { candidates, Width, type WidthId } from './candidates.ts';
import { Foreseen } from './foreseen.ts';
import { optionName, stateName } from './identity.ts';
import { Line } from './line.ts';
import { isWithinReach } from './reach.ts';

/** `open`: cannot be forced. `partial`: not within the limits of the stage. `spent`: the decisions to look at were used up. */
export type Failure = 'open' | 'partial' | 'spent';

interface Stage {
  readonly width: WidthId;
  /** Lines are given up by the near measure of reach. */
  readonly near: boolean;
  /** Options allowed on each way that its width leaves out: many solutions have one (limited discrepancy search). */
  readonly odd: number;
  /** Deeds allowed, one search after the other. */
  readonly deeds: readonly number[];
}

/** More deeds than a turn has. */
const ANY = 99;

const STAGES: readonly Stage[] = [
  { width: Width.Narrow, near: true, odd: 0, deeds: [1, 3, 6, ANY] },
  { width: Width.Narrow, near: true, odd: 1, deeds: [2, 4, ANY] },
  { width: Width.Wide, near: true, odd: 0, deeds: [2, 4, 6, ANY] },
  { width: Width.Narrow, near: false, odd: 1, deeds: [4, ANY] },
  { width: Width.Wide, near: false, odd: 0, deeds: [4, ANY] },
  { width: Width.Full, near: false, odd: 0, deeds: [2, 4, ANY] },
];

export class Prover {
  /** Decisions looked at so far. */
  looked = 0;
  /** Whether some win was found after cards had come off a library unseen. */
  surprised = false;
  private readonly player: number;
  private turn = 0;
  private stage: Stage = STAGES[0] as Stage;
  private stageAt = 0;
  private foreseen: Foreseen | null = null;
  private running: Searching | null = null;
  private limit = 0;
  /** States won, and by odd options left and state the latest stage and the most deeds with which no win was found. */
  private readonly won: Map<number, Line> = new Map();
  private readonly failed: readonly Map<number, number>[] = STAGES.map(() => new Map<number, number>());
  /** States on the way to the one being looked at: coming back to one of them leads nowhere. */
  private readonly underWay: Set<number> = new Set();
  /** By question, the reply that last refuted a line. */
  private readonly refutations: Map<number, number> = new Map();

  constructor(player: number) {
    this.player = player;
  }

  /** Looks at `nodes` decisions at most. The game is not changed. */
  prove(game: Game, nodes: number): Line | Failure {
    this.turn = game.turnNumber;
    this.foreseen = new Foreseen(game, this.player);
    this.underWay.clear();
    this.running = this.stages(game);
    return this.resume(nodes);
  }

  /** Goes on where the nodes were spent, for so many more. */
  resume(nodes: number): Line | Failure {
    this.limit = this.looked + nodes;
    const step = this.running?.next();
    return step?.done === true ? step.value : 'spent';
  }

  private *stages(game: Game): Searching {
    if (!isWithinReach(game, this.player, false)) return 'open';
    for (const [at, stage] of STAGES.entries()) {
      this.stage = stage;
      this.stageAt = at;
      for (const deeds of stage.deeds) {
        const found = yield* this.search(game.clone(), deeds, stage.odd);
        if (found !== 'partial') return found;
      }
    }
    return 'open';
  }

  /** The game is used up. */
  private *search(game: Game, deeds: number, odd: number): Searching {
    const decision = game.decision;
    const foreseen = this.foreseen?.holds(game) === true;
    if (game.over || decision === null) return game.player(this.player).won && foreseen ? this.end(game) : 'open';
    if (game.turnNumber !== this.turn || !foreseen) return 'open';
    while (this.looked >= this.limit) yield;
    this.looked++;
    if (decision.decider !== this.player) return yield* this.searchReplies(game, decision, deeds, odd);
    if (decision.kind === DecisionKind.Priority && game.stack.length === 0 && decision.options.length > 1)
      return yield* this.searchState(game, decision, deeds, odd);
    return yield* this.searchOptions(game, decision, deeds, odd);
  }

  private end(game: Game): Line {
    if (this.foreseen?.isSure(game) === false) this.surprised = true;
    return Line.END;
  }

  /** A moment at which nothing is under way, which may be reached in many ways. */
  private *searchState(game: Game, decision: Decision, deeds: number, odd: number): Searching {
    const surprise = this.foreseen?.surprise(game) ?? 0;
    if (surprise !== 0 && this.stage.width !== Width.Narrow) return 'open';
    if (!isWithinReach(game, this.player, false)) return 'open';
    if (this.stage.near && !isWithinReach(game, this.player, true)) return 'partial';
    const state = stateName(game) + surprise;
    const won = this.won.get(state);
    if (won !== undefined) return won;
    const effort = EFFORT * this.stageAt + deeds;
    for (let more = odd; more <= this.stage.odd; more++) {
      const failed = this.failed[more]?.get(state) ?? -1;
      if (failed >= CLOSED) return 'open';
      if (failed >= effort) return 'partial';
    }
    if (this.underWay.has(state)) return 'partial';
    this.underWay.add(state);
    const found = yield* this.searchOptions(game, decision, deeds, odd);
    this.underWay.delete(state);
    if (found instanceof Line) this.won.set(state, found);
    else this.failed[odd]?.set(state, found === 'open' ? CLOSED : effort);
    return found;
  }

  /** One option that wins is enough. */
  private *searchOptions(game: Game, decision: Decision, deeds: number, odd: number): Searching {
    const usual = candidates(game, decision, this.stage.width);
    const indexes = odd > 0 && usual.partial ? withOthers(game, decision, usual.indexes) : usual.indexes;
    let failure: Failure = usual.partial ? 'partial' : 'open';
    for (let i = 0; i < indexes.length; i++) {
      const index = indexes[i] as number;
      if (this.foreseen?.isLuck(game, decision, index) === true) continue;
      const left = isDeed(decision, index) ? deeds - 1 : deeds;
      if (left < 0) {
        failure = 'partial';
        continue;
      }
      const name = optionName(game, decision, index);
      const noted = this.foreseen?.note(decision, index) === true;
      const oddLeft = i < usual.indexes.length ? odd : odd - 1;
      const found = yield* this.search(step(game, index, i === indexes.length - 1), left, oddLeft);
      if (noted) this.foreseen?.forget();
      if (found instanceof Line) return Line.own(name, found);
      if (found === 'partial') failure = found;
    }
    return failure;
  }

  /** Every option must lose for those who choose; what refuted before comes first, then the best defence. */
  private *searchReplies(game: Game, decision: Decision, deeds: number, odd: number): Searching {
    if (decision.kind === DecisionKind.Block) {
      if (!isWithinReach(game, this.player, false)) return 'open';
      if (this.stage.near && !isWithinReach(game, this.player, true)) return 'partial';
    }
    const question = 64 * (decision.subjects[0] ?? 0) + decision.kind;
    const names: number[] = [];
    const lines: Line[] = [];
    const replies = this.replies(game, decision, question);
    for (let i = 0; i < replies.length; i++) {
      const index = replies[i] as number;
      const name = optionName(game, decision, index);
      if (names.includes(name)) continue;
      const found = yield* this.search(step(game, index, i === replies.length - 1), deeds, odd);
      if (!(found instanceof Line)) {
        this.refutations.set(question, decision.options[index] as number);
        return found;
      }
      names.push(name);
      lines.push(found);
    }
    return Line.replies(names, lines);
  }

  private replies(game: Game, decision: Decision, question: number): number[] {
    const { options } = decision;
    if (options.length === 1) return [0];
    const scores: number[] = [];
    scoreOptions(game, decision, scores);
    const first = options.indexOf(this.refutations.get(question) ?? Number.NaN);
    if (first >= 0) scores[first] = 1000;
    return options.map((_, index) => index).sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  }
}

/** The usual options first, then all others. */
function withOthers(game: Game, decision: Decision, usual: readonly number[]): readonly number[] {
  const { indexes } = candidates(game, decision, Width.Full);
  return [...usual, ...indexes.filter((index) => !usual.includes(index))];
}

/** Stops when the nodes are spent, and can be taken up again. */
type Searching = Generator<undefined, Line | Failure, undefined>;

/** Above any number of deeds. */
const EFFORT = 128;
const CLOSED = 1 << 20;

function isDeed(decision: Decision, index: number): boolean {
  return decision.kind === DecisionKind.Priority && actionType(decision.options[index] as number) !== ActionType.Pass;
}

export function after(game: Game, option: number): Game {
  return step(game, option, false);
}

/** The game after that option: the same one if it is not needed any more. */
function step(game: Game, option: number, last: boolean): Game {
  const next = last ? game : game.clone();
  answer(next, option);
  advance(next);
  return next;
}
