/** Shares of a number: one row for each that gets some. */
import type { JSX } from 'preact';
import type { Desk } from '../desk.ts';
import type { NameOf } from '../names.ts';
import { withShare } from '../sketch/divide.ts';
import type { Sketch, WholeOf } from '../sketch/sketch.ts';

export interface DivideControlProps {
  readonly desk: Desk;
  readonly whole: WholeOf<'divide'>;
  readonly sketch: Extract<Sketch, { kind: 'divide' }>;
  readonly nameOf: NameOf;
}

export function DivideControl({ desk, whole, sketch, nameOf }: DivideControlProps): JSX.Element {
  return (
    <ul class="divide-list">
      {whole.items.map(({ ref }) => {
        const share = sketch.shares.get(ref) ?? 0;
        const name = nameOf(ref);
        const change = (next: number): void =>
          desk.change({ ...sketch, shares: withShare(whole, sketch.shares, ref, next) });
        return (
          <li key={ref} class="divide-row">
            <span class="option-label">{name}</span>
            <button
              type="button"
              class="button small"
              aria-label={`Less for ${name}`}
              disabled={share <= whole.least}
              onClick={() => change(share - 1)}
            >
              −
            </button>
            <output class="numbers" aria-label={`${name} gets`}>
              {share}
            </output>
            <button
              type="button"
              class="button small"
              aria-label={`More for ${name}`}
              onClick={() => change(share + 1)}
            >
              +
            </button>
          </li>
        );
      })}
    </ul>
  );
}
