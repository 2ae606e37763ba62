/** Casting a spell by the steps of 601.2. Legality was judged before it began; with manual payment an illegal cast is undone (733.1). */

import { usePermission } from '../actions/permit.ts';
import { useRules } from '../actions/ruleUses.ts';
import { unprepareFor } from '../copy/prepareSpells.ts';
import { isNoticed } from '../effects/happened.ts';
import { takeToStack } from '../effects/performMove.ts';
import { noteMoment } from '../engine/asCast.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { Procedure, pop, push } from '../engine/procedures.ts';
import { CardType, Zone } from '../ir/index.ts';
import type { ManaCost } from '../mana/cost.ts';
import { NOTHING_HELD } from '../mana/held.ts';
import { pushPayment } from '../mana/payCost.ts';
import { payPlainly } from '../mana/plainPayment.ts';
import type { Frame } from '../state/frame.ts';
import type { CastData, CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { askBefore, askWhilePaying, besideHelp, noteRefusal, pushHelp } from './assist.ts';
import { canCastHelped, isCastingUnchanged } from './canCast.ts';
import { chooseOptionalCosts, hasAlternativeAddition, optionalOf } from './castChoices.ts';
import { purposeOf, spellOf } from './castFrame.ts';
import { chooseX, xInCost } from './castX.ts';
import { expend } from './expend.ts';
import { useGrant } from './grantedCosts.ts';
import { chooseLessening, lesseningPart } from './lessBySacrifice.ts';
import { chooseSpliced, mayBeSplicedOnto } from './splice.ts';
import { spellCost } from './totalCost.ts';
import { emit } from './triggers.ts';
import { asCast, prospectiveSpell } from './ways.ts';

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
      if (needsHelp(game, frame, way)) {
        proposeHelped(game, frame, way);
        return;
      }
      frame.pc = proposeSpell(game, frame, way);
      if (mayBeSplicedOnto(game, spellOf(frame))) frame.pc = SPLICING;
      else if (frame.pc === PAYING && nothingEndsBetween(game)) pay(game, frame, way);
      return;
    case 1:
      frame.pc = 2;
      push(game, Procedure.Announce, frame.controller, frame.source, null, [], spellOf(frame));
      // Modes and targets first where X and optional costs cannot change them; the order of 601.2b–c matters to nobody else.
      return;
    case 2:
      if (!chooseLessening(game, frame, way)) return;
      if (chooseOptionalCosts(game, frame, way)) frame.pc = 3;
      return;
    case 3:
      if (chooseX(game, frame, way)) frame.pc = 4;
      return;
    case PAYING:
      pay(game, frame, way);
      return;
    case ASSISTING:
      payHelped(game, frame, way);
      return;
    case HELPED:
      if (game.returned === 0) spellOf(frame).helped = 0;
      payRest(game, frame, way);
      return;
    case SPLICING:
      if (chooseSpliced(game, frame, way)) frame.pc = afterProposal(game, spellOf(frame), way);
      return;
    default:
      finishCast(game, frame, way);
  }
}

const PAYING = 4;
const SPLICING = 6;
const ASSISTING = 7;
const HELPED = 8;

/** 702.132a: the spell cannot be cast without mana of another player, or X may be more with it. */
function needsHelp(game: Game, frame: Frame, way: CastWay): boolean {
  const face = game.card(way.slot).faces[way.face];
  if (face?.hasAssist !== true) return false;
  return (face.manaCost?.x ?? 0) > 0 || frame.phase > 0 || !canCastHelped(game, frame.controller, way, 0);
}

function proposeHelped(game: Game, frame: Frame, way: CastWay): void {
  const castableWith = (helped: number): boolean => canCastHelped(game, frame.controller, way, helped);
  const promise = askBefore(game, frame, way, castableWith);
  if (promise === null) return;
  if (!castableWith(promise.amount)) {
    noteRefusal(game, frame.controller, game.handle(way.slot), promise.helper);
    game.undo = null;
    pop(game, 0);
    return;
  }
  frame.pc = proposeSpell(game, frame, way);
  const item = spellOf(frame);
  item.helper = promise.helper;
  item.helped = promise.amount;
}

/** What another player pays of it, and then the rest. */
function payHelped(game: Game, frame: Frame, way: CastWay): void {
  const item = spellOf(frame);
  const { mana } = spellCost(game, item, way);
  if (!askWhilePaying(game, frame, item, mana)) return;
  frame.pc = HELPED;
  if (!pushHelp(game, frame, item, mana)) payRest(game, frame, way);
}

function payRest(game: Game, frame: Frame, way: CastWay): void {
  frame.pc = 5;
  const item = spellOf(frame);
  const cost = spellCost(game, item, way);
  pushPayment(game, item, besideHelp(item, cost.mana), cost.components, purposeOf(item, way));
}

/** 601.2f–h. Ordinary spells are paid for at once where mana can be paid by tapping alone. */
function pay(game: Game, frame: Frame, way: CastWay): void {
  frame.pc = 5;
  const item = spellOf(frame);
  if (isOrdinaryCast(game, item, way) && nothingEndsBetween(game)) {
    if (payPlainly(game, item, item.face.manaCost as ManaCost, NOTHING_HELD)) {
      game.returned = 1;
      finishCast(game, frame, way);
      return;
    }
  }
  if (item.face.hasAssist) {
    frame.pc = ASSISTING;
    frame.phase = 0;
    return;
  }
  const cost = spellCost(game, item, way);
  pushPayment(game, item, cost.mana, cost.components, purposeOf(item, way));
}

/** Whether the cost is the printed mana cost whatever is looked at. */
function isOrdinaryCast(game: Game, item: StackItem, way: CastWay): boolean {
  return (
    item.spliced.length === 0 &&
    item.face.isOrdinarySpell &&
    isOrdinaryWay(way) &&
    item.castFrom === Zone.Hand &&
    isCastingUnchanged(game)
  );
}

function isOrdinaryWay(way: CastWay): boolean {
  return (
    way.name === '' &&
    way.alternative === null &&
    way.permission === null &&
    way.alsoPay === null &&
    !way.free &&
    way.manaAs === 'itself' &&
    !way.faceDown
  );
}

/** The main loop looks between any two steps for what lasts until something happens (610.3); steps are only joined if there is no such thing. */
function nothingEndsBetween(game: Game): boolean {
  return game.returns.length === 0 && game.copies.length === 0;
}

/** 601.2a: the card becomes a spell on the stack. Returns the position from which casting goes on. */
function proposeSpell(game: Game, frame: Frame, way: CastWay): number {
  const face = game.card(way.slot).faces[way.face];
  if (face === undefined) throw new Error('no such face to cast');
  const item = asCast(prospectiveSpell(game, frame.controller, way.slot, face), way);
  item.exileAfter = way.exileAfter;
  item.entersWith = way.entersWith;
  item.permittedAs = way.permission?.spells ?? null;
  takeToStack(game, way.slot, item);
  frame.item = item;
  frame.source = item.handle;
  const next = afterProposal(game, item, way);
  frame.b = next === 2 ? 0 : 1;
  return next;
}

/** What is announced first: costs where they bear on modes and targets. */
function afterProposal(game: Game, item: StackItem, way: CastWay): number {
  const optional = optionalOf(game, item);
  if (optional.length === 0 && item.face.isOrdinarySpell && isOrdinaryWay(way))
    return hasAnnouncement(item) ? 1 : PAYING;
  const costsFirst =
    lesseningPart(item, way) !== null || xInCost(item, way) > 0 || optional.length > 0 || hasAlternativeAddition(item);
  return costsFirst ? 2 : 1;
}

/** Whether there are modes or targets to announce. */
function hasAnnouncement(item: StackItem): boolean {
  if (item.spliced.length > 0) return true;
  const record = item.ability;
  return record !== null && (record.targets.length > 0 || record.modePrograms.length > 0);
}

/** 601.2i: the spell becomes cast; or the cast is undone because it could not be paid or announced. */
function finishCast(game: Game, frame: Frame, way: CastWay): void {
  const item = spellOf(frame);
  if (game.returned === 0) {
    undoCast(game);
    return;
  }
  game.undo = null;
  noteMoment(game, item);
  const player = game.player(item.controller);
  player.tally.spellsCast++;
  if (item.way === 'warp') player.tally.spellsWarped++;
  if (item.castFrom === Zone.Hand) player.tally.spellsFromHand++;
  else player.tally.playedFromElsewhere++;
  const face = item.faceDown ? game.catalog.faceDown : item.face;
  player.tally.spellFaces = [...player.tally.spellFaces, face];
  if ((face.face.types & CardType.Creature) === 0) player.tally.noncreatureSpellsCast++;
  if (way.name === 'prepare') unprepareFor(game, way.slot);
  if (item.castFrom === Zone.Command) countCommanderCast(game, item, way.slot);
  useRules(game, item);
  if (way.permission !== null) usePermission(game, way.permission);
  if (way.grant !== null) useGrant(game, way.grant);
  pop(game, [item.handle]);
  expend(game, item);
  if (item.castFrom !== Zone.Hand && isNoticed(game, EventKind.Moves)) {
    const { handle, owner, castFrom } = item;
    emit(game, new GameEvent(EventKind.Moves, handle, owner, 0, handle, castFrom, Zone.Stack, false, ''));
  }
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
