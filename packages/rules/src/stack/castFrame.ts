/** What the steps of casting share: the spell of their frame, and for what its mana is spent. */

import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { StackItem } from '../state/stackItem.ts';

/** What the mana is spent on: the spell itself (106.6). */
export function purposeOf(item: StackItem, way: CastWay): { kind: 'spell'; object: number; anyColor: boolean } {
  return { kind: 'spell', object: item.handle, anyColor: way.anyColor };
}

/** The spell that the frame casts; it has one from 601.2a on. */
export function spellOf(frame: Frame): StackItem {
  if (frame.item === null) throw new Error('a cast without a spell');
  return frame.item;
}
