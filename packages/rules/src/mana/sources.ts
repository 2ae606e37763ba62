/**
 * The permanents of a player as options for the payment planner: every usable mana ability with every outcome it could have, including what
 * triggered mana abilities add and what replacement effects make of it.
 */

import { manaOutcomes } from '../effects/manaReplacement.ts';
import { cantHaveCounters } from '../effects/rules.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame, selectZone } from '../engine/select.ts';
import { CardType, type CostComponent, type Effect, Keyword, Supertype, Zone } from '../ir/index.ts';
import { mayActivateNow } from '../stack/activate.ts';
import { matchesEvent } from '../stack/eventMatch.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { counterCount, type Permanent } from '../state/permanent.ts';
import { manaCost } from './cost.ts';
import { isManaAbility } from './manaAbility.ts';
import type { ManaType, ManaUnit } from './manaTypes.ts';
import { type SourceOption, sourceOption } from './paymentProblem.ts';
import { type Production, productionsOf } from './production.ts';
import { allowedFor, restrictionId } from './restrictions.ts';

/** A planner option and the activation it stands for; `record` null = a substitute for mana (convoke and the like). */
export interface PaymentSource {
  readonly option: SourceOption;
  readonly object: Handle;
  readonly record: AbilityRecord | null;
}

/** How unwelcome a loss is: milled cards, a used-up counter, a sacrificed token or permanent. */
const LOSS = { milled: 1, counter: 2, card: 4, permanent: 8 } as const;

/** Every way the player could make mana now. `excluded` is a permanent the cost itself taps or untaps. */
export function manaSources(game: Game, player: number, excluded: Handle): PaymentSource[] {
  const result: PaymentSource[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut || permanent.handle === excluded) continue;
    for (const record of characteristicsOf(game, permanent.handle).abilities) {
      if (record.addsMana && isManaAbility(game, record) && mayActivateNow(game, player, permanent.handle, record)) {
        addAbility(game, player, permanent, record, excluded, result);
      }
    }
  }
  return result;
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
  excluded: Handle,
  into: PaymentSource[],
): void {
  const ability = record.ability;
  if (ability.kind !== 'activated') return;
  const context = scratchFrame(player, permanent.handle);
  const ways = costWays(game, player, permanent, ability.cost, excluded);
  if (ways.length === 0) return;
  const tapped = record.hasTapCost ? permanent.handle : 0;
  const outcomesWith = (): Outcome[] =>
    distinctOutcomes(
      productionsOf(game, context, ability.effect).flatMap((production) =>
        finalOutcomes(game, player, permanent, production, tapped),
      ),
    );
  const outcomes = ways.some(({ named }) => named !== null) ? null : outcomesWith();
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
        costAllowed: allowedFor(game, { kind: 'ability', object: permanent.handle, anyColor: false }),
        life: way.life + outcome.life,
        loss: way.loss,
        late: 2 * way.loss - (way.named !== null && isMirror(game, way.named.object) ? 1 : 0),
        produces: outcome.units,
      });
      into.push({ option, object: permanent.handle, record });
    }
  }
}

/** The ways to pay an ability's costs; none if it has a part that automatic payment leaves to the player. */
function costWays(
  game: Game,
  player: number,
  permanent: Permanent,
  cost: readonly CostComponent[],
  excluded: Handle,
): UsedUp[] {
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
        const held = counterCount(permanent.counters, component.counter);
        if (component.from !== undefined || count > held) return [];
        ways = ways.map((way) => ({
          ...way,
          loss: way.loss + LOSS.counter * count,
          uses: taps || count === 0 ? 1 : Math.floor(held / count),
        }));
        break;
      }
      case 'putCounters':
        if (cantHaveCounters(game, permanent.handle)) return [];
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
          if (other === null || other.controller !== player || object === excluded || (!sacrificed && other.tapped))
            return false;
          return (object !== permanent.handle || !taps) && matches(game, context, component.filter, object);
        });
        ways = ways.flatMap((way) =>
          others.map((object) => ({
            ...way,
            alsoUses: [...way.alsoUses, slotOf(object)],
            uses: taps ? 1 : others.length,
            loss: way.loss + (sacrificed ? LOSS.permanent : 0),
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

interface Outcome {
  readonly units: readonly ManaUnit[];
  readonly life: number;
}

/** Replacements of the production (106.12b), then what triggered mana abilities add (605.4a), choices open. */
function finalOutcomes(
  game: Game,
  player: number,
  permanent: Permanent,
  production: Production,
  tapped: Handle,
): Outcome[] {
  const snow = (characteristicsOf(game, permanent.handle).supertypes & Supertype.Snow) !== 0;
  const restriction = restrictionId(game, production.spend, permanent.handle);
  const event = {
    kind: 'produceMana',
    player,
    mana: production.mana,
    tapped,
    source: permanent.handle,
    restriction,
  } as const;
  const outcomes = production.mana.length === 0 ? [production.mana] : manaOutcomes(game, event);
  return outcomes.flatMap((mana) => {
    const own = mana.map((type) => ({ type: type as ManaType, snow, restriction }));
    const extra = tapped === 0 || mana.length === 0 ? [[]] : triggeredMana(game, player, tapped, mana);
    return extra.map((more) => ({ units: [...own, ...more], life: production.life }));
  });
}

/** Alternatives of the mana that triggered mana abilities add for this tap, in the order in which they will: the last to trigger resolves first. */
function triggeredMana(
  game: Game,
  player: number,
  tapped: Handle,
  mana: readonly number[],
): readonly (readonly ManaUnit[])[] {
  if ((game.registry.triggerMask & (1 << EventKind.TappedForMana)) === 0) return [[]];
  const made = mana.reduce((mask, type) => mask | (1 << type), 0);
  const event = new GameEvent(EventKind.TappedForMana, tapped, player, mana.length, made, 0, 0, true, '');
  let alternatives: readonly (readonly ManaUnit[])[] = [[]];
  for (const watcher of game.registry.triggers) {
    const ability = watcher.ability.ability;
    if (!watcher.ability.addsMana || ability.kind !== 'triggered' || watcher.ability.targets.length > 0) continue;
    const context = scratchFrame(watcher.controller, watcher.source);
    if (!matchesEvent(game, context, ability.event, event)) continue;
    if (!addsForTapper(game, player, watcher.controller, ability.effect, tapped)) continue;
    const productions = productionsOf(game, context, ability.effect, made);
    alternatives = alternatives.flatMap((units) =>
      productions.map((production) => [
        ...production.mana.map((type) => ({ type: type as ManaType, snow: false, restriction: 0 })),
        ...units,
      ]),
    );
  }
  return alternatives;
}

/** Whether the mana of a triggered ability goes to the player who is paying: "its controller adds", "that player adds", "you add". */
function addsForTapper(
  game: Game,
  player: number,
  controller: number,
  effect: Parameters<typeof productionsOf>[2],
  tapped: Handle,
): boolean {
  if (effect.kind === 'sequence')
    return effect.of.some((part) => addsForTapper(game, player, controller, part, tapped));
  if (effect.kind !== 'addMana') return false;
  if (effect.who.kind === 'you') return controller === player;
  if (effect.who.kind === 'controllerOf') return (game.permanent(tapped)?.controller ?? -1) === player;
  return true;
}

/** Outcomes with the same mana differ in nothing but life: the cheaper is kept. */
function distinctOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  const result: Outcome[] = [];
  for (const outcome of outcomes) {
    const key = keyOf(outcome.units);
    const at = result.findIndex((other) => keyOf(other.units) === key);
    if (at < 0) result.push(outcome);
    else if ((result[at] as Outcome).life > outcome.life) result[at] = outcome;
  }
  return result;
}

function keyOf(units: readonly ManaUnit[]): string {
  return units
    .map((unit) => `${unit.type}${unit.snow ? 's' : ''}${unit.restriction}`)
    .sort()
    .join();
}

/** Convoke (702.51), improvise (702.126) and delve (702.66) pay mana of the spell's cost without being mana. */
export function substitutesFor(game: Game, player: number, keywords: number, excluded: Handle): PaymentSource[] {
  const into: PaymentSource[] = [];
  if ((keywords & (Keyword.Convoke | Keyword.Improvise)) !== 0) {
    for (const slot of game.battlefield) {
      const permanent = game.objects[slot];
      if (
        permanent === null ||
        permanent === undefined ||
        permanent.controller !== player ||
        permanent.tapped ||
        permanent.phasedOut
      )
        continue;
      if (permanent.handle !== excluded) addTapped(game, permanent, keywords, into);
    }
  }
  if ((keywords & Keyword.Delve) !== 0) {
    for (const slot of game.player(player).graveyard) {
      const option = sourceOption({ source: slot, produces: [GENERIC_UNIT], pays: 'thisCostGeneric', loss: 1 });
      into.push({ option, object: game.handle(slot), record: null });
    }
  }
  return into;
}

function addTapped(game: Game, permanent: Permanent, keywords: number, into: PaymentSource[]): void {
  const { types, colors } = characteristicsOf(game, permanent.handle);
  const source = slotOf(permanent.handle);
  if ((keywords & Keyword.Convoke) !== 0 && (types & CardType.Creature) !== 0) {
    const units: ManaUnit[] = [];
    for (let color = 0; color < 5; color++)
      if ((colors & (1 << color)) !== 0) units.push({ type: color as ManaType, snow: false, restriction: 0 });
    for (const unit of units.length === 0 ? [GENERIC_UNIT] : units) {
      into.push({
        option: sourceOption({ source, produces: [unit], pays: 'thisCost', loss: 1 }),
        object: permanent.handle,
        record: null,
      });
    }
  }
  if ((keywords & Keyword.Improvise) !== 0 && (types & CardType.Artifact) !== 0) {
    into.push({
      option: sourceOption({ source, produces: [GENERIC_UNIT], pays: 'thisCostGeneric', loss: 1 }),
      object: permanent.handle,
      record: null,
    });
  }
}

const GENERIC_UNIT: ManaUnit = { type: 5, snow: false, restriction: 0 };
