/**
 * Loops of mandatory actions (104.4b): the game is a draw if it repeats itself while nobody has anything to choose but to pass. `game.forced`
 * counts the objects that have resolved since somebody last made a choice; only when there are many is the position compared with earlier ones.
 */
import { characteristicsOf } from '../engine/objects.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, slotOf } from '../state/handle.ts';
import { Lanes } from '../state/hashWalk.ts';
import type { Player } from '../state/player.ts';
import { declareDraw } from './leaving.ts';

/** So many forced resolutions in a row are nothing unusual. Counts of what happened this turn have passed every threshold by then. */
const UNUSUAL = 64;
/** A loop in which something grows for ever never repeats a position; no game that is to end goes on so long by itself. */
const ENDLESS = 2_000;

/** To be called before something resolves. True if that makes the game a draw. */
export function isEndlessLoop(game: Game): boolean {
  game.forced++;
  if (game.forced < UNUSUAL) return false;
  const position = positionKey(game);
  if (position === game.loopMark || game.forced >= ENDLESS) {
    declareDraw(game);
    return true;
  }
  // Positions to compare with are kept at growing distances, so that loops of every length are found.
  const since = game.forced - UNUSUAL;
  if ((since & (since - 1)) === 0) game.loopMark = position;
  return false;
}

/** What of the position decides how it goes on, without what only grows: object numbers, timestamps, counts of this turn. */
function positionKey(game: Game): number {
  const lanes = new Lanes();
  lanes.add(game.turnNumber);
  lanes.add(game.step);
  for (const player of game.players) addPlayer(game, lanes, player);
  for (const zone of [game.exile, game.command]) addCards(game, lanes, zone);
  lanes.add(game.battlefield.length);
  for (const slot of game.battlefield) addPermanent(game, lanes, slot);
  for (const item of game.stack) {
    lanes.add(item.ability?.id ?? item.program?.id ?? -1);
    lanes.add(item.face.id);
    lanes.add(item.controller);
    lanes.add(item.x);
    for (const target of item.targets.flat()) lanes.add(placeOf(game, target));
    for (const mode of item.modes) lanes.add(mode);
  }
  const inForce = [game.changes, game.rules, game.replacements, game.delayed, game.permissions, game.pendingTriggers];
  for (const records of [...inForce, game.returns, game.copies, game.chanceCounts]) lanes.add(records.length);
  // Where chance decides, it may end the loop.
  for (const count of game.chanceCounts) lanes.add(count ?? 0);
  return lanes.value;
}

function addPlayer(game: Game, lanes: Lanes, player: Player): void {
  lanes.add(player.life);
  lanes.add(player.lost ? 1 : 0);
  addCounters(lanes, player.counters);
  for (const amount of player.pool) lanes.add(amount);
  for (const zone of [player.library, player.hand, player.graveyard]) addCards(game, lanes, zone);
}

function addCards(game: Game, lanes: Lanes, slots: readonly number[]): void {
  lanes.add(slots.length);
  for (const slot of slots) lanes.add(game.card(slot).id);
}

function addPermanent(game: Game, lanes: Lanes, slot: number): void {
  const permanent = game.objects[slot];
  if (permanent === null || permanent === undefined) return;
  const { power, toughness, types, keywords } = characteristicsOf(game, permanent.handle);
  lanes.add(permanent.face.id);
  lanes.add(permanent.controller);
  lanes.add((permanent.tapped ? 1 : 0) + (permanent.phasedOut ? 2 : 0) + (permanent.faceDown ? 4 : 0));
  lanes.add(permanent.damage);
  lanes.add(placeOf(game, permanent.attachedTo));
  for (const value of [power, toughness, types, keywords]) lanes.add(value ?? -1);
  addCounters(lanes, permanent.counters);
}

function addCounters(lanes: Lanes, counters: readonly (string | number)[]): void {
  for (const part of counters) {
    if (typeof part === 'number') lanes.add(part);
    else lanes.addText(part);
  }
}

/** A permanent by its place among the others, another object by its card, a player as they are. */
function placeOf(game: Game, value: number): number {
  if (value === 0 || isPlayerValue(value)) return value;
  const slot = slotOf(value);
  const at = game.battlefield.indexOf(slot);
  return at >= 0 ? at + 1 : -1000 - (game.cards[slot]?.id ?? 0);
}
