/** The analysis board's calls: a position as text, its options ranked while the search goes on. */
import type { Explanation } from '@foretell/study';
import type { Question } from './question.ts';
import type { Scene } from './scene.ts';

export interface AnalysisRequest {
  /** A scenario in YAML or JSON; its first position is analysed. */
  readonly text: string;
  readonly seed: number;
  /** Playouts; the same number with the same seed gives the same numbers everywhere. */
  readonly simulations: number;
}

/** A picture of a search that is not over. */
export interface AnalysisSnapshot {
  readonly playouts: number;
  readonly playoutsPerSecond: number;
  readonly share: number;
  /** Ranked so far; null until a first round is over. */
  readonly explanation: Explanation | null;
}

export type AnalysisResult =
  | { readonly kind: 'done'; readonly explanation: Explanation }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

export type PositionResult =
  | { readonly kind: 'shown'; readonly scene: Scene; readonly question: Question }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

export interface BoardApi {
  /** The position as the decider sees it. */
  show(text: string): Promise<PositionResult>;
  /** Runs until the playouts are spent or {@link stop}; then the result has what was found. Snapshots come at most ten times a second. */
  analyse(request: AnalysisRequest, onSnapshot: (snapshot: AnalysisSnapshot) => void): Promise<AnalysisResult>;
  stop(): Promise<void>;
  /** The position after the first `steps` picks of an option's principal line, for stepping through it. */
  step(option: string, steps: number): Promise<{ readonly scene: Scene; readonly words: readonly string[] }>;
}
