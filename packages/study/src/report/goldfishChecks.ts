/** Charts of what was counted beside what is exactly so. */
import type { CheckedShare, GoldfishSummary } from '../goldfish/summary.ts';
import { intervalChart } from './charts/intervals.ts';
import { type Line, lineChart } from './charts/lines.ts';
import { legend, type Tone } from './charts/picture.ts';
import { markup } from './markup.ts';
import type { Figure } from './page.ts';
import { type Cell, type Column, column } from './table.ts';

const CHECKED_COLUMNS: readonly Column[] = [
  column('exact', 'exact', 'share'),
  column('counted', 'counted', 'share'),
  column('low', '95 % from', 'share'),
  column('high', 'to', 'share'),
];

function checkedCells({ exact, share, ci95 }: CheckedShare): Cell[] {
  return [exact, share, ...ci95];
}

/** The exact values as a line, those counted as points with intervals. */
function checkedLines(values: readonly (CheckedShare & { readonly x: number })[], name: string): Line[] {
  return [
    {
      name: 'exact',
      tone: 'none',
      mark: 'dashes',
      points: values.flatMap(({ x, exact }) => (exact === null ? [] : [{ x, y: exact, range: null }])),
    },
    {
      name,
      tone: 'first',
      mark: 'dot',
      points: values.flatMap(({ x, share, ci95 }) => (share === null ? [] : [{ x, y: share, range: ci95 }])),
    },
  ];
}

function percentMark(value: number): string {
  return `${Math.round(100 * value)} %`;
}

export function handsFigure({ dealt, games }: GoldfishSummary): Figure {
  const facts = {
    id: 'hands',
    title: 'Lands among the first seven cards',
    description: 'Share of the hands, before any mulligan; points have 95 % intervals.',
  };
  const lines = checkedLines(
    dealt.map((one) => ({ ...one, x: one.lands })),
    `in ${games} games`,
  );
  const most = Math.max(...dealt.map(({ exact, ci95 }) => Math.max(exact ?? 0, ci95[1])));
  const chart = lineChart({
    ...facts,
    lines,
    xName: 'lands',
    yName: 'share of hands',
    yDomain: [0, Math.min(1, Math.ceil(most * 20) / 20)],
    words: percentMark,
    reference: null,
  });
  const table = {
    name: 'hands',
    caption: facts.title,
    columns: [column('lands', 'lands', 'whole'), ...CHECKED_COLUMNS],
    rows: dealt.map((one) => [one.lands, ...checkedCells(one)]),
  };
  return { ...facts, chart, table };
}

export function keptFigure({ kept }: GoldfishSummary): Figure {
  const facts = {
    id: 'kept',
    title: 'How often a hand is kept after so many mulligans',
    description: 'Share of the games with its 95 % interval; the strokes are exact.',
  };
  const rows = kept.flatMap(({ mulligans, share, ci95, exact }) =>
    share === null
      ? []
      : [
          {
            label: keptWords(mulligans),
            isPart: true,
            value: share,
            interval: ci95,
            tone: 'first' as const,
            mark: exact,
          },
        ],
  );
  const chart = intervalChart({ ...facts, rows, domain: [0, 1], reference: null, signed: false });
  const table = {
    name: 'kept',
    caption: facts.title,
    columns: [column('mulligans', 'mulligans', 'whole'), ...CHECKED_COLUMNS],
    rows: kept.map((one) => [one.mulligans, ...checkedCells(one)]),
  };
  return { ...facts, chart: markup`${exactLegend()}${chart}`, table };
}

function keptWords(mulligans: number): string {
  return mulligans === 0 ? 'first hand' : `after ${mulligans} mulligan${mulligans === 1 ? '' : 's'}`;
}

function exactLegend(): ReturnType<typeof legend> {
  return legend([
    { name: 'counted', tone: 'first', mark: 'dot' },
    { name: 'exact', tone: 'none', mark: 'tick' },
  ]);
}

export function dropsFigure({ landDrops }: GoldfishSummary): Figure {
  const facts = {
    id: 'drops',
    title: 'A land for every turn so far',
    description:
      'Share of the games in which the cards dealt have it, exactly and counted; and games in which so many lands were in play.',
  };
  const played: Line = {
    name: 'so many lands in play',
    tone: 'second',
    mark: 'dot',
    points: landDrops.flatMap(({ turn, inPlay: { share, ci95 } }) =>
      share === null ? [] : [{ x: turn, y: share, range: ci95 }],
    ),
  };
  const lines = [
    ...checkedLines(
      landDrops.map((one) => ({ ...one, x: one.turn })),
      'by the cards dealt',
    ),
    played,
  ];
  const chart = lineChart({
    ...facts,
    lines,
    xName: 'turn',
    yName: 'share of games',
    yDomain: [0, 1],
    words: percentMark,
    reference: null,
  });
  const table = {
    name: 'land_drops',
    caption: facts.title,
    columns: [
      column('turn', 'turn', 'whole'),
      ...CHECKED_COLUMNS,
      column('in_play', 'in play', 'share'),
      column('in_play_games', 'games that had the turn', 'whole'),
    ],
    rows: landDrops.map((one) => [one.turn, ...checkedCells(one), one.inPlay.share, one.inPlay.games]),
  };
  return { ...facts, chart, table };
}

const TYPE_WORDS: Readonly<Record<string, readonly [string, Tone]>> = {
  W: ['white', 'fifth'],
  U: ['blue', 'first'],
  B: ['black', 'fourth'],
  R: ['red', 'second'],
  G: ['green', 'third'],
  C: ['colourless', 'none'],
};

/** Nothing for a deck that asks for no types of mana. */
export function sourcesFigure({ sources }: GoldfishSummary): Figure[] {
  const types = [...new Set(sources.map(({ type }) => type))];
  if (types.length === 0) return [];
  const facts = {
    id: 'sources',
    title: 'A land for each colour',
    description:
      'Exact share of the games in which a land that makes the mana has been dealt by that turn; counted shares are in the table.',
  };
  const lines = types.map((type): Line => {
    const [name, tone] = TYPE_WORDS[type] ?? [type, 'none'];
    const points = sources.flatMap((one) =>
      one.type === type && one.exact !== null ? [{ x: one.turn, y: one.exact, range: null }] : [],
    );
    return { name, tone, mark: 'line', points };
  });
  const least = Math.min(...sources.map(({ exact }) => exact ?? 1));
  const chart = lineChart({
    ...facts,
    lines,
    xName: 'turn',
    yName: 'share of games',
    yDomain: [Math.floor(least * 10) / 10, 1],
    words: percentMark,
    reference: null,
  });
  const table = {
    name: 'sources',
    caption: 'Lands by type of mana and turn',
    columns: [column('type', 'mana', 'text'), column('turn', 'turn', 'whole'), ...CHECKED_COLUMNS],
    rows: sources.map((one) => [TYPE_WORDS[one.type]?.[0] ?? one.type, one.turn, ...checkedCells(one)]),
  };
  return [{ ...facts, chart, table }];
}

const MOST_CARDS = 40;

export function castableFigure({ castable }: GoldfishSummary): Figure[] {
  if (castable.length === 0) return [];
  const facts = {
    id: 'castable',
    title: 'Cards castable on the turn of their mana value',
    description:
      'Share of the games in which the lands dealt pay for the card then, whether or not it has been drawn; the strokes are exact. What the deck really could pay, with all that makes mana, is in the table.',
  };
  const sorted = castable.toSorted((a, b) => a.turn - b.turn);
  const rows = sorted.flatMap(({ card, turn, share, ci95, exact }) =>
    share === null
      ? []
      : [
          {
            label: `turn ${turn}: ${card}`,
            isPart: true,
            value: share,
            interval: ci95,
            tone: 'first' as const,
            mark: exact,
          },
        ],
  );
  const chart = intervalChart({
    ...facts,
    rows: rows.slice(0, MOST_CARDS),
    domain: [0, 1],
    reference: null,
    signed: false,
  });
  const table = {
    name: 'castable',
    caption: facts.title,
    columns: [
      column('card', 'card', 'text'),
      column('copies', 'copies', 'whole'),
      column('turn', 'turn', 'whole'),
      ...CHECKED_COLUMNS,
      column('as_played', 'as played', 'share'),
      column('as_played_games', 'games that had the turn', 'whole'),
    ],
    rows: sorted.map((one) => [
      one.card,
      one.copies,
      one.turn,
      ...checkedCells(one),
      one.asPlayed.share,
      one.asPlayed.games,
    ]),
  };
  return [{ ...facts, chart: markup`${exactLegend()}${chart}`, table }];
}
