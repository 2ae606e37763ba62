/**
 * What the rules in force say: one question for each restriction and allowance of `ir/continuous.ts`, except for combat (see
 * `combat/combatRules.ts`), playing from other zones (`stack/ways.ts`, `stack/playLand.ts`) and seeing libraries (`state/sight.ts`). All
 * return at once while nothing of their kind is in force. "Can't" beats "can" (101.2): who asks a permission asks the restriction as well.
 */
import { isProtectedFrom } from '../combat/eligibility.ts';
import { holds } from '../engine/condition.ts';
import { matches } from '../engine/match.ts';
import { ownerOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer } from '../engine/select.ts';
import { type Allowance, type Filter, Keyword, type PlayerSet, type Restriction } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { ABILITY_SLOT, type Handle, makeHandle, slotOf } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import { StackItem } from '../state/stackItem.ts';
import { refresh } from './refresh.ts';
import { ruleContext } from './ruleContext.ts';

// Casting (601.3)

/** Whether an effect forbids the player to cast this spell. The item may be a prospective one that is not on the stack. */
export function cantCast(game: Game, player: number, spell: StackItem): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantCast' || !spellFits(game, rule, restriction.who, player, restriction.spells, spell))
      continue;
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
    if (spellsCastThisTurn(game, rule, player, restriction.spells) >= restriction.count) return true;
  }
  return false;
}

/** How many of the spells that the player has cast this turn the filter speaks of. */
function spellsCastThisTurn(game: Game, rule: RuleInForce, player: number, spells: Filter): number {
  const tally = game.player(player).tally;
  if (tally.spellFaces.length !== tally.spellsCast) throw new Error('a spell was cast without being recorded');
  let count = 0;
  for (const face of tally.spellFaces) {
    // The spell itself is another object by now; its face on the stack is what counted.
    const spell = new StackItem(makeHandle(ABILITY_SLOT, game.nextStamp), null, face, true, player);
    if (fitsAsSpell(game, rule, spells, spell)) count++;
  }
  return count;
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
  return spellAllowed(game, 'castAsThoughFlash', player, spell);
}

/** Whether the player may spend mana as though it were of any colour to cast the spell (609.4b). */
export function spendsManaAsAnyColor(game: Game, player: number, spell: StackItem): boolean {
  return spellAllowed(game, 'spendManaAsAnyColor', player, spell);
}

function spellAllowed(
  game: Game,
  kind: 'castAsThoughFlash' | 'spendManaAsAnyColor',
  player: number,
  spell: StackItem,
): boolean {
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

// Abilities, countering, targets

/** Whether an effect forbids the player to activate an ability of the object (602.5). */
export function cantActivate(game: Game, player: number, object: Handle, isManaAbility: boolean): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantActivate' || (restriction.exceptMana && isManaAbility)) continue;
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

/** Whether the permanent can't be the target of a spell or ability of the player with this source (115, 702.11b, 702.16b, 702.18a). */
export function cantBeTargeted(game: Game, object: Handle, byPlayer: number, source: Handle): boolean {
  const rules = restrictionsOf(game);
  const permanent = game.permanent(object);
  if (permanent === null) return false;
  const keywords = permanent.characteristics.keywords;
  if ((keywords & Keyword.Shroud) !== 0) return true;
  if ((keywords & Keyword.Hexproof) !== 0 && permanent.controller !== byPlayer) return true;
  if (permanent.characteristics.abilities.length > 0 && isProtectedFrom(game, permanent, source)) return true;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (
      restriction.kind === 'cantBeTargeted' &&
      affectsPlayer(game, rule, restriction.by, byPlayer) &&
      fits(game, rule, restriction.what, object)
    )
      return true;
  }
  return false;
}

/** Whether the player can't be the target of a spell or ability of the other player (702.11c, 702.18b). */
export function playerCantBeTargeted(game: Game, player: number, byPlayer: number): boolean {
  return (
    playerRestricted(game, 'playerShroud', player) ||
    (player !== byPlayer && playerRestricted(game, 'playerHexproof', player))
  );
}

/** Whether the object has protection from the source (702.16); false for anything but permanents, where protection functions. */
export function hasProtectionFrom(game: Game, object: Handle, source: Handle): boolean {
  if (game.stale) refresh(game);
  const permanent = game.permanent(object);
  return (
    permanent !== null && permanent.characteristics.abilities.length > 0 && isProtectedFrom(game, permanent, source)
  );
}

// Permanents

/** Whether the permanent stays tapped during its controller's untap step (502.3). */
export function doesntUntap(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'doesntUntap', object);
}

export function cantBeSacrificed(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'cantBeSacrificed', object);
}

export function cantHaveCounters(game: Game, object: Handle): boolean {
  return objectRestricted(game, 'cantHaveCounters', object);
}

// Players

export function cantSearchLibraries(game: Game, player: number): boolean {
  return playerRestricted(game, 'cantSearchLibraries', player);
}

/** 119.7 */
export function cantGainLife(game: Game, player: number): boolean {
  return playerRestricted(game, 'cantGainLife', player);
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

/** How many lands the player can play each turn (305.2), 0 if none at all. */
export function landPlaysAllowed(game: Game, player: number): number {
  if (playerRestricted(game, 'cantPlayLands', player)) return 0;
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
    } else if (allowance.kind === 'maximumHandSize' && affectsPlayer(game, rule, allowance.who, player)) {
      size = Math.max(0, size + evaluate(game, ruleContext(rule.origin), allowance.change));
    }
  }
  return size;
}

/** Whether mana stays in the player's pool as steps and phases end (106.4). */
export function manaDoesntEmpty(game: Game, player: number): boolean {
  const rules = allowancesOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'manaDoesntEmpty' && affectsPlayer(game, rule, allowance.who, player)) return true;
  }
  return false;
}

// Asking the rules in force

type AllowanceOf<Kind extends Allowance['kind']> = Extract<Allowance, { readonly kind: Kind }>;

function restrictionsOf(game: Game): readonly RuleInForce[] {
  if (game.stale) refresh(game);
  return game.registry.restrictions;
}

function allowancesOf(game: Game): readonly RuleInForce[] {
  if (game.stale) refresh(game);
  return game.registry.allowances;
}

function restrictionIn(rule: RuleInForce): Restriction {
  if (rule.effect.kind !== 'restriction') throw new Error(`a ${rule.effect.kind} among the restrictions`);
  return rule.effect.restriction;
}

function allowanceIn(rule: RuleInForce): Allowance {
  if (rule.effect.kind !== 'allowance') throw new Error(`a ${rule.effect.kind} among the allowances`);
  return rule.effect.allowance;
}

function affectsPlayer(game: Game, rule: RuleInForce, who: PlayerSet, player: number): boolean {
  if (game.ignored.length > 0 && isIgnored(game, rule, player)) return false;
  return includesPlayer(game, ruleContext(rule.origin), who, player);
}

/** Whether the player has paid to ignore the effect this turn (116.2d). */
export function isIgnored(game: Game, rule: RuleInForce, player: number): boolean {
  return game.ignored.some(
    ({ player: who, source, ability: { ability } }) =>
      who === player && source === rule.origin.source && ability.kind === 'static' && ability.effect === rule.effect,
  );
}

function fits(game: Game, rule: RuleInForce, what: Filter, object: Handle): boolean {
  return matches(game, ruleContext(rule.origin), what, object);
}

/** The filter judges the spell as it is, or as it would be, on the stack (601.3e). */
function fitsAsSpell(game: Game, rule: RuleInForce, what: Filter, spell: StackItem): boolean {
  if (what.kind === 'any') return true;
  if (game.stack.includes(spell)) return fits(game, rule, what, spell.handle);
  game.stack.push(spell);
  const result = fits(game, rule, what, spell.handle);
  game.stack.pop();
  return result;
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

/** Restrictions that say nothing more than which objects. */
function objectRestricted(
  game: Game,
  kind: 'doesntUntap' | 'cantBeCountered' | 'cantBeSacrificed' | 'cantHaveCounters',
  object: Handle,
): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind === kind && fits(game, rule, restriction.what, object)) return true;
  }
  return false;
}

type PlayerRestriction =
  | 'cantSearchLibraries'
  | 'cantGainLife'
  | 'cantPlayLands'
  | 'skipsExtraTurns'
  | 'cantLose'
  | 'cantWin'
  | 'playerHexproof'
  | 'playerShroud';

/** Restrictions that say nothing more than which players. */
function playerRestricted(game: Game, kind: PlayerRestriction, player: number): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind === kind && affectsPlayer(game, rule, restriction.who, player)) return true;
  }
  return false;
}
