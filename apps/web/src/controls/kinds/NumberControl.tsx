/** X and other numbers: buttons for a few, a slider and a field for many. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Question } from '../../protocol/question.ts';
import type { Desk } from '../desk.ts';

const MOST_BUTTONS = 10;

export function NumberControl({ desk, question }: { readonly desk: Desk; readonly question: Question }): JSX.Element {
  const options = question.options.toSorted((a, b) => a.number - b.number);
  if (options.length <= MOST_BUTTONS)
    return (
      <fieldset class="number-buttons" aria-label={question.prompt}>
        {options.map((option) => (
          <button type="button" class="button numbers" key={option.index} onClick={() => desk.pick(option.index)}>
            {option.number}
          </button>
        ))}
      </fieldset>
    );
  return <LongNumber key={question.number} desk={desk} question={question} />;
}

/** Starts with the largest X, and with the smallest of other numbers. */
function LongNumber({ desk, question }: { readonly desk: Desk; readonly question: Question }): JSX.Element {
  const options = question.options.toSorted((a, b) => a.number - b.number);
  const [place, setPlace] = useState(question.kind === 'x' ? options.length - 1 : 0);
  const number = options[place]?.number ?? 0;
  const least = options[0]?.number ?? 0;
  const most = options.at(-1)?.number ?? 0;
  const go = (to: number): void => setPlace(Math.max(0, Math.min(options.length - 1, to)));
  const typed = (text: string): void => {
    const at = options.findLastIndex((option) => option.number <= Number(text));
    if (text !== '' && at >= 0) setPlace(at);
  };
  return (
    <form
      class="long-number"
      onSubmit={(event) => {
        event.preventDefault();
        const option = options[place];
        if (option !== undefined) desk.pick(option.index);
      }}
    >
      <input
        type="range"
        aria-label={question.prompt}
        min={0}
        max={options.length - 1}
        value={place}
        aria-valuetext={String(number)}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <div class="button-row">
        <button type="button" class="button" aria-label="One less" disabled={place === 0} onClick={() => go(place - 1)}>
          −
        </button>
        <input
          type="number"
          class="numbers"
          aria-label="The number"
          min={least}
          max={most}
          value={number}
          onChange={(event) => typed(event.currentTarget.value)}
        />
        <button
          type="button"
          class="button"
          aria-label="One more"
          disabled={place === options.length - 1}
          onClick={() => go(place + 1)}
        >
          +
        </button>
        <button type="submit" class="button primary numbers">
          {question.kind === 'x' ? `X = ${number}` : `Choose ${number}`}
        </button>
      </div>
    </form>
  );
}
