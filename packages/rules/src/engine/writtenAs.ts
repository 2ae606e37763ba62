/** Keywords by the words they were written as (702.1). */
import type { AbilityRecord } from '../state/catalog.ts';

/** Whether the ability was written as the keyword, in lower case; ways of casting and their costs go by their own names ("flashback", "kicker"). */
export function isWrittenAs({ word, ability }: AbilityRecord, keyword: string): boolean {
  if (word === keyword) return true;
  // 702.29f
  if (keyword === 'cycling') return word.endsWith('cycling');
  return ability.kind === 'keyword' && 'name' in ability && goesBy(ability.name, keyword);
}

/** Whether the cost of that name is one that rules text calls `cost`: each of two kickers, named with its mana, is a kicker, and multikicker is one (702.33b–c). */
export function goesBy(name: string, cost: string): boolean {
  return name === cost || (cost === 'kicker' && (name === 'multikicker' || name.startsWith('kicker {')));
}
