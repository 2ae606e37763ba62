import { describe, expect, test } from 'vitest';
import { belowFloor, table } from '../src/benchTable.ts';
import { type Case, measure, median } from '../src/measure.ts';
import { type PlayoutSample, samplePlayouts } from '../src/playoutSample.ts';
import { emptySignature, sign } from '../src/signature.ts';
import { rootNames } from '../src/vanilla/roots.ts';
import { variants } from '../src/variants.ts';

const hand: Case = { variant: 'hand', root: 'fresh' };
const other: Case = { variant: 'other', root: 'fresh' };

function sample(playouts: number, signature = 1): PlayoutSample {
  return { playouts, decisions: playouts * 10, cpuSeconds: 2, signature };
}

function value(report: ReturnType<typeof measure>, name: string): number | undefined {
  return report.results.find((result) => result.name === name)?.value;
}

describe('measure', () => {
  test('reverses the order every round and takes shares within a round', () => {
    const order: string[] = [];
    // The machine is twice as slow in the second round: the shares do not see it.
    const speeds: Record<string, number[]> = { hand: [1000, 500, 1000], other: [300, 150, 100] };
    const report = measure([hand, other], 3, ({ variant }) => {
      order.push(variant);
      return sample(speeds[variant]!.shift()!);
    });
    expect(order).toEqual(['hand', 'other', 'other', 'hand', 'hand', 'other']);
    expect(value(report, 'vanilla/fresh/hand/playouts')).toBe(500);
    expect(value(report, 'vanilla/fresh/hand/decisions')).toBe(5000);
    expect(value(report, 'vanilla/fresh/hand/length')).toBe(10);
    expect(value(report, 'vanilla/fresh/hand/share')).toBe(1);
    expect(value(report, 'vanilla/fresh/other/share')).toBeCloseTo(0.3, 12);
    expect(belowFloor(report, [hand, other])).toEqual([]);
  });

  test('names what is below its floor', () => {
    const report = measure([hand, other], 1, ({ variant }) => sample(variant === 'hand' ? 1000 : 190));
    expect(belowFloor(report, [hand, other])).toEqual(['other on fresh reaches 0.190 of hand; the floor is 0.2']);
    expect(table(report, [hand, other])).toMatch(/^fresh\s+other\s+95\s+950\s+10\.0\s+0\.190\s+\[0\.190\.\.0\.190\]$/m);
  });

  test('refuses a variant whose games differ between rounds, and a root without yardstick', () => {
    let signature = 0;
    expect(() => measure([hand], 2, () => sample(1000, signature++))).toThrow('other games');
    expect(() => measure([other], 1, () => sample(1000))).toThrow('yardstick');
  });

  test('takes the median of odd and even numbers of rounds', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('samples', () => {
  test('sign like FNV-1a', () => {
    // The published 32-bit FNV-1a value of the bytes of "foob", read as one little-endian integer.
    expect(sign(emptySignature, 0x626f6f66)).toBe(0x3f5076ef);
  });

  test.each([...variants.keys()].flatMap((name) => rootNames.map((root) => [name, root] as const)))(
    '%s plays the same games from the %s root for any length of the measurement',
    (name, root) => {
      const make = variants.get(name)!;
      const short = samplePlayouts(make(root), 0.001);
      const long = samplePlayouts(make(root), 0.02);
      expect(long.signature).toBe(short.signature);
      expect(long.playouts % 64).toBe(0);
      expect(long.cpuSeconds).toBeGreaterThanOrEqual(0.02);
      expect(long.decisions).toBeGreaterThan(long.playouts);
    },
  );
});
