/** A list of any length of which only the rows in sight are drawn, and which says how many are below them. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface VirtualListProps {
  readonly count: number;
  /** The content of a row: one element of the class `pick-row`, as high as all others. */
  readonly row: (place: number) => ComponentChildren;
  /** A row that has to be in sight; -1 = none. */
  readonly shown?: number;
  readonly class?: string;
}

/** Lists as short as this are drawn whole. */
const MOST_DRAWN = 40;
const ROWS_BEYOND = 6;
const LIKELY_HEIGHT = 40;

export function VirtualList({ count, row, shown = -1, class: name = '' }: VirtualListProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState({ row: LIKELY_HEIGHT, list: 400 });

  useLayoutEffect(() => {
    const list = element.current;
    const measured = list?.querySelector('.pick-row')?.getBoundingClientRect().height ?? 0;
    if (list === null || measured === 0) return;
    if (measured !== height.row || list.clientHeight !== height.list)
      setHeight({ row: measured, list: list.clientHeight });
  });
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null || shown < 0) return;
    const at = shown * height.row;
    if (at < list.scrollTop) list.scrollTop = at;
    else if (at + height.row > list.scrollTop + list.clientHeight) list.scrollTop = at + height.row - list.clientHeight;
  }, [shown, height.row]);

  const isWhole = count <= MOST_DRAWN;
  const first = isWhole ? 0 : Math.max(0, Math.floor(top / height.row) - ROWS_BEYOND);
  const below = count - Math.round((top + height.list) / height.row);
  const last = isWhole ? count : Math.min(count, Math.ceil((top + height.list) / height.row) + ROWS_BEYOND);
  return (
    <div class={`virtual-list ${name}`} ref={element} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <div class="virtual-space" style={{ height: `${first * height.row}px` }} />
      {Array.from({ length: last - first }, (_, at) => row(first + at))}
      <div class="virtual-space" style={{ height: `${(count - last) * height.row}px` }} />
      {below > 0 && (
        <p class="more-rows" aria-hidden="true">
          ↓ {below} more
        </p>
      )}
    </div>
  );
}
