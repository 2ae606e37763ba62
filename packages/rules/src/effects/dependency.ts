/** Dependency between effects of one layer (613.8), decided by trying: does applying one change what another is, applies to or does? */
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { affectedBy, exists, type LayerEffect, numbersOf } from './layerEffect.ts';
import { applyEffect, type LayerRun, writesOf } from './layerRun.ts';

/** The effect to apply next among those waiting, which come in the order of their timestamps. */
export function nextByDependency(run: LayerRun, waiting: readonly LayerEffect[], layer: number): LayerEffect {
  const earliest = waiting[0];
  if (earliest === undefined) throw new Error('no effect to apply');
  if (waiting.length === 1) return earliest;
  const depends = dependencies(run, waiting, layer);
  if (depends === null) return earliest;
  closeTransitively(depends, waiting.length);
  for (let i = 0; i < waiting.length; i++) {
    if (mayGoNext(depends, i, waiting.length)) return waiting[i] as LayerEffect;
  }
  throw new Error('every effect waits for another outside its loop');
}

/** An effect waits for what it depends on, except within a dependency loop, where timestamps decide (613.8b). */
function mayGoNext(depends: readonly boolean[], i: number, count: number): boolean {
  for (let j = 0; j < count; j++)
    if (j !== i && depends[i * count + j] === true && depends[j * count + i] !== true) return false;
  return true;
}

function closeTransitively(depends: boolean[], count: number): void {
  for (let via = 0; via < count; via++) {
    for (let i = 0; i < count; i++) {
      if (depends[i * count + via] !== true) continue;
      for (let j = 0; j < count; j++) if (depends[via * count + j] === true) depends[i * count + j] = true;
    }
  }
}

/** `result[i * n + j]`: effect i depends on effect j. Null when none depends on any. */
function dependencies(run: LayerRun, waiting: readonly LayerEffect[], layer: number): boolean[] | null {
  let result: boolean[] | null = null;
  const count = waiting.length;
  for (let j = 0; j < count; j++) {
    const other = waiting[j] as LayerEffect;
    if (!waiting.some((effect) => effect !== other && mightDepend(effect, other, layer))) continue;
    const before = waiting.map((effect) => sight(run.game, effect, layer));
    const board = saveBoard(run, other);
    applyEffect(run, other, layer);
    for (let i = 0; i < count; i++) {
      const effect = waiting[i] as LayerEffect;
      if (i === j || !mightDepend(effect, other, layer)) continue;
      if (differs(before[i] as Sight, sight(run.game, effect, layer))) {
        result ??= new Array<boolean>(count * count).fill(false);
        result[i * count + j] = true;
      }
    }
    restoreBoard(run, board, other);
  }
  return result;
}

/** Cheap reasons why one cannot depend on the other: it reads nothing that the layer changes and its ability is not taken away. */
function mightDepend(effect: LayerEffect, other: LayerEffect, layer: number): boolean {
  if (effect.record === null) return false;
  if ((effect.reads & writesOf(layer)) !== 0) return true;
  return effect.objects === null && (other.taking & layer) !== 0;
}

/** What an effect is at a moment: there or not, applying to what, doing what. */
interface Sight {
  readonly exists: boolean;
  readonly objects: readonly number[];
  readonly numbers: readonly number[];
}

function sight(game: Game, effect: LayerEffect, layer: number): Sight {
  if (!exists(game, effect)) return ABSENT;
  const objects = affectedBy(game, effect);
  return { exists: true, objects, numbers: numbersOf(game, effect, layer, objects) };
}

const ABSENT: Sight = { exists: false, objects: [], numbers: [] };

function differs(a: Sight, b: Sight): boolean {
  return a.exists !== b.exists || !sameNumbers(a.objects, b.objects) || !sameNumbers(a.numbers, b.numbers);
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

interface SavedBoard {
  readonly characteristics: readonly (Characteristics | null)[];
  readonly controllers: readonly number[];
  readonly textless: number;
  readonly granted: number;
  /** Of the effect that is tried. */
  readonly objects: readonly number[] | null;
  readonly applied: number;
}

function saveBoard(run: LayerRun, tried: LayerEffect): SavedBoard {
  const permanents = run.game.battlefield.map((slot) => run.game.objects[slot] ?? null);
  return {
    characteristics: permanents.map((permanent) => permanent?.characteristics ?? null),
    controllers: permanents.map((permanent) => permanent?.controller ?? 0),
    textless: run.textless.length,
    granted: run.granted.length,
    objects: tried.objects,
    applied: tried.applied,
  };
}

function restoreBoard(run: LayerRun, saved: SavedBoard, tried: LayerEffect): void {
  run.game.battlefield.forEach((slot, i) => {
    const permanent: Permanent | null = run.game.objects[slot] ?? null;
    const characteristics = saved.characteristics[i];
    if (permanent === null || characteristics === null || characteristics === undefined) return;
    permanent.characteristics = characteristics;
    permanent.controller = saved.controllers[i] ?? permanent.controller;
  });
  run.textless.length = saved.textless;
  run.granted.length = saved.granted;
  tried.applied = saved.applied;
  tried.objects = saved.objects;
}
