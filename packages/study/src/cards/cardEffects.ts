/** What single cards do for a deck, as documents have it. */

/** Games in which the deck had the card against games in which it had not. */
export interface CardEffect {
  readonly card: string;
  /** The deck in whose games it was looked at. */
  readonly deck: string;
  /** In the deck. */
  readonly copies: number;
  /** Whether the card was in the hand that the deck began with, or came at any time (that hand and all draws). */
  readonly when: 'opening' | 'drawn';
  /** Games with it and without it, and the deck's shares of the points in them. */
  readonly with: EffectArm;
  readonly without: EffectArm;
  /** Difference of the shares between games that are alike in opponent, seat and number of cards, and its 95 % interval; null if there are none. */
  readonly difference: number | null;
  readonly ci95: readonly [number, number] | null;
  /** How often so large a difference comes by chance; and the share of false ones among all effects that are at least as clear. */
  readonly p: number | null;
  readonly q: number | null;
}

export interface EffectArm {
  readonly games: number;
  readonly score: number | null;
}

export interface CardEffects {
  /** Effects that were looked at: at 95 % one in twenty is clear by chance alone. */
  readonly looked: number;
  /** Effects with `q` up to this are called clear. */
  readonly falseDiscoveryRate: number;
  /** The clearest first. */
  readonly effects: readonly CardEffect[];
}
