/** Arrow keys among everything that can be clicked: the focus goes to the nearest thing in that direction, whatever zone or panel it is in. */

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Being aside counts this many times as much as being far: rows and columns are followed. */
const ASIDE = 3;

/** The place among the boxes of the nearest one that lies in the direction, -1 if there is none. */
export function nearestBox(from: Box, boxes: readonly Box[], key: ArrowKey): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, at) => {
    const distance = distanceIn(from, box, key);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** From centre to centre along the direction, and what separates the two across it; infinite for what lies elsewhere. */
function distanceIn(from: Box, to: Box, key: ArrowKey): number {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const along = key === 'ArrowLeft' ? -dx : key === 'ArrowRight' ? dx : key === 'ArrowUp' ? -dy : dy;
  if (along < 2) return Number.POSITIVE_INFINITY;
  const aside = isAcross ? gap(from.y, from.height, to.y, to.height) : gap(from.x, from.width, to.x, to.width);
  const slant = Math.abs(isAcross ? dy : dx);
  return along + ASIDE * aside + slant / 8;
}

function gap(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, Math.max(a, b) - Math.min(a + aLength, b + bLength));
}

const REACHABLE = '[data-ref], [data-zone], .question-panel button, .question-panel [tabindex="0"], [data-step]';

/** Moves the focus; from nowhere to what can be chosen. True if there was anywhere to go. */
export function moveFocus(key: ArrowKey): boolean {
  const modal = document.querySelector('dialog:modal');
  const all = [...(modal ?? document).querySelectorAll<HTMLElement>(modal === null ? REACHABLE : 'button, [data-ref]')];
  const reachable = all.filter((element) => element.checkVisibility() && !element.matches(':disabled'));
  const active = document.activeElement;
  if (active === null || active === document.body) {
    const first = reachable.find((element) => element.matches('[data-choice]')) ?? reachable[0];
    first?.focus();
    return first !== undefined;
  }
  const others = reachable.filter((element) => element !== active && !element.contains(active));
  const boxes = others.map((element) => element.getBoundingClientRect());
  const next = others[nearestBox(active.getBoundingClientRect(), boxes, key)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}
