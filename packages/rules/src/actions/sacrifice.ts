/** Sacrificing (701.21): only permanents one controls, straight to the graveyard; nothing that replaces destruction applies. */
import { propose } from '../effects/propose.ts';
import { cantBeSacrificed } from '../effects/rulesOfObjects.ts';
import { type MoveEvent, moveBecause, SACRIFICE } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { matches } from '../engine/match.ts';
import { controllerOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers, visiblePermanents } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { gatherChoices } from './gather.ts';

/** Whether the player could sacrifice the object now. */
function canSacrifice(game: Game, player: number, object: Handle): boolean {
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut) return false;
  return controllerOf(game, object) === player && !cantBeSacrificed(game, object);
}

/** The zone changes by which permanents are sacrificed. */
export function sacrificeEvents(objects: readonly Handle[], by: Handle): MoveEvent[] {
  return objects.map((object) => moveBecause(object, Zone.Graveyard, SACRIFICE, by));
}

/** Each player chooses, then all permanents are sacrificed at once (101.4). Binds them as they last existed. */
export const sacrifice: EffectHandler<'sacrifice'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    const count = Math.max(0, evaluate(game, frame, effect.count));
    const offered = (player: number): number[] =>
      visiblePermanents(game).filter(
        (object) => canSacrifice(game, player, object) && matches(game, frame, effect.filter, object),
      );
    const players = selectPlayers(game, frame, effect.who);
    const lists = gatherChoices(
      game,
      frame,
      players,
      DecisionKind.Choose,
      offered,
      effect.upTo === true ? 0 : count,
      count,
    );
    if (lists === null) return Flow.Stay;
    if (!perform(game, frame, lists.flat())) return Flow.Stay;
  }
  bind(frame, effect.as, finish(frame));
  return Flow.Next;
};

/** "Sacrifice it": done by the ability's controller or the player named, who must control the permanent (701.21a). */
export const sacrificeObjects: EffectHandler<'sacrificeObjects'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    const objects = selectObjects(game, frame, effect.what);
    const players = effect.who === undefined ? [frame.controller] : selectPlayers(game, frame, effect.who);
    const own = objects.filter((object) => players.some((player) => canSacrifice(game, player, object)));
    if (!perform(game, frame, own)) return Flow.Stay;
  }
  bind(frame, effect.as, finish(frame));
  return Flow.Next;
};

function perform(game: Game, frame: Frame, objects: readonly Handle[]): boolean {
  frame.data = { kind: 'list', items: objects, done: [] };
  frame.phase = 1;
  return propose(game, sacrificeEvents(objects, frame.source));
}

function finish(frame: Frame): readonly Handle[] {
  const objects = frame.data?.kind === 'list' ? frame.data.items : [];
  frame.data = null;
  return objects;
}
