// What is wrong with a deck, for people: where it stands in the list, and how to mend it.
import { type DeckFault, formatDeckFault } from './check.ts';
import type { Deck, DeckEntry } from './types.ts';

/** A fault of one card is at the line where its last copy stands, one of a companion or a commander where it is named as that. */
export function deckFaultLine(name: string, deck: Deck, fault: DeckFault): string {
  const line = lineOf(deck, fault);
  return `${line === undefined ? name : `${name}:${line}`}: ${formatDeckFault(fault)}; ${mendOf(fault)}`;
}

function lineOf(deck: Deck, fault: DeckFault): number | undefined {
  switch (fault.code) {
    case 'too-few-cards':
    case 'too-many-cards':
    case 'sideboard-too-large':
      return undefined;
    case 'wrong-commander-count':
      return deck.commander.at(-1)?.line;
    case 'too-many-companions':
      return deck.companion?.at(-1)?.line;
    case 'no-commander':
    case 'no-partners':
      return lineIn(deck.commander, fault.name);
    case 'no-companion':
    case 'companion-unfulfilled':
      return lineIn(deck.companion ?? [], fault.name);
    case 'too-many-copies':
    case 'outside-identity':
      return lineIn([...deck.commander, ...deck.main, ...deck.sideboard], fault.name);
  }
}

function lineIn(entries: readonly DeckEntry[], name: string): number | undefined {
  return entries.findLast((entry) => entry.name === name)?.line;
}

function mendOf(fault: DeckFault): string {
  switch (fault.code) {
    case 'too-few-cards':
      return `add ${fault.least - fault.have}`;
    case 'too-many-cards':
    case 'sideboard-too-large':
    case 'too-many-copies':
    case 'too-many-companions':
      return `take out ${fault.have - fault.most}`;
    case 'wrong-commander-count':
      return 'list one commander, or two partners';
    case 'no-commander':
      return 'take a legendary creature, Vehicle or Spacecraft, or a card that says it can be your commander';
    case 'no-partners':
      return 'take one of them, or two whose partner abilities fit';
    case 'outside-identity':
      return 'take it out, or another commander';
    case 'no-companion':
      return 'list it in the sideboard, or take a card with companion';
    case 'companion-unfulfilled':
      return 'change the deck as its companion ability asks, or list it in the sideboard';
  }
}
