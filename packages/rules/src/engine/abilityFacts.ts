/** Facts read off an ability's IR once, when it is compiled: what decides whether it is a mana ability (605.1) and what its cost taps. */
import {
  type ActivatedAbility,
  type Cost,
  type CostComponent,
  type Effect,
  type Modes,
  type TargetSpec,
  Zone,
} from '../ir/index.ts';
import { actionIn, meaningOfAction } from '../keywords/actions.ts';
import { addManaCosts, type ManaCost, manaCost } from '../mana/cost.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import { speaksOfTargets } from './castingFacts.ts';

interface Targeting {
  readonly targets: readonly TargetSpec[];
  readonly modes?: Modes;
}

export function readAbilityFacts(record: AbilityRecord): void {
  const ability = record.ability;
  if (ability.kind !== 'activated' && ability.kind !== 'triggered' && ability.kind !== 'spell') return;
  record.linksTargets = linksTargets(ability);
  if (ability.kind === 'spell') return;
  record.addsMana = mentions(ability.effect, (node) => node.kind === 'addMana');
  record.movesLibraryCards = mentions(ability.effect, movesLibraryCards);
  if (ability.kind !== 'activated') return;
  record.hasTapCost = ability.cost.some((component) => component.kind === 'tapSelf');
  record.hasUntapCost = ability.cost.some((component) => component.kind === 'untapSelf');
  record.hasX =
    JSON.stringify(ability.cost).includes('{X}') ||
    mentions(ability.cost, (node) => node.kind === 'x') ||
    ability.cost.some((component) => component.kind === 'loyalty' && component.change === '-X');
  record.choosesByX =
    record.hasX && (ability.cost.some(filtersByX) || mentions(targetsOf(ability), (node) => node.kind === 'x'));
  const varies = record.hasX || ability.cheaperIfNew === true || ability.costsLess !== undefined;
  record.fixedCost = varies ? null : fixedCostOf(ability.cost);
  record.costsLessByTargets = speaksOfTargets(ability.costsLess);
  readTapForMana(record, ability);
  record.byHand = record.addsMana && !isPlannedWith(ability);
  record.offered = record.byHand || (record.addsMana && ability.cost.some(({ kind }) => kind === 'sacrifice'));
  record.isSteady = makesSteadyMana(ability.effect);
  if (record.addsMana && !record.byHand) {
    record.mostMana = isUsedOnce(ability.cost) ? mostMade(ability.effect) : UNBOUNDED;
    record.mostTypes = typesMade(ability.effect);
  }
  record.isLoyalty = ability.cost.some((component) => component.kind === 'loyalty');
  if (ability.cost.some((component) => component.kind === 'mill')) record.movesLibraryCards = true;
}

/** X says what is taken, not how much. */
export function filtersByX(component: CostComponent): boolean {
  return 'filter' in component && mentions(component.filter, (node) => node.kind === 'x');
}

function targetsOf({ targets, modes }: Targeting): readonly TargetSpec[] {
  return [...targets, ...(modes?.options.flatMap((option) => option.targets) ?? [])];
}

function linksTargets(ability: Targeting): boolean {
  const specs = targetsOf(ability);
  const names: ReadonlySet<unknown> = new Set(specs.map(({ name }) => name));
  return mentions(
    specs.map(({ what, players }) => [what, players]),
    (node) => node.kind === 'bound' && 'name' in node && names.has(node.name),
  );
}

/** Whether automatic payment can plan with the ability (see `mana/sources.ts`). */
export function isPlannedWith({ cost, costsLess, onlyAsInstant, sorcerySpeed }: ActivatedAbility): boolean {
  // What is paid for is on the stack, so that nothing can be activated as a sorcery meanwhile (307.5).
  return costsLess === undefined && onlyAsInstant !== true && sorcerySpeed !== true && cost.every(isPlanned);
}

/** Whether automatic payment can plan with this part of a mana ability's cost (see `mana/sources.ts`). */
function isPlanned(component: CostComponent): boolean {
  switch (component.kind) {
    case 'mana':
    case 'tapSelf':
    case 'untapSelf':
    case 'payLife':
    case 'sacrificeSelf':
    case 'exileSelf':
    case 'returnSelfToHand':
    case 'putCounters':
    case 'mill':
      return true;
    case 'removeCounters':
      return component.from === undefined && component.name === undefined;
    case 'tapPermanents':
    case 'sacrifice':
      return component.count === 1;
    default:
      return false;
  }
}

/** The mana of a cost and the rest, where neither depends on anything; null otherwise. */
export function fixedCostOf(cost: Cost): AbilityRecord['fixedCost'] {
  if (
    cost.some(
      (component) => component.kind === 'genericMana' || (component.kind === 'mana' && manaCost(component.cost).x > 0),
    )
  )
    return null;
  let mana: ManaCost | null = null;
  for (const component of cost)
    if (component.kind === 'mana')
      mana = mana === null ? manaCost(component.cost) : addManaCosts(mana, manaCost(component.cost));
  return { mana, components: cost.filter((component) => component.kind !== 'mana') };
}

interface Node {
  readonly kind?: unknown;
  readonly zone?: unknown;
}

/** Whether any IR node inside fits. */
function mentions(value: unknown, fits: (node: Node) => boolean): boolean {
  if (Array.isArray(value)) return value.some((part) => mentions(part, fits));
  if (value === null || typeof value !== 'object') return false;
  const action = actionIn(value);
  if (action !== null && mentions(meaningOfAction(action), fits)) return true;
  // What mana makes trigger is another ability.
  return fits(value) || Object.entries(value).some(([key, part]) => key !== 'whenSpent' && mentions(part, fits));
}

const LIBRARY_ACTIONS: readonly unknown[] = [
  'draw',
  'mill',
  'search',
  'surveil',
  'topOfLibrary',
  'bottomOfLibrary',
  'revealUntil',
];

function movesLibraryCards(node: Node): boolean {
  return LIBRARY_ACTIONS.includes(node.kind) || (node.zone === Zone.Library && node.kind !== 'all');
}

/** What taps for mana without anything that depends on the state of the game: see `mana/plainBoard.ts`. */
function readTapForMana(record: AbilityRecord, ability: ActivatedAbility): void {
  const { cost, effect } = ability;
  if (!isPlannedWith(ability)) return;
  if (ability.condition !== undefined || ability.activator !== undefined || ability.oncePerTurn === true) return;
  if (cost.some(({ kind }) => kind === 'sacrificeSelf') && cost.every(isAboutItself))
    record.givingUpMask = oneMana(effect);
  if (!record.hasTapCost) return;
  const others = cost.filter((component) => component.kind !== 'tapSelf');
  if (others.length === 0) {
    record.plainMask = oneMana(effect);
    readPain(record, effect);
  }
  const first = others[0];
  const fee = first === undefined ? 0 : first.kind === 'mana' && first.cost === '{1}' ? 1 : -1;
  if (others.length > 1 || fee < 0 || !addsForYou(effect)) return;
  const { mana } = effect;
  if (mana.kind !== 'fixed' || mana.times !== undefined || mana.spend !== undefined) return;
  if (mana.mana.length < 2) return;
  record.bundle = mana.mana.map((type) => 1 << type);
  record.bundleCost = fee;
}

const UNBOUNDED: number = Number.POSITIVE_INFINITY;

/** Whether paying the cost takes the source, or its being untapped. */
function isUsedOnce(cost: Cost): boolean {
  return cost.some(
    ({ kind }) => kind === 'tapSelf' || kind === 'sacrificeSelf' || kind === 'exileSelf' || kind === 'returnSelfToHand',
  );
}

function isAboutItself({ kind }: CostComponent): boolean {
  return kind === 'tapSelf' || kind === 'sacrificeSelf';
}

const ALL_TYPES = 0b11_1111;

/** The types of mana that the effect could add. */
function typesMade(effect: Effect): number {
  if (effect.kind === 'sequence') return effect.of.reduce((types, part) => types | typesMade(part), 0);
  if (effect.kind !== 'addMana') return mentions(effect, (node) => node.kind === 'addMana') ? ALL_TYPES : 0;
  const { mana } = effect;
  const types =
    mana.kind === 'fixed' ? mana.mana : mana.kind === 'choice' || mana.kind === 'combination' ? mana.types : null;
  return types === null ? ALL_TYPES : types.reduce((mask, type) => mask | (1 << type), 0);
}

/** The most mana that the effect adds, whatever is chosen. */
function mostMade(effect: Effect): number {
  switch (effect.kind) {
    case 'sequence':
      return effect.of.reduce((sum, part) => sum + mostMade(part), 0);
    case 'chooseEffect':
      return Math.max(0, ...effect.options.map((option) => mostMade(option.effect)));
    case 'if':
      return Math.max(mostMade(effect.then), effect.else === undefined ? 0 : mostMade(effect.else));
    case 'addMana': {
      const { mana } = effect;
      if (mana.kind === 'fixed') return mana.times === undefined ? mana.mana.length : UNBOUNDED;
      if (mana.kind === 'colorsOf' && mana.every === true) return UNBOUNDED;
      return typeof mana.amount === 'number' ? mana.amount : UNBOUNDED;
    }
    default:
      return mentions(effect, (node) => node.kind === 'addMana') ? UNBOUNDED : 0;
  }
}

/** Mana of fixed or chosen types in a fixed number, which may hurt by a fixed number. */
function makesSteadyMana(effect: Effect): boolean {
  switch (effect.kind) {
    case 'sequence':
      return effect.of.every(makesSteadyMana);
    case 'addMana': {
      const { mana } = effect;
      if (mana.kind === 'fixed') return mana.times === undefined && mana.spend === undefined;
      const chosen = mana.kind === 'choice' || mana.kind === 'combination';
      return chosen && typeof mana.amount === 'number' && mana.spend === undefined;
    }
    case 'damage':
      return effect.to === undefined && effect.players?.kind === 'you' && typeof effect.amount === 'number';
    case 'loseLife':
      return effect.who.kind === 'you' && typeof effect.amount === 'number';
    default:
      return false;
  }
}

/** "Add one mana. It deals damage to you", or you lose life. */
function readPain(record: AbilityRecord, effect: Effect): void {
  if (effect.kind !== 'sequence' || effect.of.length !== 2) return;
  const [adds, hurts] = effect.of;
  if (adds === undefined || hurts === undefined) return;
  const victims =
    hurts.kind === 'damage' && hurts.to === undefined
      ? hurts.players
      : hurts.kind === 'loseLife'
        ? hurts.who
        : undefined;
  if (victims?.kind !== 'you' || !('amount' in hurts) || typeof hurts.amount !== 'number') return;
  record.painMask = oneMana(adds);
  record.pain = hurts.amount;
}

function addsForYou(effect: Effect): effect is Extract<Effect, { kind: 'addMana' }> {
  return effect.kind === 'addMana' && effect.who.kind === 'you';
}

/** "Add one mana" of one type or of a choice, nothing else about it: the types; 0 for any other effect. */
function oneMana(effect: Effect): number {
  if (!addsForYou(effect)) return 0;
  const { mana } = effect;
  if (mana.kind === 'fixed' && mana.mana.length === 1 && mana.times === undefined && mana.spend === undefined)
    return 1 << (mana.mana[0] as number);
  if (mana.kind === 'choice' && mana.amount === 1 && mana.spend === undefined)
    return mana.types.reduce((mask, type) => mask | (1 << type), 0);
  return 0;
}
