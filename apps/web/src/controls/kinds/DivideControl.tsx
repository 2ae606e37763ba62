/** Shares of a number: one row for each that gets some. */
import type { JSX } from 'preact';
import type { Desk } from '../desk.ts';
import type { NameOf } from '../names.ts';
import { leftToDivide, withShare } from '../sketch/divide.ts';
import type { Sketch, WholeOf } from '../sketch/sketch.ts';

export interface DivideControlProps {
  readonly desk: Desk;
  readonly whole: WholeOf<'divide'>;
  readonly sketch: Extract<Sketch, { kind: 'divide' }>;
  readonly nameOf: NameOf;
}

export function DivideControl({ desk, whole, sketch, nameOf }: DivideControlProps): JSX.Element {
  const left = leftToDivide(whole, sketch.shares);
  return (
    <ul class="divide-list">
      {whole.items.map(({ ref }, at) => {
        const share = sketch.shares.get(ref) ?? 0;
        const lethal = whole.isOver && at === whole.items.length - 1 ? undefined : whole.lethal[at];
        const name = nameOf(ref);
        const change = (next: number): number => {
          const shares = withShare(whole, sketch.shares, ref, next);
          desk.change({ ...sketch, shares });
          return shares.get(ref) ?? 0;
        };
        return (
          <li key={ref} class="divide-row">
            <span class="option-label">
              {name}
              {lethal !== undefined && <span class="divide-lethal"> {lethal} is lethal</span>}
            </span>
            <button
              type="button"
              class="button small"
              aria-label={`Less for ${name}`}
              disabled={share <= whole.least}
              onClick={() => change(share - 1)}
            >
              −
            </button>
            <input
              type="number"
              class="numbers"
              aria-label={`${name} gets`}
              min={whole.least}
              max={share + left}
              value={share}
              onChange={({ currentTarget }) => {
                currentTarget.value = String(change(Math.trunc(currentTarget.valueAsNumber) || whole.least));
              }}
            />
            <button
              type="button"
              class="button small"
              aria-label={`More for ${name}`}
              disabled={left <= 0}
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
