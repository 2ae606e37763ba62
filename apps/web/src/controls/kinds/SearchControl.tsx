/** Many cards to choose from: filtered by words, type and cost, sorted, and picked by click or key. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Question } from '../../protocol/question.ts';
import { CardGrid } from '../CardChoice.tsx';
import { type CardOrder, cardsShown, costsOf, NO_FILTER, typesOf } from '../cardFilter.ts';
import type { Marks } from '../marks.ts';
import { refsOf } from '../options.ts';

export interface SearchControlProps {
  readonly question: Question;
  readonly marks: Marks;
}

const ORDERS: readonly { readonly order: CardOrder; readonly name: string }[] = [
  { order: 'asIs', name: 'as they lie' },
  { order: 'name', name: 'by name' },
  { order: 'cost', name: 'by cost' },
  { order: 'type', name: 'by type' },
];

export function SearchControl({ question, marks }: SearchControlProps): JSX.Element {
  const [filter, setFilter] = useState(NO_FILTER);
  const offered = new Set([...refsOf(question).keys(), ...(question.whole?.items.map(({ ref }) => ref) ?? [])]);
  const cards = cardsShown(question.cards, offered, filter);
  return (
    <div class="search">
      <div class="search-filter">
        <input
          type="search"
          aria-label="Words on the card"
          placeholder="Name, type or text"
          value={filter.words}
          onInput={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
        />
        <select
          aria-label="Type"
          value={filter.type}
          onChange={(event) => setFilter({ ...filter, type: event.currentTarget.value })}
        >
          <option value="">any type</option>
          {typesOf(question.cards).map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
        <select
          aria-label="Mana value"
          value={filter.cost}
          onChange={(event) => setFilter({ ...filter, cost: event.currentTarget.value })}
        >
          <option value="">any cost</option>
          {costsOf(question.cards).map((cost) => (
            <option key={cost} value={cost}>
              {cost}
            </option>
          ))}
        </select>
        <select
          aria-label="Order"
          value={filter.order}
          onChange={({ currentTarget: { value } }) => {
            const chosen = ORDERS.find(({ order }) => order === value);
            if (chosen !== undefined) setFilter({ ...filter, order: chosen.order });
          }}
        >
          {ORDERS.map(({ order, name }) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </select>
        {offered.size < question.cards.length && (
          <label class="search-only">
            <input
              type="checkbox"
              checked={filter.onlyOffered}
              onChange={(event) => setFilter({ ...filter, onlyOffered: event.currentTarget.checked })}
            />
            only what can be chosen
          </label>
        )}
      </div>
      <p class="soft numbers" role="status">
        {cards.length} of {question.cards.length} cards
      </p>
      <CardGrid label="Cards" cards={cards} marks={marks} />
    </div>
  );
}
