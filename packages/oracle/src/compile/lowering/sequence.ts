/** Putting instructions after one another (608.2c). */
import type { Effect } from '@foretell/rules/ir';

/** One instruction that does them all in order. */
export function inSequence(effects: readonly Effect[]): Effect {
  const parts = effects.flatMap((each) => (each.kind === 'sequence' ? each.of : [each]));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'sequence', of: parts };
}
