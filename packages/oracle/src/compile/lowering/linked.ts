/** Linked abilities (607.2a): what one ability of an object exiles is what the others mean by "exiled with" it. */
import { type Ability, type Effect, Keyword, type KeywordSet, Zone } from '@foretell/rules/ir';
import { rewrite, visit } from './rewrite.ts';

/** The exiling instructions remembered by their source, where abilities ask for it; null where nothing is exiled that they could mean. */
export function linkedExiles(
  abilities: readonly Ability[],
  keywords: KeywordSet,
  crafted: boolean,
): readonly Ability[] | null {
  if (!abilities.some(asks)) return abilities;
  let found = crafted || (keywords & Keyword.Delve) !== 0 || abilities.some(linksItself);
  const linking = abilities.map((ability) =>
    rewrite(ability, (part) => {
      // Abilities of other objects are theirs to link.
      if (part !== ability && isOther(part)) return part;
      const chosen = exilesOwn(part as unknown as Effect);
      if (chosen !== null) {
        found = true;
        return chosen;
      }
      const exiles = part['kind'] === 'exile' || (part['kind'] === 'revealUntil' && part['exile'] === true);
      if (!exiles || part['linked'] === true) return undefined;
      found = true;
      return { ...part, linked: true };
    }),
  );
  return found ? linking : null;
}

/** "You may exile a card from your hand", of which nothing else depends, exiles what it says as an instruction. */
function exilesOwn(effect: Effect): Effect | null {
  if (effect.kind !== 'mayPay' || effect.then !== undefined || effect.else !== undefined) return null;
  const [exiled, more] = effect.cost;
  if (exiled?.kind !== 'exileCards' || more !== undefined || exiled.count !== 1 || exiled.zone === Zone.Battlefield)
    return null;
  const from = { kind: 'all', zone: exiled.zone, filter: exiled.filter, of: effect.who } as const;
  const as = exiled.name ?? 'imprinted';
  return {
    kind: 'sequence',
    of: [
      { kind: 'chooseObjects', who: effect.who, from, min: 0, max: 1, as },
      { kind: 'exile', what: { kind: 'bound', name: as }, linked: true },
    ],
  };
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
