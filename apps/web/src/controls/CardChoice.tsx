/** Cards of a question that lie nowhere on the table. Clicks on them are those on any object: whatever is around handles what carries `data-ref`. */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import type { CardScene, ObjectRef } from '../protocol/scene.ts';
import { CardView, cardDescription, cardWords } from '../ui/CardView.tsx';
import type { Marks } from './marks.ts';

export interface CardChoiceProps {
  readonly card: CardScene;
  readonly marks: Marks;
  /** Whether Tab reaches it; the others of its row are reached with the arrow keys. */
  readonly first: boolean;
  readonly onKeyDown?: (event: TargetedKeyboardEvent<HTMLButtonElement>) => void;
  readonly draggable?: boolean;
}

export function CardChoice({ card, marks, first, onKeyDown, draggable = false }: CardChoiceProps): JSX.Element {
  const mark = marks.get(card.ref);
  const isPicked = mark?.state === 'picked' || mark?.state === 'held';
  const state = mark === undefined ? '' : `, ${mark.label}`;
  return (
    <button
      type="button"
      class={`object card-button${mark === undefined ? ' dimmed' : ' choice'}${isPicked ? ' picked' : ''}`}
      data-ref={card.ref}
      data-choice={mark === undefined ? undefined : ''}
      aria-pressed={mark === undefined ? undefined : isPicked}
      aria-label={`${cardWords(card)}${state}`}
      aria-description={cardDescription(card)}
      tabIndex={first ? 0 : -1}
      draggable={draggable}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(card.ref))}
      onKeyDown={onKeyDown}
    >
      <CardView card={card} size="small" />
    </button>
  );
}

export interface CardGridProps {
  readonly label: string;
  readonly cards: readonly CardScene[];
  readonly marks: Marks;
}

export function CardGrid({ label, cards, marks }: CardGridProps): JSX.Element {
  return (
    <fieldset class="card-grid" aria-label={label}>
      {cards.map((card, place) => (
        <CardChoice key={card.ref} card={card} marks={marks} first={place === 0} />
      ))}
    </fieldset>
  );
}

/** The card of a reference among those of a question. */
export function cardOf(cards: readonly CardScene[], ref: ObjectRef): CardScene | undefined {
  return cards.find((card) => card.ref === ref);
}
