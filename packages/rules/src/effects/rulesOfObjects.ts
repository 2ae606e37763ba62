/** What the rules in force say about permanents and about what is on the stack: activating, countering, targeting, untapping and the like. */

import { isProtectedFrom } from '../combat/eligibility.ts';
import { zoneOf } from '../engine/objects.ts';
import { Keyword, type Restriction } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import type { StackItem } from '../state/stackItem.ts';
import { refresh } from './refresh.ts';
import {
  affectsPlayer,
  allowanceIn,
  allowancesOf,
  fits,
  objectRestricted,
  restrictionIn,
  restrictionsOf,
} from './rulesInForce.ts';

/** Whether an effect forbids the player to activate an ability of the object (602.5). */
export function cantActivate(
  game: Game,
  player: number,
  object: Handle,
  isManaAbility: boolean,
  isLoyalty: boolean,
): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantActivate' || (restriction.exceptMana && isManaAbility)) continue;
    if (restriction.loyalty === true && !isLoyalty) continue;
    if (restriction.who !== undefined && !affectsPlayer(game, rule, restriction.who, player)) continue;
    if (fits(game, rule, restriction.what, object)) return true;
  }
  return false;
}

/** Whether the object's abilities may be activated as though it had haste (609.4). */
export function activateAsThoughHaste(game: Game, object: Handle): boolean {
  const rules = allowancesOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'activateAsThoughHaste' && fits(game, rule, allowance.what, object)) return true;
  }
  return false;
}

/** Whether the spell or ability on the stack can't be countered, by what it says itself, how it was paid for, or an effect (701.6). */
export function cantBeCountered(game: Game, item: StackItem): boolean {
  if (item.cantBeCountered) return true;
  if (item.isSpell && !item.faceDown && item.face.abilities.some(saysCantBeCountered)) return true;
  return objectRestricted(game, 'cantBeCountered', item.handle);
}

function saysCantBeCountered(record: AbilityRecord): boolean {
  return record.ability.kind === 'keyword' && record.ability.keyword === 'cantBeCountered';
}

/** What is on the stack, or to be put there, as far as it tells what it may target. */
export interface Targeting {
  readonly controller: number;
  /** The spell itself, or the source of the ability. */
  readonly source: Handle;
  readonly isSpell: boolean;
}

/** Whether the object can't be the target of that spell or ability (115, 702.11b, 702.16b, 702.18a). */
export function cantBeTargeted(
  game: Game,
  object: Handle,
  { controller: byPlayer, source, isSpell }: Targeting,
): boolean {
  const rules = restrictionsOf(game);
  const permanent = game.permanent(object);
  if (permanent !== null) {
    const keywords = permanent.characteristics.keywords;
    if ((keywords & Keyword.Shroud) !== 0) return true;
    if (
      (keywords & Keyword.Hexproof) !== 0 &&
      permanent.controller !== byPlayer &&
      !ignoresHexproof(game, object, byPlayer)
    )
      return true;
    if (permanent.characteristics.abilities.length > 0 && isProtectedFrom(game, permanent, source)) return true;
  }
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (
      restriction.kind === 'cantBeTargeted' &&
      (restriction.zone === undefined ? permanent !== null : zoneOf(game, object) === restriction.zone) &&
      (restriction.only === undefined || (restriction.only === 'spells') === isSpell) &&
      affectsPlayer(game, rule, restriction.by, byPlayer) &&
      fits(game, rule, restriction.what, object) &&
      (restriction.sources === undefined || fits(game, rule, restriction.sources, source)) &&
      !(isHexproofFrom(restriction) && ignoresHexproof(game, object, byPlayer))
    )
      return true;
  }
  return false;
}

/** What "hexproof from" a quality means (702.11d). */
function isHexproofFrom({ what, by, sources, only }: Extract<Restriction, { kind: 'cantBeTargeted' }>): boolean {
  return sources !== undefined && only === undefined && what.kind === 'isSelf' && by.kind === 'opponents';
}

/** 702.11e */
function ignoresHexproof(game: Game, object: Handle, byPlayer: number): boolean {
  return allowancesOf(game).some((rule) => {
    const allowance = allowanceIn(rule);
    return (
      allowance.kind === 'ignoresHexproof' &&
      affectsPlayer(game, rule, allowance.by, byPlayer) &&
      fits(game, rule, allowance.what, object)
    );
  });
}

/** Whether the player must choose the object, or another of its kind, as a target if able. */
export function mustBeTargeted(game: Game, object: Handle, byPlayer: number): boolean {
  return restrictionsOf(game).some((rule) => {
    const restriction = restrictionIn(rule);
    return (
      restriction.kind === 'mustTarget' &&
      affectsPlayer(game, rule, restriction.who, byPlayer) &&
      fits(game, rule, restriction.what, object)
    );
  });
}

/** Whether any effect says which targets players must choose. */
export function anyMustBeTargeted(game: Game): boolean {
  return restrictionsOf(game).some((rule) => restrictionIn(rule).kind === 'mustTarget');
}

/** Whether the object has protection from the source (702.16); false for anything but permanents, where protection functions. */
export function hasProtectionFrom(game: Game, object: Handle, source: Handle, attached = false): boolean {
  if (game.stale) refresh(game);
  const permanent = game.permanent(object);
  return (
    permanent !== null &&
    permanent.characteristics.abilities.length > 0 &&
    isProtectedFrom(game, permanent, source, attached)
  );
}

/** Whether the permanent stays tapped during its controller's untap step (502.3). */
export function doesntUntap(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'doesntUntap', object);
}

/** Limits of how many permanents the player can untap during their untap step, each by what it is about. */
export function untapLimits(game: Game, player: number): readonly { fits(object: Handle): boolean; most: number }[] {
  return restrictionsOf(game).flatMap((rule) => {
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'untapsAtMost' || !affectsPlayer(game, rule, restriction.who, player)) return [];
    const { what, count } = restriction;
    return [{ fits: (object) => fits(game, rule, what, object), most: count }];
  });
}

/** Whether an effect keeps the permanent from being regenerated. */
export function cantRegenerate(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'cantRegenerate', object);
}

/** Whether the permanent untaps during the untap step of another player than the one whose effect says so (502.3). */
export function untapsWithOthers(game: Game, object: Handle): boolean {
  return allowancesOf(game).some((rule) => {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'untapsWithOthers' || rule.origin.controller === game.activePlayer) return false;
    return fits(game, rule, allowance.what, object);
  });
}

/** Whether its controller may choose not to untap the permanent (502.3). */
export function mayStayTapped(game: Game, object: Handle): boolean {
  return allowancesOf(game).some((rule) => {
    const allowance = allowanceIn(rule);
    return allowance.kind === 'mayStayTapped' && fits(game, rule, allowance.what, object);
  });
}

/** 702.122d */
export function cantCrew(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'cantCrew', object);
}

export function cantBeSacrificed(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'cantBeSacrificed', object);
}

/** Whether an effect keeps the object from entering the battlefield from where it is (101.2). */
export function cantEnter(game: Game, object: Handle): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantEnter' || !restriction.from.some((zone) => zone === zoneOf(game, object))) continue;
    if (fits(game, rule, restriction.what, object)) return true;
  }
  return false;
}

export function assignsNoCombatDamage(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'assignsNoCombatDamage', object);
}

/** Whether nothing untaps the permanent. */
export function cantUntap(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'cantUntap', object);
}

/** Whether an effect lets there be several of the legend. */
export function isFreeOfLegendRule(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'noLegendRule', object);
}

export function cantTurnFaceUp(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'cantTurnFaceUp', object);
}

/** Whether no counters of the kind can be put on it. */
export function cantHaveCounters(game: Game, object: Handle, counter: string): boolean {
  return restrictionsOf(game).some((rule) => {
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantHaveCounters') return false;
    if (restriction.counter !== undefined && restriction.counter !== counter) return false;
    return fits(game, rule, restriction.what, object);
  });
}

/** How many more times abilities that the word names can be activated which can be only once. */
export function furtherActivations(game: Game, object: Handle, word: string): number {
  let more = 0;
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'activateAgain' || allowance.keyword !== word || !fits(game, rule, allowance.what, object))
      continue;
    if (allowance.times === 'any') return Number.POSITIVE_INFINITY;
    more += allowance.times;
  }
  return more;
}

/** Whether the permanent may be made to activate two loyalty abilities a turn (606.3). */
export function loyaltyTwice(game: Game, object: Handle): boolean {
  return allowancesOf(game).some((rule) => {
    const allowance = allowanceIn(rule);
    return allowance.kind === 'loyaltyTwice' && fits(game, rule, allowance.what, object);
  });
}

/** Whether loyalty abilities of the permanent may be activated whenever an instant could be cast. */
export function loyaltyAsInstant(game: Game, object: Handle): boolean {
  return allowancesOf(game).some((rule) => {
    const allowance = allowanceIn(rule);
    return allowance.kind === 'loyaltyAsInstant' && fits(game, rule, allowance.what, object);
  });
}
