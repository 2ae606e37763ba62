/** The card lists that `{deck: pool, lists: [FILE...]}` names, relative to the position's file. */
import { dirname, join } from 'node:path';
import { type DeckBelief, ok } from '@foretell/formats';
import type { CardList, Catalog } from '@foretell/rules';
import type { Checked } from '../exit.ts';
import { loadDeck } from '../files/deckFile.ts';
import { STDIN } from '../options.ts';

export function beliefLists(
  belief: DeckBelief | undefined,
  path: string,
  catalog: Catalog,
): Checked<readonly CardList[]> {
  if (belief?.deck !== 'pool') return ok([]);
  const folder = path === STDIN ? '.' : dirname(path);
  const lists: CardList[] = [];
  for (const file of belief.lists) {
    const loaded = loadDeck(join(folder, file));
    if (!loaded.ok) return loaded;
    const { main, commander } = loaded.value.deck;
    const cards = [...main, ...commander].flatMap(({ name, count }) =>
      Array.from({ length: count }, () => catalog.byName.get(name)?.id ?? 0),
    );
    lists.push(cards.sort((a, b) => a - b));
  }
  return ok(lists);
}
