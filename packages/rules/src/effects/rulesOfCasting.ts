/** What the rules in force say about casting (601.3), and what a card allows of itself where nothing of it is in force. */

import { holds } from '../engine/condition.ts';
import { matches } from '../engine/match.ts';
import { ownerOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { countSpellsCast } from '../engine/spellsCast.ts';
import {
  type Allowance,
  type Effect,
  EVENT_NAMES,
  type Filter,
  type ManaSpentAs,
  type PlayerSet,
} from '../ir/index.ts';
import { enterForJudging, leaveAfterJudging } from '../stack/asOnStack.ts';
import type { Game } from '../state/game.ts';
import { type Handle, playerValue, slotOf } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import type { StackItem } from '../state/stackItem.ts';
import { ruleContext } from './ruleContext.ts';
import { affectsPlayer, allowanceIn, allowancesOf, fits, restrictionIn, restrictionsOf } from './rulesInForce.ts';

/** Whether an effect forbids the player to cast this spell. The item may be a prospective one that is not on the stack. */
export function cantCast(game: Game, player: number, spell: StackItem): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantCast' || !spellFits(game, rule, restriction.who, player, restriction.spells, spell))
      continue;
    if (restriction.from !== undefined && !restriction.from.some((zone) => zone === spell.castFrom)) continue;
    if (restriction.when === undefined || holds(game, ruleContext(rule.origin), restriction.when)) return true;
  }
  return false;
}

/** Whether the player has already cast as many such spells this turn as an effect allows. */
export function castLimitReached(game: Game, player: number, spell: StackItem): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'castLimit' || !spellFits(game, rule, restriction.who, player, restriction.spells, spell))
      continue;
    const frame = ruleContext(rule.origin);
    if (countSpellsCast(game, frame, player, restriction.spells) >= evaluate(game, frame, restriction.count))
      return true;
  }
  return false;
}

/** Whether an effect lets the player cast the spell only when they could cast a sorcery (307.5). */
export function castOnlyAsSorcery(game: Game, player: number, spell: StackItem): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (
      restriction.kind === 'castOnlyAsSorcery' &&
      spellFits(game, rule, restriction.who, player, restriction.spells, spell)
    )
      return true;
  }
  return false;
}

/** Whether an effect lets the player cast the spell as though it had flash (601.3b). */
export function hasFlashPermission(game: Game, player: number, spell: StackItem): boolean {
  const rules = allowancesOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'castAsThoughFlash') continue;
    if (spellFits(game, rule, allowance.who, player, allowance.spells, spell)) return true;
  }
  return false;
}

/** What effects let the player spend mana as to cast the spell; without one, for whatever they pay (609.4b). */
export function manaMayBeSpentAs(game: Game, player: number, spell: StackItem | null): ManaSpentAs {
  const rules = allowancesOf(game);
  let most: ManaSpentAs = 'itself';
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'spendManaAs') continue;
    const allowed =
      spell === null
        ? allowance.spells.kind === 'any' && affectsPlayer(game, rule, allowance.who, player)
        : spellFits(game, rule, allowance.who, player, allowance.spells, spell);
    if (!allowed) continue;
    if (allowance.manaAs === 'anyType') return 'anyType';
    most = 'anyColor';
  }
  return most;
}

/** Whether a card in a library that its owner is searching may be cast now. It says so itself, since nothing in a library is in force. */
export function mayCastWhileSearching(game: Game, card: Handle): boolean {
  const rule = ownAllowance(game, card, 'castWhileSearching');
  if (rule === null) return false;
  const allowance = allowanceIn(rule);
  return allowance.kind === 'castWhileSearching' && fits(game, rule, allowance.what, card);
}

/** What a card in an opening hand says about beginning the game on the battlefield (103.6), or null. */
export function startsOnBattlefield(game: Game, card: Handle): AllowanceOf<'startOnBattlefield'> | null {
  const rule = ownAllowance(game, card, 'startOnBattlefield');
  const allowance = rule === null ? null : allowanceIn(rule);
  return allowance?.kind === 'startOnBattlefield' ? allowance : null;
}

/** What a card in an opening hand has happen if its owner reveals it (103.6b), or null. */
export function revealedInOpeningHand(game: Game, card: Handle): Effect | null {
  const rule = ownAllowance(game, card, 'revealInOpeningHand');
  const allowance = rule === null ? null : allowanceIn(rule);
  return allowance?.kind === 'revealInOpeningHand' ? allowance.effect : null;
}

/** Whether a card in hand lets its owner exile that hand for a new one whenever they could take a mulligan. */
export function givesNewHand(game: Game, card: Handle): boolean {
  return ownAllowance(game, card, 'newHandAtMulligan') !== null;
}

/** An allowance that a card makes for itself wherever it is, as a rule in force with its owner as "you". */
function ownAllowance(game: Game, card: Handle, kind: Allowance['kind']): RuleInForce | null {
  for (const record of game.card(slotOf(card)).front.abilities) {
    const ability = record.ability;
    if (ability.kind !== 'static' || ability.effect.kind !== 'allowance' || ability.effect.allowance.kind !== kind)
      continue;
    const rule: RuleInForce = {
      effect: ability.effect,
      origin: { controller: ownerOf(game, card), source: card, names: [], values: [], x: 0 },
      timestamp: 0,
    };
    if (ability.condition === undefined || holds(game, ruleContext(rule.origin), ability.condition)) return rule;
  }
  return null;
}

type AllowanceOf<Kind extends Allowance['kind']> = Extract<Allowance, { readonly kind: Kind }>;

/** The filter judges the spell as it is, or as it would be, on the stack (601.3e); "that player" is who would cast it. */
function fitsAsSpell(game: Game, rule: RuleInForce, what: Filter, spell: StackItem): boolean {
  if (what.kind === 'any') return true;
  const entered = enterForJudging(game, spell);
  try {
    const context = ruleContext(rule.origin);
    context.names = [EVENT_NAMES.player, ...context.names];
    context.locals = [[playerValue(spell.controller)], ...context.locals];
    return matches(game, context, what, spell.handle);
  } finally {
    leaveAfterJudging(game, entered);
  }
}

function spellFits(
  game: Game,
  rule: RuleInForce,
  who: PlayerSet,
  player: number,
  what: Filter,
  spell: StackItem,
): boolean {
  return affectsPlayer(game, rule, who, player) && fitsAsSpell(game, rule, what, spell);
}
