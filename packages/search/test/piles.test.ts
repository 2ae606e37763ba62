/** The pile solver against enumeration of everything the chooser could do, on made-up tables. */
import { describe, expect, test } from 'vitest';
import { bestSplit, chooserReplies, type PileExpectation, type PileOutcome, solveSplit } from '../src/piles.ts';
import { Random } from '../src/random.ts';

/** A world of a table: the chooser's information set, and the splitter's value of either pile; the chooser has the rest. */
type World = readonly [informationSet: number, first: number, second: number];

function tables(worlds: readonly World[]): [PileExpectation[], PileOutcome[]] {
  return [
    worlds.map(([informationSet, first, second]) => ({ informationSet, chooserValues: [1 - first, 1 - second] })),
    worlds.map(([informationSet, first, second]) => ({ informationSet, splitterValues: [first, second] })),
  ];
}

/** The least that any strategy of the chooser (a pile for every information set) leaves the splitter. */
function bruteForce(worlds: readonly World[]): number {
  const sets = [...new Set(worlds.map(([informationSet]) => informationSet))];
  let least = Number.POSITIVE_INFINITY;
  for (let strategy = 0; strategy < 1 << sets.length; strategy++) {
    let sum = 0;
    for (const [informationSet, first, second] of worlds)
      sum += (strategy & (1 << sets.indexOf(informationSet))) === 0 ? first : second;
    least = Math.min(least, sum / worlds.length);
  }
  return least;
}

describe('one split', () => {
  test('the chooser cannot tell the worlds apart: one pile for all, not the better pile of each', () => {
    // Taking the better pile in each world would leave the splitter 0.2; a chooser who must commit leaves 0.5.
    const worlds: World[] = [
      [1, 0.2, 0.8],
      [1, 0.8, 0.2],
    ];
    expect(solveSplit(...tables(worlds)).value).toBeCloseTo(0.5, 12);
    const perWorld = (0.2 + 0.2) / 2;
    expect(solveSplit(...tables(worlds)).value).toBeGreaterThan(perWorld + 0.25);
  });

  test('the chooser who can tell them apart takes the better pile of each', () => {
    const worlds: World[] = [
      [1, 0.2, 0.8],
      [2, 0.8, 0.2],
    ];
    const solved = solveSplit(...tables(worlds));
    expect(solved.value).toBeCloseTo(0.2, 12);
    expect([...solved.replies]).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test('replies follow what the chooser expects, not what the splitter knows', () => {
    // From what they know the second pile is better; in the world that is real it is the first.
    const expectations: PileExpectation[] = [
      { informationSet: 7, chooserValues: [0.4, 0.7] },
      { informationSet: 7, chooserValues: [0.5, 0.6] },
    ];
    const outcomes: PileOutcome[] = [{ informationSet: 7, splitterValues: [0.1, 0.9] }];
    expect(solveSplit(expectations, outcomes).value).toBe(0.9);
  });

  test('equal piles: the first is taken', () => {
    expect(chooserReplies([{ informationSet: 1, chooserValues: [0.5, 0.5] }]).get(1)).toBe(0);
  });
});

describe('against enumeration', () => {
  test('500 random tables of up to eight worlds in up to four information sets', () => {
    for (let seed = 0; seed < 500; seed++) {
      const random = new Random(seed);
      const count = 1 + random.below(8);
      const worlds = Array.from({ length: count }, (): World => [random.below(4), random.unit(), random.unit()]);
      expect(solveSplit(...tables(worlds)).value).toBeCloseTo(bruteForce(worlds), 12);
    }
  });

  test('the best split is the one whose worst reply is best', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = new Random(1000 + seed);
      const splits = Array.from({ length: 16 }, () =>
        Array.from({ length: 6 }, (): World => [random.below(3), random.unit(), random.unit()]),
      );
      const best = bestSplit(splits.map((worlds) => solveSplit(...tables(worlds))));
      const values = splits.map(bruteForce);
      expect(values[best]).toBeCloseTo(Math.max(...values), 12);
    }
  });
});
