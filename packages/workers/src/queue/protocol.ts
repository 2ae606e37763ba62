/**
 * What goes through Redis. A study is stored once under the hash of what its games are a function of; jobs name it and list their games.
 * The queue is named after the engine, so that no worker of another version ever sees a job.
 */
import { createHash } from 'node:crypto';
import type { GameOrder, GameRecord, Match } from '@foretell/study';
import type { Redis } from 'ioredis';
import type { PoolRequest, SharedStudy } from '../shared/index.ts';

export const PREFIX = 'foretell';

export interface GamesJob {
  readonly engine: string;
  /** The study's id. */
  readonly study: string;
  /** Place of the first game in what the study asks for. */
  readonly from: number;
  readonly orders: readonly GameOrder[];
  /** Milliseconds; see `MatchJob`. */
  readonly patience: number;
}

export interface GamesDone {
  readonly games: readonly GameRecord[];
  /** How long they took. */
  readonly milliseconds: number;
}

/** Whether what came back are the records that the job asked for. */
export function isGamesDone(value: unknown, orders: readonly GameOrder[]): value is GamesDone {
  if (typeof value !== 'object' || value === null || !('games' in value) || !('milliseconds' in value)) return false;
  const { games, milliseconds } = value;
  return (
    Number.isFinite(milliseconds) &&
    Array.isArray(games) &&
    games.length === orders.length &&
    orders.every(({ game, seed }, at) => games[at]?.game === game && games[at]?.seed === seed)
  );
}

/** Queues have no colons or spaces in their names. */
export function queueName(engine: string): string {
  return `games-${engine.replaceAll(/[^\w.-]/g, '-')}`;
}

export function jobId(study: string, from: number, games: number): string {
  return `${study}-${from}-${games}`;
}

/** Seconds after its last use that a study is kept. */
const STUDY_KEPT = 7 * 24 * 3600;

function studyKey(id: string): string {
  return `${PREFIX}:study:${id}`;
}

/** A study as it is stored, and under which id. */
export interface StoredStudy {
  readonly id: string;
  readonly text: string;
}

export function storedStudy(engine: string, match: Match, pool: PoolRequest): StoredStudy {
  const text = JSON.stringify({ engine, match, pool });
  return { id: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
}

export async function putStudy(redis: Redis, { id, text }: StoredStudy): Promise<void> {
  await redis.set(studyKey(id), text, 'EX', STUDY_KEPT);
}

/** Null if it is not (or no longer) there. */
export async function getStudy(redis: Redis, id: string): Promise<SharedStudy | null> {
  const text = await redis.get(studyKey(id));
  if (text === null) return null;
  const { match, pool }: { match: Match; pool: PoolRequest } = JSON.parse(text);
  return { id, match, pool };
}
