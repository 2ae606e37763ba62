/** The end of a comparison: a verdict, and one plain sentence. */

import { differenceAt } from './needed.ts';
import type { ComparedDeck, Difference, Stop, Verdict } from './summary.ts';

interface Found {
  readonly old: ComparedDeck;
  readonly new: ComparedDeck;
  readonly difference: Difference;
  readonly stop: Stop;
}

/**
 * A decided sequential test gives the verdict of the hypothesis it accepts. Otherwise the interval does: it excludes 0; or it is as narrow as was
 * asked for and does not; or nobody can tell.
 */
export function verdictOf({ difference, stop }: Found): Verdict {
  const { state, sprt, reached } = stop;
  if (sprt !== null && state !== null && state.verdict !== 'undecided') {
    const elo = sprt[state.verdict];
    return elo > 0 ? 'better' : elo < 0 ? 'worse' : 'no-difference';
  }
  if (sprt !== null && !reached) return 'cannot-tell';
  const [low, high] = difference.ci95;
  if (low > 0) return 'better';
  if (high < 0) return 'worse';
  return reached ? 'no-difference' : 'cannot-tell';
}

export function sentenceOf(verdict: Verdict, found: Found): string {
  const { old, new: next, difference, stop } = found;
  const { mean, ci95 } = difference;
  const range = `95 % interval ${signed(ci95[0])} to ${signed(ci95[1])}`;
  const games = `after ${2 * difference.pairs} games`;
  const how = stop.sprt !== null && stop.reached ? `by the sequential test, ${games}` : `${range}, ${games}`;
  const [name, other] = [next.deck, old.deck];
  switch (verdict) {
    case 'better':
      return `${name} is better than ${other} against this field: ${wins(mean)} more in 100 games (${how}).`;
    case 'worse':
      return `${name} is worse than ${other} against this field: ${wins(-mean)} fewer in 100 games (${how}).`;
    case 'no-difference':
      return `${name} and ${other} do not differ ${extent(found)} in 100 games against this field (${how}).`;
    case 'cannot-tell':
      return `Cannot tell yet whether ${name} is better than ${other} against this field: ${signed(mean)} wins in 100 games (${how})${more(difference)}.`;
  }
}

/** What is ruled out: by the test the difference that it refused, otherwise all that lies outside the interval. */
function extent({ difference, stop: { sprt, state, reached } }: Found): string {
  if (sprt !== null && state !== null && reached) {
    const refused = state.verdict === 'elo0' ? sprt.elo1 : sprt.elo0;
    return `by as much as ${wins(differenceAt(refused))}`;
  }
  const [low, high] = difference.ci95;
  return `by more than ${wins(Math.max(-low, high))}`;
}

/** How many games would show the difference seen so far, if it is real. */
function more({ pairs, mean, ci95 }: Difference): string {
  const half = (ci95[1] - ci95[0]) / 2;
  const needed = 2 * pairs * (half / mean) ** 2;
  if (!Number.isFinite(needed) || needed > 1e7) return '';
  const digits = 10 ** Math.max(0, Math.floor(needed).toString().length - 2);
  return `; if that is real, about ${Math.ceil(needed / digits) * digits} games would show it`;
}

function wins(share: number): string {
  const won = Math.abs(100 * share).toFixed(1);
  return `${won} ${won === '1.0' ? 'win' : 'wins'}`;
}

function signed(share: number): string {
  const won = (100 * share).toFixed(1);
  return share > 0 && won !== '0.0' ? `+${won}` : won.replace(/^-0\.0$/, '0.0');
}
