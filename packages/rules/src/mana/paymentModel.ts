/**
 * Turns a payment problem into the small integer model that the search works on.
 *
 * Symbols that accept exactly the same units are one *kind* of demand, so that what is still owed is a vector of counts. Options
 * of one source that differ only in what they make are one *activity* with alternatives. A unit is the list of the kinds it can
 * pay, most demanding first.
 */
import { activationContext, mainContext } from './acceptance.ts';
import type { CostVariant } from './costVariants.ts';
import { type DemandGroups, demandGroups } from './demandGroups.ts';
import { isSameList, KindTable, stricterTable, strictestFirst, UnitClasses, type Units } from './demandKinds.ts';
import { type KeepValue, keepValues, type Preference, packLoss } from './keepValue.ts';
import type { PaymentProblem, SourceOption } from './paymentProblem.ts';
import { type TrackedResources, trackResources } from './trackedResources.ts';

/** One way an activity can turn out. */
export interface Alternative {
  /** For each unit, the kinds of demand it can pay. Units that can pay nothing are left out. */
  readonly units: Units;
  /** The option it stands for. */
  readonly option: number;
  /** Options that make one unit each share an alternative: then the option, by the kind that the unit pays. */
  readonly optionForKind: readonly number[] | null;
}

/** The options of one source that use the same things up and cost the same. */
export interface Activity {
  readonly alternatives: readonly Alternative[];
  /** The kinds that its activation cost adds to what is owed. */
  readonly demands: readonly number[];
  readonly variant: CostVariant | null;
  readonly life: number;
  /** Index of the source in {@link PaymentModel.sources}. */
  readonly source: number;
  /** Tracked resources it uses up. */
  readonly resources: readonly number[];
  /** The most by which it can lower the number of units owed. */
  readonly gain: number;
  /** Its two numbers in the order of preference, see {@link KeepValue}. */
  readonly high: number;
  readonly low: number;
}

export interface ModelSource {
  readonly uses: number;
  /** Activities without a mana cost, and those with one. */
  readonly free: readonly Activity[];
  readonly paid: readonly Activity[];
  /** Tracked resource of the source itself, or -1. */
  readonly resource: number;
  /** Tracked resource of an interchangeable source that is to be used before this one, or -1. */
  readonly twin: number;
}

export interface PaymentModel {
  readonly kinds: number;
  /** `stricter[a * kinds + b]`: every unit that pays kind a pays kind b as well, and not the other way round. */
  readonly stricter: readonly boolean[];
  /** Variants of the main cost that the life allows, with the kinds they demand. */
  readonly starts: readonly { readonly variant: CostVariant; readonly demands: readonly number[] }[];
  /** For boards on which so many sources cost mana that counting by groups is worth its time; else null. */
  readonly groups: DemandGroups | null;
  readonly pool: readonly (readonly number[])[];
  /** Cheapest first. */
  readonly sources: readonly ModelSource[];
  /** Capacity of each tracked resource. */
  readonly capacities: readonly number[];
  /** Whether the life limit can be what makes a choice impossible. */
  readonly lifeMatters: boolean;
  readonly life: number;
}

/** With fewer sources that cost mana, demands are counted kind by kind. */
const FEWEST_FOR_GROUPS = 4;

/** Builds the model. Variants that the whole supply cannot pay for are left out before anything is counted out one by one. */
export function buildModel(problem: PaymentProblem, preference: Preference): PaymentModel {
  const classes = new UnitClasses();
  const poolClasses = problem.pool.map((unit) => classes.indexOf(unit, 'anything'));
  const madeClasses = problem.options.map(({ produces, pays }) => produces.map((unit) => classes.indexOf(unit, pays)));
  let supply = problem.pool.length;
  for (const { uses, produces } of problem.options) supply += uses * produces.length;

  const table = new KindTable(classes.list);
  const starts = problem.cost.variants
    .filter((variant) => variant.life <= problem.life && variant.total <= supply)
    .map((variant) => ({ variant, demands: table.demandsOf(variant, mainContext(problem)) }));
  const possible = problem.options.map((option) => draftsOf(option, table, problem.life, supply));
  const drafts = withinReach(possible, poolClasses, madeClasses, table);
  const kindsOfClass = strictestFirst(classes.list.length, table.accepted);
  const unitsOf = (made: readonly number[]): (readonly number[])[] =>
    made.map((index) => kindsOfClass[index]!).filter((kinds) => kinds.length > 0);

  const tracked = trackResources(problem.options);
  const values = keepValues(problem, preference);
  const sources = buildSources(problem.options, drafts, madeClasses.map(unitsOf), tracked, values);
  let mostLife = Math.max(0, ...starts.map(({ variant }) => variant.life));
  for (const { free, paid, uses } of sources) mostLife += uses * Math.max(largestLife(free), largestLife(paid));
  return {
    kinds: table.accepted.length,
    stricter: stricterTable(table.accepted),
    groups: costMana(sources) < FEWEST_FOR_GROUPS ? null : demandGroups(table.accepted, classes.list.length),
    starts,
    pool: unitsOf(poolClasses),
    sources,
    capacities: tracked.capacities,
    lifeMatters: mostLife > problem.life,
    life: problem.life,
  };
}

/** How many sources cost mana to use. */
export function costMana(sources: readonly ModelSource[]): number {
  return sources.reduce((count, { paid }) => count + (paid.length > 0 ? 1 : 0), 0);
}

interface ActivityDraft {
  readonly variant: CostVariant | null;
  readonly demands: readonly number[];
  readonly life: number;
}

/** The ways to pay for one option's activation. */
function draftsOf(option: SourceOption, table: KindTable, lifeLimit: number, supply: number): ActivityDraft[] {
  if (option.cost === null) return option.life <= lifeLimit ? [{ variant: null, demands: [], life: option.life }] : [];
  const context = activationContext(option);
  return option.cost.variants
    .filter((variant) => option.life + variant.life <= lifeLimit && variant.total <= supply)
    .map((variant) => ({ variant, demands: table.demandsOf(variant, context), life: option.life + variant.life }));
}

/**
 * Leaves out the activations that can never be paid for, because no chain of activations from the pool and the free sources makes the
 * types of mana they cost.
 */
function withinReach(
  drafts: readonly (readonly ActivityDraft[])[],
  poolClasses: readonly number[],
  madeClasses: readonly (readonly number[])[],
  table: KindTable,
): ActivityDraft[][] {
  const available = new Set(poolClasses);
  const isPaid = ({ demands }: ActivityDraft): boolean =>
    demands.every((kind) => table.accepted[kind]!.some((index) => available.has(index)));
  for (let before = -1; before < available.size; ) {
    before = available.size;
    drafts.forEach((own, option) => {
      if (own.some(isPaid)) for (const index of madeClasses[option]!) available.add(index);
    });
  }
  return drafts.map((own) => own.filter(isPaid));
}

function largestLife(activities: readonly Activity[]): number {
  let largest = 0;
  for (const { life } of activities) if (life > largest) largest = life;
  return largest;
}

/** Options of one source alike in all but what they make. */
interface OptionGroup {
  readonly indexes: number[];
  readonly draft: ActivityDraft;
}

/**
 * Groups options into activities and activities into sources, and sorts the sources from the least to the most missed; among equals the one
 * whose option comes first, since ids mean nothing.
 */
function buildSources(
  options: readonly SourceOption[],
  drafts: readonly (readonly ActivityDraft[])[],
  units: readonly Units[],
  { resources, shared }: TrackedResources,
  values: ReadonlyMap<number, KeepValue>,
): ModelSource[] {
  const groups = groupOptions(options, drafts);
  const ids = [...values.keys()].sort((a, b) => compareValues(values.get(a)!, values.get(b)!));
  const twins = new Map<string, number>();
  return ids.map((id, place) => {
    const value = values.get(id)!;
    const activities: Activity[] = [];
    for (const group of groups.get(id) ?? []) {
      const activity = buildActivity(options, group, place, value, units, resources);
      if (activity !== null) activities.push(activity);
    }
    const resource = resources.get(id) ?? -1;
    const twinKey = resource < 0 || shared.has(id) ? null : twinKeyOf(activities, value, resource);
    const twin = twinKey === null ? -1 : (twins.get(twinKey) ?? -1);
    if (twinKey !== null) twins.set(twinKey, resource);
    return {
      uses: value.uses,
      free: activities.filter(({ demands }) => demands.length === 0),
      paid: activities.filter(({ demands }) => demands.length > 0),
      resource,
      twin,
    };
  });
}

function groupOptions(
  options: readonly SourceOption[],
  drafts: readonly (readonly ActivityDraft[])[],
): Map<number, OptionGroup[]> {
  const bySource = new Map<number, OptionGroup[]>();
  options.forEach((option, index) => {
    const groups = bySource.get(option.source) ?? [];
    if (groups.length === 0) bySource.set(option.source, groups);
    for (const draft of drafts[index]!) {
      const group = groups.find(
        (other) => isAlike(options[other.indexes[0]!]!, option) && isSameDraft(other.draft, draft),
      );
      if (group === undefined) groups.push({ indexes: [index], draft });
      else group.indexes.push(index);
    }
  });
  return bySource;
}

function isAlike(a: SourceOption, b: SourceOption): boolean {
  return a.loss === b.loss && a.produces.length === b.produces.length && isSameList(a.alsoUses, b.alsoUses);
}

function isSameDraft(a: ActivityDraft, b: ActivityDraft): boolean {
  return a.life === b.life && isSameList(a.demands, b.demands);
}

function compareValues(a: KeepValue, b: KeepValue): number {
  return a.high - b.high || a.low - b.low;
}

/** Null when none of its units can pay anything. */
function buildActivity(
  options: readonly SourceOption[],
  group: OptionGroup,
  source: number,
  value: KeepValue,
  units: readonly Units[],
  resources: ReadonlyMap<number, number>,
): Activity | null {
  const { indexes, draft } = group;
  const alternatives = alternativesOf(units, indexes);
  if (alternatives.length === 0) return null;
  const first = options[indexes[0]!]!;
  const used = [first.source, ...first.alsoUses].map((id) => resources.get(id) ?? -1);
  return {
    alternatives,
    demands: draft.demands,
    variant: draft.variant,
    life: draft.life,
    source,
    resources: used.filter((resource) => resource >= 0),
    gain: Math.max(...alternatives.map(({ units }) => units.length)) - draft.demands.length,
    high: packLoss(first.loss, draft.life),
    low: value.low + (value.fine ? first.produces.length : 0),
  };
}

/** The useful outcomes of a group of options. Options for one unit each become a single choice of its kind. */
function alternativesOf(units: readonly Units[], indexes: readonly number[]): Alternative[] {
  const useful = indexes.filter((index) => units[index]!.length > 0);
  if (useful.length < 2 || useful.some((index) => units[index]!.length > 1)) {
    return useful.map((index) => ({ units: units[index]!, option: index, optionForKind: null }));
  }
  const optionForKind: number[] = [];
  const kinds: number[] = [];
  for (const index of useful) {
    for (const kind of units[index]![0]!) {
      if (optionForKind[kind] !== undefined) continue;
      optionForKind[kind] = index;
      kinds.push(kind);
    }
  }
  return [{ units: [kinds], option: -1, optionForKind }];
}

/** Equal for sources that can stand for each other; null when other sources depend on this one. */
function twinKeyOf(activities: readonly Activity[], value: KeepValue, resource: number): string | null {
  if (value.uses > 1) return null;
  const parts: string[] = [];
  for (const { alternatives, demands, high, low, resources } of activities) {
    if (resources.length > 1 || resources[0] !== resource) return null;
    const outcomes = alternatives.map(({ units }) => units.map((kinds) => kinds.join(' ')).join('+'));
    parts.push([outcomes.join(','), demands.join(' '), high, low].join('|'));
  }
  return parts.join(';');
}
