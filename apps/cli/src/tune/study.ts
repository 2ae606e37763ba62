/** The games that weights are fitted to, as their results folder describes them. */
import { ok } from '@foretell/formats';
import { FEATURE_NAMES, type PlayerSpec, playerText } from '@foretell/search';
import { ENGINE, inRounds, type Match, type Schedule } from '@foretell/study';
import { pairsOf } from '../arena/study.ts';
import type { Checked } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';
import { formatOf, type ManifestDeck, manifestDeck, matchDeck } from '../studies/decks.ts';
import { commonDifference, manifestPlayer, type StudyManifest } from '../studies/manifest.ts';
import { isFields, isListOf, isManifestDeck, isPlayerText, isStudy } from '../studies/shapes.ts';
import type { Study } from '../studies/study.ts';
import { concludeTune } from './conclusion.ts';

export interface TuneManifest extends StudyManifest {
  readonly schema: 1;
  readonly study: 'tune';
  /** The only part that may grow when the study is continued. */
  readonly games: number;
  readonly player: string;
  readonly decks: readonly ManifestDeck[];
  /** Positions of each game, at most. */
  readonly samples: number;
  /** Who judges them; null = nobody. */
  readonly judge: string | null;
  /** What the numbers of a position are. */
  readonly features: readonly string[];
}

export interface TuneSettings {
  readonly player: PlayerSpec;
  readonly judge: PlayerSpec | null;
  readonly decks: readonly LoadedDeck[];
  readonly seed: number;
  readonly turnLimit: number;
  readonly games: number;
  readonly samples: number;
}

export function tuneManifest({ player, judge, decks, ...settings }: TuneSettings): Checked<TuneManifest> {
  const format = formatOf(decks);
  if (!format.ok) return format;
  return ok({
    schema: 1,
    study: 'tune',
    engine: ENGINE,
    format: format.value,
    ...settings,
    player: playerText(player),
    judge: judge === null ? null : playerText(judge),
    decks: decks.map(manifestDeck),
    features: FEATURE_NAMES,
  });
}

function tuneMatch({ player, judge, decks, format, turnLimit, samples }: TuneManifest): Match {
  const common = { players: [manifestPlayer(player)], decks: decks.map(matchDeck), format, turnLimit, samples };
  return judge === null ? common : { ...common, judge: manifestPlayer(judge) };
}

/** Every two decks meet, and every deck itself. */
export function tuneSchedule({ seed, decks }: TuneManifest): Schedule {
  const mirrors = decks.map((_, at): [number, number] => [at, at]);
  return inRounds(seed, decks.length < 2 ? mirrors : [...pairsOf(decks.length), ...mirrors]);
}

export const TUNE: Study<TuneManifest> = {
  isManifest,
  differenceFrom,
  match: tuneMatch,
  schedule: tuneSchedule,
  unit: 1,
  conclude: concludeTune,
};

function isManifest(value: unknown): value is TuneManifest {
  if (!isFields(value) || !isStudy(value) || value['study'] !== 'tune') return false;
  const { player, judge, decks, samples, features } = value;
  return (
    isPlayerText(player) &&
    (judge === null || isPlayerText(judge)) &&
    isListOf(decks, isManifestDeck) &&
    decks.length > 0 &&
    Number.isInteger(samples) &&
    isListOf(features, (name) => typeof name === 'string')
  );
}

function differenceFrom(folder: TuneManifest, asked: TuneManifest): string | null {
  const difference = commonDifference(folder, asked);
  if (difference !== null) return difference;
  for (const key of ['player', 'judge', 'decks', 'samples', 'features'] as const)
    if (JSON.stringify(folder[key]) !== JSON.stringify(asked[key])) return `has other ${NAMES[key]}`;
  return folder.games > asked.games ? `already has room for ${folder.games} games, more than ${asked.games}` : null;
}

const NAMES = {
  player: 'players',
  judge: 'judges',
  decks: 'decks',
  samples: 'positions per game',
  features: 'features',
} as const;
