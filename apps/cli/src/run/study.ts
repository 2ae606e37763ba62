/** A match as its results folder describes it: everything that its games are a function of. */
import { type PlayerSpec, playerText } from '@foretell/search';
import { ENGINE, inTurn, type Match } from '@foretell/study';
import type { Checked } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';
import { formatOf, type ManifestDeck, manifestDeck, matchDeck } from '../studies/decks.ts';
import { commonDifference, manifestPlayer, type StudyManifest } from '../studies/manifest.ts';
import { isCount, isFields, isListOf, isManifestDeck, isPlayerText, isStudy } from '../studies/shapes.ts';
import type { Study } from '../studies/study.ts';
import { concludeRun, watchRun } from './conclusion.ts';

interface Side extends ManifestDeck {
  readonly player: string;
}

export interface Manifest extends StudyManifest {
  readonly schema: 1;
  readonly study: 'run';
  /** Asked for; the only part that may grow when the study is continued. */
  readonly games: number;
  readonly sides: readonly [Side, Side];
  /** Absent where nobody judges positions. */
  readonly judge?: Judge;
}

/** Who says of some positions of every game how likely a win is. */
export interface Judge {
  /** A player that searches. */
  readonly player: string;
  /** Of a game, at most. */
  readonly positions: number;
}

export interface MatchSettings {
  readonly decks: readonly [LoadedDeck, LoadedDeck];
  readonly players: readonly [PlayerSpec, PlayerSpec];
  readonly seed: number;
  readonly turnLimit: number;
  readonly games: number;
  readonly judge: Judge | null;
}

export function manifestOf({ decks, players, seed, turnLimit, games, judge }: MatchSettings): Checked<Manifest> {
  const format = formatOf(decks);
  if (!format.ok) return format;
  const side = (at: 0 | 1): Side => ({ ...manifestDeck(decks[at]), player: playerText(players[at]) });
  const sides: [Side, Side] = [side(0), side(1)];
  const manifest = { schema: 1, study: 'run', engine: ENGINE, format: format.value, seed, turnLimit, games } as const;
  return { ok: true, value: { ...manifest, sides, ...(judge === null ? {} : { judge }) } };
}

function matchOf({ sides, format, turnLimit, judge }: Manifest): Match {
  const players = sides.map(({ player }) => manifestPlayer(player));
  const judged = judge === undefined ? {} : { samples: judge.positions, judge: manifestPlayer(judge.player) };
  return { decks: sides.map(matchDeck), players, format, turnLimit, ...judged };
}

export const RUN: Study<Manifest> = {
  isManifest,
  differenceFrom,
  match: matchOf,
  schedule: ({ seed }) => inTurn(seed),
  unit: 1,
  watch: watchRun,
  conclude: concludeRun,
};

function isManifest(value: unknown): value is Manifest {
  if (!isFields(value) || !isStudy(value) || value['study'] !== 'run') return false;
  const { sides, judge } = value;
  const isSide = (side: unknown): boolean => isManifestDeck(side) && 'player' in side && isPlayerText(side.player);
  return isListOf(sides, isSide) && sides.length === 2 && (judge === undefined || isJudge(judge));
}

function isJudge(value: unknown): value is Judge {
  return isFields(value) && isPlayerText(value['player']) && isCount(value['positions']);
}

function differenceFrom(folder: Manifest, asked: Manifest): string | null {
  const difference = commonDifference(folder, asked);
  if (difference !== null) return difference;
  for (const at of [0, 1] as const) {
    const [old, now] = [folder.sides[at], asked.sides[at]];
    if (JSON.stringify(old) !== JSON.stringify(now))
      return `has ${old.deck} by ${old.player} as side ${'AB'[at]}, not this ${now.deck} by ${now.player}`;
  }
  if (JSON.stringify(folder.judge) !== JSON.stringify(asked.judge))
    return `has ${judgeText(folder.judge)}, not ${judgeText(asked.judge)}`;
  return folder.games > asked.games ? `already has ${folder.games} games, more than ${asked.games}` : null;
}

function judgeText(judge: Judge | undefined): string {
  return judge === undefined ? 'no judge' : `${judge.positions} positions a game judged by ${judge.player}`;
}
