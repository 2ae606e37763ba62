/** Charts of the turns of a deck that plays alone. */
import type { GoldfishSummary } from '../goldfish/summary.ts';
import type { Mean, TurnMeans } from '../goldfish/turnMeans.ts';
import type { GameRecord } from '../match/match.ts';
import { histogram } from './charts/histogram.ts';
import { type Line, lineChart, type Point } from './charts/lines.ts';
import type { Tone } from './charts/picture.ts';
import type { Figure } from './page.ts';
import { column, type Table } from './table.ts';

const MEANS = [
  ['lands', 'lands in play', 'first', 'line'],
  // Dashed, because it often lies on the line of the lands.
  ['mana', 'mana of its permanents', 'third', 'dashes'],
  ['spent', 'mana spent on spells', 'second', 'line'],
  ['spells', 'spells cast', 'none', 'line'],
  ['hand', 'cards in hand', 'none', 'line'],
  ['damage', 'life taken so far', 'second', 'line'],
] as const satisfies readonly (readonly [keyof TurnMeans, string, Tone, Line['mark']])[];

/** Means by turn with their intervals, and how many games had the turn. */
export function turnsTable({ turns }: GoldfishSummary): Table {
  return {
    name: 'turns',
    caption: 'Means by turn, of the games that had it; life taken of all games',
    columns: [
      column('turn', 'turn', 'whole'),
      column('games', 'games', 'whole'),
      ...MEANS.map(([key, name]) => column(key, name, 'real')),
    ],
    rows: turns.map((turn) => [turn.turn, turn.games, ...MEANS.map(([key]) => turn[key].mean)]),
  };
}

/** One row a turn of a game, as {@link GoldfishTurn} has it. */
export function goldfishTurnsTable(games: readonly GameRecord[]): Table {
  return {
    name: 'game_turns',
    caption: 'All turns of all games',
    columns: [
      column('game', 'game', 'whole'),
      column('turn', 'turn', 'whole'),
      column('lands', 'lands in play', 'whole'),
      column('mana', 'mana of its permanents', 'whole'),
      column('types', 'types of mana (bits WUBRGC)', 'whole'),
      column('spent', 'mana spent on spells', 'whole'),
      column('spells', 'spells cast', 'whole'),
      column('hand', 'cards in hand', 'whole'),
      column('opponent_life', "opponent's life", 'whole'),
    ],
    rows: games.flatMap(({ game, goldfish }) =>
      (goldfish?.turns ?? []).map(({ lands, mana, types, spent, spells, hand, opponentLife }, at) => {
        return [game, at + 1, lands, mana, types, spent, spells, hand, opponentLife];
      }),
    ),
  };
}

export function curveFigure({ turns }: GoldfishSummary): Figure {
  const facts = {
    id: 'curve',
    title: 'Lands, mana and what was spent, by turn',
    description: 'Means over the games that had the turn, with 95 % intervals as bands.',
  };
  return meansFigure(facts, turns, ['lands', 'mana', 'spent'], 'mean');
}

export function damageFigure({ turns }: GoldfishSummary): Figure {
  const facts = {
    id: 'damage',
    title: 'Life that the opponent has lost by the end of a turn',
    description: 'Mean over all games, with its 95 % interval as a band.',
  };
  return meansFigure(facts, turns, ['damage'], 'life');
}

function meansFigure(
  facts: { readonly id: string; readonly title: string; readonly description: string },
  turns: readonly TurnMeans[],
  keys: readonly (typeof MEANS)[number][0][],
  yName: string,
): Figure {
  const means = MEANS.filter(([key]) => keys.includes(key));
  const lines = means.map(([key, name, tone, mark]): Line => {
    const points = turns.flatMap((turn) => pointOf(turn.turn, turn[key]));
    return { name, tone, mark, points };
  });
  // Intervals of the few games that had a late turn may go beyond.
  const most = 1.2 * Math.max(1, ...lines.flatMap(({ points }) => points.map(({ y }) => y)));
  const chart = lineChart({
    ...facts,
    lines,
    xName: 'turn',
    yName,
    yDomain: [0, Math.ceil(most)],
    words: (value) => String(Math.round(value * 10) / 10),
    reference: null,
  });
  const table = {
    name: facts.id,
    caption: facts.title,
    columns: [
      column('turn', 'turn', 'whole'),
      ...means.flatMap(([key, name]) => [
        column(key, name, 'real' as const),
        column(`${key}_low`, '95 % from', 'real' as const),
        column(`${key}_high`, 'to', 'real' as const),
      ]),
    ],
    rows: turns.map((turn) => [
      turn.turn,
      ...means.flatMap(([key]) => [turn[key].mean, turn[key].ci95?.[0] ?? null, turn[key].ci95?.[1] ?? null]),
    ]),
  };
  return { ...facts, chart, table };
}

function pointOf(x: number, { mean, ci95 }: Mean): Point[] {
  return mean === null ? [] : [{ x, y: mean, range: ci95 }];
}

/** Nothing where no game was won. */
export function winsFigure({ wonBy, ownTurns }: GoldfishSummary): Figure[] {
  if (wonBy.every(({ won }) => won === 0)) return [];
  const facts = {
    id: 'wins',
    title: 'Turn of the win',
    description: `Games won within ${ownTurns} turns, by the turn of the deck in which they were.`,
  };
  const values = wonBy.flatMap(({ turn, won }) => Array.from({ length: won }, () => turn));
  const chart = histogram({
    ...facts,
    series: [{ name: 'games won', tone: 'first', values }],
    xName: 'turn',
    yName: 'games won',
    domain: [1, ownTurns],
  });
  const table = {
    name: 'won_by',
    caption: facts.title,
    columns: [
      column('turn', 'turn', 'whole'),
      column('won', 'won in it', 'whole'),
      column('share', 'won by its end', 'share'),
      column('low', '95 % from', 'share'),
      column('high', 'to', 'share'),
    ],
    rows: wonBy.map(({ turn, won, share, ci95 }) => [turn, won, share, ...ci95]),
  };
  return [{ ...facts, chart, table }];
}
