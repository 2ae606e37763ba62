/** Whose turn is next (500.7) and what begins with it. */

import { WHOLE_TURN } from '../actions/turns.ts';
import { declareDraw } from '../control/leaving.ts';
import { expire, expireWithout } from '../effects/durations.ts';
import { markStaleFor } from '../effects/refresh.ts';
import { skipsExtraTurns } from '../effects/rulesOfPlayers.ts';
import { Step } from '../ir/index.ts';
import { Reads } from '../state/abilityReads.ts';
import type { Game } from '../state/game.ts';
import { reveal } from '../state/knowledge.ts';
import { Stage } from './stage.ts';

/** Stage BeginTurn: the next turn starts, up to its untap step; at the turn limit the game is drawn instead. */
export function beginTurn(game: Game): void {
  const next = nextTurnPlayer(game);
  game.turnNumber++;
  markStaleFor(game, Reads.Beyond);
  game.spellsLastTurn = game.players[game.activePlayer]?.tally.spellsCast ?? 0;
  if (game.turnNumber > game.config.turnLimit) {
    declareDraw(game);
    return;
  }
  game.activePlayer = next;
  const player = game.player(next);
  player.previousTurn = player.latestTurn;
  player.latestTurn = game.turnNumber;
  player.turnsBegun++;
  player.controlledBy = player.controlNextTurn;
  player.controlNextTurn = -1;
  // 723.4: whoever controls the player sees the hand, and remembers it afterwards.
  if (player.controlledBy >= 0)
    reveal(
      game,
      player.hand.map((slot) => game.handle(slot)),
      1 << player.controlledBy,
    );
  if (player.turnsAfterNext.length > 0) {
    game.extraTurns = [...game.extraTurns, ...player.turnsAfterNext];
    player.turnsAfterNext = [];
  }
  for (let i = 0; i < game.players.length; i++) game.players[i]?.tally.reset();
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined) continue;
    if (permanent.usedThisTurn.length > 0) permanent.usedThisTurn = [];
    if (permanent.resolvedThisTurn.length > 0) permanent.resolvedThisTurn = [];
    permanent.dealtDamageThisTurn = false;
    if (permanent.crewedBy.length > 0) permanent.crewedBy = [];
    if (permanent.damagedBy.length > 0) permanent.damagedBy = [];
    permanent.damagedByPlayers = 0;
  }
  forgetOldObjects(game);
  game.combatsThisTurn = 0;
  if (game.insertedSteps.length > 0) game.insertedSteps = [];
  game.step = Step.Untap;
  game.stage = Stage.BeginStep;
  expire(game, 'turnBegins');
}

/** Last-known information is kept for the turn it is of and the next one; nothing on an empty stack can ask for older. */
function forgetOldObjects(game: Game): void {
  if (game.lastSpells.length > 0) game.lastSpells = [];
  if (game.ignored.length > 0) game.ignored = [];
  if (game.lastKnown.length === 0) return;
  game.lastKnown = game.lastKnown.slice(game.lastKnownOfTurn);
  game.lastKnownOfTurn = game.lastKnown.length;
}

/** Extra turns first, the newest first (500.7), then turn order among those still in the game. */
function nextTurnPlayer(game: Game): number {
  while (game.extraTurns.length > 0) {
    const extra = game.extraTurns[game.extraTurns.length - 1] as number;
    game.extraTurns = game.extraTurns.slice(0, -1);
    if (!game.player(extra).lost && !skipsExtraTurns(game, extra) && !skipsTurn(game, extra)) return extra;
  }
  const last = game.turnOwner;
  game.turnOwner = game.turnNumber === 0 ? (game.config.order[0] as number) : nextInTurnOrder(game, last);
  if (game.turnNumber > 0 && game.players.length > 2) passOver(game, last, game.turnOwner);
  while (skipsTurn(game, game.turnOwner)) game.turnOwner = nextInTurnOrder(game, game.turnOwner);
  return game.turnOwner;
}

/** Whether an effect makes the player skip the turn that would begin; it is used up then (500.11). */
function skipsTurn(game: Game, index: number): boolean {
  const player = game.player(index);
  const at = player.skips.indexOf(WHOLE_TURN);
  if (at < 0) return false;
  player.skips = player.skips.filter((_, i) => i !== at);
  return true;
}

/** 800.4m: what lasts until the next turn of somebody who left ends when that turn would have begun. */
function passOver(game: Game, last: number, next: number): void {
  const { order } = game.config;
  for (let at = order.indexOf(last) + 1; order[at % order.length] !== next; at++)
    expireWithout(game, order[at % order.length] as number);
}

/** The next player in turn order still in the game. */
export function nextInTurnOrder(game: Game, player: number): number {
  const order = game.config.order;
  let at = 0;
  while (order[at] !== player) at++;
  for (let i = 1; i < order.length; i++) {
    at = at + 1 === order.length ? 0 : at + 1;
    const next = order[at] as number;
    if (!game.player(next).lost) return next;
  }
  return player;
}
