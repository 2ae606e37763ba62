/** What several objects chosen at once are together: "with total mana value 4 or less", "a creature card and/or a land card". */
import type { Differing, Filter, Quantity, SharedKind } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { joinList } from './english.ts';
import { type FilterPlace, nounPhrase } from './printFilter.ts';
import { quantityValue } from './printQuantity.ts';
import { withDeterminer } from './printReference.ts';
import { SHARED_KINDS } from './vocabulary.ts';

interface Together {
  readonly different?: Differing;
  readonly alike?: SharedKind;
  readonly total?: { readonly what: 'power' | 'toughness' | 'manaValue'; readonly atMost: Quantity };
}

const DIFFERING: Readonly<Record<Differing, string>> = {
  name: ' with different names',
  manaValue: ' with different mana values',
  power: ' with different powers',
};

export function printTogether({ different, alike, total }: Together, context: PrintContext): string {
  const shared = alike === undefined ? '' : ` that share a ${SHARED_KINDS[alike]}`;
  const names = `${different === undefined ? '' : DIFFERING[different]}${shared}`;
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
