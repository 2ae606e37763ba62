/** The total cost of a spell or ability (601.2f, 602.2b): mana or alternative cost, additional costs and increases, then reductions. */

import { fixedCostOf } from '../engine/abilityFacts.ts';
import { holds } from '../engine/condition.ts';
import { matches } from '../engine/match.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame, selectObjects } from '../engine/select.ts';
import {
  type ActivatedAbility,
  type Condition,
  type Cost,
  type CostComponent,
  EVENT_NAMES,
  type Quantity,
  Zone,
} from '../ir/index.ts';
import { changeGeneric, type ManaCost, reduceByType, withX, ZERO_COST } from '../mana/cost.ts';
import { type ManaType, manaTypeOfLetter, maskOf } from '../mana/manaTypes.ts';
import type { AbilityRecord, FaceRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { enterForJudging, leaveAfterJudging } from './asOnStack.ts';
import { adjusted, reduceSymbols } from './costChanges.ts';
import { split } from './costParts.ts';
import { lesseningPart, lessGeneric } from './lessBySacrifice.ts';
import { acceptedCosts, lessByAccepted } from './offeredCosts.ts';

/** Mana and everything else to pay. `mana` is null when no mana is asked for at all. */
export interface TotalCost {
  readonly mana: ManaCost | null;
  readonly components: Cost;
}

/** What casting the spell in this way costs, with its announced X, modes and optional costs. */
export function spellCost(game: Game, item: StackItem, way: CastWay): TotalCost {
  const face = item.face;
  let mana: ManaCost | null = null;
  if (way.alternative === null && !way.free && face.manaCost !== null)
    mana = item.x > 0 || face.manaCost.x > 0 ? withX(face.manaCost, item.x) : face.manaCost;
  const components: CostComponent[] = [];
  const accepted = acceptedCosts(game, item);
  const announced = item.modes.length > 0 || item.spliced.length > 0 || accepted.length > 0;
  const noMore = !announced && way.alsoPay === null;
  if (way.alternative === null && noMore && (!face.hasCostAbilities || item.faceDown))
    return { mana: adjusted(game, item, 'spell', commanderTax(game, item, mana), components, keep), components };
  const lessening = lesseningPart(item, way);
  if (way.alternative !== null && !face.hasAddedCosts && noMore && lessening === null) {
    const fixed = fixedParts(way.alternative);
    if (fixed !== null && game.registry.costChanges.length === 0 && item.castFrom !== Zone.Command) return fixed;
  }
  const context = scratchFrame(item.controller, item.handle);
  context.item = item;
  if (way.alternative !== null) mana = split(game, context, way.alternative, mana, components);
  if (way.alsoPay !== null) mana = split(game, context, way.alsoPay, mana, components);
  if (face.hasCostAbilities && !item.faceDown) mana = ownAdditions(game, context, item, mana, components);
  for (const { cost } of accepted) mana = split(game, context, cost, mana, components);
  if (item.modes.length > 0) mana = modeCosts(game, context, item, mana, components);
  for (const { abilities } of item.spliced)
    for (const { ability } of abilities)
      if (ability.kind === 'keyword' && ability.keyword === 'splice')
        mana = split(game, context, ability.cost, mana, components);
  mana = commanderTax(game, item, mana);
  const less = (cost: ManaCost): ManaCost => {
    const own = face.hasCostAbilities && !item.faceDown ? ownReductions(game, context, item, cost) : cost;
    const less = lessByAccepted(own, accepted);
    return lessening === null ? less : changeGeneric(less, -lessGeneric(game, item, lessening));
  };
  return { mana: adjusted(game, item, 'spell', mana, components, less), components };
}

function keep(cost: ManaCost): ManaCost {
  return cost;
}

/** The total of an alternative cost that never varies, each read once; null if it has an X or counted mana. */
function fixedParts(cost: Cost): TotalCost | null {
  let parts = fixedCosts.get(cost);
  if (parts === undefined) {
    parts = fixedCostOf(cost);
    fixedCosts.set(cost, parts);
  }
  return parts;
}

const fixedCosts: WeakMap<Cost, TotalCost | null> = new WeakMap();

/** What activating the ability costs. */
export function abilityCost(game: Game, item: StackItem, record: AbilityRecord): TotalCost {
  const ability = record.ability;
  if (ability.kind !== 'activated') throw new Error('only activated abilities have a cost');
  if (record.fixedCost !== null && game.registry.costChanges.length === 0) return record.fixedCost;
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  const components: CostComponent[] = [];
  const mana = split(game, context, ability.cost, null, components);
  const less = (cost: ManaCost): ManaCost => {
    const own = lessIfNew(game, item, ability, cost);
    return ability.costsLess === undefined
      ? own
      : changeGeneric(own, -Math.max(0, lessForAbility(game, item, context, ability.costsLess)));
  };
  return { mana: adjusted(game, item, 'ability', mana, components, less), components };
}

/** What asks for its targets finds the ability on the stack, by the name for it. */
function lessForAbility(game: Game, item: StackItem, context: Frame, less: Quantity): number {
  if (item.ability?.costsLessByTargets !== true) return evaluate(game, context, less);
  context.names = [EVENT_NAMES.object, ...context.names];
  context.locals = [[item.handle], ...context.locals];
  const entered = enterForJudging(game, item);
  try {
    return evaluate(game, context, less);
  } finally {
    leaveAfterJudging(game, entered);
  }
}

/** 702.193a–b: less by the permanent's mana cost if it entered this turn. */
function lessIfNew(game: Game, item: StackItem, ability: ActivatedAbility, mana: ManaCost): ManaCost {
  const permanent = game.permanent(item.source);
  if (ability.cheaperIfNew !== true || permanent?.enteredTurn !== game.turnNumber) return mana;
  const own = permanent.face.face.manaCost ?? '';
  let total = mana;
  for (const [, symbol = ''] of own.matchAll(/\{([^}]+)\}/g)) {
    const type = manaTypeOfLetter(symbol);
    if (type === null) total = changeGeneric(total, -(Number(symbol) || 0));
    else total = reduceOrGeneric(total, type);
  }
  return total;
}

/** Coloured mana that the cost does not ask for reduces generic mana. */
function reduceOrGeneric(cost: ManaCost, type: ManaType): ManaCost {
  const reduced = reduceByType(cost, maskOf(type));
  return reduced.symbols.length < cost.symbols.length ? reduced : changeGeneric(cost, -1);
}

/** Additional costs printed on the spell, mandatory and announced optional ones (118.8). */
function ownAdditions(
  game: Game,
  context: Frame,
  item: StackItem,
  mana: ManaCost | null,
  components: CostComponent[],
): ManaCost | null {
  let total = mana;
  for (const record of item.face.abilities) {
    const ability = record.ability;
    if (ability.kind !== 'keyword') continue;
    switch (ability.keyword) {
      case 'additionalCost': {
        const other = ability.orElse !== undefined && item.paidCosts.includes('orElse') ? ability.orElse : ability.cost;
        total = split(game, context, other, total, components);
        break;
      }
      case 'optionalCost':
        total = repeated(game, context, ability.cost, timesPaid(item, ability.name), total, components);
        break;
      case 'costsLess': {
        // What costs more is an increase, whatever it is less by later.
        const more = -lessOnStack(game, context, item, ability);
        if (more > 0) total = changeGeneric(total ?? ZERO_COST, more);
        break;
      }
      case 'escalate':
        for (let i = 1; i < item.modes.length; i++) total = split(game, context, ability.cost, total, components);
        break;
      case 'strive':
        for (let i = 1; i < targetCount(item); i++) total = split(game, context, ability.cost, total, components);
        break;
      default:
    }
  }
  return total;
}

/** What the spell itself takes off its cost. */
function ownReductions(game: Game, context: Frame, item: StackItem, mana: ManaCost): ManaCost {
  let total = mana;
  for (const { ability } of item.face.abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'costsLess') {
      const less = lessOnStack(game, context, item, ability);
      if (less > 0) total = changeGeneric(total, -less);
      if (ability.mana === undefined) continue;
      const { condition, times = 1 } = ability;
      const often = lessOnStack(game, context, item, {
        generic: times,
        ...(condition === undefined ? {} : { condition }),
      });
      for (let i = 0; i < often; i++) total = reduceSymbols(total, ability.mana);
    } else if (ability.keyword === 'affinity')
      total = changeGeneric(total, -selectObjects(game, context, affinityObjects(ability.what)).length);
  }
  return total;
}

/** How often the optional cost of that name is to be paid. */
export function timesPaid(item: StackItem, name: string): number {
  let times = 0;
  for (const paid of item.paidCosts) if (paid === name) times++;
  return times;
}

/** A cost paid several times over: what is counted is given up together, so that nothing is given up twice. */
function repeated(
  game: Game,
  context: Frame,
  cost: Cost,
  times: number,
  mana: ManaCost | null,
  components: CostComponent[],
): ManaCost | null {
  let total = mana;
  for (let i = 0; i < times; i++) {
    const parts: CostComponent[] = [];
    total = split(game, context, cost, total, parts);
    for (const part of parts)
      if ((part.kind !== 'exileCards' && part.kind !== 'sacrifice') || typeof part.count !== 'number')
        components.push(part);
      else if (i === 0) components.push({ ...part, count: part.count * times });
  }
  return total;
}

/** What asks for its targets finds the spell on the stack only (601.3e). */
function lessOnStack(
  game: Game,
  context: Frame,
  item: StackItem,
  { generic, condition }: { readonly generic: Quantity; readonly condition?: Condition },
): number {
  const less = (): number =>
    condition === undefined || holds(game, context, condition) ? evaluate(game, context, generic) : 0;
  if (!item.face.costsLessByTargets) return less();
  const entered = enterForJudging(game, item);
  try {
    return less();
  } finally {
    leaveAfterJudging(game, entered);
  }
}

function targetCount(item: StackItem): number {
  return item.targets.reduce((sum, list) => sum + list.length, 0);
}

function affinityObjects(what: Parameters<typeof matches>[2]): Parameters<typeof selectObjects>[2] {
  return {
    kind: 'all',
    zone: Zone.Battlefield,
    filter: { kind: 'and', of: [what, { kind: 'controlledBy', who: { kind: 'you' } }] },
  };
}

function modeCosts(
  game: Game,
  context: Frame,
  item: StackItem,
  mana: ManaCost | null,
  components: CostComponent[],
): ManaCost | null {
  const ability = item.ability?.ability;
  if (ability === undefined || ability.kind !== 'spell') return mana;
  let total = mana;
  for (const mode of item.modes) {
    const cost = ability.modes?.options[mode]?.cost;
    if (cost !== undefined) total = split(game, context, cost, total, components);
  }
  return total;
}

/** 903.8: {2} more for each earlier cast of the commander from the command zone. */
function commanderTax(game: Game, item: StackItem, mana: ManaCost | null): ManaCost | null {
  if (item.castFrom !== Zone.Command) return mana;
  const casts = game.player(item.controller).commanderCasts;
  const slot = game.commanders.find(
    (commander) => game.cards[commander] === item.face.card && game.owners[commander] === item.owner,
  );
  const at = casts.findIndex((value, i) => i % 2 === 0 && value === slot);
  const times = at < 0 ? 0 : (casts[at + 1] ?? 0);
  return times === 0 ? mana : changeGeneric(mana ?? ZERO_COST, 2 * times);
}

/** An additional cost that may be paid, once or any number of times. */
export interface OptionalCost {
  readonly name: string;
  readonly cost: Cost;
  readonly repeat: boolean;
}

/** Optional costs of a face in printed order, for announcing (601.2b). */
export function optionalCosts(face: FaceRecord): readonly OptionalCost[] {
  if (!face.hasCostAbilities || !face.abilities.some(isOptionalCost)) return NONE;
  return face.abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === 'optionalCost'
      ? [{ name: ability.name, cost: ability.cost, repeat: ability.repeat === true }]
      : [],
  );
}

function isOptionalCost({ ability }: AbilityRecord): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'optionalCost';
}

const NONE: readonly never[] = [];
