/**
 * Elo differences: the logistic scale on which a player who scores s against another is 400 log10(s / (1 - s)) points stronger. Scores, not
 * Elo, are what is measured; an interval of Elo is that of the score on this scale.
 */
import { exponential, logarithm } from '@foretell/search';

const POINTS_PER_LOGIT = 400 / Math.LN10;

/** Expected score (0–1) of a player so many points stronger. */
export function scoreOf(elo: number): number {
  return 1 / (1 + exponential(-elo / POINTS_PER_LOGIT));
}

/** The points that explain a score; infinite at 0 and 1. */
export function eloOf(score: number): number {
  if (score <= 0) return -Infinity;
  if (score >= 1) return Infinity;
  return POINTS_PER_LOGIT * logarithm(score / (1 - score));
}
