/** A matrix as its results folder describes it: every deck of a field against every other. */
import { ok } from '@foretell/formats';
import { ENGINE, overPairs, type Schedule } from '@foretell/study';
import { pairsOf } from '../arena/study.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';
import { formatOf, type ManifestDeck, manifestDeck, matchDeck } from '../studies/decks.ts';
import { commonDifference, manifestPlayer, type StudyManifest } from '../studies/manifest.ts';
import { isFields, isListOf, isManifestDeck, isPlayerText, isStudy } from '../studies/shapes.ts';
import type { Study } from '../studies/study.ts';
import { concludeMatrix } from './conclusion.ts';

export interface MatrixManifest extends StudyManifest {
  readonly schema: 1;
  readonly study: 'matrix';
  /** Of all matches together; may grow when the study is continued. */
  readonly games: number;
  readonly player: string;
  readonly decks: readonly ManifestDeck[];
}

export interface MatrixSettings {
  readonly decks: readonly LoadedDeck[];
  readonly player: string;
  readonly seed: number;
  readonly turnLimit: number;
  /** Of each match. */
  readonly gamesEach: number;
}

export function matrixManifest({ decks, gamesEach, ...settings }: MatrixSettings): Checked<MatrixManifest> {
  if (decks.length < 2) return complain(Exit.usage, 'a matrix needs two decks or more; name a folder of deck files');
  const format = formatOf(decks);
  if (!format.ok) return format;
  const games = gamesEach * pairsOf(decks.length).length;
  const listed = decks.map(manifestDeck);
  return ok({ schema: 1, study: 'matrix', engine: ENGINE, format: format.value, ...settings, games, decks: listed });
}

export function matrixSchedule({ seed, decks }: MatrixManifest): Schedule {
  return overPairs(seed, pairsOf(decks.length));
}

export const MATRIX: Study<MatrixManifest> = {
  isManifest,
  differenceFrom,
  match: ({ decks, player, format, turnLimit }) => {
    const one = manifestPlayer(player);
    return { decks: decks.map(matchDeck), players: [one, one], format, turnLimit };
  },
  schedule: matrixSchedule,
  unit: 1,
  conclude: concludeMatrix,
};

function isManifest(value: unknown): value is MatrixManifest {
  if (!isFields(value) || !isStudy(value) || value['study'] !== 'matrix') return false;
  const { player, decks } = value;
  return isPlayerText(player) && isListOf(decks, isManifestDeck) && decks.length > 1;
}

function differenceFrom(folder: MatrixManifest, asked: MatrixManifest): string | null {
  const difference = commonDifference(folder, asked);
  if (difference !== null) return difference;
  if (folder.player !== asked.player) return `was played by ${folder.player}, not ${asked.player}`;
  if (JSON.stringify(folder.decks) !== JSON.stringify(asked.decks)) return 'has other decks';
  return folder.games > asked.games ? `already has room for ${folder.games} games, more than ${asked.games}` : null;
}
