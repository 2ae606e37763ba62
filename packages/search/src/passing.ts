/** Turns of players come to an end: where an ability costs nothing, one that acts as long as it likes to need never pass. */

/** Passing is always the first option at priority. */
export const PASS_INDEX = 0;

const MOST_ACTS = 40;

/** How often a player has acted in a turn, and that they have done so often enough. */
export class Acts {
  private turn = 0;
  private count = 0;

  /** Whether the player only passes from now on in that turn. */
  areSpent(turn: number): boolean {
    return turn === this.turn && this.count >= MOST_ACTS;
  }

  /** The option at priority in that turn: the one given, or passing. */
  limited(option: number, turn: number): number {
    if (turn !== this.turn) {
      this.turn = turn;
      this.count = 0;
    }
    if (this.areSpent(turn)) return PASS_INDEX;
    if (option !== PASS_INDEX) this.count++;
    return option;
  }
}
