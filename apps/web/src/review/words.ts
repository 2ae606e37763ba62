/** What the review says of decisions in words. */
import { points as inPoints, rangeWords } from '../board/numbers.ts';
import type { GamePoint } from '../protocol/table.ts';
import { shownStep, stepName } from '../table/words.ts';

/** "Turn 5, Main 2"; before the first turn there is no step. */
export function whenWords({ turn, step }: GamePoint): string {
  return turn === 0 ? 'Before turn 1' : `Turn ${turn}, ${stepName(shownStep(step))}`;
}

/** "Turn 5, Main, You: yes (Pay kicker {4} for Burst Lightning?); 54.3 % (50.1 to 58.0 %)". */
export function pointWords(point: GamePoint, nameOf: (seat: number) => string): string {
  const { seat, chosen, asked, winProbability, ci95 } = point;
  const about = asked === '' ? '' : ` (${asked})`;
  return `${whenWords(point)}, ${nameOf(seat)}: ${chosen}${about}; ${inPoints(winProbability)} % (${rangeWords(ci95)})`;
}
