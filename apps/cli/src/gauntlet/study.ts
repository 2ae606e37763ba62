/** A gauntlet as its results folder describes it: one deck against a field. */
import { ok } from '@foretell/formats';
import { againstField, ENGINE } from '@foretell/study';
import type { Checked } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';
import { formatOf, type ManifestDeck, manifestDeck, matchDeck } from '../studies/decks.ts';
import { commonDifference, manifestPlayer, type StudyManifest } from '../studies/manifest.ts';
import { isFields, isListOf, isManifestDeck, isPlayerText, isStudy } from '../studies/shapes.ts';
import type { Study } from '../studies/study.ts';
import { concludeGauntlet, watchGauntlet } from './conclusion.ts';

export interface GauntletManifest extends StudyManifest {
  readonly schema: 1;
  readonly study: 'gauntlet';
  /** Against all opponents together; may grow when the study is continued. */
  readonly games: number;
  readonly player: string;
  readonly fieldPlayer: string;
  readonly deck: ManifestDeck;
  readonly field: readonly ManifestDeck[];
  /** By opponent; may change when the study is continued: the games do not depend on them. */
  readonly weights: readonly number[];
}

export interface GauntletSettings {
  readonly deck: LoadedDeck;
  readonly field: readonly LoadedDeck[];
  readonly weights: readonly number[];
  readonly player: string;
  readonly fieldPlayer: string;
  readonly seed: number;
  readonly turnLimit: number;
  /** Against each opponent. */
  readonly gamesEach: number;
}

export function gauntletManifest(settings: GauntletSettings): Checked<GauntletManifest> {
  const { deck, field, gamesEach, ...others } = settings;
  const format = formatOf([deck, ...field]);
  if (!format.ok) return format;
  const games = gamesEach * field.length;
  const decks = { deck: manifestDeck(deck), field: field.map(manifestDeck) };
  return ok({ schema: 1, study: 'gauntlet', engine: ENGINE, format: format.value, ...others, games, ...decks });
}

export const GAUNTLET: Study<GauntletManifest> = {
  isManifest,
  differenceFrom,
  match: ({ deck, field, player, fieldPlayer, format, turnLimit }) => ({
    decks: [deck, ...field].map(matchDeck),
    players: [manifestPlayer(player), manifestPlayer(fieldPlayer)],
    format,
    turnLimit,
    watched: [0],
  }),
  schedule: ({ seed, field }) => againstField(seed, field.length),
  unit: 1,
  watch: watchGauntlet,
  conclude: concludeGauntlet,
};

function isManifest(value: unknown): value is GauntletManifest {
  if (!isFields(value) || !isStudy(value) || value['study'] !== 'gauntlet') return false;
  const { player, fieldPlayer, deck, field, weights } = value;
  return (
    [player, fieldPlayer].every(isPlayerText) &&
    isManifestDeck(deck) &&
    isListOf(field, isManifestDeck) &&
    field.length > 0 &&
    isListOf(weights, Number.isFinite) &&
    weights.length === field.length
  );
}

function differenceFrom(folder: GauntletManifest, asked: GauntletManifest): string | null {
  const difference = commonDifference(folder, asked);
  if (difference !== null) return difference;
  for (const [key, words] of DIFFERENCES)
    if (JSON.stringify(folder[key]) !== JSON.stringify(asked[key])) return `has ${words}`;
  return folder.games > asked.games ? `already has room for ${folder.games} games, more than ${asked.games}` : null;
}

const DIFFERENCES = [
  ['player', 'another player of the deck'],
  ['fieldPlayer', 'another player of the field'],
  ['deck', 'another deck'],
  ['field', 'another field'],
] as const;
