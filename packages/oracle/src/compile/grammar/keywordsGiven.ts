/** What a keyword phrase gives: keywords without parameters, and abilities. */
import type { Ability, KeywordSet } from '@foretell/rules/ir';
import type { Meaning } from '../parsing.ts';

/** What a keyword, or a list of them, gives a permanent or a spell. */
export interface Keywords {
  readonly bits: KeywordSet;
  readonly abilities: readonly Ability[];
}

export type Given = Meaning<Keywords>;

export function abilities(...given: Ability[]): Keywords {
  return { bits: 0, abilities: given };
}
