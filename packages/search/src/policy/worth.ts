/** How much objects are worth to a playout's simple choices: permanents as the evaluation counts them, cards by their mana value. */
import {
  type CardRecord,
  CardType,
  controllerOf,
  type Game,
  type Handle,
  ownerOf,
  slotOf,
  Zone,
} from '@foretell/rules';
import { permanentValue } from '../evaluate.ts';

/** About what a permanent with a fair cost is worth on the battlefield; lands count when there are few. */
export function worth(game: Game, handle: Handle, lands: number): number {
  const permanent = game.permanent(handle);
  if (permanent !== null) {
    const value = permanentValue(permanent);
    return (permanent.characteristics.types & CardType.Land) !== 0 ? value + 0.3 : value;
  }
  const slot = slotOf(handle);
  const card = game.cards[slot];
  return card === undefined ? 0.3 : cardWorth(card, lands);
}

/** A card off the battlefield, for a player with so many lands: cards that cost more than can soon be paid are worth less. */
function cardWorth(card: CardRecord, lands: number): number {
  const { types, manaValue } = card.characteristics;
  if ((types & CardType.Land) !== 0) return lands < 3 ? 0.6 : lands < 5 ? 0.35 : 0.15;
  const value = 0.25 + 0.12 * manaValue;
  const missing = manaValue - lands - 1;
  return missing > 0 ? value - 0.12 * missing : value;
}

export function landCount(game: Game, player: number): number {
  let count = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== player) continue;
    if ((permanent.characteristics.types & CardType.Land) !== 0) count++;
  }
  return count;
}

/** Whose it is: the controller of what is on the battlefield or the stack, the owner otherwise. */
export function holderOf(game: Game, handle: Handle): number {
  const zone = game.zones[slotOf(handle)];
  return zone === Zone.Battlefield || zone === Zone.Stack ? controllerOf(game, handle) : ownerOf(game, handle);
}
