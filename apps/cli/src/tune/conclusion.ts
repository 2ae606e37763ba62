/** What the games for tuning come to: fitted weights, judged by games that were held out. */
import { parse } from 'node:path';
import { type GameRecord, positionsOf, type TunePosition, tuneWeights } from '@foretell/study';
import { Exit } from '../exit.ts';
import type { Conclusion } from '../studies/study.ts';
import { tuneReport, tuneWords } from './report.ts';
import { type TuneManifest, tuneSchedule } from './study.ts';
import { weightsModule } from './weightsFile.ts';

/** Null before all games are there: other games are held out when there are fewer. */
export function concludeTune(manifest: TuneManifest, games: readonly GameRecord[]): Conclusion | null {
  if (games.length < manifest.games) return null;
  const positions = positionsOf(games, tuneSchedule(manifest), deckNames(manifest));
  const fitted = tuneWeights(positions);
  const report = tuneReport(manifest, games.length, positions, fitted);
  return {
    files: [
      { name: 'summary.json', content: `${JSON.stringify(report, null, 2)}\n` },
      { name: 'weights.ts', content: weightsModule(provenanceOf(manifest, positions), fitted) },
    ],
    document: report,
    words: tuneWords(report),
    exit: Exit.ok,
  };
}

/** Names alone: a deck is the same wherever its file lies. */
function deckNames({ decks }: TuneManifest): string[] {
  return decks.map(({ deck }) => parse(deck).name);
}

function provenanceOf(manifest: TuneManifest, positions: readonly TunePosition[]): Parameters<typeof weightsModule>[0] {
  const { engine, seed, games, samples, player, turnLimit } = manifest;
  const fitted = positions.filter(({ role }) => role === 'fit');
  return {
    command: `foretell tune --games ${games} --player ${player} --positions ${samples} --seed ${seed} --turn-limit ${turnLimit}`,
    engine,
    seed,
    games: new Set(fitted.map(({ game }) => game)).size,
    positions: fitted.length,
    player,
    decks: deckNames(manifest),
  };
}
