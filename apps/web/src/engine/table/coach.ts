/** A search that looks at the person's own decisions while they think. Their answer ends it. */
import { type Belief, DecisionKind, type View } from '@foretell/rules';
import { LEVELS, type LevelName, searchOptionsAs } from '@foretell/search';
import type { Lane } from '@foretell/workers';
import { type ThinkingProgress, type Thought, think, type Wishes } from './thinking.ts';

/** How the coach plays. */
const LEVEL: LevelName = 'strong';

export interface CoachSurroundings {
  readonly lanes: () => Promise<readonly Lane[]>;
  readonly now: () => number;
}

/** What the coach is asked. */
export interface CoachQuestion {
  readonly view: View;
  readonly belief: Belief;
  readonly seed: number;
  readonly onProgress: (progress: ThinkingProgress) => void;
}

export class Coach {
  /** For each decision; null = there is no coach. */
  milliseconds: number | null = null;
  private readonly surroundings: CoachSurroundings;
  private wishes: Wishes = { hurry: false, stop: true };

  constructor(surroundings: CoachSurroundings) {
    this.surroundings = surroundings;
  }

  /** What the coach thinks; null if there is none, if there is nothing to say, or if nobody waits for it any more. */
  async look({ view, belief, seed, onProgress }: CoachQuestion): Promise<Thought | null> {
    this.stop();
    const { milliseconds } = this;
    const { lanes, now } = this.surroundings;
    const options = searchOptionsAs({ name: LEVEL, simulations: null }, belief, seed);
    if (milliseconds === null || options === null || !isWorthALook(view)) return null;
    const wishes = { hurry: false, stop: false };
    this.wishes = wishes;
    const crew = await lanes();
    const playouts = LEVELS[LEVEL].simulations;
    return wishes.stop ? null : think({ lanes: crew, view, options, playouts, milliseconds, wishes, now, onProgress });
  }

  stop(): void {
    this.wishes.stop = true;
  }

  hurry(): void {
    this.wishes.hurry = true;
  }
}

/** Opening hands are worth what shows too late for playouts. */
function isWorthALook({ decision }: View): boolean {
  return decision !== null && decision.options.length > 1 && decision.kind !== DecisionKind.Mulligan;
}
