/** The ability language: every type of it, and the vocabularies it is written in. */
export type * from './ability.ts';
export type * from './card.ts';
export { checkBindings, checkCardBindings, type UnboundName } from './check.ts';
export type * from './condition.ts';
export type * from './continuous.ts';
export type * from './cost.ts';
export * from './dungeons.ts';
export type * from './effect.ts';
export type * from './event.ts';
export type * from './filter.ts';
export * from './keyword.ts';
export * from './keywordAction.ts';
export * from './predefinedTokens.ts';
export type * from './quantity.ts';
export type * from './reference.ts';
export { EVENT_NAMES, FINISH_VOTING, GIVER, UNLOCKS } from './reference.ts';
export type * from './replacement.ts';
export * from './vocabulary.ts';
