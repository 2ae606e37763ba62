/** Arrows over the table, measured after layout: attackers, blockers, and the stack's sources and targets. */
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ObjectRef } from '../protocol/scene.ts';
import { ARROW_KINDS, type Arrow, type ArrowKind, arrowPath } from './arrows.ts';
import { useField } from './context.ts';
import type { SceneEntry } from './sceneIndex.ts';

interface Line {
  readonly kind: ArrowKind;
  readonly path: string;
}

export function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }): JSX.Element {
  const field = useField();
  const element = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const id = useId();
  useLayoutEffect(() => {
    const table = element.current?.parentElement;
    if (table === null || table === undefined) return;
    const measure = (): void => {
      const measured = linesOn(table, arrows, field.index);
      setLines((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured));
    };
    measure();
    if (arrows.length === 0) return;
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    // They fit their tiles when their size changes, before this hears of it.
    for (const battlefield of table.querySelectorAll('.battlefield')) observer.observe(battlefield);
    table.addEventListener('scroll', measure, { capture: true, passive: true });
    table.addEventListener('transitionend', measure);
    return () => {
      observer.disconnect();
      table.removeEventListener('scroll', measure, { capture: true });
      table.removeEventListener('transitionend', measure);
    };
  }, [arrows, field]);
  return (
    <svg class="arrows" ref={element} aria-hidden="true">
      <defs>
        {ARROW_KINDS.map((kind) => (
          <marker
            key={kind}
            id={`${id}-${kind}`}
            class={`arrow-head ${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10 2.5 5z" />
          </marker>
        ))}
      </defs>
      {lines.map(({ kind, path }) => (
        <path key={path} class={`arrow ${kind}`} d={path} marker-end={`url(#${id}-${kind})`} />
      ))}
    </svg>
  );
}

/** One line for arrows between the same two elements: piles of attackers have one. */
function linesOn(table: Element, arrows: readonly Arrow[], index: ReadonlyMap<ObjectRef, SceneEntry>): readonly Line[] {
  if (arrows.length === 0) return [];
  const origin = table.getBoundingClientRect();
  const elements = elementsByRef(table);
  const lines = new Map<string, Line>();
  for (const { kind, from, to } of arrows) {
    const [start, end] = [from, to].map((ref) => elements.get(ref) ?? chipOf(table, index.get(ref)));
    if (start === undefined || start === null || end === undefined || end === null) continue;
    const [a, b] = [start, end].map((one) => one.getBoundingClientRect());
    if (a === undefined || b === undefined || a.width === 0 || b.width === 0) continue;
    const path = arrowPath(
      { left: a.left - origin.left, top: a.top - origin.top, width: a.width, height: a.height },
      { left: b.left - origin.left, top: b.top - origin.top, width: b.width, height: b.height },
    );
    lines.set(`${kind} ${path}`, { kind, path });
  }
  return [...lines.values()];
}

function elementsByRef(table: Element): ReadonlyMap<ObjectRef, Element> {
  const elements = new Map<ObjectRef, Element>();
  for (const element of table.querySelectorAll<HTMLElement>(':scope > .field [data-ref]')) {
    const { ref = '', refs = ref } = element.dataset;
    for (const one of refs.split(' ')) if (!elements.has(Number(one))) elements.set(Number(one), element);
  }
  return elements;
}

/** Cards in zones that are not laid out stand behind the zone's chip. */
function chipOf(table: Element, entry: SceneEntry | undefined): Element | null {
  if (entry?.kind !== 'card') return null;
  return table.querySelector(`[data-zone="${entry.seat}:${entry.zone}"]`);
}
