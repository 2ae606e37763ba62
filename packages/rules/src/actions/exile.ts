/** Exiling (701.13): linked to the source (607.2a), face down (406.3), or until something happens (610.3). */

import { expireByExiling, isRunning } from '../effects/durations.ts';
import { propose } from '../effects/propose.ts';
import { moveEvent } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { zoneOf } from '../engine/objects.ts';
import { selectObjects } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { currentObjects } from './currentObject.ts';
import { keepReturn } from './exileUntil.ts';
import { originOf } from './origin.ts';

export const exile: EffectHandler<'exile'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    // 610.3a–b: what the exile lasts until has already happened
    const over = effect.until !== undefined && !isRunning(game, originOf(frame), effect.until);
    const objects = over ? [] : currentObjects(game, frame, selectObjects(game, frame, effect.what));
    const moving = objects.filter((object) => game.zones[slotOf(object)] !== Zone.Exile);
    frame.data = { kind: 'list', items: moving, done: moving.map((object) => game.zones[slotOf(object)] ?? Zone.None) };
    frame.phase = 1;
    const faceDown = effect.faceDown ?? false;
    const by = effect.linked === true || effect.until !== undefined ? frame.source : 0;
    if (
      !propose(
        game,
        moving.map((object) => moveEvent(object, Zone.Exile, { faceDown, by })),
      )
    )
      return Flow.Stay;
  }
  const results = asList(game.returned);
  const exiled = results.filter((object) => object > 0);
  if (effect.linked === true && exiled.length > 0) expireByExiling(game, frame.source);
  if (effect.linked === true)
    link(
      game,
      frame,
      exiled.filter((object) => isExiled(game, object)),
    );
  if (effect.until !== undefined) {
    const zones = frame.data?.kind === 'list' ? frame.data.done : [];
    for (let i = 0; i < results.length; i++) {
      const card = results[i] as Handle;
      if (isExiled(game, card)) keepReturn(game, frame, effect.until, card, zones[i] ?? Zone.Battlefield);
    }
  }
  frame.data = null;
  bind(frame, effect.as, exiled);
  return Flow.Next;
};

function isExiled(game: Game, object: Handle): boolean {
  return zoneOf(game, object) === Zone.Exile;
}

/** The source remembers the cards, also if it has left meanwhile (607.2a). */
function link(game: Game, frame: Frame, cards: readonly Handle[]): void {
  linkTo(game, frame.source, cards);
}

/** The permanent remembers the cards as exiled with it. */
export function linkTo(game: Game, permanent: Handle, cards: readonly Handle[]): void {
  if (cards.length === 0) return;
  const source = game.permanentOrLastToEdit(permanent);
  if (source === null) return;
  source.linked = [...source.linked, ...cards];
  if (game.permanent(permanent) !== null) game.stale = true; // what it gives may depend on the cards
}
