/** Playing a land (116.2a, 305.1–3): a special action, from hand or by a permission. */

import { usePermission } from '../actions/permit.ts';
import { isNoticed } from '../effects/happened.ts';
import { propose } from '../effects/propose.ts';
import { cantPlayLandsFrom, landPlaysAllowed } from '../effects/rulesOfPlayers.ts';
import { EventKind, GameEvent, moveEvent } from '../engine/events.ts';
import { matches } from '../engine/match.ts';
import { Procedure, pop, push } from '../engine/procedures.ts';
import { includesPlayer, scratchFrame } from '../engine/select.ts';
import { Zone, type ZoneId } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Permission } from '../state/records.ts';
import { isSorceryTime } from './timing.ts';
import { emit } from './triggers.ts';
import { isInForce, mayPlayFromZone } from './ways.ts';

/** Whether the player could play some land now, as far as turn and number go (305.2, 305.3). */
export function mayPlayLands(game: Game, player: number): boolean {
  return isSorceryTime(game, player) && hasLandPlay(game, player);
}

/** Whether they have not played as many lands this turn as they may (305.2). */
export function hasLandPlay(game: Game, player: number): boolean {
  return game.player(player).tally.landsPlayed < landPlaysAllowed(game, player);
}

/** Whether the rules let the player play the land in this slot from where it is, timing apart. */
export function isPlayableLand(game: Game, player: number, slot: number): boolean {
  const zone = game.zones[slot] as ZoneId;
  if (cantPlayLandsFrom(game, player, zone)) return false;
  if (zone === Zone.Hand && game.owners[slot] === player) return true;
  const handle = game.handle(slot);
  if (landPermission(game, player, handle) !== null) return true;
  return game.registry.allowances.some((rule) => {
    if (rule.effect.kind !== 'allowance') return false;
    const allowance = rule.effect.allowance;
    if ('oncePerTurn' in allowance && allowance.oncePerTurn === true) return false;
    const context = scratchFrame(rule.origin.controller, rule.origin.source);
    if (allowance.kind === 'playFromTopOfLibrary') {
      const library = game.player(player).library;
      return (
        zone === Zone.Library &&
        library[library.length - 1] === slot &&
        includesPlayer(game, context, allowance.who, player) &&
        matches(game, context, allowance.what, handle)
      );
    }
    // Keywords that cards have are ways to cast them.
    const casts = allowance.kind === 'castFromZone' && allowance.way !== undefined;
    return !casts && mayPlayFromZone(game, rule, player, slot);
  });
}

/** A permission to play the land, preferably one that serves any number of times; null if there is none. */
function landPermission(game: Game, player: number, handle: Handle): Permission | null {
  const fitting = game.permissions.filter(
    (permission) =>
      permission.player === player &&
      permission.card === handle &&
      permission.lands &&
      isInForce(game, permission) &&
      (!permission.laterTurns || game.turnNumber > permission.expiry.createdTurn),
  );
  return fitting.find(({ left }) => left === 0) ?? fitting[0] ?? null;
}

export function pushPlayLand(game: Game, player: number, slot: number, face: number): void {
  const frame = push(game, Procedure.PlayLand, player, game.handle(slot));
  frame.a = face;
}

/** Procedure PlayLand. */
export function playLand(game: Game, frame: Frame): void {
  if (frame.pc === 0) {
    frame.pc = 1;
    const slot = slotOf(frame.source);
    frame.b = game.zones[slot] ?? 0;
    game.player(frame.controller).tally.landsPlayed++;
    if (frame.b !== Zone.Hand) game.player(frame.controller).tally.playedFromElsewhere++;
    const permission = landPermission(game, frame.controller, frame.source);
    if (permission !== null) usePermission(game, permission);
    if (
      !propose(game, [
        moveEvent(frame.source, Zone.Battlefield, { controller: frame.controller, face: frame.a, cause: 'land' }),
      ])
    )
      return;
  }
  const handle = Array.isArray(game.returned) ? Number(game.returned[0] ?? 0) : 0;
  pop(game);
  if (handle !== 0 && isNoticed(game, EventKind.PlaysLand))
    emit(
      game,
      new GameEvent(EventKind.PlaysLand, handle, frame.controller, 0, 0, frame.b, Zone.Battlefield, false, ''),
    );
}
