/** The game in words. Names of cards are links: they light up the object, and show it. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LogLine, LogPart } from '../protocol/table.ts';
import { useField } from './context.ts';
import { refOfName } from './sceneIndex.ts';

/** So many lines are in the page until earlier ones are asked for. */
const SHOWN_LINES = 150;
/** Further from the end than this, in pixels, the log stays where it is read. */
const AT_END = 40;

export function LogPanel({ lines }: { readonly lines: readonly LogLine[] }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const scrolledTo = useRef(0);
  const [shown, setShown] = useState(SHOWN_LINES);
  useLayoutEffect(() => {
    const log = element.current;
    if (log !== null && isAtEnd.current) log.scrollTop = log.scrollHeight;
  }, [lines]);
  const first = Math.max(0, lines.length - shown);
  return (
    <div
      class="log"
      ref={element}
      role="log"
      aria-label="Game log"
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // The end may have moved on since it was scrolled to: only who scrolls up wants to stay.
        if (scrollHeight - scrollTop - clientHeight < AT_END) isAtEnd.current = true;
        else if (scrollTop < scrolledTo.current) isAtEnd.current = false;
        scrolledTo.current = scrollTop;
      }}
    >
      {first > 0 && (
        <button type="button" class="button small quiet" onClick={() => setShown(shown + SHOWN_LINES)}>
          Earlier lines ({first})
        </button>
      )}
      {lines.slice(first).map((line) => (
        <Line key={line.number} line={line} />
      ))}
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
