/** The field: all seats, the stack, the turn, arrows between objects, zones to browse, and a close look at everything. A function of what is given. */
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CardScene, ObjectRef, Scene, SeatScene } from '../protocol/scene.ts';
import type { StopSettings } from '../protocol/table.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Arrows } from './Arrows.tsx';
import { arrowsOf, pointedAtOf } from './arrows.ts';
import { Battlefield } from './Battlefield.tsx';
import { type Choices, type FieldContext, FieldProvider, type OpenZone } from './context.ts';
import { Hand } from './Hand.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { SeatBar } from './SeatBar.tsx';
import { StackColumn } from './StackColumn.tsx';
import { type SceneEntry, sceneIndex } from './sceneIndex.ts';
import { objectAt, useZoom } from './useZoom.ts';
import { ZoneBrowser } from './ZoneBrowser.tsx';
import { CardDetails, Zoom } from './Zoom.tsx';

export interface SceneViewProps {
  readonly scene: Scene;
  /** What a click on answers; {@link onRef} is called with it. A click on anything else shows it at reading size. */
  readonly choices: Choices;
  readonly picked: readonly ObjectRef[];
  readonly onRef: (ref: ObjectRef, element: Element) => void;
  /** Cards that a question shows beside the scene; they can be looked at closely as well, wherever they carry `data-ref`. */
  readonly cards?: readonly CardScene[];
  readonly stops?: StopSettings;
  readonly onStops?: (stops: StopSettings) => void;
  /** What stands beside the field: log, controls. */
  readonly side?: ComponentChildren;
}

const NO_CARDS: readonly CardScene[] = [];

export function SceneView(props: SceneViewProps): JSX.Element {
  const { scene, choices, picked, cards = NO_CARDS, onRef, side } = props;
  const { stops = null } = props;
  // The caller's function is another one at every render; the field is not drawn again for that.
  const latestOnStops = useRef(props.onStops);
  latestOnStops.current = props.onStops;
  const onStops = useCallback((changed: StopSettings) => latestOnStops.current?.(changed), []);
  const [opened, setOpened] = useState<OpenZone | null>(null);
  // With its name, because references change their meaning from scene to scene.
  const [looked, setLooked] = useState({ ref: 0, name: '' });
  const table = useRef<HTMLDivElement>(null);
  const zoom = useZoom(table);
  const arrows = useMemo(() => arrowsOf(scene), [scene]);
  const index = useMemo(() => withCards(sceneIndex(scene), cards), [scene, cards]);
  const field = useMemo(
    (): FieldContext => ({
      scene,
      index,
      choices,
      picked: new Set(picked),
      pointedAt: pointedAtOf(arrows),
      openZone: setOpened,
    }),
    [scene, index, choices, picked, arrows],
  );
  const seats = useMemo(() => <Seats scene={scene} stops={stops} onStops={onStops} />, [field, stops, onStops]);

  const click = (event: MouseEvent): void => {
    const found = objectAt(event.target);
    if (found === null || zoom.wasLongPress()) return;
    zoom.zoomed.value = null;
    const isLink = found.anchor.hasAttribute('data-link');
    // A name in the log only shows what it names.
    if (!isLink && choices.has(found.ref)) {
      setOpened(null);
      onRef(found.ref, found.anchor);
      return;
    }
    const name = index.get(found.ref)?.card.name ?? '';
    if (name !== '') setLooked({ ref: found.ref, name });
  };
  useClicks(table, click);

  const entry = index.get(looked.ref);
  return (
    <FieldProvider value={field}>
      <div class={side === undefined ? 'table alone' : 'table'} ref={table}>
        {seats}
        {side !== undefined && <div class="side">{side}</div>}
        <Arrows arrows={arrows} />
        {opened !== null && <ZoneBrowser open={opened} onClose={() => setOpened(null)} />}
        {entry !== undefined && entry.card.name === looked.name && (
          <Dialog title={looked.name} onClose={() => setLooked({ ref: 0, name: '' })}>
            <CardDetails entry={entry} />
          </Dialog>
        )}
        <Zoom zoomed={zoom.zoomed} />
      </div>
    </FieldProvider>
  );
}

/** One listener for all objects. */
function useClicks(table: { readonly current: HTMLElement | null }, click: (event: MouseEvent) => void): void {
  const latest = useRef(click);
  latest.current = click;
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return;
    const listener = (event: MouseEvent): void => latest.current(event);
    element.addEventListener('click', listener);
    return () => element.removeEventListener('click', listener);
  }, [table]);
}

interface SeatsProps {
  readonly scene: Scene;
  readonly stops: StopSettings | null;
  readonly onStops: (stops: StopSettings) => void;
}

function Seats({ scene, stops, onStops }: SeatsProps): JSX.Element {
  const { seats, viewer } = scene;
  // In the order of turns, beginning with who plays after the viewer.
  const others = seats
    .map((_, place) => seats[(viewer + 1 + place) % seats.length])
    .filter((seat) => seat?.seat !== viewer);
  const own = seats[viewer];
  return (
    <div class="field">
      <div class="opponents" data-count={others.length}>
        {others.map((seat) => seat !== undefined && <Opponent key={seat.seat} seat={seat} />)}
      </div>
      <div class="middle">
        <PhaseBar scene={scene} stops={stops} onStops={onStops} />
        {scene.facts.length > 0 && (
          <p class="facts-line">
            {scene.facts.map((fact) => (
              <span class="badge" key={fact}>
                {fact}
              </span>
            ))}
          </p>
        )}
      </div>
      <StackColumn />
      {own !== undefined && (
        <section class="table-seat own" aria-label="Your side">
          <Battlefield seat={own.seat} />
          <div class="own-hand">
            <SeatBar seat={own} />
            <Hand seat={own} />
          </div>
        </section>
      )}
    </div>
  );
}

function Opponent({ seat }: { readonly seat: SeatScene }): JSX.Element {
  return (
    <section class={`table-seat opponent${seat.lost ? ' out' : ''}`} aria-label={`${seat.name}’s side`}>
      <SeatBar seat={seat} />
      <Battlefield seat={seat.seat} />
    </section>
  );
}

function withCards(
  index: ReadonlyMap<ObjectRef, SceneEntry>,
  cards: readonly CardScene[],
): ReadonlyMap<ObjectRef, SceneEntry> {
  const more = new Map(index);
  for (const card of cards)
    if (card.ref !== 0 && !more.has(card.ref)) more.set(card.ref, { kind: 'shown', card, seat: -1 });
  return more;
}
