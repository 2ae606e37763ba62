/** What is looked at closely: by hovering, by keyboard focus, by a long press. */
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ObjectRef } from '../protocol/scene.ts';

export interface Zoomed {
  readonly ref: ObjectRef;
  /** The element that is looked at; the zoom keeps clear of it. */
  readonly anchor: Element;
}

export interface ZoomControl {
  readonly zoomed: Signal<Zoomed | null>;
  /** Whether the click that follows ends a long press, and so is none. */
  readonly wasLongPress: () => boolean;
}

const HOVER_MILLISECONDS = 140;
const PRESS_MILLISECONDS = 380;
/** A finger that moves further than this scrolls. In pixels. */
const PRESS_SLACK = 12;

/** Listens on the whole table, so that the many objects on it need no handlers. */
export function useZoom(table: { readonly current: HTMLElement | null }): ZoomControl {
  const zoomed = useSignal<Zoomed | null>(null);
  const isLongPress = useRef(false);
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return;
    const ended = new AbortController();
    listen(element, ended.signal, zoomed, isLongPress);
    return () => ended.abort();
  }, [table, zoomed]);
  return { zoomed, wasLongPress: () => isLongPress.current };
}

function listen(
  table: HTMLElement,
  signal: AbortSignal,
  zoomed: Signal<Zoomed | null>,
  isLongPress: { current: boolean },
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [pressX, pressY] = [0, 0];
  const later = (milliseconds: number, found: Zoomed | null): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      zoomed.value = found;
    }, milliseconds);
  };
  const hide = (): void => {
    clearTimeout(timer);
    zoomed.value = null;
  };
  const endPress = (): void => {
    if (isLongPress.current) hide();
    else clearTimeout(timer);
  };
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    table.addEventListener(type, act, { signal });
  on('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse') later(HOVER_MILLISECONDS, objectAt(target));
  });
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') hide();
  });
  on('pointerdown', ({ pointerType, clientX, clientY, target }) => {
    isLongPress.current = false;
    [pressX, pressY] = [clientX, clientY];
    const found = objectAt(target);
    if (pointerType === 'mouse' || found === null) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLongPress.current = true;
      zoomed.value = found;
    }, PRESS_MILLISECONDS);
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse' || isLongPress.current) return;
    if (Math.hypot(clientX - pressX, clientY - pressY) > PRESS_SLACK) clearTimeout(timer);
  });
  on('pointerup', endPress);
  on('pointercancel', endPress);
  on('focusin', ({ target }) => {
    const found = objectAt(target);
    if (found?.anchor.matches(':focus-visible') === true) later(0, found);
  });
  on('focusout', hide);
  on('keydown', ({ key }) => {
    // What a key presses comes from no finger.
    isLongPress.current = false;
    if (key === 'Escape') hide();
  });
  // A long press is ours; elsewhere the browser's menu stays.
  on('contextmenu', (event) => {
    if (isLongPress.current) event.preventDefault();
  });
}

/** The object an event is about. */
export function objectAt(target: EventTarget | null): Zoomed | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest('[data-ref]');
  if (anchor === null) return null;
  const ref = Number(anchor.getAttribute('data-ref'));
  return ref === 0 ? null : { ref, anchor };
}
