/** A search of one decision over the threads: with a time limit or so many playouts, hurried or stopped by whoever waits for it. */

import type { View } from '@foretell/rules';
import type { Analysis, SearchOptions, Sensitivity } from '@foretell/search';
import { type AnalysisSoFar, type Lane, runAnalysis } from '@foretell/workers';

/** What others want of a search that is under way. */
export interface Wishes {
  /** To decide at once with what it has. */
  hurry: boolean;
  /** Nobody waits for it any more. */
  stop: boolean;
}

export interface ThinkingProgress {
  readonly elapsedMs: number;
  /** Of what may be used, 0 … 1. */
  readonly share: number;
  readonly playouts: number;
  readonly playoutsPerSecond: number;
}

export interface Search {
  readonly lanes: readonly Lane[];
  /** Of whoever is asked. */
  readonly view: View;
  readonly options: SearchOptions;
  /** What the search may spend without a time limit; with one it begins to ask whether it is sure after some of them. */
  readonly playouts: number;
  readonly milliseconds: number | null;
  readonly wishes: Wishes;
  readonly now: () => number;
  /** At most ten times a second. */
  readonly onProgress: (progress: ThinkingProgress) => void;
}

/** What a search found. */
export interface Thought {
  readonly view: View;
  readonly analysis: Analysis;
  readonly sensitivity: () => Sensitivity;
  readonly elapsedMs: number;
}

const PROGRESS_EVERY = 100;
/** Share of its playouts after which a search with a time limit stops if it is sure: most decisions are plain. */
const SURE_AFTER = 0.25;

/** The thought; null if nobody waits for it any more. */
export async function think(search: Search): Promise<Thought | null> {
  const { lanes, view, options, playouts, milliseconds, wishes, now, onProgress } = search;
  const start = now();
  const limit = milliseconds ?? Number.POSITIVE_INFINITY;
  let isSure = false;
  let told = start;
  const outcome = await runAnalysis(lanes, {
    view,
    options: milliseconds === null ? options : { ...options, budget: { rounds: Number.POSITIVE_INFINITY } },
    cancellation: {
      get aborted() {
        return wishes.hurry || wishes.stop;
      },
    },
    ...(milliseconds === null ? {} : { timeLeft: () => (isSure ? 0 : start + milliseconds - now()) }),
    onProgress: (progress, soFar) => {
      const at = now();
      if (at - told < PROGRESS_EVERY) return;
      told = at;
      if (milliseconds !== null && progress.playouts >= SURE_AFTER * playouts) isSure = isClear(soFar);
      const elapsedMs = at - start;
      const spent = milliseconds === null ? progress.playouts / playouts : elapsedMs / limit;
      onProgress({
        elapsedMs: Math.round(elapsedMs),
        share: Math.min(1, spent),
        playouts: progress.playouts,
        playoutsPerSecond: Math.round((1000 * progress.playouts) / elapsedMs),
      });
    },
  });
  if (wishes.stop) return null;
  if (!outcome.ok) throw new Error(`the decision cannot be analysed: ${outcome.error.code}`);
  const { analysis, sensitivity } = outcome;
  return { view, analysis, sensitivity, elapsedMs: Math.round(now() - start) };
}

/** Whether every other option is worse than the best, as far as sampling can tell. */
function isClear(soFar: AnalysisSoFar): boolean {
  const { options, best } = soFar.analysis();
  return options.every((option) => option === best || (option.visits > 0 && option.pairedDiff.ci95[1] < 0));
}
