/** "If …, … instead" that says only what is different about the instruction before (614.15): how many, how much, where to, in which state. */
import { type Condition, type Destination, type Effect, type Quantity, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { condition } from './conditions.ts';
import { place } from './effects/destinations.ts';
import { dealtInstead, onLast } from './lastInstruction.ts';
import { singleObject } from './objects.ts';
import { count, value } from './quantities.ts';
import { numeral } from './vocabulary.ts';

type Change = (last: Effect) => Effect | null;

function orElse<Kind extends Effect>(test: Condition, then: Kind, otherwise: Kind): Effect {
  return { kind: 'if', condition: test, then, else: otherwise };
}

/** So many tokens as were just made. */
function tokensInstead(test: Condition, number: Quantity): Change {
  return (last) =>
    onLast(last, (made) =>
      made.kind === 'createTokens' || made.kind === 'createCopies'
        ? orElse(test, { ...made, count: number }, made)
        : null,
    );
}

/** So much mana of the type that is chosen for what was just added. */
function manaInstead(test: Condition, amount: Quantity): Change {
  return (last) =>
    onLast(last, (made) =>
      made.kind === 'addMana' && made.mana.kind === 'couldProduce' && made.mana.amount === 1
        ? orElse(test, { ...made, mana: { ...made.mana, amount } }, made)
        : null,
    );
}

/** So many cards from the top as were just taken. */
function topInstead(verb: string, test: Condition, number: Quantity): Change {
  return (last) =>
    onLast(last, (taken) => {
      if (taken.kind !== verb || !('what' in taken) || taken.what?.kind !== 'topOfLibrary') return null;
      return orElse(test, { ...taken, what: { ...taken.what, count: number } }, taken);
    });
}

/** The card that was just moved goes elsewhere. */
function placedInstead(test: Condition, to: Destination): Change {
  return (last) => onLast(last, (moved) => (moved.kind === 'move' ? orElse(test, { ...moved, to }, moved) : null));
}

const thatCard: Reader<unknown> = first(words('that card'), words('it'), words('those cards'), words('them'));

const createMore: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    phrase(['create', count, 'of those tokens instead'], (number) => number),
    phrase(['instead create', count, 'of those tokens'], (number) => number),
    phrase(['instead create x of those tokens , where x is', value], (number) => number),
  ),
);

const from: Reader<string> = either(
  phrase(['exile the top'], () => 'exile'),
  phrase(['reveal the top'], () => 'reveal'),
  phrase(['look at the top'], () => 'lookAt'),
);

const elsewhere: Reader<Meaning<Destination>> = rule(() =>
  either<Meaning<Destination>>(
    phrase(['put', thatCard, place, 'instead'], (_card, to) => to),
    phrase(['instead put', thatCard, place], (_card, to) => to),
    phrase(['instead return', thatCard, 'to the battlefield'], () => () => ({ zone: Zone.Battlefield })),
    phrase(['return', thatCard, 'to the battlefield instead'], () => () => ({ zone: Zone.Battlefield })),
  ),
);

function attackingInstead(test: Condition): Change {
  return (last) =>
    onLast(last, (made) =>
      made.kind === 'createTokens' ? orElse(test, { ...made, tapped: true, attacking: true }, made) : null,
    );
}

export const changedInstead: Reader<Meaning<Change>> = rule(() =>
  either<Meaning<Change>>(
    phrase(['if', condition, ',', createMore], (so, number) => (scope) => {
      const test = so(scope);
      return tokensInstead(test, number(scope));
    }),
    phrase(['if', condition, ', add', numeral, 'mana of that type instead'], (so, amount) => (scope) => {
      return manaInstead(so(scope), amount);
    }),
    phrase(['if', condition, ',', from, count, 'cards instead'], (so, verb, number) => (scope) => {
      const test = so(scope);
      return topInstead(verb, test, number(scope));
    }),
    phrase(['if', condition, ',', elsewhere], (so, to) => (scope) => {
      const test = so(scope);
      return placedInstead(test, to(scope));
    }),
    phrase(
      ['if', condition, ',', singleObject, 'deals twice that much damage', maybe(words('to itself')), 'instead'],
      (so, by) => (scope) => {
        const test = so(scope);
        by(scope);
        return (last) => dealtInstead(last, test, null, null);
      },
    ),
    phrase(['if', condition, ', they enter tapped and attacking'], (so) => (scope) => attackingInstead(so(scope))),
  ),
);
