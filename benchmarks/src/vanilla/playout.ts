// What every simulator of the vanilla matchup reports about a game it played to its end at random.

/** The end of one playout. */
export interface Playout {
  /** Picks among at least two options; forced moves are not counted. */
  decisions: number;
  /** Number of the turn in which the game ended, counted from 1 over both players. */
  turns: number;
  /** Index of the winner, or -1 for a draw (both lost at once, or the last turn was over). */
  winner: -1 | 0 | 1;
  /** State of the random number generator at the end: two playouts that differ in any draw are unlikely to agree. */
  finalRandom: number;
}
