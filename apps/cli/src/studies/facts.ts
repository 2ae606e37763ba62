/** What every report says of how its games were played. */
import type { StudyManifest } from './manifest.ts';

export function studyFacts(manifest: StudyManifest, games: number): (readonly [string, string])[] {
  const { engine, format, seed, turnLimit } = manifest;
  return [
    ['games', games < manifest.games ? `${games} of ${manifest.games}` : String(games)],
    ['seed', String(seed)],
    ['format', format],
    ['turn limit', String(turnLimit)],
    ['engine', engine],
  ];
}
