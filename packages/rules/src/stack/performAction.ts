/** Starts the action a player picked with priority. */

import { characteristicsOf } from '../engine/objects.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { ActionType, actionIndex, actionSlot, actionType } from './action.ts';
import { pushActivate } from './activate.ts';
import { pushCast } from './cast.ts';
import { pushPlayLand } from './playLand.ts';
import { pushSpecialAction } from './specialActions.ts';
import { castWays, normalWay } from './ways.ts';

export function performAction(game: Game, player: number, action: number): void {
  const slot = actionSlot(action);
  const index = actionIndex(action);
  switch (actionType(action)) {
    case ActionType.PlayLand:
      pushPlayLand(game, player, slot, index);
      return;
    case ActionType.Cast:
      pushCast(game, player, wayOf(game, player, slot, index));
      return;
    case ActionType.Activate:
    case ActionType.ManaAbility: {
      const handle = game.handle(slot);
      const record = characteristicsOf(game, handle).abilities[index];
      if (record === undefined) throw new Error('no such ability');
      pushActivate(game, player, handle, record, null);
      return;
    }
    case ActionType.TurnFaceUp:
    case ActionType.Suspend:
    case ActionType.Ignore:
    case ActionType.Unlock:
    case ActionType.Companion:
      pushSpecialAction(game, player, actionType(action), slot, index);
      return;
    default:
      throw new Error(`no such action: ${action}`);
  }
}

/** The way an action's index means; ordinary cards have the normal way only. */
export function wayOf(game: Game, player: number, slot: number, index: number): CastWay {
  const { faces, front } = game.card(slot);
  const isPlain = faces.length === 1 && !front.hasCostAbilities && front.manaCost !== null;
  if (index === 0 && isPlain && game.player(player).hand.includes(slot)) return normalWay(slot, 0);
  const way = castWays(game, player, slot)[index];
  if (way === undefined) throw new Error('no such way to cast');
  return way;
}
