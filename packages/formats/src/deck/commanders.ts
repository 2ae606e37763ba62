// Commanders of a deck: how many, which cards (CR 903.3, 702.124), and the colour identity that they allow (CR 903.5c, 903.5d).
import { COLOR_NAMES, type ColorSet } from '@foretell/rules/ir';
import { DECK_SECTIONS, type Deck, totalOf } from './types.ts';

export interface CommanderFacts {
  /** Whether the card may be a deck's only commander (CR 903.3). */
  mayBeCommander(name: string): boolean;
  /** Whether a deck may have both as its commanders (CR 702.124). */
  mayBeCommandersTogether(first: string, second: string): boolean;
  /** Of basic lands and other cards with a basic land type: with the colours they make (CR 903.4, 903.5d). */
  colorIdentity(name: string): ColorSet;
}

export type CommanderFault =
  /** A Commander deck has one commander, or two that may be together; other decks have none. */
  | { readonly code: 'wrong-commander-count'; readonly have: number; readonly least: number; readonly most: number }
  | { readonly code: 'no-commander'; readonly name: string }
  /** Either may be a commander, but not with the other. */
  | { readonly code: 'no-partners'; readonly name: string; readonly other: string }
  /** `beyond` are the colours that the commanders, with `allowed`, do not have. */
  | { readonly code: 'outside-identity'; readonly name: string; readonly beyond: ColorSet; readonly allowed: ColorSet };

/** The faults in the order: number, commanders, cards outside their colours. */
export function checkCommanders(deck: Deck, isCommander: boolean, facts: CommanderFacts): readonly CommanderFault[] {
  const have = totalOf(deck.commander);
  const [least, most] = isCommander ? [1, 2] : [0, 0];
  if (have < least || have > most) return [{ code: 'wrong-commander-count', have, least, most }];
  if (!isCommander) return [];
  return [...wrongLeaders(deck, facts), ...outsideIdentity(deck, facts)];
}

/** One line for people. */
export function formatCommanderFault(fault: CommanderFault): string {
  switch (fault.code) {
    case 'wrong-commander-count':
      return `${fault.have} commanders, ${fault.most === 0 ? 'none is' : `${fault.least} to ${fault.most} are`} allowed`;
    case 'no-commander':
      return `${fault.name} cannot be a commander`;
    case 'no-partners':
      return `${fault.other} and ${fault.name} cannot be commanders together`;
    case 'outside-identity':
      return `${fault.name} is ${colorsOf(fault.beyond)}, the commander's color identity is ${colorsOf(fault.allowed)}`;
  }
}

function wrongLeaders(deck: Deck, facts: CommanderFacts): readonly CommanderFault[] {
  const [first, second] = deck.commander.map(({ name }) => name);
  if (first === undefined) return [];
  // Two copies of one card are a fault of their number.
  const isPair = second !== undefined && second !== first;
  if (isPair && facts.mayBeCommandersTogether(first, second)) return [];
  const wrong = (isPair ? [first, second] : [first]).filter((name) => !facts.mayBeCommander(name));
  if (wrong.length > 0) return wrong.map((name) => ({ code: 'no-commander', name }));
  return isPair ? [{ code: 'no-partners', name: second, other: first }] : [];
}

/** A companion is held to it as well (CR 903.11a). */
function outsideIdentity(deck: Deck, facts: CommanderFacts): readonly CommanderFault[] {
  const allowed = deck.commander.reduce((colors, { name }) => colors | facts.colorIdentity(name), 0);
  const names = new Set(DECK_SECTIONS.flatMap((section) => deck[section]).map(({ name }) => name));
  return [...names].flatMap((name) => {
    const beyond = facts.colorIdentity(name) & ~allowed;
    return beyond === 0 ? [] : [{ code: 'outside-identity', name, beyond, allowed }];
  });
}

function colorsOf(colors: ColorSet): string {
  const names = COLOR_NAMES.filter((_, color) => (colors & (1 << color)) !== 0).map((name) => name.toLowerCase());
  if (names.length < 2) return names[0] ?? 'colorless';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
