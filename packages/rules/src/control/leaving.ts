/** Winning, losing and drawing (104). What a multiplayer game does without the players who left is in `leaveGame.ts` (800.4). */
import { cantLose, cantWin } from '../effects/rulesOfPlayers.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import { emit } from '../stack/triggers.ts';
import type { Game } from '../state/game.ts';
import { leaveGame } from './leaveGame.ts';
import { isInRange } from './range.ts';

export interface GameResult {
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly draw: boolean;
}

/** How the game stands: it is a draw if it is over and nobody won (104.4). */
export function resultOf(game: Game): GameResult {
  const winners = game.players.filter((player) => player.won).map((player) => player.index);
  return { over: game.over, winners, draw: game.over && winners.length === 0 };
}

/** An effect makes the player lose (104.3e), unless an effect says that they can't (101.2). */
export function loseGame(game: Game, player: number): void {
  if (!cantLose(game, player)) losePlayers(game, [player]);
}

/** An effect makes the player win (104.2b): the game ends, or with a limited range their opponents in range lose (104.3h). */
export function winGame(game: Game, player: number): void {
  if (game.over || game.player(player).lost || cantWin(game, player)) return;
  const others = opponentsInGame(game, player);
  if (game.config.range !== 'all' && game.players.length > 2) {
    losePlayers(
      game,
      others.filter((other) => isInRange(game, player, other) && !cantLose(game, other)),
    );
    return;
  }
  for (const other of others) game.player(other).lost = true;
  end(game, player);
}

/** A player leaves the game of their own accord (104.3a); nothing can prevent it. */
export function concede(game: Game, player: number): void {
  if (game.over || game.player(player).lost) return;
  game.player(player).conceded = true;
  losePlayers(game, [player]);
}

/** The game ends without a winner (104.4). */
export function declareDraw(game: Game): void {
  end(game, -1);
}

/** These players lose at the same time: the last one left wins (104.2a); if nobody is left the game is a draw (104.4a). */
export function losePlayers(game: Game, players: readonly number[]): void {
  const losing = players.filter((player) => !game.player(player).lost);
  if (game.over || losing.length === 0) return;
  for (const player of losing) game.player(player).lost = true;
  for (const player of losing) emit(game, new GameEvent(EventKind.LosesGame, 0, player, 0, 0, 0, 0, false, ''));
  const remaining = game.players.filter((player) => !player.lost);
  if (remaining.length <= 1) end(game, remaining[0]?.index ?? -1);
  else leaveGame(game, losing);
}

function opponentsInGame(game: Game, player: number): number[] {
  return game.players.filter((other) => other.index !== player && !other.lost).map((other) => other.index);
}

function end(game: Game, winner: number): void {
  if (winner >= 0) game.player(winner).won = true;
  game.over = true;
  // Effects count who is still in the game.
  game.stale = true;
  game.decision = null;
}
