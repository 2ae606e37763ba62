/**
 * The permanents of a player as options for the payment planner: every usable mana ability with every outcome it could have, including what
 * triggered mana abilities add and what replacement effects make of it.
 */

import { refresh } from '../effects/refresh.ts';
import { cantHaveCounters } from '../effects/rulesOfObjects.ts';
import { isPlannedWith } from '../engine/abilityFacts.ts';
import { matches } from '../engine/match.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame, selectZone } from '../engine/select.ts';
import { type CostComponent, type Effect, Supertype, Zone } from '../ir/index.ts';
import { mayActivateNow } from '../stack/activate.ts';
import { purposeOfAbility } from '../stack/castFrame.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { counterCount, type Permanent } from '../state/permanent.ts';
import { manaCost } from './cost.ts';
import { rememberingTypes } from './couldProduce.ts';
import { otherUses } from './keepValue.ts';
import { isManaAbility } from './manaAbility.ts';
import { distinctOutcomes, finalOutcomes, isManaDisturbed, type Outcome } from './outcomes.ts';
import { type SourceOption, sourceOption } from './paymentProblem.ts';
import { productionsOf } from './production.ts';
import { allowedFor } from './restrictions.ts';

/** A planner option and the activation it stands for; `record` null = a substitute for mana (convoke and the like). */
export interface PaymentSource {
  readonly option: SourceOption;
  readonly object: Handle;
  readonly record: AbilityRecord | null;
  /** The mana depends on what is given up for it. */
  readonly reads: boolean;
}

/** How unwelcome a loss is: milled cards, a used-up counter, a sacrificed token or permanent. */
const LOSS = { milled: 1, counter: 2, card: 4, permanent: 8 } as const;

/** Every way the player could make mana now. */
export function manaSources(game: Game, player: number): PaymentSource[] {
  return rememberingTypes(game, () => sourcesOnBoard(game, player));
}

function sourcesOnBoard(game: Game, player: number): PaymentSource[] {
  const result: PaymentSource[] = [];
  if (game.stale) refresh(game);
  const disturbed = isManaDisturbed(game);
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    for (const record of permanent.characteristics.abilities) {
      if (record.addsMana && isManaAbility(game, record) && mayActivateNow(game, player, permanent.handle, record)) {
        addAbility(game, player, permanent, record, disturbed, result);
      }
    }
  }
  return result.some(givesUpAnother) ? withLosses(result) : result;
}

/**
 * The resource of being there, as against being untapped: a permanent may first be tapped for mana and then be sacrificed for more. The id of
 * each is the slot, or this, in a payment.
 */
export function lossOf(slot: number): number {
  return -1 - slot;
}

/** The slot that an id of either resource is about. */
export function slotOfResource(id: number): number {
  return id < 0 ? -1 - id : id;
}

function givesUpAnother({ option }: PaymentSource): boolean {
  return option.alsoUses.some((id) => id < 0);
}

/** The slots that some of the sources give up beside their own. */
export function givenUp(sources: readonly PaymentSource[]): readonly number[] {
  return sources.flatMap(({ option }) => option.alsoUses.filter((id) => id < 0).map(slotOfResource));
}

/**
 * What is given up for its own mana cannot be given up for others' as well; and a permanent whose mana ability costs mana is either
 * tapped or given up, since it might be paid for with what giving it up made.
 */
function withLosses(sources: readonly PaymentSource[]): PaymentSource[] {
  const lost = givenUp(sources);
  const costsMana = new Set(sources.flatMap(({ option }) => (option.cost === null ? [] : [option.source])));
  return sources.map((source) => {
    const { option, record } = source;
    const alsoUses = option.alsoUses.map((id) =>
      id < 0 && costsMana.has(slotOfResource(id)) ? slotOfResource(id) : id,
    );
    const losesItself = record !== null && givesUpItself(record) && !costsMana.has(option.source);
    if (losesItself && lost.includes(option.source)) alsoUses.push(lossOf(option.source));
    return { ...source, option: { ...option, alsoUses } };
  });
}

/** Whether its cost takes its source away. */
export function givesUpItself({ ability }: AbilityRecord): boolean {
  return (
    ability.kind === 'activated' &&
    ability.cost.some(({ kind }) => kind === 'sacrificeSelf' || kind === 'exileSelf' || kind === 'returnSelfToHand')
  );
}

interface UsedUp {
  readonly alsoUses: readonly number[];
  readonly life: number;
  readonly loss: number;
  readonly uses: number;
  readonly mana: string;
  /** What is sacrificed under a name that the instructions speak of, such as its types of mana. */
  readonly named: { readonly name: string; readonly object: Handle } | null;
}

function addAbility(
  game: Game,
  player: number,
  permanent: Permanent,
  record: AbilityRecord,
  disturbed: boolean,
  into: PaymentSource[],
): void {
  const ability = record.ability;
  if (ability.kind !== 'activated' || !isPlannedWith(ability)) return;
  const context = scratchFrame(player, permanent.handle);
  const ways = costWays(game, player, permanent, ability.cost);
  if (ways.length === 0) return;
  const tapped = record.hasTapCost ? permanent.handle : 0;
  const outcomesWith = (): Outcome[] =>
    distinctOutcomes(
      productionsOf(game, context, ability.effect).flatMap((production) =>
        finalOutcomes(game, player, permanent, production, tapped),
      ),
    );
  const outcomes =
    record.isSteady && !disturbed
      ? steadyOutcomes(permanent, record, outcomesWith)
      : ways.some(({ named }) => named !== null)
        ? null
        : outcomesWith();
  for (const way of ways) {
    if (way.named !== null) {
      context.names = [way.named.name];
      context.locals = [[way.named.object]];
    }
    for (const outcome of outcomes ?? outcomesWith()) {
      if (outcome.units.length === 0) continue;
      const option = sourceOption({
        source: slotOf(permanent.handle),
        uses: way.uses,
        alsoUses: way.alsoUses,
        cost: way.mana === '' ? null : manaCost(way.mana),
        costAllowed: way.mana === '' ? NO_COST : allowedFor(game, purposeOfAbility(permanent.handle, record, 0)),
        life: way.life + outcome.life,
        loss: way.loss,
        late: 2 * way.loss - (way.named !== null && isMirror(game, way.named.object) ? 1 : 0),
        produces: outcome.units,
        kept: otherUses(permanent.characteristics),
      });
      into.push({ option, object: permanent.handle, record, reads: way.named !== null });
    }
  }
}

const NO_COST: readonly boolean[] = [];

/** What steady mana abilities come to where nothing disturbs them, of permanents that are not snow and of those that are. */
const plainOutcomes: WeakMap<AbilityRecord, readonly Outcome[]> = new WeakMap();
const snowOutcomes: WeakMap<AbilityRecord, readonly Outcome[]> = new WeakMap();

function steadyOutcomes(permanent: Permanent, record: AbilityRecord, find: () => Outcome[]): readonly Outcome[] {
  const kept = (permanent.characteristics.supertypes & Supertype.Snow) === 0 ? plainOutcomes : snowOutcomes;
  let outcomes = kept.get(record);
  if (outcomes === undefined) {
    outcomes = find();
    kept.set(record, outcomes);
  }
  return outcomes;
}

const JUST_TAPPED: readonly UsedUp[] = [{ alsoUses: [], life: 0, loss: 0, uses: 1, mana: '', named: null }];

/** The ways to pay an ability's costs; none if it has a part that automatic payment leaves to the player. */
function costWays(game: Game, player: number, permanent: Permanent, cost: readonly CostComponent[]): readonly UsedUp[] {
  if (cost.length === 1 && cost[0]?.kind === 'tapSelf') return JUST_TAPPED;
  let ways: UsedUp[] = [{ alsoUses: [], life: 0, loss: 0, uses: 1, mana: '', named: null }];
  const taps = cost.some(
    (component) => component.kind === 'tapSelf' || component.kind === 'untapSelf' || component.kind === 'sacrificeSelf',
  );
  for (const component of cost) {
    const context = scratchFrame(player, permanent.handle);
    switch (component.kind) {
      case 'tapSelf':
      case 'untapSelf':
        break;
      case 'mana':
        ways = ways.map((way) => ({ ...way, mana: way.mana + component.cost }));
        break;
      case 'payLife': {
        const life = evaluate(game, context, component.amount);
        ways = ways.map((way) => ({ ...way, life: way.life + life }));
        break;
      }
      case 'sacrificeSelf':
      case 'exileSelf':
      case 'returnSelfToHand':
        ways = ways.map((way) => ({ ...way, loss: way.loss + (permanent.isToken ? LOSS.card : LOSS.permanent) }));
        break;
      case 'removeCounters': {
        const count = evaluate(game, context, component.count);
        // Which counters go is for the player to choose: not planned.
        const held = component.counter === null ? 0 : counterCount(permanent.counters, component.counter);
        if (component.from !== undefined || count > held) return [];
        ways = ways.map((way) => ({
          ...way,
          loss: way.loss + LOSS.counter * count,
          uses: taps || count === 0 ? 1 : Math.floor(held / count),
        }));
        break;
      }
      case 'putCounters':
        if (cantHaveCounters(game, permanent.handle, component.counter)) return [];
        ways = ways.map((way) => ({
          ...way,
          loss: way.loss + LOSS.counter * evaluate(game, context, component.count),
        }));
        break;
      case 'mill':
        // 701.17b
        if (evaluate(game, context, component.count) > game.player(player).library.length) return [];
        ways = ways.map((way) => ({ ...way, loss: way.loss + LOSS.milled }));
        break;
      case 'tapPermanents':
      case 'sacrifice': {
        if (component.count !== 1) return [];
        const sacrificed = component.kind === 'sacrifice';
        const name = sacrificed ? component.name : undefined;
        const others = selectZone(game, context, Zone.Battlefield, null).filter((object) => {
          const other = game.permanent(object);
          if (other === null || other.controller !== player || (!sacrificed && other.tapped)) return false;
          return (object !== permanent.handle || !taps) && matches(game, context, component.filter, object);
        });
        ways = ways.flatMap((way) =>
          others.map((object) => ({
            ...way,
            alsoUses: [...way.alsoUses, sacrificed ? lossOf(slotOf(object)) : slotOf(object)],
            uses: taps ? 1 : others.length,
            loss: way.loss + (sacrificed ? lossOfSacrificing(game, object, permanent.handle) : 0),
            named: name === undefined ? way.named : { name, object },
          })),
        );
        break;
      }
      default:
        return [];
    }
  }
  return ways;
}

/** The source itself goes last: it could have made mana again. */
function lossOfSacrificing(game: Game, object: Handle, source: Handle): number {
  if (object === source) return LOSS.permanent + LOSS.counter;
  return game.permanent(object)?.isToken === true ? LOSS.card : LOSS.permanent;
}

/** Whether a permanent's mana depends on what others could produce: it is given up before them. */
function isMirror(game: Game, object: Handle): boolean {
  const mirrors = (effect: Effect): boolean =>
    effect.kind === 'sequence'
      ? effect.of.some(mirrors)
      : effect.kind === 'addMana' && effect.mana.kind === 'couldProduce';
  return characteristicsOf(game, object).abilities.some(
    ({ ability }) => ability.kind === 'activated' && mirrors(ability.effect),
  );
}
