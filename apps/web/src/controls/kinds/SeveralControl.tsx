/** Several objects: the same as clicks on them, as a list. */
import type { JSX } from 'preact';
import type { Question } from '../../protocol/question.ts';
import type { Desk } from '../desk.ts';
import type { NameOf } from '../names.ts';
import { plainLabel } from '../options.ts';
import type { Sketch, WholeOf } from '../sketch/sketch.ts';
import { VirtualList } from '../VirtualList.tsx';

export interface SeveralControlProps {
  readonly desk: Desk;
  readonly question: Question;
  readonly whole: WholeOf<'several'>;
  readonly sketch: Extract<Sketch, { kind: 'several' }>;
  readonly nameOf: NameOf;
}

export function SeveralControl({ desk, question, whole, sketch, nameOf }: SeveralControlProps): JSX.Element {
  const isFull = sketch.chosen.length >= whole.max;
  return (
    <fieldset class="option-list" aria-label="What to choose">
      <VirtualList
        count={whole.items.length}
        row={(place) => {
          const item = whole.items[place];
          if (item === undefined) return null;
          const isChosen = sketch.chosen.includes(item.ref);
          return (
            <button
              type="button"
              class="pick-row"
              key={item.ref}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => desk.click(item.ref)}
            >
              <span class="option-key" aria-hidden="true">
                {place < 9 ? place + 1 : ''}
              </span>
              <span class="option-label">{labelOf(question, nameOf, item.ref)}</span>
              <span aria-hidden="true">{isChosen ? '✓' : ''}</span>
            </button>
          );
        }}
      />
    </fieldset>
  );
}

/** As the option says it, which tells those of one name apart; not all of them are options yet, so that a number would tell nothing. */
function labelOf(question: Question, nameOf: NameOf, ref: number): string {
  const option = question.options.find((each) => each.ref === ref);
  return option === undefined ? nameOf(ref) : plainLabel(option.label);
}
