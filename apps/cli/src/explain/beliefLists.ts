/** The card lists that `{deck: pool, lists: [FILE...]}` names, relative to the position's file. */
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { type DeckBelief, type DeckEntry, ok } from '@foretell/formats';
import type { Catalog, OwnedCards } from '@foretell/rules';
import type { Pool } from '../cards/pool.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { type LoadedDeck, loadDeck } from '../files/deckFile.ts';
import { STDIN } from '../options.ts';

/** The decks of the lists; none if the belief names no lists. */
export async function believedDecks(
  belief: DeckBelief | undefined,
  path: string,
  pool: Pool,
): Promise<Checked<readonly LoadedDeck[]>> {
  if (belief?.deck !== 'pool') return ok([]);
  const folder = path === STDIN ? '.' : dirname(path);
  const decks: LoadedDeck[] = [];
  for (const file of belief.lists) {
    // A position may come from anybody: it reads nothing but files beside it.
    if (isAbsolute(file) || normalize(file).startsWith('..')) {
      return complain(
        Exit.usage,
        `${path}: beliefs: ${file} lies outside the position's folder; put the list beside the position`,
      );
    }
    const loaded = await loadDeck(join(folder, file), pool);
    if (!loaded.ok) return loaded;
    decks.push(loaded.value);
  }
  return ok(decks);
}

/** What a player owns who plays that deck. The catalog has its cards. */
export function listOf({ deck: { main, commander, sideboard } }: LoadedDeck, catalog: Catalog): OwnedCards {
  const idsOf = (entries: readonly DeckEntry[]): number[] =>
    entries.flatMap(({ name, count }) => {
      const record = catalog.byName.get(name);
      if (record === undefined)
        throw new Error(`a believed deck with ${JSON.stringify(name)}, which is not in the pool`);
      return Array.from({ length: count }, () => record.id);
    });
  const outside = idsOf(sideboard).sort((a, b) => a - b);
  return { cards: [...idsOf(main), ...idsOf(commander), ...outside].sort((a, b) => a - b), outside };
}
