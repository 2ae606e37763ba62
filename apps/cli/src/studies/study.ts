/** What a study is: everything that the one door to studies (`playStudy`), shards and `merge` need of it. */
import type { GameRecord, Match, Schedule } from '@foretell/study';
import type { ExitCode } from '../exit.ts';
import type { StudyManifest } from './manifest.ts';

export interface Study<Manifest extends StudyManifest> {
  readonly isManifest: (value: unknown) => value is Manifest;
  /** In words, what the folder's study has other than the one asked for; null if it is the same or a shorter one. */
  readonly differenceFrom: (folder: Manifest, asked: Manifest) => string | null;
  readonly match: (manifest: Manifest) => Match;
  readonly schedule: (manifest: Manifest) => Schedule;
  /** Games in a row that say something only together: a shard has all of them or none. */
  readonly unit: number;
  /** Somebody who looks at the games as they come; nobody in a study that plays all games and has no number to show. */
  readonly watch?: (manifest: Manifest) => Watch;
  /** What the games (in order, from the first) come to: a function of these two alone. Null if they are too few to say anything. */
  readonly conclude: (manifest: Manifest, games: readonly GameRecord[]) => Conclusion | null;
}

/** Looks at the games of a study in their order. */
export interface Watch {
  readonly add: (game: GameRecord) => void;
  /** Whether the games so far are enough: then the study ends with the last one added. */
  readonly isEnough: () => boolean;
  /** The study's number so far; null while there is nothing to say. */
  readonly headline: () => Headline | null;
  /** Games in all that it will take as things stand; null or absent if all that were asked for. */
  readonly expected?: () => number | null;
}

/** A share from 0 to 1 with its 95 % interval. */
export interface Headline {
  /** What it is a share of, such as "wins of A". */
  readonly name: string;
  readonly value: number;
  readonly ci95: readonly [number, number];
}

export interface Conclusion {
  /** Files of the results folder, besides its manifest and games. */
  readonly files: Iterable<ResultFile>;
  /** For `--json`. */
  readonly document: object;
  /** For people: whole lines. */
  readonly words: string;
  /** How a study ends that has all its games; `failed` anyway if a defect ended one. */
  readonly exit: ExitCode;
}

export interface ResultFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}
