/** What an event binds for the instructions of an ability that it triggers (EVENT_NAMES). */
import { holds } from '../engine/condition.ts';
import { EventKind, type GameEvent } from '../engine/events.ts';
import { SPELLS_BEFORE } from '../engine/keywordMeanings.ts';
import { eventNames } from '../engine/select.ts';
import { type Condition, type EventPattern, Zone } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';

export type EventFacts = ReturnType<typeof eventNames>;

/** `pattern` is the part of the ability's condition that the event fits. */
export function factsOf(game: Game, event: GameEvent, pattern: EventPattern, fromAnywhere: boolean): EventFacts {
  if (event.kind === EventKind.ActivatesAbility) return eventNames(event.other, event.player, 0, event.object);
  if (isOfTheOtherSide(event, pattern))
    return eventNames(event.other, event.player, amountOf(event, pattern), event.object);
  if (event.kind !== EventKind.CastsSpell)
    return eventNames(boundObject(event, fromAnywhere), event.player, event.amount, event.other);
  const facts = eventNames(event.object, event.player, game.stackItem(event.object)?.x ?? 0, event.other);
  let cast = 0;
  for (let i = 0; i < game.players.length; i++) cast += game.players[i]?.tally.spellsCast ?? 0;
  return { names: [...facts.names, SPELLS_BEFORE], values: [...facts.values, cast - 1] };
}

/** How much damage was dealt, or how much of it was excess damage. */
function amountOf(event: GameEvent, pattern: EventPattern): number {
  if (pattern.kind === 'while' || pattern.kind === 'firstTime') return amountOf(event, pattern.event);
  return pattern.kind === 'dealtDamage' && pattern.excess === true ? event.from : event.amount;
}

/** Whether the ability tells of what is dealt damage or is blocked, which is then the event's object, rather than of what does that. */
function isOfTheOtherSide(event: GameEvent, pattern: EventPattern): boolean {
  switch (pattern.kind) {
    case 'dealtDamage':
      return event.kind === EventKind.Damage;
    case 'becomesBlocked':
      return event.kind === EventKind.Blocks;
    case 'while':
    case 'firstTime':
      return isOfTheOtherSide(event, pattern.event);
    default:
      return false;
  }
}

/** After a move the object is what it became in a public zone; abilities on leaving speak of it as it was (603.10). */
function boundObject(event: GameEvent, fromAnywhere: boolean): Handle {
  if (event.kind !== EventKind.Moves || event.other === 0) return event.object;
  return event.from === Zone.Battlefield && !fromAnywhere ? event.object : event.other;
}

/** Conditions of triggers read the event's names through a stack item's bound names; none exists yet, so they become locals. */
export function bindForCondition(
  context: Frame,
  names: readonly string[],
  values: readonly Frame['locals'][number][],
): void {
  context.names = names;
  context.locals = values.slice();
}

/** Whether a condition about an event holds (603.4); the context is the ability's. */
export function holdsFor(game: Game, context: Frame, condition: Condition, facts: EventFacts): boolean {
  bindForCondition(context, facts.names, facts.values);
  return holds(game, context, condition);
}
