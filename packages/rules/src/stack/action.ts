/**
 * What a player may do with priority as one integer (DESIGN §2, actions are integers until the edge): the kind, the slot it is about, and which
 * way of casting or which ability. `legalActions.ts` lists them, `performAction` starts them.
 */
import { SLOT_LIMIT } from '../state/handle.ts';

export const ActionType = {
  Pass: 0,
  PlayLand: 1,
  Cast: 2,
  Activate: 3,
  ManaAbility: 4,
  TurnFaceUp: 5,
  Suspend: 6,
  Ignore: 7,
  Unlock: 8,
  Companion: 9,
} as const;
export type ActionTypeId = (typeof ActionType)[keyof typeof ActionType];

const TYPES = 10;
export const PASS = 0;

/** `index`: which way in `castWays`, which face for a land, which ability of the object's characteristics (of the face, for what is face down), which half of a Room. */
export function makeAction(type: ActionTypeId, slot: number, index: number): number {
  return type + TYPES * (slot + SLOT_LIMIT * index);
}

export function actionType(action: number): number {
  return action % TYPES;
}

export function actionSlot(action: number): number {
  return Math.floor(action / TYPES) % SLOT_LIMIT;
}

export function actionIndex(action: number): number {
  return Math.floor(action / (TYPES * SLOT_LIMIT));
}
