/**
 * Objects that cannot be told apart where a choice is concerned: picking one or the other leads to the same game. They are offered once, which
 * keeps option lists short without leaving anything out. In doubt two objects are different.
 */
import { Zone } from '../ir/index.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, slotOf } from '../state/handle.ts';
import type { CounterList, Permanent } from '../state/permanent.ts';
import { asList } from '../state/value.ts';

/** Whether it makes no difference which of the two `chooser` picks. */
export function identicalFor(game: Game, chooser: number, a: number, b: number): boolean {
  if (a === b) return true;
  if (isPlayerValue(a) || isPlayerValue(b)) return false;
  const first = slotOf(a);
  const second = slotOf(b);
  if (game.zones[first] !== game.zones[second] || game.owners[first] !== game.owners[second]) return false;
  const zone = game.zones[first];
  if (zone === Zone.Library || zone === Zone.Hand || zone === Zone.Graveyard) {
    return sameCard(game, chooser, first, second);
  }
  if (zone !== Zone.Battlefield) return false;
  const left = game.permanent(a);
  const right = game.permanent(b);
  return (
    left !== null && right !== null && samePermanent(left, right) && !isSingledOut(game, a) && !isSingledOut(game, b)
  );
}

/** Two copies of a card: known to the same players, and to whoever chooses (what the chooser cannot see must not be told). */
function sameCard(game: Game, chooser: number, first: number, second: number): boolean {
  if (game.cards[first] !== game.cards[second] || game.known[first] !== game.known[second]) return false;
  if (((game.known[first] ?? 0) & (1 << chooser)) === 0) return false;
  if (game.commanders.includes(first) || game.commanders.includes(second)) return false;
  return !game.permissions.some(
    (permission) => slotOf(permission.card) === first || slotOf(permission.card) === second,
  );
}

function samePermanent(a: Permanent, b: Permanent): boolean {
  return (
    a.face === b.face &&
    a.controller === b.controller &&
    a.baseController === b.baseController &&
    a.tapped === b.tapped &&
    a.isToken === b.isToken &&
    !a.faceDown &&
    !b.faceDown &&
    a.damage === b.damage &&
    a.deathtouched === b.deathtouched &&
    a.regenerationShields === b.regenerationShields &&
    sameCounters(a.counters, b.counters) &&
    a.attachedTo === 0 &&
    b.attachedTo === 0 &&
    a.controlledSinceTurn === b.controlledSinceTurn &&
    a.enteredTurn === b.enteredTurn &&
    a.attacking === b.attacking &&
    a.blocked === b.blocked &&
    a.band === b.band &&
    a.struckFirst === b.struckFirst &&
    a.blocking.length === 0 &&
    b.blocking.length === 0 &&
    a.loyaltyTurn === b.loyaltyTurn &&
    a.usedThisTurn.length === 0 &&
    b.usedThisTurn.length === 0 &&
    a.resolvedThisTurn.length === 0 &&
    b.resolvedThisTurn.length === 0 &&
    a.chosenModes.length === 0 &&
    b.chosenModes.length === 0 &&
    a.usedEver.length === 0 &&
    b.usedEver.length === 0 &&
    a.designations.length === 0 &&
    b.designations.length === 0 &&
    a.turnDesignations.length === 0 &&
    b.turnDesignations.length === 0 &&
    a.paidCosts.length === 0 &&
    b.paidCosts.length === 0 &&
    a.damagedBy.length === 0 &&
    b.damagedBy.length === 0 &&
    a.damagedByPlayers === b.damagedByPlayers &&
    a.crewedBy.length === 0 &&
    b.crewedBy.length === 0 &&
    a.dealtDamageThisTurn === b.dealtDamageThisTurn &&
    a.damageTurn === b.damageTurn &&
    a.castX === b.castX &&
    a.copyChanges === b.copyChanges &&
    a.components.length === 0 &&
    b.components.length === 0 &&
    a.chosenColor === b.chosenColor &&
    a.chosenType === b.chosenType &&
    a.chosenName === b.chosenName &&
    a.chosenPlayer === b.chosenPlayer &&
    a.encoded.length === 0 &&
    b.encoded.length === 0 &&
    a.linked.length === 0 &&
    b.linked.length === 0 &&
    sameCharacteristics(a.characteristics, b.characteristics)
  );
}

function sameCounters(a: CounterList, b: CounterList): boolean {
  return a === b || (a.length === b.length && a.every((item, at) => item === b[at]));
}

function sameCharacteristics(a: Characteristics, b: Characteristics): boolean {
  return (
    a === b ||
    (a.name === b.name &&
      a.power === b.power &&
      a.toughness === b.toughness &&
      a.colors === b.colors &&
      a.types === b.types &&
      a.supertypes === b.supertypes &&
      a.keywords === b.keywords &&
      a.subtypes.join() === b.subtypes.join() &&
      a.abilities.length === b.abilities.length &&
      a.abilities.every((ability, at) => ability === b.abilities[at]))
  );
}

/** Something else in the game points at this one: an effect, a target, an attachment, a blocker, a delayed trigger. */
function isSingledOut(game: Game, handle: Handle): boolean {
  return (
    game.changes.some((change) => change.objects.includes(handle)) ||
    game.stack.some((item) => item.source === handle || item.targets.some((list) => list.includes(handle))) ||
    game.delayed.some(
      (delayed) =>
        delayed.origin.source === handle || delayed.origin.values.some((value) => asList(value).includes(handle)),
    ) ||
    game.battlefield.some((slot) => {
      const other = game.objects[slot];
      return other !== null && other !== undefined && (other.attachedTo === handle || other.blocking.includes(handle));
    })
  );
}
