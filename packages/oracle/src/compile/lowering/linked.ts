/** Linked abilities (607.2a): what one ability of an object exiles is what the others mean by "exiled with" it. */
import { type Ability, Keyword, type KeywordSet } from '@foretell/rules/ir';
import { rewrite, visit } from './rewrite.ts';

/** The exiling instructions remembered by their source, where abilities ask for it; null where nothing is exiled that they could mean. */
export function linkedExiles(abilities: readonly Ability[], keywords: KeywordSet): readonly Ability[] | null {
  if (!abilities.some(asks)) return abilities;
  let found = (keywords & Keyword.Delve) !== 0 || abilities.some(linksItself);
  const linking = abilities.map((ability) =>
    rewrite(ability, (part) => {
      // Abilities of other objects are theirs to link.
      if (part !== ability && isOther(part)) return part;
      if (part['kind'] !== 'exile' || part['linked'] === true) return undefined;
      found = true;
      return { ...part, linked: true };
    }),
  );
  return found ? linking : null;
}

function asks(ability: Ability): boolean {
  let asked = false;
  visit(ability, (part) => {
    if (part['kind'] === 'exiledWithSource' || part['kind'] === 'untilSourceExilesAnother') asked = true;
  });
  return asked;
}

/** What is exiled to cast the spell, to craft or to hide away is remembered anyway. */
function linksItself(ability: Ability): boolean {
  if (ability.kind !== 'keyword') return false;
  if (ability.keyword === 'craft' || ability.keyword === 'hideaway') return true;
  return (
    'cost' in ability &&
    ability.cost.some((part) => part.kind === 'exileCards' || (part.kind === 'behold' && part.exile === true))
  );
}

function isOther(part: { readonly [key: string]: unknown }): boolean {
  return part['kind'] === 'createTokens' || part['kind'] === 'addAbilities' || part['kind'] === 'emblem';
}
