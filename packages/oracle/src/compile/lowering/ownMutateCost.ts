/** "Using its mutate ability" (702.140a): for the cost that the keyword has on the same card. */
import { type Ability, type Cost, Zone } from '@foretell/rules/ir';

/** Cast from its owner's graveyard for that cost, which is filled in once all abilities are known. */
export function castByMutating(cost: Cost): Ability {
  return { kind: 'keyword', keyword: 'castFrom', name: 'mutate', zone: Zone.Graveyard, cost, exileAfter: false };
}

/** Null where the card has no such ability. */
export function withOwnMutateCost(abilities: readonly Ability[]): readonly Ability[] | null {
  if (!abilities.some(isByMutating)) return abilities;
  const own = abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'mutate');
  if (own?.kind !== 'keyword' || own.keyword !== 'mutate') return null;
  return abilities.map((ability) => (isByMutating(ability) ? castByMutating(own.cost) : ability));
}

function isByMutating(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'castFrom' && ability.name === 'mutate';
}
