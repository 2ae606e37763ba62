/** Decks as manifests hold them: everything about them that games are a function of. */
import { createHash } from 'node:crypto';
import { builtInDecks } from '@foretell/cards';
import { ok } from '@foretell/formats';
import type { GameFormat } from '@foretell/rules';
import type { CardCount, MatchDeck } from '@foretell/study';
import type { PoolRequest } from '@foretell/workers';
import { openPool } from '../cards/pool.ts';
import type { CommandContext } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { type LoadedDeck, loadDeck } from '../files/deckFile.ts';

export interface ManifestDeck {
  readonly deck: string;
  readonly cards: readonly CardCount[];
  readonly commanders: readonly string[];
  /** Absent where there is none. */
  readonly sideboard?: readonly CardCount[];
  /** SHA-256 of what the deck's cards of a card file were compiled to; absent where all cards are built in. */
  readonly compiled?: string;
}

export function manifestDeck({ name, deck, definitions }: LoadedDeck): ManifestDeck {
  const counted = (entries: LoadedDeck['deck']['main']): CardCount[] =>
    entries.map((entry) => ({ name: entry.name, count: entry.count }));
  const side = deck.sideboard.length === 0 ? {} : { sideboard: counted(deck.sideboard) };
  const listed = {
    deck: name,
    cards: counted(deck.main),
    commanders: deck.commander.map((entry) => entry.name),
    ...side,
  };
  if (definitions.length === 0) return listed;
  return { ...listed, compiled: createHash('sha256').update(JSON.stringify(definitions)).digest('hex') };
}

export function matchDeck({ cards, commanders, sideboard }: ManifestDeck): MatchDeck {
  return { library: cards, commanders, ...(sideboard === undefined ? {} : { sideboard }) };
}

/** The format in which decks meet; they must be of one kind. */
export function formatOf(decks: readonly LoadedDeck[]): Checked<GameFormat> {
  const [first, ...others] = decks;
  const other = others.find(({ rules }) => rules !== first?.rules);
  if (first !== undefined && other !== undefined)
    return complain(
      Exit.illegalDeck,
      `${first.name} is a ${first.rules} deck and ${other.name} a ${other.rules} deck; take decks of the same kind`,
    );
  return ok(first?.rules === 'commander' ? 'commander-duel' : 'duel');
}

/** The cards that workers need for these decks. */
export function poolRequestOf(decks: readonly LoadedDeck[]): PoolRequest {
  const definitions = new Map(decks.flatMap((deck) => deck.definitions).map((card) => [card.name, card]));
  return { definitions: [...definitions.values()] };
}

/** The decks named, or all that are built in and of sixty cards. */
export async function loadDecks(
  sources: readonly string[],
  threads: number,
  context: CommandContext,
): Promise<Checked<LoadedDeck[]>> {
  const pool = await openPool(threads, context);
  if (!pool.ok) return pool;
  try {
    const all = sources.length === 0 ? builtInDecks.map(({ name }) => name) : sources;
    const decks: LoadedDeck[] = [];
    for (const source of all) {
      const deck = await loadDeck(source, pool.value);
      if (!deck.ok) return deck;
      for (const notice of deck.value.notices) context.terminal.talk(notice);
      if (sources.length > 0 || deck.value.rules === 'constructed') decks.push(deck.value);
    }
    return ok(decks);
  } finally {
    await pool.value.close();
  }
}
