/** The printer: ability IR as English rules text. */
export { ANONYMOUS, type Noun, PrintContext, type SelfNames, selfNames } from './context.ts';
export { describeFilter, describeObjectSet, describePlayers } from './describe.ts';
export { printAbility } from './printAbility.ts';
export { faceContext, printCard, printFace } from './printCard.ts';
export { printCondition } from './printCondition.ts';
export { printDuration } from './printContinuous.ts';
export { printCost, printCostAsAction } from './printCost.ts';
export { printEffect } from './printEffect.ts';
export { mentions } from './printEffectChoices.ts';
export { printMana } from './printMana.ts';
export { printTarget } from './printTarget.ts';
export { keywordNames, supertypeNames, typeNames } from './vocabulary.ts';
