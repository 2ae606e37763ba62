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
  /** The most mana that could come from anything else; of a mixed board alone. */
  others = 0;
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
  // Triggered mana abilities only add to what is made (605.1b).
  board.others = adds ? Number.POSITIVE_INFINITY : owner.specialMana.length;
  board.count = 0;
  board.pain = 0;
  if (board.bundles.length > 0) board.bundles = [];
  for (let type = 0; type < 6; type++) for (let i = owner.pool[type] ?? 0; i > 0; i--) addUnit(1 << type, 1 << type, 0);
  board.pooled = board.count;
  const battlefield = game.battlefield;
  const forbidding = isManaForbidden(game);
  for (let i = 0; i < battlefield.length; i++) {
    const permanent = game.objects[battlefield[i] as number] as Permanent;
    if (permanent.controller !== player || permanent.phasedOut) continue;
    if (forbidding && cantActivate(game, player, permanent.handle, true)) continue;
    if (addPermanent(game, permanent, excluded)) continue;
    kind = 'mixed';
    board.others += mostMadeBy(game, permanent, excluded);
  }
  return kind;
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

/** The most mana that all of the permanent's mana abilities could make now. */
function mostMadeBy(game: Game, permanent: Permanent, excluded: readonly Handle[]): number {
  const abilities = permanent.characteristics.abilities;
  const canTap = !permanent.tapped && !excluded.includes(permanent.handle) && !isTooNew(game, permanent);
  let most = 0;
  for (let at = 0; at < abilities.length; at++) {
    const record = abilities[at] as AbilityRecord;
    if (record.addsMana && (canTap || !record.hasTapCost)) most += record.mostMana;
  }
  return most;
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

/** Whether something may replace the mana that is made (106.12b). */
function isManaReplaced(game: Game): boolean {
  const { replacements } = game.registry;
  for (let i = 0; i < replacements.length; i++) if (replacements[i]?.replacement.kind === 'produceMana') return true;
  return false;
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
