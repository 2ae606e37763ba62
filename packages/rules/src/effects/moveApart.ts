/** A merged permanent leaves the battlefield (730.3): one permanent leaves, and each of its components is put into the zone. */
import { shuffleLibrary } from '../engine/chance.ts';
import { EventKind, type MoveEvent } from '../engine/events.ts';
import { Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { knowledgeAfterMove } from '../state/knowledge.ts';
import type { Permanent } from '../state/permanent.ts';
import { isTokenSlot } from '../state/slots.ts';
import { type Happened, note } from './happened.ts';
import { countDescent, putInto } from './places.ts';
import { markStaleForZones } from './refresh.ts';

/**
 * The permanent has been taken off the battlefield already; its tokens cease to exist. Returns the new object of the topmost card; those of the
 * others are listed in `happened`. The topmost component comes to lie on top; in a library its owner may arrange them afterwards
 * (730.3a, `actions/moveToLibrary.ts`). Left out: abilities that look for cards put into the zone see one event, not one for each card;
 * effects that would send cards elsewhere, but not tokens, do not part the cards from a token on top of them (730.3e).
 */
export function moveApart(game: Game, event: MoveEvent, leaving: Permanent, happened: Happened): Handle {
  const moved: Handle[] = [];
  for (const component of leaving.components.toReversed()) {
    const slot = slotOf(component);
    if (component !== leaving.handle && game.handle(slot) !== component) continue;
    const handle = place(game, event, slot);
    if (handle !== 0) moved.push(handle);
  }
  const [top = 0, ...others] = moved.reverse();
  leaving.became = top;
  leaving.becameToo = others;
  if (others.length > 0) happened.others = [...happened.others, ...others];
  game.checkStateBased = true;
  markStaleForZones(game, Zone.Battlefield, event.to);
  if (event.shuffleAfter) shuffleLibrary(game, leaving.owner);
  const { handle, controller } = leaving;
  note(game, happened, EventKind.Moves, handle, controller, 0, top, Zone.Battlefield, event.to, false, event.cause);
  return top;
}

/** One component to where it goes; 0 for a token. */
function place(game: Game, event: MoveEvent, slot: number): Handle {
  const owner = game.owners[slot] ?? 0;
  game.stamps[slot] = game.nextStamp++;
  // 903.9c
  const to = event.othersTo < 0 || game.commanders.includes(slot) ? event.to : event.othersTo;
  if (isTokenSlot(game, slot) || to === Zone.None) {
    game.zones[slot] = Zone.None;
    return 0;
  }
  game.zones[slot] = to;
  if (to === Zone.Graveyard) countDescent(game, slot, owner);
  putInto(game, slot, owner, to, event);
  knowledgeAfterMove(game, slot, Zone.Battlefield, to, event.faceDown, event.cause);
  return game.handle(slot);
}
