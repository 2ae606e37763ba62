// Deck construction: constructed play (CR 100.2a, 100.4a) and Commander (CR 903.5a, 903.5b, 903.5e). Not checked here,
// because they ask for more than names: colour identity (903.5c, 903.5d), who can be a commander (903.3), banned lists.
import { DECK_SECTIONS, type Deck } from './types.ts';

export type DeckRules = 'constructed' | 'commander';

/** What the checks must know about a card. */
export interface DeckCardFacts {
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
  /** A Commander deck has one commander, or two with partner (CR 702.124); other decks have none. */
  | { readonly code: 'wrong-commander-count'; readonly have: number; readonly least: number; readonly most: number };

/** Every fault of a deck, in the order: size, sideboard, commanders, copies. A legal deck has none. */
export function checkDeck(deck: Deck, rules: DeckRules, facts: DeckCardFacts): readonly DeckFault[] {
  const commander = rules === 'commander';
  const faults: DeckFault[] = [];
  const size = total(deck, ['main', 'commander']);
  const least = commander ? 100 : 60;
  if (size < least) faults.push({ code: 'too-few-cards', have: size, least });
  if (commander && size > 100) faults.push({ code: 'too-many-cards', have: size, most: 100 });
  const side = total(deck, ['sideboard']);
  const sideMost = commander ? 0 : 15;
  if (side > sideMost) faults.push({ code: 'sideboard-too-large', have: side, most: sideMost });
  const leaders = total(deck, ['commander']);
  const [leadersLeast, leadersMost] = commander ? [1, 2] : [0, 0];
  if (leaders < leadersLeast || leaders > leadersMost)
    faults.push({ code: 'wrong-commander-count', have: leaders, least: leadersLeast, most: leadersMost });
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
      return `${fault.have} commanders, ${fault.most === 0 ? 'none is' : `${fault.least} to ${fault.most} are`} allowed`;
  }
}

function total(deck: Deck, sections: readonly (typeof DECK_SECTIONS)[number][]): number {
  return sections.flatMap((section) => deck[section]).reduce((sum, entry) => sum + entry.count, 0);
}

function copies(deck: Deck): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const section of DECK_SECTIONS)
    for (const { name, count } of deck[section]) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}
