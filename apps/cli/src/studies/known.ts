/** The studies whose shards can be put together. */
import type { GameOrder, Match } from '@foretell/study';
import { ARENA } from '../arena/study.ts';
import type { CommandContext } from '../command.ts';
import { COMPARE } from '../compare/study.ts';
import type { Checked, ExitCode } from '../exit.ts';
import { GAUNTLET } from '../gauntlet/study.ts';
import { GOLDFISH } from '../goldfish/study.ts';
import { MATRIX } from '../matrix/study.ts';
import { RUN } from '../run/study.ts';
import { TUNE } from '../tune/study.ts';
import type { StudyManifest } from './manifest.ts';
import { merge, type Part } from './merge.ts';
import { type Numbering, numberingOf } from './shard.ts';
import type { Study } from './study.ts';

interface KnownStudy {
  readonly isManifest: (value: unknown) => boolean;
  readonly merge: (parts: readonly Part[], out: string, context: CommandContext) => Checked<ExitCode>;
  /** The game of that number of the study that the manifest describes; null if it is the manifest of another kind of study. */
  readonly gameOf: (manifest: unknown, game: number) => StudyGame | null;
}

/** What a game of a study is a function of, and where its record stands. */
export interface StudyGame {
  readonly engine: string;
  readonly match: Match;
  readonly order: GameOrder;
  readonly numbering: Numbering;
}

function known<Manifest extends StudyManifest>(study: Study<Manifest>): KnownStudy {
  return {
    isManifest: study.isManifest,
    merge: (parts, out, context) => merge(study, parts, out, context),
    gameOf: (manifest, game) => {
      if (!study.isManifest(manifest)) return null;
      const { engine, shard } = manifest;
      const order = study.schedule(manifest)(game);
      return { engine, match: study.match(manifest), order, numbering: numberingOf(shard, study.unit) };
    },
  };
}

const STUDIES: readonly KnownStudy[] = [
  known(RUN),
  known(COMPARE),
  known(GAUNTLET),
  known(GOLDFISH),
  known(MATRIX),
  known(ARENA),
  known(TUNE),
];

/** The kind of study that the manifest is of. */
export function studyOf(manifest: unknown): KnownStudy | undefined {
  return STUDIES.find((study) => study.isManifest(manifest));
}
