/**
 * "Exile … until …" (610.3): when the event happens, a second one-shot effect returns the cards at once to the zone they came from, without
 * the stack. What waits to return is part of the state (`Game.returns`); the main loop asks {@link startDueReturns} between any two steps.
 */
import { makeExpiry } from '../effects/durations.ts';
import { propose } from '../effects/propose.ts';
import { moveEvent } from '../engine/events.ts';
import { characteristicsOf, ownerOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { type Duration, Zone } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { PendingReturn } from '../state/records.ts';
import { asList } from '../state/value.ts';
import { legalHosts } from './attach.ts';
import { isOver } from './isOver.ts';
import { originOf } from './origin.ts';

/** Remembers that the card comes back to the zone `to` when the duration is over. */
export function keepReturn(game: Game, frame: Frame, until: Duration, card: Handle, to: number): void {
  const record: PendingReturn = { origin: originOf(frame), expiry: makeExpiry(game, frame, until), card, to };
  game.returns = [...game.returns, record];
}

/**
 * Starts returning what is due, if anything is. What the running procedure was about to read (`game.returned`, `game.picked`) is kept for it.
 */
export function startDueReturns(game: Game): void {
  const due = game.returns.filter((record) => isOver(game, record.origin, record.expiry));
  if (due.length === 0) return;
  game.returns = game.returns.filter((record) => !due.includes(record));
  // 610.3d: several at once are simultaneous
  const data: ListData = {
    kind: 'list',
    items: due.map((record) => record.card),
    done: due.map((record) => record.to),
  };
  const frame = push(game, Procedure.ReturnExiled, game.activePlayer, 0, data, [game.returned]);
  frame.a = game.picked;
}

/** Procedure ReturnExiled: cards that have left exile meanwhile are new objects and stay where they are. */
export function returnExiled(game: Game, frame: Frame): void {
  const data = frame.data as ListData;
  if (frame.pc === 0) {
    if (!chooseHosts(game, frame, data)) return;
    frame.pc = 1;
    const hosts = asList(frame.locals[1]);
    const events = data.items.flatMap((card, at) => {
      const host = hosts[at] ?? 0;
      return game.isCurrent(card) && host !== NOWHERE
        ? [moveEvent(card, data.done[at] as number, { attachTo: host })]
        : [];
    });
    if (!propose(game, events)) return;
  }
  pop(game, frame.locals[0] ?? null);
  game.picked = frame.a;
}

/** In place of what an Aura is attached to: nothing it could enchant, so that it stays in exile (303.4g). */
const NOWHERE = -1000;

/** What returning Auras enchant (303.4f), one question after another; true once all are settled. `frame.b` = 1 while one is open. */
function chooseHosts(game: Game, frame: Frame, data: ListData): boolean {
  for (;;) {
    const hosts = asList(frame.locals[1] ?? []);
    if (frame.b === 1) {
      frame.b = 0;
      frame.locals = [frame.locals[0] ?? null, [...hosts, game.picked]];
      continue;
    }
    const card = data.items[hosts.length];
    if (card === undefined) return true;
    const entersAsAura =
      data.done[hosts.length] === Zone.Battlefield &&
      game.isCurrent(card) &&
      characteristicsOf(game, card).subtypes.includes('Aura');
    const options = entersAsAura ? legalHosts(game, card) : [];
    if (options.length === 0) {
      frame.locals = [frame.locals[0] ?? null, [...hosts, entersAsAura ? NOWHERE : 0]];
      continue;
    }
    frame.b = 1;
    if (!ask(game, DecisionKind.Choose, ownerOf(game, card), card, 'object', options, [card])) return false;
  }
}
