/** Finding a card of the built-in pool by its name. */
import type { CardDefinition } from '@foretell/rules/ir';
import { builtInPool } from './pool/index.ts';

function indexByName(pool: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> {
  const index = new Map<string, CardDefinition>();
  for (const card of pool) {
    for (const name of [card.name, ...card.faces.map((face) => face.name)]) index.set(name, card);
  }
  return index;
}

const byName: ReadonlyMap<string, CardDefinition> = indexByName(builtInPool);

/**
 * The definition of that name: a card's full name (`Fire // Ice`) or the name of one of its faces (`Fire`), spelt exactly.
 * Undefined if the built-in pool has no such card.
 */
export function cardByName(name: string): CardDefinition | undefined {
  return byName.get(name);
}
