/** Builders that make IR values read like rules text. They add no meaning of their own. */
export * from './abilities.ts';
export * from './cards.ts';
export * from './changes.ts';
export * from './costs.ts';
export * from './effects.ts';
export * from './filters.ts';
export * from './mana.ts';
export * from './quantities.ts';
export * from './references.ts';
export * from './targets.ts';
export * from './tokens.ts';
