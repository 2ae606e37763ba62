/**
 * What the ability language can say and the engine cannot do: combinations that would mean nothing in a game. Cards with any of them are refused
 * before a game starts; a silent no-op is the worst defect there is. Names without a binding are found by `ir/check.ts`.
 */
import { spellsUsingUp } from '../actions/ruleUses.ts';
import {
  type Ability,
  BANDS_WITH_OTHER,
  type CardDefinition,
  type CardFace,
  type Change,
  type ContinuousEffect,
  type CostChange,
  type Effect,
  type EventPattern,
  Keyword,
  type KeywordAbility,
  type Modes,
  type ObjectSet,
  type Restriction,
  type SpellAbility,
  TRAMPLE_OVER_PLANESWALKERS,
  Zone,
  type ZoneId,
} from '../ir/index.ts';
import { isNamedKeyword, namedMeaning } from '../keywords/index.ts';
import { isOnBattlefield } from './affectedZones.ts';
import { meaningsOf } from './keywordMeanings.ts';
import { isAboutItself, zoneOfAbility } from './triggerZone.ts';

/**
 * - `enchant-abilities`: an Aura without exactly one enchant ability (303.4a, 702.5c);
 * - `targets-replaced`: an alternative cost for "each" instead of "target" on a spell with modes, divisions or players as targets (702.96);
 * - `cast-from-zone`, `activate-in-zone`, `functions-in-zone`: a zone where nobody looks for such an ability (113.6);
 * - `leaves-zone`: a trigger of a card on its leaving a zone other than the battlefield (603.10);
 * - `once-each-turn`: a limit for an ability off the battlefield;
 * - `fused-halves`: a half with fuse that has modes of its own or no instructions (702.102);
 * - `copies-in-hidden-zones`: copies of cards in a hand or library to be cast (707.12);
 * - `ignore-cost`: a payment to ignore an effect that concerns no player (116.2d);
 * - `granted-ability`: an ability that means nothing to the permanents that get it;
 * - `this-ability`: a copy that would keep the ability that makes it, where it is none of a permanent's or no copy is made;
 * - `changes-off-battlefield`: a change to cards that are no permanents that nobody would notice;
 * - `rule-effect`: an effect with a duration that is not fixed to objects but changes them (611.2c), or one used up by what never counts;
 * - `emblem-ability`: an ability that emblems cannot have;
 * - `first-time`: "for the first time each turn" of something that neither the source nor a player's life remembers;
 * - `spliced-text`: a card with splice whose rules text has modes, or that is no instant or sorcery (702.47);
 * - `action-cost`: a change of what a special action costs other than so much generic mana less;
 * - `mode-cost`: a cost for a mode of something that is not cast (700.2h).
 */
export type UnsupportedCode =
  | 'enchant-abilities'
  | 'targets-replaced'
  | 'cast-from-zone'
  | 'activate-in-zone'
  | 'functions-in-zone'
  | 'leaves-zone'
  | 'once-each-turn'
  | 'fused-halves'
  | 'copies-in-hidden-zones'
  | 'ignore-cost'
  | 'granted-ability'
  | 'this-ability'
  | 'changes-off-battlefield'
  | 'rule-effect'
  | 'emblem-ability'
  | 'first-time'
  | 'spliced-text'
  | 'action-cost'
  | 'mode-cost';

/** A piece of a card that the engine cannot play. */
export interface Unsupported {
  readonly code: UnsupportedCode;
  /** Where in the definition, as `faces[0].abilities[1].effect.of[0]`. */
  readonly path: string;
}

type Report = (code: UnsupportedCode, path: string) => void;

/** Everything about the card that the engine cannot play; nothing for a card that may be used. */
export function checkSupported(card: CardDefinition): readonly Unsupported[] {
  const found: Unsupported[] = [];
  const report: Report = (code, path) => {
    found.push({ code, path });
  };
  card.faces.forEach((face, at) => {
    checkFace(face, `faces[${at}]`, report);
  });
  if (!canFuse(card)) report('fused-halves', 'faces');
  return found;
}

/** Whether the halves of a card with fuse are such that both can be cast as one spell. */
function canFuse({ faces }: CardDefinition): boolean {
  return !faces.some(hasFuse) || faces.every((face) => face.abilities.some(isPlainSpell));
}

function hasFuse({ abilities }: CardFace): boolean {
  return abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'fuse');
}

function isPlainSpell(ability: Ability): boolean {
  return ability.kind === 'spell' && ability.modes === undefined;
}

function checkFace(face: CardFace, path: string, report: Report): void {
  const enchants = face.abilities.filter((ability) => ability.kind === 'keyword' && ability.keyword === 'enchant');
  if (enchants.length !== (face.subtypes.includes('Aura') ? 1 : 0)) report('enchant-abilities', path);
  const spell = face.abilities.find((ability) => ability.kind === 'spell') ?? null;
  face.abilities.forEach((ability, at) => {
    const place = `${path}.abilities[${at}]`;
    if (ability.kind === 'keyword') checkKeyword(ability, spell, place, report);
    walk(ability, place, report);
  });
}

function checkKeyword(ability: KeywordAbility, spell: Ability | null, path: string, report: Report): void {
  if (ability.keyword === 'castFrom' && ability.zone !== Zone.Graveyard && ability.zone !== Zone.Exile)
    report('cast-from-zone', path);
  if (ability.keyword === 'splice' && (spell === null || !isPlainSpell(spell))) report('spliced-text', path);
  if (ability.keyword !== 'alternativeCost' || ability.replaceTargets === undefined) return;
  if (spell?.kind !== 'spell' || !isPlainlyTargeted(spell)) report('targets-replaced', path);
}

function isPlainlyTargeted(spell: SpellAbility): boolean {
  if (spell.modes !== undefined) return false;
  return spell.targets.every((spec) => spec.what !== null && spec.players === null && spec.divide === undefined);
}

/** Every ability, effect and change inside, wherever it stands. */
function walk(value: unknown, path: string, report: Report): void {
  if (Array.isArray(value)) {
    value.forEach((part, at) => {
      walk(part, `${path}[${at}]`, report);
    });
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (isAbility(value)) checkAbility(value, path, report);
  if (isRule(value)) checkRule(value, path, report);
  // Only a copy keeps the ability that makes it, and no permanent has that of a spell.
  if (isUnownedAbility(value)) report('this-ability', path);
  if (isCopying(value) && value.changes.some(({ kind }) => kind === 'addAbilitiesOf')) report('granted-ability', path);
  if (isCostChange(value) && !isSimpleForActions(value.change)) report('action-cost', path);
  if (isEmblem(value)) checkEmblem(value, path, report);
  if (isCastingCopies(value) && isHiddenZone(value.cards)) report('copies-in-hidden-zones', path);
  for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`, report);
}

interface Node {
  readonly kind?: unknown;
  readonly keyword?: unknown;
}

const ABILITY_KINDS: readonly unknown[] = ['spell', 'activated', 'triggered', 'static', 'replacement'];

function isAbility(node: Node): node is Ability {
  return ABILITY_KINDS.includes(node.kind) || (node.kind === 'keyword' && typeof node.keyword === 'string');
}

function isRule(node: Node): node is Extract<Effect, { kind: 'applyRule' }> {
  return node.kind === 'applyRule';
}

function isCastingCopies(node: Node): node is Extract<Effect, { kind: 'castNow' }> {
  return node.kind === 'castNow' && 'copies' in node && node.copies === true;
}

function isChanging(node: Node): node is Node & { readonly changes: readonly Change[] } {
  return (node.kind === 'change' || node.kind === 'apply') && 'changes' in node && Array.isArray(node.changes);
}

function isUnownedAbility(node: Node): boolean {
  if (node.kind === 'spell') return JSON.stringify(node).includes('"addThisAbility"');
  if (!isChanging(node)) return false;
  return node.changes.some(({ kind }) => kind === 'addThisAbility');
}

/** Something that is a copy with changes, which are made once and not in layers (707.9). */
function isCopying(node: Node): node is Node & { readonly changes: readonly Change[] } {
  return node.kind !== 'change' && node.kind !== 'apply' && 'changes' in node && Array.isArray(node.changes);
}

function isCostChange(node: Node): node is Extract<ContinuousEffect, { kind: 'cost' }> {
  return node.kind === 'cost' && 'change' in node;
}

/** What special actions cost is changed in one way only (see `mana/actionCosts.ts`). */
function isSimpleForActions({ what, ...change }: CostChange): boolean {
  if (what === 'spell' || what === 'ability') return true;
  const { increase, reduceMana, leastMana, floor, times, ability } = change;
  return [increase, reduceMana, leastMana, floor, times, ability].every((part) => part === undefined);
}

function isHiddenZone(cards: ObjectSet): boolean {
  return cards.kind === 'all' ? cards.zone === Zone.Hand || cards.zone === Zone.Library : cards.kind === 'topOfLibrary';
}

function isEmblem(node: Node): node is Extract<Effect, { kind: 'emblem' }> {
  return node.kind === 'emblem';
}

function checkAbility(ability: Ability, path: string, report: Report): void {
  const zone = zoneOfAbility(ability);
  switch (ability.kind) {
    case 'activated':
      if (zone !== Zone.Battlefield && zone !== Zone.Hand && zone !== Zone.Graveyard) report('activate-in-zone', path);
      if (ability.timesPerTurn !== undefined && zone !== Zone.Battlefield) report('once-each-turn', path);
      checkModes(ability.modes, path, report);
      return;
    case 'triggered':
      if (!functionsIn(zone)) report('functions-in-zone', path);
      if (leavesOtherZone(ability.event)) report('leaves-zone', path);
      if (!isFirstKnown(ability.event) || (ability.event.kind === 'firstTime' && ability.oneOrMore === true))
        report('first-time', path);
      if ((ability.oncePerTurn === true || ability.once === true) && zone !== Zone.Battlefield)
        report('once-each-turn', path);
      checkModes(ability.modes, path, report);
      return;
    case 'static':
      if (!functionsIn(zone) && !speaksForItself(ability.effect)) report('functions-in-zone', path);
      if (ability.ignoreCost !== undefined && !concernsPlayers(ability.effect)) report('ignore-cost', path);
      if (isOnceEachTurn(ability.effect) && zone !== Zone.Battlefield) report('once-each-turn', path);
      if (ability.effect.kind !== 'change') return;
      if (isOnBattlefield(ability.effect.affected)) checkChanges(ability.effect.changes, path, report);
      else if (!ability.effect.changes.every((each) => reachesCards(each, isOnStack(ability.effect))))
        report('changes-off-battlefield', path);
      return;
    case 'replacement':
      if (!functionsIn(zone)) report('functions-in-zone', path);
      return;
    case 'spell':
    case 'keyword':
  }
}

/** The zones whose cards' abilities are put in force (see `effects/zoneAbilities.ts`). */
function functionsIn(zone: ZoneId): boolean {
  return zone !== Zone.Library && zone !== Zone.None;
}

/** What a card in a library says about itself is asked of it alone (`effects/rulesOfCasting.ts`). */
function speaksForItself(effect: ContinuousEffect): boolean {
  if (effect.kind !== 'allowance') return false;
  return (
    effect.allowance.kind === 'castWhileSearching' ||
    effect.allowance.kind === 'startOnBattlefield' ||
    effect.allowance.kind === 'revealInOpeningHand' ||
    effect.allowance.kind === 'newHandAtMulligan'
  );
}

function leavesOtherZone(event: EventPattern): boolean {
  if (event.kind === 'anyOf') return event.of.some(leavesOtherZone);
  if (event.kind === 'while' || event.kind === 'firstTime') return leavesOtherZone(event.event);
  if (event.kind !== 'moves' || !isAboutItself(event.what)) return false;
  return event.to === undefined && event.from !== undefined && event.from !== Zone.Battlefield;
}

/** Only the condition as a whole may be about a first time: of what the object itself does, or of a player's life. */
function isFirstKnown(event: EventPattern): boolean {
  if (event.kind === 'while') {
    if (event.event.kind !== 'firstTime') return isFirstKnown(event.event);
    // What the source remembers is looked at only where that is the whole condition.
    return event.event.event.kind === 'gainsLife' || event.event.event.kind === 'losesLife';
  }
  if (event.kind === 'anyOf') return event.of.every((one) => one.kind !== 'firstTime' && isFirstKnown(one));
  if (event.kind !== 'firstTime') return true;
  const { event: inner } = event;
  if (inner.kind === 'gainsLife' || inner.kind === 'losesLife') return true;
  const about = inner.kind === 'dealsDamage' ? inner.source : 'what' in inner ? inner.what : undefined;
  return about !== undefined && isAboutItself(about);
}

function checkModes(modes: Modes | undefined, path: string, report: Report): void {
  if (modes?.options.some((option) => option.cost !== undefined) === true) report('mode-cost', path);
}

const PLAYER_RESTRICTIONS: readonly Restriction['kind'][] = [
  'cantCast',
  'castLimit',
  'castOnlyAsSorcery',
  'cantSearchLibraries',
  'cantGainLife',
  'damageLeavesLife',
  'cantDrawMoreThan',
  'cantPlayLands',
  'cantGetCounters',
  'skipsExtraTurns',
  'cantLose',
  'cantWin',
];

function concernsPlayers(effect: ContinuousEffect): boolean {
  return effect.kind === 'restriction' && PLAYER_RESTRICTIONS.includes(effect.restriction.kind);
}

function isOnStack(effect: ContinuousEffect): boolean {
  return effect.kind === 'change' && effect.affected.kind === 'all' && effect.affected.zone === Zone.Stack;
}

/** Changes to cards that are no permanents are looked for where characteristics are; spells are given what triggers or pays for them as well. */
function reachesCards(change: Change, onStack: boolean): boolean {
  switch (change.kind) {
    case 'addKeywords':
      return (change.keywords & OF_SPELLS & ~(onStack ? GIVEN_TO_SPELLS : Keyword.Flash)) === 0;
    case 'addAbilities':
      return onStack && change.abilities.every(triggersFromStack);
    case 'controller':
    case 'removeKeywords':
    case 'cantHaveKeywords':
    case 'loseAbilities':
    case 'loseAllAbilities':
    case 'addAbilitiesOf':
      return false;
    default:
      return true;
  }
}

/** Whether it is short for abilities of a spell that trigger as it is cast. */
function triggersFromStack(ability: Ability): boolean {
  return meaningsOf(ability).every((one) => one.kind === 'triggered' && zoneOfAbility(one) === Zone.Stack);
}

/** Keywords that spells on the stack may be given (see `effects/elsewhere.ts`). */
const GIVEN_TO_SPELLS = Keyword.Convoke | Keyword.Delve | Keyword.Improvise | Keyword.Storm;

/** Keywords that matter to spells and cards only. */
const OF_SPELLS =
  Keyword.Flash |
  Keyword.SplitSecond |
  Keyword.Convoke |
  Keyword.Delve |
  Keyword.Improvise |
  Keyword.Rebound |
  Keyword.Storm;

function checkChanges(changes: readonly Change[], path: string, report: Report): void {
  for (const change of changes) {
    const meaningless =
      (change.kind === 'addKeywords' && (change.keywords & OF_SPELLS) !== 0) ||
      (change.kind === 'addAbilities' && change.abilities.some(meansNothingToPermanents));
    if (meaningless) report('granted-ability', path);
  }
}

function meansNothingToPermanents(ability: Ability): boolean {
  if (ability.kind === 'keyword') return keywordMeansNothing(ability);
  return ability.kind === 'spell' || zoneOfAbility(ability) !== Zone.Battlefield;
}

/** Keywords are what they are short for; some are looked for on permanents by the rules. */
function keywordMeansNothing(ability: KeywordAbility): boolean {
  if (LOOKED_FOR.includes(ability.keyword)) return false;
  if (!isNamedKeyword(ability)) return true;
  const meaning = namedMeaning(ability);
  return meaning.length === 0 || meaning.some(meansNothingToPermanents);
}

const LOOKED_FOR: readonly string[] = [
  'protection',
  'ward',
  'toxic',
  'enchant',
  'ascend',
  BANDS_WITH_OTHER,
  'enlist',
  'exert',
  'start your engines!',
  'storied',
  TRAMPLE_OVER_PLANESWALKERS,
];

/** Rules for a time, and those that a number of spells use up (`spellsUsingUp`). */
function checkRule({ effect, uses }: Extract<Effect, { kind: 'applyRule' }>, path: string, report: Report): void {
  if (effect.kind === 'change' || (uses !== undefined && spellsUsingUp(effect) === null)) report('rule-effect', path);
  if (isOnceEachTurn(effect)) report('once-each-turn', path);
}

/** Whether it serves once each turn, which its source on the battlefield remembers. */
function isOnceEachTurn(effect: ContinuousEffect): boolean {
  return effect.kind === 'allowance' && 'oncePerTurn' in effect.allowance && effect.allowance.oncePerTurn === true;
}

/** 114.4 */
function checkEmblem({ abilities }: Extract<Effect, { kind: 'emblem' }>, path: string, report: Report): void {
  for (const ability of abilities) {
    const works = ability.kind === 'triggered' || ability.kind === 'static' || ability.kind === 'replacement';
    if (!works) report('emblem-ability', path);
  }
}
