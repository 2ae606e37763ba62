/**
 * What is proven of a decision before anything is played out: that the decider can force a win this turn, in every world sampled and by one
 * strategy, or which of the options let the player whose turn it is force one, world by world. The work is done in slices, so that a deadline may
 * fall between them, and by counting decisions, so that it is the same on every machine.
 */
import { advance, answer, DecisionKind, type Game, PASS } from '@foretell/rules';
import { applyPlan } from '../plans.ts';
import { bestOption } from '../policy/policy.ts';
import { optionName, stateName } from './identity.ts';
import { Line } from './line.ts';
import { Prover } from './prover.ts';
import { isWithinReach } from './reach.ts';
import { Follower } from './strategy.ts';

/** A win that the decider can force; plain data. */
export interface ForcedWin {
  /** How the turn goes on in the first world if the others do what looks best: the picks of all, as values of options. */
  readonly line: readonly number[];
  /** Decisions until the win if it is put off as long as possible. */
  readonly length: number;
  /** The strategy: what to pick, as a value in the view's numbering, by fingerprint of what the decider sees then (`strategy.ts`). */
  readonly fingerprints: readonly number[];
  readonly values: readonly number[];
}

/** What a slice of the work has brought; plain data. */
export interface ProofReport {
  /** Nothing more is to be found. */
  readonly done: boolean;
  readonly win: ForcedWin | null;
  /** Pairs of arm and world: after that option somebody else can force a win. Only those found in this slice. */
  readonly lost: readonly number[];
}

/** Whether there is anything to prove: only the active player's win this turn is looked for. Others rarely have one, and playouts see it if they do. */
export function isWorthProving(world: Game): boolean {
  return !world.over && world.turnNumber > 0 && isWithinReach(world, world.activePlayer, false);
}

/** Picks of a line to show. */
const MOST_PICKS = 100;
/** Decisions that following a proven line through all replies may take, in each world. */
const MOST_FOLLOWED = 20_000;
/** Decisions to look at for a win that begins with a deed. */
const AT_ONCE = 200;
/** A share of a slice goes this many times over to one option: most take less. */
const SHARES = 4;

export class RootProof {
  private readonly viewer: number;
  private readonly worlds: readonly Game[];
  private readonly picks: readonly (readonly number[])[];
  private readonly kinds: readonly (readonly number[])[];
  private readonly prover: Prover;
  /** Arm and world of what is still to be tried; worlds that look the same to the solver are tried once. */
  private readonly left: { readonly arm: number; readonly worlds: readonly number[] }[] = [];
  private done = false;
  private begun = false;

  /** The worlds all stand at the viewer's decision. */
  constructor(
    worlds: readonly Game[],
    viewer: number,
    picks: readonly (readonly number[])[],
    kinds: readonly (readonly number[])[],
  ) {
    this.viewer = viewer;
    this.worlds = worlds;
    this.picks = picks;
    this.kinds = kinds;
    const attacker = worlds[0]?.activePlayer ?? viewer;
    this.prover = new Prover(attacker);
    if (attacker === viewer) return;
    const alike = groups(worlds);
    for (let arm = 0; arm < picks.length; arm++) for (const group of alike) this.left.push({ arm, worlds: group });
  }

  /** Looks at `nodes` more decisions, about. */
  run(nodes: number): ProofReport {
    const root = this.worlds[0];
    if (this.done || root === undefined) return NOTHING;
    return root.activePlayer === this.viewer ? this.proveWin(root, nodes) : this.proveLosses(nodes);
  }

  private proveWin(root: Game, nodes: number): ProofReport {
    const found = this.begun ? this.prover.resume(nodes) : this.prover.prove(root, nodes);
    this.begun = true;
    if (found === 'spent') return { done: false, win: null, lost: [] };
    this.done = true;
    if (!(found instanceof Line)) return NOTHING;
    const sooner = this.atOnce(root, found);
    const win = (sooner === null ? null : this.winBy(root, sooner)) ?? this.winBy(root, found);
    return win === null ? NOTHING : { done: true, win, lost: [] };
  }

  /** A win that begins with a deed and takes no longer, where the one found begins with waiting: who can act does not dawdle. */
  private atOnce(root: Game, found: Line): Line | null {
    if (!beginsWithPass(root, found)) return null;
    const limit = this.prover.looked + AT_ONCE;
    let best: Line | null = null;
    for (let arm = 0; arm < this.picks.length && this.prover.looked < limit; arm++) {
      const picks = this.picks[arm] as readonly number[];
      if (picks[0] === PASS) continue;
      const game = root.clone();
      const names = namesAlong(game, picks, this.kinds[arm] as readonly number[]);
      const rest = this.prover.prove(game, limit - this.prover.looked);
      if (!(rest instanceof Line)) continue;
      const line = names.reduceRight((after, name) => Line.own(name, after), rest);
      if (line.length <= (best ?? found).length) best = line;
    }
    return best;
  }

  /** The win, if the line wins in every world by one strategy. */
  private winBy(root: Game, found: Line): ForcedWin | null {
    const follower = new Follower(this.viewer, MOST_FOLLOWED);
    // Cards that nobody foresees are others in each world.
    const tried = this.prover.surprised ? this.worlds.map((_, world) => [world]) : groups(this.worlds);
    for (const [at, [first]] of tried.entries()) {
      const world = this.worlds[first as number] as Game;
      if (at > 0 && follower.winsByLine(world, found)) continue;
      if (!follower.wins(world, found)) return null;
    }
    return {
      line: lineOf(root, follower, this.viewer),
      length: found.length,
      fingerprints: [...follower.strategy.keys()],
      values: [...follower.strategy.values()],
    };
  }

  private proveLosses(nodes: number): ProofReport {
    const lost: number[] = [];
    const open = this.left.splice(0);
    let spent = 0;
    for (const [at, task] of open.entries()) {
      const share = Math.ceil((SHARES * (nodes - spent)) / (open.length - at));
      const before = this.prover.looked;
      const game = (this.worlds[task.worlds[0] as number] as Game).clone();
      applyPlan(game, this.picks[task.arm] as readonly number[], this.kinds[task.arm] as readonly number[]);
      const found = nodes > spent ? this.prover.prove(game, Math.min(share, nodes - spent)) : 'spent';
      spent += this.prover.looked - before;
      if (found instanceof Line) for (const world of task.worlds) lost.push(task.arm, world);
      else if (found === 'spent') this.left.push(task);
    }
    this.done = this.left.length === 0;
    return { done: this.done, win: null, lost };
  }
}

const NOTHING: ProofReport = { done: true, win: null, lost: [] };

function beginsWithPass(root: Game, line: Line): boolean {
  const { decision } = root;
  if (decision === null || decision.kind !== DecisionKind.Priority || decision.options[0] !== PASS) return false;
  return decision.options.length > 1 && line.names[0] === optionName(root, decision, 0);
}

/** Plays the plan; the names of its options. */
function namesAlong(game: Game, picks: readonly number[], kinds: readonly number[]): number[] {
  const names: number[] = [];
  for (let i = 0; i < picks.length; i++) {
    const { decision } = game;
    if (decision === null || decision.kind !== kinds[i]) break;
    const index = decision.options.indexOf(picks[i] as number);
    if (index < 0) break;
    names.push(optionName(game, decision, index));
    answer(game, index);
    advance(game);
  }
  return names;
}

/** Indexes of worlds by what the solver can tell apart: libraries do not count. */
function groups(worlds: readonly Game[]): number[][] {
  const byName: Map<number, number[]> = new Map();
  for (const [index, world] of worlds.entries()) {
    const name = stateName(world);
    const group = byName.get(name);
    if (group === undefined) byName.set(name, [index]);
    else group.push(index);
  }
  return [...byName.values()];
}

/** The picks of all players until the game is won. */
function lineOf(root: Game, follower: Follower, viewer: number): number[] {
  const game = root.clone();
  const picks: number[] = [];
  for (let count = 0; count < MOST_PICKS; count++) {
    const decision = advance(game);
    if (decision === null) break;
    const index = decision.decider === viewer ? follower.indexAt(game) : bestOption(game, decision);
    if (index < 0) break;
    picks.push(decision.options[index] as number);
    answer(game, index);
  }
  return picks;
}
