/** What a comparison comes to, and what it looks like on the way. */
import { compareReport, compareSummary, type GameRecord, gamesTable, inPairs, RunningPairs } from '@foretell/study';
import { Exit } from '../exit.ts';
import { resultFiles } from '../studies/resultFiles.ts';
import type { Conclusion, Watch } from '../studies/study.ts';
import { type CompareManifest, setupOf } from './study.ts';
import { compareWords } from './words.ts';

/** Null before the first pair. With `requireVerdict` a study that cannot tell does not pass. */
export function concludeCompare(
  manifest: CompareManifest,
  games: readonly GameRecord[],
  requireVerdict: boolean,
): Conclusion | null {
  if (games.length < 2) return null;
  const { player, fieldPlayer, old, new: next, field, seed } = manifest;
  const summary = compareSummary(setupOf(manifest), { player, fieldPlayer }, games);
  const names = { decks: [old, next, ...field].map(({ deck }) => deck), players: [player, fieldPlayer] };
  return {
    files: resultFiles({
      summary,
      report: compareReport(summary, games),
      records: [gamesTable(games, inPairs(seed, field.length), names)],
    }),
    document: summary,
    words: compareWords(summary),
    exit: requireVerdict && summary.verdict === 'cannot-tell' ? Exit.inconclusive : Exit.ok,
  };
}

export function watchCompare(manifest: CompareManifest): Watch {
  const pairs = new RunningPairs(setupOf(manifest));
  return {
    add: (game) => pairs.add(game),
    isEnough: () => pairs.isEnough,
    expected: () => pairs.expectedGames(),
    headline: () => {
      const difference = pairs.difference();
      return difference === null ? null : { name: 'difference', value: difference.mean, ci95: difference.ci95 };
    },
  };
}
