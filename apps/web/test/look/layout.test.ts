import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { arrowPath, arrowsOf, pointedAtOf } from '../../src/table/arrows.ts';
import { type FitRoom, fitTiles, type TileSize } from '../../src/table/fit.ts';
import { share } from '../../src/table/share.ts';
import { piecesOf, spokenText, symbolWords } from '../../src/ui/symbols.ts';
import { creature, scene } from './scenes.ts';

/** Whether tiles of that width fit, by laying them out line by line. */
function fits(row: readonly TileSize[], tile: number, room: FitRoom): boolean {
  const lines: TileSize[][] = [];
  for (const item of row) {
    const line = lines.at(-1);
    const taken = line?.reduce((sum, { wide }) => sum + wide * tile + room.gap, 0) ?? 0;
    if (line !== undefined && taken + item.wide * tile <= room.width) line.push(item);
    else lines.push([item]);
  }
  const heights = lines.map((line) => Math.max(...line.map(({ high }) => high)) * tile * room.aspect + room.gap);
  return heights.reduce((sum, height) => sum + height, 0) <= room.height;
}

const size = fc.record({ wide: fc.constantFrom(1, 1.07, 1.21), high: fc.constantFrom(1, 1.2, 1.4) });

describe('tiles', () => {
  propertyTest.prop([
    fc.array(size, { maxLength: 60 }),
    fc.integer({ min: 200, max: 2000 }),
    fc.integer({ min: 100, max: 900 }),
  ])('are as large as they can be', (row, width, height) => {
    const room = { width, height, gap: 8, least: 44, most: 150, aspect: 1.14 };
    const tile = fitTiles([row], room);
    expect(tile).toBeGreaterThanOrEqual(44);
    expect(tile).toBeLessThanOrEqual(150);
    if (tile > 44) expect(fits(row, tile, room)).toBe(true);
    if (tile < 150) expect(fits(row, tile + 1, room)).toBe(false);
  });
});

describe('sharing', () => {
  propertyTest.prop([fc.jsonValue(), fc.jsonValue()])('gives the new value', (before, after) => {
    expect(share(before, after)).toEqual(after);
  });

  propertyTest.prop([fc.jsonValue()])('keeps what is equal', (value) => {
    expect(share(value, structuredClone(value))).toBe(value);
  });

  test('keeps equal parts of what has changed', () => {
    const before = { a: { b: [1, 2] }, c: { d: 1 } };
    const shared = share(before, { a: { b: [1, 2] }, c: { d: 2 } });
    expect(shared.a).toBe(before.a);
    expect(shared.c).toEqual({ d: 2 });
  });
});

describe('arrows', () => {
  const attacker = creature(1, { attacking: -2 });
  const blocker = creature(2, { blocking: [1] });
  const bolt = { ref: 5, isSpell: true, controller: 0, card: creature(5), text: '', choices: '', targets: [2, -2] };
  const seen = {
    ...scene([attacker], [blocker]),
    stack: [
      { ...bolt, source: 0 },
      { ...bolt, ref: 6, targets: [], source: 1 },
    ],
  };

  test('go from attackers to whom they attack, from blockers to what they block, from sources to the stack, from there to targets', () => {
    expect(arrowsOf(seen)).toEqual([
      { kind: 'attack', from: 1, to: -2 },
      { kind: 'block', from: 2, to: 1 },
      { kind: 'target', from: 5, to: 2 },
      { kind: 'target', from: 5, to: -2 },
      { kind: 'source', from: 1, to: 6 },
    ]);
  });

  test('separate what they point at from its equals, but not attackers from each other', () => {
    expect(pointedAtOf([{ kind: 'attack', from: 3, to: -1 }])).toEqual(new Set());
    expect(pointedAtOf(arrowsOf(seen))).toEqual(new Set([2, 1, 5, -2, 6]));
  });

  test('begin and end within the boxes that they join, on the sides that face each other', () => {
    const path = arrowPath(
      { left: 0, top: 0, width: 100, height: 100 },
      { left: 300, top: 0, width: 100, height: 100 },
    );
    expect(path).toMatch(/^M90 50Q\d+(\.\d)? \d+(\.\d)? 310 50$/);
  });
});

describe('symbols', () => {
  test('are told from the text around them, and braces without an end are text', () => {
    expect(piecesOf('{T}: Add {G/P}. {')).toEqual([
      { symbol: 'T' },
      { text: ': Add ' },
      { symbol: 'G/P' },
      { text: '. {' },
    ]);
  });

  test('have words', () => {
    expect(symbolWords('2/W')).toBe('2 or white');
    expect(symbolWords('G/P')).toBe('green or 2 life');
    expect(spokenText('{T}: Add {R}{R}.')).toBe('tap: Add red red.');
  });
});
