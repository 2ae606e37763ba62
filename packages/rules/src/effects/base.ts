/** Base power and toughness (613.4a–b): what the layers come to before effects and counters that modify them. */
import { Layer } from '../state/abilityRole.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { applyLayers, Needs } from './layers.ts';

/** A permanent's base power and toughness; null if it is no permanent. The game is not changed. */
export function basePowerToughness(game: Game, object: Handle): readonly [number, number] | null {
  const copy = game.clone();
  applyLayers(copy, Needs.All, Layer.SetPowerToughness);
  const permanent = copy.permanent(object);
  return permanent === null ? null : [permanent.characteristics.power, permanent.characteristics.toughness];
}
