/** Features of the battlefield: what permanents are, what mana they give, and who could fight. */
import {
  CardType,
  characteristicsOf,
  counterCount,
  type Game,
  isSick,
  Keyword,
  type Permanent,
  Step,
  TurnYield,
  turnYield,
} from '@foretell/rules';
import { Feature } from './features.ts';
import type { Standing } from './standing.ts';

/** Keywords that make a creature hard to block. */
export const EVASION: number =
  Keyword.Flying | Keyword.Fear | Keyword.Intimidate | Keyword.Shadow | Keyword.Horsemanship | Keyword.Skulk;
export const GOOD: number =
  Keyword.FirstStrike |
  Keyword.Trample |
  Keyword.Vigilance |
  Keyword.Menace |
  Keyword.Reach |
  Keyword.Haste |
  Keyword.Skulk;
export const GREAT: number =
  Keyword.DoubleStrike |
  Keyword.Deathtouch |
  Keyword.Lifelink |
  Keyword.Hexproof |
  Keyword.Shroud |
  Keyword.Indestructible;

const made: TurnYield = new TurnYield();

export function countPermanents(game: Game, standings: readonly Standing[]): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    const { types } = characteristicsOf(game, permanent.handle);
    const standing = standings[permanent.controller] as Standing;
    countMana(game, permanent, types, standing);
    if ((types & CardType.Creature) !== 0) countCreature(game, permanent, standing);
    else if ((types & CardType.Planeswalker) !== 0) {
      standing.add(Feature.planeswalkers, 1);
      standing.add(Feature.loyalty, counterCount(permanent.counters, 'loyalty'));
    } else if ((types & CardType.Land) === 0) {
      standing.add(Feature.otherPermanents, 1);
      standing.add(Feature.otherManaValue, permanent.characteristics.manaValue);
    }
    standing.add(Feature.abilities, abilityCount(permanent));
  }
  for (let i = 0; i < game.players.length; i++) {
    const standing = standings[i] as Standing;
    const { features, mana } = standing;
    features[Feature.manaTo4] = part(mana, 0, 4);
    features[Feature.manaTo7] = part(mana, 4, 7);
    features[Feature.manaBeyond] = part(mana, 7, 20);
  }
}

function countMana(game: Game, permanent: Permanent, types: number, standing: Standing): void {
  turnYield(game, permanent, made);
  const isLand = (types & CardType.Land) !== 0;
  standing.mana += isLand && made.amount < 1 ? 1 : made.amount;
  standing.types |= made.types;
}

function countCreature(game: Game, creature: Permanent, standing: Standing): void {
  const { keywords, power, toughness } = creature.characteristics;
  const strength = Math.max(power, 0);
  standing.creatures++;
  standing.add(Feature.creatures, 1);
  standing.add(Feature.power, strength);
  standing.add(Feature.toughness, Math.max(toughness, 0));
  const evasive = (keywords & EVASION) !== 0;
  if (evasive) standing.add(Feature.evasivePower, strength);
  standing.add(Feature.goodKeywords, bits(keywords & GOOD));
  standing.add(Feature.greatKeywords, bits(keywords & GREAT));
  if (!creature.tapped) standing.blockers++;
  if (strength === 0 || !mayAttackNext(game, creature)) return;
  const dealt = (keywords & Keyword.DoubleStrike) !== 0 ? 2 * strength : strength;
  if (evasive) standing.evasivePower += dealt;
  else {
    standing.groundAttackers++;
    standing.groundPower += dealt;
  }
}

/** In its controller's next combat: this turn's if that is still to come, when tapped and new creatures stay home (302.6). */
function mayAttackNext(game: Game, creature: Permanent): boolean {
  if ((creature.characteristics.keywords & Keyword.Defender) !== 0) return false;
  if (creature.controller !== game.activePlayer || game.step > Step.BeginCombat) return true;
  return !creature.tapped && !isSick(game, creature);
}

/** Abilities that are neither keywords nor add mana. */
export function abilityCount(permanent: Permanent): number {
  const { abilities } = permanent.characteristics;
  let count = 0;
  for (let i = 0; i < abilities.length; i++) {
    const record = abilities[i];
    if (record !== undefined && !record.addsMana && record.ability.kind !== 'keyword') count++;
  }
  return count;
}

export function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** How much of `value` lies between two bounds. */
export function part(value: number, from: number, to: number): number {
  return value <= from ? 0 : value >= to ? to - from : value - from;
}
