// The companion section of a deck list (CR 702.139): one card with the ability, whose condition the deck fulfils.
import { type Deck, totalOf } from './types.ts';

export interface CompanionFacts {
  /** What the card is to this deck: no card with companion, or one whose condition holds or not (CR 702.139a). */
  companion(name: string): 'none' | 'fulfilled' | 'unfulfilled';
}

export type CompanionFault =
  | { readonly code: 'too-many-companions'; readonly have: number; readonly most: number }
  | { readonly code: 'no-companion'; readonly name: string }
  | { readonly code: 'companion-unfulfilled'; readonly name: string };

export function checkCompanion(deck: Deck, facts: CompanionFacts): readonly CompanionFault[] {
  const named = deck.companion ?? [];
  const faults: CompanionFault[] = [];
  const have = totalOf(named);
  if (have > 1) faults.push({ code: 'too-many-companions', have, most: 1 });
  for (const name of new Set(named.map((entry) => entry.name))) {
    const verdict = facts.companion(name);
    if (verdict === 'none') faults.push({ code: 'no-companion', name });
    if (verdict === 'unfulfilled') faults.push({ code: 'companion-unfulfilled', name });
  }
  return faults;
}

/** One line for people. */
export function formatCompanionFault(fault: CompanionFault): string {
  switch (fault.code) {
    case 'too-many-companions':
      return `${fault.have} companions, at most ${fault.most} is allowed`;
    case 'no-companion':
      return `${fault.name} has no companion ability`;
    case 'companion-unfulfilled':
      return `the deck does not fulfil the condition of ${fault.name} as its companion`;
  }
}
