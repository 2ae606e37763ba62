/** A number that stands for games: equal studies have equal signatures. */
import type { GameRecord } from './match.ts';

/** FNV-1a over the numbers of turns, decisions and the hashes, 32 bits. */
export function signatureOf(games: readonly GameRecord[]): number {
  let signature = 0x811c9dc5;
  for (const { turns, decisions, hash } of games)
    for (const value of [turns, decisions, hash % 2 ** 32, Math.floor(hash / 2 ** 32)])
      signature = Math.imul(signature ^ value, 0x01000193) >>> 0;
  return signature;
}
