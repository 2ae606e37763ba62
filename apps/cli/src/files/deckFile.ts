/** Decks by the name of a built-in one or from a file, checked against the pool and the rules of deck construction. */

import { existsSync } from 'node:fs';
import { builtInDecks, builtInPool, cardByName } from '@foretell/cards';
import {
  checkDeck,
  type Deck,
  type DeckFault,
  type DeckRules,
  formatDeckFault,
  formatProblem,
  nearestWords,
  ok,
  parseArenaDeck,
  resolveDeck,
  unknownNameProblems,
} from '@foretell/formats';
import { Supertype } from '@foretell/rules/ir';
import { type Checked, complain, Exit } from '../exit.ts';
import { nameOfSource, readText } from './read.ts';

/** A deck that can be played. */
export interface LoadedDeck {
  readonly name: string;
  readonly deck: Deck;
  readonly rules: DeckRules;
}

/** Names that decks may hold. */
export const deckCardNames: readonly string[] = builtInPool
  .filter(({ layout }) => layout !== 'token' && layout !== 'emblem')
  .map(({ name }) => name);
const deckCards: ReadonlySet<string> = new Set(deckCardNames);

/** A deck whose cards the pool has and that is legal. */
export function loadDeck(source: string): Checked<LoadedDeck> {
  const text = deckText(source);
  if (!text.ok) return text;
  const name = nameOfSource(source);
  const parsed = parseArenaDeck(text.value, name);
  if (!parsed.ok) return complain(Exit.usage, ...parsed.error.map(formatProblem));
  const resolved = resolveDeck(parsed.value, (card) => deckCards.has(card), deckCardNames);
  if (!resolved.ok)
    return complain(Exit.unsupportedCards, ...unknownNameProblems(resolved.error, name).map(formatProblem));
  const rules: DeckRules = resolved.value.commander.length > 0 ? 'commander' : 'constructed';
  const faults = checkDeck(resolved.value, rules, { isBasicLand });
  if (faults.length > 0)
    return complain(Exit.illegalDeck, ...faults.map((fault) => faultLine(name, resolved.value, fault)));
  return ok({ name: parsed.value.name ?? name, deck: resolved.value, rules });
}

function deckText(source: string): Checked<string> {
  const builtIn = builtInDecks.find(({ name }) => name === source);
  if (builtIn !== undefined) return ok(builtIn.text);
  if (!/[./\\\0]/.test(source) && !existsSync(source)) {
    const names = builtInDecks.map(({ name }) => name);
    const [nearest] = nearestWords(source, names, 1);
    const hint = nearest === undefined ? `built in are ${names.join(', ')}` : `did you mean ${nearest}?`;
    return complain(Exit.usage, `${source}: no file and no built-in deck of that name; ${hint}`);
  }
  return readText(source);
}

function isBasicLand(name: string): boolean {
  return cardByName(name)?.faces.some((face) => (face.supertypes & Supertype.Basic) !== 0) ?? false;
}

/** A fault of one card is at the line where its last copy stands. */
function faultLine(name: string, deck: Deck, fault: DeckFault): string {
  const text = formatDeckFault(fault);
  if (fault.code !== 'too-many-copies') return `${name}: ${text}; ${mendOf(fault)}`;
  const entries = [...deck.commander, ...deck.main, ...deck.sideboard].filter((entry) => entry.name === fault.name);
  const line = entries.at(-1)?.line;
  return `${name}${line === undefined ? '' : `:${line}`}: ${text}; ${mendOf(fault)}`;
}

function mendOf(fault: DeckFault): string {
  switch (fault.code) {
    case 'too-few-cards':
      return `add ${fault.least - fault.have}`;
    case 'too-many-cards':
    case 'sideboard-too-large':
    case 'too-many-copies':
      return `take out ${fault.have - fault.most}`;
    case 'wrong-commander-count':
      return 'list one commander, or two partners';
  }
}
