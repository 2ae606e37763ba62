/** A win probability with its interval on the axis that all options share. For the eye alone: the numbers stand beside it. */
import type { ExplainedOption } from '@foretell/study';
import type { JSX } from 'preact';
import { type Axis, placeOn, ticksOf } from './axis.ts';

export interface RankedBarProps {
  readonly axis: Axis;
  readonly option: ExplainedOption;
}

export function RankedBar({ axis, option: { winProbability, ci95, visits } }: RankedBarProps): JSX.Element {
  const style = {
    '--mean': placeOn(axis, winProbability),
    '--low': placeOn(axis, ci95[0]),
    '--high': placeOn(axis, ci95[1]),
    '--even': placeOn(axis, 0.5),
  };
  return (
    <span class={`ranked-bar${visits === 0 ? ' unplayed' : ''}`} style={style} aria-hidden="true">
      {axis.low < 0.5 && axis.high > 0.5 && <span class="ranked-even" />}
      <span class="ranked-fill" />
      <span class="ranked-range" />
      <span class="ranked-mean" />
    </span>
  );
}

export function AxisLabels({ axis }: { readonly axis: Axis }): JSX.Element {
  return (
    <span class="ranked-axis numbers" aria-hidden="true">
      {ticksOf(axis).map((tick) => (
        <span key={tick} class="ranked-tick" style={{ '--at': placeOn(axis, tick) }}>
          {Math.round(100 * tick)}
        </span>
      ))}
    </span>
  );
}
