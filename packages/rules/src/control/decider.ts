/**
 * Who really decides for a player (723): the newest effect that controls the player now, or the player. Scope of a search (723.2): while
 * the player searches their own library. A player who left controls nobody (800.4b).
 */

import { scratchFrame, selectPlayers } from '../engine/select.ts';
import type { Game } from '../state/game.ts';

/** The player who makes `player`'s choices now (723.5). */
export function deciderFor(game: Game, player: number): number {
  const wholeTurn = wholeTurnController(game, player);
  const controls = game.registry.controls;
  for (let i = controls.length - 1; i >= 0; i--) {
    const rule = controls[i];
    if (rule === undefined || rule.effect.kind !== 'control') continue;
    if (wholeTurn >= 0 && rule.timestamp < game.player(player).controlTimestamp) break; // 723.1a
    const control = rule.effect.control;
    if (control.scope === 'searchingOwnLibrary' && !searchesOwnLibrary(game, player)) continue;
    const context = scratchFrame(rule.origin.controller, rule.origin.source);
    if (!selectPlayers(game, context, control.players).includes(player)) continue;
    const controller = selectPlayers(game, context, control.controller)[0];
    if (controller !== undefined && controller !== player && !game.player(controller).lost) return controller;
  }
  return wholeTurn >= 0 ? wholeTurn : player;
}

/** Who controls the player's whole turn (723.1), -1 for nobody. */
function wholeTurnController(game: Game, player: number): number {
  const controller = game.player(player).controlledBy;
  return controller >= 0 && !game.player(controller).lost ? controller : -1;
}

/** Whether the player is searching their own library right now. */
export function searchesOwnLibrary(game: Game, player: number): boolean {
  return game.searches.some((search) => search.searcher === player && search.deciding.includes(player));
}
