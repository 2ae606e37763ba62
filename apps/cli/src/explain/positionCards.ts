/** The cards that positions need besides the built-in ones: those in them, and those of the decks that players may have. */
import { cardsNamed } from '@foretell/formats';
import type { PoolRequest } from '@foretell/workers';
import { type Pool, requestFor } from '../cards/pool.ts';
import type { PositionSource } from '../files/positionFile.ts';
import { believedDecks } from './beliefLists.ts';

/** One request for all of the positions. What cannot be found or played is left out: whoever uses the position is told. */
export async function cardsForPositions(sources: readonly PositionSource[], pool: Pool): Promise<PoolRequest> {
  const names = new Set<string>();
  for (const { scenario, path } of sources) {
    for (const name of cardsNamed(scenario)) names.add(name);
    for (const belief of Object.values(scenario.beliefs)) {
      const decks = await believedDecks(belief, path, pool);
      if (!decks.ok) continue;
      for (const { definitions } of decks.value) for (const { name } of definitions) names.add(name);
    }
  }
  return requestFor(pool, names);
}
