/**
 * An independent reference for the payment planner: it plays forward through every order of activations and every way to spend
 * the pool. Slow and plain on purpose; it shares only the vocabulary with the planner.
 */
import type { ManaCost, ManaSymbol } from '../../src/mana/cost.ts';
import type { ManaUnit, SpendAs } from '../../src/mana/manaTypes.ts';
import type { PaymentPlan, PaymentProblem, SourceOption } from '../../src/mana/paymentProblem.ts';

/** A unit together with what made it; `pays` as in the options. */
interface Held {
  readonly unit: ManaUnit;
  readonly pays: SourceOption['pays'];
}

interface Terms {
  readonly main: boolean;
  readonly allowed: readonly boolean[];
  readonly spendAs: SpendAs;
}

/** The ranking the planner documents, down to the number of sources. */
export type Ranking = readonly [loss: number, life: number, givenUp: number, count: number];

const heldKey = ({ unit, pays }: Held): string =>
  `${unit.type}${unit.snow ? 's' : ''}${unit.restriction}${pays.slice(4)}`;
const poolKey = (pool: readonly Held[]): string => pool.map(heldKey).sort().join(',');

function pays(held: Held, symbol: 'generic' | ManaSymbol, terms: Terms): boolean {
  if (held.pays !== 'anything') {
    if (!terms.main) return false;
    if (symbol === 'generic') return true;
    if (held.pays === 'thisCostGeneric' || symbol.kind === 'snow') return false;
    return ((symbol.mask >> held.unit.type) & 1) === 1;
  }
  const { unit } = held;
  if (unit.restriction > 0 && !terms.allowed[unit.restriction]) return false;
  if (symbol === 'generic') return true;
  if (symbol.kind === 'snow') return unit.snow;
  return (symbol.mask & terms.spendAs[unit.type]) !== 0;
}

/** Every different pool (and life spent) that paying the cost can leave. */
function waysToPay(pool: readonly Held[], cost: ManaCost, terms: Terms): { pool: Held[]; life: number }[] {
  let states = new Map<string, { pool: Held[]; life: number }>([['', { pool: [...pool], life: 0 }]]);
  const each = (
    from: typeof states,
    step: (state: { pool: Held[]; life: number }) => { pool: Held[]; life: number }[],
  ): typeof states => {
    const next: typeof states = new Map();
    for (const state of from.values()) {
      for (const reached of step(state)) next.set(`${poolKey(reached.pool)}/${reached.life}`, reached);
    }
    return next;
  };
  const one = (symbol: 'generic' | ManaSymbol) => (state: { pool: Held[]; life: number }) =>
    state.pool
      .map((held, index) => ({ held, index }))
      .filter(({ held }) => pays(held, symbol, terms))
      .map(({ index }) => ({ pool: state.pool.filter((_, place) => place !== index), life: state.life }));
  let generic = 0;
  for (const symbol of cost.symbols) {
    if (symbol.kind === 'generic') generic += symbol.amount;
    else if (symbol.kind === 'monocolored') {
      let rest = states;
      for (let count = 0; count < symbol.amount; count++) rest = each(rest, one('generic'));
      states = new Map([...each(states, one(symbol)), ...rest]);
    } else if (symbol.kind === 'phyrexian') {
      states = each(states, (state) => [...one(symbol)(state), { pool: state.pool, life: state.life + 2 }]);
    } else states = each(states, one(symbol));
  }
  for (let count = 0; count < generic; count++) states = each(states, one('generic'));
  return [...states.values()];
}

/** Net production a source is good for at best. */
function givenUpBy(options: readonly SourceOption[], source: number): number {
  let most = 0;
  for (const option of options) {
    if (option.source !== source) continue;
    let least = 0;
    for (const symbol of option.cost?.symbols ?? []) {
      if (symbol.kind === 'generic') least += symbol.amount;
      else if (symbol.kind !== 'phyrexian') least++;
    }
    most = Math.max(most, option.produces.length - least);
  }
  return most;
}

interface Position {
  readonly pool: readonly Held[];
  readonly used: ReadonlyMap<number, number>;
  readonly life: number;
  readonly loss: number;
  /** Options without a mana cost are activated first and in order; this is the next one to look at. */
  readonly next: number;
}

/** The fewest units that pay the cost. */
function fewestUnits(problem: PaymentProblem): number {
  let least = 0;
  for (const symbol of problem.cost.symbols) {
    if (symbol.kind === 'generic') least += symbol.amount;
    else if (symbol.kind !== 'phyrexian' || problem.life < 2) least++;
  }
  return least;
}

/** No more units than these can be in the pool in the end. */
function mostUnits(
  { pool, used }: Position,
  uses: ReadonlyMap<number, number>,
  givenUp: ReadonlyMap<number, number>,
): number {
  let most = pool.length;
  for (const [source, net] of givenUp) most += ((uses.get(source) ?? 1) - (used.get(source) ?? 0)) * net;
  return most;
}

/**
 * A short proof that payment is impossible, when there is one: too few units even if every activation were free, or too few
 * that could pay the symbols within some set of types.
 */
function isHopeless(problem: PaymentProblem): boolean {
  const terms: Terms = { main: true, allowed: problem.allowedRestrictions, spendAs: problem.spendAs };
  const net = new Map<number, number>();
  const perSource = new Map<number, SourceOption[]>();
  const options = problem.options.filter(({ life }) => life <= problem.life);
  for (const option of options) {
    net.set(option.source, givenUpBy(options, option.source) * option.uses);
    perSource.set(option.source, [...(perSource.get(option.source) ?? []), option]);
  }
  let supply = problem.pool.length;
  for (const units of net.values()) supply += units;
  if (supply < fewestUnits(problem)) return true;
  const needMana = problem.cost.symbols.filter(
    ({ kind }) => kind === 'typed' || kind === 'snow' || (kind === 'phyrexian' && problem.life < 2),
  );
  for (let types = 1; types < 128; types++) {
    const symbols = needMana.filter(({ mask }) => (mask & ~types) === 0);
    const helps = (unit: ManaUnit, how: SourceOption['pays']): boolean =>
      symbols.some((symbol) => pays({ unit, pays: how }, symbol, terms));
    let most = problem.pool.filter((unit) => helps(unit, 'anything')).length;
    for (const own of perSource.values()) {
      const units = own.map((option) => option.produces.filter((unit) => helps(unit, option.pays)).length);
      most += Math.max(...units) * Math.max(...own.map(({ uses }) => uses));
    }
    if (most < symbols.length) return true;
  }
  return false;
}

/**
 * The ranking of the best plan, or null.
 *
 * @param anyPlan stop at the first plan instead
 * @param lossLimit leave plans of more loss aside
 */
export function bruteForce(problem: PaymentProblem, anyPlan: boolean, lossLimit = Infinity): Ranking | null {
  const { options } = problem;
  if (anyPlan && isHopeless(problem)) return null;
  const uses = new Map<number, number>();
  for (const option of options) uses.set(option.source, Math.max(option.uses, uses.get(option.source) ?? 1));
  const givenUp = new Map(options.map(({ source }) => [source, givenUpBy(options, source)]));
  const least = fewestUnits(problem);
  const terms: Terms = { main: true, allowed: problem.allowedRestrictions, spendAs: problem.spendAs };
  const pool: Held[] = problem.pool.map((unit) => ({ unit, pays: 'anything' }));
  const open: Position[] = [{ pool, used: new Map(), life: 0, loss: 0, next: 0 }];
  const seen = new Set<string>();
  let best: Ranking | null = null;
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const ways = position.pool.length < least ? [] : waysToPay(position.pool, problem.cost, terms);
    for (const { life } of ways) {
      if (position.life + life > problem.life) continue;
      const ranking = rankingOf(position, life, givenUp, options);
      if (best === null || compareRankings(ranking, best) < 0) best = ranking;
      if (anyPlan) return best;
    }
    for (let index = 0; index < options.length; index++) {
      const option = options[index]!;
      if (option.cost === null && index < position.next) continue;
      for (const reached of activate(position, option, index, uses)) {
        if (reached.life > problem.life || reached.loss > lossLimit) continue;
        if (anyPlan && mostUnits(reached, uses, givenUp) < least) continue;
        const used = [...reached.used].sort((a, b) => a[0] - b[0]).join(';');
        const key = `${reached.next}/${used}/${reached.life}/${reached.loss}/${poolKey(reached.pool)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(reached);
      }
    }
  }
  return best;
}

function activate(
  position: Position,
  option: SourceOption,
  index: number,
  uses: ReadonlyMap<number, number>,
): Position[] {
  const used = new Map(position.used);
  for (const id of [option.source, ...option.alsoUses]) {
    const count = (used.get(id) ?? 0) + 1;
    if (count > (uses.get(id) ?? 1)) return [];
    used.set(id, count);
  }
  const made: Held[] = option.produces.map((unit) => ({ unit, pays: option.pays }));
  const loss = position.loss + option.loss;
  const life = position.life + option.life;
  if (option.cost === null) return [{ pool: [...position.pool, ...made], used, life, loss, next: index }];
  const terms: Terms = { main: false, allowed: option.costAllowed, spendAs: option.costSpendAs };
  return waysToPay(position.pool, option.cost, terms).map((paid) => ({
    pool: [...paid.pool, ...made],
    used,
    life: life + paid.life,
    loss,
    next: Number.POSITIVE_INFINITY,
  }));
}

/** Only `source` counts for what is given up and for the number of sources, as activations. */
function rankingOf(
  position: Position,
  life: number,
  givenUp: ReadonlyMap<number, number>,
  options: readonly SourceOption[],
): Ranking {
  const also = new Set(options.flatMap(({ alsoUses }) => alsoUses));
  let sum = 0;
  let count = 0;
  for (const [id, times] of position.used) {
    if (also.has(id)) continue; // boards keep resources used along apart from sources when rankings are compared
    sum += times * (givenUp.get(id) ?? 0);
    count += times;
  }
  return [position.loss, position.life + life, sum, count];
}

function compareRankings(a: Ranking, b: Ranking): number {
  for (let place = 0; place < a.length; place++) {
    const difference = a[place]! - b[place]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The ranking of a plan. */
export function rankingOfPlan(problem: PaymentProblem, plan: PaymentPlan): Ranking {
  let sum = 0;
  for (const { option } of plan.steps) sum += givenUpBy(problem.options, problem.options[option]!.source);
  return [plan.loss, plan.lifePaid, sum, plan.steps.length];
}

/** Carries a plan out step by step; returns what is wrong with it, or null. */
export function replay(problem: PaymentProblem, plan: PaymentPlan): string | null {
  const pool: (Held & { madeBy: number })[] = problem.pool.map((unit) => ({ unit, pays: 'anything', madeBy: -1 }));
  const uses = new Map<number, number>();
  const used = new Map<number, number>();
  for (const option of problem.options) uses.set(option.source, Math.max(option.uses, uses.get(option.source) ?? 1));
  let life = 0;
  let substitutes = false;
  const spend = (spends: PaymentPlan['spends'], cost: ManaCost, paidLife: number, terms: Terms): string | null => {
    const taken: Held[] = [];
    for (const { unit, madeBy } of spends) {
      const place = pool.findIndex((held) => held.madeBy === madeBy && sameUnit(held.unit, unit));
      if (place < 0) return 'a unit spent is not there';
      taken.push(...pool.splice(place, 1));
    }
    const exact = waysToPay(taken, cost, terms).some((rest) => rest.pool.length === 0 && rest.life === paidLife);
    return exact ? null : 'the units spent do not pay exactly the cost';
  };
  for (const [index, step] of plan.steps.entries()) {
    const option = problem.options[step.option]!;
    if (option.pays !== 'anything') substitutes = true;
    else if (substitutes) return 'a mana ability after a substitute';
    for (const id of [option.source, ...option.alsoUses]) {
      used.set(id, (used.get(id) ?? 0) + 1);
      if (used.get(id)! > (uses.get(id) ?? 1)) return 'a resource used too often';
    }
    if (option.cost !== null) {
      const terms: Terms = { main: false, allowed: option.costAllowed, spendAs: option.costSpendAs };
      const wrong = spend(step.spends, option.cost, step.life - option.life, terms);
      if (wrong !== null) return `activation: ${wrong}`;
    } else if (step.spends.length > 0 || step.life !== option.life) return 'an activation pays what it does not cost';
    life += step.life;
    for (const unit of option.produces) pool.push({ unit, pays: option.pays, madeBy: index });
  }
  const terms: Terms = { main: true, allowed: problem.allowedRestrictions, spendAs: problem.spendAs };
  const wrong = spend(plan.spends, problem.cost, plan.costLife, terms);
  if (wrong !== null) return wrong;
  life += plan.costLife;
  if (life !== plan.lifePaid || life > problem.life) return 'life does not add up';
  const left = pool.filter((held) => held.pays === 'anything').map(({ unit }) => ({ unit, pays: 'anything' as const }));
  const floating = plan.floating.map((unit) => ({ unit, pays: 'anything' as const }));
  return poolKey(left) === poolKey(floating) ? null : 'floating mana does not add up';
}

function sameUnit(a: ManaUnit, b: ManaUnit): boolean {
  return a.type === b.type && a.snow === b.snow && a.restriction === b.restriction;
}
