/** Card pools: the built-in pool, its look-up by name and the built-in decks. */

export { cardByName } from './lookup.ts';
export { builtInPool } from './pool/index.ts';
