/**
 * The interval in which a proportion lies with 95 % confidence (Wilson 1927, the score interval): unlike the normal approximation it is right
 * near 0 and 1 and for few trials.
 */
export function wilson(successes: number, trials: number): [number, number] {
  if (trials === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = successes / trials;
  const denominator = 1 + (z * z) / trials;
  const center = (share + (z * z) / (2 * trials)) / denominator;
  const half = (z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))) / denominator;
  return [successes === 0 ? 0 : center - half, successes === trials ? 1 : center + half];
}
