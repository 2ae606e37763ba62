/** Small words about a card: what the rules or an effect remember of it. */
import { slotOf, Zone } from '@foretell/rules';
import type { CounterScene } from '../../protocol/scene.ts';
import { nameOf, type Seen } from './seen.ts';

export function notesOf(seen: Seen, handle: number): string[] {
  const { game } = seen;
  const slot = slotOf(handle);
  const notes: string[] = [];
  if (game.commanders.includes(slot)) notes.push(commanderNote(seen, slot));
  switch (game.zones[slot]) {
    case Zone.Hand:
      return [...notes, ...handNotes(seen, slot)];
    case Zone.Exile:
      return [...notes, ...exileNotes(seen, handle)];
    default:
      return notes;
  }
}

/** Each cast from the command zone before makes the next one cost {2} more (903.8). */
function commanderNote({ game }: Seen, slot: number): string {
  const casts = game.player(game.owners[slot] ?? 0).commanderCasts;
  for (let at = 0; at < casts.length; at += 2)
    if (casts[at] === slot) return `commander, +{${2 * (casts[at + 1] ?? 0)}}`;
  return 'commander';
}

/** A card of the viewer's hand that others know, or one of another hand that the viewer knows. */
function handNotes({ game, view }: Seen, slot: number): string[] {
  const owner = game.owners[slot] ?? 0;
  const known = (game.known[slot] ?? 0) & ~(1 << owner);
  if (owner !== view.viewer) return view.known(game.handle(slot)) === null ? [] : ['known'];
  return known === 0 ? [] : ['known to others'];
}

function exileNotes(seen: Seen, handle: number): string[] {
  const { game } = seen;
  const notes: string[] = [];
  const record = game.exiled.find(({ card }) => card === handle);
  const way = game.permissions.find(({ card }) => card === handle)?.way ?? '';
  if (way === 'foretell') notes.push('foretold');
  if (way === 'plot') notes.push('plotted');
  if (record === undefined) return notes;
  if (record.faceDown) notes.push('face down');
  const counters = countersOf(record.counters);
  if (counters.some(({ kind }) => kind === 'time')) notes.push('suspended');
  for (const { kind, count } of counters) notes.push(`${count} ${kind}`);
  const by = nameOf(seen, record.by);
  if (by !== '') notes.push(`exiled with ${by}`);
  return notes;
}

export function countersOf(list: readonly (string | number)[]): CounterScene[] {
  const counters: CounterScene[] = [];
  for (let at = 0; at < list.length; at += 2) {
    const count = Number(list[at + 1]);
    if (count > 0) counters.push({ kind: String(list[at]), count });
  }
  return counters;
}
