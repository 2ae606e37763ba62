/** What gave an ability to its source, which the ability on the stack speaks of (201.5a). */
import { GIVER } from '../ir/index.ts';
import type { Giver } from '../state/catalog.ts';
import type { StackItem } from '../state/stackItem.ts';

export function bindGiver(item: StackItem, { handle }: Giver): void {
  item.boundNames = [...item.boundNames, GIVER];
  item.boundValues = [...item.boundValues, [handle]];
}
