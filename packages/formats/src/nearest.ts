// "Did you mean": the known words closest to a mistyped one.

/**
 * The number of single-character insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`
 * (optimal string alignment distance), or `limit + 1` as soon as it is known to exceed `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous: number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current: number[] = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** Up to `most` words within a third of the word's length (at least one edit), nearest first, letter case ignored. */
export function nearestWords(word: string, words: Iterable<string>, most: number): readonly string[] {
  const wanted = word.toLowerCase();
  const limit = Math.max(1, Math.round(wanted.length / 3));
  const found: { readonly candidate: string; readonly distance: number }[] = [];
  for (const candidate of words) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit);
    if (distance <= limit) found.push({ candidate, distance });
  }
  found.sort((a, b) => a.distance - b.distance);
  return found.slice(0, most).map((one) => one.candidate);
}

/** A hint that names the nearest known word, else all of them (for short vocabularies), else the first few. */
export function suggest(word: string, words: readonly string[]): string {
  const [nearest] = nearestWords(word, words, 1);
  if (nearest !== undefined) return `did you mean ${nearest}?`;
  if (words.length === 0) return 'leave it out';
  const shown = words.length <= 16 ? words : [...words.slice(0, 12), '…'];
  return `known: ${shown.join(', ')}`;
}
