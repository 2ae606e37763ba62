/** The games of a match spread over workers; the records come out in the order of the games. */
import type { Clock } from '@foretell/formats';
import type { GameOrder, GameRecord, Match, Schedule } from '@foretell/study';
import { InOrder } from './inOrder.ts';
import { MessageSize } from './messageSize.ts';
import { type Cancellation, type Lane, WorkerLost } from './protocol.ts';

export interface MatchJob {
  readonly match: Match;
  readonly schedule: Schedule;
  /** The games `from` … `to - 1`. */
  readonly from: number;
  readonly to: number;
  /**
   * Milliseconds after which a game is taken for one that does not end (where the runtime can end a worker). A game that crashes or hangs its
   * worker is played once more, and is then an error.
   */
  readonly patience: number;
  /** Tells how long games take; what is asked for at once depends on it, the games do not. */
  readonly clock: Clock;
  readonly cancellation?: Cancellation;
  /** Called with the next games in order. */
  readonly onGames: (games: readonly GameRecord[]) => void;
}

/** Games that one message asks for, at most. */
const MOST_PER_MESSAGE = 64;

/** Plays until all games are played or the caller stops; the number of games handed out. */
export async function runMatch(lanes: readonly Lane[], job: MatchJob): Promise<number> {
  const { match, schedule, from, to, patience, clock, cancellation, onGames } = job;
  const done = new InOrder(from, onGames);
  let next = from;
  const work = async (lane: Lane): Promise<void> => {
    const size = new MessageSize(MOST_PER_MESSAGE);
    while (next < to && cancellation?.aborted !== true) {
      const start = next;
      next = Math.min(to, start + size.next);
      const orders = Array.from({ length: next - start }, (_, at) => schedule(start + at));
      const began = clock();
      done.add(start, await playSafely(lane, match, orders, patience));
      size.took(orders.length, clock() - began);
    }
  };
  await Promise.all(lanes.map(work));
  return done.handedOut - from;
}

/**
 * Plays these games on one worker. A loss of several games together counts for none of them, since nobody knows which it was: they are played one
 * by one. A game that loses a worker by itself is played once more, and is an error if it loses another.
 */
export async function playSafely(
  lane: Lane,
  match: Match,
  orders: readonly GameOrder[],
  patience: number,
): Promise<readonly GameRecord[]> {
  const played = await play(lane, match, orders, patience);
  if (!(played instanceof WorkerLost)) return played;
  const [order] = orders;
  if (orders.length > 1 || order === undefined) {
    const games: GameRecord[] = [];
    for (const one of orders) games.push(...(await playSafely(lane, match, [one], patience)));
    return games;
  }
  const again = await play(lane, match, orders, patience);
  return again instanceof WorkerLost ? [lostGame(order, `its worker was lost twice: ${again.message}`)] : again;
}

async function play(
  lane: Lane,
  match: Match,
  orders: readonly GameOrder[],
  patience: number,
): Promise<readonly GameRecord[] | WorkerLost> {
  try {
    const result = await lane.run({ kind: 'playGames', match, orders }, patience);
    if (result.kind === 'games') return result.games;
    throw new Error(`a worker answered games with ${result.kind}`);
  } catch (error) {
    if (error instanceof WorkerLost) return error;
    throw error;
  }
}

/** The record of a game that never came back. */
export function lostGame({ game, seed, first }: GameOrder, reason: string): GameRecord {
  return { game, seed, first, end: 'error', winner: null, turns: 0, decisions: 0, life: [], hash: 0, reason };
}
