/** Regenerating (701.19), transforming (701.27) and phasing out (702.26). */
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { selectObjects } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { turnsByItself } from '../turn/dayNight.ts';
import { phaseOut as makePhaseOut } from '../turn/phasing.ts';
import { tellAction } from './designate.ts';
import { turnOver } from './turnOver.ts';

/** 701.19a: a shield for the next time it would be destroyed this turn. */
export const regenerate: EffectHandler<'regenerate'> = (game, frame, effect) => {
  for (const object of selectObjects(game, frame, effect.what)) {
    const permanent = game.permanent(object);
    if (permanent !== null && !permanent.phasedOut) permanent.regenerationShields++;
  }
  return Flow.Next;
};

export const transform: EffectHandler<'transform'> = (game, frame, effect) => {
  const turned: Handle[] = [];
  for (const object of selectObjects(game, frame, effect.what)) {
    const isTurned =
      effect.flip === true
        ? flipPermanent(game, object)
        : !hasTransformedSince(game, frame, object) && transformPermanent(game, object);
    if (isTurned) turned.push(object);
  }
  bind(frame, effect.as, turned);
  return Flow.Next;
};

/** 701.27f: an ability of the permanent itself transforms it only if it has not transformed since the ability was put on the stack. */
function hasTransformedSince(game: Game, frame: Frame, object: Handle): boolean {
  const item = frame.item;
  if (item === null || item.isSpell || item.ability === null || item.source !== object) return false;
  return (game.permanent(object)?.transformedAt ?? 0) > item.timestamp;
}

function transformPermanent(game: Game, object: Handle): boolean {
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut || permanent.faceDown || turnsByItself(permanent)) return false;
  if (!turnOver(game, permanent, true)) return false;
  tellAction(game, 'transform', object, permanent.controller);
  return true;
}

/** 710.2, 710.4: from the top half to the bottom half, of whatever it is or copies. */
function flipPermanent(game: Game, object: Handle): boolean {
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut || permanent.faceDown || permanent.face.index !== 0) return false;
  const { definition, faces } = permanent.face.card;
  const bottom = faces[1];
  if (definition.layout !== 'flip' || bottom === undefined) return false;
  permanent.face = bottom;
  game.stale = true;
  game.checkStateBased = true;
  return true;
}

export const phaseOut: EffectHandler<'phaseOut'> = (game, frame, effect) => {
  makePhaseOut(game, selectObjects(game, frame, effect.what));
  return Flow.Next;
};
