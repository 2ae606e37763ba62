/** Tapping and untapping (701.26). Nothing replaces either except a stun counter (122.1d). */
import { isNoticed } from '../effects/happened.ts';
import { removeCounters } from '../effects/performPlayer.ts';
import { cantUntap } from '../effects/rulesOfObjects.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { controllerOf } from '../engine/objects.ts';
import { selectObjects } from '../engine/select.ts';
import { emit } from '../stack/triggers.ts';
import { Reads } from '../state/abilityReads.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';

/** Taps an untapped permanent; whether it became tapped. */
export function tapPermanent(game: Game, object: Handle): boolean {
  if (!turn(game, object, true)) return false;
  if (isNoticed(game, EventKind.BecomesTapped)) emit(game, tapEvent(game, EventKind.BecomesTapped, object, -1));
  return true;
}

/** Untaps a tapped permanent; whether it became untapped. */
export function untapPermanent(game: Game, object: Handle): boolean {
  if (!turn(game, object, false)) return false;
  if (isNoticed(game, EventKind.BecomesUntapped)) emit(game, tapEvent(game, EventKind.BecomesUntapped, object, -1));
  return true;
}

/** Taps them all at once, then tells the triggers. Who taps them is who controls each if nobody is said. */
export function tapAll(game: Game, objects: readonly Handle[], by = -1): void {
  turnAll(game, objects, true, by);
}

/** Untaps them all at once, then tells the triggers. */
export function untapAll(game: Game, objects: readonly Handle[], by = -1): void {
  turnAll(game, objects, false, by);
}

function turnAll(game: Game, objects: readonly Handle[], tapped: boolean, by: number): void {
  const kind = tapped ? EventKind.BecomesTapped : EventKind.BecomesUntapped;
  if (!isNoticed(game, kind)) {
    for (let i = 0; i < objects.length; i++) turn(game, objects[i] as Handle, tapped);
    return;
  }
  const turned = objects.filter((object) => turn(game, object, tapped));
  for (const object of turned) emit(game, tapEvent(game, kind, object, by));
}

function turn(game: Game, object: Handle, tapped: boolean): boolean {
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut || permanent.tapped === tapped) return false;
  if (!tapped && cantUntap(game, object)) return false;
  if (!tapped && removeCounters(game, object, 'stun', 1) > 0) return false;
  permanent.tapped = tapped;
  if ((game.registry.readsBeyond & (Reads.Tapping | Reads.Anything)) !== 0) game.stale = true;
  return true;
}

function tapEvent(
  game: Game,
  kind: typeof EventKind.BecomesTapped | typeof EventKind.BecomesUntapped,
  object: Handle,
  by: number,
): GameEvent {
  return new GameEvent(kind, object, by < 0 ? controllerOf(game, object) : by, 0, 0, 0, 0, false, '');
}

export const tap: EffectHandler<'tap'> = (game, frame, effect) => {
  tapAll(game, selectObjects(game, frame, effect.what), frame.controller);
  return Flow.Next;
};

export const untap: EffectHandler<'untap'> = (game, frame, effect) => {
  untapAll(game, selectObjects(game, frame, effect.what), frame.controller);
  return Flow.Next;
};
