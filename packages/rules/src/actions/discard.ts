/** Discarding (701.9): choices first, then all players discard at once. A card is discarded wherever it ends up (701.9c). */
import { propose } from '../effects/propose.ts';
import { EventKind, GameEvent, moveBecause } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { matches } from '../engine/match.ts';
import { ownerOf } from '../engine/objects.ts';
import { Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { emit } from '../stack/triggers.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, playerValue } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { chooseAtRandom, pushChoose } from './choose.ts';
import { gather } from './gather.ts';

/**
 * Discards the cards, all at once; the frame ends with their new handles in the same order (0 for one that was no longer in a hand).
 * `source` is the spell or ability that makes it happen, 0 for the game itself.
 */
export function pushDiscard(game: Game, controller: number, source: Handle, cards: readonly Handle[]): void {
  push(game, Procedure.Discard, controller, source, { kind: 'list', items: cards, done: [] });
}

/** Procedure Discard. */
export function discard(game: Game, frame: Frame): void {
  const cards = (frame.data as ListData).items;
  if (frame.pc === 0) {
    frame.pc = 1;
    const events = cards.map((card) => moveBecause(card, Zone.Graveyard, 'discard', frame.source));
    if (!propose(game, events)) return;
  }
  const results = asList(game.returned);
  for (let i = 0; i < cards.length; i++) {
    const moved = results[i] ?? 0;
    if (moved === 0) continue;
    const owner = ownerOf(game, moved);
    const { tally } = game.player(owner);
    tally.discards++;
    tally.discarded = [...tally.discarded, moved];
    const cause = frame.source === 0 ? 0 : playerValue(frame.controller);
    emit(game, new GameEvent(EventKind.Discards, moved, owner, 1, cause, 0, 0, false, ''));
  }
  pop(game, results);
}

export const discardEffect: EffectHandler<'discard'> = (game, frame, effect) => {
  if (frame.phase === 1) {
    bind(
      frame,
      effect.as,
      asList(game.returned).filter((card) => card > 0),
    );
    return Flow.Next;
  }
  const filter = effect.filter ?? null;
  const named = effect.what === undefined ? null : selectObjects(game, frame, effect.what);
  const chooser = effect.chosenBy === undefined ? null : selectPlayers(game, frame, effect.chosenBy)[0];
  const lists = gather(game, frame, selectPlayers(game, frame, effect.who), (player) => {
    const hand = game.player(player).hand.map((slot) => game.handle(slot));
    if (named !== null) return hand.filter((card) => named.includes(card));
    const cards = filter === null ? hand : hand.filter((card) => matches(game, frame, filter, card));
    if (effect.count === 'hand') return cards;
    const count = Math.max(0, evaluate(game, frame, effect.count));
    if (effect.upTo === true && count > 0 && cards.length > 0) {
      const most = Math.min(count, cards.length);
      pushChoose(game, chooser ?? player, frame.source, DecisionKind.Choose, cards, 0, most);
      return null;
    }
    if (count >= cards.length || count === 0) return cards.slice(0, count);
    if (effect.atRandom === true) return chooseAtRandom(game, player, cards, count);
    pushChoose(game, chooser ?? player, frame.source, DecisionKind.Choose, cards, count, count);
    return null;
  });
  if (lists === null) return Flow.Stay;
  frame.phase = 1;
  pushDiscard(game, frame.controller, frame.source, lists.flat());
  return Flow.Stay;
};
