/** The game of Magic: The Gathering: its state, its decisions and every rule. See README.md for what this package is and is not. */
export * from './ir/index.ts';
export { compileCatalog } from './engine/compile.ts';
export { addToLibrary, createGame, dealGame, type StartingDeck } from './engine/setup.ts';
export { advance, answer, answerWithAction } from './engine/advance.ts';
export { AbilityRecord, CardRecord, Catalog, FaceRecord, Program } from './state/catalog.ts';
export type { Characteristics } from './state/characteristics.ts';
export { DEFAULT_CONFIG, type GameConfig, type GameFormat } from './state/config.ts';
export {
  Decision,
  DECISION_KIND_NAMES,
  DecisionKind,
  type DecisionKindId,
  type OptionCoding,
} from './state/decision.ts';
export { Game } from './state/game.ts';
export { type Handle, isPlayerValue, playerOfValue, playerValue, slotOf } from './state/handle.ts';
export { counterCount, Permanent } from './state/permanent.ts';
export { Player } from './state/player.ts';
export { StackItem } from './state/stackItem.ts';
