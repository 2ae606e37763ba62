/**
 * What performing events leaves for triggers and observers to see. An event that nobody can notice is not even made: most are of that kind, and
 * making them all was a good part of the time a game took.
 */
import { type EventKindId, GameEvent, type ProposedEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { changedBy } from './eventReads.ts';
import { refresh } from './refresh.ts';

/** The events of one performance, in order. */
export class Happened {
  /** Several things happen at once: what enters with the others sees them too, so that all events are written down. */
  readonly everything: boolean;
  events: GameEvent[] | null = null;
  /** Results of damage that replacement effects may change (120.4c); they are yet to happen. */
  results: ProposedEvent[] | null = null;
  /** What else merged permanents became beside the objects returned for them (730.3c). */
  others: readonly Handle[] = NO_OTHERS;

  constructor(everything: boolean) {
    this.everything = everything;
  }
}

const NO_OTHERS: readonly Handle[] = [];

/** Whether a trigger, a delayed trigger, an observer or an effect that reads more than the board would notice an event of the kind. */
export function isNoticed(game: Game, kind: EventKindId): boolean {
  if (game.stale) refresh(game);
  return isNoticedNow(game, kind);
}

function isNoticedNow(game: Game, kind: EventKindId): boolean {
  const registry = game.registry;
  return (
    (registry.triggerMask & (1 << kind)) !== 0 ||
    (registry.readsBeyond & changedBy(kind)) !== 0 ||
    game.delayed.length > 0 ||
    game.observer !== null
  );
}

/** Writes an event down, unless it is certain that nobody will notice it. Parameters as of {@link GameEvent}. */
export function note(
  game: Game,
  happened: Happened,
  kind: EventKindId,
  object: Handle,
  player: number,
  amount: number,
  other: number,
  from: number,
  to: number,
  flag: boolean,
  word: string,
): void {
  // While the registry is out of date, nobody knows who will look.
  if (!happened.everything && !game.stale && !isNoticedNow(game, kind)) return;
  happened.events ??= [];
  happened.events.push(new GameEvent(kind, object, player, amount, other, from, to, flag, word));
}
