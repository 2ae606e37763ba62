/** The game in words. Names of cards are links: they light up the object, and show it. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { ObjectRef } from '../protocol/scene.ts';
import type { LogLine, LogPart } from '../protocol/table.ts';
import { RulesLine } from '../ui/RulesText.tsx';
import { useField } from './context.ts';
import { refsByName } from './sceneIndex.ts';

/** So many lines are in the page until earlier ones are asked for. */
const SHOWN_LINES = 150;

export function LogPanel({ lines }: { readonly lines: readonly LogLine[] }): JSX.Element {
  const [shown, setShown] = useState(SHOWN_LINES);
  const refOf = useRefs();
  const first = Math.max(0, lines.length - shown);
  return (
    <div
      class="log"
      role="log"
      aria-label="Game log"
      aria-live="polite"
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <div>
        {first > 0 && (
          <button type="button" class="button small quiet" onClick={() => setShown(shown + SHOWN_LINES)}>
            Earlier lines ({first})
          </button>
        )}
        {lines.slice(first).map((line) => (
          <Line key={line.number} line={line} refOf={refOf} />
        ))}
      </div>
    </div>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly refOf: (part: LogPart) => ObjectRef;
}

/** Drawn again only when what its names lead to has changed. */
function Line({ line, refOf }: LineProps): JSX.Element {
  const { kind, seat, parts } = line;
  const { scene } = useField();
  const whose = seat < 0 ? '' : scene.seats[seat]?.isViewer === true ? ' mine' : ' theirs';
  const refs = parts.map(refOf);
  return useMemo(
    () => (
      <p class={`log-line log-${kind}${whose}`}>
        {parts.map((part, place) => (
          <Part key={place} part={part} target={refs[place] ?? 0} />
        ))}
      </p>
    ),
    [kind, whose, parts, refs.join()],
  );
}

function Part({ part, target }: { readonly part: LogPart; readonly target: ObjectRef }): JSX.Element {
  if ('text' in part) return <RulesLine text={part.text} />;
  if (target === 0) return <span class="log-card">{part.card}</span>;
  return (
    <button type="button" class="log-card" data-ref={target} data-link="">
      {part.card}
    </button>
  );
}

/** What a name in the log leads to now: the object of that reference if it still has the name, else one of that name; 0 = nothing. */
function useRefs(): (part: LogPart) => ObjectRef {
  const { index } = useField();
  const names = useMemo(() => refsByName(index), [index]);
  return (part) => {
    if ('text' in part) return 0;
    return index.get(part.ref)?.card.name === part.card ? part.ref : (names.get(part.card) ?? 0);
  };
}
