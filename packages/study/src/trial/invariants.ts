/** What holds in every state in which somebody is asked something, whatever cards are in the game. */
import {
  battlefieldSlots,
  characteristicsOf,
  type Game,
  isOwnedCard,
  type Permanent,
  slotOf,
  Zone,
  type ZoneId,
} from '@foretell/rules';

/** The first that does not hold, in words; null if all do. */
export function brokenInvariant(game: Game): string | null {
  return brokenZones(game) ?? brokenPermanents(game) ?? brokenPlayers(game);
}

/** An object is in one zone, once, and an owner's cards go to no other player's library, hand or graveyard (400.3). */
function brokenZones(game: Game): string | null {
  const seen = new Set<number>();
  let broken: string | null = null;
  const see = (slots: readonly number[], zone: ZoneId, owner: number): void => {
    for (const slot of slots) {
      if (game.zones[slot] !== zone)
        broken ??= `a card listed in zone ${zone} is said to be in zone ${game.zones[slot]}`;
      if (seen.has(slot)) broken ??= `a card is in zone ${zone} and in another place as well`;
      if (owner >= 0 && game.owners[slot] !== owner) broken ??= `a card is in another player's zone ${zone}`;
      seen.add(slot);
    }
  };
  for (const { index, library, hand, graveyard, outside } of game.players) {
    see(outside, Zone.Outside, index);
    see(library, Zone.Library, index);
    see(hand, Zone.Hand, index);
    see(graveyard, Zone.Graveyard, index);
  }
  see(battlefieldSlots(game), Zone.Battlefield, -1);
  see(game.exile, Zone.Exile, -1);
  see(game.command, Zone.Command, -1);
  const spells = game.stack.filter(({ isSpell }) => isSpell).map(({ handle }) => slotOf(handle));
  see(spells, Zone.Stack, -1);
  for (let slot = 1; slot < game.zones.length; slot++)
    if (isOwnedCard(game, slot) && !seen.has(slot)) broken ??= `a card of zone ${game.zones[slot]} is not listed there`;
  return broken;
}

function brokenPermanents(game: Game): string | null {
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot] ?? null;
    if (permanent === null) return 'there is no permanent for a card on the battlefield';
    if (permanent.handle !== game.handle(slot)) return 'a permanent is not the object that its card is now';
    if (permanent.components.some((component) => game.handle(slotOf(component)) !== component))
      return 'a card of a merged permanent has moved on';
    const numbers = brokenNumbers(permanent);
    if (numbers !== null) return numbers;
    const { power, toughness } = characteristicsOf(game, permanent.handle);
    if (!Number.isSafeInteger(power) || !Number.isSafeInteger(toughness))
      return `power and toughness are ${power}/${toughness}`;
  }
  return null;
}

function brokenNumbers({ counters, damage }: Permanent): string | null {
  if (!isCount(damage)) return `${damage} damage is marked on a permanent`;
  for (let at = 0; at < counters.length; at += 2) {
    const count = counters[at + 1];
    if (typeof count !== 'number' || !isCount(count)) return `a permanent has ${count} counters`;
  }
  return null;
}

function brokenPlayers(game: Game): string | null {
  for (const { life, pool } of game.players) {
    if (!Number.isSafeInteger(life)) return `a life total is ${life}`;
    if (!pool.every(isCount)) return `a mana pool holds ${pool.join(', ')}`;
  }
  return null;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
