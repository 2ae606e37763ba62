/** What the steps of casting share: the spell of their frame, and for what its mana is spent. */

import type { Ability, Cost } from '../ir/index.ts';
import { waterbendIn } from '../mana/waterbend.ts';
import { containsX } from '../mana/xSymbols.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay, PaymentPurpose } from '../state/frameData.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';

/** What the mana is spent on: the spell itself (106.6). */
export function purposeOf(item: StackItem, way: CastWay): PaymentPurpose {
  return {
    kind: 'spell',
    object: item.handle,
    manaAs: way.manaAs,
    hasX: hasX(item, way),
    word: '',
    action: null,
    waterbend: waterbendOf(item, way),
  };
}

function hasX(item: StackItem, way: CastWay): boolean {
  const { face, paidCosts } = item;
  if (way.alternative !== null ? containsX(way.alternative) : !way.free && (face.manaCost?.x ?? 0) > 0) return true;
  return face.hasCostAbilities && face.abilities.some(({ ability }) => addsX(ability, paidCosts));
}

/** How much of the total may be paid by waterbending: of what it is cast for and of its additional costs. */
function waterbendOf({ face, paidCosts, x }: StackItem, way: CastWay): number {
  let amount = way.alternative === null ? 0 : waterbendIn(way.alternative, x);
  if (!face.hasCostAbilities) return amount;
  for (const { ability } of face.abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'additionalCost')
      amount += waterbendIn(paidCosts.includes('orElse') ? (ability.orElse ?? ability.cost) : ability.cost, x);
    else if (ability.keyword === 'optionalCost')
      for (const name of paidCosts) if (name === ability.name) amount += waterbendIn(ability.cost, x);
  }
  return amount;
}

function addsX(ability: Ability, paidCosts: readonly string[]): boolean {
  if (ability.kind !== 'keyword') return false;
  if (ability.keyword === 'additionalCost') return containsX(ability.cost);
  return ability.keyword === 'optionalCost' && paidCosts.includes(ability.name) && containsX(ability.cost);
}

const NO_COST: Cost = [];

/** What the mana is spent on: an ability of the source, with the announced X. */
export function purposeOfAbility(source: Handle, { ability }: AbilityRecord, x: number): PaymentPurpose {
  const activated = ability.kind === 'activated' ? ability : null;
  const cost = activated?.cost ?? NO_COST;
  return {
    kind: 'ability',
    object: source,
    manaAs: 'itself',
    hasX: containsX(cost),
    word: activated?.keyword ?? '',
    action: null,
    waterbend: waterbendIn(cost, x),
  };
}

/** The spell that the frame casts; it has one from 601.2a on. */
export function spellOf(frame: Frame): StackItem {
  if (frame.item === null) throw new Error('a cast without a spell');
  return frame.item;
}
