/**
 * Many tests at once (Benjamini and Hochberg 1995): if all whose adjusted value is at most r are called clear, a share of at most r of those calls
 * is expected to be false. It holds for independent tests and for tests that lean the same way (Benjamini and Yekutieli 2001).
 */
export function adjusted(p: readonly number[]): number[] {
  const order = p.map((_, at) => at).toSorted((a, b) => (p[b] as number) - (p[a] as number) || b - a);
  const result = p.map(() => 1);
  let least = 1;
  for (const [above, at] of order.entries()) {
    least = Math.min(least, ((p[at] as number) * p.length) / (p.length - above));
    result[at] = least;
  }
  return result;
}
