// A replay: a game as its decks, its seed and what was chosen at every decision. It holds all that the game is a function of but the cards.
import type { DECISION_KIND_NAMES, GameFormat } from '@foretell/rules';
import type { PlayerName } from '../scenario/vocabulary.ts';

export const REPLAY_ENDS = ['win', 'draw', 'turn-limit', 'decision-limit', 'error'] as const;

export interface ReplayCards {
  readonly name: string;
  readonly count: number;
}

export interface ReplaySide {
  /** Who played: a player as command lines write them (`strong@512`), or any words. */
  readonly player: string;
  /** What the deck is called. */
  readonly deck: string;
  /** In the order before the shuffle, on which the shuffled order depends. */
  readonly library: readonly ReplayCards[];
  readonly commanders: readonly string[];
  readonly sideboard: readonly ReplayCards[];
}

/** A decision that left a choice. */
export interface ReplayDecision {
  /** How many decisions of the game came before it, with those that left no choice. */
  readonly n: number;
  readonly decider: PlayerName;
  readonly kind: (typeof DECISION_KIND_NAMES)[number];
  /** The option taken, by its name among the decision's options (`pickNames`). */
  readonly pick: string;
}

/** A player who left the game of their own accord (104.3a). */
export interface ReplayConcession {
  /** How many decisions of the game came before it. */
  readonly n: number;
  readonly player: PlayerName;
}

/** A player who pays mana by hand, or as planned, whatever they begin from then on. */
export interface ReplayPayment {
  /** How many decisions of the game came before it. */
  readonly n: number;
  readonly player: PlayerName;
  readonly byHand: boolean;
}

export interface ReplayEnd {
  readonly how: (typeof REPLAY_ENDS)[number];
  /** Absent where nobody won. */
  readonly winner?: PlayerName;
  readonly turns: number;
  readonly decisions: number;
  /** By side. */
  readonly life: readonly number[];
  /** Of the final state; 0 where a defect ended the game. */
  readonly hash: number;
  /** What a defect was. */
  readonly reason?: string;
}

export interface Replay {
  /** Name and version of the engine that played. */
  readonly engine: string;
  readonly format: GameFormat;
  readonly seed: number;
  /** Who took the first turn. */
  readonly first: PlayerName;
  readonly turnLimit: number;
  /** A, B and so on: two to four. */
  readonly sides: readonly ReplaySide[];
  /** In order. */
  readonly decisions: readonly ReplayDecision[];
  /** In order; absent where nobody conceded. */
  readonly conceded?: readonly ReplayConcession[];
  /** In order; absent where everything was paid as planned. */
  readonly payments?: readonly ReplayPayment[];
  readonly end: ReplayEnd;
}
