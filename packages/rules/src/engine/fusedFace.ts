/** A split card with fuse cast as both its halves at once (702.102, 709.4d): one spell with the characteristics and instructions of both. */

import type { Ability, CardDefinition, CardFace, Effect, SpellAbility } from '../ir/index.ts';

/** The two halves as one face, or null if they cannot be fused. Their instructions are like two modes of which both are chosen. */
export function fusedFace(definition: CardDefinition): CardFace | null {
  const [left, right] = definition.faces;
  if (definition.layout !== 'split' || left === undefined || right === undefined) return null;
  if (!left.abilities.some(isFuse) || !right.abilities.some(isFuse)) return null;
  const halves = [left, right];
  const options = halves.map((half) => {
    const { targets, effect } = spellOf(half);
    return { targets, effect };
  });
  const both: SpellAbility = { kind: 'spell', targets: [], effect: NOTHING, modes: { min: 2, max: 2, options } };
  return {
    ...left,
    name: definition.name,
    manaCost: halves.map((half) => half.manaCost ?? '').join(''),
    supertypes: left.supertypes | right.supertypes,
    types: left.types | right.types,
    subtypes: [...left.subtypes, ...right.subtypes],
    keywords: left.keywords | right.keywords,
    abilities: [...halves.flatMap((half) => half.abilities.filter(isApart)), both],
  };
}

const NOTHING: Effect = { kind: 'sequence', of: [] };

function isFuse(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'fuse';
}

/** What of a half stands beside its instructions. */
function isApart(ability: Ability): boolean {
  return ability.kind !== 'spell' && !isFuse(ability);
}

function spellOf(half: CardFace): SpellAbility {
  const spell = half.abilities.find((ability) => ability.kind === 'spell');
  if (spell?.kind !== 'spell' || spell.modes !== undefined) throw new Error(`${half.name} cannot be fused`);
  return spell;
}
