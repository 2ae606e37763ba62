/**
 * Picks that need no thought: the only option, whether a hand is kept, the next step of a plan or forced win under way, and passing where the
 * player has acted often in the turn. A plan of several picks is carried through as long as what the player sees is exactly what it foresaw;
 * otherwise the player thinks again. Opening hands are kept or not by the number of lands: what they are worth shows too late for playouts.
 */
import {
  advance,
  answer,
  type Belief,
  type Decision,
  DecisionKind,
  type Game,
  informationHash,
  type SampleError,
  type View,
  viewOf,
} from '@foretell/rules';
import type { ChoiceResult } from './gamePlayer.ts';
import { Acts, PASS_INDEX } from './passing.ts';
import type { Plan } from './plans.ts';
import { bestOption } from './policy/policy.ts';
import { Repeats } from './repeats.ts';
import type { ForcedWin } from './solver/rootProof.ts';
import { sampleWorlds } from './worlds.ts';

/** Picks still to come: by fingerprint of what the player will see then, the value to pick, in that view's numbering. */
type PendingPicks = ReadonlyMap<number, number>;

const NONE: PendingPicks = new Map();

/** What a player means to do. */
export interface Intention {
  readonly plan: Plan;
  /** The forced win that the plan begins; null for a plan that is only good. */
  readonly forced: ForcedWin | null;
}

export class PlanFollower {
  private readonly belief: Belief;
  private pending: PendingPicks = NONE;
  private readonly acts: Acts = new Acts();
  private readonly repeats: Repeats = new Repeats();

  /** For one player of one game, who believes that of the cards. */
  constructor(belief: Belief) {
    this.belief = belief;
  }

  /** The option to take at the viewer's decision without thinking, or -1 if they have to think. */
  pick(view: View, decision: Decision): number {
    const { options, kind } = decision;
    if (options.length === 1) return 0;
    const value = this.pending.size === 0 ? undefined : this.pending.get(fingerprintOf(view));
    const option = value === undefined ? -1 : options.indexOf(value);
    if (option >= 0) return option;
    this.pending = NONE;
    if (kind === DecisionKind.Priority && this.acts.areSpent(view.turnNumber)) return PASS_INDEX;
    return kind === DecisionKind.Mulligan ? bestOption(view.masked(), decision) : -1;
  }

  /** Which plans at the viewer's decision would do again what has led nowhere in this turn. */
  repeatsAt(view: View): (plan: Plan) => boolean {
    return this.repeats.at(view);
  }

  /** The first pick of what the viewer means to do at their decision; the later ones are picked when their moments come. */
  begin(view: View, { options, kind }: Decision, { plan, forced }: Intention, seed: number): ChoiceResult {
    const following = forced === null ? followingPicks(view, this.belief, seed, plan) : strategyOf(forced);
    if (!following.ok) return following;
    this.pending = following.picks;
    const option = options.indexOf(plan.picks[0] as number);
    if (option < 0) throw new Error('a plan begins with a pick that is no option');
    if (kind !== DecisionKind.Priority) return { ok: true, option };
    if (option !== PASS_INDEX) this.repeats.add(view, plan);
    return { ok: true, option: this.acts.limited(option, view.turnNumber) };
  }
}

type FollowingResult =
  | { readonly ok: true; readonly picks: PendingPicks }
  | { readonly ok: false; readonly error: SampleError };

/** How the later picks of a plan will look in the player's views, found by playing it in one world. */
function followingPicks(view: View, belief: Belief, seed: number, plan: Plan): FollowingResult {
  if (plan.picks.length === 1) return { ok: true, picks: NONE };
  const sampled = sampleWorlds(view, belief, seed, [0]);
  if (!sampled.ok) return sampled;
  const game = sampled.worlds[0] as Game;
  const picks: Map<number, number> = new Map();
  for (let i = 0; i < plan.picks.length; i++) {
    const decision = game.decision;
    const index = decision?.options.indexOf(plan.picks[i] as number) ?? -1;
    if (decision === null || index < 0) break;
    if (i > 0) {
      const seen = viewOf(game, view.viewer);
      picks.set(fingerprintOf(seen), seen.decision?.options[index] ?? 0);
    }
    answer(game, index);
    advance(game);
  }
  return { ok: true, picks };
}

function strategyOf({ fingerprints, values }: ForcedWin): FollowingResult {
  return { ok: true, picks: new Map(fingerprints.map((fingerprint, at) => [fingerprint, values[at] as number])) };
}

function fingerprintOf(view: View): number {
  return informationHash(view.masked(), view.viewer);
}
