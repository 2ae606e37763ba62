/** The permanents of a seat in two rows, the front towards the middle of the table; tiles as large as the room lets them be. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Arrangement, arrange, flatSize, type Pile, pileSize } from './arrangement.ts';
import { useField } from './context.ts';
import { type FitRoom, fitTiles } from './fit.ts';
import { PermanentPile } from './Permanent.tsx';

/** Height of a tile of width 1, as the style sheet has it, with room for turned and attacking ones. */
const TILE_ASPECT = 1.14;
const LEAST_TILE_REM = 2.25;
const MOST_TILE_REM = 9;
/** Tiles under so many times the least width are small. */
const SMALL_TILE = 1.95;

export function Battlefield({ seat }: { readonly seat: number }): JSX.Element {
  const { scene, choices, picked, pointedAt } = useField();
  const arrangement = arrange(scene, seat, { choices, picked, pointedAt });
  const element = useFittedTiles(arrangement);
  const { name = '', isViewer = false, isYou = false } = scene.seats[seat] ?? {};
  const whose = isYou ? 'Your' : `${name}:`;
  const { front, support, lands } = arrangement;
  return (
    <section class={`battlefield${isViewer ? ' mine' : ''}`} ref={element} aria-label={`${whose} battlefield`}>
      <div class="field-row">
        <Row piles={front} name={`${whose} creatures`} side="front" />
      </div>
      <div class="field-row">
        <Row piles={lands} name={`${whose} lands`} side="lands" />
        <Row piles={support} name={`${whose} other permanents`} side="support" />
      </div>
    </section>
  );
}

interface RowProps {
  readonly piles: readonly Pile[];
  readonly name: string;
  readonly side: string;
}

function Row({ piles, name, side }: RowProps): JSX.Element | null {
  if (piles.length === 0) return null;
  return (
    <ul class={`row row-${side}`} aria-label={name} data-row="">
      {piles.map((pile, place) => (
        <PermanentPile key={pile.permanents[0].ref} pile={pile} first={place === 0} />
      ))}
    </ul>
  );
}

/**
 * Sets `--card-width` on the element, after every render and whenever its size changes. Sizes come from the observer alone: asking for them would
 * make the browser lay out the page at once, for every battlefield.
 */
function useFittedTiles(arrangement: Arrangement): { readonly current: HTMLElement | null } {
  const element = useRef<HTMLElement>(null);
  const fitting = useRef({ arrangement, room: NO_ROOM });
  useLayoutEffect(() => {
    fitting.current.arrangement = arrangement;
    if (element.current !== null) setTileSize(element.current, fitting.current);
  }, [arrangement]);
  useLayoutEffect(() => {
    const field = element.current;
    if (field === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) fitting.current.room = roomOf(entry.contentRect);
      setTileSize(field, fitting.current);
    });
    observer.observe(field);
    return () => observer.disconnect();
  }, []);
  return element;
}

const NO_ROOM: FitRoom = { width: 0, height: 0, gap: 0, least: 0, most: 0, aspect: TILE_ASPECT };

function roomOf({ width, height }: DOMRectReadOnly): FitRoom {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    width,
    height,
    gap: rem / 2,
    least: LEAST_TILE_REM * rem,
    most: Math.min(MOST_TILE_REM * rem, height / 2.4),
    aspect: TILE_ASPECT,
  };
}

interface Fitting {
  readonly arrangement: Arrangement;
  readonly room: FitRoom;
}

function setTileSize(field: HTMLElement, { arrangement: { front, support, lands }, room }: Fitting): void {
  if (room.width === 0) return;
  const small = SMALL_TILE * room.least;
  const [inFront, beside] = [front.map(pileSize), support.map(pileSize)];
  const whole = fitTiles([inFront, [...lands.map(pileSize), ...beside]], room);
  const isFlat = whole < small;
  const tile = isFlat ? fitTiles([inFront, [...lands.map(flatSize), ...beside]], room) : whole;
  field.style.setProperty('--card-width', `${tile}px`);
  field.classList.toggle('flat-lands', isFlat);
  field.classList.toggle('small-tiles', tile < small);
}
