/** Where a game was lost: what choices cost, and where the chance fell most. */
import type { GamePoint } from '../protocol/table.ts';

export interface Drop {
  /** Which point. */
  readonly at: number;
  readonly point: GamePoint;
  /** Of the chance to win, 0 … 1. */
  readonly size: number;
}

const LEAST = 0.02;
const MOST = 5;

/** The viewer's own choices that were worth less than the best one, the costliest first. */
export function costliestChoices(points: readonly GamePoint[]): readonly Drop[] {
  return largest(points.map((point, at) => ({ at, point, size: point.loss })));
}

/** Falls from one point to the next, whoever's choice or luck they are of; a fall is of the point before which all was better. */
export function largestFalls(points: readonly GamePoint[]): readonly Drop[] {
  return largest(
    points.slice(0, -1).map((point, at) => ({
      at,
      point,
      size: point.winProbability - (points[at + 1]?.winProbability ?? point.winProbability),
    })),
  );
}

function largest(drops: readonly Drop[]): readonly Drop[] {
  return drops
    .filter(({ size }) => size >= LEAST)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST);
}
