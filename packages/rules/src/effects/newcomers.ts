/**
 * One more plain permanent on a board where every effect applies to each permanent on its own merits: only it has to go through the layers. On
 * such boards a permanent that leaves changes nothing for the others.
 */
import { reaches } from '../control/range.ts';
import { type Change, Zone } from '../ir/index.ts';
import { layerOf } from '../state/abilityRole.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { changeCharacteristics } from './changeCharacteristics.ts';
import { fitsPermanent, type LayerEffect, sourceOf } from './layerEffect.ts';
import type { LayerRun } from './layerRun.ts';
import { LAYERS } from './layers.ts';

/** What newcomers meet after these layers, or null if more than they themselves may have to be worked out again. */
export function effectsForNewcomers(run: LayerRun): readonly LayerEffect[] | null {
  if (run.ordered || run.effects.length > 30) return null;
  let found: LayerEffect[] | null = null;
  for (let i = 0; i < run.effects.length; i++) {
    const effect = run.effects[i] as LayerEffect;
    if (effect.record === null) continue;
    if (!effect.record.isPointwise) return null;
    if (effect.affected?.kind === 'all') (found ??= []).push(effect);
  }
  return found ?? NONE;
}

const NONE: readonly LayerEffect[] = [];

/** Characteristics of a permanent that has just entered; layer by layer, with what applies to it settled where an effect starts (613.6). */
export function applyToNewcomer(game: Game, permanent: Permanent, effects: readonly LayerEffect[]): void {
  let started = 0;
  let fitting = 0;
  for (let l = 0; l < LAYERS.length; l++) {
    const layer = LAYERS[l] as number;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i] as LayerEffect;
      if ((effect.layers & layer) === 0) continue;
      if ((started & (1 << i)) === 0) {
        started |= 1 << i;
        if (fits(game, effect, permanent)) fitting |= 1 << i;
      }
      if ((fitting & (1 << i)) !== 0) apply(game, effect, permanent, layer);
    }
  }
}

function fits(game: Game, effect: LayerEffect, permanent: Permanent): boolean {
  const set = effect.affected;
  return (
    set !== null &&
    set.kind === 'all' &&
    set.zone === Zone.Battlefield &&
    reaches(game, effect.frame.controller, permanent.handle) &&
    fitsPermanent(game, effect.frame, set.filter, permanent)
  );
}

function apply(game: Game, effect: LayerEffect, permanent: Permanent, layer: number): void {
  const source = sourceOf(game, effect);
  for (let c = 0; c < effect.changes.length; c++) {
    const change = effect.changes[c] as Change;
    if (layerOf(change) !== layer) continue;
    const power = 'power' in change && typeof change.power === 'number' ? change.power : 0;
    const toughness = 'toughness' in change && typeof change.toughness === 'number' ? change.toughness : 0;
    permanent.characteristics = changeCharacteristics(
      game.catalog,
      permanent.characteristics,
      change,
      power,
      toughness,
      source,
    );
  }
}
