/** Decks by the name of a built-in one or from a file, checked against the pool and the rules of deck construction. */

import { existsSync } from 'node:fs';
import { builtInDecks } from '@foretell/cards';
import {
  checkDeck,
  DECK_SECTIONS,
  type Deck,
  type DeckFormat,
  type DeckRules,
  deckFaultLine,
  formatProblem,
  nearestWords,
  ok,
  readDeck,
  resolveDeck,
  unknownNameProblems,
} from '@foretell/formats';
import type { CardDefinition } from '@foretell/rules/ir';
import { deckCardFacts } from '@foretell/workers';
import type { Pool } from '../cards/pool.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { nameOfSource, readText } from './read.ts';

/** A deck that can be played. */
export interface LoadedDeck {
  readonly name: string;
  readonly deck: Deck;
  readonly rules: DeckRules;
  /** The cards that are not built in, each once. */
  readonly definitions: readonly CardDefinition[];
  /** Lines for people: what of the list is no part of the deck, and what was assumed. */
  readonly notices: readonly string[];
}

/** A deck as it is written, whether or not it can be played. */
export interface ListedDeck {
  /** As problems name it. */
  readonly file: string;
  readonly deck: Deck;
  readonly format: DeckFormat;
  readonly notices: readonly string[];
}

/** The list of a file, of standard input, or of a built-in deck; its names may be anything. */
export function readDeckList(source: string): Checked<ListedDeck> {
  const text = deckText(source);
  if (!text.ok) return text;
  const file = nameOfSource(source);
  const { format, result } = readDeck(text.value, file);
  if (!result.ok) return complain(Exit.usage, ...result.error.map(formatProblem));
  const { deck, notices } = result.value;
  return ok({ file, deck, format, notices: notices.map(formatProblem) });
}

/** A deck whose cards the pool has and that is legal. */
export async function loadDeck(source: string, pool: Pool): Promise<Checked<LoadedDeck>> {
  const listed = readDeckList(source);
  return listed.ok ? playable(listed.value, pool) : listed;
}

/** The same of a list that was read. */
export async function playable(listed: ListedDeck, pool: Pool): Promise<Checked<LoadedDeck>> {
  const { file, deck: written, notices } = listed;
  const names = new Set(pool.names);
  const resolved = resolveDeck(written, (card) => names.has(card), pool.names);
  if (!resolved.ok)
    return complain(Exit.unsupportedCards, ...unknownNameProblems(resolved.error, file).map(formatProblem));
  const deck = resolved.value;
  const found = await cardsOf(deck, file, pool);
  if (!found.ok) return found;
  const { cards, definitions } = found.value;
  const rules: DeckRules = deck.commander.length > 0 ? 'commander' : 'constructed';
  const faults = checkDeck(deck, rules, deckCardFacts(deck, rules, cards));
  if (faults.length > 0) return complain(Exit.illegalDeck, ...faults.map((fault) => deckFaultLine(file, deck, fault)));
  return ok({ name: deck.name ?? file, deck, rules, definitions, notices });
}

interface DeckCards {
  /** By name. */
  readonly cards: ReadonlyMap<string, CardDefinition>;
  readonly definitions: readonly CardDefinition[];
}

/** The cards of the deck, if all of them can be played. */
async function cardsOf(deck: Deck, file: string, pool: Pool): Promise<Checked<DeckCards>> {
  const cards = new Map<string, CardDefinition>();
  const definitions: CardDefinition[] = [];
  const refused = new Map<string, string>();
  for (const { name, line } of DECK_SECTIONS.flatMap((section) => deck[section])) {
    if (cards.has(name) || refused.has(name)) continue;
    const meant = await pool.find(name);
    if (meant === undefined) throw new Error(`the pool lists ${name} and does not have it`);
    if (meant.kind === 'refused') refused.set(name, `${placeOf(file, line)}: ${meant.refusal}; take another card`);
    else cards.set(name, meant.card);
    if (meant.kind === 'compiled') definitions.push(meant.card);
  }
  if (refused.size === 0) return ok({ cards, definitions });
  const sum = `${file}: ${cards.size} of its ${cards.size + refused.size} different cards can be played`;
  return complain(Exit.unsupportedCards, ...refused.values(), sum);
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`;
}

function deckText(source: string): Checked<string> {
  const builtIn = builtInDecks.find(({ name }) => name === source);
  if (builtIn !== undefined) return ok(builtIn.text);
  if (!/[./\\\0]/.test(source) && !existsSync(source)) {
    const names = builtInDecks.map(({ name }) => name);
    const [nearest] = nearestWords(source, names, 1);
    const hint = nearest === undefined ? `built in are ${names.join(', ')}` : `did you mean ${nearest}?`;
    return complain(Exit.usage, `${source === '' ? '""' : source}: no file and no built-in deck of that name; ${hint}`);
  }
  return readText(source);
}
