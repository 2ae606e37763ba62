/** An order as a list: rows are dragged, or moved with their buttons or with Alt and the arrow keys. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import type { NameOf } from '../names.ts';
import { movedKey } from '../sketch/order.ts';
import type { Sketch } from '../sketch/sketch.ts';

export interface OrderControlProps {
  readonly desk: Desk;
  readonly sketch: Extract<Sketch, { kind: 'order' }>;
  readonly nameOf: NameOf;
}

const DRAGGED = 'application/x-foretell-place';

export function OrderControl({ desk, sketch, nameOf }: OrderControlProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus goes once a row has moved. */
  const followed = useRef(-1);
  const { keys } = sketch;
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= keys.length) return;
    followed.current = to;
    desk.change({ ...sketch, keys: movedKey(keys, from, to) });
  };
  useLayoutEffect(() => {
    const row = list.current?.children[followed.current];
    followed.current = -1;
    row?.querySelector('button')?.focus();
  }, [keys]);

  return (
    <ol class="order-list" ref={list} aria-label="The order, first at the top. Alt and the arrow keys move a row.">
      {keys.map((key, place) => (
        <li
          key={`${key.ref} ${key.label}`}
          class="order-row"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const from = Number(event.dataTransfer?.getData(DRAGGED) || -1);
            if (from >= 0) move(from, place);
          }}
        >
          <button
            type="button"
            class="order-handle"
            draggable
            data-ref={key.ref}
            onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, String(place))}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
              if (!event.altKey || by === 0) return;
              event.preventDefault();
              move(place, place + by);
            }}
          >
            <span class="option-key">{place + 1}</span>
            <span class="option-label">{key.label === '' ? nameOf(key.ref) : key.label}</span>
          </button>
          <MoveButton
            words={`Move up: ${key.label}`}
            sign="▲"
            isOff={place === 0}
            onMove={() => move(place, place - 1)}
          />
          <MoveButton
            words={`Move down: ${key.label}`}
            sign="▼"
            isOff={place === keys.length - 1}
            onMove={() => move(place, place + 1)}
          />
        </li>
      ))}
    </ol>
  );
}

interface MoveButtonProps {
  readonly words: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onMove: () => void;
}

function MoveButton({ words, sign, isOff, onMove }: MoveButtonProps): JSX.Element {
  return (
    <button type="button" class="button quiet small" aria-label={words} disabled={isOff} onClick={onMove}>
      {sign}
    </button>
  );
}
