/** Filtering and sorting the cards of a search. */
import type { CardScene, ObjectRef } from '../protocol/scene.ts';

export type CardOrder = 'asIs' | 'name' | 'cost' | 'type';

export interface CardFilter {
  readonly words: string;
  /** '' = any. */
  readonly type: string;
  /** A mana value as text; '' = any. */
  readonly cost: string;
  readonly order: CardOrder;
  readonly onlyOffered: boolean;
}

export const NO_FILTER: CardFilter = { words: '', type: '', cost: '', order: 'asIs', onlyOffered: true };

/** Every word has to be somewhere on the card. What can be chosen comes first where the rest is shown as well. */
export function cardsShown(
  cards: readonly CardScene[],
  offered: ReadonlySet<ObjectRef>,
  filter: CardFilter,
): readonly CardScene[] {
  const words = filter.words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const shown = cards.filter((card) => {
    if (filter.onlyOffered && !offered.has(card.ref)) return false;
    if (filter.type !== '' && !card.types.includes(filter.type)) return false;
    if (filter.cost !== '' && String(card.manaValue) !== filter.cost) return false;
    const text = `${card.name}\n${card.typeLine}\n${card.text.join('\n')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return sorted(shown, filter.order).toSorted((a, b) => Number(offered.has(b.ref)) - Number(offered.has(a.ref)));
}

function sorted(cards: readonly CardScene[], order: CardOrder): readonly CardScene[] {
  const byName = (a: CardScene, b: CardScene): number => a.name.localeCompare(b.name, 'en');
  switch (order) {
    case 'asIs':
      return cards;
    case 'name':
      return cards.toSorted(byName);
    case 'cost':
      return cards.toSorted((a, b) => a.manaValue - b.manaValue || byName(a, b));
    case 'type':
      return cards.toSorted((a, b) => a.typeLine.localeCompare(b.typeLine, 'en') || byName(a, b));
  }
}

export function typesOf(cards: readonly CardScene[]): readonly string[] {
  return [...new Set(cards.flatMap(({ types }) => types))].toSorted();
}

export function costsOf(cards: readonly CardScene[]): readonly string[] {
  return [...new Set(cards.map(({ manaValue }) => manaValue))].toSorted((a, b) => a - b).map(String);
}
