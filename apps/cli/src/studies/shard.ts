/** Shards: parts of a study that machines play without knowing of each other. Which games a shard has depends on their numbers alone. */
import { isCount, isFields } from './shapes.ts';

/** The `index`-th of `of` parts, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Which games a results folder holds, by their places in it. */
export interface Numbering {
  /** The number of the game at that place. */
  readonly gameAt: (place: number) => number;
  /** How many of the study's first `games` games these are. */
  readonly count: (games: number) => number;
}

/** The games of a shard, or all of them. Shards take the study's units (games that belong together) in turn. */
export function numberingOf(shard: Shard | undefined, unit: number): Numbering {
  if (shard === undefined) return { gameAt: (place) => place, count: (games) => games };
  const { index, of } = shard;
  return {
    gameAt: (place) => (Math.floor(place / unit) * of + index - 1) * unit + (place % unit),
    count: (games) => {
      const whole = Math.floor(games / unit);
      const own = Math.floor((whole + of - index) / of);
      return own * unit + (whole % of === index - 1 ? games % unit : 0);
    },
  };
}

/** The place in shards of the game of that number: which shard (from 0) has it, and where. */
export function placeOf(game: number, of: number, unit: number): { readonly shard: number; readonly place: number } {
  const at = Math.floor(game / unit);
  return { shard: at % of, place: Math.floor(at / of) * unit + (game % unit) };
}

/** "2/3" as a shard; null if it is none. */
export function shardFrom(text: string): Shard | null {
  const [, index = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  return isShard(shard) ? shard : null;
}

export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`;
}

export function isShard(value: unknown): value is Shard {
  if (!isFields(value)) return false;
  const { index, of } = value;
  return isCount(index) && isCount(of) && index >= 1 && index <= of;
}
