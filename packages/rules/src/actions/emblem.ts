/** Getting emblems (114). */
import type { EffectHandler } from '../engine/handlers.ts';
import { selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { everyone } from '../state/knowledge.ts';
import { freeSlot, noteCard } from '../state/slots.ts';

/** 114.1: an object in the command zone, owned and controlled by whoever gets it. */
export const emblem: EffectHandler<'emblem'> = (game, frame, effect) => {
  const card = game.catalog.tokenOf.get(effect);
  if (card === undefined) throw new Error('an emblem that was not compiled');
  for (const player of selectPlayers(game, frame, effect.who)) {
    const slot = freeSlot(game);
    game.setCard(slot, card, player);
    noteCard(game, card);
    game.stamps[slot] = game.nextStamp++;
    game.zones[slot] = Zone.Command;
    game.known[slot] = everyone(game);
    game.command.push(slot);
  }
  game.stale = true;
  return Flow.Next;
};
