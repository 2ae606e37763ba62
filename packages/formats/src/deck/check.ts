// Deck construction: constructed play (CR 100.2a, 100.4a), Commander (CR 903.3, 903.5) and companions (CR 702.139). Not
// checked here: banned lists.

import { type CommanderFacts, type CommanderFault, checkCommanders, formatCommanderFault } from './commanders.ts';
import { type CompanionFacts, type CompanionFault, checkCompanion, formatCompanionFault } from './companions.ts';
import { DECK_SECTIONS, type Deck, totalOf } from './types.ts';

export type DeckRules = 'constructed' | 'commander';

/** What the checks must know about a card. */
export interface DeckCardFacts extends CommanderFacts, CompanionFacts {
  /** Basic lands may be in a deck in any number (CR 100.2a, 903.5b). */
  isBasicLand(name: string): boolean;
  /** For cards that set their own limit: a number, or `Infinity`. `undefined` for all others. */
  copyLimit?(name: string): number | undefined;
}

/** One way in which a deck breaks the rules of deck construction. */
export type DeckFault =
  /** Main deck (with the commander, in Commander): too few cards. */
  | { readonly code: 'too-few-cards'; readonly have: number; readonly least: number }
  | { readonly code: 'too-many-cards'; readonly have: number; readonly most: number }
  /** Copies of one name in deck, sideboard and command zone together. */
  | { readonly code: 'too-many-copies'; readonly name: string; readonly have: number; readonly most: number }
  | { readonly code: 'sideboard-too-large'; readonly have: number; readonly most: number }
  | CommanderFault
  | CompanionFault;

/** Every fault of a deck, in the order: size, sideboard, commanders, colour identity, companion, copies. A legal deck has none. */
export function checkDeck(deck: Deck, rules: DeckRules, facts: DeckCardFacts): readonly DeckFault[] {
  const commander = rules === 'commander';
  const faults: DeckFault[] = [];
  const size = totalOf([...deck.main, ...deck.commander]);
  const least = commander ? 100 : 60;
  if (size < least) faults.push({ code: 'too-few-cards', have: size, least });
  if (commander && size > 100) faults.push({ code: 'too-many-cards', have: size, most: 100 });
  // 903.5e: no sideboard, but a companion lies outside the game all the same (702.139d).
  const side = totalOf(deck.sideboard) - (commander ? totalOf(deck.companion ?? []) : 0);
  const sideMost = commander ? 0 : 15;
  if (side > sideMost) faults.push({ code: 'sideboard-too-large', have: side, most: sideMost });
  faults.push(...checkCommanders(deck, commander, facts), ...checkCompanion(deck, facts));
  for (const [name, have] of copies(deck)) {
    if (facts.isBasicLand(name)) continue;
    const most = facts.copyLimit?.(name) ?? (commander ? 1 : 4);
    if (have > most) faults.push({ code: 'too-many-copies', name, have, most });
  }
  return faults;
}

/** One line for people. */
export function formatDeckFault(fault: DeckFault): string {
  switch (fault.code) {
    case 'too-few-cards':
      return `${fault.have} cards, at least ${fault.least} are needed`;
    case 'too-many-cards':
      return `${fault.have} cards, at most ${fault.most} are allowed`;
    case 'too-many-copies':
      return `${fault.have} copies of ${fault.name}, at most ${fault.most} are allowed`;
    case 'sideboard-too-large':
      return `${fault.have} cards in the sideboard, at most ${fault.most} are allowed`;
    case 'wrong-commander-count':
    case 'no-commander':
    case 'no-partners':
    case 'outside-identity':
      return formatCommanderFault(fault);
    case 'too-many-companions':
    case 'no-companion':
    case 'companion-unfulfilled':
      return formatCompanionFault(fault);
  }
}

function copies(deck: Deck): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const section of DECK_SECTIONS)
    for (const { name, count } of deck[section]) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}
