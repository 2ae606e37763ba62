/** What an arena comes to, and what it looks like on the way. */
import { arenaResult, type GameRecord, gamesTable, RunningBlocks } from '@foretell/study';
import { Exit } from '../exit.ts';
import { resultFiles } from '../studies/resultFiles.ts';
import type { Conclusion, Watch } from '../studies/study.ts';
import { arenaPage } from './page.ts';
import { arenaReport, arenaWords } from './report.ts';
import { type ArenaManifest, arenaSchedule, pairsOf } from './study.ts';

export function concludeArena(manifest: ArenaManifest, games: readonly GameRecord[]): Conclusion {
  const { sprt, decks, players } = manifest;
  const schedule = arenaSchedule(manifest);
  const result = arenaResult(schedule, pairsOf(decks.length).length, games, sprt);
  const report = arenaReport(manifest, result);
  return {
    files: resultFiles({
      summary: report,
      report: arenaPage(manifest, report, games),
      records: [gamesTable(games, schedule, { decks: decks.map(({ deck }) => deck), players })],
    }),
    document: report,
    words: arenaWords(report, sprt),
    exit: Exit.ok,
  };
}

export function watchArena(manifest: ArenaManifest): Watch {
  const blocks = new RunningBlocks(arenaSchedule(manifest), manifest.sprt);
  return {
    add: (game) => blocks.add(game),
    isEnough: () => blocks.isDecided,
    headline: () => {
      const score = blocks.score();
      return score === null ? null : { name: `score of ${manifest.players[0]}`, value: score.mean, ci95: score.ci95 };
    },
  };
}
