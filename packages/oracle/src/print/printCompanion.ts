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
  const { cards, are } = condition;
  const noun = nounPhrase(cards, context, { place: 'card', many: false });
  if (are.kind === 'or' && are.of.length === 2 && are.of[0]?.kind === 'manaValue')
    return `Your starting deck contains only cards with ${value(are.of[0], context)} and land cards`;
  if (are.kind === 'manaValue') return `Each ${noun} in your starting deck has ${value(are, context)}`;
  const what = withArticle(nounPhrase(are, context, { place: 'card', many: false }));
  return `Each ${noun} in your starting deck is ${what}`;
}

function value(filter: Extract<Filter, { readonly kind: 'manaValue' }>, context: PrintContext): string {
  return `mana value ${quantityValue(filter.value, context)} or ${filter.op === '<=' ? 'less' : 'greater'}`;
}
