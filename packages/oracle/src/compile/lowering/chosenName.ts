/** A card name chosen by one ability of an object and spoken of by its others is the name chosen for the object (607.2d). */
import type { Ability } from '@foretell/rules/ir';
import { rewrite, visit } from './rewrite.ts';

/** The abilities, with choices remembered where others ask for them; null where they ask and nothing is chosen. */
export function chosenNames(abilities: readonly Ability[]): readonly Ability[] | null {
  let asked = false;
  let chosen = false;
  visit(abilities, (part) => {
    if (part['kind'] === 'chosenNameOfSource') asked = true;
    if (part['kind'] === 'chooseName') chosen = true;
  });
  if (!asked) return abilities;
  if (!chosen) return null;
  return abilities.map((ability) =>
    rewrite(ability, (part) =>
      part['kind'] === 'chooseName' && typeof part['as'] === 'string' ? { ...part, forSource: true } : undefined,
    ),
  );
}
