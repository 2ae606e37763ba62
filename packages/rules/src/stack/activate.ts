/** Activating abilities (602, 606). Mana abilities resolve at once and skip the stack (605.3b). */

import { tellAction } from '../actions/designate.ts';
import {
  activateAsThoughHaste,
  cantActivate,
  furtherActivations,
  loyaltyAsInstant,
  loyaltyTwice,
} from '../effects/rulesOfObjects.ts';
import { filtersByX } from '../engine/abilityFacts.ts';
import { holds } from '../engine/condition.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { characteristicsOf, zoneOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { includesPlayer, scratchFrame } from '../engine/select.ts';
import { CardType, Keyword } from '../ir/index.ts';
import { noteUse, wasUsedThisTurn } from '../keywords/forecast.ts';
import { leastUnits } from '../mana/cost.ts';
import { isManaAbility } from '../mana/manaAbility.ts';
import type { ManaUnit } from '../mana/manaTypes.ts';
import { canPayTotal, pushPayment } from '../mana/payCost.ts';
import { isWithinReach, mostMana, takeFromPool } from '../mana/payMana.ts';
import { waterbendIn } from '../mana/waterbend.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { ABILITY_SLOT, type Handle, makeHandle, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { StackItem } from '../state/stackItem.ts';
import { canAnnounce } from './announce.ts';
import { undoCast } from './cast.ts';
import { purposeOfAbility } from './castFrame.ts';
import { greatestManaValue, LARGEST_X } from './castX.ts';
import { bindGiver } from './giver.ts';
import { anyPaidInstead } from './offeredCosts.ts';
import { isPayableWithSomeTarget } from './payableAnnouncement.ts';
import { pushProgram } from './resolve.ts';
import { isSorceryTime, splitSecondOnStack } from './timing.ts';
import { abilityCost } from './totalCost.ts';
import { emit, faceOfSource } from './triggers.ts';

/** An ability as it would be on the stack. */
export function prospectiveAbility(game: Game, player: number, source: Handle, record: AbilityRecord): StackItem {
  const item = new StackItem(
    makeHandle(ABILITY_SLOT, game.nextStamp),
    record,
    faceOfSource(game, source),
    false,
    player,
  );
  item.source = source;
  if (record.giver !== null) bindGiver(item, record.giver);
  if (record.hasX) item.x = leastX(record);
  return item;
}

function leastX({ ability }: AbilityRecord): number {
  return ability.kind === 'activated' ? (ability.leastX ?? 0) : 0;
}

/** Whether an ability that can be activated only once has been, as often as effects let it be (602.5b). */
function isUsedUp(game: Game, permanent: Permanent, record: AbilityRecord): boolean {
  let used = 0;
  for (const id of permanent.usedEver) if (id === record.id) used++;
  if (used === 0) return false;
  const word = record.ability.kind === 'activated' ? (record.ability.keyword ?? '') : '';
  return used > furtherActivations(game, permanent.handle, word);
}

/** Whether the player could activate the ability now: zone, timing, limits, {T} and {Q}, targets and costs (602.5, 302.6). */
export function canActivate(game: Game, player: number, source: Handle, record: AbilityRecord): boolean {
  if (!couldActivate(game, player, source, record)) return false;
  const item = prospectiveAbility(game, player, source, record);
  if (record.choosesByX) return possibleX(game, item, record).length > 0;
  const cost = abilityCost(game, item, record);
  const payable =
    canPayTotal(game, item, cost.mana, cost.components, purposeOfAbility(source, record, item.x)) ||
    isPayableWithSomeTarget(game, item, 'activated');
  return payable && canAnnounce(game, item);
}

/** The same as far as that can be told without making the ability: true does not promise that it could be paid for and announced. */
export function couldActivate(game: Game, player: number, source: Handle, record: AbilityRecord): boolean {
  return mayActivateNow(game, player, source, record) && !isTooExpensive(game, player, record);
}

/** A mana ability, which is activated while paying. */
export function isPlainManaAbility(game: Game, record: AbilityRecord): boolean {
  return record.addsMana && isManaAbility(game, record);
}

/** Whether even all the player's mana would not do, as far as that is plain to see. */
function isTooExpensive(game: Game, player: number, { fixedCost, ability }: AbilityRecord): boolean {
  if (fixedCost === null || fixedCost.mana === null || game.registry.costChanges.length > 0) return false;
  if (game.registry.allowances.length > 0 && anyPaidInstead(game)) return false;
  if (game.config.manualMana.length > 0) return false;
  if (ability.kind === 'activated' && waterbendIn(ability.cost, 0) > 0) return false;
  const least = leastUnits(fixedCost.mana);
  return least > 0 && least > mostMana(game, player);
}

/** Everything but targets and costs other than {T} and {Q}. */
export function mayActivateNow(game: Game, player: number, source: Handle, record: AbilityRecord): boolean {
  const ability = record.ability;
  if (ability.kind !== 'activated' || zoneOf(game, source) !== record.zone) return false;
  const permanent = game.permanent(source);
  if (ability.activator !== undefined) {
    const own = scratchFrame(permanent?.controller ?? player, source);
    if (!includesPlayer(game, own, ability.activator, player)) return false;
  } else if ((permanent?.controller ?? player) !== player) return false;
  const mana = isManaAbility(game, record);
  if (!mana && splitSecondOnStack(game)) return false;
  if (permanent !== null && !mayUseSymbols(game, permanent, record)) return false;
  const asSorcery = ability.sorcerySpeed === true || (record.isLoyalty && !loyaltyAsInstant(game, source));
  if (asSorcery && !isSorceryTime(game, player)) return false;
  // 606.3
  if (record.isLoyalty && (permanent === null || hasUsedLoyalty(game, permanent))) return false;
  if (ability.oncePerTurn === true) {
    if (
      permanent === null ? wasUsedThisTurn(game, player, source, record.id) : permanent.usedThisTurn.includes(record.id)
    )
      return false;
  }
  if (ability.timesPerTurn !== undefined && permanent !== null) {
    let used = 0;
    for (const id of permanent.usedThisTurn) if (id === record.id) used++;
    if (used >= ability.timesPerTurn) return false;
  }
  if (ability.once === true && permanent !== null && isUsedUp(game, permanent, record)) return false;
  if (ability.condition !== undefined && !holds(game, scratchFrame(player, source), ability.condition)) return false;
  return game.registry.restrictions.length === 0 || !cantActivate(game, player, source, mana, record.isLoyalty);
}

/** 606.3: once a turn, or twice where an effect says so. */
function hasUsedLoyalty(game: Game, permanent: Permanent): boolean {
  if (permanent.loyaltyTurn !== game.turnNumber) return false;
  return permanent.usedThisTurn.includes(SECOND_LOYALTY) || !loyaltyTwice(game, permanent.handle);
}

/** Among the abilities used this turn: a second loyalty ability. */
const SECOND_LOYALTY = -1;

/** {T} needs it untapped, {Q} tapped, and a creature must not be "sick" for either (302.6, 107.5–6). */
function mayUseSymbols(game: Game, permanent: Permanent, record: AbilityRecord): boolean {
  if (!record.hasTapCost && !record.hasUntapCost) return true;
  if (record.hasTapCost && permanent.tapped) return false;
  if (record.hasUntapCost && !permanent.tapped) return false;
  return !isSick(game, permanent) || activateAsThoughHaste(game, permanent.handle);
}

/** A creature its controller has not controlled continuously since their most recent turn began, without haste (302.6). */
export function isSick(game: Game, permanent: Permanent): boolean {
  const latest = game.player(permanent.controller).latestTurn;
  if (permanent.controlledSinceTurn < latest) return false;
  const characteristics = characteristicsOf(game, permanent.handle);
  return (characteristics.types & CardType.Creature) !== 0 && (characteristics.keywords & Keyword.Haste) === 0;
}

/**
 * Starts activating. `planned` are the mana types an automatic payment expects from it, `spends` and `gives` the mana and the permanents
 * that pay for it; null where the player is asked.
 */
export function pushActivate(
  game: Game,
  player: number,
  source: Handle,
  record: AbilityRecord,
  planned: readonly number[] | null,
  spends: readonly ManaUnit[] | null = null,
  gives: readonly Handle[] | null = null,
): void {
  if (planned === null && game.config.manualMana.includes(player) && game.undo === null) game.undo = game.clone();
  push(game, Procedure.Activate, player, source, { kind: 'manaAbility', ability: record, planned, spends, gives });
}

/** Procedure Activate: ends with 1, or 0 if undone. */
export function activate(game: Game, frame: Frame): void {
  const data = frame.data;
  if (data?.kind !== 'manaAbility') throw new Error('an activation without an ability');
  const record = data.ability;
  switch (frame.pc) {
    case 0: {
      const item = prospectiveAbility(game, frame.controller, frame.source, record);
      game.nextStamp++;
      item.timestamp = game.nextTimestamp++;
      frame.item = item;
      frame.c = isManaAbility(game, record) ? 1 : 0;
      if (frame.c === 0) game.stack.push(item);
      frame.pc = 1;
      return;
    }
    case 1:
      if (chooseX(game, frame, record)) {
        frame.pc = 2;
        push(game, Procedure.Announce, frame.controller, frame.source, null, [], frame.item);
      }
      return;
    case 2: {
      frame.pc = 3;
      const item = frame.item as StackItem;
      const cost = abilityCost(game, item, record);
      for (const unit of data.spends ?? []) takeFromPool(game, frame.controller, unit);
      pushPayment(
        game,
        item,
        data.spends === null ? cost.mana : null,
        cost.components,
        purposeOfAbility(frame.source, record, item.x),
        data.gives,
      );
      return;
    }
    case 3:
      finishActivation(game, frame, record, data.planned);
      return;
    default:
      // A mana ability has resolved, with the triggered mana abilities it set off.
      game.plannedMana = null;
      pop(game, 1);
  }
}

/** X in an activation cost (107.3a): every value that can be paid. */
function chooseX(game: Game, frame: Frame, record: AbilityRecord): boolean {
  const item = frame.item as StackItem;
  if (frame.phase === 1) {
    item.x = game.picked;
    frame.phase = 0;
    return true;
  }
  if (!record.hasX) return true;
  const values = possibleX(game, item, record);
  frame.phase = 1;
  if (
    !ask(game, DecisionKind.X, item.controller, item.source, 'number', values.length === 0 ? [leastX(record)] : values)
  )
    return false;
  item.x = game.picked;
  frame.phase = 0;
  return true;
}

/** The values that can be paid, and announced as far as targets depend on them (601.2c, 602.2b). */
function possibleX(game: Game, item: StackItem, record: AbilityRecord): number[] {
  const values: number[] = [];
  const growing = record.ability.kind !== 'activated' || !record.ability.cost.some(filtersByX);
  const most = growing ? LARGEST_X : greatestManaValue(game);
  for (let x = leastX(record); x <= most; x++) {
    item.x = x;
    const cost = abilityCost(game, item, record);
    if (!isWithinReach(game, item, cost.mana)) break;
    if (!canPayTotal(game, item, cost.mana, cost.components, purposeOfAbility(item.source, record, item.x))) {
      if (growing) break;
    } else if (!record.choosesByX || canAnnounce(game, item)) values.push(x);
  }
  item.x = 0;
  return values;
}

function finishActivation(game: Game, frame: Frame, record: AbilityRecord, planned: readonly number[] | null): void {
  const item = frame.item as StackItem;
  if (game.returned === 0) {
    undoCast(game);
    return;
  }
  if (record.ability.kind === 'activated' && record.ability.keyword === 'Exhaust')
    game.player(frame.controller).tally.exhausts++;
  const permanent = game.permanentOrLast(frame.source);
  if (permanent !== null) {
    if (record.isLoyalty) {
      if (permanent.loyaltyTurn === game.turnNumber)
        permanent.usedThisTurn = [...permanent.usedThisTurn, SECOND_LOYALTY];
      permanent.loyaltyTurn = game.turnNumber;
    }
    const ability = record.ability;
    if (ability.kind === 'activated' && (ability.oncePerTurn === true || ability.timesPerTurn !== undefined))
      permanent.usedThisTurn = [...permanent.usedThisTurn, record.id];
  } else if (record.ability.kind === 'activated' && record.ability.oncePerTurn === true)
    noteUse(game, frame.controller, frame.source, record.id);
  if (permanent !== null && record.ability.kind === 'activated' && record.ability.once === true)
    permanent.usedEver = [...permanent.usedEver, record.id];
  emit(
    game,
    new GameEvent(
      EventKind.ActivatesAbility,
      frame.source,
      frame.controller,
      0,
      item.handle,
      0,
      0,
      frame.c === 1,
      (record.ability.kind === 'activated' ? record.ability.keyword : undefined) ?? '',
    ),
  );
  if (record.word.endsWith('cycling'))
    tellAction(game, 'cycle', game.handle(slotOf(frame.source)), frame.controller, 0, item.x);
  if (frame.c === 0) {
    game.undo = null;
    pop(game, 1);
    return;
  }
  frame.pc = 4;
  game.plannedMana = planned;
  if (record.program === null) return;
  const running = pushProgram(
    game,
    record.program,
    frame.controller,
    frame.source,
    item.boundNames,
    item.boundValues,
    item.x,
  );
  // 106.12: "tapped for mana" is a mana ability with {T} in its cost
  if (running.item !== null) running.item.tappedForMana = record.hasTapCost ? frame.source : 0;
}
