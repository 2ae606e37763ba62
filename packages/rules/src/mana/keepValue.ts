/**
 * What it is worth to keep a source: the order of preference between plans.
 *
 * A plan is preferred by, in this order: less loss; less life; less mana given up (the most each used source could have made,
 * so that a source of five is not tapped for one); fewer sources; less versatile sources, where what the player holds may call
 * for their mana and what else they are good for untapped count as well; less mana made. Each of these adds up over the
 * activations of a plan, so two exact integers hold them all and compare lexicographically.
 */
import { CardType } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Characteristics } from '../state/characteristics.ts';
import { COLORLESS, MANA_TYPES, type ManaMask, maskOf } from './manaTypes.ts';
import type { PaymentProblem, SourceOption } from './paymentProblem.ts';
import { scarceTypes } from './wanted.ts';

/** The place values of the packed integers; a sum past its place spills into the next and then only blurs the preference. */
const LIFE_PLACE = 65_536;
const MADE_PLACE = 256;
const VERSATILITY_PLACE = 65_536 * MADE_PLACE;
const COUNT_PLACE = 256;

/**
 * A creature may attack or block: more than the choice among all colours is worth, less than one color that runs short. What has other abilities may want
 * to be untapped for them: a tie-break between sources of the same mana.
 */
const CREATURE = 124;
const OTHER_ABILITY = 1;
/** The object whose ability is being paid for is tapped last: it may be about to attack or to be of use in another way. More than colours are worth. */
export const OWN_ABILITY = 1024;

/** What else a permanent with these characteristics is good for while it is untapped. */
export function otherUses({ types, abilities }: Pick<Characteristics, 'types' | 'abilities'>): number {
  const uses = (types & CardType.Creature) === 0 ? 0 : CREATURE;
  for (let at = 0; at < abilities.length; at++) {
    const record = abilities[at] as AbilityRecord;
    if (record.ability.kind === 'activated' && !record.addsMana) return uses + OTHER_ABILITY;
  }
  return uses;
}

/** The value of one use of a source. */
export interface KeepValue {
  readonly uses: number;
  /** Mana given up, one source, versatility. Mana made is added for each activity. */
  readonly low: number;
  /** Smallest loss and life of its options, to sort by. */
  readonly high: number;
  /** Whether mana made counts. */
  readonly fine: boolean;
}

/** `full`: everything counts. `coarse`: versatility and mana made do not, which leaves a search many more equal choices. */
export type Preference = 'full' | 'coarse';

/** Packs loss and life, which come before everything else. */
export function packLoss(loss: number, life: number): number {
  return loss * LIFE_PLACE + life;
}

/** The life in a packed number. */
export function lifeOf(high: number): number {
  return high % LIFE_PLACE;
}

/** Values of all sources, by source id. */
export function keepValues(
  { options, cost, wanted }: Pick<PaymentProblem, 'options' | 'cost' | 'wanted'>,
  preference: Preference,
): Map<number, KeepValue> {
  const drafts = new Map<number, { uses: number; types: ManaMask; potential: number; high: number; kept: number }>();
  for (const option of options) {
    const draft = drafts.get(option.source) ?? {
      uses: 1,
      types: 0,
      potential: 0,
      high: Number.POSITIVE_INFINITY,
      kept: option.kept,
    };
    for (const unit of option.produces) draft.types |= maskOf(unit.type);
    draft.potential = Math.max(draft.potential, netOf(option));
    draft.uses = Math.max(draft.uses, option.uses);
    draft.high = Math.min(draft.high, packLoss(option.loss, option.life));
    drafts.set(option.source, draft);
  }
  const makers = MANA_TYPES.map((type) => {
    let count = 0;
    for (const { types } of drafts.values()) if ((types & maskOf(type)) !== 0) count++;
    return count;
  });
  const scarce = scarceTypes(wanted, makers, cost.variants[0]?.total ?? 0);
  const values = new Map<number, KeepValue>();
  for (const [id, { uses, types, potential, high, kept }] of drafts) {
    const fine = preference === 'full';
    const spread = fine ? (versatility(types, makers, scarce) + kept) * MADE_PLACE : 0;
    values.set(id, { uses, low: (potential * COUNT_PLACE + 1) * VERSATILITY_PLACE + spread, high, fine });
  }
  return values;
}

/** Units made less the fewest spent on the activation. */
export function netOf({ produces, cost }: SourceOption): number {
  if (cost === null) return produces.length;
  let least = Number.POSITIVE_INFINITY;
  for (const { total } of cost.variants) if (total < least) least = total;
  return produces.length - least;
}

/** A type that runs short for something in hand or on the battlefield is worth more than all that do not. */
const SCARCE = 128;

/**
 * How useful a set of types is for later: each colour counts, and more so when few other sources make it.
 *
 * @param makers number of sources that make each type
 * @param scarce what the player runs short of (`wanted.ts`)
 */
export function versatility(types: ManaMask, makers: readonly number[], scarce: ManaMask): number {
  let sum = 0;
  for (const type of MANA_TYPES) {
    if ((types & maskOf(type)) === 0) continue;
    sum += type === COLORLESS ? 2 : 12 + Math.floor(12 / makers[type]!);
    if ((scarce & maskOf(type)) !== 0) sum += SCARCE;
  }
  return sum;
}
