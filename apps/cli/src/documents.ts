/**
 * The documents that commands print as JSON and that results folders hold. `node tools/schemas.mjs` makes the JSON Schemas in `schemas/` from
 * these types and their comments.
 */

import type { ScenarioResult } from '@foretell/formats';
import type {
  CompareSummary,
  Explanation,
  GameRecord,
  GauntletSummary,
  GoldfishSummary,
  MatrixSummary,
  ToldDecision,
  WhatIf,
} from '@foretell/study';
import type { ArenaReport } from './arena/report.ts';
import type { ArenaManifest } from './arena/study.ts';
import type { BenchReport } from './bench/report.ts';
import type { Coverage } from './cards/coverage.ts';
import type { TrialReport } from './cards/trialReport.ts';
import type { UnreadCard } from './cards/unread.ts';
import type { ImportReport } from './commands/cardsImport.ts';
import type { CardsReport } from './commands/cardsShow.ts';
import type { DeckReport } from './commands/deckCheck.ts';
import type { ExamReport } from './commands/exam.ts';
import type { HonestyReport } from './commands/honesty.ts';
import type { PerftReport } from './commands/perft.ts';
import type { ReplayReport } from './commands/replay.ts';
import type { ScenarioReport } from './commands/scenarioRun.ts';
import type { CompareManifest } from './compare/study.ts';
import type { PlacedExplanation } from './explain/answers.ts';
import type { GauntletManifest } from './gauntlet/study.ts';
import type { GoldfishManifest } from './goldfish/study.ts';
import type { MatrixManifest } from './matrix/study.ts';
import type { Manifest as RunManifest } from './run/study.ts';
import type { Summary as RunSummary } from './run/summary.ts';
import type { ShardReport } from './studies/playStudy.ts';
import type { SpokenLine } from './studies/progress.ts';
import type { TuneReport } from './tune/report.ts';
import type { TuneManifest } from './tune/study.ts';

export interface Documents {
  /** The options of a position, ranked: `explain --json` for one position. */
  readonly explain: Explanation;
  /** The same with the position's place: each line of `explain --ndjson` and of the file of `--out`. */
  readonly 'explain-line': PlacedExplanation;
  /** `explain --json` for several positions. */
  readonly 'explain-list': readonly Explanation[];
  /** What a match comes to: `run --json`, and summary.json of its results folder. */
  readonly run: RunSummary;
  /** Whether a deck is better: `compare --json`, and summary.json of its results folder. */
  readonly compare: CompareSummary;
  /** One deck against a field: `gauntlet --json`, and summary.json of its results folder. */
  readonly gauntlet: GauntletSummary;
  /** A deck alone: `goldfish --json`, and summary.json of its results folder. */
  readonly goldfish: GoldfishSummary;
  /** Every deck against every other: `matrix --json`, and summary.json of its results folder. */
  readonly matrix: MatrixSummary;
  /** Two players measured: `arena --json`, and summary.json of its results folder. */
  readonly arena: ArenaReport;
  /** What fitted weights are worth: `tune --json`, and summary.json of its results folder. */
  readonly tune: TuneReport;
  /** A shard of a study: `--json` with `--shard`. */
  readonly shard: ShardReport;
  /** What is played: manifest.json of every results folder. */
  readonly manifest:
    | RunManifest
    | CompareManifest
    | GauntletManifest
    | GoldfishManifest
    | MatrixManifest
    | ArenaManifest
    | TuneManifest;
  /** One game: a line of games.ndjson of every results folder. */
  readonly game: GameRecord;
  /** A line on standard error with `--progress json`. */
  readonly progress: SpokenLine;
  /** How a player answers questions whose answers are known: `exam --json`. */
  readonly exam: ExamReport;
  /** Whether a player looks at hidden cards: `honesty --json`. */
  readonly honesty: HonestyReport;
  /** `scenario run --json`. */
  readonly 'scenario-run': ScenarioReport;
  /** Each line of `scenario run --ndjson`. */
  readonly scenario: ScenarioResult;
  /** `deck check --json`. */
  readonly 'deck-check': DeckReport;
  /** `cards show --json`. */
  readonly 'cards-show': CardsReport;
  /** `cards import --json`. */
  readonly 'cards-import': ImportReport;
  /** How much of a card file can be played: `cards coverage --json`. */
  readonly 'cards-coverage': Coverage;
  /** A card that cannot be played: each line of the file of `cards coverage --unread`. */
  readonly 'cards-unread': UnreadCard;
  /** What came of small random games: `cards try --json`. */
  readonly 'cards-try': TrialReport;
  /** A game with all its decisions: `replay --json`. */
  readonly replay: ReplayReport;
  /** Each line of `replay --ndjson`. */
  readonly 'replay-decision': ToldDecision;
  /** The options of a decision of a game, played out: `whatif --json`. */
  readonly whatif: WhatIf;
  /** `perft --json`. */
  readonly perft: PerftReport;
  /** How fast this machine is: `bench --json`. */
  readonly bench: BenchReport;
}

export type DocumentName = keyof Documents;

const NAMED: Readonly<Record<DocumentName, true>> = {
  explain: true,
  'explain-line': true,
  'explain-list': true,
  run: true,
  compare: true,
  gauntlet: true,
  goldfish: true,
  matrix: true,
  arena: true,
  tune: true,
  shard: true,
  manifest: true,
  game: true,
  progress: true,
  exam: true,
  honesty: true,
  'scenario-run': true,
  scenario: true,
  'deck-check': true,
  'cards-show': true,
  'cards-import': true,
  'cards-coverage': true,
  'cards-unread': true,
  'cards-try': true,
  replay: true,
  'replay-decision': true,
  whatif: true,
  perft: true,
  bench: true,
};

export const DOCUMENT_NAMES: readonly string[] = Object.keys(NAMED);
