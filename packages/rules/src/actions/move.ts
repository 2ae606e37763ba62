/** Moving objects to another zone (400, 701): what has moved on meanwhile is passed over (400.7). */
import { propose } from '../effects/propose.ts';
import { moveEvent } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { selectObjects } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { currentObjects } from './currentObject.ts';
import { moveToBattlefield } from './moveToBattlefield.ts';
import { moveToLibrary } from './moveToLibrary.ts';
import { arePublic, keepPublic } from './publicMove.ts';

/** Binds the objects as they are afterwards. */
export const move: EffectHandler<'move'> = (game, frame, effect) => {
  const objects = frame.phase === 0 ? currentObjects(game, frame, selectObjects(game, frame, effect.what)) : [];
  if (!moveTo(game, frame, objects, effect)) return Flow.Stay;
  bind(frame, effect.as, movedObjects(game));
  return Flow.Next;
};

/** The objects as `move` binds them, without those that ceased to exist or stayed. */
function movedObjects(game: Game): number[] {
  return asList(game.returned).filter((object) => object > 0);
}

function moveTo(game: Game, frame: Frame, objects: readonly Handle[], effect: Parameters<typeof move>[2]): boolean {
  const zone = effect.to.zone;
  if (zone === Zone.Library) return moveToLibrary(game, frame, objects, effect.to, effect.what);
  if (zone === Zone.Battlefield) return moveToBattlefield(game, frame, objects, effect.to);
  return moveElsewhere(game, frame, objects, zone);
}

function moveElsewhere(game: Game, frame: Frame, objects: readonly Handle[], zone: number): boolean {
  if (frame.phase === 0) {
    frame.phase = 1;
    frame.b = zone === Zone.Hand && arePublic(game, frame, objects) ? 1 : 0;
    const moving = objects.filter((object) => game.zones[slotOf(object)] !== zone);
    if (
      !propose(
        game,
        moving.map((object) => moveEvent(object, zone)),
      )
    )
      return false;
  }
  if (frame.b === 1) {
    keepPublic(
      game,
      movedObjects(game).filter((object) => game.zones[slotOf(object)] === zone),
    );
  }
  return true;
}
