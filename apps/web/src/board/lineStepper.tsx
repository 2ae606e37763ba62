/** The line of an option, to go through step by step: each step shows the position after it. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface LineStepperProps {
  readonly line: readonly string[];
  /** After how many steps one looks; one more than there are is where the line ends. */
  readonly steps: number;
  readonly onStep: (steps: number) => void;
}

export function LineStepper({ line, steps, onStep }: LineStepperProps): JSX.Element {
  const end = line.length + 1;
  const go = (to: number): void => onStep(Math.min(end, Math.max(0, to)));
  useKeys((key) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    go(key === 'ArrowLeft' ? steps - 1 : steps + 1);
    return true;
  });
  const button = (words: string, sign: string, to: number, isOff: boolean): JSX.Element => (
    <button type="button" class="button small" aria-label={words} title={words} disabled={isOff} onClick={() => go(to)}>
      {sign}
    </button>
  );
  return (
    <fieldset class="line-stepper">
      <legend class="visually-hidden">The line</legend>
      <ol class="line-steps">
        {line.map((words, at) => (
          <li key={`${at}${words}`}>
            <button
              type="button"
              class="line-step"
              aria-current={steps === at + 1 ? 'step' : undefined}
              onClick={() => go(at + 1)}
            >
              {words}
            </button>
          </li>
        ))}
      </ol>
      <div class="line-buttons">
        {button('To the position', '«', 0, steps === 0)}
        {button('One step back', '‹', steps - 1, steps === 0)}
        {button('One step on', '›', steps + 1, steps === end)}
        {button('Where the line ends', '»', end, steps === end)}
        <span class="soft numbers" role="status">
          {stepsWords(steps, line.length)}
        </span>
      </div>
    </fieldset>
  );
}

/** Keys pressed anywhere but where they mean something else: in fields, and on the objects of the table. */
function useKeys(press: (key: string) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (event.defaultPrevented || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, .table, dialog') !== null) return;
      if (latest.current(key)) event.preventDefault();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function stepsWords(steps: number, count: number): string {
  if (steps === 0) return 'at the position';
  return steps > count ? 'where the line ends' : `after step ${steps} of ${count}`;
}
