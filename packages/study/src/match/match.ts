/** Games as an experiment orders them, and what is kept of each: plain data, the same for a thread, a file and a browser. */
import type { GameFormat } from '@foretell/rules';
import type { PlayerSpec } from '@foretell/search';
import type { GoldfishRecord, MulliganPolicy } from '../goldfish/goldfish.ts';

/** Copies of one card, by its name in the pool. */
export interface CardCount {
  readonly name: string;
  readonly count: number;
}

export interface MatchDeck {
  readonly library: readonly CardCount[];
  readonly commanders: readonly string[];
  /** The sideboard; none if absent. */
  readonly sideboard?: readonly CardCount[];
}

/** What the games of an experiment have in common. */
export interface Match {
  readonly decks: readonly MatchDeck[];
  readonly players: readonly PlayerSpec[];
  readonly format: GameFormat;
  /** A game that reaches the turn after this one is a draw. */
  readonly turnLimit: number;
  /** Positions to keep of every game, at most; none if absent. */
  readonly samples?: number;
  /** Who judges those positions: a player that searches; nobody if absent. */
  readonly judge?: PlayerSpec;
  /** Side 0 plays alone and keeps hands by this policy, whoever it is; records have its turns. Not together with `watched`. */
  readonly goldfish?: MulliganPolicy;
  /** Decks (indexes) of which records keep hands and draws; an empty list keeps mulligans only; nothing of either if absent. */
  readonly watched?: readonly number[];
}

/** One game between two sides, 0 and 1. */
export interface GameOrder {
  /** Its number in the experiment. */
  readonly game: number;
  /** Fixes shuffles and luck; with the same decks at the same sides it shuffles both libraries alike, whoever plays them. */
  readonly seed: number;
  /** The side that takes the first turn. */
  readonly first: 0 | 1;
  /** By side, indexes into the match's decks and players. */
  readonly decks: readonly [number, number];
  readonly players: readonly [number, number];
}

/** A position of a game in numbers, taken at a decision after which the evaluation could be asked. */
export interface Sample {
  readonly turn: number;
  /** The side that decides. */
  readonly side: number;
  /** Features of side 0 less those of side 1, in the order of the evaluation's list. */
  readonly features: readonly number[];
  /** The chance to win that the judge gives that side, from what it sees; null where there is none. */
  readonly predicted: number | null;
}

/** How a side began a game, and which cards it had. */
export interface SideRecord {
  /** How often it took a mulligan (103.5). */
  readonly mulligans: number;
  /** Cards in the hand with which it began, after those it put on the bottom. */
  readonly kept: number;
  /** Those cards, if its deck is watched: numbers of `cardNames` of the deck, from the least on, one for each copy. */
  readonly opening?: readonly number[];
  /** The cards it drew afterwards (121.1), likewise; one that is no card of the deck is left out. */
  readonly drawn?: readonly number[];
}

/** How a game ended. `draw` is a draw by the rules (104.4), the limits are ours; `error` is a defect, and `reason` says which. */
export type GameEnd = 'win' | 'draw' | 'turn-limit' | 'decision-limit' | 'error';

/** One finished game; a function of the match and its order. */
export interface GameRecord {
  readonly game: number;
  readonly seed: number;
  /** The side that took the first turn. */
  readonly first: number;
  readonly end: GameEnd;
  /** The side that won, or null. */
  readonly winner: number | null;
  readonly turns: number;
  readonly decisions: number;
  /** Life totals at the end, by side; empty if a defect kept the game from being dealt. */
  readonly life: readonly number[];
  /** Hash of the final state: equal games have equal hashes on every machine. 0 for a game that a defect ended. */
  readonly hash: number;
  readonly reason?: string;
  /** By side; absent where the match does not ask for it, and where a defect kept the game from being dealt. */
  readonly sides?: readonly [SideRecord, SideRecord];
  /** In the order of the game; absent where none are kept. */
  readonly samples?: readonly Sample[];
  /** Absent where the match does not ask for it, and where a defect kept the game from being dealt. */
  readonly goldfish?: GoldfishRecord;
}
