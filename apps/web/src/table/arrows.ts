/** Who points at whom, and the lines that show it. */
import type { ObjectRef, Scene } from '../protocol/scene.ts';

export type ArrowKind = 'attack' | 'block' | 'target' | 'source';
export const ARROW_KINDS: readonly ArrowKind[] = ['attack', 'block', 'target', 'source'];

export interface Arrow {
  readonly kind: ArrowKind;
  readonly from: ObjectRef;
  readonly to: ObjectRef;
}

export function arrowsOf(scene: Scene): readonly Arrow[] {
  const arrows: Arrow[] = [];
  for (const { battlefield } of scene.seats)
    for (const { ref, attacking, blocking } of battlefield) {
      if (attacking !== 0) arrows.push({ kind: 'attack', from: ref, to: attacking });
      for (const attacker of blocking) arrows.push({ kind: 'block', from: ref, to: attacker });
    }
  for (const { ref, source, targets } of scene.stack) {
    if (source !== 0) arrows.push({ kind: 'source', from: source, to: ref });
    for (const target of targets) arrows.push({ kind: 'target', from: ref, to: target });
  }
  return arrows;
}

/** What must be seen by itself because something points at it or it points at something of its own. Attackers do so in piles too. */
export function pointedAtOf(arrows: readonly Arrow[]): ReadonlySet<ObjectRef> {
  return new Set(arrows.flatMap(({ kind, from, to }) => (kind === 'attack' ? [] : [from, to])));
}

/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The path of a bent arrow from the edge of one box to the edge of another, for an SVG `d`. */
export function arrowPath(from: Box, to: Box): string {
  const [a, b] = [centre(from), centre(to)];
  const start = towards(from, b);
  const end = towards(to, a);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = 0.14;
  const [middleX, middleY] = [(start.x + end.x) / 2 - dy * bend, (start.y + end.y) / 2 + dx * bend];
  return `M${round(start.x)} ${round(start.y)}Q${round(middleX)} ${round(middleY)} ${round(end.x)} ${round(end.y)}`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where the line from a box's centre to a point leaves the box (a little inside); the centre if the point is within. */
function towards(box: Box, point: Point): Point {
  const middle = centre(box);
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const inside = 0.8;
  const share = inside * Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  if (share >= 1) return middle;
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
