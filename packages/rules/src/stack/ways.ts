/** The ways a card can be cast right now (601.2b, 118.9): normally, by an alternative cost, from another zone, or by a permission. */

import { preparedWith } from '../copy/prepareSpells.ts';
import { ruleContext } from '../effects/ruleContext.ts';
import { holds } from '../engine/condition.ts';
import { matches } from '../engine/match.ts';
import { includesPlayer, scratchFrame, selectObjects } from '../engine/select.ts';
import { CardType, type Cost, type Filter, type ManaSpentAs, Zone } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { FaceDown } from '../state/permanent.ts';
import type { Permission } from '../state/records.ts';
import { isCopySlot } from '../state/slots.ts';
import { StackItem } from '../state/stackItem.ts';
import { enterForJudging, leaveAfterJudging } from './asOnStack.ts';
import { FUSED, grantedCosts, grantOf, isForManaCost } from './grantedCosts.ts';
import { isSorceryTime } from './timing.ts';

/** A spell as it would be on the stack, for questions before it is there (601.3e). */
export function prospectiveSpell(game: Game, player: number, slot: number, face: FaceRecord): StackItem {
  const handle = game.handle(slot);
  const item = new StackItem(handle, face.announced, face, true, player);
  item.owner = game.owners[slot] ?? player;
  item.castFrom = game.zones[slot] ?? 0;
  item.isCopy = isCopySlot(game, slot); // 707.12
  return item;
}

/** The spell as it is cast in this way: the way counts as a cost paid, and may change what the spell does (118.9, 702.96). */
export function asCast(item: StackItem, way: CastWay): StackItem {
  item.way = way.name;
  item.paidCosts = costsOf(way);
  item.faceDown = way.faceDown;
  item.faceDownAs = way.name === 'disguise' ? FaceDown.Disguise : FaceDown.Morph;
  if (way.faceDown) item.ability = null;
  if (way.alternative !== null && item.face.hasCostAbilities) {
    for (const record of item.face.abilities) {
      const { ability, otherSpell } = record;
      if (otherSpell === null || ability.kind !== 'keyword' || ability.keyword !== 'alternativeCost') continue;
      if (ability.name === way.name) item.ability = otherSpell;
    }
  }
  return item;
}

const NO_COSTS: readonly string[] = [];

/** What has been paid by casting in this way alone. */
function costsOf(way: CastWay): readonly string[] {
  return way.name === '' ? NO_COSTS : [way.name];
}

/** The way of an ordinary cast: from hand, its first castable face, for its mana cost. */
export function normalWay(slot: number, face: number): CastWay {
  if (face !== 0) return makeWay(slot, face, '', null, false);
  for (let next = NORMAL_WAYS.length; next <= slot; next++) NORMAL_WAYS.push(makeWay(next, 0, '', null, false));
  return NORMAL_WAYS[slot] as CastWay;
}

/** Those of front faces by slot; they never change and are shared by all games. */
const NORMAL_WAYS: CastWay[] = [];

/** Made in one place, so that the usual ways have one shape. */
function makeWay(slot: number, face: number, name: string, alternative: Cost | null, exileAfter: boolean): CastWay {
  return {
    slot,
    face,
    name,
    alternative,
    permission: null,
    grant: null,
    free: false,
    manaAs: 'itself',
    exileAfter,
    faceDown: false,
    instant: false,
    alsoPay: null,
    entersWith: '',
    duringResolution: false,
  };
}

/** Every way the player could begin to cast the card in the slot, by zone and permission; timing, targets and costs are not looked at. */
export function castWays(game: Game, player: number, slot: number): CastWay[] {
  const zone = game.zones[slot] ?? Zone.None;
  const ways: CastWay[] = [];
  const faces = game.card(slot).faces;
  const fromHand = zone === Zone.Hand && game.owners[slot] === player;
  const commander = zone === Zone.Command && game.owners[slot] === player && game.commanders.includes(slot);
  for (let at = 0; at < faces.length; at++) {
    const face = faces[at] as FaceRecord;
    if (face === game.card(slot).fused) {
      // 702.102a
      if (zone === Zone.Hand && fromHand) ways.push(makeWay(slot, face.index, FUSED, null, false));
      continue;
    }
    if (!isCastableFace(game, slot, zone, face)) continue;
    if (fromHand || commander) addOwnWays(game, player, slot, face, ways);
    else if (isPrepareSpell(game, player, slot, face)) ways.push(makeWay(slot, face.index, 'prepare', null, false));
    else if (isAftermath(game, slot) && zone === Zone.Graveyard && game.owners[slot] === player)
      ways.push(makeWay(slot, face.index, 'aftermath', null, true));
    addCastFromWays(game, player, slot, face, zone, ways);
    for (const rule of game.registry.allowances) addAllowance(game, player, slot, face, rule, ways);
  }
  if (game.permissions.length > 0) addPermissions(game, player, slot, faces, ways);
  addGrantedCosts(game, player, ways);
  return ways.filter((way) => isPossible(faces[way.face] as FaceRecord, way));
}

/** A cost that is not there cannot be paid (118.6); a land is cast only face down (305.9, 708.4a). */
function isPossible(face: FaceRecord, way: CastWay): boolean {
  if (face.isLand) return way.faceDown;
  return !isForManaCost(way) || face.manaCost !== null;
}

/** Beside each way of casting for the mana cost, also one that cannot be paid (118.6a), those for costs that effects let be paid instead. */
function addGrantedCosts(game: Game, player: number, ways: CastWay[]): void {
  if (game.registry.allowances.length === 0) return;
  for (const way of ways.filter(isForManaCost)) {
    const fits = (context: Frame, spells: Filter): boolean => fitsAsSpell(game, context, player, way, spells);
    ways.push(...grantedCosts(game, player, way, fits));
  }
}

/** The copy of a prepare spell that its prepared permanent lets the player cast (722.3c). */
function isPrepareSpell(game: Game, player: number, slot: number, face: FaceRecord): boolean {
  if (face.index === 0 || game.card(slot).definition.layout !== 'prepare' || !isCopySlot(game, slot)) return false;
  return game.zones[slot] === Zone.Exile && preparedWith(game, player, game.handle(slot)) !== null;
}

function isAftermath(game: Game, slot: number): boolean {
  return game.card(slot).definition.layout === 'aftermath';
}

/** Faces that may be cast: lands only if they can be face down; the later half of an aftermath card only from a graveyard (702.127a). */
export function castableFaces(game: Game, slot: number, zone: number): FaceRecord[] {
  return game.card(slot).faces.filter((face) => isCastableFace(game, slot, zone, face));
}

function isCastableFace(game: Game, slot: number, zone: number, face: FaceRecord): boolean {
  if ((face.isLand && !isMorph(face)) || face.face.types === 0 || face.index >= game.card(slot).definition.faces.length)
    return false;
  const layout = game.card(slot).definition.layout;
  if (layout === 'transforming' || layout === 'flip') return face.index === 0;
  if (layout === 'prepare') return (face.index === 0) === !(zone === Zone.Exile && isCopySlot(game, slot));
  if (layout === 'aftermath') return (face.index === 0) === (zone !== Zone.Graveyard);
  return true;
}

function isMorph(face: FaceRecord): boolean {
  return face.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'morph');
}

function addOwnWays(game: Game, player: number, slot: number, face: FaceRecord, ways: CastWay[]): void {
  const prototyped = face.index > 0 && game.card(slot).definition.layout === 'prototype';
  ways.push(prototyped ? makeWay(slot, face.index, 'prototype', null, false) : normalWay(slot, face.index)); // 718.3
  for (const record of face.abilities) {
    const ability = record.ability;
    if (ability.kind === 'keyword' && ability.keyword === 'morph')
      ways.push({
        ...normalWay(slot, face.index),
        name: ability.form === 'disguise' ? 'disguise' : 'morph',
        alternative: MORPH_COST,
        faceDown: true,
      });
    if (ability.kind === 'keyword' && ability.keyword === 'more than meets the eye' && face.index === 0)
      ways.push(makeWay(slot, 1, ability.keyword, ability.cost, false));
    if (ability.kind !== 'keyword' || ability.keyword !== 'alternativeCost') continue;
    if (ability.condition !== undefined && !holds(game, scratchFrame(player, game.handle(slot)), ability.condition))
      continue;
    const way = makeWay(slot, face.index, ability.name, ability.cost, false);
    ways.push(ability.instant === true ? { ...way, instant: true } : way);
  }
}

/** 702.37a */
const MORPH_COST: Cost = [{ kind: 'mana', cost: '{3}' }];

/** Flashback and the like: from the named zone, for the named cost (702.34). */
function addCastFromWays(
  game: Game,
  player: number,
  slot: number,
  face: FaceRecord,
  zone: number,
  ways: CastWay[],
): void {
  if (game.owners[slot] !== player) return;
  for (const record of face.abilities) {
    const ability = record.ability;
    if (ability.kind !== 'keyword' || ability.keyword !== 'castFrom' || ability.zone !== zone) continue;
    if (ability.condition !== undefined && !holds(game, scratchFrame(player, game.handle(slot)), ability.condition))
      continue;
    // 702.146a: the card is cast transformed
    const cast = ability.name === 'disturb' ? 1 : face.index;
    ways.push(makeWay(slot, cast, ability.name, ability.cost, ability.exileAfter));
  }
}

function addAllowance(
  game: Game,
  player: number,
  slot: number,
  face: FaceRecord,
  rule: Game['registry']['allowances'][number],
  ways: CastWay[],
): void {
  if (rule.effect.kind !== 'allowance') return;
  const allowance = rule.effect.allowance;
  const context = scratchFrame(rule.origin.controller, rule.origin.source);
  const zone = game.zones[slot] ?? Zone.None;
  if (allowance.kind === 'castFromZone') {
    if (!isAmongUsable(game, rule, player, slot)) return;
    const { exileAfter, alsoPay = null, entersWith = '', way: name = '', cost: alternative = null } = allowance;
    // A keyword's cost that is the mana cost and more cannot be paid where there is none.
    if (name !== '' && alternative === null && face.manaCost === null) return;
    const grant = allowance.oncePerTurn === true ? grantOf(game, rule, true) : null;
    if (allowance.oncePerTurn === true && grant === null) return;
    const given = { exileAfter, alsoPay, entersWith, grant };
    // A keyword is the card's, whatever spell it would be; other effects say which spells may be cast (601.3e).
    if (name !== '' || alternative !== null) {
      if (!matches(game, ruleContext(rule.origin), allowance.what, game.handle(slot))) return;
      ways.push({ ...normalWay(slot, face.index), name, alternative, ...given });
      return;
    }
    for (const way of plainWays(game, player, slot, face))
      if (fitsAsSpell(game, ruleContext(rule.origin), player, way, allowance.what)) ways.push({ ...way, ...given });
  } else if (allowance.kind === 'playFromTopOfLibrary') {
    const library = game.player(player).library;
    if (
      zone !== Zone.Library ||
      library[library.length - 1] !== slot ||
      !includesPlayer(game, context, allowance.who, player)
    )
      return;
    const grant = allowance.oncePerTurn === true ? grantOf(game, rule, true) : null;
    if (allowance.oncePerTurn === true && grant === null) return;
    const { cost } = allowance;
    const plain = cost === undefined ? plainWays(game, player, slot, face) : [normalWay(slot, face.index)];
    for (const way of plain.map((each) =>
      cost === undefined ? each : { ...each, alternative: LIFE_FOR_MANA_VALUE },
    )) {
      if (!fitsAsSpell(game, context, player, way, allowance.what)) continue;
      const entersWith = way.faceDown || isCreatureFace(face) ? (allowance.entersWith ?? '') : '';
      ways.push({ ...way, entersWith, grant });
    }
  }
}

/** Of the spell, which is what it is paid for. */
const LIFE_FOR_MANA_VALUE: Cost = [{ kind: 'payLife', amount: { kind: 'manaValue', of: { kind: 'self' } } }];

/** For the mana cost, and for the alternative costs that the card itself has (118.9). */
function plainWays(game: Game, player: number, slot: number, face: FaceRecord): readonly CastWay[] {
  const normal = normalWay(slot, face.index);
  if (!face.hasCostAbilities) return [normal];
  const own: CastWay[] = [];
  addOwnWays(game, player, slot, face, own);
  return [normal, ...own.filter((way) => way.alternative !== null && way.face === face.index)];
}

function isCreatureFace({ face }: FaceRecord): boolean {
  return (face.types & CardType.Creature) !== 0;
}

/** Whether an effect lets the player play the land from the zone in which it lies. */
export function mayPlayFromZone(
  game: Game,
  rule: Game['registry']['allowances'][number],
  player: number,
  slot: number,
): boolean {
  const { effect, origin } = rule;
  if (effect.kind !== 'allowance' || effect.allowance.kind !== 'castFromZone') return false;
  return (
    isAmongUsable(game, rule, player, slot) &&
    matches(game, ruleContext(origin), effect.allowance.what, game.handle(slot))
  );
}

/** Whether the card lies where an effect lets the player use cards; which of them apart. */
function isAmongUsable(
  game: Game,
  { effect, origin }: Game['registry']['allowances'][number],
  player: number,
  slot: number,
): boolean {
  if (effect.kind !== 'allowance' || effect.allowance.kind !== 'castFromZone') return false;
  const { zone, who, among } = effect.allowance;
  if (zone !== game.zones[slot]) return false;
  const context = ruleContext(origin);
  if (!includesPlayer(game, context, who, player)) return false;
  return among === undefined
    ? game.owners[slot] === player
    : selectObjects(game, context, among).includes(game.handle(slot));
}

function addPermissions(game: Game, player: number, slot: number, faces: readonly FaceRecord[], ways: CastWay[]): void {
  const handle = game.handle(slot);
  for (const permission of game.permissions) {
    if (permission.player !== player || permission.card !== handle) continue;
    if (permission.laterTurns && game.turnNumber <= permission.expiry.createdTurn) continue;
    if (permission.sorcerySpeed && !isSorceryTime(game, player)) continue;
    if (!isInForce(game, permission)) continue;
    for (const face of castableFaces(game, slot, Zone.Exile))
      if (faces.includes(face)) addPermitted(game, player, slot, face, permission, ways);
  }
}

/** Whether the condition of the permission holds, if it has one. */
export function isInForce(game: Game, { condition, origin }: Permission): boolean {
  return condition === null || holds(game, ruleContext(origin), condition);
}

/** A permission's ways: free ones admit no other alternative cost (118.9a); normal ones admit those of the card (118.9). */
function addPermitted(
  game: Game,
  player: number,
  slot: number,
  face: FaceRecord,
  permission: Permission,
  ways: CastWay[],
): void {
  const context = ruleContext(permission.origin);
  context.controller = player;
  const permit = (way: CastWay): void => {
    if (fitsAsSpell(game, context, player, way, permission.spells)) ways.push(way);
  };
  const { manaAs, exileAfter } = permission;
  const base: CastWay = { ...normalWay(slot, face.index), permission, manaAs, exileAfter };
  if (permission.cost === 'free') {
    permit({ ...base, name: permission.way === '' ? 'free' : permission.way, free: true });
    return;
  }
  if (permission.cost !== 'normal') {
    permit({ ...base, name: permission.way, alternative: permission.cost.alternative });
    return;
  }
  const own: CastWay[] = [];
  addOwnWays(game, player, slot, face, own);
  for (const way of own)
    permit({ ...way, name: way.name === '' ? permission.way : way.name, permission, manaAs, exileAfter });
}

/** A permission may speak of the spell rather than the card (601.3e): judged as it would be on the stack, in the terms of what permits it. */
function fitsAsSpell(game: Game, context: Frame, player: number, way: CastWay, spells: Filter | null): boolean {
  if (spells === null || spells.kind === 'any') return true;
  const face = game.card(way.slot).faces[way.face] as FaceRecord;
  const item = asCast(prospectiveSpell(game, player, way.slot, face), way);
  const entered = enterForJudging(game, item);
  try {
    return matches(game, context, spells, item.handle);
  } finally {
    leaveAfterJudging(game, entered);
  }
}

/** What an effect says about casting cards as it resolves, beyond which ones. */
export interface CastingNow {
  /** The word for casting so, '' if there is none. */
  readonly word: string;
  /** Instead of the mana cost; null if there is no such cost. */
  readonly cost: Cost | null;
  /** In whose terms the spells are judged; null = the spell's own. */
  readonly context: Frame | null;
  /** The back faces of transforming cards. */
  readonly transformed?: boolean;
  readonly exileAfter?: boolean;
  readonly manaAs?: ManaSpentAs;
}

const PLAINLY: CastingNow = { word: '', cost: null, context: null };

/** The ways of casting a card as part of a resolution (608.2g): free, for a cost or for its mana cost, timing by type waived. */
export function waysDuringResolution(
  game: Game,
  player: number,
  slot: number,
  free: boolean,
  spells: Filter | null,
  { word, cost, context, transformed, exileAfter = false, manaAs = 'itself' }: CastingNow = PLAINLY,
): CastWay[] {
  const terms = context ?? scratchFrame(player, game.handle(slot));
  const payable = (face: FaceRecord): boolean => !face.isLand && (free || cost !== null || face.manaCost !== null);
  const faces =
    transformed === true
      ? game.card(slot).faces.filter((face) => face.index === 1 && face.card.definition.layout === 'transforming')
      : castableFaces(game, slot, game.zones[slot] ?? Zone.None);
  return faces
    .filter((face) => payable(face))
    .map((face) => ({
      ...normalWay(slot, face.index),
      name: word !== '' ? word : free ? 'free' : '',
      alternative: cost,
      exileAfter,
      manaAs,
      free,
      duringResolution: true,
    }))
    .filter((cast) => fitsAsSpell(game, terms, player, cast, spells));
}
