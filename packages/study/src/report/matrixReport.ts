/** The report of a matrix: who beats whom in a field. */
import type { GameRecord } from '../match/match.ts';
import type { MatrixSummary } from '../matrix/summary.ts';
import { heatMap } from './charts/heatMap.ts';
import { intervalChart } from './charts/intervals.ts';
import { SCORE_COLUMNS, scoreCells, scoresFigure } from './deckSections.ts';
import { studyFacts } from './facts.ts';
import { endingsSection, lengthSection, shareWords } from './gameSections.ts';
import type { Figure, Report } from './page.ts';
import { column } from './table.ts';

export function matrixReport(summary: MatrixSummary, games: readonly GameRecord[]): Report {
  const { decks, onThePlay } = summary;
  // The best deck first, so that the picture shows an order where there is one.
  const order = decks.map((_, at) => at).toSorted((a, b) => scoreAt(summary, b) - scoreAt(summary, a) || a - b);
  return {
    title: `${decks.length} decks against each other`,
    findings: findingsOf(summary),
    facts: studyFacts(summary, [['decks', String(decks.length)]]),
    sections: [
      {
        heading: 'Who beats whom',
        sentences: [],
        figures: [cellsFigure(summary, order), fieldFigure(summary, order)],
        tables: [],
      },
      {
        heading: 'Who begins',
        sentences: [],
        figures: [
          scoresFigure(
            {
              id: 'seats',
              title: 'Score of the side that took the first turn',
              description: 'Over all games of the field.',
            },
            'seats',
            [{ label: 'taking the first turn', tone: 'first', score: onThePlay }],
          ),
        ],
        tables: [],
      },
      lengthSection(games, [{ name: 'games', key: 'games', tone: 'first', has: () => true }]),
      endingsSection(games),
    ],
  };
}

/** Which deck scores most; several that score alike are named together. */
function findingsOf({ decks }: MatrixSummary): string[] {
  const most = Math.max(...decks.map(({ score }) => score));
  const best = decks.filter(({ score }) => score === most);
  const [first] = best;
  if (first === undefined) return [];
  const who = best.length > MOST_NAMED ? `${best.length} decks` : best.map(({ deck }) => deck).join(' and ');
  return [`${who} ${best.length === 1 ? 'scores' : 'score'} most: ${shareWords(first.score, first.ci95)}.`];
}

const MOST_NAMED = 3;

function scoreAt({ decks }: MatrixSummary, at: number): number {
  return decks[at]?.score ?? 0;
}

function cellsFigure({ decks, cells }: MatrixSummary, order: readonly number[]): Figure {
  const names = order.map((at) => decks[at]?.deck ?? '');
  const facts = {
    id: 'matrix',
    title: 'Share of the points of the row against the column',
    description: `${decks.length} decks, from the one that scores most in the field to the one that scores least.`,
  };
  const chart = heatMap({
    ...facts,
    rows: names,
    columns: names,
    cell: (row, across) => {
      const met = cells[order[row] ?? 0]?.[order[across] ?? 0] ?? null;
      if (met === null || met.score === null) return null;
      return { value: met.score, interval: met.ci95, games: met.games };
    },
  });
  const rows = order.flatMap((row) =>
    order.flatMap((across) => {
      const met = cells[row]?.[across] ?? null;
      return met === null ? [] : [[decks[row]?.deck ?? '', decks[across]?.deck ?? '', ...scoreCells(met)]];
    }),
  );
  const columns = [column('deck', 'deck', 'text'), column('against', 'against', 'text'), ...SCORE_COLUMNS];
  return { ...facts, chart, table: { name: 'matrix', caption: facts.title, columns, rows } };
}

function fieldFigure({ decks }: MatrixSummary, order: readonly number[]): Figure {
  const facts = {
    id: 'field',
    title: 'Mean score over the other decks, with 95 % intervals',
    description: 'Every opponent counts alike. The dashed line is at one half.',
  };
  const sorted = order.flatMap((at) => decks[at] ?? []);
  const rows = sorted.map(({ deck, score, ci95 }) => ({
    label: deck,
    isPart: true,
    value: score,
    interval: ci95,
    tone: 'first' as const,
  }));
  const chart = intervalChart({ ...facts, rows, domain: [0, 1], reference: 0.5, signed: false });
  const table = {
    name: 'field',
    caption: facts.title,
    columns: [
      column('deck', 'deck', 'text'),
      column('mean_score', 'mean score', 'share'),
      column('mean_low', '95 % from', 'share'),
      column('mean_high', 'to', 'share'),
      ...SCORE_COLUMNS,
    ],
    rows: sorted.map(({ deck, score, ci95, total }) => [deck, score, ...ci95, ...scoreCells(total)]),
  };
  return { ...facts, chart, table };
}
