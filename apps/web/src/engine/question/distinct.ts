/** Labels that tell options apart: equal ones say what their objects differ in, or else have a number. */
import { slotOf, Zone } from '@foretell/rules';
import { sizeOf } from '../scene/faceText.ts';
import { countersOf } from '../scene/notes.ts';
import { nameOf, type Seen } from '../scene/seen.ts';
import type { Label } from './labels.ts';

/** The labels in their order, unique as far as there is a difference to see; others are numbered. */
export function distinctLabels(seen: Seen, labels: readonly Label[], refs: readonly number[]): string[] {
  const heads = labels.map(({ head }) => head);
  const text = (at: number): string => `${heads[at] ?? ''}${labels[at]?.tail ?? ''}`;
  for (const describe of DESCRIPTIONS) {
    for (const group of repeated(labels.map((_, at) => text(at)))) {
      const words = group.map((at) => describe(seen, refs[at] ?? 0));
      if (new Set(words).size < 2) continue;
      group.forEach((at, n) => {
        if (words[n] !== '') heads[at] = `${heads[at]} (${words[n]})`;
      });
    }
  }
  for (const group of repeated(labels.map((_, at) => text(at))))
    for (const [n, at] of group.entries()) heads[at] = `${heads[at]} #${n + 1}`;
  return labels.map((_, at) => text(at));
}

/** Positions of equal labels, for those that occur more than once. */
function repeated(labels: readonly string[]): number[][] {
  const groups: Map<string, number[]> = new Map();
  labels.forEach((label, at) => {
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [at]);
    else group.push(at);
  });
  return [...groups.values()].filter((group) => group.length > 1);
}

type Description = (seen: Seen, ref: number) => string;

const DESCRIPTIONS: readonly Description[] = [whose, place, size, status, attached];

function whose(seen: Seen, ref: number): string {
  if (ref <= 0) return '';
  const controller = seen.view.controller(ref);
  return controller === seen.view.viewer ? 'yours' : `of ${nameOf(seen, -1 - controller)}`;
}

function place({ game }: Seen, ref: number): string {
  return ref > 0 && game.isCurrent(ref) ? (PLACES[game.zones[slotOf(ref)] ?? Zone.None] ?? '') : '';
}

const PLACES: Readonly<Record<number, string>> = {
  [Zone.Library]: 'library',
  [Zone.Hand]: 'hand',
  [Zone.Graveyard]: 'graveyard',
  [Zone.Stack]: 'on the stack',
  [Zone.Exile]: 'exiled',
  [Zone.Command]: 'command zone',
  [Zone.Outside]: 'outside the game',
};

function size({ game, view }: Seen, ref: number): string {
  return game.permanent(ref) === null ? '' : sizeOf(view.characteristics(ref));
}

function status({ game }: Seen, ref: number): string {
  const permanent = ref > 0 ? game.permanent(ref) : null;
  if (permanent === null) return '';
  const words = countersOf(permanent.counters).map(({ kind, count }) => `${count} ${kind}`);
  if (permanent.tapped) words.push('tapped');
  if (permanent.damage > 0) words.push(`${permanent.damage} damage`);
  if (permanent.isToken) words.push('token');
  if (permanent.attacking !== 0) words.push('attacking');
  if (permanent.blocking.length > 0) words.push('blocking');
  return words.join(', ');
}

function attached(seen: Seen, ref: number): string {
  const { game } = seen;
  if (ref <= 0 || game.permanent(ref) === null) return '';
  const own = game.battlefield.filter((slot) => game.objects[slot]?.attachedTo === ref);
  return own.map((slot) => `with ${nameOf(seen, game.handle(slot))}`).join(', ');
}
