/** Colours of spells that a resolution changed (611.2c), and what of that goes on for the permanent a spell becomes (400.7a). */
import type { Change } from '../ir/index.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { changeCharacteristics, NO_SOURCE } from './changeCharacteristics.ts';

/** Whether all that changes is colours: nothing else of a spell is changed by effects of resolutions. */
export function changesColors(changes: readonly Change[]): boolean {
  return changes.every(({ kind }) => kind === 'setColors' || kind === 'addColors');
}

/** The spell as the effects in force have it, in the order of their timestamps (613.7). */
export function recolored(game: Game, spell: Handle, own: Characteristics): Characteristics {
  let result = own;
  for (const { objects, changes } of game.changes) {
    if (!objects.includes(spell)) continue;
    for (const change of changes) result = changeCharacteristics(game.catalog, result, change, 0, 0, NO_SOURCE);
  }
  return result;
}

/** What applied to the spell applies to the permanent (400.7a). */
export function keepChanges(game: Game, spell: Handle, permanent: Handle): void {
  if (!game.changes.some(({ objects }) => objects.includes(spell))) return;
  game.changes = game.changes.map((record) =>
    record.objects.includes(spell)
      ? { ...record, objects: record.objects.map((object) => (object === spell ? permanent : object)) }
      : record,
  );
  game.stale = true;
}
