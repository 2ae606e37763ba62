/** What a matrix comes to, as a document and in words. */
import { type GameRecord, gamesTable, type MatrixSummary, matrixReport, matrixSummary } from '@foretell/study';
import { Exit } from '../exit.ts';
import { resultFiles } from '../studies/resultFiles.ts';
import type { Conclusion } from '../studies/study.ts';
import { columns, countText, recordText, shareText } from '../studies/words.ts';
import { type MatrixManifest, matrixSchedule } from './study.ts';

export function concludeMatrix(manifest: MatrixManifest, games: readonly GameRecord[]): Conclusion {
  const { decks, seed, turnLimit, player } = manifest;
  const setup = { decks: decks.map(({ deck }) => deck), seed, mostTurns: turnLimit, player };
  const summary = matrixSummary(setup, matrixSchedule(manifest), games);
  return {
    files: resultFiles({
      summary,
      report: matrixReport(summary, games),
      records: [gamesTable(games, matrixSchedule(manifest), { decks: setup.decks, players: [player, player] })],
    }),
    document: summary,
    words: matrixWords(summary),
    exit: Exit.ok,
  };
}

/** More columns than lines of a terminal have room for. */
const MOST_COLUMNS = 12;

/** The strongest deck first; in a row what its deck wins against that of the column. */
export function matrixWords({ decks, cells, games, seed, player, onThePlay }: MatrixSummary): string {
  const order = decks.map((_, at) => at).toSorted((a, b) => (decks[b]?.score ?? 0) - (decks[a]?.score ?? 0) || a - b);
  const cell = (row: number, column: number): string => {
    const met = cells[row]?.[column] ?? null;
    if (met === null) return '-';
    return met.score === null ? '' : `${(100 * met.score).toFixed(0)}±${(50 * (met.ci95[1] - met.ci95[0])).toFixed(0)}`;
  };
  const across = order.length > MOST_COLUMNS ? [] : order;
  const table = columns([
    ['', ...across.map((_, at) => `${at + 1}`), 'all'],
    ...order.map((row, at) => {
      const { deck, score, ci95 } = decks[row] as MatrixSummary['decks'][0];
      return [`${at + 1} ${deck}`, ...across.map((column) => cell(row, column)), shareText(score, ci95)];
    }),
  ]);
  return [
    `${decks.length} decks, ${countText(games)} games played by ${player}, seed ${seed}; ${across.length === 0 ? 'who beats whom is in report.html and tables/matrix.csv' : 'wins in 100 of the row against the column'}`,
    ...table,
    `on the play ${shareText(onThePlay.score, onThePlay.ci95)}: ${recordText(onThePlay)}`,
    '',
  ].join('\n');
}
