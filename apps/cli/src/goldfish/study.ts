/** A goldfish study as its results folder describes it: one deck against an opponent who does nothing. */
import { ok } from '@foretell/formats';
import { mixed } from '@foretell/rules';
import { type CardFacts, ENGINE, type Match, type MulliganPolicy, type Schedule } from '@foretell/study';
import type { Checked } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';
import { formatOf, type ManifestDeck, manifestDeck, matchDeck } from '../studies/decks.ts';
import { commonDifference, manifestPlayer, type StudyManifest } from '../studies/manifest.ts';
import { isCount, isFields, isListOf, isManifestDeck, isPlayerText, isStudy } from '../studies/shapes.ts';
import type { Study } from '../studies/study.ts';
import { concludeGoldfish, watchGoldfish } from './conclusion.ts';

export const SEATS = ['play', 'draw'] as const;

export interface GoldfishManifest extends StudyManifest {
  readonly schema: 1;
  readonly study: 'goldfish';
  /** Asked for; the only part that may grow when the study is continued. */
  readonly games: number;
  readonly deck: ManifestDeck;
  readonly player: string;
  readonly seat: (typeof SEATS)[number];
  /** Turns of the deck. */
  readonly ownTurns: number;
  readonly mulligans: MulliganPolicy;
  /** What exact values are worked out from. */
  readonly facts: readonly CardFacts[];
}

export type GoldfishSettings = Pick<
  GoldfishManifest,
  'games' | 'player' | 'seat' | 'ownTurns' | 'mulligans' | 'facts' | 'seed'
> & { readonly deck: LoadedDeck };

export function goldfishManifest({ deck, ...settings }: GoldfishSettings): Checked<GoldfishManifest> {
  const format = formatOf([deck]);
  if (!format.ok) return format;
  const { seat, ownTurns } = settings;
  // Turns of both players count, and the opponent's last one is not needed.
  const turnLimit = seat === 'play' ? 2 * ownTurns - 1 : 2 * ownTurns;
  const kind = { schema: 1, study: 'goldfish', engine: ENGINE, format: format.value, turnLimit } as const;
  return ok({ ...kind, ...settings, deck: manifestDeck(deck) });
}

/** Cards that do nothing, more than are drawn. */
const OPPONENT = { library: [{ name: 'Plains', count: 60 }], commanders: [] };

export const GOLDFISH: Study<GoldfishManifest> = {
  isManifest,
  differenceFrom,
  match: goldfishMatch,
  schedule: goldfishSchedule,
  unit: 1,
  watch: watchGoldfish,
  conclude: concludeGoldfish,
};

function goldfishMatch({ deck, player, format, turnLimit, mulligans }: GoldfishManifest): Match {
  return {
    decks: [matchDeck(deck), OPPONENT],
    players: [manifestPlayer(player), { name: 'passive', simulations: null }],
    format,
    turnLimit,
    goldfish: mulligans,
  };
}

export function goldfishSchedule({ seed, seat }: GoldfishManifest): Schedule {
  return (game) => ({
    game,
    seed: mixed(seed, game),
    first: seat === 'play' ? 0 : 1,
    decks: [0, 1],
    players: [0, 1],
  });
}

function isManifest(value: unknown): value is GoldfishManifest {
  if (!isFields(value) || !isStudy(value) || value['study'] !== 'goldfish') return false;
  const { deck, player, seat, ownTurns, mulligans, facts } = value;
  return (
    isManifestDeck(deck) &&
    isPlayerText(player) &&
    SEATS.some((known) => known === seat) &&
    isCount(ownTurns) &&
    ownTurns > 0 &&
    isPolicy(mulligans) &&
    isListOf(facts, isFacts)
  );
}

function isPolicy(value: unknown): value is MulliganPolicy {
  if (!isFields(value)) return false;
  const { leastLands, mostLands, aimedLands, mostMulligans } = value;
  return [leastLands, mostLands, aimedLands, mostMulligans].every(isCount);
}

function isFacts(value: unknown): value is CardFacts {
  if (!isFields(value)) return false;
  const { name, copies, isLand, makes, manaValue, needs } = value;
  return (
    typeof name === 'string' &&
    typeof isLand === 'boolean' &&
    [copies, makes, manaValue].every(isCount) &&
    isListOf(needs, isCount)
  );
}

function differenceFrom(folder: GoldfishManifest, asked: GoldfishManifest): string | null {
  const difference = commonDifference(folder, asked);
  if (difference !== null) return difference;
  for (const [key, words] of DIFFERENCES)
    if (JSON.stringify(folder[key]) !== JSON.stringify(asked[key])) return `has ${words}`;
  return folder.games > asked.games ? `already has ${folder.games} games, more than ${asked.games}` : null;
}

const DIFFERENCES = [
  ['deck', 'another deck'],
  ['player', 'another player'],
  ['mulligans', 'another policy of mulligans'],
  ['facts', 'other cards'],
] as const;
