/**
 * What a player has at hand where everything that makes mana just taps for it, and nothing triggers on it, replaces it or forbids it: units of
 * mana as masks of types, found without building options. Abilities that hurt, make several mana or cost {1} are kept apart.
 */
import { activateAsThoughHaste } from '../effects/rulesOfObjects.ts';
import { EventKind } from '../engine/events.ts';
import { CardType, Supertype } from '../ir/index.ts';
import { isSick } from '../stack/activate.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { Held } from './held.ts';
import { type ManaMask, SNOW_BIT } from './manaTypes.ts';
import { isAsked, question } from './question.ts';

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
}

export const board: PlainBoard = new PlainBoard();

/** Looks at what the player has; false if some source or effect is not plain. Remembered during a question about that player. */
export function lookAtBoard(game: Game, player: number, held: Held): boolean {
  if (held.untapped.length > 0 || !isAsked(game, player)) {
    question.board = 'unknown';
    return findBoard(game, player, held.untapped);
  }
  if (question.board === 'unknown') question.board = findBoard(game, player, held.untapped) ? 'plain' : 'other';
  return question.board === 'plain';
}

function findBoard(game: Game, player: number, excluded: readonly Handle[]): boolean {
  const owner = game.player(player);
  if (owner.specialMana.length > 0 || !isUndisturbed(game)) return false;
  board.count = 0;
  board.pain = 0;
  if (board.bundles.length > 0) board.bundles = [];
  for (let type = 0; type < 6; type++) for (let i = owner.pool[type] ?? 0; i > 0; i--) addUnit(1 << type, 1 << type, 0);
  board.pooled = board.count;
  const battlefield = game.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const permanent = game.objects[battlefield[i] as number] as Permanent;
    if (permanent.controller !== player || permanent.phasedOut) continue;
    if (!addPermanent(game, permanent, excluded)) return false;
  }
  return true;
}

/** Adds what a permanent can be tapped for; false if it has another kind of mana ability. */
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

/** Nothing triggers on or replaces mana, and nothing forbids activating. */
function isUndisturbed(game: Game): boolean {
  const registry = game.registry;
  if ((registry.triggerMask & (1 << EventKind.TappedForMana)) !== 0) return false;
  for (let i = 0; i < registry.replacements.length; i++)
    if (registry.replacements[i]?.replacement.kind === 'produceMana') return false;
  for (let i = 0; i < registry.restrictions.length; i++) {
    const effect = registry.restrictions[i]?.effect;
    if (effect?.kind === 'restriction' && effect.restriction.kind === 'cantActivate') return false;
  }
  return true;
}
