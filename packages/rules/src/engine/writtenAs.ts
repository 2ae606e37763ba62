/** Keywords by the words they were written as (702.1). */
import type { AbilityRecord } from '../state/catalog.ts';

/** Whether the ability was written as the keyword, in lower case; ways of casting and their costs go by their own names ("flashback", "kicker"). */
export function isWrittenAs({ word, ability }: AbilityRecord, keyword: string): boolean {
  return word === keyword || (ability.kind === 'keyword' && 'name' in ability && ability.name === keyword);
}
