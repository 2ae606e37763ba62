/**
 * What may replace a zone change: effects in force, those that the object itself has wherever it is (113.6) or would have as it enters (614.12),
 * regeneration (701.19), and the commander's way back (903.9b).
 */
import type { MoveEvent, ProposedEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { controllerOf, isCommander, ownerOf, zoneOf } from '../engine/objects.ts';
import { includesPlayer } from '../engine/select.ts';
import { type Filter, type MoveCause, type Replacement, Zone } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { asEntered, type EnterEvent } from './enteringObject.ts';
import { contextOf } from './eventFacts.ts';
import { concerns, conditionsHold, inForce } from './inForce.ts';
import { cantRegenerate } from './rulesOfObjects.ts';

/** Keys of the effects that no ability has. */
export const REGENERATION = 'regeneration';
export const COMMANDER = 'commander';

/** Why the permanents of an arranged position enter: they are there, so nothing keeps them from it. */
export const ARRANGED = 'arranged';

const NONE: readonly never[] = [];

export function moveCandidates(game: Game, event: MoveEvent): ReplacementInForce[] {
  const from = zoneOf(game, event.object);
  if (from === Zone.None) return [];
  const fits = (replacement: Replacement, context: Frame): boolean => movesFit(game, event, from, replacement, context);
  const found = inForce(game, event, fits);
  if (from !== Zone.Battlefield) {
    for (const record of ownAbilities(game, event.object))
      addOwn(game, event, record, ownerOf(game, event.object), event.object, fits, found);
  }
  if (regenerates(game, event.object, event.cause)) found.push(ruleEffect(game, event, REGENERATION));
  if (isCommanderLeaving(game, event)) found.push(ruleEffect(game, event, COMMANDER));
  return found;
}

/** Whether the object itself has something to say about such a move, without regard to conditions. */
export function movesItself(game: Game, event: MoveEvent): boolean {
  const abilities = ownAbilities(game, event.object);
  for (let i = 0; i < abilities.length; i++) {
    const ability = (abilities[i] as AbilityRecord).ability;
    if (ability.kind === 'replacement' && concerns(ability.replacement, event)) return true;
  }
  return false;
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
  if (replacement.cause !== undefined && !isCause(event.cause, replacement.cause)) return false;
  if (replacement.byEffect === true && event.by === 0) return false;
  return matches(game, context, replacement.what, event.object);
}

/** A regeneration shield replaces destruction (701.19). */
export function regenerates(game: Game, object: number, cause: string): boolean {
  return cause === 'destroy' && (game.permanent(object)?.regenerationShields ?? 0) > 0 && !cantRegenerate(game, object);
}

/** Whether a move's reason is this one; destruction without regeneration is destruction. */
export function isCause(cause: string, wanted: MoveCause): boolean {
  return cause === wanted || (wanted === 'destroy' && cause.startsWith('destroy'));
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
  return isCommander(game, event.object);
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

export function enteringCandidates(game: Game, event: EnterEvent): ReplacementInForce[] {
  const from = event.kind === 'move' ? zoneOf(game, event.object) : Zone.None;
  if (event.kind === 'move' && !game.isCurrent(event.object)) return [];
  return asEntered(game, event, (permanent) => {
    const found: ReplacementInForce[] = [];
    const fits = (replacement: Replacement, context: Frame): boolean => {
      switch (replacement.kind) {
        case 'enters':
          return matches(game, context, replacement.what, permanent.handle);
        case 'putCounters':
          return (
            hasCounterFor(permanent.counters, replacement) &&
            (replacement.by === undefined || includesPlayer(game, context, replacement.by, permanent.controller)) &&
            matches(game, context, replacement.what, permanent.handle)
          );
        case 'moves':
          return event.kind === 'move'
            ? event.cause !== ARRANGED && movesFit(game, event, from, replacement, context)
            : exilesTokens(replacement) && matches(game, context, replacement.what, permanent.handle);
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

/** A token that would enter and goes elsewhere instead is never there (111.7). */
function exilesTokens(replacement: Extract<Replacement, { kind: 'moves' }>): boolean {
  const { from, to, cause, byEffect, outcome } = replacement;
  const anyhow = from === undefined && cause === undefined && byEffect !== true;
  return anyhow && to === Zone.Battlefield && outcome.kind === 'goTo';
}

/** A token has no handle before it exists: its own effects have the source 0. */
function withoutPlace(effect: ReplacementInForce, handle: Handle): ReplacementInForce {
  return effect.origin.source === handle ? { ...effect, origin: { ...effect.origin, source: 0 } } : effect;
}

export function addsCounter(replacement: Extract<Replacement, { kind: 'putCounters' }>, counter: string): boolean {
  return replacement.counter === undefined || replacement.counter === counter;
}

export function hasCounterFor(
  counters: readonly (string | number)[],
  replacement: Extract<Replacement, { kind: 'putCounters' }>,
): boolean {
  for (let i = 0; i < counters.length; i += 2) if (addsCounter(replacement, counters[i] as string)) return true;
  return false;
}
