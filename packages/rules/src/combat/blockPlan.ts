/**
 * Which picks of a block declaration can still be completed to a legal one (509.1b–c): attackers get no blocker or as many as they must, and
 * no more than they may, no more creatures block than can, and as many requirements are obeyed as any legal declaration obeys. Exact: a depth-first search over the blockers yet to be picked, cut off by
 * maximum matchings. Only used where blocks depend on one another.
 */

import type { BlockData, BlockDemands } from '../state/frameData.ts';
import type { Value } from '../state/value.ts';
import { Declared, declaredAfter, mayEnd } from './company.ts';
import { choicesOf } from './twins.ts';

type Choices = BlockData['choices'];

/** The search's view of a declaration: by attacker the number of blockers so far, by blocker its pick. Scratch, never kept in a state. */
interface Plan {
  readonly choices: Choices;
  readonly twins: readonly number[];
  readonly demands: BlockDemands;
  readonly counts: number[];
  readonly picks: number[];
  /** How many creatures block so far. */
  blockers: number;
  /** Requirements that blockers obey: to block at all, or to block this attacker. */
  blocking: number;
}

/** The picks for the next blocker after which a legal declaration is still possible. Never empty. */
export function legalPicks(data: BlockData, demands: BlockDemands, picks: readonly Value[]): number[] {
  const plan = newPlan(data.choices, data.twins, demands);
  for (const pick of picks) put(plan, Number(pick));
  return allowedChoices(plan).filter((pick) => {
    put(plan, pick);
    const possible = canObey(plan, demands.required);
    takeBack(plan);
    return possible;
  });
}

/** The most requirements that a declaration without disobeyed restrictions can obey (509.1c). */
export function mostRequirements(choices: Choices, twins: readonly number[], demands: BlockDemands): number {
  const plan = newPlan(choices, twins, demands);
  let required = upperBound(plan);
  while (required > 0 && !canObey(plan, required)) required--;
  return required;
}

function newPlan(choices: Choices, twins: readonly number[], demands: BlockDemands): Plan {
  return { choices, twins, demands, counts: demands.attackers.map(() => 0), picks: [], blockers: 0, blocking: 0 };
}

function put(plan: Plan, pick: number): void {
  const blocker = plan.picks.length;
  plan.picks.push(pick);
  if (pick === 0) return;
  const attacker = plan.demands.attackers.indexOf(pick);
  plan.counts[attacker] = (plan.counts[attacker] ?? 0) + 1;
  plan.blocking += obeyedBy(plan, blocker, pick);
  if (!isFurtherBlock(plan, blocker)) plan.blockers++;
}

/** Of a creature that has been asked before (509.1a). */
function isFurtherBlock(plan: Plan, blocker: number): boolean {
  return (plan.twins[blocker] ?? -1) < -1;
}

/** How many of the blocker's requirements the pick obeys. */
function obeyedBy({ demands }: Plan, blocker: number, pick: number): number {
  let total = demands.obliged[blocker] === true ? 1 : 0;
  const lured = demands.lured[blocker] ?? [];
  for (let at = 0; at < lured.length; at++) if (lured[at] === pick) total++;
  return total;
}

function takeBack(plan: Plan): void {
  const pick = plan.picks.pop() ?? 0;
  if (pick === 0) return;
  const attacker = plan.demands.attackers.indexOf(pick);
  plan.counts[attacker] = (plan.counts[attacker] ?? 0) - 1;
  plan.blocking -= obeyedBy(plan, plan.picks.length, pick);
  if (!isFurtherBlock(plan, plan.picks.length)) plan.blockers--;
}

/** What the next blocker may pick as far as its own choices, its earlier twin and the attackers' limits go. */
function allowedChoices(plan: Plan): readonly number[] {
  const at = plan.picks.length;
  const choices = plan.choices[at] ?? [];
  const twin = plan.twins[at] ?? -1;
  const own = choicesOf(choices, twin, (index) => plan.picks[index] ?? 0);
  if (plan.blockers >= plan.demands.blockers && !isFurtherBlock(plan, at)) return own.filter((pick) => pick === 0);
  return own.filter((pick) => pick === 0 || !isFull(plan, plan.demands.attackers.indexOf(pick)));
}

function isFull(plan: Plan, attacker: number): boolean {
  return (plan.counts[attacker] ?? 0) >= (plan.demands.most[attacker] ?? 0);
}

/** Whether the remaining blockers can complete the plan legally with at least `required` requirements obeyed. */
function canObey(plan: Plan, required: number): boolean {
  const blocking = declared(plan);
  if (blocking < 0) return false;
  const pending = missingBlockers(plan);
  if (matching(plan, pending) < pending.length) return false;
  if (upperBound(plan) < required) return false;
  if (plan.picks.length === plan.choices.length) return mayEnd(blocking);
  if (pending.length === 0 && obeyed(plan) >= required && mayEnd(blocking)) return true;
  for (const pick of allowedChoices(plan).toReversed()) {
    put(plan, pick);
    const possible = canObey(plan, required);
    takeBack(plan);
    if (possible) return true;
  }
  return false;
}

/** Those that block so far, as far as others ask for their company. */
function declared({ demands, twins, picks }: Plan): number {
  const { company } = demands;
  if (company === null) return Declared.None;
  let sofar: number = Declared.None;
  for (let at = 0; at < picks.length; at++)
    if (picks[at] !== 0 && (twins[at] ?? -1) >= -1) sofar = declaredAfter(sofar, company[at] ?? 0);
  return sofar;
}

/** Attackers that are blocked by too few so far, once for each blocker they lack. */
function missingBlockers(plan: Plan): number[] {
  const missing: number[] = [];
  for (let at = 0; at < plan.counts.length; at++) {
    const count = plan.counts[at] ?? 0;
    if (count > 0) for (let n = count; n < (plan.demands.least[at] ?? 0); n++) missing.push(at);
  }
  return missing;
}

function obeyed(plan: Plan): number {
  let total = plan.blocking;
  for (let at = 0; at < plan.counts.length; at++) {
    if (plan.demands.wanted[at] === true && (plan.counts[at] ?? 0) > 0) total++;
  }
  return total;
}

/** No completion obeys more: every blocker still to come obeys as much as it can, and as many wanted attackers as possible find a blocker. */
function upperBound(plan: Plan): number {
  let total = obeyed(plan);
  for (let blocker = plan.picks.length; blocker < plan.choices.length; blocker++) {
    let most = 0;
    for (const pick of plan.choices[blocker] ?? [])
      if (pick !== 0) most = Math.max(most, obeyedBy(plan, blocker, pick));
    total += most;
  }
  return (
    total +
    matching(
      plan,
      attackersWhere(plan, (at) => plan.demands.wanted[at] === true && plan.counts[at] === 0),
    )
  );
}

function attackersWhere(plan: Plan, fits: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < plan.counts.length; at++) if (fits(at)) found.push(at);
  return found;
}

/** How many of the attackers can each get a blocker of their own among those yet to be picked (augmenting paths). */
function matching(plan: Plan, attackers: readonly number[]): number {
  if (attackers.length === 0) return 0;
  const taken: number[] = plan.choices.map(() => -1);
  let matched = 0;
  for (const attacker of attackers) if (augment(plan, attacker, taken, [])) matched++;
  return matched;
}

function augment(plan: Plan, attacker: number, taken: number[], seen: number[]): boolean {
  const handle = plan.demands.attackers[attacker] ?? 0;
  for (let blocker = plan.picks.length; blocker < plan.choices.length; blocker++) {
    if (seen.includes(blocker) || plan.choices[blocker]?.includes(handle) !== true) continue;
    seen.push(blocker);
    const rival = taken[blocker] ?? -1;
    if (rival < 0 || augment(plan, rival, taken, seen)) {
      taken[blocker] = attacker;
      return true;
    }
  }
  return false;
}
