/** Designations (701.37b, 702.112b, 702.131c, 702.171b), and telling triggers of keyword actions and abilities. */
import { markStaleFor } from '../effects/refresh.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { controllerOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { emit, isWatched } from '../stack/triggers.ts';
import { Reads } from '../state/abilityReads.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';

export const designate: EffectHandler<'designate'> = (game, frame, effect) => {
  for (const object of selectObjects(game, frame, effect.what)) {
    const permanent = game.permanent(object);
    if (permanent === null) continue;
    const others = permanent.designations.filter((word) => word !== effect.word);
    if (effect.off === true) permanent.designations = others;
    else if (effect.duration === undefined) permanent.designations = [...others, effect.word];
    else permanent.turnDesignations = [...permanent.turnDesignations, effect.word];
    game.stale = true;
    game.checkStateBased = true;
  }
  return Flow.Next;
};

export const designatePlayer: EffectHandler<'designatePlayer'> = (game, frame, effect) => {
  for (const player of selectPlayers(game, frame, effect.who)) giveDesignation(game, player, effect.word);
  return Flow.Next;
};

export function giveDesignation(game: Game, index: number, word: string): void {
  const player = game.player(index);
  if (player.designations.includes(word)) return;
  player.designations = [...player.designations, word];
  markStaleFor(game, Reads.Anything);
  game.stale = true;
}

/** Tells triggers of a keyword action. */
export function tellAction(game: Game, action: string, object: Handle, player: number, other = 0, amount = 0): void {
  if (isWatched(game, EventKind.Performs))
    emit(game, new GameEvent(EventKind.Performs, object, player, amount, other, 0, 0, false, action));
}

export const announce: EffectHandler<'announce'> = (game, frame, effect) => {
  if (!isWatched(game, EventKind.Performs)) return Flow.Next;
  const other = (effect.against === undefined ? undefined : selectObjects(game, frame, effect.against)[0]) ?? 0;
  const amount = effect.amount === undefined ? 0 : evaluate(game, frame, effect.amount);
  for (const object of effect.what === undefined ? [] : selectObjects(game, frame, effect.what))
    tellAction(game, effect.action, object, controllerOf(game, object), other, amount);
  for (const player of effect.who === undefined ? [] : selectPlayers(game, frame, effect.who))
    tellAction(game, effect.action, 0, player, other, amount);
  return Flow.Next;
};

export const removeDamage: EffectHandler<'removeDamage'> = (game, frame, effect) => {
  for (const object of selectObjects(game, frame, effect.what)) {
    const permanent = game.permanent(object);
    if (permanent === null) continue;
    permanent.damage = 0;
    permanent.deathtouched = false;
  }
  return Flow.Next;
};
