/**
 * What a player has at hand for mana, found without building options: units as masks of types, of everything that just taps for one mana.
 * Abilities that hurt, make several mana or cost {1} are kept apart. A board is plain if there is nothing else; on a mixed one there is, and
 * it is bounded from above: what the plain part pays can be paid, and what not even the bound pays cannot.
 */
import { activateAsThoughHaste, cantActivate } from '../effects/rulesOfObjects.ts';
import { EventKind } from '../engine/events.ts';
import { CardType, Supertype } from '../ir/index.ts';
import { isSick } from '../stack/activate.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { Held } from './held.ts';
import { MANA_TYPES, type ManaMask, type ManaUnit, SNOW_BIT, sameMana } from './manaTypes.ts';
import { MAX_MASK_UNITS } from './maskPayment.ts';
import { isManaReplaced, triggeredMana } from './outcomes.ts';
import { isAsked, question } from './question.ts';

/** A unit that could be of any type. */
const ANYTHING: ManaMask = (1 << MANA_TYPES.length) - 1 + SNOW_BIT;

/** Scratch of one synchronous question; the last look overwrites it. */
class PlainBoard {
  /** Units from single mana: in the pool, or of a permanent that taps for it. */
  count = 0;
  /** The types a unit could be for nothing. */
  readonly free: ManaMask[] = [];
  /** The types it could be, and the permanent that would make it (0 = it is in the pool). */
  readonly any: ManaMask[] = [];
  readonly makers: Handle[] = [];
  /** Units in the pool; they come first. */
  pooled = 0;
  /** Life lost if every source that hurts were used. */
  pain = 0;
  /** Abilities that make several mana. */
  bundles: AbilityRecord[] = [];
  /** The types of each mana that could come from anything else at most; of a mixed board alone. */
  further: ManaMask[] = [];
  /** There may be any amount of it. */
  isUnbounded = false;
  /** Those of it that come for certain, by giving up what makes them. */
  givenUp: ManaMask[] = [];
  /** All of it is made as the abilities say, whatever else is used. */
  isSteady = true;
}

export const board: PlainBoard = new PlainBoard();

/** Everything is plain; other things make mana as well; or what makes mana may make other mana than it says. */
export type BoardKind = 'plain' | 'mixed' | 'other';

/** Looks at what the player has. Remembered during a question about that player. */
export function lookAtBoard(game: Game, player: number, held: Held): BoardKind {
  if (held.untapped.length > 0 || !isAsked(game, player)) {
    question.board = 'unknown';
    return findBoard(game, player, held.untapped);
  }
  if (question.board === 'unknown') question.board = findBoard(game, player, held.untapped);
  return question.board;
}

function findBoard(game: Game, player: number, excluded: readonly Handle[]): BoardKind {
  if (isManaReplaced(game)) return 'other';
  const owner = game.player(player);
  const adds = (game.registry.triggerMask & (1 << EventKind.TappedForMana)) !== 0;
  let kind: BoardKind = adds || owner.specialMana.length > 0 ? 'mixed' : 'plain';
  board.count = 0;
  board.pain = 0;
  if (board.bundles.length > 0) board.bundles = [];
  if (board.further.length > 0) board.further = [];
  if (board.givenUp.length > 0) board.givenUp = [];
  board.isUnbounded = false;
  board.isSteady = true;
  for (let i = 0; i < owner.specialMana.length; i++) board.further.push(ANYTHING);
  for (let type = 0; type < 6; type++) for (let i = owner.pool[type] ?? 0; i > 0; i--) addUnit(1 << type, 1 << type, 0);
  board.pooled = board.count;
  const battlefield = game.battlefield;
  const forbidding = isManaForbidden(game);
  for (let i = 0; i < battlefield.length; i++) {
    const permanent = game.objects[battlefield[i] as number] as Permanent;
    if (permanent.controller !== player || permanent.phasedOut) continue;
    if (forbidding && cantActivate(game, player, permanent.handle, true, false)) continue;
    if (adds) {
      if (addWithTriggers(game, player, permanent, excluded)) kind = 'mixed';
    } else if (addsOdd(game, permanent, excluded)) kind = 'mixed';
  }
  return kind;
}

/** Adds what a permanent can make; true if that is not plain. */
function addsOdd(game: Game, permanent: Permanent, excluded: readonly Handle[]): boolean {
  return !addPermanent(game, permanent, excluded) && addOdd(game, permanent, excluded);
}

/** The same, with what triggered mana abilities add: to one plain mana it is as sure as that, to anything else it is not counted. */
function addWithTriggers(game: Game, player: number, permanent: Permanent, excluded: readonly Handle[]): boolean {
  const { count, pain } = board;
  const bundles = board.bundles.length;
  const isOdd = addsOdd(game, permanent, excluded);
  if (!isOdd && board.count === count && board.bundles.length === bundles) return false;
  const isOne = !isOdd && board.count > count && board.pain === pain;
  if (!isOne || !addTriggered(game, player, count)) board.isUnbounded = true;
  return isOdd;
}

/** Adds what triggered mana abilities add to a unit (605.1b); false if that depends on what it is tapped for. */
function addTriggered(game: Game, player: number, unit: number): boolean {
  const maker = board.makers[unit] as Handle;
  let extra: readonly ManaUnit[] | null = null;
  for (const type of MANA_TYPES) {
    if (((board.free[unit] as ManaMask) & (1 << type)) === 0) continue;
    const alternatives = triggeredMana(game, player, maker, [type]);
    const only = alternatives[0];
    if (only === undefined || alternatives.length > 1) return false;
    if (extra !== null && !isSameMana(extra, only)) return false;
    extra = only;
  }
  for (const { type } of extra ?? []) addUnit(1 << type, 1 << type, maker);
  return true;
}

function isSameMana(a: readonly ManaUnit[], b: readonly ManaUnit[]): boolean {
  return a.length === b.length && a.every((unit, at) => sameMana(unit, b[at] as ManaUnit));
}

/** Adds what a permanent can be tapped for; false if it has another kind of mana ability, and then nothing is added. */
function addPermanent(game: Game, permanent: Permanent, excluded: readonly Handle[]): boolean {
  const abilities = permanent.characteristics.abilities;
  let free = 0;
  let painful = 0;
  let pain = 0;
  let bundle: AbilityRecord | null = null;
  for (let at = 0; at < abilities.length; at++) {
    const record = abilities[at] as AbilityRecord;
    if (!record.addsMana) continue;
    if (record.plainMask !== 0) free |= record.plainMask;
    else if (record.painMask !== 0) {
      painful |= record.painMask;
      pain = Math.max(pain, record.pain);
    } else if (record.bundle !== null && bundle === null) bundle = record;
    else return false;
  }
  const any = free | painful;
  if (any === 0 && bundle === null) return true;
  if (bundle === null ? free === 0 : any !== 0 || isSnow(permanent)) return false;
  if (permanent.tapped || excluded.includes(permanent.handle) || isTooNew(game, permanent)) return true;
  if (bundle !== null) {
    board.bundles.push(bundle);
    return true;
  }
  const snow = isSnow(permanent) ? SNOW_BIT : 0;
  addUnit(free | snow, any | snow, permanent.handle);
  if ((painful & ~free) !== 0) board.pain += pain;
  return true;
}

/** Adds what can be said of a permanent with other mana abilities; false if it can make no mana now. */
function addOdd(game: Game, permanent: Permanent, excluded: readonly Handle[]): boolean {
  const abilities = permanent.characteristics.abilities;
  const canTap = !permanent.tapped && !excluded.includes(permanent.handle) && !isTooNew(game, permanent);
  const snow = isSnow(permanent) ? SNOW_BIT : 0;
  let free = 0;
  let any = snow;
  let byTapping = 0;
  let otherwise = 0;
  let givenUp = 0;
  for (let at = 0; at < abilities.length; at++) {
    const record = abilities[at] as AbilityRecord;
    if (!record.addsMana || (record.hasTapCost && !canTap)) continue;
    free |= record.plainMask;
    any |= record.mostTypes;
    if (record.hasTapCost) byTapping = Math.max(byTapping, record.mostMana);
    else otherwise += record.mostMana;
    givenUp |= record.givingUpMask;
    if (!record.isSteady) board.isSteady = false;
  }
  const most = byTapping + otherwise;
  if (most === 0) return false;
  if (free !== 0) addUnit(free | snow, any, permanent.handle);
  else if (givenUp !== 0 && !excluded.includes(permanent.handle)) board.givenUp.push(givenUp | snow);
  if (most > MAX_MASK_UNITS) board.isUnbounded = true;
  else for (let i = free === 0 ? 0 : 1; i < most; i++) board.further.push(any);
  return true;
}

function addUnit(free: ManaMask, any: ManaMask, maker: Handle): void {
  board.free[board.count] = free;
  board.any[board.count] = any;
  board.makers[board.count++] = maker;
}

function isSnow(permanent: Permanent): boolean {
  return (permanent.characteristics.supertypes & Supertype.Snow) !== 0;
}

/** A creature that cannot be tapped for its own abilities yet (302.6). */
function isTooNew(game: Game, permanent: Permanent): boolean {
  return (
    (permanent.characteristics.types & CardType.Creature) !== 0 &&
    isSick(game, permanent) &&
    !activateAsThoughHaste(game, permanent.handle)
  );
}

/** Whether something in force may forbid activating mana abilities (602.5). */
function isManaForbidden(game: Game): boolean {
  const { restrictions } = game.registry;
  for (let i = 0; i < restrictions.length; i++) {
    const effect = restrictions[i]?.effect;
    if (effect?.kind !== 'restriction' || effect.restriction.kind !== 'cantActivate') continue;
    if (effect.restriction.exceptMana !== true) return true;
  }
  return false;
}
