/** What an arena comes to, and what it looks like on the way. */
import { arenaResult, type GameRecord, RunningBlocks } from '@foretell/study';
import { Exit } from '../exit.ts';
import type { Conclusion, Watch } from '../studies/study.ts';
import { arenaReport, arenaWords } from './report.ts';
import { type ArenaManifest, arenaSchedule, pairsOf } from './study.ts';

export function concludeArena(manifest: ArenaManifest, games: readonly GameRecord[]): Conclusion {
  const { sprt, decks } = manifest;
  const result = arenaResult(arenaSchedule(manifest), pairsOf(decks.length).length, games, sprt);
  const report = arenaReport(manifest, result);
  return {
    files: [{ name: 'summary.json', content: `${JSON.stringify(report, null, 2)}\n` }],
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
