/** Designations (701.37b, 702.112b, 702.131c, 702.171b), and telling triggers of keyword actions and abilities. */
import { markStaleForEvent } from '../effects/refresh.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { controllerOf } from '../engine/objects.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { emit } from '../stack/triggers.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';

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
  markStaleForEvent(game);
  game.stale = true;
}

export const announce: EffectHandler<'announce'> = (game, frame, effect) => {
  const against = effect.against === undefined ? [] : selectObjects(game, frame, effect.against);
  for (const object of selectObjects(game, frame, effect.what)) {
    const player = controllerOf(game, object);
    emit(game, new GameEvent(EventKind.Performs, object, player, 0, against[0] ?? 0, 0, 0, false, effect.action));
  }
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
