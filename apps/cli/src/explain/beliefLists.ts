/** The card lists that `{deck: pool, lists: [FILE...]}` names, relative to the position's file. */
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { type DeckBelief, ok } from '@foretell/formats';
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
