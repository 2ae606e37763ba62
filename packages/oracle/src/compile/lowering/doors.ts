/** "This door" (709.5h, 709.5j): the half of the card that the words stand on. */
import { type CardFace, UNLOCKS } from '@foretell/rules/ir';
import { rewrite } from './rewrite.ts';

/** The action of `performs` until it is known which half speaks. */
export const UNLOCKS_THIS = 'unlock this door';

/** The face with its own half in place of "this door"; `half` 0 is the left one. */
export function withOwnDoor(face: CardFace, half: number): CardFace {
  const action = UNLOCKS[half];
  if (action === undefined) return face;
  return rewrite(face, (part) =>
    part['kind'] === 'performs' && part['action'] === UNLOCKS_THIS ? { ...part, action } : undefined,
  );
}
