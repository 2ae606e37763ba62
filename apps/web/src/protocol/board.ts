/** The analysis board's calls: a position as text, its options ranked while the search goes on. */
import type { PlayerName, SetupZone } from '@foretell/formats';
import type { Explanation, ExplanationSoFar } from '@foretell/study';
import type { Question } from './question.ts';
import type { Scene } from './scene.ts';
import type { TableRecord } from './table.ts';

/** What is wrong with a position, and how to mend it. */
export interface BoardProblem {
  /** One line; `position:3:5: …` where there is a place. */
  readonly text: string;
  /** The place in the text, 1-based; null where none is to blame. */
  readonly line: number | null;
  readonly column: number | null;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly problems: readonly BoardProblem[];
}

export interface AnalysisRequest {
  readonly subject: AnalysisSubject;
  readonly seed: number;
  /** Playouts; the same number with the same seed gives the same numbers everywhere. Null: on and on, until somebody stops it. */
  readonly simulations: number | null;
}

/** A position as the page has it. */
export interface PositionSource {
  /** Scenarios in YAML, JSON or NDJSON, or a puzzle or game state of Forge. */
  readonly text: string;
  /** Which of the positions in it, from 0; the last one if it has fewer. */
  readonly at: number;
  /** Files beside it, for the lists that its beliefs name. */
  readonly lists: readonly ListFile[];
}

/** A card list, in any format that Foretell reads. */
export interface ListFile {
  readonly name: string;
  readonly text: string;
}

/** One of the positions of a text, whether or not it can be read. */
export interface PositionHeading {
  /** '' where it has no name. */
  readonly id: string;
  /** The line on which it begins, 1-based. */
  readonly line: number;
  /** The card lists that its beliefs name, as it writes them. */
  readonly lists: readonly string[];
}

export type AnalysisSubject =
  | { readonly kind: 'text'; readonly source: PositionSource }
  /** The decision of that number of a game that is over, from the view of whoever decides it. */
  | { readonly kind: 'game'; readonly record: TableRecord; readonly number: number };

/** A picture of a search that is not over. */
export interface AnalysisSnapshot {
  readonly playouts: number;
  readonly playoutsPerSecond: number;
  /** Of the playouts that may be spent, 0 … 1; 0 where there is no end. */
  readonly share: number;
  /** Ranked so far; null until something was played. */
  readonly explanation: ExplanationSoFar | null;
}

export type AnalysisResult =
  | {
      readonly kind: 'done';
      readonly explanation: Explanation;
      /** Whether somebody stopped it. */
      readonly stopped: boolean;
      /** What of hidden zones was sampled, in words. */
      readonly sampled: string;
      /** What the answer hangs on, a line each. */
      readonly hangsOn: readonly string[];
    }
  | Refusal;

/** What the set-up of a position says, for editing by form. */
export interface SetupScene {
  readonly players: readonly { readonly name: PlayerName; readonly life: number }[];
  readonly entries: readonly SetupEntryScene[];
}

/** Cards that the set-up puts somewhere. */
export interface SetupEntryScene {
  readonly zone: SetupZone;
  readonly player: PlayerName;
  readonly card: string;
  readonly count: number;
  readonly tapped: boolean;
}

export type PositionResult = { readonly headings: readonly PositionHeading[] } & (ShownPosition | Refusal);

export type ShownPosition = {
  readonly kind: 'shown';
  readonly id: string;
  readonly scene: Scene;
  readonly question: Question;
  readonly setup: SetupScene;
  /** The position as a scenario in YAML, whatever it was read from. */
  readonly scenario: string;
  /** What of the text is not used or was assumed, and what its author says: one line each. */
  readonly notes: readonly string[];
};

export type PositionEdit =
  | { readonly kind: 'life'; readonly player: PlayerName; readonly life: number }
  | { readonly kind: 'add'; readonly entry: SetupEntryScene }
  /** Entry number `at` of {@link SetupScene.entries} becomes that; null takes it out. */
  | { readonly kind: 'change'; readonly at: number; readonly entry: SetupEntryScene | null };

export type EditResult = { readonly kind: 'edited'; readonly text: string } | Refusal;

/** A moment of an option's line. */
export interface LineScene {
  /** As the player who decides would see it. What they do not know was drawn at random for the line. */
  readonly scene: Scene;
  /** What was done until then, a line each. */
  readonly words: readonly string[];
}

export interface BoardApi {
  /** The position as the decider sees it. */
  show(source: PositionSource): Promise<PositionResult>;
  /** The text with a small change to that position, as scenarios in YAML. Comments are lost. */
  edit(source: PositionSource, edit: PositionEdit): Promise<EditResult>;
  /** Names of cards that positions may have and that contain this, those that begin with it first. */
  cardNames(part: string): Promise<readonly string[]>;
  /** Runs until the playouts are spent or {@link stop}; then the result has what was found. Snapshots come at most ten times a second. */
  analyse(request: AnalysisRequest, onSnapshot: (snapshot: AnalysisSnapshot) => void): Promise<AnalysisResult>;
  stop(): Promise<void>;
  /**
   * The position after the first `steps` picks of the line of the option with this key, in the analysis of late; with more steps than the line
   * has, where it ends. Null if there is no such option.
   */
  step(option: string, steps: number): Promise<LineScene | null>;
}
