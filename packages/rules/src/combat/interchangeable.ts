/**
 * Creatures that nothing in the game tells apart. Declaring one rather than the other would be the same play, so that later ones of a kind are
 * only offered what does not exceed the choice of the one before: a group of n alike attackers has n + 1 declarations instead of 2^n.
 */
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { CounterList, Permanent } from '../state/permanent.ts';
import { asList } from '../state/value.ts';

/** Whether exchanging the two permanents would leave the same game. Needs fresh characteristics. */
export function areInterchangeable(game: Game, a: Permanent, b: Permanent): boolean {
  return sameObject(a, b) && sameCharacteristics(a.characteristics, b.characteristics) && sameRelations(game, a.handle, b.handle);
}

/** For each of the creatures, the index of the nearest earlier one that is interchangeable with it and has the same choices, or -1. */
export function earlierTwins(game: Game, creatures: readonly Handle[], choices: readonly (readonly number[])[]): readonly number[] {
  const twins: number[] = [];
  for (let i = 0; i < creatures.length; i++) {
    let twin = i - 1;
    while (twin >= 0 && !isTwin(game, creatures, choices, twin, i)) twin--;
    twins.push(twin);
  }
  return twins;
}

function isTwin(game: Game, creatures: readonly Handle[], choices: readonly (readonly number[])[], at: number, other: number): boolean {
  const a = game.permanent(creatures[at] as Handle);
  const b = game.permanent(creatures[other] as Handle);
  if (a === null || b === null || a.face !== b.face) return false;
  return sameNumbers(choices[at] as readonly number[], choices[other] as readonly number[]) && areInterchangeable(game, a, b);
}

/** The first of `choices` up to and including what the twin picked. */
export function choicesUpTo(choices: readonly number[], pick: number): readonly number[] {
  const end = choices.indexOf(pick) + 1;
  return end === choices.length ? choices : choices.slice(0, end);
}

function sameObject(a: Permanent, b: Permanent): boolean {
  return (
    a.face === b.face &&
    a.copyChanges === b.copyChanges &&
    a.owner === b.owner &&
    a.baseController === b.baseController &&
    a.controller === b.controller &&
    a.tapped === b.tapped &&
    a.isToken === b.isToken &&
    // What lies face down is known to its controller card by card.
    !a.faceDown &&
    !b.faceDown &&
    a.damage === b.damage &&
    a.deathtouched === b.deathtouched &&
    a.regenerationShields === b.regenerationShields &&
    sameCounters(a.counters, b.counters) &&
    a.attachedTo === b.attachedTo &&
    a.attacking === b.attacking &&
    a.blocking.length === 0 &&
    b.blocking.length === 0 &&
    sameHistory(a, b)
  );
}

/** What it remembers of its entering and of this turn. */
function sameHistory(a: Permanent, b: Permanent): boolean {
  return (
    a.controlledSinceTurn === b.controlledSinceTurn &&
    a.enteredTurn === b.enteredTurn &&
    a.loyaltyTurn === b.loyaltyTurn &&
    a.dealtDamageThisTurn === b.dealtDamageThisTurn &&
    sameNumbers(a.usedThisTurn, b.usedThisTurn) &&
    a.castX === b.castX &&
    a.castFrom === b.castFrom &&
    a.castBy === b.castBy &&
    a.paidCosts.length === 0 &&
    b.paidCosts.length === 0 &&
    a.chosenColor === b.chosenColor &&
    a.chosenType === b.chosenType &&
    a.chosenName === b.chosenName &&
    a.chosenPlayer === b.chosenPlayer &&
    a.linked.length === 0 &&
    b.linked.length === 0
  );
}

function sameCharacteristics(a: Characteristics, b: Characteristics): boolean {
  if (a === b) return true;
  if (a.power !== b.power || a.toughness !== b.toughness || a.keywords !== b.keywords || a.types !== b.types) return false;
  if (a.colors !== b.colors || a.supertypes !== b.supertypes || a.abilities.length !== b.abilities.length) return false;
  for (let i = 0; i < a.abilities.length; i++) if (a.abilities[i] !== b.abilities[i]) return false;
  return a.name === b.name && a.subtypes.length === b.subtypes.length && a.subtypes.every((type) => b.subtypes.includes(type));
}

/** Nothing is attached to either, and no effect or waiting trigger speaks of one without the other. */
function sameRelations(game: Game, a: Handle, b: Handle): boolean {
  for (let i = 0; i < game.battlefield.length; i++) {
    const host = game.objects[game.battlefield[i] as number]?.attachedTo;
    if (host === a || host === b) return false;
  }
  for (const change of game.changes) if (change.objects.includes(a) !== change.objects.includes(b)) return false;
  for (const delayed of game.delayed) {
    for (const value of delayed.origin.values) {
      const list = asList(value);
      if (list.includes(a) !== list.includes(b)) return false;
    }
  }
  return true;
}

function sameCounters(a: CounterList, b: CounterList): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
