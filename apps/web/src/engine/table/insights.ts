/** What searches said of the decisions of a game. Of an opponent's the page gets, as long as the game goes on, no option but the one that was taken. */
import type { Game } from '@foretell/rules';
import { explanationAt } from '@foretell/study';
import type { Insight } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { type Chosen, toldTo } from './chosen.ts';
import type { Thought } from './thinking.ts';

/** A thought of a decision. */
export interface Remembered {
  readonly number: number;
  readonly seat: number;
  readonly coach: boolean;
  readonly chosen: Chosen;
  readonly thought: Thought;
}

/** Thoughts of late that can be asked for: each holds what its search found in every world. */
const MOST_REMEMBERED = 64;

export class Insights {
  private readonly context: EngineContext;
  private readonly viewer: number;
  /** By the number of the decision; the coach's are kept apart from the players'. */
  private remembered: Remembered[] = [];

  constructor(context: EngineContext, viewer: number) {
    this.context = context;
    this.viewer = viewer;
  }

  /** As the page may know it now, with the game as it stands. */
  remember(thought: Remembered, game: Game): Insight {
    this.remembered = [...this.remembered, thought].slice(-MOST_REMEMBERED);
    return this.told(thought, game, game.over);
  }

  /** Those of decisions from that number on are void. */
  cut(from: number): void {
    this.remembered = this.remembered.filter(({ number }) => number < from);
  }

  /** What was last said of that decision; null if nothing was. */
  of(number: number, game: Game, isOver: boolean): Insight | null {
    const found = this.remembered.findLast((thought) => thought.number === number);
    return found === undefined ? null : this.told(found, game, isOver);
  }

  private told({ number, seat, coach, chosen, thought }: Remembered, game: Game, isOver: boolean): Insight {
    const { view, analysis, sensitivity, elapsedMs } = thought;
    const { winProbability, ci95 } = analysis.best;
    const isOpen = isOver || coach;
    const id = `decision ${number}`;
    const { texts } = this.context;
    return {
      number,
      seat,
      coach,
      chosen: isOpen ? chosen.label : toldTo(game, this.viewer, chosen),
      winProbability,
      ci95,
      explanation: isOpen ? explanationAt(analysis, sensitivity(), { id, view, texts, elapsedMs }) : null,
    };
  }
}
