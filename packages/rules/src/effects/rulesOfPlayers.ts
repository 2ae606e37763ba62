/** What the rules in force say about players: being targeted, winning and losing, life, drawing, land plays, hand size, mana. */

import { evaluate } from '../engine/quantity.ts';
import type { ZoneId } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import { ruleContext } from './ruleContext.ts';
import {
  affectsPlayer,
  allowanceIn,
  allowancesOf,
  fits,
  playerRestricted,
  restrictionIn,
  restrictionsOf,
} from './rulesInForce.ts';

/** Whether the player can't be the target of a spell or ability of the other player (702.11c, 702.18b). */
export function playerCantBeTargeted(game: Game, player: number, byPlayer: number, source: Handle): boolean {
  return (
    playerRestricted(game, 'playerShroud', player) ||
    (player !== byPlayer && hasHexproof(game, player, source) && !ignoresHexproof(game, player, byPlayer)) ||
    playerProtectedFrom(game, player, source)
  );
}

function hasHexproof(game: Game, player: number, source: Handle): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'playerHexproof' || !affectsPlayer(game, rule, restriction.who, player)) continue;
    if (restriction.sources === undefined || fits(game, rule, restriction.sources, source)) return true;
  }
  return false;
}

/** 702.11c, 702.11e */
function ignoresHexproof(game: Game, player: number, byPlayer: number): boolean {
  return allowancesOf(game).some((rule) => {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'ignoresHexproof' || allowance.players === undefined) return false;
    return affectsPlayer(game, rule, allowance.by, byPlayer) && affectsPlayer(game, rule, allowance.players, player);
  });
}

/** Whether the player has protection from the object: it can't target, damage or enchant them (702.16b–e). */
export function playerProtectedFrom(game: Game, player: number, source: Handle): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'playerProtection' || !affectsPlayer(game, rule, restriction.who, player)) continue;
    if (fits(game, rule, restriction.from, source)) return true;
  }
  return false;
}

/** Whether the player cannot search the owner's library for a spell or ability of that controller. */
export function cantSearchLibrary(game: Game, player: number, owner: number, controller: number): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantSearchLibraries' || !affectsPlayer(game, rule, restriction.who, player)) continue;
    if (restriction.own !== true || (owner === player && controller === player)) return true;
  }
  return false;
}

/** Whether the player doesn't lose the game for having 0 or less life. */
export function livesWithoutLife(game: Game, player: number): boolean {
  return playerRestricted(game, 'noLossForLife', player);
}

/** 119.7 */
export function cantGainLife(game: Game, player: number): boolean {
  return playerRestricted(game, 'cantGainLife', player);
}

/** How much life damage takes, where effects leave the player some. */
export function lifeLostToDamage(game: Game, player: number, amount: number): number {
  const rules = restrictionsOf(game);
  const { life } = game.player(player);
  let left = amount;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'damageLeavesLife' || !affectsPlayer(game, rule, restriction.who, player)) continue;
    if (life >= restriction.life) left = Math.min(left, life - restriction.life);
  }
  return left;
}

/** 104.3 with 101.2: such a player does not lose by state-based actions or effects. */
export function cantLose(game: Game, player: number): boolean {
  return playerRestricted(game, 'cantLose', player);
}

export function cantWin(game: Game, player: number): boolean {
  return playerRestricted(game, 'cantWin', player);
}

/** 500.11 */
export function skipsExtraTurns(game: Game, player: number): boolean {
  return playerRestricted(game, 'skipsExtraTurns', player);
}

/** Whether the player has drawn as many cards this turn as an effect allows (101.2, 121.3). */
export function cantDrawNow(game: Game, player: number): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantDrawMoreThan' || !affectsPlayer(game, rule, restriction.who, player)) continue;
    if (game.player(player).tally.cardsDrawn >= restriction.count) return true;
  }
  return false;
}

/** 122.1 */
export function cantGetCounters(game: Game, player: number, counter: string): boolean {
  return restrictionsOf(game).some((rule) => {
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantGetCounters' || !affectsPlayer(game, rule, restriction.who, player)) return false;
    return restriction.counter === undefined || restriction.counter === counter;
  });
}

/** Whether the player can play no lands from the zone. */
export function cantPlayLandsFrom(game: Game, player: number, zone: ZoneId): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantPlayLands' || !affectsPlayer(game, rule, restriction.who, player)) continue;
    if (restriction.from === undefined || restriction.from.includes(zone)) return true;
  }
  return false;
}

/** How many lands the player can play each turn (305.2). */
export function landPlaysAllowed(game: Game, player: number): number {
  const rules = allowancesOf(game);
  let plays = 1;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'additionalLandPlays' && affectsPlayer(game, rule, allowance.who, player)) {
      plays += evaluate(game, ruleContext(rule.origin), allowance.count);
    }
  }
  return plays;
}

/** The player's maximum hand size (402.2, 514.1) by the effects in force in timestamp order (613.11); `Infinity` if there is none. */
export function maximumHandSize(game: Game, player: number): number {
  const rules = allowancesOf(game);
  let size = 7;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'noMaximumHandSize') {
      if (affectsPlayer(game, rule, allowance.who, player)) size = Number.POSITIVE_INFINITY;
    } else if (allowance.kind === 'maximumHandSizeIs') {
      if (affectsPlayer(game, rule, allowance.who, player)) size = allowance.size;
    } else if (allowance.kind === 'maximumHandSize' && affectsPlayer(game, rule, allowance.who, player)) {
      size = Math.max(0, size + evaluate(game, ruleContext(rule.origin), allowance.change));
    }
  }
  return size;
}

/** What becomes of each type of the player's mana as steps and phases end: the type that it is from then on, -1 where it is lost (106.4). */
export function unspentMana(game: Game, player: number): readonly number[] {
  let types: number[] | null = null;
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'manaDoesntEmpty' || !affectsPlayer(game, rule, allowance.who, player)) continue;
    types ??= [...LOST];
    for (let type = 0; type < types.length; type++) {
      if (allowance.type !== undefined && allowance.type !== type) continue;
      // What stays is not lost, and so becomes nothing else.
      if (allowance.becomes === undefined) types[type] = type;
      else if (types[type] === -1) types[type] = allowance.becomes;
    }
  }
  return types ?? LOST;
}

const LOST: readonly number[] = [-1, -1, -1, -1, -1, -1];
