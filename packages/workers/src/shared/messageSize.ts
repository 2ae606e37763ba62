/** How many games to ask for at once: so many that asking costs nothing, so few that the answer comes soon. */

/** Milliseconds that one message takes, about. */
const MILLISECONDS = 100;

export class MessageSize {
  private readonly milliseconds: number;
  private readonly most: number;
  private games = 1;

  /** `milliseconds`: what a message should take, about. */
  constructor(most: number, milliseconds: number = MILLISECONDS) {
    this.most = most;
    this.milliseconds = milliseconds;
  }

  get next(): number {
    return this.games;
  }

  /** So long did a message with so many games take. Growth is slow, because the first games of a thread are not like the others. */
  took(games: number, milliseconds: number): void {
    const fitting = Math.floor((games * this.milliseconds) / Math.max(milliseconds, 0.01));
    this.games = Math.max(1, Math.min(fitting, 2 * games, this.most));
  }
}
