/** Decks by the name of a built-in one or from a file, checked against the pool and the rules of deck construction. */

import { existsSync } from 'node:fs';
import { builtInDecks } from '@foretell/cards';
import {
  checkDeck,
  DECK_SECTIONS,
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
import { type CardDefinition, Supertype } from '@foretell/rules/ir';
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
}

/** A deck whose cards the pool has and that is legal. */
export async function loadDeck(source: string, pool: Pool): Promise<Checked<LoadedDeck>> {
  const text = deckText(source);
  if (!text.ok) return text;
  const name = nameOfSource(source);
  const parsed = parseArenaDeck(text.value, name);
  if (!parsed.ok) return complain(Exit.usage, ...parsed.error.map(formatProblem));
  const names = new Set(pool.names);
  const resolved = resolveDeck(parsed.value, (card) => names.has(card), pool.names);
  if (!resolved.ok)
    return complain(Exit.unsupportedCards, ...unknownNameProblems(resolved.error, name).map(formatProblem));
  const found = await cardsOf(resolved.value, name, pool);
  if (!found.ok) return found;
  const { cards, definitions } = found.value;
  const isBasicLand = (card: string): boolean =>
    cards.get(card)?.faces.some((face) => (face.supertypes & Supertype.Basic) !== 0) ?? false;
  const copyLimit = (card: string): number | undefined => copyLimitOf(cards.get(card));
  const rules: DeckRules = resolved.value.commander.length > 0 ? 'commander' : 'constructed';
  const faults = checkDeck(resolved.value, rules, { isBasicLand, copyLimit });
  if (faults.length > 0)
    return complain(Exit.illegalDeck, ...faults.map((fault) => faultLine(name, resolved.value, fault)));
  return ok({ name: parsed.value.name ?? name, deck: resolved.value, rules, definitions });
}

/** What the card itself says (100.2a). */
function copyLimitOf(card: CardDefinition | undefined): number | undefined {
  for (const ability of card?.faces.flatMap((face) => face.abilities) ?? [])
    if (ability.kind === 'keyword' && ability.keyword === 'deckLimit')
      return ability.most === 'any' ? Number.POSITIVE_INFINITY : ability.most;
  return undefined;
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
    return complain(Exit.usage, `${source}: no file and no built-in deck of that name; ${hint}`);
  }
  return readText(source);
}

/** A fault of one card is at the line where its last copy stands. */
function faultLine(name: string, deck: Deck, fault: DeckFault): string {
  const text = formatDeckFault(fault);
  if (fault.code !== 'too-many-copies') return `${name}: ${text}; ${mendOf(fault)}`;
  const entries = [...deck.commander, ...deck.main, ...deck.sideboard].filter((entry) => entry.name === fault.name);
  return `${placeOf(name, entries.at(-1)?.line)}: ${text}; ${mendOf(fault)}`;
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
