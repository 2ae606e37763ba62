/**
 * Which replacement and prevention effects apply to an event now (614–616): those in force, those of the object itself as it moves or enters
 * (614.12), regeneration (701.19), and the commander's way back (903.9b). Effects already applied to the event are left out (614.5).
 */

import { searchesOwnLibrary } from '../control/decider.ts';
import { holds } from '../engine/condition.ts';
import type { DamageEvent, MoveEvent, ProposedEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { controllerOf, ownerOf, zoneOf } from '../engine/objects.ts';
import { Procedure } from '../engine/procedures.ts';
import { eventNames, includesPlayer } from '../engine/select.ts';
import { type Filter, type Replacement, Zone } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue, slotOf } from '../state/handle.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { damageApplies } from './damageReplacement.ts';
import { asEntered, type EnterEvent } from './enteringObject.ts';
import { appliesToMana, manaReplacementOf, manaReplacementsFor } from './manaReplacement.ts';
import { Stage } from './replaceStages.ts';
import { ruleContext } from './ruleContext.ts';

/** Keys of the effects that no ability has. */
export const REGENERATION = 'regeneration';
export const COMMANDER = 'commander';

/** The effects that apply to the event as it is now. `frame` is the replacement procedure's. */
export function applicable(
  game: Game,
  frame: Frame,
  event: ProposedEvent,
  applied: readonly number[],
): ReplacementInForce[] {
  const excluded = [...applied, ...appliedAround(game, frame, event)];
  const isOpen = (effect: ReplacementInForce): boolean => !isApplied(excluded, identityOf(game, event, effect));
  const found = candidates(game, event).filter(isOpen);
  // 616.1g: how tokens enter comes after how many there are
  if (event.kind === 'createTokens' && found.length === 0) return enteringCandidates(game, event).filter(isOpen);
  return found;
}

/** What tells an effect from others for "each once" (614.5): its IR node and source, or its record. Survives renumbering of handles. */
export function identityOf(game: Game, event: ProposedEvent, effect: ReplacementInForce): readonly [number, number] {
  if (effect.key === REGENERATION) return [-1, 0];
  if (effect.key === COMMANDER) return [-2, 0];
  if (effect.record !== null) return [-3 - effect.record.id, 0];
  const node = game.catalog.nodeIds.get(effect.replacement);
  if (node === undefined) throw new Error('a replacement effect that was not compiled');
  const own = event.kind === 'move' && event.object === effect.origin.source;
  return [node, own ? 0 : effect.origin.source];
}

function isApplied(applied: readonly number[], identity: readonly [number, number]): boolean {
  for (let i = 0; i < applied.length; i += 2)
    if (applied[i] === identity[0] && applied[i + 1] === identity[1]) return true;
  return false;
}

/** What happens instead of an event is that event modified: effects already applied to it do not apply again (614.5). */
function appliedAround(game: Game, frame: Frame, event: ProposedEvent): readonly number[] {
  let result: readonly number[] = NONE;
  for (const outer of game.frames) {
    if (outer === frame) break;
    if (outer.procedure !== Procedure.ReplaceEvents || outer.pc !== Stage.Instead || outer.data?.kind !== 'replace')
      continue;
    if (outer.data.waiting[0]?.kind === event.kind) result = [...result, ...outer.data.applied];
  }
  return result;
}

const NONE: readonly never[] = [];

function candidates(game: Game, event: ProposedEvent): ReplacementInForce[] {
  switch (event.kind) {
    case 'move':
      return event.to === Zone.Battlefield ? enteringCandidates(game, event) : moveCandidates(game, event);
    case 'createTokens':
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'createTokens' && includesPlayer(game, context, replacement.who, event.player),
      );
    case 'draw':
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'draw' && includesPlayer(game, context, replacement.who, event.player),
      );
    case 'find':
      return inForce(game, event, (replacement, context) => {
        if (replacement.kind !== 'find' || !includesPlayer(game, context, replacement.by, event.searcher)) return false;
        return (
          !replacement.ownLibrary ||
          (ownerOf(game, event.object) === event.searcher && searchesOwnLibrary(game, event.searcher))
        );
      });
    case 'damage':
      return event.amount > 0 ? damageCandidates(game, event) : [];
    case 'produceMana':
      return manaReplacementsFor(game, event).filter((effect) => appliesToMana(manaReplacementOf(effect), event.mana));
    case 'gainLife':
      if (event.amount <= 0) return [];
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'gainLife' && includesPlayer(game, context, replacement.who, event.player),
      );
    case 'loseLife':
      return [];
    case 'putCounters':
      if (event.amount <= 0) return [];
      return inForce(
        game,
        event,
        (replacement, context) =>
          replacement.kind === 'putCounters' &&
          addsCounter(replacement, event.counter) &&
          matches(game, context, replacement.what, event.object),
      );
  }
}

/** Those of the registry that the test accepts and whose conditions hold. */
function inForce(
  game: Game,
  event: ProposedEvent,
  fits: (replacement: Replacement, context: Frame) => boolean,
): ReplacementInForce[] {
  const found: ReplacementInForce[] = [];
  const all = game.registry.replacements;
  for (let i = 0; i < all.length; i++) {
    const effect = all[i] as ReplacementInForce;
    const context = contextOf(game, event, effect);
    if (fits(effect.replacement, context) && conditionsHold(game, context, effect)) found.push(effect);
  }
  return found;
}

function conditionsHold(game: Game, context: Frame, effect: ReplacementInForce): boolean {
  if (effect.condition !== null && !holds(game, context, effect.condition)) return false;
  const own = 'condition' in effect.replacement ? effect.replacement.condition : undefined;
  return own === undefined || holds(game, context, own);
}

/** Evaluates an effect's IR about an event, whose facts have their names. A spell's own effect knows the spell's X and costs (107.3m). */
export function contextOf(game: Game, event: ProposedEvent, effect: ReplacementInForce): Frame {
  const context = ruleContext(effect.origin);
  const bound = namesOf(event);
  context.names = [...bound.names, ...effect.origin.names];
  context.locals = [...bound.values, ...effect.origin.values];
  if (event.kind === 'move' && effect.origin.source === event.object && game.stack.length > 0) {
    const spell = game.stackItem(event.object);
    if (spell?.isSpell === true) context.item = spell;
  }
  return context;
}

/** The facts of an event by name, for what happens instead. */
export function namesOf(event: ProposedEvent): ReturnType<typeof eventNames> {
  switch (event.kind) {
    case 'move':
      return eventNames(event.object, -1, 0, 0);
    case 'find':
      return eventNames(event.object, event.searcher, 0, 0);
    case 'damage':
      return eventNames(
        event.source,
        isPlayerValue(event.target) ? playerOfValue(event.target) : -1,
        event.amount,
        event.target,
      );
    case 'draw':
      return eventNames(0, event.player, 1, 0);
    case 'gainLife':
    case 'loseLife':
      return eventNames(0, event.player, event.amount, 0);
    case 'putCounters':
      return eventNames(event.object, event.by, event.amount, 0);
    case 'createTokens':
      return eventNames(0, event.player, event.count, 0);
    case 'produceMana':
      return eventNames(event.tapped, event.player, event.mana.length, 0);
  }
}

// Zone changes

function moveCandidates(game: Game, event: MoveEvent): ReplacementInForce[] {
  const from = zoneOf(game, event.object);
  if (from === Zone.None) return [];
  const fits = (replacement: Replacement, context: Frame): boolean => movesFit(game, event, from, replacement, context);
  const found = inForce(game, event, fits);
  if (from !== Zone.Battlefield) {
    for (const record of ownAbilities(game, event.object))
      addOwn(game, event, record, ownerOf(game, event.object), event.object, fits, found);
  }
  if (event.cause === 'destroy' && (game.permanent(event.object)?.regenerationShields ?? 0) > 0)
    found.push(ruleEffect(game, event, REGENERATION));
  if (isCommanderLeaving(game, event)) found.push(ruleEffect(game, event, COMMANDER));
  return found;
}

function movesFit(game: Game, event: MoveEvent, from: number, replacement: Replacement, context: Frame): boolean {
  if (replacement.kind === 'discardByOpponent') {
    if (event.cause !== 'discard' || event.by === 0 || !matches(game, context, replacement.what, event.object))
      return false;
    return controllerOf(game, event.by) !== ownerOf(game, event.object);
  }
  if (replacement.kind !== 'moves') return false;
  if (replacement.from !== undefined && replacement.from !== from) return false;
  if (replacement.to !== undefined && replacement.to !== event.to) return false;
  return matches(game, context, replacement.what, event.object);
}

/** Abilities of a card or spell about itself that work wherever it is (113.6). Those of permanents are in force already. */
function ownAbilities(game: Game, object: Handle): readonly AbilityRecord[] {
  const spell = game.stackItem(object);
  if (spell !== null) return spell.faceDown || !spell.isSpell ? NONE : spell.face.abilities;
  const front = game.cards[slotOf(object)]?.front;
  return front?.hasReplacements === true ? front.abilities : NONE;
}

function addOwn(
  game: Game,
  event: ProposedEvent,
  record: AbilityRecord,
  controller: number,
  source: Handle,
  fits: (replacement: Replacement, context: Frame) => boolean,
  found: ReplacementInForce[],
): void {
  const ability = record.ability;
  if (ability.kind !== 'replacement' || !('what' in ability.replacement) || !isAboutItself(ability.replacement.what))
    return;
  const key = `${record.id}:${source}`;
  if (found.some((other) => other.key === key)) return;
  const origin = { controller, source, names: NONE, values: NONE, x: 0 };
  const effect: ReplacementInForce = {
    replacement: ability.replacement,
    condition: ability.condition ?? null,
    origin,
    key,
    record: null,
  };
  const context = contextOf(game, event, effect);
  if (fits(effect.replacement, context) && conditionsHold(game, context, effect)) found.push(effect);
}

/** "This" and nothing else: such an ability may apply to its own object's entering (614.12). */
function isAboutItself(filter: Filter): boolean {
  return filter.kind === 'isSelf' || (filter.kind === 'and' && filter.of.some(isAboutItself));
}

/** 903.9b */
export function isCommanderLeaving(game: Game, event: MoveEvent): boolean {
  if (event.to !== Zone.Hand && event.to !== Zone.Library) return false;
  return (
    game.commanders.length > 0 &&
    game.config.format.startsWith('commander') &&
    game.commanders.includes(slotOf(event.object))
  );
}

function ruleEffect(game: Game, event: MoveEvent, key: string): ReplacementInForce {
  const replacement: Replacement = {
    kind: 'moves',
    what: { kind: 'any' },
    outcome: { kind: 'goTo', zone: Zone.Command },
  };
  const origin = { controller: ownerOf(game, event.object), source: event.object, names: NONE, values: NONE, x: 0 };
  return { replacement, condition: null, origin, key, record: null };
}

// Entering

function enteringCandidates(game: Game, event: EnterEvent): ReplacementInForce[] {
  const from = event.kind === 'move' ? zoneOf(game, event.object) : Zone.None;
  if (event.kind === 'move' && from === Zone.None) return [];
  return asEntered(game, event, (permanent) => {
    const found: ReplacementInForce[] = [];
    const fits = (replacement: Replacement, context: Frame): boolean => {
      switch (replacement.kind) {
        case 'enters':
          return matches(game, context, replacement.what, permanent.handle);
        case 'putCounters':
          return (
            hasCounterFor(permanent.counters, replacement) && matches(game, context, replacement.what, permanent.handle)
          );
        case 'moves':
          return event.kind === 'move' && movesFit(game, event, from, replacement, context);
        default:
          return false;
      }
    };
    found.push(...inForce(game, event, fits));
    for (const record of permanent.characteristics.abilities)
      addOwn(game, event, record, permanent.controller, permanent.handle, fits, found);
    return event.kind === 'move' ? found : found.map((effect) => withoutPlace(effect, permanent.handle));
  });
}

/** A token has no handle before it exists: its own effects have the source 0. */
function withoutPlace(effect: ReplacementInForce, handle: Handle): ReplacementInForce {
  return effect.origin.source === handle ? { ...effect, origin: { ...effect.origin, source: 0 } } : effect;
}

function addsCounter(replacement: Extract<Replacement, { kind: 'putCounters' }>, counter: string): boolean {
  return replacement.counter === undefined || replacement.counter === counter;
}

export function hasCounterFor(
  counters: readonly (string | number)[],
  replacement: Extract<Replacement, { kind: 'putCounters' }>,
): boolean {
  for (let i = 0; i < counters.length; i += 2) if (addsCounter(replacement, counters[i] as string)) return true;
  return false;
}

function damageCandidates(game: Game, event: DamageEvent): ReplacementInForce[] {
  return inForce(
    game,
    event,
    (replacement, context) => replacement.kind === 'damage' && damageApplies(game, context, replacement, event),
  );
}

/** The player who orders the effects (616.1): the affected player, or whoever controls or owns the affected object. */
export function affectedPlayer(game: Game, event: ProposedEvent): number {
  switch (event.kind) {
    case 'move':
    case 'putCounters':
      return controllerOf(game, event.object);
    case 'find':
      return ownerOf(game, event.object);
    case 'damage':
      return isPlayerValue(event.target) ? playerOfValue(event.target) : controllerOf(game, event.target);
    case 'draw':
    case 'gainLife':
    case 'loseLife':
    case 'produceMana':
    case 'createTokens':
      return event.player;
  }
}
