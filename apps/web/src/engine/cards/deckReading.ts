/** A deck from its text, as far as the cards at hand go: what it is, and everything that keeps it from being played. */
import {
  checkDeck,
  DECK_SECTIONS,
  type Deck,
  type DeckRules,
  deckFaultLine,
  formatProblem,
  readDeck,
  resolveDeck,
  unknownNameProblems,
} from '@foretell/formats';
import type { CardDefinition } from '@foretell/rules/ir';
import { type CompiledCard, deckCardFacts, gapsOf, gapText } from '@foretell/workers';
import type { DeckCheck } from '../../protocol/cards.ts';
import type { EngineContext } from '../context.ts';

export interface DeckText {
  /** What problems call the list. */
  readonly name: string;
  readonly text: string;
  /** Null: those of its kind, by whether it has a commander. */
  readonly rules: DeckRules | null;
}

export interface DeckReport {
  /** With the names of the pool where it has them; null if the text cannot be read. */
  readonly deck: Deck | null;
  /** Its cards by name, as far as they are known and can be played. */
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** Of them those that are not built in, each once. */
  readonly definitions: readonly CardDefinition[];
  /** One line each: what cannot be read, unknown names, faults of the deck's construction. */
  readonly problems: readonly string[];
  readonly unsupported: DeckCheck['unsupported'];
}

/** So many unknown names are no slips of the pen. */
const MANY = 3;
const ONLY_BUILT_IN = 'Only the built-in cards are known: choose a card file on the home page first';

export async function readDeckText(
  { name, text, rules: asked }: DeckText,
  context: EngineContext,
): Promise<DeckReport> {
  const { result } = readDeck(text, name);
  const nothing = { cards: new Map(), definitions: [], unsupported: [] };
  if (!result.ok) return { ...nothing, deck: null, problems: result.error.map(formatProblem) };
  const { deck: written } = result.value;
  const names = context.names();
  const known = new Set(names);
  const resolved = resolveDeck(written, (card) => known.has(card), names);
  if (!resolved.ok) {
    const unknown = unknownNameProblems(resolved.error, name).map(formatProblem);
    const found = await cardsOf(written, context);
    const isOutside = context.store === null && unknown.length >= MANY;
    return { ...found, deck: written, problems: isOutside ? [ONLY_BUILT_IN, ...unknown] : unknown };
  }
  const deck = resolved.value;
  const found = await cardsOf(deck, context);
  if (found.unsupported.length > 0) return { ...found, deck, problems: [] };
  const rules = asked ?? (deck.commander.length > 0 ? 'commander' : 'constructed');
  const faults = checkDeck(deck, rules, deckCardFacts(deck, rules, found.cards));
  return { ...found, deck, problems: faults.map((fault) => deckFaultLine(name, deck, fault)) };
}

async function cardsOf(
  deck: Deck,
  context: EngineContext,
): Promise<Pick<DeckReport, 'cards' | 'definitions' | 'unsupported'>> {
  const cards = new Map<string, CardDefinition>();
  const definitions = new Map<string, CardDefinition>();
  const unsupported = new Map<string, DeckCheck['unsupported'][number]>();
  for (const name of new Set(DECK_SECTIONS.flatMap((section) => deck[section].map((entry) => entry.name)))) {
    const meant = await context.find(name);
    if (meant === undefined) continue;
    if (meant.kind === 'refused') unsupported.set(name, { card: name, clauses: clausesOf(meant.file) });
    else cards.set(name, meant.card);
    if (meant.kind === 'compiled') definitions.set(meant.card.name, meant.card);
  }
  return { cards, definitions: [...definitions.values()], unsupported: [...unsupported.values()] };
}

/** What of the card is not understood, each thing once. */
function clausesOf({ source, outcome }: CompiledCard): readonly string[] {
  return [...new Set(gapsOf(outcome).map((gap) => gapText(gap, source.faces[gap.face]?.text ?? '')))];
}
