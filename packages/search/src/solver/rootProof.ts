/**
 * What is proven of a decision before anything is played out: that the decider can force a win this turn, in every world sampled and by one
 * strategy, or which of the options let the player whose turn it is force one, world by world. The work is done in slices, so that a deadline may
 * fall between them, and by counting decisions, so that it is the same on every machine.
 */
import { advance, answer, type Game } from '@foretell/rules';
import { applyPlan } from '../plans.ts';
import { bestOption } from '../policy/policy.ts';
import { stateName } from './identity.ts';
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
    const follower = new Follower(this.viewer, MOST_FOLLOWED);
    // Cards that nobody foresees are others in each world.
    const tried = this.prover.surprised ? this.worlds.map((_, world) => [world]) : groups(this.worlds);
    for (const [at, [first]] of tried.entries()) {
      const world = this.worlds[first as number] as Game;
      if (at > 0 && follower.winsByLine(world, found)) continue;
      if (!follower.wins(world, found)) return NOTHING;
    }
    const win: ForcedWin = {
      line: lineOf(root, follower, this.viewer),
      length: found.length,
      fingerprints: [...follower.strategy.keys()],
      values: [...follower.strategy.values()],
    };
    return { done: true, win, lost: [] };
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
