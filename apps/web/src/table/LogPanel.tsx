/** The game in words. Names of cards are links: they light up the object, and show it. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { LogLine, LogPart } from '../protocol/table.ts';
import { useField } from './context.ts';
import { refOfName } from './sceneIndex.ts';

/** So many lines are in the page until earlier ones are asked for. */
const SHOWN_LINES = 150;
export function LogPanel({ lines }: { readonly lines: readonly LogLine[] }): JSX.Element {
  const [shown, setShown] = useState(SHOWN_LINES);
  const first = Math.max(0, lines.length - shown);
  return (
    <div
      class="log"
      role="log"
      aria-label="Game log"
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <div>
        {first > 0 && (
          <button type="button" class="button small quiet" onClick={() => setShown(shown + SHOWN_LINES)}>
            Earlier lines ({first})
          </button>
        )}
        {lines.slice(first).map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </div>
    </div>
  );
}

function Line({ line }: { readonly line: LogLine }): JSX.Element {
  const { kind, seat, parts } = line;
  const { scene } = useField();
  const whose = seat < 0 ? '' : scene.seats[seat]?.isViewer === true ? ' mine' : ' theirs';
  return useMemo(
    () => (
      <p class={`log-line log-${kind}${whose}`}>
        {parts.map((part, place) => (
          <Part key={place} part={part} />
        ))}
      </p>
    ),
    [kind, whose, parts],
  );
}

function Part({ part }: { readonly part: LogPart }): JSX.Element {
  const { index } = useField();
  if ('text' in part) return <>{part.text}</>;
  const ref = refOfName(index, part.card, part.ref);
  if (ref === 0) return <span class="log-card">{part.card}</span>;
  return (
    <button type="button" class="log-card" data-ref={ref} data-link="">
      {part.card}
    </button>
  );
}
