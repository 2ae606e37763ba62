/** Rows of a list that change places glide to where they belong, unless the visitor wants less motion. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const MILLISECONDS = 240;

/** The rows are children of the element with a name in `data-glide`. */
export function useGlide(list: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const now = new Map(rows.map((row) => [row.dataset['glide'] ?? '', row.offsetTop]));
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const row of rows) {
        const name = row.dataset['glide'] ?? '';
        const moved = (places.current.get(name) ?? row.offsetTop) - row.offsetTop;
        if (moved === 0) continue;
        row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
          duration: MILLISECONDS,
          easing: 'ease-out',
        });
      }
    }
    places.current = now;
  });
}
