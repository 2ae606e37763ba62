/** Reading card files and files of rulings. */
export { CardFileReader, type CardFileStep } from './cardFile.ts';
export type { FileCard } from './entry.ts';
export { type CardFileProblem, formatCardFileProblem } from './problem.ts';
export { type RuledCard, type Ruling, RulingsReader } from './rulings.ts';
