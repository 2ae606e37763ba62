/** One analysis that can be watched, stopped, and whose lines can be stepped through. */
import type { AbilityTexts } from '@foretell/formats';
import { type Belief, type Game, type View, viewOf } from '@foretell/rules';
import type { Analysis, OptionAnalysis } from '@foretell/search';
import {
  type DecisionContext,
  type Explanation,
  type ExplanationSoFar,
  explanationAt,
  explanationSoFar,
  sampledWords,
  searchProblem,
  sensitivityWords,
} from '@foretell/study';
import { type AnalysisOutcome, type Lane, type PoolRequest, runAnalysis } from '@foretell/workers';
import type { AnalysisResult, AnalysisSnapshot, LineScene } from '../../protocol/board.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import { refused } from './positionText.ts';
import { Snapshots } from './snapshots.ts';

export interface AnalysedDecision {
  /** The decision to analyse, as documents name it. */
  readonly decision: Omit<DecisionContext, 'elapsedMs'>;
  readonly belief: Belief;
  /** What the seats are called; missing ones are called by their letters. */
  readonly seats: readonly string[];
  /** The cards that the threads need. */
  readonly pool: PoolRequest;
}

export interface AnalysisEffort {
  readonly seed: number;
  /** Null: until stopped. */
  readonly simulations: number | null;
}

/** Whoever holds it may stop the analysis; what was found until then counts. */
export interface StopSign {
  aborted: boolean;
}

/** Playouts after which a search without an end stops by itself: its trees take memory. */
const MOST_PLAYOUTS = 400_000;

/** A limit that is never met. Under a limit messages are short, so that pictures move and the search stops soon; the numbers are the same. */
const FOREVER = 1e12;

/** What was found last, with which its lines are played. */
interface Found {
  readonly analysis: Analysis;
  readonly explanation: ExplanationSoFar;
  readonly after: (option: OptionAnalysis, steps: number) => Game;
}

export class LiveAnalysis {
  private readonly subject: AnalysedDecision;
  private readonly now: () => number;
  private readonly stop: StopSign;
  private found: Found | null = null;

  constructor(subject: AnalysedDecision, now: () => number, stop: StopSign) {
    this.subject = subject;
    this.now = now;
    this.stop = stop;
  }

  async run(
    lanes: readonly Lane[],
    { seed, simulations }: AnalysisEffort,
    onSnapshot: (snapshot: AnalysisSnapshot) => void,
  ): Promise<AnalysisResult> {
    const { decision, belief } = this.subject;
    const begun = this.now();
    const snapshots = new Snapshots(this.now);
    const outcome = await runAnalysis(lanes, {
      view: decision.view,
      options: { seed, belief, budget: simulations === null ? { rounds: Number.POSITIVE_INFINITY } : { simulations } },
      cancellation: this.stop,
      timeLeft: () => FOREVER - this.now(),
      onProgress: ({ playouts }, soFar) => {
        if (simulations === null && playouts >= MOST_PLAYOUTS) this.stop.aborted = true;
        snapshots.offer(() => {
          if (playouts > 0) this.note(soFar.analysis(), soFar.after, this.now() - begun);
          const elapsed = this.now() - begun;
          onSnapshot({
            playouts,
            playoutsPerSecond: elapsed > 0 ? (1000 * playouts) / elapsed : 0,
            share: simulations === null ? 0 : Math.min(1, playouts / simulations),
            explanation: this.found?.explanation ?? null,
          });
        });
      },
    });
    return this.result(outcome, begun);
  }

  private result(outcome: AnalysisOutcome, begun: number): AnalysisResult {
    if (!outcome.ok) return refused(`the analysis cannot begin: ${searchProblem(outcome.error)}`);
    const { analysis, after, cancelled } = outcome;
    const elapsedMs = Math.round(this.now() - begun);
    const explanation: Explanation = explanationAt(analysis, outcome.sensitivity(), {
      ...this.subject.decision,
      elapsedMs,
    });
    this.found = { analysis, explanation, after };
    const { knowledge, sensitivity, options } = explanation;
    const hangsOn = options.length > 1 ? sensitivityWords(sensitivity) : [];
    return { kind: 'done', explanation, stopped: cancelled, sampled: sampledWords(knowledge), hangsOn };
  }

  private note(analysis: Analysis, after: Found['after'], elapsed: number): void {
    const explanation = explanationSoFar(analysis, { ...this.subject.decision, elapsedMs: Math.round(elapsed) });
    this.found = { analysis, explanation, after };
  }

  /** Null if no option has that key, or nothing was found yet. */
  step(key: string, steps: number): LineScene | null {
    if (this.found === null) return null;
    const { analysis, explanation, after } = this.found;
    const at = explanation.options.findIndex((option) => option.key === key);
    const option = analysis.options[at];
    if (option === undefined) return null;
    const view: View = viewOf(after(option, steps), analysis.decider);
    const texts: AbilityTexts = this.subject.decision.texts;
    const words = explanation.options[at]?.line ?? [];
    return { scene: sceneOf(view, this.subject.seats, texts), words: words.slice(0, steps) };
  }
}
