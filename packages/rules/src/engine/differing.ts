/** Objects of which no two have the same name, mana value or power (201.2b). */
import type { Differing } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { differsInName } from './names.ts';
import { characteristicsOf } from './objects.ts';
import { stat } from './quantity.ts';

/** Whether the object differs so from each of the others. */
export function differs(game: Game, what: Differing, object: Handle, others: readonly Handle[]): boolean {
  if (what === 'name') return differsInName(game, object, others);
  const value = stat(game, object, what);
  return others.every((other) => stat(game, other, what) !== value);
}

/** How many of them differ so at most. */
export function mostDiffering(game: Game, what: Differing, objects: readonly Handle[]): number {
  const facet = (object: Handle): string | number =>
    what === 'name' ? characteristicsOf(game, object).name : stat(game, object, what);
  return new Set(objects.map(facet)).size;
}
