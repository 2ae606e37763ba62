/** Card pools: the built-in pool, its look-up by name and the built-in decks. */
export { type BuiltInDeck, builtInDecks } from './decks.ts';
export { cardByName } from './lookup.ts';
export { builtInPool } from './pool/index.ts';
