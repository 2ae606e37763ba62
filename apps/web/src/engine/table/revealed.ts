/**
 * Whether a person has learnt something since an earlier decision: then what they take back is marked. Anything random, any
 * opponent's turn to decide, and any card that they did not know is news.
 */
import { type Decision, type Game, slotOf } from '@foretell/rules';

export class Revealed {
  /** The number of the latest decision before which something new was seen. */
  at = 0;
  private readonly viewer: number;
  private known: readonly number[] = [];
  private chances = 0;

  constructor(viewer: number) {
    this.viewer = viewer;
  }

  /** Looks at the game at a decision that comes after `number` others. */
  look(game: Game, number: number): void {
    const chances = game.chanceCounts.reduce((sum, count) => sum + count, 0);
    if (chances > this.chances || this.seesMore(game) || this.isShown(game, game.decision)) this.at = number;
    this.chances = chances;
    this.known = game.known.slice();
  }

  /** An opponent's turn to decide has come and gone, after so many decisions: whether they had a choice is not for the viewer to know. */
  opponentDecided(number: number): void {
    this.at = number;
  }

  /** The game is back at that decision: what was seen since is remembered as seen before the next. */
  takenBack(game: Game, number: number): void {
    this.at = Math.min(this.at, number);
    this.chances = game.chanceCounts.reduce((sum, count) => sum + count, 0);
    this.known = game.known.slice();
  }

  private seesMore(game: Game): boolean {
    return this.known.some((before, slot) => !this.isKnown(before) && this.isKnown(game.known[slot] ?? 0));
  }

  /** Cards that only the question shows, such as those of a library that is searched. */
  private isShown(game: Game, decision: Decision | null): boolean {
    if (decision === null || (decision.decider !== this.viewer && decision.player !== this.viewer)) return false;
    const named = decision.coding === 'object' ? [...decision.options, ...decision.subjects] : decision.subjects;
    return named.some((value) => value > 0 && !this.isKnown(game.known[slotOf(value)] ?? 0));
  }

  private isKnown(knowers: number): boolean {
    return (knowers & (1 << this.viewer)) !== 0;
  }
}
