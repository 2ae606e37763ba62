/** Casting a spell by the steps of 601.2. Legality was judged before it began; with manual payment an illegal cast is undone (733.1). */

import { useRules } from '../actions/ruleUses.ts';
import { isNoticed } from '../effects/happened.ts';
import { takeToStack } from '../effects/performMove.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { ask, Procedure, pop, push, YES_NO } from '../engine/procedures.ts';
import { CardType, type Cost, Keyword, Zone } from '../ir/index.ts';
import { leastUnits, type ManaCost, manaCost } from '../mana/cost.ts';
import { canPayTotal, pushPayment } from '../mana/payCost.ts';
import { mostMana } from '../mana/payMana.ts';
import { canPayPlainly, payPlainly } from '../mana/plainPayment.ts';
import type { FaceRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastData, CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { canAnnounce } from './announce.ts';
import { isInstantSpeed, isSorceryTime, mayCastNow, splitSecondOnStack } from './timing.ts';
import { optionalCosts, spellCost } from './totalCost.ts';
import { emit } from './triggers.ts';
import { asCast, normalWay, prospectiveSpell } from './ways.ts';

/** Whether the spell could be cast in this way now: timing, modes and targets, and its cost (601.2, 601.3). */
export function canCast(game: Game, player: number, way: CastWay): boolean {
  const face = game.card(way.slot).faces[way.face];
  if (face === undefined) return false;
  if (!way.duringResolution && isOutOfTime(game, player, face)) return false;
  if (isTooExpensive(game, player, face, way)) return false;
  const item = asCast(prospectiveSpell(game, player, way.slot, face), way);
  if (!mayCastNow(game, player, item, way.duringResolution)) return false;
  if (!canAfford(game, item, way)) return false;
  return item.ability === null || canAnnounce(game, item);
}

/**
 * {@link canCast} for the front face in the normal way. For ordinary spells, while nothing in force has a say in casting, it is answered without
 * making the spell; only targets need one.
 */
export function canCastFront(game: Game, player: number, slot: number, face: FaceRecord): boolean {
  if (isTooExpensive(game, player, face)) return false;
  if (!face.isCastPlainly || !isCastingUnchanged(game)) return canCast(game, player, normalWay(slot, face.index));
  const payable = canPayPlainly(game, player, face.manaCost as ManaCost, 0);
  if (payable === null) return canCast(game, player, normalWay(slot, face.index));
  if (!payable || splitSecondOnStack(game)) return false;
  if (!isSorceryTime(game, player) && !isInstantSpeed(face)) return false;
  return face.announced === null || canAnnounce(game, prospectiveSpell(game, player, slot, face));
}

/** Nothing in force changes who may cast what, when, for how much, or with which mana. */
function isCastingUnchanged(game: Game): boolean {
  const { restrictions, allowances, costChanges, elsewhere } = game.registry;
  return (
    restrictions.length === 0 &&
    allowances.length === 0 &&
    costChanges.length === 0 &&
    elsewhere.length === 0 &&
    game.config.manualMana.length === 0
  );
}

/** Not now, as far as that is plain to see: neither the spell nor anything in force gives it the speed of an instant. */
function isOutOfTime(game: Game, player: number, face: FaceRecord): boolean {
  if (isInstantSpeed(face) || game.registry.allowances.length > 0 || game.registry.elsewhere.length > 0) return false;
  return !isSorceryTime(game, player);
}

/** Whether even all the player's mana would not do, as far as that is plain to see: nothing reduces the cost or pays in its place. */
function isTooExpensive(game: Game, player: number, face: FaceRecord, way: CastWay | null = null): boolean {
  if (face.costsLess || (face.characteristics.keywords & PAID_OTHERWISE) !== 0) return false;
  if (game.registry.costChanges.length > 0 || game.config.manualMana.length > 0) return false;
  const least = leastMana(face, way);
  return least > 0 && least > mostMana(game, player);
}

/** The least mana that casting asks for: additional costs come on top. */
function leastMana(face: FaceRecord, way: CastWay | null): number {
  if (way?.free === true) return 0;
  if (way === null || way.alternative === null) return face.manaCost === null ? 0 : leastUnits(face.manaCost);
  let least = 0;
  for (let i = 0; i < way.alternative.length; i++) {
    const component = way.alternative[i];
    if (component?.kind === 'mana') least += leastUnits(manaCost(component.cost));
  }
  return least;
}

const PAID_OTHERWISE = Keyword.Convoke | Keyword.Improvise | Keyword.Delve;

/** Payable with the cheapest choices: X = 0, no optional costs, either of two additional costs. */
function canAfford(game: Game, item: StackItem, way: CastWay): boolean {
  const cost = spellCost(game, item, way);
  if (canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way))) return true;
  if (!hasAlternativeAddition(item)) return false;
  const before = item.paidCosts;
  item.paidCosts = [...before, 'orElse'];
  const other = spellCost(game, item, way);
  const payable = canPayTotal(game, item, other.mana, other.components, purposeOf(item, way));
  item.paidCosts = before;
  return payable;
}

function hasAlternativeAddition(item: StackItem): boolean {
  if (item.faceDown) return false;
  return item.face.abilities.some(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'additionalCost' && ability.orElse !== undefined,
  );
}

function purposeOf(item: StackItem, way: CastWay): { kind: 'spell'; object: number; anyColor: boolean } {
  return { kind: 'spell', object: item.handle, anyColor: way.anyColor };
}

/** Starts casting. The procedure ends with the spell's handle, or 0 if the cast was undone. */
export function pushCast(game: Game, player: number, way: CastWay): void {
  if (game.config.manualMana.includes(player)) game.undo = game.clone();
  push(game, Procedure.Cast, player, game.handle(way.slot), { kind: 'cast', way });
}

/** Procedure Cast. */
export function cast(game: Game, frame: Frame): void {
  const { way } = frame.data as CastData;
  switch (frame.pc) {
    case 0:
      frame.pc = proposeSpell(game, frame, way);
      if (frame.pc === PAYING && nothingEndsBetween(game)) pay(game, frame, way);
      return;
    case 1:
      frame.pc = 2;
      push(game, Procedure.Announce, frame.controller, frame.source, null, [], spellOf(frame));
      // Modes and targets first where X and optional costs cannot change them; the order of 601.2b–c matters to nobody else.
      return;
    case 2:
      if (chooseOptionalCosts(game, frame, way)) frame.pc = 3;
      return;
    case 3:
      if (chooseX(game, frame, way)) frame.pc = 4;
      return;
    case PAYING:
      pay(game, frame, way);
      return;
    default:
      finishCast(game, frame, way);
  }
}

const PAYING = 4;

/** 601.2f–h. Ordinary spells are paid for at once where mana can be paid by tapping alone. */
function pay(game: Game, frame: Frame, way: CastWay): void {
  frame.pc = 5;
  const item = spellOf(frame);
  if (isOrdinaryCast(game, item, way) && nothingEndsBetween(game)) {
    if (payPlainly(game, item, item.face.manaCost as ManaCost, 0)) {
      game.returned = 1;
      finishCast(game, frame, way);
      return;
    }
  }
  const cost = spellCost(game, item, way);
  pushPayment(game, item, cost.mana, cost.components, purposeOf(item, way));
}

/** Whether the cost is the printed mana cost whatever is looked at. */
function isOrdinaryCast(game: Game, item: StackItem, way: CastWay): boolean {
  return item.face.isOrdinarySpell && isOrdinaryWay(way) && item.castFrom === Zone.Hand && isCastingUnchanged(game);
}

function isOrdinaryWay(way: CastWay): boolean {
  return (
    way.name === '' &&
    way.alternative === null &&
    way.permission === null &&
    !way.free &&
    !way.anyColor &&
    !way.faceDown
  );
}

/** The main loop looks between any two steps for what lasts until something happens (610.3); steps are only joined if there is no such thing. */
function nothingEndsBetween(game: Game): boolean {
  return game.returns.length === 0 && game.copies.length === 0;
}

function spellOf(frame: Frame): StackItem {
  if (frame.item === null) throw new Error('a cast without a spell');
  return frame.item;
}

/** 601.2a: the card becomes a spell on the stack. Returns the position from which casting goes on. */
function proposeSpell(game: Game, frame: Frame, way: CastWay): number {
  const face = game.card(way.slot).faces[way.face];
  if (face === undefined) throw new Error('no such face to cast');
  const item = asCast(prospectiveSpell(game, frame.controller, way.slot, face), way);
  item.exileAfter = way.exileAfter;
  item.permittedAs = way.permission?.spells ?? null;
  takeToStack(game, way.slot, item);
  frame.item = item;
  frame.source = item.handle;
  if (face.isOrdinarySpell && isOrdinaryWay(way)) {
    frame.b = 1;
    return hasAnnouncement(item) ? 1 : PAYING;
  }
  const costsFirst = xInCost(item, way) > 0 || optionalOf(item).length > 0 || hasAlternativeAddition(item);
  frame.b = costsFirst ? 0 : 1;
  return costsFirst ? 2 : 1;
}

/** Whether there are modes or targets to announce. */
function hasAnnouncement(item: StackItem): boolean {
  const record = item.ability;
  return record !== null && (record.targets.length > 0 || record.modePrograms.length > 0);
}

/** Kicker and the like: asked only while it could still be paid (118.8a, 601.2b). True once all are settled. */
function chooseOptionalCosts(game: Game, frame: Frame, way: CastWay): boolean {
  const item = spellOf(frame);
  const optional = optionalOf(item);
  if (frame.phase === 1) {
    frame.phase = 0;
    const asked = optional[frame.a];
    if (game.picked === 0 || asked === undefined) frame.a++;
    else {
      item.paidCosts = [...item.paidCosts, asked.name];
      if (!asked.repeat) frame.a++;
    }
  }
  for (; frame.a < optional.length; frame.a++) {
    const next = optional[frame.a];
    if (next === undefined || !payableWith(game, item, way, next.name)) continue;
    frame.phase = 1;
    ask(game, DecisionKind.YesNo, item.controller, item.source, 'number', YES_NO, [], [next.name]);
    return false;
  }
  return chooseAlternativeAddition(game, frame, item, way);
}

/** A face-down spell has no costs of its own to add (708.4). */
function optionalOf(item: StackItem): ReturnType<typeof optionalCosts> {
  return item.faceDown ? [] : optionalCosts(item.face);
}

function payableWith(game: Game, item: StackItem, way: CastWay, name: string): boolean {
  const before = item.paidCosts;
  item.paidCosts = [...before, name];
  const cost = spellCost(game, item, way);
  const payable = canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way));
  item.paidCosts = before;
  return payable;
}

/** "As an additional cost, A or B." */
function chooseAlternativeAddition(game: Game, frame: Frame, item: StackItem, way: CastWay): boolean {
  if (!hasAlternativeAddition(item) || item.paidCosts.includes('orElse')) return true;
  if (frame.phase === 2) {
    frame.phase = 0;
    if (game.picked === 1) item.paidCosts = [...item.paidCosts, 'orElse'];
    return true;
  }
  const cost = spellCost(game, item, way);
  const first = canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way));
  const second = payableWith(game, item, way, 'orElse');
  frame.phase = 2;
  return ask(
    game,
    DecisionKind.Choose,
    item.controller,
    item.source,
    'number',
    first && second ? [0, 1] : [second ? 1 : 0],
  )
    ? chooseAlternativeAddition(game, frame, item, way)
    : false;
}

/** X is any number that can be paid; 0 when the cost is not paid (107.3b). True once it is settled. */
function chooseX(game: Game, frame: Frame, way: CastWay): boolean {
  const item = spellOf(frame);
  if (frame.phase === 1) {
    frame.phase = 0;
    item.x = game.picked;
    return afterX(game, frame, item);
  }
  const symbols = xInCost(item, way);
  if (symbols === 0) return afterX(game, frame, item);
  const values: number[] = [];
  for (let x = 0; ; x++) {
    item.x = x;
    const cost = spellCost(game, item, way);
    if (!canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way))) break;
    // A value for which there are not enough targets cannot be announced (601.2c).
    if (item.ability === null || canAnnounce(game, item)) values.push(x);
  }
  item.x = 0;
  if (values.length === 0) values.push(0);
  frame.phase = 1;
  if (!ask(game, DecisionKind.X, item.controller, item.source, 'number', values)) return false;
  frame.phase = 0;
  item.x = game.picked;
  return afterX(game, frame, item);
}

/** Modes and targets may depend on X ("X targets", "mana value X"): they come after it. */
function afterX(game: Game, frame: Frame, item: StackItem): boolean {
  if (frame.b === 1) return true;
  frame.b = 1;
  frame.pc = 4;
  push(game, Procedure.Announce, frame.controller, frame.source, null, [], item);
  return false;
}

/** How many {X} its payer may choose a value for. */
function xInCost(item: StackItem, way: CastWay): number {
  if (way.alternative !== null) return mentionsX(way.alternative);
  const own = way.free ? 0 : (item.face.manaCost?.x ?? 0);
  // 107.3b: X in the mana cost is 0 without paying it, also where an additional cost has X too
  if (way.free && (item.face.manaCost?.x ?? 0) > 0) return 0;
  return own + additionalX(item);
}

function additionalX(item: StackItem): number {
  let total = 0;
  for (const { ability } of item.face.abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'additionalCost') total += mentionsX(ability.cost);
    if (ability.keyword === 'optionalCost' && item.paidCosts.includes(ability.name)) total += mentionsX(ability.cost);
  }
  return total;
}

/** 1 if a cost has an X in it, 0 otherwise. Costs are few and never change: each is searched once. */
function mentionsX(cost: Cost): number {
  let count = costsWithX.get(cost);
  if (count === undefined) {
    const text = JSON.stringify(cost);
    count = text.includes('{X}') || text.includes('"kind":"x"') ? 1 : 0;
    costsWithX.set(cost, count);
  }
  return count;
}

const costsWithX: WeakMap<Cost, number> = new WeakMap();

/** 601.2i: the spell becomes cast; or the cast is undone because it could not be paid or announced. */
function finishCast(game: Game, frame: Frame, way: CastWay): void {
  const item = spellOf(frame);
  if (game.returned === 0) {
    undoCast(game);
    return;
  }
  game.undo = null;
  const player = game.player(item.controller);
  player.tally.spellsCast++;
  const face = item.faceDown ? game.catalog.faceDown : item.face;
  player.tally.spellFaces = [...player.tally.spellFaces, face];
  if ((face.face.types & CardType.Creature) === 0) player.tally.noncreatureSpellsCast++;
  if (item.castFrom === Zone.Command) countCommanderCast(game, item, way.slot);
  useRules(game, item);
  pop(game, [item.handle]);
  if (!isNoticed(game, EventKind.CastsSpell)) return;
  emit(
    game,
    new GameEvent(
      EventKind.CastsSpell,
      item.handle,
      item.controller,
      player.tally.spellsCast,
      0,
      item.castFrom,
      Zone.Stack,
      false,
      '',
    ),
  );
}

function countCommanderCast(game: Game, item: StackItem, slot: number): void {
  const player = game.player(item.controller);
  const list = player.commanderCasts.slice();
  const at = list.findIndex((value, i) => i % 2 === 0 && value === slot);
  if (at < 0) list.push(slot, 1);
  else list[at + 1] = (list[at + 1] ?? 0) + 1;
  player.commanderCasts = list;
}

/** 733.1: everything goes back to the moment before. Payments are planned before they begin, so only manual ones can fail. */
export function undoCast(game: Game): void {
  const before = game.undo;
  if (before === null) throw new Error('a cast that was judged legal could not be paid');
  game.restore(before);
}
