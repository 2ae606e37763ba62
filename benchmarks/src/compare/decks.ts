/** Decks of the built-in pool whose games are short, and comparisons of them. */
import { builtInDecks, builtInPool } from '@foretell/cards';
import { readDeck } from '@foretell/formats';
import { type Catalog, compileCatalog } from '@foretell/rules';
import type { PlayerSpec } from '@foretell/search';
import type { CompareSetup, MatchDeck, NamedDeck } from '@foretell/study';

export const catalog: Catalog = compileCatalog(builtInPool);

/** The built-in deck of that name. */
export function builtIn(name: string): NamedDeck {
  const listed = builtInDecks.find((deck) => deck.name === name);
  if (listed === undefined) throw new Error(`no built-in deck ${name}`);
  const { result } = readDeck(listed.text, `${name}.txt`);
  if (!result.ok) throw new Error(`the built-in deck ${name} cannot be read`);
  const { main } = result.value.deck;
  return { name, deck: { library: main.map((entry) => ({ name: entry.name, count: entry.count })), commanders: [] } };
}

/** The deck with other cards in place of some. */
export function exchanged({ library, ...deck }: MatchDeck, out: string, into: string): MatchDeck {
  return { ...deck, library: library.map((card) => (card.name === out ? { ...card, name: into } : card)) };
}

export function setupOf(old: NamedDeck, next: NamedDeck, more: Partial<CompareSetup>): CompareSetup {
  const player: PlayerSpec = { name: 'policy', simulations: null };
  return {
    old,
    new: next,
    field: [builtIn('green-creatures'), builtIn('red-aggro')],
    player,
    fieldPlayer: player,
    format: 'duel',
    seed: 1,
    mostTurns: 60,
    games: 100_000,
    until: null,
    sprt: null,
    ...more,
  };
}
