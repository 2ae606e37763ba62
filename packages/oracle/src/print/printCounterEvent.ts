/** Counters put on objects as trigger conditions (122.6). */
import type { EventPattern } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { ordinalWord } from './english.ts';
import { one, subject } from './printEvent.ts';

export function countersPut(event: EventPattern & { readonly kind: 'countersPut' }, context: PrintContext): string {
  const kind = event.counter === undefined ? '' : `${event.counter} `;
  if (event.reaches !== undefined)
    return `the ${ordinalWord(event.reaches)} ${kind}counter is put on ${one(event.what, 'permanent', context)}`;
  const counters = event.each === true ? `a ${kind}counter` : `one or more ${kind}counters`;
  if (event.players !== undefined && event.by === undefined)
    return `${subject(event.players, 'get', context)} one or more ${event.counter === 'energy' ? '{E}' : `${kind}counters`}`;
  if (event.players !== undefined && event.by !== undefined)
    return `${subject(event.by, 'put', context)} ${counters} on ${one(event.what, 'permanent', context)} or player`;
  if (event.by !== undefined)
    return `${subject(event.by, 'put', context)} ${counters} on ${one(event.what, 'permanent', context)}`;
  return `${counters} ${event.each === true ? 'is' : 'are'} put on ${one(event.what, 'permanent', context)}`;
}
