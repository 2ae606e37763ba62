/**
 * What the evaluation looks at: each player has a number for every feature, and a position is judged by the numbers of one player against those
 * of the others, so that it makes no difference who sits where. All is read from a complete state and nothing from the stack.
 */

/** The features by their place in lists of numbers: what one more of each is. */
export const Feature = {
  /** Points of life up to 5, from 6 to 10, from 11 to 20, and from 21 to 60. */
  lifeTo5: 0,
  lifeTo10: 1,
  lifeTo20: 2,
  lifeBeyond: 3,
  creatures: 4,
  /** Their power and toughness. */
  power: 5,
  toughness: 6,
  /** Power of those that fly or are otherwise hard to block. */
  evasivePower: 7,
  /** First strike, trample, vigilance, menace, reach, haste and skulk on creatures. */
  goodKeywords: 8,
  /** Double strike, deathtouch, lifelink, hexproof, shroud and indestructible. */
  greatKeywords: 9,
  /** Abilities of permanents that are neither keywords nor add mana. */
  abilities: 10,
  planeswalkers: 11,
  loyalty: 12,
  /** Permanents that are neither land, creature nor planeswalker, and their mana value. */
  otherPermanents: 13,
  otherManaValue: 14,
  /** Mana that permanents give each turn, a land counting as one at least: up to 4, from 5 to 7, from 8 to 20. */
  manaTo4: 15,
  manaTo7: 16,
  manaBeyond: 17,
  /**
   * Nonland cards that may be played, in hand or elsewhere, and those of the next five draws on average. A card for which mana or colours are
   * missing counts a fifth less for each, for three at most. Then their mana value, less in the same way.
   */
  cards: 18,
  cardManaValue: 19,
  /** Land cards that may be played, and those of the next draws, while permanents give less than 6 mana; and afterwards. */
  landCards: 20,
  spareLandCards: 21,
  /** Mana that the castable cards in hand could use in one turn. */
  manaSpent: 22,
  /** Castable cards in hand that harm permanents, but no more than opponents have creatures. */
  removal: 23,
  /** Share of an opponent's life that the castable burn in hand takes, squared; 1 = all of it. */
  burn: 24,
  /** Cards in opponents' hands that the player knows. */
  knownCards: 25,
  /** Share of life that opponents' creatures threaten to take in one attack, squared; 1 = all of it. Then the share itself. */
  danger: 26,
  exposure: 27,
  /** The danger, where an opponent attacks before this player does. */
  dangerNow: 28,
  /** 8 turns less those that the player's creatures need to take an opponent's life, 0 if they need more. */
  swiftness: 29,
  /** 1 for who attacks next: the active player until combat is over, then the player after. */
  attacksNext: 30,
  /** Share of ten cards that a library lacks, squared; 1 = it is empty, and the next draw loses (104.3c). */
  emptyLibrary: 31,
  /** Share of 21 damage by one commander or of 10 poison counters, the larger one, squared (704.5c, 903.10a). */
  doom: 32,
} as const;

export type FeatureName = keyof typeof Feature;

/** In the order of the list. */
export const FEATURE_NAMES: readonly FeatureName[] = Object.keys(Feature).filter(isFeatureName);

export function isFeatureName(name: string): name is FeatureName {
  return Object.hasOwn(Feature, name);
}

export const FEATURE_COUNT: number = FEATURE_NAMES.length;

/** Features of which more is worse; of all others more is better. */
export const DRAWBACKS: ReadonlySet<FeatureName> = new Set(['danger', 'exposure', 'dangerNow', 'emptyLibrary', 'doom']);

/** The parts of a game that have weights of their own, by the turns that each player has begun: up to 3, from 4 to 7, later. */
export const PHASES = 3;

/** The phase of the turn with that number, in a game of so many players. */
export function phaseOf(turnNumber: number, players: number): number {
  const round = Math.ceil(turnNumber / players);
  return round <= 3 ? 0 : round <= 7 ? 1 : 2;
}
