/** The card catalog of a pool, the same on every worker and in the caller. */
import { builtInPool } from '@foretell/cards';
import { type Catalog, compileCatalog } from '@foretell/rules';
import type { CardDefinition } from '@foretell/rules/ir';
import { BUILT_IN_POOL, type PoolRequest } from './protocol.ts';

/** The built-in cards and these, each once, whatever several decks or lists have of them. */
export function poolWith(definitions: Iterable<CardDefinition>): PoolRequest {
  const byName = new Map(Array.from(definitions, (card) => [card.name, card]));
  return byName.size === 0 ? BUILT_IN_POOL : { definitions: [...byName.values()] };
}

const catalogs: WeakMap<PoolRequest, Catalog> = new WeakMap();

/** Compiles the pool's cards, once for each request. */
export function catalogOf(pool: PoolRequest): Catalog {
  const request = pool.definitions.length === 0 ? BUILT_IN_POOL : pool;
  const known = catalogs.get(request);
  if (known !== undefined) return known;
  const catalog = compileCatalog([...builtInPool, ...request.definitions]);
  catalogs.set(request, catalog);
  return catalog;
}
