/** Two piles: cards are dragged from one to the other, clicked, or sent with the keys 1 and 2. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Question } from '../../protocol/question.ts';
import type { CardScene, ObjectRef } from '../../protocol/scene.ts';
import { CardChoice } from '../CardChoice.tsx';
import type { Desk } from '../desk.ts';
import type { Marks } from '../marks.ts';
import type { Sketch } from '../sketch/sketch.ts';

export interface PileSplitterProps {
  readonly desk: Desk;
  readonly question: Question;
  readonly sketch: Extract<Sketch, { kind: 'piles' }>;
  readonly marks: Marks;
}

export function PileSplitter({ desk, question, sketch, marks }: PileSplitterProps): JSX.Element {
  const isFirst = ({ ref }: CardScene): boolean => sketch.first.includes(ref);
  const send = (ref: ObjectRef, toFirst: boolean): void => {
    if (sketch.first.includes(ref) !== toFirst) desk.click(ref);
  };
  const piles = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // A card that goes to the other pile is another element there: it keeps the focus.
  useLayoutEffect(() => {
    if (focused.current === 0 || document.activeElement !== document.body) return;
    piles.current?.querySelector<HTMLElement>(`[data-ref="${focused.current}"]`)?.focus();
  }, [sketch.first]);
  return (
    <div
      class="split-piles"
      ref={piles}
      onFocusIn={({ target }) => {
        focused.current = target instanceof HTMLElement ? Number(target.dataset['ref'] ?? 0) : 0;
      }}
    >
      {[true, false].map((toFirst) => (
        <Pile
          key={String(toFirst)}
          number={toFirst ? 1 : 2}
          cards={question.cards.filter((card) => isFirst(card) === toFirst)}
          marks={marks}
          onSend={send}
        />
      ))}
    </div>
  );
}

interface PileProps {
  readonly number: 1 | 2;
  readonly cards: readonly CardScene[];
  readonly marks: Marks;
  readonly onSend: (ref: ObjectRef, toFirst: boolean) => void;
}

function Pile({ number, cards, marks, onSend }: PileProps): JSX.Element {
  return (
    <section
      class="split-pile"
      aria-label={`Pile ${number}, ${cards.length} cards`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const ref = Number(event.dataTransfer?.getData('text/plain'));
        if (marks.has(ref)) onSend(ref, number === 1);
      }}
    >
      <h3>
        Pile {number} <span class="soft numbers">{cards.length}</span>
      </h3>
      <div class="card-grid">
        {cards.map((card, place) => (
          <CardChoice
            key={card.ref}
            card={card}
            marks={marks}
            first={place === 0}
            draggable
            onKeyDown={(event) => {
              if (event.key !== '1' && event.key !== '2') return;
              event.preventDefault();
              event.stopPropagation();
              onSend(card.ref, event.key === '1');
            }}
          />
        ))}
        {cards.length === 0 && <p class="soft">empty</p>}
      </div>
    </section>
  );
}

const NO_MARKS: Marks = new Map();

/** Which of two piles: each with a button, which are also the keys 1 and 2. */
export function PileChooser({ desk, question }: { readonly desk: Desk; readonly question: Question }): JSX.Element {
  return (
    <div class="split-piles">
      {question.options.map((option, place) => {
        const cards = (option.pile ?? []).flatMap((at) => question.cards[at] ?? []);
        return (
          <section class="split-pile" key={option.index} aria-label={`Pile ${place + 1}`}>
            <div class="card-grid">
              {cards.map((card, at) => (
                <CardChoice key={card.ref} card={card} marks={NO_MARKS} first={at === 0} />
              ))}
              {cards.length === 0 && <p class="soft">empty</p>}
            </div>
            <button type="button" class="button primary" onClick={() => desk.pick(option.index)}>
              <span class="option-key" aria-hidden="true">
                {place + 1}
              </span>
              {cards.length === 0 ? 'Take the empty pile' : `Take this pile of ${cards.length}`}
            </button>
          </section>
        );
      })}
    </div>
  );
}
