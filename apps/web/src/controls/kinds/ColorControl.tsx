/** Colours as discs with letters, which are also their keys. */
import type { JSX } from 'preact';
import type { Question } from '../../protocol/question.ts';
import { ManaSymbol } from '../../ui/ManaCost.tsx';
import type { Desk } from '../desk.ts';

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
  ['colorless', 'C'],
]);

/** The letter of a colour's name; '' for anything else. */
export function colorLetter(label: string): string {
  return LETTERS.get(label.toLowerCase()) ?? '';
}

export function ColorControl({ desk, question }: { readonly desk: Desk; readonly question: Question }): JSX.Element {
  return (
    <fieldset class="color-buttons" aria-label={question.prompt}>
      {question.options.map(({ index, label }) => (
        <button type="button" class="button" key={index} onClick={() => desk.pick(index)}>
          {colorLetter(label) !== '' && (
            <span aria-hidden="true">
              <ManaSymbol symbol={colorLetter(label)} />
            </span>
          )}
          {label}
        </button>
      ))}
    </fieldset>
  );
}
