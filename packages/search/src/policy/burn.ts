/** How much damage a player could aim at another right away: for playouts to see that burn wins. Colours and timing are not looked at. */
import { type CardRecord, CardType, type Game } from '@foretell/rules';
import { profilesOf } from './profile.ts';

/** Plain damage of the burn spells in hand that the untapped lands could pay for, cheapest first. */
export function burnToFollow(game: Game, player: number): number {
  const hand = game.players[player]?.hand ?? [];
  let mana = -1;
  let total = 0;
  for (let cost = 0; cost <= 4; cost++) {
    for (let i = 0; i < hand.length; i++) {
      const card = game.cards[hand[i] as number];
      if (card === undefined || card.characteristics.manaValue !== cost) continue;
      const damage = burnOf(game, card);
      if (damage === 0) continue;
      if (mana < 0) mana = untappedLands(game, player);
      if (mana < cost) return total;
      mana -= cost;
      total += damage;
    }
  }
  return total;
}

/** Damage that the spell can aim, 0 for anything else. */
function burnOf(game: Game, card: CardRecord): number {
  const spell = card.front.spell;
  return spell === null ? 0 : (profilesOf(game.catalog)[spell.id]?.burn ?? 0);
}

function untappedLands(game: Game, player: number): number {
  let count = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== player || permanent.tapped) continue;
    if ((permanent.characteristics.types & CardType.Land) !== 0) count++;
  }
  return count;
}
