/** Triggered abilities (603): noticing events, and putting what triggered on the stack in APNAP order (603.3b). */

import { changedBy } from '../effects/eventReads.ts';
import { markStaleFor, refresh } from '../effects/refresh.ts';
import { holds } from '../engine/condition.ts';
import { EventKind, type EventKindId, GameEvent } from '../engine/events.ts';
import { ask, pop, YES_NO } from '../engine/procedures.ts';
import { playersInOrder, scratchFrame } from '../engine/select.ts';
import { EVENT_NAMES, type EventPattern, Zone } from '../ir/index.ts';
import type { AbilityRecord, FaceRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { everyone, reveal } from '../state/knowledge.ts';
import type { DelayedTrigger, PendingTrigger, Watcher } from '../state/records.ts';
import { asList, asNumber, type Value } from '../state/value.ts';
import { announceTrigger } from './announce.ts';
import { bindForCondition, factsOf, holdsFor } from './eventFacts.ts';
import { matchedPart, matchesEvent } from './eventMatch.ts';
import { isTriggeredManaAbility, resolveManaTrigger } from './manaTriggers.ts';
import { causesNothing, furtherTriggers } from './triggerRules.ts';

/** Tells the triggers that something has happened. Called once for each event, after all simultaneous ones were performed. */
export function emit(game: Game, event: GameEvent): void {
  if (game.observer !== null) game.observer.event(game, event);
  markStaleFor(game, changedBy(event.kind));
  if (!isWatched(game, event.kind)) return;
  collect(game, event, false);
  if (game.delayed.length > 0) collectDelayed(game, event);
}

/** Whether anything at all would notice such an event: lets hot code leave out making it. */
export function isWatched(game: Game, kind: EventKindId): boolean {
  if (game.stale) refresh(game);
  return (game.registry.triggerMask & (1 << kind)) !== 0 || game.delayed.length > 0 || game.observer !== null;
}

/** Triggers on leaving the battlefield, by a sacrifice for one, asked before the objects move (603.10a). */
export function collectLookBack(game: Game, event: GameEvent): void {
  if (game.stale) refresh(game);
  if ((game.registry.triggerMask & (1 << event.kind)) !== 0) collect(game, event, true);
}

/** Action of the event `performs`: what was attached to a permanent is so no more. */
export const UNATTACH = 'unattach';

/** Whether the event is one that triggers look back for; such events are not matched again afterwards. */
function looksBack(event: GameEvent): boolean {
  if (event.kind === EventKind.Performs) return event.word === UNATTACH;
  return event.kind === EventKind.Sacrifices || (event.kind === EventKind.Moves && event.from === Zone.Battlefield);
}

function collect(game: Game, event: GameEvent, before: boolean): void {
  const looks = looksBack(event);
  if (before && !looks) return;
  const bit = 1 << event.kind;
  const watchers = game.registry.triggers;
  for (let i = 0; i < watchers.length; i++) {
    const watcher = watchers[i];
    if (watcher === undefined || (watcher.ability.eventMask & bit) === 0) continue;
    if (looks && watcher.ability.fromAnywhere === before) continue;
    const ability = watcher.ability.ability;
    if (ability.kind !== 'triggered') continue;
    const context = scratchFrame(watcher.controller, watcher.source);
    if (!matchesEvent(game, context, ability.event, event)) continue;
    trigger(game, watcher.ability, watcher.source, watcher.controller, event, context);
  }
}

/**
 * State triggers (603.8): to be called whenever a player would get priority. One that has triggered does not again until it has left the stack.
 */
export function collectStateTriggers(game: Game): void {
  if (game.stale) refresh(game);
  const bit = 1 << EventKind.State;
  if ((game.registry.triggerMask & bit) === 0) return;
  for (const watcher of game.registry.triggers) {
    const { ability, source, controller } = watcher;
    if ((ability.eventMask & bit) === 0 || isWaiting(game, watcher)) continue;
    const event = new GameEvent(EventKind.State, source, controller, 0, 0, 0, 0, false, '');
    const context = scratchFrame(controller, source);
    if (ability.ability.kind === 'triggered' && matchesEvent(game, context, ability.ability.event, event))
      trigger(game, ability, source, controller, event, context);
  }
}

function isWaiting(game: Game, { ability, source }: Watcher): boolean {
  return (
    game.pendingTriggers.some((pending) => pending.ability === ability && pending.source === source) ||
    game.stack.some((item) => !item.isSpell && item.ability === ability && item.source === source)
  );
}

/** An ability triggers: intervening "if" (603.4), once each turn, mana abilities at once (605.4a), otherwise it waits for the stack. */
function trigger(
  game: Game,
  record: AbilityRecord,
  source: Handle,
  controller: number,
  event: GameEvent,
  context: Frame,
): void {
  const ability = record.ability;
  if (ability.kind !== 'triggered') return;
  if (game.registry.restrictions.length > 0 && causesNothing(game, event, source)) return;
  const part = matchedPart(game, context, ability.event, event);
  const bound = factsOf(game, event, part, record.fromAnywhere);
  if (ability.event.kind === 'firstTime' && !isFirstForSource(game, record, source, ability.event.event)) return;
  if (ability.condition !== undefined && !holdsFor(game, context, ability.condition, bound)) return;
  if (ability.oncePerTurn === true && !isFirstUse(game, source, 'usedThisTurn', record.id)) return;
  if (ability.once === true && !isFirstUse(game, source, 'usedEver', record.id)) return;
  if (isTriggeredManaAbility(record, event)) {
    resolveManaTrigger(game, record, source, controller, bound.names, bound.values);
    return;
  }
  const open = ability.oneOrMore === true || isDamaged(part);
  if (open && joins(game, record, source, event, part, bound)) return;
  const face = faceOfSource(game, source);
  const pending: PendingTrigger = {
    ability: record,
    program: null,
    face,
    source,
    controller,
    names: bound.names,
    values: bound.values,
    open,
  };
  game.pendingTriggers = [...game.pendingTriggers, pending];
  const eachTime = part.kind === 'countersPut' && part.each === true && ability.oncePerTurn !== true;
  const each = eachTime ? event.amount - 1 : 0;
  const more = each + (game.registry.allowances.length === 0 ? 0 : furtherTriggers(game, event, source));
  for (let i = 0; i < more; i++) game.pendingTriggers = [...game.pendingTriggers, { ...pending, open: false }];
}

/** Damage to several players counts once. */
function isTogether(part: EventPattern): boolean {
  if (part.kind === 'while' || part.kind === 'firstTime') return isTogether(part.event);
  return part.kind === 'dealsDamage' && part.together === true;
}

/** What is dealt damage is so once, by however many sources at the same time. */
function isDamaged(part: EventPattern): boolean {
  if (part.kind === 'while' || part.kind === 'firstTime') return isDamaged(part.event);
  return part.kind === 'dealtDamage';
}

/** 603.2c: what happens at the same time adds to the one ability that triggered; damage to another player does not, nor an attack on another (508.3b). */
function joins(
  game: Game,
  record: AbilityRecord,
  source: Handle,
  event: GameEvent,
  part: EventPattern,
  bound: Pick<PendingTrigger, 'names' | 'values'>,
  maker?: number,
): boolean {
  const { ability } = record;
  const single = ability.kind === 'triggered' && ability.oneOrMore !== true;
  const apart = single
    ? EVENT_NAMES.object
    : event.kind === EventKind.Damage && !isTogether(part)
      ? EVENT_NAMES.player
      : narrowsAttack(part)
        ? EVENT_NAMES.other
        : null;
  const at = apart === null ? -1 : bound.names.indexOf(apart);
  const same = (pending: PendingTrigger): boolean =>
    at < 0 || sameValue(pending.values[at] ?? null, bound.values[at] ?? null);
  const first = game.pendingTriggers.find(
    (pending) =>
      pending.open &&
      pending.ability === record &&
      pending.source === source &&
      pending.maker === maker &&
      same(pending),
  );
  if (first === undefined) return false;
  const values = first.values.map((value, at) => {
    const more = bound.values[at] ?? null;
    if (first.names[at] === EVENT_NAMES.object) return single ? value : [...asList(value), ...asList(more)];
    return first.names[at] === EVENT_NAMES.amount ? asNumber(value) + asNumber(more) : value;
  });
  game.pendingTriggers = game.pendingTriggers.map((pending) => (pending === first ? { ...first, values } : pending));
  return true;
}

function narrowsAttack(pattern: EventPattern): boolean {
  if (pattern.kind === 'while' || pattern.kind === 'firstTime') return narrowsAttack(pattern.event);
  return pattern.kind === 'attacks' && (pattern.defender !== undefined || pattern.attacked !== undefined);
}

/**
 * Whether the object that has the ability has not done so before in this turn. It remembers by the ability; what a player's life did is
 * asked of the player, since that happens without the source as well.
 */
function isFirstForSource(game: Game, record: AbilityRecord, source: Handle, event: EventPattern): boolean {
  if (event.kind === 'gainsLife' || event.kind === 'losesLife') return true;
  return isFirstUse(game, source, 'usedThisTurn', record.id);
}

/** Notes the use of the ability with the permanent that has it, if there is one; false if it was noted before. */
function isFirstUse(game: Game, source: Handle, uses: 'usedThisTurn' | 'usedEver', ability: number): boolean {
  const used = game.permanentOrLast(source)?.[uses];
  if (used?.includes(ability) === true) return false;
  const permanent = game.permanentOrLastToEdit(source);
  if (permanent !== null) permanent[uses] = [...permanent[uses], ability];
  return true;
}

/** What happens from now on happens later: nothing more is added to abilities that have triggered. */
export function closeTriggers(game: Game): void {
  const pending = game.pendingTriggers;
  for (let i = 0; i < pending.length; i++) {
    if (pending[i]?.open !== true) continue;
    game.pendingTriggers = pending.map((one) => (one.open ? { ...one, open: false } : one));
    return;
  }
}

export function faceOfSource(game: Game, source: Handle): FaceRecord {
  return (
    game.permanentOrLast(source)?.face ??
    game.stackItem(source)?.face ??
    game.cards[slotOf(source)]?.front ??
    game.catalog.hidden.front
  );
}

function collectDelayed(game: Game, event: GameEvent): void {
  const bit = 1 << event.kind;
  for (const delayed of game.delayed) {
    if ((delayed.eventMask & bit) === 0) continue;
    if (delayed.laterTurn && delayed.expiry.createdTurn === game.turnNumber) continue;
    const context = scratchFrame(delayed.origin.controller, delayed.origin.source);
    bindForCondition(context, delayed.origin.names, delayed.origin.values);
    if (!matchesEvent(game, context, delayed.event, event)) continue;
    if (!conditionHolds(game, delayed, event)) continue;
    if (delayed.once) game.delayed = game.delayed.filter((other) => other !== delayed);
    const pending = pendingOfDelayed(game, delayed, event);
    const part = matchedPart(game, context, delayed.event, event);
    if (
      pending.open &&
      pending.ability !== null &&
      joins(game, pending.ability, pending.source, event, part, pending, delayed.id)
    )
      continue;
    game.pendingTriggers = [...game.pendingTriggers, pending];
  }
}

/** Intervening "if" (603.4) of a delayed trigger. */
function conditionHolds(game: Game, delayed: DelayedTrigger, event: GameEvent): boolean {
  const ability = delayed.ability?.ability;
  if (ability?.kind !== 'triggered' || ability.condition === undefined) return true;
  const context = scratchFrame(delayed.origin.controller, delayed.origin.source);
  const { names, values } = pendingOfDelayed(game, delayed, event);
  bindForCondition(context, names, values);
  return holds(game, context, ability.condition);
}

function pendingOfDelayed(game: Game, delayed: DelayedTrigger, event: GameEvent): PendingTrigger {
  const context = scratchFrame(delayed.origin.controller, delayed.origin.source);
  bindForCondition(context, delayed.origin.names, delayed.origin.values);
  const bound = factsOf(game, event, matchedPart(game, context, delayed.event, event), false);
  return {
    ability: delayed.ability,
    program: delayed.program,
    face: delayed.face,
    source: delayed.origin.source,
    controller: delayed.origin.controller,
    names: [...delayed.origin.names, ...bound.names],
    values: [...delayed.origin.values, ...bound.values],
    open: delayed.ability?.ability.kind === 'triggered' && delayed.ability.ability.oneOrMore === true,
    maker: delayed.id,
  };
}

/**
 * Procedure PutTriggers: each player in APNAP order puts their waiting triggers on the stack in an order they choose (603.3b), announcing
 * targets and modes as each goes there (603.3d).
 */
export function putTriggers(game: Game, frame: Frame): void {
  if (frame.pc === 1) {
    frame.pc = 0;
    putPicked(game, frame.a);
    return;
  }
  if (frame.pc === 2) {
    frame.pc = 0;
    settleReveal(game, frame.b, game.picked === 1);
  }
  if (game.pendingTriggers.length === 0) {
    pop(game);
    return;
  }
  const drawn = game.pendingTriggers.findIndex(isUnrevealed);
  if (drawn >= 0) {
    const { controller, source } = game.pendingTriggers[drawn] as PendingTrigger;
    frame.pc = 2;
    frame.b = drawn;
    ask(game, DecisionKind.YesNo, controller, source, 'number', YES_NO);
    return;
  }
  const player = nextOwner(game);
  const own = game.pendingTriggers.filter((pending) => pending.controller === player);
  const distinct = own.length === 1 ? own : distinctTriggers(own);
  frame.pc = 1;
  frame.a = player;
  if (distinct.length === 1) {
    game.picked = game.pendingTriggers.indexOf(distinct[0] as PendingTrigger);
    frame.pc = 0;
    putPicked(game, player);
    return;
  }
  const options = distinct.map((pending) => game.pendingTriggers.indexOf(pending));
  const sources = distinct.map((pending) => pending.source);
  if (ask(game, DecisionKind.TriggerOrder, player, 0, 'number', options, sources)) {
    frame.pc = 0;
    putPicked(game, player);
  }
}

const REVEALED = 'revealed';

/** Of a card that its owner may reveal as the first one drawn this turn (702.94a), and has not yet. */
function isUnrevealed(pending: PendingTrigger): boolean {
  return pending.ability?.byReveal === true && !pending.names.includes(REVEALED);
}

/** Revealed, the ability has triggered; otherwise nothing has happened. */
function settleReveal(game: Game, at: number, shown: boolean): void {
  const pending = game.pendingTriggers[at];
  if (pending === undefined || !isUnrevealed(pending)) return;
  if (!shown) {
    game.pendingTriggers = game.pendingTriggers.filter((other) => other !== pending);
    return;
  }
  reveal(game, [pending.source], everyone(game));
  const known = { ...pending, names: [...pending.names, REVEALED], values: [...pending.values, 1] };
  game.pendingTriggers = game.pendingTriggers.map((other) => (other === pending ? known : other));
}

/** The first player in APNAP order with waiting triggers; triggers of players who left are dropped (800.4d). */
function nextOwner(game: Game): number {
  const owner = playersInOrder(game).find((player) =>
    game.pendingTriggers.some((pending) => pending.controller === player),
  );
  if (owner === undefined) throw new Error('a trigger without a controller in the game');
  return owner;
}

/** Identical triggers need no order among themselves. */
function distinctTriggers(triggers: readonly PendingTrigger[]): PendingTrigger[] {
  return triggers.filter((pending, at) => triggers.findIndex((other) => areIdentical(other, pending)) === at);
}

function areIdentical(a: PendingTrigger, b: PendingTrigger): boolean {
  if (a === b) return true;
  if (a.ability !== b.ability || a.program !== b.program || a.source !== b.source) return false;
  if (a.names.length !== b.names.length) return false;
  return a.names.every(
    (name, at) => !reads(a, name) || (b.names[at] === name && sameValue(a.values[at] ?? null, b.values[at] ?? null)),
  );
}

/** Whether what the trigger does may depend on that fact of its event. Targets, modes and conditions are taken to. */
function reads({ ability, program }: PendingTrigger, name: string): boolean {
  if (program !== null && ability === null) return program.names.includes(name);
  if (ability === null || ability.program === null || ability.targets.length > 0) return true;
  if (ability.modePrograms.length > 0) return true;
  if (ability.ability.kind === 'triggered' && ability.ability.condition !== undefined) return true;
  return ability.program.names.includes(name);
}

function sameValue(a: Value, b: Value): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

function putPicked(game: Game, player: number): void {
  const pending = game.pendingTriggers[game.picked];
  if (pending === undefined || pending.controller !== player) throw new Error('no such trigger');
  game.pendingTriggers = game.pendingTriggers.filter((other) => other !== pending);
  announceTrigger(game, pending);
}
