/** What the manifests of all studies have, and how two of them are told apart. */
import type { GameFormat } from '@foretell/rules';
import { type PlayerSpec, parsePlayer } from '@foretell/search';
import { type Shard, shardText } from './shard.ts';

export interface StudyManifest {
  readonly study: string;
  readonly engine: string;
  readonly format: GameFormat;
  readonly seed: number;
  readonly turnLimit: number;
  readonly games: number;
  /** The part of the study that the folder has; absent where it has all of it. */
  readonly shard?: Shard;
}

/** In words, what all games of the folder's study have other than those asked for; null if nothing. */
export function commonDifference(folder: StudyManifest, asked: StudyManifest): string | null {
  if (folder.engine !== asked.engine) return `was made by ${folder.engine}, this is ${asked.engine}`;
  for (const key of ['format', 'seed', 'turnLimit'] as const)
    if (folder[key] !== asked[key]) return `has ${key} ${folder[key]}, not ${asked[key]}`;
  const [had, wanted] = [partText(folder), partText(asked)];
  return had === wanted ? null : `has ${had}, not ${wanted}`;
}

function partText({ shard }: StudyManifest): string {
  return shard === undefined ? 'the whole study' : `shard ${shardText(shard)}`;
}

/** The player that a manifest names. */
export function manifestPlayer(text: string): PlayerSpec {
  const read = parsePlayer(text);
  if (!read.ok) throw new Error(`a manifest with the player ${text} was let in`);
  return read.player;
}
