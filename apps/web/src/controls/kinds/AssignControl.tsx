/** Attack and block for those who rather use lists and keys than the table: every creature with what it does. */
import type { JSX } from 'preact';
import type { Question } from '../../protocol/question.ts';
import type { ObjectRef } from '../../protocol/scene.ts';
import type { Desk } from '../desk.ts';
import { Folded } from '../Folded.tsx';
import type { NameOf } from '../names.ts';
import { type AssignSketch, assignAll, assignedTo, beginAssign } from '../sketch/assign.ts';
import type { WholeOf } from '../sketch/sketch.ts';
import { VirtualList } from '../VirtualList.tsx';

export interface AssignControlProps {
  readonly desk: Desk;
  readonly question: Question;
  readonly whole: WholeOf<'assign'>;
  readonly sketch: AssignSketch;
  readonly nameOf: NameOf;
}

export function AssignControl({ desk, question, whole, sketch, nameOf }: AssignControlProps): JSX.Element {
  const creatures = [...new Set(whole.items.map(({ ref }) => ref))];
  const targets = [...new Set(whole.items.flatMap(({ to }) => to))];
  return (
    <div class="assign">
      {targets.length > 1 && (
        <fieldset class="assign-targets" aria-label={question.kind === 'attack' ? 'Attack' : 'Block'}>
          {targets.map((ref) => (
            <button
              type="button"
              class="button small"
              key={ref}
              aria-pressed={sketch.aim === ref}
              onClick={() => desk.click(ref)}
            >
              {nameOf(ref)}
            </button>
          ))}
        </fieldset>
      )}
      <Folded summary={creatures.length === 1 ? '1 creature' : `${creatures.length} creatures`}>
        <fieldset class="option-list" aria-label="Creatures">
          <VirtualList
            count={creatures.length}
            row={(place) => {
              const ref = creatures[place];
              if (ref === undefined) return null;
              return (
                <button
                  type="button"
                  class="pick-row"
                  key={ref}
                  aria-pressed={assignedTo(sketch, ref).length > 0 || sketch.held === ref}
                  onClick={() => desk.click(ref)}
                >
                  <span class="option-key" aria-hidden="true">
                    {place < 9 ? place + 1 : ''}
                  </span>
                  <span class="option-label">{nameOf(ref)}</span>
                  <span class="assign-does">{doing(nameOf, sketch, ref)}</span>
                </button>
              );
            }}
          />
        </fieldset>
      </Folded>
      <div class="button-row">
        {question.kind === 'attack' && (
          <button type="button" class="button small" onClick={() => desk.change(assignAll(whole, sketch))}>
            All attack
          </button>
        )}
        {sketch.to.size > 0 && (
          <button type="button" class="button small" onClick={() => desk.change(beginAssign(whole))}>
            Clear
          </button>
        )}
      </div>
    </div>
  );
}

function doing(nameOf: NameOf, sketch: AssignSketch, ref: ObjectRef): string {
  const names = assignedTo(sketch, ref).map((target) => nameOf(target));
  if (names.length > 0) return `→ ${names.join(', ')}`;
  return sketch.held === ref ? '→ …' : '';
}
