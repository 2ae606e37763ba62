// The ability that an action at priority is about: an activation, or a special action that a keyword or static ability offers.
import {
  type AbilityRecord,
  ActionType,
  actionIndex,
  actionSlot,
  actionType,
  characteristicsOf,
  type FaceRecord,
  type Game,
} from '@foretell/rules';

export interface AbilityOfAction {
  readonly record: AbilityRecord;
  /** The face whose name stands for the object in the ability's text. */
  readonly face: FaceRecord;
  /** What the object is called; '' if it is face down. */
  readonly name: string;
}

/** Undefined for other actions. Suspending and turning face up are about the card's own face, not what the object is now. */
export function abilityOfAction(game: Game, action: number): AbilityOfAction | undefined {
  const slot = actionSlot(action);
  const type = actionType(action);
  if (
    type === ActionType.Pass ||
    type === ActionType.PlayLand ||
    type === ActionType.Cast ||
    type === ActionType.Unlock
  )
    return undefined;
  const characteristics = characteristicsOf(game, game.handle(slot));
  const own = type === ActionType.Suspend || type === ActionType.TurnFaceUp || type === ActionType.Companion;
  const face = own ? (game.objects[slot]?.face ?? game.card(slot).front) : characteristics.face;
  const abilities = own ? face.abilities : characteristics.abilities;
  const record = abilities[actionIndex(action)];
  return record === undefined ? undefined : { record, face, name: characteristics.name };
}

/** Whether the action is made by activating or by a special action, as scripts do with `activate`. */
export function isActivation(action: number): boolean {
  const type = actionType(action);
  return (
    type === ActionType.Activate ||
    type === ActionType.Suspend ||
    type === ActionType.TurnFaceUp ||
    type === ActionType.Companion ||
    type === ActionType.Ignore
  );
}
