/** What several objects chosen at once are together: "with total mana value 4 or less", "a creature card and/or a land card". */
import type { Filter, Quantity } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList } from './english.ts';
import { type FilterPlace, nounPhrase } from './printFilter.ts';
import { quantityValue } from './printQuantity.ts';
import { withDeterminer } from './printReference.ts';

interface Together {
  readonly differentNames?: boolean;
  readonly total?: { readonly what: 'power' | 'toughness' | 'manaValue'; readonly atMost: Quantity };
}

export function printTogether({ differentNames, total }: Together, context: PrintContext): string {
  const names = differentNames === true ? ' with different names' : '';
  if (total === undefined) return names;
  const what = total.what === 'manaValue' ? 'mana value' : total.what;
  return `${names} with total ${what} ${quantityValue(total.atMost, context)} or less`;
}

/** Up to one of each of them, or one of each. */
export function printOneOfEach(
  kinds: readonly Filter[],
  place: FilterPlace,
  upTo: boolean,
  context: PrintContext,
): string {
  const nouns = kinds.map((filter) => withDeterminer(nounPhrase(filter, context, { place, many: false })));
  const list = joinList(nouns, 'and');
  return upTo ? list.replace(/(,?) and (?=[^,]*$)/, '$1 and/or ') : list;
}
