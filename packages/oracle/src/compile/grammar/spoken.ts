/** What is spoken of as a spell: it is on the stack, where effects on permanents do not reach. */
import { type Filter, type ObjectSet, Zone } from '@foretell/rules/ir';
import type { Scope } from '../scope.ts';
import type { Described } from './filters.ts';

/** What a description asks of spells; there is no such reading where it is of anything else. */
export function spellsOf(scope: Scope, { head, filter, zone }: Described): Filter {
  return head === 'spell' && zone === Zone.Stack ? filter : scope.reject(filter);
}

export function isSpell(scope: Scope, what: ObjectSet): boolean {
  if (what.kind !== 'bound') return false;
  const spec = scope.draft.targets.find(({ name }) => name === what.name);
  if (spec !== undefined) return spec.zone === Zone.Stack || spec.spells !== undefined;
  return scope.has('spell', false) && JSON.stringify(scope.find('spell', false)) === JSON.stringify(what);
}
