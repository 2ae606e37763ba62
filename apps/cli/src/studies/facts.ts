/** What reports of games that only a manifest describes say of how they were played. */
import { type GameRecord, type Report, signatureOf, studyFacts } from '@foretell/study';
import type { StudyManifest } from './manifest.ts';

export function manifestFacts(
  { engine, format, seed, turnLimit, games: asked }: StudyManifest,
  games: readonly GameRecord[],
  own: Report['facts'],
): Report['facts'] {
  const played = { engine, seed, format, mostTurns: turnLimit, games: games.length, asked };
  return studyFacts({ ...played, signature: signatureOf(games) }, own);
}
