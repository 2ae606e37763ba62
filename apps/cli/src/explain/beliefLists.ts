/** The card lists that `{deck: pool, lists: [FILE...]}` names, relative to the position's file. */
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { type DeckBelief, ok } from '@foretell/formats';
import type { CardList, Catalog } from '@foretell/rules';
import { type Checked, complain, Exit } from '../exit.ts';
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
    // A position may come from anybody: it reads nothing but files beside it.
    if (isAbsolute(file) || normalize(file).startsWith('..')) {
      return complain(
        Exit.usage,
        `${path}: beliefs: ${file} lies outside the position's folder; put the list beside the position`,
      );
    }
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
