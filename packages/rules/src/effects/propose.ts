/**
 * The door: every change to the game goes through `propose`. Where no replacement or prevention effect can matter the events are performed
 * at once; otherwise they pass through `effects/replace.ts` (614–616), which may ask the affected player and suspend.
 */

import type { ProposedEvent } from '../engine/events.ts';
import { Procedure, push } from '../engine/procedures.ts';
import { Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { slotOf } from '../state/handle.ts';
import { anyConcerns } from './inForce.ts';
import { isCommanderLeaving, movesItself, regenerates } from './movingReplacements.ts';
import { performAll } from './perform.ts';
import { refresh } from './refresh.ts';

/**
 * Proposes simultaneous events. True: performed, and `game.returned` lists what became of each (the new handle of a moved object or
 * of the last token made, the damage dealt, the life gained …; 0 where nothing happened), followed by what else merged permanents became
 * (730.3). False: a frame was pushed that ends with the
 * same result; the caller returns and goes on in its next phase.
 */
export function propose(game: Game, events: readonly ProposedEvent[]): boolean {
  if (events.length === 0) {
    game.returned = [];
    return true;
  }
  if (game.stale) refresh(game);
  if (!anyReplaced(game, events)) {
    performAll(game, events);
    return true;
  }
  push(game, Procedure.ReplaceEvents, game.activePlayer, 0, {
    kind: 'replace',
    waiting: events,
    ready: [],
    applied: [],
    current: null,
    damage: null,
  });
  return false;
}

/** Whether some replacement or prevention effect might have to do with some of the events. */
function anyReplaced(game: Game, events: readonly ProposedEvent[]): boolean {
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as ProposedEvent;
    if (anyConcerns(game, event) || replacesItself(game, event)) return true;
  }
  return false;
}

/** Whether the event's own object says how it happens: "enters tapped", "if it would die …" (614.1c, 614.12, 614.15). */
function replacesItself(game: Game, event: ProposedEvent): boolean {
  switch (event.kind) {
    case 'move': {
      const card = game.cards[slotOf(event.object)];
      if (card === undefined) return false;
      if (event.to === Zone.Battlefield) return card.faces.some((face) => face.hasReplacements);
      return (
        movesItself(game, event) || regenerates(game, event.object, event.cause) || isCommanderLeaving(game, event)
      );
    }
    case 'damage':
      return resultsReplaced(game);
    case 'createTokens':
      return event.face.hasReplacements;
    default:
      return false;
  }
}

/** Whether an effect might change the life or the counters that damage leads to (120.4c). */
function resultsReplaced(game: Game): boolean {
  return game.registry.replacements.some(({ replacement: { kind } }) => kind === 'gainLife' || kind === 'putCounters');
}
