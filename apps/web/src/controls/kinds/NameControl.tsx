/** One of thousands of names: a field that filters, and a list of which only what is in sight is drawn. */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Question, QuestionOption } from '../../protocol/question.ts';
import type { Desk } from '../desk.ts';
import { VirtualList } from '../VirtualList.tsx';

/** Names that begin with the text, then those with a word that does, then those that hold it. */
export function namesLike(options: readonly QuestionOption[], text: string): readonly QuestionOption[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const ranked: [QuestionOption[], QuestionOption[], QuestionOption[]] = [[], [], []];
  for (const option of options) {
    const at = option.label.toLowerCase().indexOf(wanted);
    if (at === 0) ranked[0].push(option);
    else if (at > 0) ranked[option.label[at - 1] === ' ' ? 1 : 2].push(option);
  }
  return ranked.flat();
}

export function NameControl({ desk, question }: { readonly desk: Desk; readonly question: Question }): JSX.Element {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [question.number]);
  const names = useMemo(() => namesLike(question.options, text), [question.number, text]);
  const active = names[Math.min(at, names.length - 1)];
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(names.length - 1, at + by)));
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      desk.pick(active.index);
    }
  };
  return (
    <div class="name-control">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={question.prompt}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : `${list}-${active.index}`}
        autocomplete="off"
        spellcheck={false}
        placeholder="Type a part of the name"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p class="soft numbers">{names.length === 1 ? '1 name' : `${names.length} names`}</p>
      <div class="option-list" role="listbox" id={list} aria-label="Names">
        <VirtualList
          count={names.length}
          shown={at}
          row={(place) => {
            const option = names[place];
            if (option === undefined) return null;
            return (
              <button
                type="button"
                class="pick-row"
                role="option"
                tabIndex={-1}
                id={`${list}-${option.index}`}
                key={option.index}
                aria-selected={option === active}
                aria-setsize={names.length}
                aria-posinset={place + 1}
                onClick={() => desk.pick(option.index)}
              >
                <span class="option-label">{option.label}</span>
              </button>
            );
          }}
        />
      </div>
    </div>
  );
}
