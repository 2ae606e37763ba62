/** "Except it has this ability" (707.9a): the ability whose instruction makes the copy, found as the ability is compiled. */
import type { Ability, Change } from '../ir/index.ts';
import type { Catalog } from '../state/catalog.ts';

/** Notes the ability for those of its changes that speak of it; an ability that it grants is one of its own. */
export function noteThisAbility(catalog: Catalog, ability: Ability, within: unknown = ability): void {
  if (within === null || typeof within !== 'object') return;
  if (isThisAbility(within)) catalog.thisAbility.set(within, ability);
  if ('kind' in within && within.kind === 'addAbilities') return;
  for (const part of Object.values(within)) noteThisAbility(catalog, ability, part);
}

function isThisAbility(node: object): node is Extract<Change, { kind: 'addThisAbility' }> {
  return 'kind' in node && node.kind === 'addThisAbility';
}
