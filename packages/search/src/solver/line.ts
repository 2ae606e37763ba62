/** A way to a forced win: what the player does at their decisions, and what follows each reply of the others. Shared by all states of one name. */

export class Line {
  /** The end: the game is won. */
  static readonly END: Line = new Line(true, [], []);
  /** Whether the player decides; they have one option. */
  readonly own: boolean;
  /** Options by name (`optionName`), and what follows each. */
  readonly names: readonly number[];
  readonly next: readonly Line[];
  /** Decisions until the game is over if it is put off as long as possible. */
  readonly length: number;

  private constructor(own: boolean, names: readonly number[], next: readonly Line[]) {
    this.own = own;
    this.names = names;
    this.next = next;
    this.length = next.reduce((longest, { length }) => Math.max(longest, length + 1), 0);
  }

  static own(name: number, next: Line): Line {
    return new Line(true, [name], [next]);
  }

  static replies(names: readonly number[], next: readonly Line[]): Line {
    return new Line(false, names, next);
  }
}
