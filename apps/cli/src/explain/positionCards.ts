/** The cards that positions need besides the built-in ones: those in them, and those of the decks that players may have. */
import { cardsNamed } from '@foretell/formats';
import type { PoolRequest } from '@foretell/workers';
import { type Pool, requestFor } from '../cards/pool.ts';
import type { PositionSource } from '../files/positionFile.ts';
import type { Terminal } from '../terminal.ts';
import { believedDecks } from './beliefLists.ts';

/** One request for all of the positions; says what of the decks' lists is no part of them. What cannot be found or played is left out: whoever uses the position is told. */
export async function cardsForPositions(
  sources: readonly PositionSource[],
  pool: Pool,
  terminal: Terminal,
): Promise<PoolRequest> {
  const names = new Set<string>();
  const notices = new Set<string>();
  for (const { scenario, path } of sources) {
    for (const name of cardsNamed(scenario)) names.add(name);
    for (const belief of Object.values(scenario.beliefs)) {
      const decks = await believedDecks(belief, path, pool);
      if (!decks.ok) continue;
      for (const deck of decks.value) {
        for (const { name } of deck.definitions) names.add(name);
        for (const notice of deck.notices) notices.add(notice);
      }
    }
  }
  for (const notice of notices) terminal.talk(notice);
  return requestFor(pool, names);
}
