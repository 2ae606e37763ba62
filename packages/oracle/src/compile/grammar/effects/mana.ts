/** Adding mana (106.3): "Add {G}{G}", "Add one mana of any color". */
import { type Effect, EVENT_NAMES, type ManaProduction, type Quantity, Zone } from '@foretell/rules/ir';
import { CHOSEN_TYPE } from '../../lowering/chosenColor.ts';
import { either, first, listOf, type Meaning, many, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { allOf, type Described, described } from '../filters.ts';
import { nounPhrase } from '../nouns.ts';
import { count, forEach, maybeForEach, times, value } from '../quantities.ts';
import { manaSymbol, numeral } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';

type Production = Meaning<ManaProduction>;
const COLORS = [0, 1, 2, 3, 4];

const symbols: Reader<readonly number[]> = phrase([manaSymbol, many(manaSymbol)], (head, tail) => [head, ...tail]);
const orList = first(words(', or'), words(','), words('or'));

const production: Reader<Production> = rule(() =>
  either<Production>(
    phrase(
      [symbols, maybeForEach],
      (mana, each) => (scope) =>
        each === null ? { kind: 'fixed', mana } : { kind: 'fixed', mana, times: each(scope) },
    ),
    phrase(['x mana of', manaSymbol], (type) => (scope) => ({
      kind: 'fixed',
      mana: [type],
      times: scope.x ?? { kind: 'x' },
    })),
    phrase(['that much', manaSymbol], (type) => (scope) => ({
      kind: 'fixed',
      mana: [type],
      times: scope.amount ?? scope.reject(0),
    })),
    phrase([numeral, manaSymbol], (amount, type) => () => ({
      kind: 'fixed',
      mana: Array.from({ length: amount }, () => type),
    })),
    phrase([manaSymbol, 'or', manaSymbol, forEach], (a, b, each) => (scope) => ({
      kind: 'combination',
      types: [a, b],
      amount: each(scope),
    })),
    phrase([listOf(symbols, orList)], (options) => oneOf(options)),
    // Each of them may be of another color.
    phrase(['one mana of any color', forEach], (each) => (scope) => ({
      kind: 'combination',
      types: COLORS,
      amount: each(scope),
    })),
    phrase(['one mana of any color'], () => () => ({ kind: 'choice', types: COLORS, amount: 1 })),
    phrase(['one mana of each color among', described], (what) => (scope) => ofEveryColor(scope, what(scope))),
    phrase([count, 'mana of any one color'], (amount) => (scope) => ({
      kind: 'choice',
      types: COLORS,
      amount: amount(scope),
    })),
    phrase(['an amount of', symbols, 'equal to', value], (mana, amount) => (scope) => ({
      kind: 'fixed',
      mana,
      times: amount(scope),
    })),
    phrase([numeral, 'mana in any combination of colors'], (amount) => () => ({
      kind: 'combination',
      types: COLORS,
      amount,
    })),
    phrase(['x mana in any combination of colors'], () => (scope) => ({
      kind: 'combination',
      types: COLORS,
      amount: scope.x ?? { kind: 'x' },
    })),
    phrase(
      [count, 'mana in any combination of', listOf(manaSymbol, first(words('and/or'), words(', and/or'), words(',')))],
      (amount, types) => (scope) => ({
        kind: 'combination',
        types,
        amount: amount(scope),
      }),
    ),
    phrase([manaSymbol, 'or one mana of the chosen color'], (type) => () => ({
      kind: 'chosenColor',
      amount: 1,
      or: [type],
    })),
    phrase([count, 'mana of the chosen color'], (amount) => (scope) => ofChosenColor(scope, amount(scope), true)),
    phrase([count, 'mana of that color'], (amount) => (scope) => ofChosenColor(scope, amount(scope), false)),
    phrase(
      ['an amount of mana of that color equal to', value],
      (amount) => (scope) => ofChosenColor(scope, amount(scope), false),
    ),
    phrase(["one mana of any color in your commander's color identity"], () => () => ({
      kind: 'colorsOf',
      what: 'commanderIdentity',
      amount: 1,
    })),
    phrase(["one mana of any of the exiled cards' colors"], () => () => ({
      kind: 'colorsOf',
      what: { kind: 'exiledWithSource' },
      amount: 1,
    })),
    phrase(['one mana of any', kindOfMana, 'that', described, 'could produce'], (kind, what) => (scope) => ({
      kind: 'couldProduce',
      by: allOf(what(scope)),
      what: kind,
      amount: 1,
    })),
    phrase(['x', manaSymbol, 'or x', manaSymbol], (one, other) => (scope) => ({
      kind: 'choice',
      types: [one, other],
      amount: scope.x ?? { kind: 'x' },
    })),
    phrase(
      [count, 'mana of that color', forEach],
      (amount, each) => (scope) => ofChosenColor(scope, times(amount(scope), each(scope)), false),
    ),
    phrase(['one mana of any type that', nounPhrase, 'produced'], () => (scope) => {
      const tapped = JSON.stringify(scope.find(null, false)).includes(`"name":"${EVENT_NAMES.object}"`);
      const made: ManaProduction = { kind: 'producedByEvent', amount: 1 };
      return tapped ? made : scope.reject(made);
    }),
    phrase(['one mana of any', kindOfMana, 'that a|an', described, 'could produce'], (kind, what) => (scope) => ({
      kind: 'couldProduce',
      by: allOf(what(scope)),
      what: kind,
      amount: 1,
    })),
  ),
);

/** One of several symbols, or of all pairs of them ("{U}{U}, {U}{R}, or {R}{R}"). */
function oneOf(options: readonly (readonly number[])[]): Production | null {
  const types = [...new Set(options.flat())];
  const amount = options[0]?.length ?? 0;
  if (options.length < 2 || options.some((each) => each.length !== amount)) return null;
  if (amount === 1) return () => ({ kind: 'choice', types, amount: 1 });
  const sorted = (pair: readonly number[]): string => pair.toSorted((a, b) => a - b).join();
  const given = new Set(options.map(sorted));
  const pairs = types.flatMap((one, at) => types.slice(at).map((other) => sorted([one, other])));
  return amount === 2 &&
    given.size === options.length &&
    pairs.length === given.size &&
    pairs.every((pair) => given.has(pair))
    ? () => ({ kind: 'combination', types, amount })
    : null;
}

/** The colour was just chosen, or for the object as it entered. */
function ofChosenColor(scope: Scope, amount: Quantity, chosen: boolean): ManaProduction {
  if (scope.color) return { kind: 'fixed', mana: [CHOSEN_TYPE], ...(amount === 1 ? {} : { times: amount }) };
  const made: ManaProduction = { kind: 'chosenColor', amount };
  return chosen ? made : scope.reject(made);
}

const kindOfMana: Reader<'color' | 'type'> = either(
  phrase(['color'], () => 'color' as const),
  phrase(['type'], () => 'type' as const),
);

export const manaActions: ActionReader = rule(() =>
  either(
    phrase(['add|adds', maybe(words('an additional')), production], (_more, mana) =>
      by((who, scope): Effect => ({ kind: 'addMana', who, mana: mana(scope) })),
    ),
    // Each of the colours at once, which is no choice among them.
    phrase(['for each color among', described, ', add one mana of that color'], (what) =>
      by((who, scope): Effect => ({ kind: 'addMana', who, mana: ofEveryColor(scope, what(scope)) })),
    ),
  ),
);

function ofEveryColor(scope: Scope, what: Described): ManaProduction {
  if (what.zone === Zone.None && what.from === undefined) scope.reject(null);
  return { kind: 'colorsOf', what: allOf(what), every: true, amount: 1 };
}
