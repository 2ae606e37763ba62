/** An arena as its results folder describes it: everything that its games and its verdict are a function of. */
import { ok } from '@foretell/formats';
import { type PlayerSpec, playerText } from '@foretell/search';
import { BLOCK, ENGINE, inBlocks, type Match, type Schedule, type SprtSettings } from '@foretell/study';
import type { Checked } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';
import { formatOf, type ManifestDeck, manifestDeck, matchDeck } from '../studies/decks.ts';
import { commonDifference, manifestPlayer, type StudyManifest } from '../studies/manifest.ts';
import { isFields, isListOf, isManifestDeck, isPlayerText, isSprt, isStudy } from '../studies/shapes.ts';
import type { Study } from '../studies/study.ts';
import { concludeArena, watchArena } from './conclusion.ts';

export interface ArenaManifest extends StudyManifest {
  readonly schema: 1;
  readonly study: 'arena';
  /** At most; the only part that may grow when the study is continued. */
  readonly games: number;
  readonly players: readonly [string, string];
  readonly decks: readonly ManifestDeck[];
  /** The test that may end the study early, or null. */
  readonly sprt: SprtSettings | null;
}

export interface ArenaSettings {
  readonly players: readonly [PlayerSpec, PlayerSpec];
  readonly decks: readonly LoadedDeck[];
  readonly seed: number;
  readonly turnLimit: number;
  readonly games: number;
  readonly sprt: SprtSettings | null;
}

export function arenaManifest({ players, decks, ...settings }: ArenaSettings): Checked<ArenaManifest> {
  const format = formatOf(decks);
  if (!format.ok) return format;
  return ok({
    schema: 1,
    study: 'arena',
    engine: ENGINE,
    format: format.value,
    ...settings,
    players: [playerText(players[0]), playerText(players[1])],
    decks: decks.map(manifestDeck),
  });
}

/** Every two of the decks, by index; a single deck meets itself. */
export function pairsOf(decks: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < decks; a++) for (let b = a + 1; b < decks; b++) pairs.push([a, b]);
  return pairs.length === 0 ? [[0, 0]] : pairs;
}

function arenaMatch({ players, decks, format, turnLimit }: ArenaManifest): Match {
  return { players: players.map(manifestPlayer), decks: decks.map(matchDeck), format, turnLimit };
}

export function arenaSchedule({ seed, decks }: ArenaManifest): Schedule {
  return inBlocks(seed, pairsOf(decks.length));
}

export const ARENA: Study<ArenaManifest> = {
  isManifest,
  differenceFrom,
  match: arenaMatch,
  schedule: arenaSchedule,
  unit: BLOCK,
  watch: watchArena,
  conclude: concludeArena,
};

function isManifest(value: unknown): value is ArenaManifest {
  if (!isFields(value) || !isStudy(value) || value['study'] !== 'arena') return false;
  const { players, decks, sprt } = value;
  return (
    isListOf(players, isPlayerText) &&
    players.length === 2 &&
    isListOf(decks, isManifestDeck) &&
    decks.length > 0 &&
    (sprt === null || isSprt(sprt))
  );
}

function differenceFrom(folder: ArenaManifest, asked: ArenaManifest): string | null {
  const difference = commonDifference(folder, asked);
  if (difference !== null) return difference;
  for (const key of ['players', 'decks', 'sprt'] as const)
    if (JSON.stringify(folder[key]) !== JSON.stringify(asked[key]))
      return `has other ${key === 'sprt' ? 'bounds of the test' : key}`;
  return folder.games > asked.games ? `already has room for ${folder.games} games, more than ${asked.games}` : null;
}
