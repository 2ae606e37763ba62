/** The compiler: Oracle text as ability language. See README.md in this folder for how a clause goes in. */
export { compileCard } from './compileCard.ts';
export type { CardSource, CompileOutcome, FaceSource, Gap, GapCode } from './outcome.ts';
