/** The report of a match. */
import {
  column,
  endingsSection,
  type Figure,
  type GameRecord,
  intervalChart,
  lengthSection,
  predictionSection,
  type Report,
  type Section,
  shareWords,
  type Table,
  wilson,
} from '@foretell/study';
import { manifestFacts } from '../studies/facts.ts';
import type { Manifest } from './study.ts';
import type { SideSummary, Summary } from './summary.ts';

const TONES = ['first', 'second'] as const;

export function runReport(manifest: Manifest, summary: Summary, games: readonly GameRecord[]): Report {
  const [a, b] = sideNames(summary);
  const predictions = predictionSection(games, [a, b]);
  return {
    title: `${a} against ${b}`,
    findings: [verdict(summary), ...summary.sides.map((side, at) => sentence(side, at === 0 ? a : b))],
    facts: manifestFacts(manifest, games, [
      ['player of A', summary.sides[0].player],
      ['player of B', summary.sides[1].player],
      ...(manifest.judge === undefined ? [] : [['judge', manifest.judge.player] as const]),
    ]),
    sections: [
      winsSection(summary),
      lengthSection(games, [
        { name: `${a} won`, key: 'won_by_a', tone: 'first', has: ({ winner }) => winner === 0 },
        { name: `${b} won`, key: 'won_by_b', tone: 'second', has: ({ winner }) => winner === 1 },
        { name: 'nobody won', key: 'won_by_nobody', tone: 'none', has: ({ winner }) => winner === null },
      ]),
      ...(predictions === null ? [] : [predictions]),
      endingsSection(games),
    ],
  };
}

/** The decks' names; with their players or their letters where those alone tell them apart. */
function sideNames({ sides: [a, b] }: Summary): [string, string] {
  if (a.deck !== b.deck) return [a.deck, b.deck];
  if (a.player !== b.player) return [`${a.deck} (${a.player})`, `${b.deck} (${b.player})`];
  return [`A: ${a.deck}`, `B: ${b.deck}`];
}

function verdict(summary: Summary): string {
  const [a, b] = summary.sides;
  const names = sideNames(summary);
  // An interval around one side's share of decided games that leaves out a half.
  const decided = a.wins + b.wins;
  const [low, high] = wilson(a.wins, decided);
  if (decided === 0) return 'No game was won.';
  if (low > 0.5) return `${names[0]} wins more often than ${names[1]}.`;
  if (high < 0.5) return `${names[1]} wins more often than ${names[0]}.`;
  return 'These games do not tell which side is better.';
}

function sentence({ wins, winRate, ci95 }: SideSummary, name: string): string {
  return `${name} won ${wins} ${wins === 1 ? 'game' : 'games'}: ${shareWords(winRate, ci95)}.`;
}

interface Row {
  readonly label: string;
  readonly side: 0 | 1;
  readonly wins: number;
  readonly games: number;
}

function winsSection(summary: Summary): Section {
  const names = sideNames(summary);
  const rows = ([0, 1] as const).flatMap((side): Row[] => {
    const { wins, winsOnThePlay, gamesOnThePlay } = summary.sides[side];
    const name = names[side];
    return [
      { label: name, side, wins, games: summary.games },
      { label: 'beginning', side, wins: winsOnThePlay, games: gamesOnThePlay },
      { label: 'not beginning', side, wins: wins - winsOnThePlay, games: summary.games - gamesOnThePlay },
    ];
  });
  return { heading: 'Games won', sentences: [], figures: [winsFigure(rows, names)], tables: [] };
}

function winsFigure(rows: readonly Row[], names: readonly [string, string]): Figure {
  const facts = {
    id: 'wins',
    title: 'Share of games won, with 95 % intervals',
    description:
      'Of all games, of those that the side began, and of those that it did not begin. The dashed line is at one half.',
  };
  const shares = rows.map((row) => ({
    ...row,
    share: row.games === 0 ? null : row.wins / row.games,
    interval: wilson(row.wins, row.games),
  }));
  const chart = intervalChart({
    ...facts,
    rows: shares.flatMap(({ label, side, share, interval }) =>
      share === null ? [] : [{ label, isPart: label !== names[side], value: share, interval, tone: TONES[side] }],
    ),
    domain: [0, 1],
    reference: 0.5,
    signed: false,
  });
  const table: Table = {
    name: 'wins',
    caption: 'Games won by side and by who began',
    columns: [
      column('side', 'side', 'text'),
      column('games_counted', 'of', 'text'),
      column('wins', 'wins', 'whole'),
      column('games', 'games', 'whole'),
      column('share', 'share', 'share'),
      column('low', '95 % from', 'share'),
      column('high', 'to', 'share'),
    ],
    rows: shares.map(({ label, side, wins, games, share, interval }) => [
      names[side],
      label === names[side] ? 'all' : label,
      wins,
      games,
      share,
      ...interval,
    ]),
  };
  return { ...facts, chart, table };
}
