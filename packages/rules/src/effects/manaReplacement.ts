/**
 * Replacement effects on mana made by tapping a permanent (106.12b): what a production can become in every order in which they may be
 * applied (616.1), each once (614.5), with conditions read off the mana as changed so far (616.1f). Pure: nothing is asked or changed.
 */

import { holds } from '../engine/condition.ts';
import type { ManaEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { includesPlayer } from '../engine/select.ts';
import type { Replacement } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { ruleContext } from './ruleContext.ts';

type ManaReplacement = Extract<Replacement, { kind: 'produceMana' }>;
type Mana = readonly number[];

/** All results that the effects in force can make of the production, without repetition; only the production itself if there are none. */
export function manaOutcomes(game: Game, event: ManaEvent): readonly Mana[] {
  const effects = manaReplacementsFor(game, event).map(manaReplacementOf);
  return effects.length === 0 ? [event.mana] : everyOrder(event.mana, effects);
}

/** The effects in force that speak of this permanent and player, whatever the amount. */
export function manaReplacementsFor(game: Game, event: ManaEvent): ReplacementInForce[] {
  const found: ReplacementInForce[] = [];
  // 106.12: only mana of the tapped permanent's own mana ability
  if (event.tapped === 0) return found;
  const all = game.registry.replacements;
  for (let i = 0; i < all.length; i++) {
    const effect = all[i] as ReplacementInForce;
    const replacement = effect.replacement;
    if (replacement.kind !== 'produceMana') continue;
    const context = ruleContext(effect.origin);
    if (
      !includesPlayer(game, context, replacement.who, event.player) ||
      !matches(game, context, replacement.what, event.tapped)
    )
      continue;
    if (effect.condition === null || holds(game, context, effect.condition)) found.push(effect);
  }
  return found;
}

export function manaReplacementOf(effect: ReplacementInForce): ManaReplacement {
  const replacement = effect.replacement;
  if (replacement.kind !== 'produceMana') throw new Error('not a replacement of mana');
  return replacement;
}

/** Whether the effect applies to a production of this much mana (616.1f: "two or more mana" is asked of the mana as it is by then). */
export function appliesToMana(replacement: ManaReplacement, mana: Mana): boolean {
  return mana.length >= Math.max(1, replacement.atLeast ?? 1);
}

/** The mana after one effect. Multiplying repeats the whole production, so that mixed mana stays in proportion (106.12b). */
export function changedMana(replacement: ManaReplacement, mana: Mana): Mana {
  const outcome = replacement.outcome;
  switch (outcome.kind) {
    case 'times':
      return new Array<Mana>(outcome.factor).fill(mana).flat();
    case 'become':
      return new Array<number>(outcome.amount ?? mana.length).fill(outcome.type);
  }
}

/** The results of every order of the effects, of which some may come to apply only after others. */
export function everyOrder(mana: Mana, effects: readonly ManaReplacement[]): readonly Mana[] {
  const results: Mana[] = [];
  collectOrders(mana, effects, results);
  return results;
}

function collectOrders(mana: Mana, effects: readonly ManaReplacement[], results: Mana[]): void {
  let stuck = true;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as ManaReplacement;
    if (!appliesToMana(effect, mana)) continue;
    stuck = false;
    // An effect that does the same as an earlier one leads to the same results.
    if (effects.findIndex((other) => doesTheSame(other, effect)) < i) continue;
    collectOrders(
      changedMana(effect, mana),
      effects.filter((_, at) => at !== i),
      results,
    );
  }
  if (stuck && !results.some((result) => sameMana(result, mana))) results.push(mana);
}

function doesTheSame(a: ManaReplacement, b: ManaReplacement): boolean {
  if ((a.atLeast ?? 1) !== (b.atLeast ?? 1)) return false;
  if (a.outcome.kind === 'times') return b.outcome.kind === 'times' && a.outcome.factor === b.outcome.factor;
  return b.outcome.kind === 'become' && a.outcome.type === b.outcome.type && a.outcome.amount === b.outcome.amount;
}

/** Whether two productions are the same mana, in whatever order it is listed. */
export function sameMana(a: Mana, b: Mana): boolean {
  if (a.length !== b.length) return false;
  let balance = 0;
  for (let type = 0; type < 6; type++) {
    balance = 0;
    for (let i = 0; i < a.length; i++) balance += (a[i] === type ? 1 : 0) - (b[i] === type ? 1 : 0);
    if (balance !== 0) return false;
  }
  return true;
}

/**
 * The outcome that an automatic payment counts on: what it expects next, or else somewhere in what it expects; the most mana of those. Null where
 * nothing is planned or nothing fits.
 */
export function plannedOutcome(game: Game, outcomes: readonly Mana[]): Mana | null {
  const plan = game.plannedMana;
  if (plan === null) return null;
  let best: Mana | null = null;
  let fit = 0;
  for (const outcome of outcomes) {
    const quality = planFit(plan, outcome);
    if (quality > fit) {
      fit = quality;
      best = outcome;
    }
  }
  return best;
}

/** How well mana fits a plan: 0 if not at all; what comes next in the plan fits better than what comes in it, and more mana fits better. */
export function planFit(plan: Mana, mana: Mana): number {
  if (sameMana(mana, plan.slice(0, mana.length))) return NEXT + mana.length;
  return withoutMana(plan, mana).length === plan.length - mana.length ? mana.length : 0;
}

/** More than any amount of mana. */
const NEXT = 1_000_000;

/** A plan after the mana has been made. */
export function withoutMana(plan: Mana, mana: Mana): Mana {
  const left = plan.slice();
  for (const type of mana) {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
