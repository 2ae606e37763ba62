/** Arranged positions of the made-up cards, in any set-up order. */

import { refresh } from '../../src/effects/refresh.ts';
import { createGame } from '../../src/engine/setup.ts';
import { Zone, type ZoneId } from '../../src/ir/index.ts';
import type { Game } from '../../src/state/game.ts';
import { Permanent } from '../../src/state/permanent.ts';
import { addSlot } from '../../src/state/slots.ts';
import { CATALOG, CONFIG } from './games.ts';

export interface Entry {
  readonly zone: ZoneId;
  readonly player: number;
  readonly card: string;
  readonly faceDown?: boolean;
}

export function entry(zone: ZoneId, player: number, card: string): Entry {
  return { zone, player, card };
}

/** Puts the cards into their zones in the order of the list; hands are known to their owners, public zones to all. */
export function arrange(entries: readonly Entry[]): Game {
  const game = createGame(CATALOG, CONFIG, 1);
  for (const { zone, player, card, faceDown } of entries) {
    const record = CATALOG.byName.get(card);
    if (record === undefined) throw new Error(`no card ${card}`);
    const slot = addSlot(game, record, player);
    game.zones[slot] = zone;
    game.known[slot] = zone === Zone.Library || faceDown === true ? 0 : zone === Zone.Hand ? 1 << player : 3;
    if (zone === Zone.Library) game.player(player).library.push(slot);
    else if (zone === Zone.Hand) game.player(player).hand.push(slot);
    else if (zone === Zone.Graveyard) game.player(player).graveyard.push(slot);
    else if (zone === Zone.Command) {
      game.command.push(slot);
      game.commanders = [...game.commanders, slot];
    } else if (zone === Zone.Exile) {
      game.exile.push(slot);
      game.exiled = [...game.exiled, { card: game.handle(slot), faceDown: faceDown === true, counters: [], by: 0 }];
    } else {
      const permanent = new Permanent(game.handle(slot), record.front, player, player);
      permanent.timestamp = game.nextTimestamp++;
      game.objects[slot] = permanent;
      game.battlefield.push(slot);
    }
  }
  refresh(game);
  return game;
}
