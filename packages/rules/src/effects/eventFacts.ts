/** The facts of a proposed event: whom it affects, and the names by which the effects that replace it speak of it. */
import type { ProposedEvent } from '../engine/events.ts';
import { controllerOf, ownerOf } from '../engine/objects.ts';
import { eventNames } from '../engine/select.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue } from '../state/handle.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { ruleContext } from './ruleContext.ts';

/** Evaluates an effect's IR about an event, whose facts have their names. A spell's own effect knows the spell's X and costs (107.3m). */
export function contextOf(game: Game, event: ProposedEvent, effect: ReplacementInForce): Frame {
  const context = ruleContext(effect.origin);
  const bound = namesOf(event);
  // What the effect was made to speak of is not what happens now: "that creature enters with …", "damage to that player".
  context.names = [...effect.origin.names, ...bound.names];
  context.locals = [...effect.origin.values, ...bound.values];
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
    case 'counter':
      return eventNames(event.by, event.player, 0, event.object);
  }
}

/** The player who orders the effects (616.1): the affected player, or whoever controls or owns the affected object. */
export function affectedPlayer(game: Game, event: ProposedEvent): number {
  switch (event.kind) {
    case 'putCounters':
      return isPlayerValue(event.object) ? playerOfValue(event.object) : controllerOf(game, event.object);
    case 'move':
    case 'counter':
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
