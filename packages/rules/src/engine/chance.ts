/**
 * Randomness as part of the state (DESIGN §2.8). There is no generator that runs on: every random number is a hash of the game's seed, the
 * stream it belongs to, the player and how many numbers that stream has given so far. Lines of play that differ elsewhere therefore meet the
 * same luck, and a coin or die can be forced without disturbing anything else.
 */
import type { Game } from '../state/game.ts';
import { finish, mix } from '../state/mix.ts';

/** What the number is for. Streams do not disturb one another. */
export const ChanceStream = { Shuffle: 0, Coin: 1, Die: 2, Choice: 3, FirstPlayer: 4, Order: 5 } as const;
export type ChanceStreamId = (typeof ChanceStream)[keyof typeof ChanceStream];

/** Counters a player has, one a stream; `Game.chanceCounts` is indexed by player first. */
const STREAMS = 8;

/** A whole number from 0 to `bound - 1`, each equally likely (`bound` up to 2^32). */
export function randomInt(game: Game, stream: ChanceStreamId, player: number, bound: number): number {
  if (bound < 1) throw new Error(`no number below ${bound} to draw`);
  return boundedHash(eventHash(game, stream, player), bound);
}

/** Flips a coin (705): true is heads, or that the player wins the flip. Takes the next forced outcome first. */
export function flipCoin(game: Game, player: number): boolean {
  const drawn = randomInt(game, ChanceStream.Coin, player, 2);
  const forced = takeForced(game);
  return (forced ?? drawn) !== 0;
}

/** Rolls a die (706): 1 to `sides`. Takes the next forced outcome first; callers force numbers that the die has. */
export function rollDie(game: Game, player: number, sides: number): number {
  const drawn = 1 + randomInt(game, ChanceStream.Die, player, sides);
  const forced = takeForced(game);
  if (forced === null) return drawn;
  if (forced < 1 || forced > sides) throw new Error(`a die with ${sides} sides was forced to show ${forced}`);
  return forced;
}

/**
 * Shuffles a library (701.24): nobody knows a position any more. The cards stay where they are (no zone change, 400.7), but references to
 * single cards of the library must not survive the shuffle, so all of them get one fresh stamp: handles to its cards from before are stale,
 * just as if the cards had moved.
 */
export function shuffleLibrary(game: Game, player: number): void {
  const library = game.player(player).library;
  shuffleOrder(game, ChanceStream.Shuffle, player, library);
  const stamp = game.nextStamp++;
  for (let i = 0; i < library.length; i++) {
    const slot = library[i] as number;
    game.known[slot] = 0;
    game.stamps[slot] = stamp;
  }
}

/**
 * Puts slots into random order, in place: they are sorted by a hash of seed, stream, player, count and slot (ties by slot). The order depends
 * only on which slots there are, not on the order they were in, and two sets that differ in one slot keep the others in the same
 * relative order: a card more or less does not change the luck of the rest.
 */
export function shuffleOrder(game: Game, stream: ChanceStreamId, player: number, slots: number[]): void {
  sortByRank(slots, eventHash(game, stream, player));
}

const BUCKETS = 64;
const bucketStarts = new Int32Array(BUCKETS + 1);
let ranks = new Float64Array(128);
let ranked = new Float64Array(128);

/** One pass of counting sort on the top bits, then insertion sort of what is nearly in order. A rank is the hash with the slot below it. */
function sortByRank(slots: number[], event: number): void {
  const count = slots.length;
  if (count > ranks.length) {
    ranks = new Float64Array(count * 2);
    ranked = new Float64Array(count * 2);
  }
  bucketStarts.fill(0);
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const hash = finish(mix(event, slot));
    ranks[i] = hash * SLOT_RANGE + slot;
    const next = (hash >>> 26) + 1;
    bucketStarts[next] = (bucketStarts[next] as number) + 1;
  }
  for (let i = 1; i <= BUCKETS; i++) bucketStarts[i] = (bucketStarts[i] as number) + (bucketStarts[i - 1] as number);
  for (let i = 0; i < count; i++) {
    const rank = ranks[i] as number;
    const bucket = Math.floor(rank / BUCKET_RANGE);
    const at = bucketStarts[bucket] as number;
    bucketStarts[bucket] = at + 1;
    ranked[at] = rank;
  }
  for (let i = 1; i < count; i++) {
    const rank = ranked[i] as number;
    let at = i - 1;
    while (at >= 0 && (ranked[at] as number) > rank) {
      ranked[at + 1] = ranked[at] as number;
      at--;
    }
    ranked[at + 1] = rank;
  }
  for (let i = 0; i < count; i++) {
    const rank = ranked[i] as number;
    // An integer for engines as well: else the list, and every list that its slots come to, would be one of floating point numbers.
    slots[i] = (rank - Math.floor(rank / SLOT_RANGE) * SLOT_RANGE) | 0;
  }
}

const SLOT_RANGE = 4096;
const BUCKET_RANGE = (4294967296 / BUCKETS) * SLOT_RANGE;

/** How many numbers the stream has given to the player so far. */
export function randomEvents(game: Game, player: number, stream: ChanceStreamId): number {
  return game.chanceCounts[player * STREAMS + stream] ?? 0;
}

/** The hash of the next random event of a stream; counts it. */
function eventHash(game: Game, stream: ChanceStreamId, player: number): number {
  const counts = game.chanceCounts;
  const at = player * STREAMS + stream;
  while (counts.length <= at) counts.push(0);
  const count = counts[at] as number;
  counts[at] = count + 1;
  return mix(mix(mix(game.seed | 0, stream), player), count);
}

/** Maps a hash to 0 … bound - 1 without bias: values beyond the last whole multiple of `bound` are rejected and hashed again. */
function boundedHash(event: number, bound: number): number {
  const limit = RANGE - (RANGE % bound);
  for (let attempt = 0; ; attempt++) {
    const value = finish(mix(event, attempt));
    if (value < limit) return value % bound;
  }
}

const RANGE = 4294967296;

function takeForced(game: Game): number | null {
  const forced = game.forcedChances[0];
  if (forced === undefined) return null;
  game.forcedChances = game.forcedChances.slice(1);
  return forced;
}
