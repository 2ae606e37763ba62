/** The moments to which a person can go back, and whether that is free. */
import type { Decision } from '@foretell/rules';
import type { TableState } from '../../protocol/table.ts';
import type { PlayedGame } from './playedGame.ts';
import { Revealed } from './revealed.ts';

/** The game as it stood when the person was asked something that they answered. */
export interface Moment {
  readonly played: PlayedGame;
  /** Lines of the log. */
  readonly lines: number;
}

export class TakingBack {
  private readonly moments: Moment[] = [];
  private readonly revealed: Revealed;
  private readonly person: number;

  /** `viewer` is who sees what is revealed: the person, if there is one. */
  constructor(person: number, viewer: number) {
    this.person = person;
    this.revealed = new Revealed(viewer);
  }

  get isEmpty(): boolean {
    return this.moments.length === 0;
  }

  /** The game stands at a decision of the person that they are about to answer. */
  keep(played: PlayedGame, lines: number): void {
    this.moments.push({ played: played.copy(), lines });
  }

  /** The game stands at that decision: whatever has come to be seen is news. A hand that was kept stays kept once the first turn has begun (103.5). */
  look({ game, number }: PlayedGame, { options }: Decision): void {
    if (game.turnNumber > 0 && this.moments[0]?.played.game.turnNumber === 0) this.moments.length = 0;
    if (options.length > 1) this.revealed.look(game, number);
  }

  /** That decision is over, after `number` others and itself. */
  isOver({ decider }: Decision, number: number): void {
    if (decider !== this.person) this.revealed.opponentDecided(number);
  }

  /** What taking back would be now. */
  kind(): TableState['undo'] {
    const moment = this.moments.at(-1);
    if (moment === undefined) return 'none';
    return this.revealed.at > moment.played.number ? 'marked' : 'free';
  }

  /** The moment to go back to, which is the last no more. */
  take(): Moment | null {
    const moment = this.moments.pop();
    if (moment === undefined) return null;
    this.revealed.takenBack(moment.played.game, moment.played.number);
    return moment;
  }
}
