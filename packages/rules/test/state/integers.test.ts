// Whole numbers have to be integers for the engine that runs the program as well: one floating point number in a list of slots makes the list, and
// every list that its slots come to, one of floating point numbers, and games take an eighth longer. Serialising tells the two apart.
import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { makeHandle, STAMP_LIMIT, slotOf } from '../../src/state/handle.ts';
import { playRandomly, randomGame } from './games.ts';

/** Whether the list, which holds small whole numbers alone, is kept as one of integers. */
function isOfIntegers(list: readonly number[]): boolean {
  return serialize(list).equals(serialize(Array.from(list, (value) => value | 0)));
}

function isOfNumbers(list: readonly unknown[]): list is readonly number[] {
  return list.length > 0 && list.every((part) => typeof part === 'number' && (part | 0) === part);
}

/** Where in the value, a list or record, lists of whole numbers are kept as floating point numbers. */
function floats(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    if (isOfNumbers(parts)) return isOfIntegers(parts) ? [] : [path];
    return parts.flatMap((part, at) => floats(part, `${path}[${at}]`));
  }
  const isRecord = value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isRecord ? Object.entries(value).flatMap(([key, part]) => floats(part, `${path}.${key}`)) : [];
}

describe('lists of whole numbers in states', { timeout: 60_000 }, () => {
  it('are told apart from lists of floating point numbers', () => {
    const list = [1, 2];
    const big = Number('4294967296.5');
    list[0] = big - (big - 2);
    expect(list).toEqual([2, 2]);
    expect(floats({ list }, 'here')).toEqual(['here.list']);
    expect(floats({ list: [2, 2] }, 'here')).toEqual([]);
  });

  it('are lists of integers at every decision of random games', () => {
    let looked = 0;
    for (let seed = 0; seed < 3; seed++) {
      playRandomly(randomGame(seed), seed, 300, (game, count) => {
        if (count % 10 !== 0) return;
        looked++;
        const { battlefield, stack, exile, stamps, zones, known, frames, objects, decision } = game;
        const players = game.players.map((player) => Object.entries(player));
        const state = { players, battlefield, exile, stamps, zones, known, decision: Object.entries(decision ?? {}) };
        const lists = { locals: frames.map(({ locals }) => locals), targets: stack.map(({ targets }) => targets) };
        const blocking = objects.map((permanent) => permanent?.blocking ?? []);
        expect(floats({ ...state, ...lists, blocking }, `decision ${count} of game ${seed}`)).toEqual([]);
      });
    }
    expect(looked).toBeGreaterThan(30);
  });

  it('hold handles as well, up to the last', () => {
    const handles = [makeHandle(1, 4096), makeHandle(4095, STAMP_LIMIT), makeHandle(7, 2 * STAMP_LIMIT - 1)];
    expect(handles.map(slotOf)).toEqual([1, 4095, 7]);
    expect(handles.every((handle) => handle > 0)).toBe(true);
    expect(floats(handles, 'handles')).toEqual([]);
  });
});
