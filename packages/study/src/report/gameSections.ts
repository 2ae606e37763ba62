/** Sections that the reports of all studies have: how games ended, how long they were, and how they went where positions were judged. */
import type { GameEnd, GameRecord } from '../match/match.ts';
import { binned, histogram, type Series } from './charts/histogram.ts';
import { type Line, lineChart, type Point } from './charts/lines.ts';
import { mean, percent } from './numbers.ts';
import type { Figure, Section } from './page.ts';
import { column, type Table } from './table.ts';

const END_WORDS: Readonly<Record<GameEnd, string>> = {
  win: 'won by a side',
  draw: 'draw by the rules',
  'turn-limit': 'stopped at the turn limit',
  'decision-limit': 'stopped at the decision limit',
  error: 'ended by a defect',
};

const ENDS: readonly GameEnd[] = ['win', 'draw', 'turn-limit', 'decision-limit', 'error'];

/** How games ended, and those that neither a side nor the rules ended, with the seeds that give them again. */
export function endingsSection(games: readonly GameRecord[]): Section {
  const counts = ENDS.map((end) => [END_WORDS[end], games.filter((game) => game.end === end).length] as const);
  const stopped = games.filter(({ end }) => end !== 'win' && end !== 'draw');
  const endings: Table = {
    name: 'endings',
    caption: 'Games by how they ended',
    columns: [column('end', 'end', 'text'), column('games', 'games', 'whole'), column('share', 'share', 'share')],
    rows: counts.map(([words, count]) => [words, count, games.length === 0 ? null : count / games.length]),
  };
  return {
    heading: 'How games ended',
    sentences:
      stopped.length === 0
        ? []
        : ['foretell replay with the folder and --game and the number of a game plays that game again.'],
    figures: [],
    tables: stopped.length === 0 ? [endings] : [endings, stoppedTable(stopped)],
  };
}

/** A page shows no more; the table of all games has them all. */
const MOST_STOPPED = 100;

function stoppedTable(games: readonly GameRecord[]): Table {
  return {
    name: 'stopped',
    caption: `Games that neither a side nor the rules ended${games.length > MOST_STOPPED ? `: the first ${MOST_STOPPED} of ${games.length}` : ''}`,
    columns: [
      column('game', 'game', 'whole'),
      column('seed', 'seed', 'whole'),
      column('end', 'end', 'text'),
      column('turns', 'turns', 'whole'),
      column('reason', 'what went wrong', 'text'),
    ],
    rows: games
      .slice(0, MOST_STOPPED)
      .map(({ game, seed, end, turns, reason }) => [game, seed, END_WORDS[end], turns, reason ?? null]),
  };
}

/** How many turns games took. `groups` share the games among themselves, for example by winner. */
export function lengthSection(games: readonly GameRecord[], groups: readonly LengthGroup[]): Section {
  const series: Series[] = groups.map(({ name, tone, has }) => ({
    name,
    tone,
    values: games.filter(has).map(({ turns }) => turns),
  }));
  const turns = games.map((game) => game.turns).toSorted((a, b) => a - b);
  const half = turns[Math.floor((turns.length - 1) / 2)] ?? 0;
  const description = `Games took ${mean(turns).toFixed(1)} turns on average, counting both players' turns; half of them no more than ${half}. The shortest took ${turns[0] ?? 0}, the longest ${turns.at(-1) ?? 0}.`;
  const facts = { id: 'lengths', title: 'Length of games in turns', description };
  const table: Table = {
    name: 'lengths',
    caption: 'Games by number of turns',
    columns: [
      column('from_turn', 'from turn', 'whole'),
      column('to_turn', 'to turn', 'whole'),
      ...groups.map(({ name, key }) => column(key, name, 'whole')),
    ],
    rows: binned(series).map(({ from, to, counts }) => [from, to, ...counts]),
  };
  const chart = histogram({ ...facts, series, xName: 'turns', yName: 'games' });
  return { heading: 'Length of games', sentences: [], figures: [{ ...facts, chart, table }], tables: [] };
}

export interface LengthGroup {
  readonly name: string;
  /** Name of its column in files. */
  readonly key: string;
  readonly tone: Series['tone'];
  readonly has: (game: GameRecord) => boolean;
}

/**
 * The chance to win that the judge gave the first side, over turns, in games that it won and in games that it lost; null where no positions
 * were judged.
 */
export function predictionSection(games: readonly GameRecord[], sides: readonly [string, string]): Section | null {
  const lines = ([0, 1] as const).flatMap((winner): PredictionLine[] => {
    const points = predictionPoints(games.filter((game) => game.winner === winner));
    if (points.length === 0) return [];
    const tone = winner === 0 ? 'first' : 'second';
    return [{ name: `games that ${sides[winner]} won`, tone, mark: 'line', points }];
  });
  if (lines.length === 0) return null;
  return { heading: 'How games went', sentences: [], figures: [predictionFigure(lines, sides[0])], tables: [] };
}

interface PredictionPoint extends Point {
  readonly positions: number;
}

interface PredictionLine extends Line {
  readonly points: readonly PredictionPoint[];
}

function predictionFigure(lines: readonly PredictionLine[], side: string): Figure {
  const facts = {
    id: 'predictions',
    title: `Chance of ${side} to win, turn by turn`,
    description:
      'Mean of what the judge thought of positions on that turn, from what the deciding player saw; the bands hold the middle half of the positions.',
  };
  const chart = lineChart({
    ...facts,
    lines,
    xName: 'turn',
    yName: 'chance to win',
    yDomain: [0, 1],
    words: (value) => `${Math.round(100 * value)} %`,
    reference: 0.5,
  });
  const table: Table = {
    name: 'predictions',
    caption: `Chance of ${side} to win by turn and by who won in the end`,
    columns: [
      column('games', 'games', 'text'),
      column('turn', 'turn', 'whole'),
      column('positions', 'positions', 'whole'),
      column('mean', 'mean', 'share'),
      column('lower_quartile', 'a quarter below', 'share'),
      column('upper_quartile', 'a quarter above', 'share'),
    ],
    rows: lines.flatMap(({ name, points }) =>
      points.map(({ x, y, range, positions }) => [name, x, positions, y, range?.[0] ?? null, range?.[1] ?? null]),
    ),
  };
  return { ...facts, chart, table };
}

function predictionPoints(games: readonly GameRecord[]): PredictionPoint[] {
  const byTurn: Map<number, number[]> = new Map();
  for (const { samples = [] } of games)
    for (const { turn, side, predicted } of samples) {
      if (predicted === null) continue;
      const values = byTurn.get(turn) ?? [];
      values.push(side === 0 ? predicted : 1 - predicted);
      byTurn.set(turn, values);
    }
  return [...byTurn]
    .toSorted(([a], [b]) => a - b)
    .map(([turn, values]) => {
      const sorted = values.toSorted((a, b) => a - b);
      const quantile = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
      return { x: turn, y: mean(sorted), range: [quantile(0.25), quantile(0.75)], positions: sorted.length };
    });
}

/** A share with its interval in words. */
export function shareWords(share: number, [low, high]: readonly [number, number]): string {
  return `${percent(share)} (95 % interval ${percent(low)} to ${percent(high)})`;
}
