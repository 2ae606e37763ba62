/** Instructions, named as rules text names them. Each only builds the value. */
import {
  type Change,
  type Condition,
  type ContinuousEffect,
  type Cost,
  type Destination,
  type Differing,
  type Duration,
  type Effect,
  type EventPattern,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type TokenDescription,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { type Bound, ref, you } from './references.ts';

export function sequence(...of: Effect[]): Effect {
  return { kind: 'sequence', of };
}

export function ifThen(condition: Condition, then: Effect, otherwise?: Effect): Effect {
  return otherwise === undefined ? { kind: 'if', condition, then } : { kind: 'if', condition, then, else: otherwise };
}

export function may(who: PlayerSet, action: Effect, otherwise?: Effect): Effect {
  return otherwise === undefined ? { kind: 'may', who, do: action } : { kind: 'may', who, do: action, else: otherwise };
}

/** "[effect] unless [who] pays [cost]." */
export function unlessPays(who: PlayerSet, cost: Cost, effect: Effect): Effect {
  return { kind: 'mayPay', who, cost, else: effect };
}

/** "[who] may pay [cost]. If they do, [then]." */
export function mayPay(who: PlayerSet, cost: Cost, then: Effect): Effect {
  return { kind: 'mayPay', who, cost, then };
}

export function forEachPlayer(of: PlayerSet, as: string, action: Effect): Effect {
  return { kind: 'forEachPlayer', of, as, do: action };
}

export function forEachObject(of: ObjectSet, as: string, action: Effect): Effect {
  return { kind: 'forEachObject', of, as, do: action };
}

export function choose(who: PlayerSet, from: ObjectSet, min: Quantity, max: Quantity, as: string): Effect {
  return { kind: 'chooseObjects', who, from, min, max, as };
}

export function chooseOpponent(from: PlayerSet, as: string): Effect {
  return { kind: 'choosePlayer', who: you, from, as };
}

export function draw(who: PlayerSet, count: Quantity): Effect {
  return { kind: 'draw', who, count };
}

export function discard(who: PlayerSet, count: Quantity | 'hand'): Effect {
  return { kind: 'discard', who, count };
}

/** "Reveals their hand. You choose a card from it; that player discards it." */
export function discardYouChoose(who: PlayerSet, filter: Filter): Effect {
  return sequence(
    { kind: 'reveal', what: { kind: 'all', zone: Zone.Hand, filter: { kind: 'any' }, of: who } },
    { kind: 'discard', who, count: 1, filter, chosenBy: you },
  );
}

export function move(what: ObjectSet, to: Destination): Effect {
  return { kind: 'move', what, to };
}

export const hand: Destination = { zone: Zone.Hand };
export const battlefield: Destination = { zone: Zone.Battlefield };
export const battlefieldTapped: Destination = { zone: Zone.Battlefield, tapped: true };
export const battlefieldUnderYourControl: Destination = { zone: Zone.Battlefield, controller: you };
export const graveyard: Destination = { zone: Zone.Graveyard };
export const topOfLibraryPlace: Destination = { zone: Zone.Library, position: 'top' };
export const bottomInAnyOrder: Destination = { zone: Zone.Library, position: 'bottom', orderedBy: you };
export const bottomInRandomOrder: Destination = { zone: Zone.Library, position: 'bottom', randomOrder: true };
export const topInAnyOrder: Destination = { zone: Zone.Library, position: 'top', orderedBy: you };

export function exile(what: ObjectSet, as?: string): Effect {
  return as === undefined ? { kind: 'exile', what } : { kind: 'exile', what, as };
}

export function destroy(what: ObjectSet): Effect {
  return { kind: 'destroy', what };
}

/** "They can't be regenerated." */
export function destroyForGood(what: ObjectSet): Effect {
  return { kind: 'destroy', what, noRegeneration: true };
}

export function returnToHand(what: ObjectSet): Effect {
  return move(what, hand);
}

/** `who` sacrifices permanents of their choice. */
export function sacrifice(who: PlayerSet, filter: Filter, count: Quantity = 1): Effect {
  return { kind: 'sacrifice', who, filter, count };
}

/** The permanents named, sacrificed by their ability's controller or by `who`. */
export function sacrificeThese(what: ObjectSet, who?: PlayerSet): Effect {
  return who === undefined ? { kind: 'sacrificeObjects', what } : { kind: 'sacrificeObjects', what, who };
}

export function counter(what: ObjectSet, to?: Destination): Effect {
  return to === undefined ? { kind: 'counter', what } : { kind: 'counter', what, to };
}

export function shuffle(who: PlayerSet): Effect {
  return { kind: 'shuffle', who };
}

/** How a search departs from "your library, one card, not shown". */
interface SearchChoice {
  readonly who?: PlayerSet;
  readonly libraries?: PlayerSet;
  readonly zones?: readonly ZoneId[];
  readonly someZones?: boolean;
  readonly searchedAs?: string;
  readonly min?: Quantity;
  readonly max?: Quantity;
  readonly each?: boolean;
  readonly different?: Differing;
  readonly reveal?: boolean;
}

/** Searches for cards and binds them to `found` (701.23). */
export function search(filter: Filter, choice: SearchChoice = {}): Effect {
  const who = choice.who ?? you;
  return { kind: 'search', who, libraries: who, filter, min: 1, max: 1, ...choice, as: 'found' };
}

export const found: ObjectSet = ref('found');

export function reveal(what: ObjectSet, as: string): Effect {
  return { kind: 'reveal', what, as };
}

export function lookAt(what: ObjectSet, as: string): Effect {
  return { kind: 'lookAt', who: you, what, as };
}

export function scry(count: Quantity): Effect {
  return { kind: 'scry', who: you, count };
}

export function separate(what: ObjectSet, by: PlayerSet, as: string): Effect {
  return { kind: 'separate', what, by, as };
}

export function choosePile(piles: string, by: PlayerSet, as: string, other: string): Effect {
  return { kind: 'choosePile', piles, by, as, other };
}

/** Damage by the source to objects. */
export function damage(amount: Quantity, to: ObjectSet): Effect {
  return { kind: 'damage', amount, to };
}

export function damagePlayers(amount: Quantity, players: PlayerSet): Effect {
  return { kind: 'damage', amount, players };
}

/** Damage to targets that may be objects or players. */
export function damageTarget(amount: Quantity, name = 'target'): Effect {
  return { kind: 'damage', amount, to: ref(name), players: ref(name) };
}

export function gainLife(who: PlayerSet, amount: Quantity): Effect {
  return { kind: 'gainLife', who, amount };
}

export function loseLife(who: PlayerSet, amount: Quantity): Effect {
  return { kind: 'loseLife', who, amount };
}

export function putCounters(what: ObjectSet, kind: string, count: Quantity = 1): Effect {
  return { kind: 'putCounters', what, counter: kind, count };
}

export function tapThem(what: ObjectSet): Effect {
  return { kind: 'tap', what };
}

export function untapThem(what: ObjectSet): Effect {
  return { kind: 'untap', what };
}

export function createTokens(token: TokenDescription, count: Quantity = 1): Effect {
  return { kind: 'createTokens', who: you, token, count };
}

export const endOfTurn: Duration = { kind: 'endOfTurn' };
export const untilYourNextTurn: Duration = { kind: 'untilNextTurnOf', who: you };
export const indefinitely: Duration = { kind: 'indefinite' };

/** Changes to these objects for a time. */
export function apply(to: ObjectSet, changes: readonly Change[], duration: Duration = endOfTurn): Effect {
  return { kind: 'apply', to, changes, duration };
}

/** A delayed triggered ability (603.7): once, or each time while `duration` lasts. */
export function delayed(event: EventPattern, effect: Effect, duration?: Duration): Effect {
  return duration === undefined
    ? { kind: 'delayed', event, effect, once: true }
    : { kind: 'delayed', event, effect, once: false, duration };
}

/** "Prevent all combat damage that would be dealt to … by … this turn." */
export function preventCombatDamage(source: Filter, to: Filter | null, players: PlayerSet | null): Effect {
  return {
    kind: 'applyReplacement',
    replacement: { kind: 'damage', source, to, players, combat: true, outcome: { kind: 'prevent', amount: 'all' } },
    duration: endOfTurn,
  };
}

/** A rules-changing effect until end of turn. */
export function ruleThisTurn(effect: ContinuousEffect): Effect {
  return { kind: 'applyRule', effect, duration: endOfTurn };
}

/** "You may cast … spells this turn as though they had flash." */
export function castAsThoughFlashThisTurn(spells: Filter): Effect {
  return ruleThisTurn({ kind: 'allowance', allowance: { kind: 'castAsThoughFlash', who: you, spells } });
}

/** "… doesn't untap during its controller's next untap step." */
export function staysTapped(what: Bound): Effect {
  return {
    kind: 'applyRule',
    effect: { kind: 'restriction', restriction: { kind: 'doesntUntap', what: { kind: 'among', what } } },
    duration: { kind: 'throughNextUntapStepOf', who: { kind: 'controllerOf', what } },
  };
}

/** "You may cast/play those cards …": a permission for `cards` (bound before), with lands unless it says "cast". */
export function permit(cards: ObjectSet, how: 'play' | 'cast', cost: 'normal' | 'free', duration: Duration): Effect {
  return { kind: 'permit', who: you, cards, lands: how === 'play', cost, duration };
}

/** "You may cast any number of those cards now without paying their mana costs" (608.2g). */
export function castFreelyNow(cards: ObjectSet, max: Quantity): Effect {
  return { kind: 'castNow', who: you, cards, free: true, max };
}
