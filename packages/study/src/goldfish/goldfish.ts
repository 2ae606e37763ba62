/** Goldfishing: a deck plays alone against an opponent who does nothing, and every turn of it is recorded. */

/**
 * Which opening hands are kept (103.5, the London mulligan): those with so many lands after cards were put on the bottom, and after the last
 * mulligan every hand. Of seven cards lands go to the bottom while there are more than `aimedLands`, then other cards, the most expensive first.
 */
export interface MulliganPolicy {
  readonly leastLands: number;
  readonly mostLands: number;
  readonly aimedLands: number;
  readonly mostMulligans: number;
}

export const DEFAULT_MULLIGANS: MulliganPolicy = { leastLands: 2, mostLands: 5, aimedLands: 3, mostMulligans: 2 };

/** What is kept of a game that side 0 plays alone. */
export interface GoldfishRecord {
  /** Lands among the seven cards of each hand that was drawn, in order; the last was kept. */
  readonly landsDealt: readonly number[];
  /**
   * Cards of the kept hand and then of the library as it lay below them, from the top on, as numbers of `cardNames` of the deck: what the
   * deck would draw if nothing but its draw steps drew cards.
   */
  readonly cards: readonly number[];
  /** How many of those are the hand. */
  readonly kept: number;
  /** Its turns, in order. */
  readonly turns: readonly GoldfishTurn[];
}

/** A turn as its end step begins, or as the game ends during it. */
export interface GoldfishTurn {
  /** Lands on the battlefield. */
  readonly lands: number;
  /** Mana that its permanents make in a turn, without those that cannot tap yet (302.6), and bit `1 << type` for every type of it. */
  readonly mana: number;
  readonly types: number;
  /** Mana spent to cast spells in that turn, and how many spells those were. */
  readonly spent: number;
  readonly spells: number;
  /** Cards in hand. */
  readonly hand: number;
  /** The opponent's life total. */
  readonly opponentLife: number;
}

export function isKept(
  { leastLands, mostLands, mostMulligans }: MulliganPolicy,
  lands: number,
  mulligans: number,
): boolean {
  return mulligans >= mostMulligans || (lands >= leastLands && lands <= mostLands);
}

/** How many of the cards that go to the bottom are lands. */
export function landsPutBack({ aimedLands }: MulliganPolicy, lands: number, others: number, cards: number): number {
  return Math.max(Math.min(cards, lands - aimedLands), cards - others, 0);
}
