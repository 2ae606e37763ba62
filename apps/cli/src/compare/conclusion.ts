/** What a comparison comes to, and what it looks like on the way. */
import { compareSummary, type GameRecord, RunningPairs } from '@foretell/study';
import { Exit } from '../exit.ts';
import type { Conclusion, Watch } from '../studies/study.ts';
import { type CompareManifest, setupOf } from './study.ts';
import { compareWords } from './words.ts';

export function concludeCompare(manifest: CompareManifest, games: readonly GameRecord[]): Conclusion | null {
  if (games.length < 2) return null;
  const { player, fieldPlayer } = manifest;
  const summary = compareSummary(setupOf(manifest), { player, fieldPlayer }, games);
  return {
    files: [{ name: 'summary.json', content: `${JSON.stringify(summary, null, 2)}\n` }],
    document: summary,
    words: compareWords(summary),
    exit: summary.verdict === 'cannot-tell' ? Exit.inconclusive : Exit.ok,
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
