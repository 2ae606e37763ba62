/** Cards of a question that lie nowhere on the table. Clicks on them are those on any object: whatever is around handles what carries `data-ref`. */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import type { CardScene } from '../protocol/scene.ts';
import { CardView, cardDescription, cardWords } from '../ui/CardView.tsx';
import type { Marks } from './marks.ts';

export interface CardChoiceProps {
  readonly card: CardScene;
  readonly marks: Marks;
  /** Whether Tab reaches it; the others of its row are reached with the arrow keys. */
  readonly first: boolean;
  readonly onKeyDown?: (event: TargetedKeyboardEvent<HTMLButtonElement>) => void;
  readonly draggable?: boolean;
  /** How many of the same it stands for. */
  readonly count?: number;
}

export function CardChoice({
  card,
  marks,
  first,
  onKeyDown,
  draggable = false,
  count = 1,
}: CardChoiceProps): JSX.Element {
  const mark = marks.get(card.ref);
  const isPicked = mark?.state === 'picked' || mark?.state === 'held';
  const state = mark === undefined ? '' : `, ${mark.label}`;
  return (
    <button
      type="button"
      class={`object card-button${mark !== undefined ? ' choice' : marks.size > 0 ? ' dimmed' : ''}${isPicked ? ' picked' : ''}`}
      data-ref={card.ref}
      data-choice={mark === undefined ? undefined : ''}
      aria-pressed={mark === undefined ? undefined : isPicked}
      aria-description={cardDescription(card)}
      tabIndex={first ? 0 : -1}
      draggable={draggable}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(card.ref))}
      onKeyDown={onKeyDown}
    >
      <span class="visually-hidden">{`${count > 1 ? `${count} times ` : ''}${cardWords(card)}${state}`}</span>
      <CardView card={card} size="small">
        {count > 1 && <span class="card-count">×{count}</span>}
      </CardView>
    </button>
  );
}

export interface CardGridProps {
  readonly label: string;
  readonly cards: readonly CardScene[];
  readonly marks: Marks;
  /** Every card by itself, as in a hand; otherwise cards of one name stand together as one, those that are picked apart from the others. */
  readonly single?: boolean;
}

export function CardGrid({ label, cards, marks, single = false }: CardGridProps): JSX.Element {
  const groups = new Map<string, CardScene[]>();
  for (const card of cards) {
    const key = single || card.name === '' ? `${card.ref}` : `${card.name} ${marks.get(card.ref)?.state}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return (
    <fieldset class="card-grid" aria-label={label}>
      {[...groups.values()].map(([card, ...others], place) =>
        card === undefined ? null : (
          <CardChoice key={card.ref} card={card} marks={marks} first={place === 0} count={1 + others.length} />
        ),
      )}
    </fieldset>
  );
}
