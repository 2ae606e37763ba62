/** The chance to win over the decisions of a game: a line with its interval, one point a decision, and a slider to go along it. */
import type { JSX } from 'preact';
import type { GamePoint } from '../protocol/table.ts';
import { spokenText } from '../ui/symbols.ts';
import { pointWords } from './words.ts';

export interface GraphProps {
  readonly points: readonly GamePoint[];
  /** Which point is looked at; -1 = none. */
  readonly at: number;
  readonly onLook: (at: number) => void;
  /** Points that are marked. */
  readonly marked: ReadonlySet<number>;
  readonly nameOf: (seat: number) => string;
}

/** Of the drawing, in its own units. */
const WIDTH = 1000;
const HEIGHT = 240;

export function Graph({ points, at, onLook, marked, nameOf }: GraphProps): JSX.Element {
  const last = points.length - 1;
  const x = (place: number): number => (last <= 0 ? WIDTH / 2 : (WIDTH * place) / last);
  const y = (share: number): number => HEIGHT * (1 - share);
  const line = points.map(({ winProbability }, place) => `${x(place)},${y(winProbability)}`).join(' ');
  const upper = points.map(({ ci95 }, place) => `${x(place)},${y(ci95[1])}`);
  const lower = points.map(({ ci95 }, place) => `${x(place)},${y(ci95[0])}`).toReversed();
  const press = (event: PointerEvent): void => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { currentTarget } = event;
    if (!(currentTarget instanceof Element) || last < 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onLook(Math.round(last * Math.min(1, Math.max(0, (event.clientX - left) / width))));
  };
  const point = points[at];
  return (
    <div class="graph">
      <div class="graph-scale numbers" aria-hidden="true">
        <span>100 %</span>
        <span>50</span>
        <span>0</span>
      </div>
      <div class="graph-field" onPointerDown={press} onPointerMove={press}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line class="graph-even" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {turnsOf(points).map((place) => (
            <line key={place} class="graph-turn" x1={x(place)} x2={x(place)} y1={0} y2={HEIGHT} />
          ))}
          <polygon class="graph-interval" points={[...upper, ...lower].join(' ')} />
          <polyline class="graph-line" points={line} />
          {point !== undefined && <line class="graph-at" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />}
        </svg>
        {points.map(({ number, winProbability }, place) =>
          marked.has(place) || place === at ? (
            <span
              key={number}
              class={`graph-dot${marked.has(place) ? ' marked' : ''}${place === at ? ' looked' : ''}`}
              style={{ '--x': `${x(place) / 10}%`, '--y': `${100 * (1 - winProbability)}%` }}
              aria-hidden="true"
            />
          ) : null,
        )}
      </div>
      <input
        type="range"
        class="graph-slider"
        name="decision"
        aria-label="Decision"
        aria-valuetext={point === undefined ? 'none' : spokenText(pointWords(point, nameOf))}
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, at)}
        disabled={last < 0}
        onInput={(event) => onLook(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Where turns begin, but for the first. */
function turnsOf(points: readonly GamePoint[]): readonly number[] {
  return points.flatMap(({ turn }, place) => (place > 0 && points[place - 1]?.turn !== turn ? [place] : []));
}
