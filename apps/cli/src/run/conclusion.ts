/** What a match comes to: its files, and in words. */
import { type GameRecord, gamesTable, inTurn, wilson } from '@foretell/study';
import { Exit } from '../exit.ts';
import { resultFiles } from '../studies/resultFiles.ts';
import type { Conclusion, Watch } from '../studies/study.ts';
import { percent } from '../studies/words.ts';
import { runReport } from './report.ts';
import type { Manifest } from './study.ts';
import { type Summary, summarise } from './summary.ts';

export function concludeRun(manifest: Manifest, games: readonly GameRecord[]): Conclusion {
  const summary = summarise(manifest, games);
  const { sides, seed } = manifest;
  const names = { decks: sides.map(({ deck }) => deck), players: sides.map(({ player }) => player) };
  return {
    files: resultFiles({
      summary,
      report: runReport(manifest, summary, games),
      records: [gamesTable(games, inTurn(seed), names)],
    }),
    document: summary,
    words: inWords(summary),
    exit: Exit.ok,
  };
}

/** Counts what the first side wins. */
export function watchRun(): Watch {
  let [games, wins] = [0, 0];
  return {
    add: ({ winner }) => {
      games++;
      if (winner === 0) wins++;
    },
    isEnough: () => false,
    headline: () => (games === 0 ? null : { name: 'A wins', value: wins / games, ci95: wilson(wins, games) }),
  };
}

function inWords(summary: Summary): string {
  const lines = summary.sides.map(
    ({ deck, player, wins, winRate, ci95, winsOnThePlay, gamesOnThePlay }, at) =>
      `${'AB'[at]}  ${deck} (${player}): ${wins} ${wins === 1 ? 'win' : 'wins'}, ${percent(winRate)} [${percent(ci95[0])}, ${percent(ci95[1])}], ` +
      `${winsOnThePlay} of ${gamesOnThePlay} when beginning`,
  );
  const other = [
    `draws ${summary.draws}`,
    `turn limit ${summary.turnLimit}`,
    `decision limit ${summary.decisionLimit}`,
    `defects ${summary.errors}`,
  ];
  return [
    `${summary.games} games, seed ${summary.seed}, ${summary.meanTurns.toFixed(1)} turns a game`,
    ...lines,
    `${other.join(', ')}; signature ${summary.signature}`,
    '',
  ].join('\n');
}
