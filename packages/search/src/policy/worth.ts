/** How much objects are worth to a playout's simple choices, in units of the policy's scores: permanents by what they are, cards by their mana value. */
import {
  type CardRecord,
  CardType,
  controllerOf,
  counterCount,
  type Game,
  type Handle,
  ownerOf,
  type Permanent,
  slotOf,
  Zone,
} from '@foretell/rules';
import { abilityCount, bits, EVASION, GOOD, GREAT } from '../evaluation/permanents.ts';

const CREATURE = 0.14;
const POWER = 0.11;
const EVASIVE_POWER = 0.05;
const TOUGHNESS = 0.07;
const GOOD_KEYWORD = 0.05;
const GREAT_KEYWORD = 0.12;
const ABILITY = 0.08;
const PLANESWALKER = 0.3;
const LOYALTY = 0.1;
const OTHER_PERMANENT = 0.12;
const MANA_VALUE = 0.06;

/** What a permanent is worth to its controller; a plain land nothing, since lands are worth something together only. */
export function permanentValue(permanent: Permanent): number {
  const { types, keywords, power, toughness, manaValue } = permanent.characteristics;
  let value = ABILITY * abilityCount(permanent);
  if ((types & CardType.Creature) !== 0) {
    const strength = Math.max(power, 0);
    value += CREATURE + POWER * strength + TOUGHNESS * Math.max(toughness, 0);
    if ((keywords & EVASION) !== 0) value += EVASIVE_POWER * strength;
    value += GOOD_KEYWORD * bits(keywords & GOOD) + GREAT_KEYWORD * bits(keywords & GREAT);
  } else if ((types & CardType.Planeswalker) !== 0) {
    value += PLANESWALKER + LOYALTY * counterCount(permanent.counters, 'loyalty');
  } else if ((types & CardType.Land) === 0) {
    value += OTHER_PERMANENT + MANA_VALUE * manaValue;
  }
  return value;
}

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
