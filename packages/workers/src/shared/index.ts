/** What both runtimes share. */
export { abilityTexts } from './abilityTexts.ts';
export { catalogOf, poolWith } from './cards.ts';
export { CardStore, type StoreEntry } from './compiled/cardStore.ts';
export { type CompileFileOutcome, compileFile, type TextSource } from './compiled/compileFile.ts';
export { gapsOf, gapText } from './compiled/gaps.ts';
export type { StoredText, StoreSummary, TextSink } from './compiled/layout.ts';
export type { CompiledCard } from './compiled/record.ts';
export { deckCardFacts } from './deckCardFacts.ts';
export { inlineWorkers, type Runtime } from './inlineWorkers.ts';
export { startLanes, type Thread, type ThreadKind } from './lastingLane.ts';
export * from './protocol.ts';
export {
  type AnalysisJob,
  type AnalysisOutcome,
  type AnalysisProgress,
  type AnalysisSoFar,
  runAnalysis,
} from './runAnalysis.ts';
export { type ExamJob, runExam } from './runExam.ts';
export { type HonestyJob, runHonesty } from './runHonesty.ts';
export { type MatchJob, runMatch } from './runMatch.ts';
export { runScenarios, type ScenariosJob } from './runScenarios.ts';
export { type SharedStudy, StudyCrew } from './studyCrew.ts';
