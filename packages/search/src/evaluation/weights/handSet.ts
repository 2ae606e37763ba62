/**
 * Weights set by hand, so that casting a fair card for its cost is a small gain and that life matters most when there is little of it. Fitted
 * weights are held to them where games say little.
 */
import type { NamedWeights, WeightSet } from '../weightSet.ts';

const ALL_PHASES: NamedWeights = {
  lifeTo5: 0.156,
  lifeTo10: 0.091,
  lifeTo20: 0.0455,
  lifeBeyond: 0.0195,
  creatures: 0.182,
  power: 0.143,
  toughness: 0.091,
  evasivePower: 0.065,
  goodKeywords: 0.065,
  greatKeywords: 0.156,
  abilities: 0.104,
  planeswalkers: 0.39,
  loyalty: 0.13,
  otherPermanents: 0.156,
  otherManaValue: 0.078,
  // More than a card in hand, so that lands are played.
  manaTo4: 0.546,
  manaTo7: 0.39,
  manaBeyond: 0.286,
  cards: 0.247,
  cardManaValue: 0.039,
  landCards: 0.26,
  spareLandCards: 0.156,
  manaSpent: 0,
  removal: 0,
  burn: 0,
  knownCards: 0.013,
  danger: -1.56,
  exposure: 0,
  dangerNow: 0,
  swiftness: 0,
  attacksNext: 0,
  emptyLibrary: -5,
  doom: -1.56,
};

export const HAND_SET: WeightSet = { name: 'hand-set', provenance: null, phases: [ALL_PHASES, ALL_PHASES, ALL_PHASES] };
