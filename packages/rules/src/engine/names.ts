/** Names of objects (201.2): a split card has those of both halves (709.4a), and what has no name has none in common with anything. */
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { characteristicsOf } from './objects.ts';

/** How the names of two halves are joined (709.4a). */
const JOINT = ' // ';

/** Whether the object of that name has the wanted one among its names. */
export function isCalled(name: string, wanted: string): boolean {
  if (name === wanted) return true;
  return name.includes(JOINT) && name.split(JOINT).includes(wanted);
}

/** 201.2a */
export function shareName(a: string, b: string): boolean {
  if (a === b) return a !== '';
  if (b.includes(JOINT)) return b.split(JOINT).some((half) => isCalled(a, half));
  return a.includes(JOINT) && isCalled(a, b);
}

/** Whether the object has a different name than each of the others (201.2b): what has no name differs from nothing. */
export function differsInName(game: Game, object: Handle, others: readonly Handle[]): boolean {
  const { name } = characteristicsOf(game, object);
  return others.every((other) => {
    const otherName = characteristicsOf(game, other).name;
    return name !== '' && otherName !== '' && !shareName(otherName, name);
  });
}
