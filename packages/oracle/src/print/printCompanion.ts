/** Companion with what the starting deck must be like (702.139). */
import type { DeckCondition, Filter } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { numberWord, withArticle } from './english.ts';
import { nounPhrase } from './printFilter.ts';
import { quantityValue } from './printQuantity.ts';

export function printCompanion(condition: DeckCondition, context: PrintContext): string {
  return `Companion \u2014 ${requirement(condition, context)}.`;
}

function requirement(condition: DeckCondition, context: PrintContext): string {
  if (condition.kind === 'larger')
    return `Your starting deck contains at least ${numberWord(condition.by)} cards more than the minimum deck size`;
  const noun = nounPhrase(condition.cards, context, { place: 'card', many: false });
  if (condition.kind === 'differentNames') return `Each ${noun} in your starting deck has a different name`;
  if (condition.kind === 'sharedType') return `Each ${noun} in your starting deck shares a card type`;
  const { cards, are } = condition;
  const [first] = are.kind === 'or' && are.of.length === 2 ? are.of : [];
  if (first !== undefined && isOfManaValue(first))
    return `Your starting deck contains only cards with ${value(first, context)} and land cards`;
  if (isOfManaValue(are) && cards.kind === 'any')
    return `Your starting deck contains only cards with ${value(are, context)}`;
  if (are.kind === 'hasActivatedAbility') return `Each ${noun} in your starting deck has an activated ability`;
  if (isOfManaValue(are)) return `Each ${noun} in your starting deck has ${value(are, context)}`;
  const what = withArticle(nounPhrase(are, context, { place: 'card', many: false }));
  return `Each ${noun} in your starting deck is ${what}`;
}

type OfManaValue = Extract<Filter, { readonly kind: 'manaValue' | 'manaValueIs' }>;

function isOfManaValue(filter: Filter): filter is OfManaValue {
  return filter.kind === 'manaValue' || filter.kind === 'manaValueIs';
}

function value(filter: OfManaValue, context: PrintContext): string {
  if (filter.kind === 'manaValueIs') return `${filter.parity} mana values`;
  return `mana value ${quantityValue(filter.value, context)} or ${filter.op === '<=' ? 'less' : 'greater'}`;
}
