/** Actions at priority: what is done, with which object, how and for what cost. */
import { faceContext, printCost } from '@foretell/oracle';
import {
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  characteristicsOf,
  type Decision,
  type Game,
  PASS,
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
  const slot = actionSlot(action);
  const index = actionIndex(action);
  switch (type) {
    case ActionType.Pass:
      return { op: 'pass', isMana: false, via: '', cost: '' };
    case ActionType.PlayLand:
      return { op: 'play', isMana: false, via: '', cost: '' };
    case ActionType.Cast: {
      const { face, name, free, alternative } = wayOf(game, player, slot, index);
      const record = game.card(slot).faces[face]?.face;
      if (record === undefined || free) return { op: 'cast', isMana: false, via: name, cost: free ? '{0}' : '' };
      const cost = alternative === null ? (record.manaCost ?? '') : printCost(alternative, faceContext(record));
      return { op: 'cast', isMana: false, via: name, cost };
    }
    default: {
      const { abilities, face } = characteristicsOf(game, game.handle(slot));
      const ability = abilities[index]?.ability;
      const isActivated = type === ActionType.Activate || type === ActionType.ManaAbility;
      const cost = isActivated && ability?.kind === 'activated' ? printCost(ability.cost, faceContext(face.face)) : '';
      return { op: 'activate', isMana: type === ActionType.ManaAbility, via: '', cost };
    }
  }
}
