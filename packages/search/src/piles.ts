/**
 * Piles as the small game they are. One player splits, another picks a pile knowing only what they know: their reply is the pile with the
 * greater expected value over everything they cannot tell apart (their information set), never the better pile of each single world. The
 * splitter foresees that reply. Both sides' values are given as tables; ties go to the first pile. Exact for the tables given.
 */

/** What the chooser could expect of each pile in one world they consider possible. */
export interface PileExpectation {
  /** Which information set of the chooser the world belongs to. */
  readonly informationSet: number;
  /** The chooser's value of taking pile 0 and pile 1. */
  readonly chooserValues: readonly [number, number];
}

/** What each pile would mean for the splitter in one world. */
export interface PileOutcome {
  readonly informationSet: number;
  readonly splitterValues: readonly [number, number];
}

/** For each information set the pile that the chooser takes. */
export function chooserReplies(expectations: readonly PileExpectation[]): Map<number, 0 | 1> {
  const sums = new Map<number, number>();
  for (const { informationSet, chooserValues } of expectations) {
    const difference = chooserValues[1] - chooserValues[0];
    sums.set(informationSet, (sums.get(informationSet) ?? 0) + difference);
  }
  const replies = new Map<number, 0 | 1>();
  for (const [informationSet, difference] of sums) replies.set(informationSet, difference > 0 ? 1 : 0);
  return replies;
}

/** The splitter's value in each world when the chooser replies so; the first pile where no reply is known. */
export function splitValues(outcomes: readonly PileOutcome[], replies: ReadonlyMap<number, 0 | 1>): number[] {
  return outcomes.map(({ informationSet, splitterValues }) => splitterValues[replies.get(informationSet) ?? 0]);
}

/** What either pile of a split comes to, on the average over the worlds looked at. */
export interface SplitAnalysis {
  /** How often the chooser is expected to take the first pile (0–1). */
  readonly firstPileShare: number;
  /** The splitter's chance to win (0–1) if the chooser takes the first pile, and if they take the second. */
  readonly splitterValues: readonly [number, number];
  /** The chooser's own chance with either pile, from what they know. */
  readonly chooserValues: readonly [number, number];
}

/** Null without outcomes. */
export function splitAnalysis(
  expectations: readonly PileExpectation[],
  outcomes: readonly PileOutcome[],
): SplitAnalysis | null {
  if (outcomes.length === 0) return null;
  const replies = chooserReplies(expectations);
  const first = outcomes.filter(({ informationSet }) => (replies.get(informationSet) ?? 0) === 0).length;
  return {
    firstPileShare: first / outcomes.length,
    splitterValues: meanOfPairs(outcomes.map(({ splitterValues }) => splitterValues)),
    chooserValues: meanOfPairs(expectations.map(({ chooserValues }) => chooserValues)),
  };
}

function meanOfPairs(pairs: readonly (readonly [number, number])[]): readonly [number, number] {
  let [first, second] = [0, 0];
  for (const pair of pairs) {
    first += pair[0];
    second += pair[1];
  }
  return pairs.length === 0 ? [0, 0] : [first / pairs.length, second / pairs.length];
}

export interface SolvedSplit {
  /** Mean value for the splitter. */
  readonly value: number;
  readonly replies: ReadonlyMap<number, 0 | 1>;
}

/** Solves one split over equally likely worlds that both sides' tables are about. */
export function solveSplit(expectations: readonly PileExpectation[], outcomes: readonly PileOutcome[]): SolvedSplit {
  const replies = chooserReplies(expectations);
  const values = splitValues(outcomes, replies);
  return { value: values.reduce((sum, value) => sum + value, 0) / values.length, replies };
}

/** The best of several splits, the first among equals, and the value of each. */
export function bestSplit(splits: readonly SolvedSplit[]): number {
  let best = 0;
  for (let i = 1; i < splits.length; i++)
    if ((splits[i] as SolvedSplit).value > (splits[best] as SolvedSplit).value) best = i;
  return best;
}
