/**
 * Quick answers to "can this be paid?": two matchings of single units, one that promises too little and one that promises too
 * much. When both say the same, that is the exact answer; otherwise the search decides.
 */
import { type PaymentContext, spendableAs } from './acceptance.ts';
import type { ManaMask } from './manaTypes.ts';
import type { PaymentProblem, SourceOption } from './paymentProblem.ts';

/** Units by mask, ready for `canPayWithMasks`. */
export interface UnitMasks {
  readonly sure: ManaMask[];
  readonly possible: ManaMask[];
}

/**
 * `sure`: units that are there whatever else is activated: one for each source that has options for nothing but its own use, or
 * all of them when such an option is the only one. `possible`: as many units for each source as any option makes, each of every
 * type any option makes, for no cost.
 */
export function unitMasks(problem: PaymentProblem, context: PaymentContext): UnitMasks {
  const sure: ManaMask[] = [];
  for (const unit of problem.pool) {
    const mask = spendableAs(unit, 'anything', context);
    if (mask !== null) sure.push(mask);
  }
  const possible = [...sure];
  const sources: number[] = [];
  for (const { source } of problem.options)
    if (sources.at(-1) !== source && !sources.includes(source)) sources.push(source);
  for (const source of sources) addSource(problem.options, source, context, sure, possible);
  return { sure, possible };
}

function addSource(
  options: readonly SourceOption[],
  source: number,
  context: PaymentContext,
  sure: ManaMask[],
  possible: ManaMask[],
): void {
  let freeOptions = 0;
  let freeMask = 0;
  let freeUnits: readonly ManaMask[] = [];
  let anyMask = 0;
  let most = 0;
  for (const option of options) {
    if (option.source !== source) continue;
    const masks: ManaMask[] = [];
    for (const unit of option.produces) {
      const mask = spendableAs(unit, option.pays, context);
      if (mask !== null) masks.push(mask);
    }
    for (const mask of masks) anyMask |= mask;
    most = Math.max(most, masks.length * option.uses);
    if (masks.length === 0 || option.cost !== null || option.life > 0 || option.alsoUses.length > 0) continue;
    freeOptions++;
    freeUnits = masks;
    freeMask |= masks[0]!;
  }
  for (let count = 0; count < most; count++) possible.push(anyMask);
  if (freeOptions === 1) sure.push(...freeUnits);
  else if (freeOptions > 1) sure.push(freeMask);
}
