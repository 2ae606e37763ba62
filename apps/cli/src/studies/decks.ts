/** Decks as manifests hold them: everything about them that games are a function of. */
import { createHash } from 'node:crypto';
import { ok } from '@foretell/formats';
import type { GameFormat } from '@foretell/rules';
import type { CardCount, MatchDeck, NamedDeck } from '@foretell/study';
import { type PoolRequest, poolWith } from '@foretell/workers';
import { type Checked, complain, Exit } from '../exit.ts';
import type { LoadedDeck } from '../files/deckFile.ts';

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

export function namedDeck(deck: ManifestDeck): NamedDeck {
  return { name: deck.deck, deck: matchDeck(deck) };
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
  return poolWith(decks.flatMap((deck) => deck.definitions));
}
