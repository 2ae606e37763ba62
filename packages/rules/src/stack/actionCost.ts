/** What an action at priority costs as things stand (601.2f, 602.2b): for whoever shows it to people before it is begun. */
import { characteristicsOf } from '../engine/objects.ts';
import type { Game } from '../state/game.ts';
import { ActionType, actionIndex, actionSlot, actionType } from './action.ts';
import { prospectiveAbility } from './activate.ts';
import { wayOf } from './performAction.ts';
import { abilityCost, spellCost, type TotalCost } from './totalCost.ts';
import { asCast, prospectiveSpell } from './ways.ts';

/**
 * With X = 0, without modes, targets and optional costs, which are not chosen yet. Null for actions other than casts and activations, and for an
 * action that is none any more.
 */
export function actionCost(game: Game, player: number, action: number): TotalCost | null {
  const slot = actionSlot(action);
  const index = actionIndex(action);
  switch (actionType(action)) {
    case ActionType.Cast: {
      const way = wayOf(game, player, slot, index);
      const face = game.card(slot).faces[way.face];
      if (face === undefined) return null;
      return spellCost(game, asCast(prospectiveSpell(game, player, slot, face), way), way);
    }
    case ActionType.Activate:
    case ActionType.ManaAbility: {
      const source = game.handle(slot);
      const record = characteristicsOf(game, source).abilities[index];
      if (record === undefined || record.ability.kind !== 'activated') return null;
      return abilityCost(game, prospectiveAbility(game, player, source, record), record);
    }
    default:
      return null;
  }
}
