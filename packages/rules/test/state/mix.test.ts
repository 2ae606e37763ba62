import { describe, expect, it } from 'vitest';
import { finish, mix, mixed, mixText } from '../../src/state/mix.ts';

describe('integer hashing', () => {
  it('is MurmurHash3 on 32-bit blocks', () => {
    // Published values of MurmurHash3_x86_32: four zero bytes and "test" with seed 0, four zero-valued bytes 21 43 65 87 with two seeds.
    expect(finish(mix(0, 0) ^ 4)).toBe(0x2362f9de);
    expect(finish(mix(0, 0x74736574) ^ 4)).toBe(0xba6bd213);
    expect(finish(mix(0, 0x87654321) ^ 4)).toBe(0xf55b516b);
    expect(finish(mix(0x5082edee, 0x87654321) ^ 4)).toBe(0x2362f9de);
  });

  it('tells orders apart and stays in 32 bits', () => {
    expect(mixed(1, 2)).not.toBe(mixed(2, 1));
    for (const value of [mixed(-1, 2 ** 31 - 1), mixed(0, 0), finish(mixText(1, 'Forest'))]) {
      expect(Number.isInteger(value) && value >= 0 && value < 2 ** 32).toBe(true);
    }
    expect(mixText(1, 'ab')).not.toBe(mixText(1, 'ba'));
    expect(mix(mixText(1, 'a'), 2)).not.toBe(mix(mixText(1, ''), 2));
  });

  it('has no collisions among small pairs beyond what chance gives', () => {
    const seen = new Set<number>();
    for (let a = 0; a < 200; a++) for (let b = 0; b < 200; b++) seen.add(mixed(a, b));
    // 40,000 values in 2^32: 0.19 collisions expected.
    expect(seen.size).toBeGreaterThanOrEqual(39_997);
  });
});
