/** Keyword abilities that are looked for by their word: where attackers are declared, and where chapters trigger. */
import { NONE } from '../state/none.ts';
import type { Permanent } from '../state/permanent.ts';

/** How many instances of that keyword the permanent has. */
export function instancesOf(permanent: Permanent | null, word: string): number {
  const abilities = permanent?.characteristics.abilities ?? NONE;
  let count = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]?.word === word) count++;
  return count;
}
