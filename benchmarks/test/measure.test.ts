import { describe, expect, test } from 'vitest';
import { belowFloor, table } from '../src/benchTable.ts';
import { type BenchReport, type Case, median, report } from '../src/measure.ts';
import { type PlayoutSample, playFor, signPlayouts } from '../src/playoutSample.ts';
import { type MeasuredProcess, playRound } from '../src/round.ts';
import { emptySignature, sign } from '../src/signature.ts';
import { rootNames } from '../src/vanilla/roots.ts';
import { variants } from '../src/variants.ts';

const hand: Case = { variant: 'hand', root: 'fresh' };
const other: Case = { variant: 'other', root: 'fresh' };

function sample(playouts: number, signature = 1): PlayoutSample {
  return { playouts, decisions: playouts * 10, cpuSeconds: 2, signature };
}

function value(measured: BenchReport, name: string): number | undefined {
  return measured.results.find((result) => result.name === name)?.value;
}

describe('a round', () => {
  test('warms up, then lets the processes take turns and adds their slices up', async () => {
    const order: string[] = [];
    const process = (name: string, signature: number): MeasuredProcess => ({
      signature,
      play(seconds) {
        order.push(`${name} ${seconds}`);
        return Promise.resolve({ playouts: 10, decisions: 100, cpuSeconds: seconds });
      },
    });
    const samples = await playRound([process('a', 1), process('b', 2)], 0.3);
    expect(order.map((entry) => entry[0]).join('')).toBe('ab' + 'abbaab');
    expect(order[0]).toBe('a 0.3');
    expect(order[2]).toMatch(/^a 0\.(1|09999+)/);
    expect(samples.map(({ playouts, decisions, signature }) => [playouts, decisions, signature])).toEqual([
      [30, 300, 1],
      [30, 300, 2],
    ]);
    expect(samples[0]!.cpuSeconds).toBeCloseTo(0.3, 12);
  });
});

describe('the report', () => {
  test('takes shares within a round', () => {
    // The machine is twice as slow in the second round: the shares do not see it.
    const rounds = [
      [sample(1000), sample(300)],
      [sample(500), sample(150)],
      [sample(1000), sample(100)],
    ];
    const measured = report([hand, other], rounds);
    expect(value(measured, 'vanilla/fresh/hand/playouts')).toBe(500);
    expect(value(measured, 'vanilla/fresh/hand/decisions')).toBe(5000);
    expect(value(measured, 'vanilla/fresh/hand/length')).toBe(10);
    expect(value(measured, 'vanilla/fresh/hand/share')).toBe(1);
    expect(value(measured, 'vanilla/fresh/other/share')).toBeCloseTo(0.3, 12);
    expect(belowFloor(measured, [hand, other])).toEqual([]);
  });

  test('names what is below its floor', () => {
    const measured = report([hand, other], [[sample(1000), sample(190)]]);
    expect(belowFloor(measured, [hand, other])).toEqual(['other on fresh reaches 0.190 of hand; the floor is 0.2']);
    expect(table(measured, [hand, other])).toMatch(
      /^fresh\s+other\s+95\s+950\s+10\.0\s+0\.190\s+\[0\.190\.\.0\.190\]$/m,
    );
  });

  test('refuses a variant whose games differ between rounds, and a root without yardstick', () => {
    expect(() => report([hand], [[sample(1000, 1)], [sample(1000, 2)]])).toThrow('other games');
    expect(() => report([other], [[sample(1000)]])).toThrow('yardstick');
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
    '%s plays the same games from the %s root every time it is set up',
    (name, root) => {
      const make = variants.get(name)!;
      const playout = make(root);
      const signature = signPlayouts(playout, 64);
      const slice = playFor(playout, 0.02);
      expect(slice.cpuSeconds).toBeGreaterThanOrEqual(0.02);
      expect(slice.decisions).toBeGreaterThan(slice.playouts);
      expect(signPlayouts(make(root), 64)).toBe(signature);
      expect(signPlayouts(playout, 64), 'later seeds are other games').not.toBe(signature);
    },
  );
});
