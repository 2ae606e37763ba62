/**
 * What the rules in force say, outside combat (see `combat/combatRules.ts`): one question for each restriction and allowance of
 * `ir/continuous.ts`. All return at once while nothing of their kind is in force. "Can't" beats "can" (101.2): who asks a permission asks the
 * restriction as well.
 */
import { isProtectedFrom } from '../combat/eligibility.ts';
import { holds } from '../engine/condition.ts';
import { matches } from '../engine/match.ts';
import { controllerOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer } from '../engine/select.ts';
import { type Allowance, type Filter, Keyword, type PlayerSet, type Restriction } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import type { StackItem } from '../state/stackItem.ts';
import { refresh } from './refresh.ts';
import { ruleContext } from './ruleContext.ts';

// Casting (601.3)

/** Whether an effect forbids the player to cast this spell. The item may be a prospective one that is not on the stack. */
export function cantCast(game: Game, player: number, spell: StackItem): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantCast' || !spellFits(game, rule, restriction.who, player, restriction.spells, spell)) continue;
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
    if (restriction.kind !== 'castLimit' || !spellFits(game, rule, restriction.who, player, restriction.spells, spell)) continue;
    if (spellsCastThisTurn(game, rule, player, restriction.spells) >= restriction.count) return true;
  }
  return false;
}

/** The spells of this turn that the filter speaks of, judged as they were cast. */
function spellsCastThisTurn(game: Game, rule: RuleInForce, player: number, spells: Filter): number {
  let count = 0;
  for (const cast of game.player(player).tally.spells) if (asSpell(game, cast, () => fits(game, rule, spells, cast.handle))) count++;
  return count;
}

/** Whether an effect lets the player cast the spell only when they could cast a sorcery (307.5). */
export function castOnlyAsSorcery(game: Game, player: number, spell: StackItem): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind === 'castOnlyAsSorcery' && spellFits(game, rule, restriction.who, player, restriction.spells, spell)) return true;
  }
  return false;
}

/** Whether an effect lets the player cast the spell as though it had flash (601.3b). */
export function hasFlashPermission(game: Game, player: number, spell: StackItem): boolean {
  return spellAllowed(game, 'castAsThoughFlash', player, spell);
}

/** Whether the player may spend mana as though it were of any colour to cast the spell (609.4b). */
export function spendsManaAsAnyColor(game: Game, player: number, spell: StackItem): boolean {
  return spellAllowed(game, 'spendManaAsAnyColor', player, spell);
}

function spellAllowed(game: Game, kind: 'castAsThoughFlash' | 'spendManaAsAnyColor', player: number, spell: StackItem): boolean {
  const rules = allowancesOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind === kind && spellFits(game, rule, allowance.who, player, allowance.spells, spell)) return true;
  }
  return false;
}

/** Whether a card in a library that its owner is searching may be cast now. It says so itself, since nothing in a library is in force. */
export function mayCastWhileSearching(game: Game, card: Handle): boolean {
  return ownAllowance(game, card, 'castWhileSearching', (allowance, rule) => fits(game, rule, allowance.what, card)) !== null;
}

/** What a card in an opening hand says about beginning the game on the battlefield (103.6), or null. */
export function startsOnBattlefield(game: Game, card: Handle): Extract<Allowance, { kind: 'startOnBattlefield' }> | null {
  return ownAllowance(game, card, 'startOnBattlefield', () => true);
}
