/** The card catalog of a pool, the same on every worker and in the caller. */
import { builtInPool } from '@foretell/cards';
import { type Catalog, compileCatalog } from '@foretell/rules';
import type { PoolRequest } from './protocol.ts';

let builtIn: Catalog | null = null;

/** Compiles the pool's cards; the built-in pool by itself is compiled once and remembered. */
export function catalogOf(pool: PoolRequest): Catalog {
  if (pool.definitions.length > 0) return compileCatalog([...builtInPool, ...pool.definitions]);
  builtIn ??= compileCatalog(builtInPool);
  return builtIn;
}
