/** Targets (115). The name defaults to `target`, so that instructions say `target` for the only one. */
import {
  CardType,
  type Filter,
  type PlayerSet,
  type Quantity,
  type TargetSpec,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { allOf, isCreature, isSpell, ofType } from './filters.ts';
import { eachPlayer, opponents } from './references.ts';

/** How often and by what name; everything optional. */
interface Choice {
  readonly name?: string;
  readonly min?: Quantity;
  readonly max?: Quantity;
  readonly divide?: { readonly amount: Quantity; readonly name: string };
  readonly differentFrom?: readonly string[];
}

function specify(what: Filter | null, zone: ZoneId, players: PlayerSet | null, choice: Choice): TargetSpec {
  return { name: 'target', what, zone, players, min: 1, max: 1, ...choice };
}

export function targetPermanent(what: Filter, choice: Choice = {}): TargetSpec {
  return specify(what, Zone.Battlefield, null, choice);
}

export const targetCreature: TargetSpec = targetPermanent(isCreature);

/** "Any target": a creature, player, planeswalker or battle (115.4). */
export function anyTarget(choice: Choice = {}): TargetSpec {
  const damageable = ofType(CardType.Creature | CardType.Planeswalker | CardType.Battle);
  return specify(damageable, Zone.Battlefield, eachPlayer, choice);
}

export const targetPlayer: TargetSpec = specify(null, Zone.None, eachPlayer, {});
export function targetPlayers(count: number): TargetSpec {
  return specify(null, Zone.None, eachPlayer, { min: count, max: count });
}

export const targetOpponent: TargetSpec = specify(null, Zone.None, opponents, {});
export const targetPlayerOrPlaneswalker: TargetSpec = specify(
  ofType(CardType.Planeswalker),
  Zone.Battlefield,
  eachPlayer,
  {},
);

export function targetSpell(what?: Filter): TargetSpec {
  return specify(what === undefined ? isSpell : allOf(isSpell, what), Zone.Stack, null, {});
}

/** An activated or triggered ability, or anything else on the stack that matches. */
export function targetOnStack(what: Filter): TargetSpec {
  return specify(what, Zone.Stack, null, {});
}

/** A card in a graveyard. */
export function targetInGraveyard(what: Filter, choice: Choice = {}): TargetSpec {
  return specify(what, Zone.Graveyard, null, choice);
}
