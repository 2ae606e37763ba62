// Finding what a scripted cast, land play or activation means among the actions that are legal now.
import {
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  type CastWay,
  canPayOptional,
  characteristicsOf,
  type Decision,
  manaActions,
  PASS,
  wayOf,
  Zone,
} from '@foretell/rules';
import type { Answer } from '../scenario/answers.ts';
import { type AbilityOfAction, abilityOfAction, isActivation } from './abilityAction.ts';
import { ZONE_OF } from './arrange.ts';
import { castName } from './castName.ts';
import { quotesDoor } from './doors.ts';
import type { Activation, Cast, Session } from './session.ts';
import { quotedMana, sameWord } from './text.ts';
import { turningUp } from './turningUp.ts';

/** The legal action that a cast of the script means; undefined if there is none. */
export function castAction(session: Session, decision: Decision, action: Cast): number | undefined {
  const { game } = session;
  let best: number | undefined;
  let rank = -1;
  for (const option of decision.options) {
    if (option === PASS || actionType(option) !== ActionType.Cast) continue;
    const slot = actionSlot(option);
    if (!isFrom(session, slot, action.from)) continue;
    const way = wayOf(game, decision.player, slot, actionIndex(option));
    if (!namesSpell(session, slot, way, action)) continue;
    const named = fitOf(session, way, action.via ?? []);
    const fit = named < NAMED && named >= 0 && !paysCostsOf(session, decision.player, way, action) ? 0 : named;
    if (fit > rank) {
      rank = fit;
      best = option;
    }
  }
  return best;
}

/**
 * The way of casting that the next choice names where `via` does not say: by the word for it, by how its cost begins, or by what lets the spell be
 * cast so. `Yes` among the action's own answers comes first to a cost that may be paid instead. The answer is used up.
 */
export function answeredWay(session: Session, decision: Decision, action: Cast): AnsweredWay | undefined {
  if (action.via !== undefined) return undefined;
  const given = action.answers ?? [];
  const [own] = given;
  const waiting = own === undefined ? session.queue(decision.decider).front('choice') : undefined;
  const text = own === undefined ? waiting?.answer.v : own.q === 'choice' ? own.v : undefined;
  if (text === undefined) return undefined;
  const option = decision.options.find((candidate) => {
    if (candidate === PASS || actionType(candidate) !== ActionType.Cast) return false;
    const slot = actionSlot(candidate);
    const way = wayOf(session.game, decision.player, slot, actionIndex(candidate));
    if (way.name === '' || !isFrom(session, slot, action.from) || !namesSpell(session, slot, way, action)) return false;
    if (own !== undefined && text === 'Yes') return isNameless(way) && optionalCostNames(session, way).length === 0;
    return way.name.toLowerCase().startsWith(text.toLowerCase()) || isGranter(session, way, text);
  });
  if (option === undefined) return undefined;
  if (waiting !== undefined) waiting.used = true;
  return { option, rest: given.slice(1) };
}

/** `rest` are the action's own answers without the one that was used. */
interface AnsweredWay {
  readonly option: number;
  readonly rest: readonly Answer[];
}

function isFrom(session: Session, slot: number, from: Cast['from']): boolean {
  return from === undefined || session.game.zones[slot] === ZONE_OF[from];
}

/** Halves, adventures and back faces go by their own names; other cards by the card's. */
function namesSpell(session: Session, slot: number, way: CastWay, action: Cast): boolean {
  if (action.alias !== undefined) return session.names.aliased(action.alias) === session.game.handle(slot);
  const card = session.game.card(slot);
  const name = action.card ?? '';
  if (name === card.definition.name) return way.face === 0 || way.name === 'prototype';
  // Where `via` names the way, the card may go by its front face's name: disturb casts the back one.
  if (name === card.front.face.name && (action.via ?? []).some((word) => sameWord(word, way.name))) return true;
  return castName(card, way.face) === name;
}

/** Whether the optional costs that `via` names could be paid as well: of several ways the one in which they can is meant. */
function paysCostsOf(session: Session, player: number, way: CastWay, action: Cast): boolean {
  const costs = (action.via ?? []).filter((word) => isOptionalCost(session, way, word));
  const names = optionalCostNames(session, way).filter((name) => costs.some((word) => sameWord(name, word)));
  return names.length === 0 || canPayOptional(session.game, player, way, names);
}

const NAMED = 3;

/** How well a way of casting fits `via`: the way it names is best; a way it does not name is wrong unless it is the plain one. -1 = not at all. */
function fitOf(session: Session, way: CastWay, via: readonly string[]): number {
  const named = way.name !== '' && via.some((word) => isCalled(way, word) || isGranter(session, way, word));
  if (named) return NAMED;
  const others = via.filter((word) => !isOptionalCost(session, way, word));
  if (others.length > 0) return -1;
  if (way.name === '' || way.name === 'fused') return 2;
  if (way.grant !== null) return 1;
  // Without a word for it only what needs none: casting for free or as though it had flash, and from another zone than the hand.
  if (way.name === 'free' || way.name === 'flash') return 1;
  // Another cost that has no word of its own is paid where the mana cost cannot be.
  if (session.game.zones[way.slot] === Zone.Hand) return isNameless(way) ? 0 : -1;
  return way.permission === null ? 1 : 0;
}

/** A way of casting by its name; one for another cost that has no word of its own is an `alternative` one. */
function isCalled(way: CastWay, word: string): boolean {
  return sameWord(word, way.name) || (sameWord(word, 'alternative') && isNameless(way));
}

/** For another cost that is called by no keyword: its name says what it is. */
function isNameless(way: CastWay): boolean {
  return way.name.includes(' ');
}

/** Whether a word of `via` names what lets the spell be cast for another cost. */
function isGranter(session: Session, way: CastWay, word: string): boolean {
  return way.grant !== null && session.names.means(way.grant.source, word);
}

/** Whether a word of `via` names an optional additional cost of the face (CR 118.8). */
function isOptionalCost(session: Session, way: CastWay, word: string): boolean {
  return optionalCostNames(session, way).some((name) => sameWord(name, word));
}

function optionalCostNames(session: Session, way: CastWay): readonly string[] {
  const face = session.game.card(way.slot).faces[way.face];
  return (face?.abilities ?? []).flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'optionalCost' ? [ability.name] : [],
  );
}

/** The words of `via` that name optional costs rather than the way of casting. */
export function costsNamed(session: Session, player: number, option: number, via: readonly string[]): string[] {
  const way = wayOf(session.game, player, actionSlot(option), actionIndex(option));
  const names = optionalCostNames(session, way);
  return via.filter((word) => names.some((name) => sameWord(name, word)));
}

export function playAction(
  session: Session,
  decision: Decision,
  action: Pick<Cast, 'card' | 'alias' | 'from'>,
): number | undefined {
  return decision.options.find((option) => {
    if (option === PASS || actionType(option) !== ActionType.PlayLand) return false;
    const slot = actionSlot(option);
    if (!isFrom(session, slot, action.from)) return false;
    if (action.alias !== undefined) return session.names.aliased(action.alias) === session.game.handle(slot);
    const card = session.game.card(slot);
    return card.faces[actionIndex(option)]?.face.name === action.card || card.definition.name === action.card;
  });
}

/** The activation whose text begins as quoted; one that reads exactly so is preferred. Mana abilities answer as well. */
export function activationAction(session: Session, decision: Decision, action: Activation): number | undefined {
  const mana: number[] = [];
  manaActions(session.game, decision.player, mana);
  const isMana = action.op === 'mana';
  const abilities = decision.options.filter(isActivation);
  const first = isMana ? mana : abilities;
  const second = isMana ? abilities.filter((option) => addsMana(session, option)) : mana;
  const quoted = bestQuoted(session, first, action) ?? bestQuoted(session, second, action);
  if (quoted !== undefined) return quoted;
  if (isMana) return worded(session, mana, action);
  return (
    unlocking(session, decision, action) ?? turnedUp(session, decision, action) ?? worded(session, abilities, action)
  );
}

/** 708.7 */
function turnedUp(session: Session, decision: Decision, { ability, source }: Activation): number | undefined {
  const { game, names } = session;
  const ofSource = decision.options.filter((option) => {
    if (source === undefined) return true;
    const slot = actionSlot(option);
    return names.means(game.handle(slot), source) || game.objects[slot]?.face.face.name === source;
  });
  return turningUp(game, ofSource, ability);
}

/**
 * Cards word their abilities in more than one way. If nothing of the object reads as quoted, it is the one ability with the quoted cost; an
 * ability that does read so and is not among the options is not legal now.
 */
function worded(session: Session, options: readonly number[], action: Activation): number | undefined {
  const same = options.filter((option) => {
    const ability = abilityOfAction(session.game, option);
    if (ability === undefined || !isSource(session, option, ability, action.source)) return false;
    const all = characteristicsOf(session.game, session.game.handle(actionSlot(option))).abilities;
    if (all.some((record) => session.texts.starts(record, ability.face, action.ability))) return false;
    return session.texts.sameCost(ability.record, ability.face, action.ability);
  });
  return same.length <= 1 ? same[0] : likest(session, same, action.ability);
}

/** Of several abilities with the quoted cost the one that has more of the quoted words than any other. */
function likest(session: Session, options: readonly number[], quoted: string): number | undefined {
  const shares = options.map((option) => {
    const ability = abilityOfAction(session.game, option);
    return ability === undefined ? 0 : session.texts.likeness(ability.record, ability.face, quoted);
  });
  const most = Math.max(...shares);
  const best = options.filter((_option, at) => shares[at] === most);
  return best.length === 1 ? best[0] : undefined;
}

/** 709.5e */
function unlocking(session: Session, decision: Decision, action: Activation): number | undefined {
  return decision.options.find((option) => {
    if (!quotesDoor(session.game, option, action.ability)) return false;
    return action.source === undefined || session.names.means(session.game.handle(actionSlot(option)), action.source);
  });
}

function addsMana(session: Session, option: number): boolean {
  return abilityOfAction(session.game, option)?.record.addsMana === true;
}

function bestQuoted(session: Session, options: readonly number[], action: Activation): number | undefined {
  let found: number | undefined;
  for (const option of options) {
    const ability = abilityOfAction(session.game, option);
    if (ability === undefined || !isSource(session, option, ability, action.source)) continue;
    if (!session.texts.starts(ability.record, ability.face, action.ability)) continue;
    if (session.texts.isWhole(ability.record, ability.face, action.ability)) return option;
    found ??= option;
  }
  return found;
}

/** A face-down permanent goes by the name of its card as well, for whoever turns it up. */
function isSource(session: Session, option: number, ability: AbilityOfAction, source: string | undefined): boolean {
  if (source === undefined || session.names.means(session.game.handle(actionSlot(option)), source)) return true;
  return ability.name === '' && ability.face.face.name === source;
}

/** The type of mana that the quoted text of a mana ability ends with, -1 if it does not say. */
export function manaQuoted(action: Activation): number {
  const letter = quotedMana(action.ability);
  return letter === undefined ? -1 : 'WUBRGC'.indexOf(letter);
}
