/** Actions at priority: what is done, with which object, how and for what cost. */
import { faceContext, printCost } from '@foretell/oracle';
import {
  ActionType,
  actionCost,
  actionIndex,
  actionSlot,
  actionType,
  type Cost,
  characteristicsOf,
  type Decision,
  type Game,
  PASS,
  printManaCost,
  wayOf,
} from '@foretell/rules';
import type { PriorityAction } from '../../protocol/question.ts';
import type { Seen } from '../scene/seen.ts';

/** The object that the action is about; 0 for passing. */
export function actionObject(game: Game, action: number): number {
  return action === PASS ? 0 : game.handle(actionSlot(action));
}

export function priorityAction({ game }: Seen, { player }: Decision, action: number): PriorityAction {
  const type = actionType(action);
  const cost = costOf(game, player, action);
  switch (type) {
    case ActionType.Pass:
      return { op: 'pass', isMana: false, via: '', cost };
    case ActionType.PlayLand:
      return { op: 'play', isMana: false, via: '', cost };
    case ActionType.Cast: {
      const { name } = wayOf(game, player, actionSlot(action), actionIndex(action));
      return { op: 'cast', isMana: false, via: name === 'fused' ? '' : name, cost };
    }
    default:
      return { op: 'activate', isMana: type === ActionType.ManaAbility, via: '', cost };
  }
}

/** With what changes it now: "{1}{R}", "{T}, Sacrifice this land"; "{0}" for what is free. */
function costOf(game: Game, player: number, action: number): string {
  const total = actionCost(game, player, action);
  if (total === null) return '';
  const mana = total.mana === null ? '' : `${variable(game, player, action)}${printManaCost(total.mana)}`;
  const { face } = characteristicsOf(game, actionObject(game, action));
  const rest: Cost = total.components;
  const parts = [mana === '{X}{0}' ? '{X}' : mana, rest.length === 0 ? '' : printCost(rest, faceContext(face.face))];
  return parts.filter((part) => part !== '').join(', ') || (actionType(action) === ActionType.Cast ? '{0}' : '');
}

/** The {X} of a spell that is cast for its mana cost: it is not in a total before X is chosen. */
function variable(game: Game, player: number, action: number): string {
  if (actionType(action) !== ActionType.Cast) return '';
  const { face, alternative, free } = wayOf(game, player, actionSlot(action), actionIndex(action));
  const count = alternative === null && !free ? (game.card(actionSlot(action)).faces[face]?.manaCost?.x ?? 0) : 0;
  return '{X}'.repeat(count);
}
