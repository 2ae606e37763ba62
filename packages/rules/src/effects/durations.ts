/** How long things last (611.2a–b, 514.2): working durations out as an effect is made, and ending what is over. */
import { holds } from '../engine/condition.ts';
import { selectPlayers } from '../engine/select.ts';
import type { Duration } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { AppliedChange, Expiry, Origin, Permission } from '../state/records.ts';
import { refresh } from './refresh.ts';
import { ruleContext } from './ruleContext.ts';

/**
 * Moments at which durations end: the cleanup step's turn-based action (514.2), the end of combat (511.3), a turn beginning for the active
 * player, the end of the active player's untap step, and the beginning of their end step.
 */
export type ExpiryMoment = 'cleanup' | 'endOfCombat' | 'turnBegins' | 'untapStepEnds' | 'endStepBegins';

/** The duration as it is fixed when its effect is made: players it speaks of, and the turn. */
export function makeExpiry(game: Game, frame: Frame, duration: Duration): Expiry {
  switch (duration.kind) {
    case 'untilNextTurnOf':
    case 'untilEndOfNextTurnOf':
    case 'throughNextUntapStepOf':
    case 'untilNextEndStepOf':
      return { duration, players: selectPlayers(game, frame, duration.who), createdTurn: game.turnNumber };
    case 'endOfTurn':
    case 'endOfCombat':
    case 'whileSourceOnBattlefield':
    case 'whileYouControlSource':
    case 'indefinite':
    case 'untilSourceExilesAnother':
    case 'asLongAs':
      return { duration, players: NO_PLAYERS, createdTurn: game.turnNumber };
  }
}

const NO_PLAYERS: readonly number[] = [];

/** Ends what lasts until this moment. */
export function expire(game: Game, moment: ExpiryMoment): void {
  if (anyRecord(game)) endFor(game, game.activePlayer, (record) => endsAt(game, record.expiry, moment));
}

/** Ends what is over for the player: what lasts until a time of each of several players goes on until the last of them has had it. */
function endFor(game: Game, player: number, over: (record: Expiring) => boolean): void {
  removeRecords(game, (record) => over(record) && record.expiry.players.length < 2);
  game.changes = withoutPlayer(game.changes, player, over);
  game.rules = withoutPlayer(game.rules, player, over);
  game.replacements = withoutPlayer(game.replacements, player, over);
  game.permissions = withoutPlayer(game.permissions, player, over);
  game.delayed = withoutPlayer(game.delayed, player, over);
}

/** The list itself if it has no such record. */
function withoutPlayer<Record extends Expiring>(
  records: readonly Record[],
  player: number,
  over: (record: Expiring) => boolean,
): readonly Record[] {
  if (!records.some(over)) return records;
  return records.map((record) => {
    if (!over(record)) return record;
    const players = record.expiry.players.filter((other) => other !== player);
    return { ...record, expiry: { ...record.expiry, players } };
  });
}

function endsAt(game: Game, expiry: Expiry, moment: ExpiryMoment): boolean {
  const later = game.turnNumber > expiry.createdTurn && expiry.players.includes(game.activePlayer);
  switch (expiry.duration.kind) {
    case 'endOfTurn':
      return moment === 'cleanup';
    case 'endOfCombat':
      // Whatever was left over from a combat that ended abruptly does not outlast the turn.
      return moment === 'endOfCombat' || moment === 'cleanup';
    case 'untilNextTurnOf':
      return moment === 'turnBegins' && later;
    case 'untilEndOfNextTurnOf':
      return moment === 'cleanup' && later;
    case 'untilNextEndStepOf':
      return moment === 'endStepBegins' && expiry.players.includes(game.activePlayer);
    case 'throughNextUntapStepOf':
      return moment === 'untapStepEnds' && later;
    case 'whileSourceOnBattlefield':
    case 'whileYouControlSource':
    case 'indefinite':
    case 'untilSourceExilesAnother':
    case 'asLongAs':
      return false;
  }
}

/** Ends what lasts until the next turn, or a point in the next turn, of a player whose turn does not begin any more (800.4m). */
export function expireWithout(game: Game, player: number): void {
  if (anyRecord(game))
    endFor(game, player, (record) => waitsForTurn(record.expiry) && record.expiry.players.includes(player));
}

function waitsForTurn({ duration }: Expiry): boolean {
  return (
    duration.kind === 'untilNextTurnOf' ||
    duration.kind === 'untilEndOfNextTurnOf' ||
    duration.kind === 'throughNextUntapStepOf' ||
    duration.kind === 'untilNextEndStepOf'
  );
}

/** Ends what lasted until the source exiled another card. */
export function expireByExiling(game: Game, source: Handle): void {
  if (!anyRecord(game)) return;
  removeRecords(
    game,
    (record) => record.expiry.duration.kind === 'untilSourceExilesAnother' && record.origin.source === source,
  );
}

/**
 * Ends what depends on the board: sources that left, changed control or phased out (702.26f), conditions that became false, changes to
 * and permissions for objects that are gone. To be called when the board has changed, before anybody gets priority; costs nothing while no record lasts so.
 * One ending may be what another waits for, so it goes on until nothing ends.
 */
export function expireByCondition(game: Game): void {
  if (!anyRecord(game)) return;
  for (;;) {
    if (game.stale) refresh(game);
    const removed = removeRecords(game, (record) => conditionOver(game, record));
    if (!removed) return;
  }
}

/** Whether anything with a duration is in force. */
export function anyRecord(game: Game): boolean {
  return (
    game.changes.length + game.rules.length + game.replacements.length + game.permissions.length + game.delayed.length >
    0
  );
}

function conditionOver(game: Game, record: Expiring): boolean {
  if (!isRunning(game, record.origin, record.expiry.duration)) return true;
  if ('changes' in record)
    return !record.objects.some((object) => game.permanent(object) !== null || game.stackItem(object) !== null);
  return 'card' in record && !game.isCurrent(record.card);
}

/** Whether a "for as long as" duration holds now; one that does not when its effect would begin never starts it (611.2b). True for others. */
export function isRunning(game: Game, origin: Origin, duration: Duration): boolean {
  switch (duration.kind) {
    case 'whileSourceOnBattlefield': {
      const source = game.permanent(origin.source);
      return source !== null && !source.phasedOut;
    }
    case 'whileYouControlSource': {
      if (game.stale) refresh(game);
      const source = game.permanent(origin.source);
      return source !== null && !source.phasedOut && source.controller === origin.controller;
    }
    case 'asLongAs':
      return holds(game, ruleContext(origin), duration.condition);
    case 'endOfTurn':
    case 'endOfCombat':
    case 'untilNextTurnOf':
    case 'untilEndOfNextTurnOf':
    case 'untilNextEndStepOf':
    case 'throughNextUntapStepOf':
    case 'indefinite':
    case 'untilSourceExilesAnother':
      return true;
  }
}

/** What has a duration: changes and permissions, which are about objects, are told apart by what they have. */
type Expiring = { readonly origin: Origin; readonly expiry: Expiry } | AppliedChange | Permission;

function removeRecords(game: Game, over: (record: Expiring) => boolean): boolean {
  const changes = without(game.changes, over);
  const rules = without(game.rules, over);
  const replacements = without(game.replacements, over);
  const permissions = without(game.permissions, over);
  const delayed = without(game.delayed, over);
  const derived = changes !== game.changes || rules !== game.rules || replacements !== game.replacements;
  const removed = derived || permissions !== game.permissions || delayed !== game.delayed;
  game.changes = changes;
  game.rules = rules;
  game.replacements = replacements;
  game.permissions = permissions;
  game.delayed = delayed;
  if (derived) {
    game.stale = true;
    game.checkStateBased = true;
  }
  return removed;
}

/** The list itself if nothing goes. */
function without<Record extends Expiring>(
  records: readonly Record[],
  over: (record: Expiring) => boolean,
): readonly Record[] {
  for (let i = 0; i < records.length; i++) {
    if (over(records[i] as Record)) return records.filter((record) => !over(record));
  }
  return records;
}
