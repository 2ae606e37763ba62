/** A comparison of two decks as its results folder describes it: everything that its games and its verdict are a function of. */
import { ok } from '@foretell/formats';
import { type CompareSetup, compareMatch, ENGINE, gamesOfRound, inPairs, type SprtSettings } from '@foretell/study';
import type { Checked } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';
import { formatOf, type ManifestDeck, manifestDeck, namedDeck } from '../studies/decks.ts';
import { commonDifference, manifestPlayer, type StudyManifest } from '../studies/manifest.ts';
import { isFields, isListOf, isManifestDeck, isPlayerText, isSprt, isStudy } from '../studies/shapes.ts';
import type { Study } from '../studies/study.ts';
import { concludeCompare, watchCompare } from './conclusion.ts';

export interface CompareManifest extends StudyManifest {
  readonly schema: 1;
  readonly study: 'compare';
  /** At most; may grow when the study is continued. */
  readonly games: number;
  readonly player: string;
  readonly fieldPlayer: string;
  readonly old: ManifestDeck;
  readonly new: ManifestDeck;
  readonly field: readonly ManifestDeck[];
  /** Half the width of the interval at which it stops, or null; may shrink when the study is continued. */
  readonly until: number | null;
  readonly sprt: SprtSettings | null;
}

export interface CompareSettings {
  readonly old: LoadedDeck;
  readonly new: LoadedDeck;
  readonly field: readonly LoadedDeck[];
  readonly player: string;
  readonly fieldPlayer: string;
  readonly seed: number;
  readonly turnLimit: number;
  readonly games: number;
  readonly until: number | null;
  readonly sprt: SprtSettings | null;
}

export function compareManifest({ old, new: next, field, ...settings }: CompareSettings): Checked<CompareManifest> {
  const format = formatOf([old, next, ...field]);
  if (!format.ok) return format;
  return ok({
    schema: 1,
    study: 'compare',
    engine: ENGINE,
    format: format.value,
    ...settings,
    old: manifestDeck(old),
    new: manifestDeck(next),
    field: field.map(manifestDeck),
  });
}

export function setupOf({ old, new: next, field, turnLimit, ...rest }: CompareManifest): CompareSetup {
  const { format, seed, games, until, sprt } = rest;
  return {
    old: namedDeck(old),
    new: namedDeck(next),
    field: field.map(namedDeck),
    player: manifestPlayer(rest.player),
    fieldPlayer: manifestPlayer(rest.fieldPlayer),
    mostTurns: turnLimit,
    format,
    seed,
    games,
    until,
    sprt,
  };
}

export const COMPARE: Study<CompareManifest> = compareStudy(false);

/** With `requireVerdict` a study that cannot tell ends with an exit code of its own. */
export function compareStudy(requireVerdict: boolean): Study<CompareManifest> {
  return {
    isManifest,
    differenceFrom,
    match: (manifest) => compareMatch(setupOf(manifest)),
    schedule: ({ seed, field }) => inPairs(seed, field.length),
    unit: 2,
    watch: watchCompare,
    conclude: (manifest, games) => concludeCompare(manifest, games, requireVerdict),
  };
}

function isManifest(value: unknown): value is CompareManifest {
  if (!isFields(value) || !isStudy(value) || value['study'] !== 'compare') return false;
  const { player, fieldPlayer, field, until, sprt } = value;
  return (
    [player, fieldPlayer].every(isPlayerText) &&
    [value['old'], value['new']].every(isManifestDeck) &&
    isListOf(field, isManifestDeck) &&
    field.length > 0 &&
    (until === null || Number.isFinite(until)) &&
    (sprt === null || isSprt(sprt))
  );
}

function differenceFrom(folder: CompareManifest, asked: CompareManifest): string | null {
  const difference = commonDifference(folder, asked);
  if (difference !== null) return difference;
  for (const key of ['player', 'fieldPlayer', 'old', 'new', 'field', 'sprt'] as const)
    if (JSON.stringify(folder[key]) !== JSON.stringify(asked[key])) return `has ${WORDS[key]}`;
  if ((folder.until ?? 1) < (asked.until ?? 1)) return 'already stops at a narrower interval';
  return folder.games > asked.games ? `already has room for ${folder.games} games, more than ${asked.games}` : null;
}

const WORDS = {
  player: 'another player of the two decks',
  fieldPlayer: 'another player of the field',
  old: 'another old deck',
  new: 'another new deck',
  field: 'another field',
  sprt: 'other bounds of the test',
} as const;

/** So many games or a few more: whole rounds, so that opponents and seats count alike. */
export function wholeRounds(games: number, opponents: number): number {
  const round = gamesOfRound(opponents);
  return round * Math.ceil(games / round);
}
