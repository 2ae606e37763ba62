// Decks and scenarios: parsing, printing, playing. What is parsed is as described in a file; whether it is possible in the
// game is for the engine to say.

export * from './deck/check.ts';
export type { CommanderFacts, CommanderFault } from './deck/commanders.ts';
export type { CompanionFacts, CompanionFault } from './deck/companions.ts';
export { deckFaultLine } from './deck/faultLine.ts';
export {
  DECK_FORMAT_NAMES,
  type DeckFormat,
  type DeckFormatName,
  type DeckReading,
} from './deck/format.ts';
export { deckFormat, detectDeckFormat, readDeck } from './deck/registry.ts';
export * from './deck/resolve.ts';
export * from './deck/types.ts';
export { type NameKind, renameCards, type WrittenDeck, writeDeck } from './deck/write.ts';
export { nearestWords, suggest } from './nearest.ts';
export { pilesAskedOf } from './play/answers/piles.ts';
export { cardsNamed } from './play/arrange.ts';
export { type Describing, describeOption, type PendingDecision } from './play/describe.ts';
export { messageOf } from './play/failure.ts';
export { dealFromView, type Interruption, storeAndRead } from './play/interruptions.ts';
export { OptionComparison } from './play/optionCompare.ts';
export { OptionNames } from './play/optionName.ts';
export type { AbilityText, CardPool, Clock } from './play/pool.ts';
export { type Position, type PositionResult, positionOf } from './play/position.ts';
export { runScenario, type ScenarioResult, type ScenarioStatus } from './play/run.ts';
export { AbilityTexts } from './play/text.ts';
export { isPuzzle } from './puzzle/file.ts';
export { type PuzzleReading, parsePuzzle } from './puzzle/scenario.ts';
export { parseReplay } from './replay/parse.ts';
export { pickNames } from './replay/pickNames.ts';
export { printReplay } from './replay/print.ts';
export {
  REPLAY_ENDS,
  type Replay,
  type ReplayCards,
  type ReplayConcession,
  type ReplayDecision,
  type ReplayEnd,
  type ReplayPayment,
  type ReplaySide,
} from './replay/types.ts';
export * from './result.ts';
export * from './scenario/actions.ts';
export * from './scenario/answers.ts';
export * from './scenario/asserts.ts';
export * from './scenario/parse.ts';
export { type ParsedScenario, parseJsonScenarios } from './scenario/parseDocuments.ts';
export * from './scenario/print.ts';
export * from './scenario/types.ts';
export * from './scenario/vocabulary.ts';
export { Lines } from './source/lines.ts';
export { readYaml } from './source/readYaml.ts';
export type { ListNode, MapEntry, MapNode, ScalarNode, SourceNode, SyntaxProblem } from './source/tree.ts';
