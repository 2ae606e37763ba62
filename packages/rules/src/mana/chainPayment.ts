/**
 * Payment by construction, for boards on which many sources cost mana to use and the exact search would see too many states. Every source
 * is put to use, those that cost mana one after the other as soon as what came before can pay for them; what is made is matched to what is
 * owed by augmenting paths (Kuhn 1955), where a unit only pays for what comes later. Choices that leave something unpaid are improved
 * one source at a time. A payment found so is possible; that none is found proves nothing.
 */
import type { CostVariant } from './costVariants.ts';
import type { Activity, Alternative, ModelSource, PaymentModel } from './paymentModel.ts';
import type { Solution, SolutionStep } from './paymentSearch.ts';

/** How often the choices for the sources are improved, at most. */
const MOST_IMPROVEMENTS = 12;

/** One use of a source, with its alternatives taken together where its units can be chosen independently. */
interface Candidate {
  readonly activity: Activity;
  readonly alternatives: readonly Alternative[];
  /** For each unit the kinds it can pay. */
  readonly units: readonly (readonly number[])[];
}

/** A demand: its kind, and when it falls due. The pool and the free sources come at time 0, each use that costs mana takes one more. */
interface Due {
  readonly kind: number;
  readonly time: number;
}

interface Supply {
  readonly kinds: readonly number[];
  readonly time: number;
  /** Index of the source, -1 for the pool. */
  readonly source: number;
  /** Index of the unit among those that the source makes. */
  readonly unit: number;
}

/** Choices for all sources with what they come to. */
interface Attempt {
  readonly chosen: readonly (Candidate | null)[];
  /** Sources that cost mana, in order of use. */
  readonly order: readonly number[];
  readonly supplies: readonly Supply[];
  readonly dues: readonly Due[];
  /** For each demand the supply that pays it, -1 = none. */
  readonly paidBy: readonly number[];
  readonly unpaid: number;
}

/** A payment from which no source can be left out in this way, most missed sources spared first; null if none is found. */
export function payByChain(model: PaymentModel): Solution | null {
  const candidates = model.sources.map(candidatesOf);
  for (const { variant, demands } of model.starts) {
    const attempt = feasible(model, candidates, demands, variant);
    if (attempt !== null) return solutionOf(spare(model, candidates, demands, variant, attempt), variant);
  }
  return null;
}

/** Whether some payment is found. */
export function chainExists(model: PaymentModel): boolean {
  const candidates = model.sources.map(candidatesOf);
  return model.starts.some(({ variant, demands }) => feasible(model, candidates, demands, variant) !== null);
}

/** Sources used several times, or whose use takes another resource along, are left to the search. */
function candidatesOf(source: ModelSource): readonly Candidate[] {
  if (source.uses > 1) return [];
  const own = [...source.free, ...source.paid].filter(({ resources }) =>
    resources.every((one) => one === source.resource),
  );
  return own.flatMap((activity) => {
    const together = independentUnits(activity.alternatives);
    if (together !== null) return [{ activity, alternatives: activity.alternatives, units: together }];
    return activity.alternatives.map((alternative) => ({
      activity,
      alternatives: [alternative],
      units: alternative.units,
    }));
  });
}

/** `aa`, `ab` and `bb` are two units, each of which pays what `a` or `b` pays; null where alternatives are not of that kind. */
function independentUnits(alternatives: readonly Alternative[]): readonly (readonly number[])[] | null {
  const [first, mixed, last] = alternatives;
  if (alternatives.length !== 3 || first === undefined || mixed === undefined || last === undefined) return null;
  const [a, other] = first.units;
  const [b] = last.units;
  if (a === undefined || b === undefined || first.units.length !== 2 || a !== other || last.units[1] !== b) return null;
  if (mixed.units.length !== 2 || mixed.units[0] !== a || mixed.units[1] !== b) return null;
  const kinds = [...a, ...b.filter((kind) => !a.includes(kind))];
  return [kinds, kinds];
}

function feasible(
  model: PaymentModel,
  candidates: readonly (readonly Candidate[])[],
  demands: readonly number[],
  variant: CostVariant,
): Attempt | null {
  // A source that costs mana gives more than it takes, so that use is tried first.
  const chosen = candidates.map((own) => own.at(-1) ?? null);
  const attempt = improved(model, candidates, demands, attemptWith(model, chosen, demands), -1);
  return attempt.unpaid === 0 && lifeOf(attempt) + variant.life <= model.life ? attempt : null;
}

/** Changes the choice for one source after another as long as that pays more; `spared` is not used. */
function improved(
  model: PaymentModel,
  candidates: readonly (readonly Candidate[])[],
  demands: readonly number[],
  given: Attempt,
  spared: number,
): Attempt {
  let best = given;
  for (let round = 0; round < MOST_IMPROVEMENTS && best.unpaid > 0; round++) {
    const before = best;
    for (let source = 0; source < candidates.length && best === before; source++) {
      if (source === spared || before.chosen[source] === null) continue;
      for (const candidate of candidates[source]!) {
        if (candidate === before.chosen[source]) continue;
        const chosen = before.chosen.slice();
        chosen[source] = candidate;
        const attempt = attemptWith(model, chosen, demands);
        if (attempt.unpaid < best.unpaid) best = attempt;
      }
    }
    if (best === before) return best;
  }
  return best;
}

/** Leaves out one source after another, the most missed first, and prefers uses that cost less. */
function spare(
  model: PaymentModel,
  candidates: readonly (readonly Candidate[])[],
  demands: readonly number[],
  variant: CostVariant,
  given: Attempt,
): Attempt {
  let attempt = withoutIdle(model, demands, given);
  const fits = (other: Attempt): boolean => other.unpaid === 0 && lifeOf(other) + variant.life <= model.life;
  for (let source = candidates.length - 1; source >= 0; source--) {
    if (attempt.chosen[source] === null) continue;
    const chosen = attempt.chosen.slice();
    chosen[source] = null;
    const other = improved(model, candidates, demands, attemptWith(model, chosen, demands), source);
    if (fits(other)) attempt = other;
  }
  candidates.forEach((own, source) => {
    for (const candidate of own) {
      const present = attempt.chosen[source];
      if (present === null || present === undefined || candidate.activity.high >= present.activity.high) continue;
      const chosen = attempt.chosen.slice();
      chosen[source] = candidate;
      const other = attemptWith(model, chosen, demands);
      if (fits(other)) attempt = other;
    }
  });
  return attempt;
}

/** Without the sources whose mana pays for nothing. */
function withoutIdle(model: PaymentModel, demands: readonly number[], given: Attempt): Attempt {
  const used = new Set(given.paidBy.map((supply) => given.supplies[supply]?.source ?? -1));
  const chosen = given.chosen.map((candidate, source) => (used.has(source) ? candidate : null));
  const attempt = attemptWith(model, chosen, demands);
  return attempt.unpaid === 0 ? attempt : given;
}

function lifeOf({ chosen }: Attempt): number {
  return chosen.reduce((sum, candidate) => sum + (candidate?.activity.life ?? 0), 0);
}

function attemptWith(model: PaymentModel, chosen: readonly (Candidate | null)[], demands: readonly number[]): Attempt {
  const supplies: Supply[] = model.pool.map((kinds, unit) => ({ kinds, time: 0, source: -1, unit }));
  const dues: Due[] = [];
  const available = new Set<number>(model.pool.flat());
  const waiting: number[] = [];
  const used: (Candidate | null)[] = chosen.slice();
  const take = (source: number, candidate: Candidate, time: number): void => {
    candidate.units.forEach((kinds, unit) => {
      supplies.push({ kinds, time, source, unit });
      for (const kind of kinds) available.add(kind);
    });
  };
  chosen.forEach((candidate, source) => {
    if (candidate === null) return;
    if (candidate.activity.demands.length > 0) waiting.push(source);
    else take(source, candidate, 0);
  });
  const order: number[] = [];
  for (let at = 0; at < waiting.length; ) {
    const source = waiting[at]!;
    const candidate = chosen[source]!;
    if (!candidate.activity.demands.every((kind) => available.has(kind))) {
      at++;
      continue;
    }
    waiting.splice(at, 1);
    for (const kind of candidate.activity.demands) dues.push({ kind, time: order.length + 1 });
    order.push(source);
    take(source, candidate, order.length);
    at = 0;
  }
  for (const source of waiting) used[source] = null;
  for (const kind of demands) dues.push({ kind, time: order.length + 1 });
  const paidBy = matched(supplies, dues);
  const unpaid = paidBy.reduce((count, supply) => count + (supply < 0 ? 1 : 0), 0);
  return { chosen: used, order, supplies, dues, paidBy, unpaid };
}

/** Kuhn's algorithm, demand by demand. */
function matched(supplies: readonly Supply[], dues: readonly Due[]): number[] {
  const paysFor = supplies.map(() => -1);
  const paidBy = dues.map(() => -1);
  let visited: boolean[] = [];
  const find = (due: number): boolean => {
    const { kind, time } = dues[due]!;
    for (let supply = 0; supply < supplies.length; supply++) {
      const from = supplies[supply]!;
      if (visited[supply] === true || from.time >= time || !from.kinds.includes(kind)) continue;
      visited[supply] = true;
      const other = paysFor[supply]!;
      if (other >= 0 && !find(other)) continue;
      paysFor[supply] = due;
      paidBy[due] = supply;
      return true;
    }
    return false;
  };
  for (let due = 0; due < dues.length; due++) {
    visited = [];
    find(due);
  }
  return paidBy;
}

function solutionOf(attempt: Attempt, variant: CostVariant): Solution {
  const free = attempt.chosen.flatMap((candidate, source) =>
    candidate !== null && candidate.activity.demands.length === 0 ? [source] : [],
  );
  const steps = [...free, ...attempt.order].map((source): SolutionStep => {
    const candidate = attempt.chosen[source]!;
    const { variant: paidAs, life } = candidate.activity;
    return { option: optionOf(candidate, kindsPaidBy(attempt, source)), variant: paidAs, life };
  });
  return { steps, variant };
}

/** The kind that each unit of the source pays, -1 = nothing. */
function kindsPaidBy({ supplies, paidBy, dues }: Attempt, source: number): readonly number[] {
  return supplies.flatMap((supply, index) => {
    if (supply.source !== source) return [];
    const due = paidBy.indexOf(index);
    return [due < 0 ? -1 : dues[due]!.kind];
  });
}

/** The option whose units pay these kinds, in either order. */
function optionOf({ alternatives }: Candidate, kinds: readonly number[]): number {
  for (const { units, option, optionForKind } of alternatives) {
    const [first, second] = kinds;
    if (optionForKind !== null) {
      const kind = kinds.find((one) => one >= 0) ?? units[0]?.[0] ?? 0;
      return optionForKind[kind]!;
    }
    const pays = (unit: number, kind: number | undefined): boolean =>
      kind === undefined || kind < 0 || units[unit]!.includes(kind);
    if (alternatives.length === 1 || units.every((_, unit) => pays(unit, kinds[unit]))) return option;
    if (units.length === 2 && pays(0, second) && pays(1, first)) return option;
  }
  throw new Error('no alternative makes what was planned');
}
