/**
 * "No more than one creature can attack each combat" (508.1c): what a creature attacks depends on what others do. A pick is offered only if it can be
 * completed to a declaration within the limits that obeys as many requirements as any such declaration (508.1d). Nobody has to pay in order
 * to attack, so that attacks with a cost count as obeying nothing.
 */
import { ruleContext } from '../effects/ruleContext.ts';
import { fits, restrictionIn, restrictionsOf } from '../effects/rulesInForce.ts';
import { includesPlayer } from '../engine/select.ts';
import type { AttackLimits } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue } from '../state/handle.ts';
import { attackCost } from './attackCosts.ts';
import { requirementsObeyed } from './combatRules.ts';

type Limit = AttackLimits['limits'][number];
type Choices = readonly (readonly number[])[];

/** The limits on attacks on these players and permanents. */
export function attackLimits(game: Game, targets: readonly number[]): readonly Limit[] {
  const limits: Limit[] = [];
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'combatLimit' || restriction.doing !== 'attack') continue;
    const { count, defenders, attacked } = restriction;
    const covered = targets.filter((target) => {
      if (defenders !== undefined)
        return (
          isPlayerValue(target) && includesPlayer(game, ruleContext(rule.origin), defenders, playerOfValue(target))
        );
      return attacked === undefined || (!isPlayerValue(target) && fits(game, rule, attacked, target));
    });
    if (covered.length > 0) limits.push({ count, targets: covered });
  }
  return limits;
}

/** What makes the attacks depend on one another; the choices are all that each creature may attack, and 0. */
export function limitsOf(
  game: Game,
  limits: readonly Limit[],
  creatures: readonly Handle[],
  choices: Choices,
): AttackLimits {
  const obeyed = choices.map((options, at) => {
    const creature = creatures[at] as Handle;
    const counts = requirementsObeyed(game, creature, options.slice(1));
    return options.map((target, option) =>
      option === 0 || attackCost(game, creature, target).length > 0 ? 0 : (counts[option - 1] ?? 0),
    );
  });
  const required = mostObeyed(
    choices,
    { limits, obeyed, required: 0 },
    0,
    limits.map(({ count }) => count),
  );
  return { limits, obeyed, required };
}

/** Those of the next creature's options after which a legal declaration is still possible. */
export function withinLimits(
  choices: Choices,
  given: AttackLimits,
  picks: readonly number[],
  options: readonly number[],
): readonly number[] {
  let left: readonly number[] = given.limits.map(({ count }) => count);
  let sofar = 0;
  for (let at = 0; at < picks.length; at++) {
    const pick = picks[at] as number;
    left = leftAfter(given, left, pick);
    sofar += obeyedBy(choices, given, at, pick);
  }
  const at = picks.length;
  return options.filter((option) => {
    const rest = leftAfter(given, left, option);
    if (rest.some((number) => number < 0)) return false;
    return sofar + obeyedBy(choices, given, at, option) + mostObeyed(choices, given, at + 1, rest) >= given.required;
  });
}

function obeyedBy(choices: Choices, { obeyed }: AttackLimits, at: number, pick: number): number {
  return obeyed[at]?.[choices[at]?.indexOf(pick) ?? -1] ?? 0;
}

function leftAfter({ limits }: AttackLimits, left: readonly number[], pick: number): readonly number[] {
  return pick === 0 ? left : left.map((number, at) => number - (limits[at]?.targets.includes(pick) === true ? 1 : 0));
}

/** The most requirements that the creatures from this one on can obey, by what the limits leave for them. */
function mostObeyed(choices: Choices, given: AttackLimits, from: number, left: readonly number[]): number {
  let best = new Map<string, { readonly left: readonly number[]; readonly obeyed: number }>([
    [left.join(), { left, obeyed: 0 }],
  ]);
  for (let at = from; at < choices.length; at++) {
    if (given.obeyed[at]?.every((count) => count === 0) === true) continue;
    const next: typeof best = new Map();
    for (const before of best.values()) {
      for (const option of choices[at] ?? NOTHING) {
        const rest = leftAfter(given, before.left, option);
        if (rest.some((number) => number < 0)) continue;
        const obeyed = before.obeyed + obeyedBy(choices, given, at, option);
        const key = rest.join();
        if ((next.get(key)?.obeyed ?? -1) < obeyed) next.set(key, { left: rest, obeyed });
      }
    }
    best = next;
  }
  return Math.max(...[...best.values()].map(({ obeyed }) => obeyed));
}

const NOTHING: readonly number[] = [0];
