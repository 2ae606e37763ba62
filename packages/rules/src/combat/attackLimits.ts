/**
 * "No more than one creature can attack each combat", "can't attack alone" (508.1c): what a creature attacks depends on what others do. A pick is offered only if it can be
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
import { Declared, declaredAfter, mayEnd } from './company.ts';

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
  company: AttackLimits['company'],
  creatures: readonly Handle[],
  choices: Choices,
): AttackLimits {
  const costs = choices.map((options, at) =>
    options.map((target) => target !== 0 && attackCost(game, creatures[at] as Handle, target).length > 0),
  );
  const obeyed = choices.map((options, at) => {
    const counts = requirementsObeyed(game, creatures[at] as Handle, options.slice(1));
    return options.map((_, option) => (option === 0 || costs[at]?.[option] === true ? 0 : (counts[option - 1] ?? 0)));
  });
  // Company that has to be paid for cannot be counted on.
  const sure =
    company === null
      ? choices
      : choices.map((options, at) => options.filter((_, option) => costs[at]?.[option] !== true));
  const given = { limits, company, obeyed, sure, required: 0 };
  return { ...given, required: mostObeyed(choices, given, 0, roomIn(given)) };
}

/** Those of the next creature's options after which a legal declaration is still possible. */
export function withinLimits(
  choices: Choices,
  given: AttackLimits,
  picks: readonly number[],
  options: readonly number[],
): readonly number[] {
  let room = roomIn(given);
  let sofar = 0;
  for (let at = 0; at < picks.length; at++) {
    const pick = picks[at] as number;
    room = roomAfter(given, room, at, pick);
    sofar += obeyedBy(choices, given, at, pick);
  }
  const at = picks.length;
  return options.filter((option) => {
    const rest = roomAfter(given, room, at, option);
    if (isExceeded(rest)) return false;
    return sofar + obeyedBy(choices, given, at, option) + mostObeyed(choices, given, at + 1, rest) >= given.required;
  });
}

function obeyedBy(choices: Choices, { obeyed }: AttackLimits, at: number, pick: number): number {
  return obeyed[at]?.[choices[at]?.indexOf(pick) ?? -1] ?? 0;
}

/** What those that attack so far leave for the others. */
interface Room {
  /** By limit how many more may attack. */
  readonly left: readonly number[];
  readonly declared: number;
}

function roomIn({ limits }: AttackLimits): Room {
  return { left: limits.map(({ count }) => count), declared: Declared.None };
}

function roomAfter({ limits, company }: AttackLimits, room: Room, at: number, pick: number): Room {
  if (pick === 0) return room;
  return {
    left: room.left.map((number, limit) => number - (limits[limit]?.targets.includes(pick) === true ? 1 : 0)),
    declared: company === null ? room.declared : declaredAfter(room.declared, company[at] ?? 0),
  };
}

function isExceeded({ left, declared }: Room): boolean {
  return declared < 0 || left.some((number) => number < 0);
}

/** The most requirements that the creatures from this one on can obey in the room there is; -Infinity where no declaration would be legal. */
function mostObeyed(choices: Choices, given: AttackLimits, from: number, room: Room): number {
  let best = new Map<string, { readonly room: Room; readonly obeyed: number }>([[keyOf(room), { room, obeyed: 0 }]]);
  for (let at = from; at < choices.length; at++) {
    if (given.company === null && given.obeyed[at]?.every((count) => count === 0) === true) continue;
    const next: typeof best = new Map();
    for (const before of best.values()) {
      for (const option of given.sure[at] ?? NOTHING) {
        const rest = roomAfter(given, before.room, at, option);
        if (isExceeded(rest)) continue;
        const obeyed = before.obeyed + obeyedBy(choices, given, at, option);
        const key = keyOf(rest);
        if ((next.get(key)?.obeyed ?? -1) < obeyed) next.set(key, { room: rest, obeyed });
      }
    }
    best = next;
  }
  const ends = [...best.values()].filter((end) => mayEnd(end.room.declared));
  return Math.max(...ends.map(({ obeyed }) => obeyed));
}

function keyOf({ left, declared }: Room): string {
  return `${declared}:${left.join()}`;
}

const NOTHING: readonly number[] = [0];
