/** Studies over machines: a queue (BullMQ) on Redis. */
export { type Connected, connect, redisPlace } from './connect.ts';
export { type QueuedMatch, runQueuedMatch } from './runQueuedMatch.ts';
export { type GameServer, serveGames } from './serveGames.ts';
export type { WorkerThere } from './workersThere.ts';
