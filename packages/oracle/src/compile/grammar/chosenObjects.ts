/** What instructions have their players choose as they are carried out (608.2d): "a creature you control", "up to two lands", "one of them". */
import { type Effect, type Filter, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, type Described, described, type Group, group } from './filters.ts';
import { conjunction, disjunction, nounPhrase } from './nouns.ts';
import { possessive } from './players.ts';
import { count } from './quantities.ts';
import { ownedZone } from './vocabulary.ts';

/** What an instruction has its player choose, and acts on: "a creature you control", "up to two lands" (608.2d). */
export interface Chosen {
  readonly choice: Effect;
  readonly objects: ObjectSet;
  readonly nouns: readonly string[];
  readonly many: boolean;
}

interface Amount {
  readonly min: Quantity;
  readonly max: Quantity;
  readonly another?: boolean;
}

const chosenNumber: Reader<Meaning<Amount>> = rule(() =>
  first<Meaning<Amount>>(
    phrase(['up to', count], (most) => (scope) => ({ min: 0, max: most(scope) })),
    phrase(['any number of'], () => () => ({ min: 0, max: 1000 })),
    phrase(['another'], () => () => ({ min: 1, max: 1, another: true })),
    phrase(['up to one other'], () => () => ({ min: 0, max: 1, another: true })),
    phrase([count], (exact) => (scope) => {
      const number = exact(scope);
      return { min: number, max: number };
    }),
  ),
);

/** Chosen by whoever acts; what they choose among is on the battlefield or in zones of players. */
export const chosenObjects: Reader<(who: PlayerSet) => Meaning<Chosen>> = rule(() =>
  either<(who: PlayerSet) => Meaning<Chosen>>(
    phrase(
      [chosenNumber, described, maybe(words('at random'))],
      (number, what, random) => (who) => (scope) =>
        chosenAmong(scope, who, number(scope), what(scope), { random: random !== null }),
    ),
    // Where the cards are, said after how they are chosen.
    phrase(
      [chosenNumber, nounPhrase, 'at random from|in', possessive, ownedZone],
      (number, noun, whose, zone) => (who) => (scope) => {
        const amount = number(scope);
        if (noun.head !== 'card') scope.reject(null);
        const what = { filter: noun.filter, zone, of: whose(scope), head: noun.head, nouns: noun.nouns };
        return chosenAmong(scope, who, amount, what, { random: true });
      },
    ),
    phrase([chosenNumber, group], (number, those) => (who) => (scope) => {
      const amount = number(scope);
      const { what, ...together } = those(scope);
      if (together.total !== undefined && amount.min !== 0) scope.reject(null);
      return chosenAmong(scope, who, amount, what, { random: false, ...together });
    }),
    phrase([oneOfEach], (those) => (who) => (scope) => {
      const { what, oneOfEach: kinds } = those(scope);
      return chosenAmong(scope, who, { min: 0, max: kinds.length }, what, { random: false, oneOfEach: kinds });
    }),
  ),
);

/** "one of them": of several that were spoken of. */
export const someOfThem: Reader<(who: PlayerSet) => Meaning<Chosen>> = rule(() =>
  phrase(
    [count, 'of', first(words('them'), words('those|the other? creatures|permanents|tokens'))],
    (exact) => (who) => (scope) => {
      const number = exact(scope);
      const from = scope.find(null, true);
      const as = scope.fresh('chosen');
      const choice: Effect = { kind: 'chooseObjects', who, from, min: number, max: number, as };
      return {
        choice,
        objects: { kind: 'bound', name: as },
        nouns: ['creature', 'permanent', 'chosen'],
        many: number !== 1,
      };
    },
  ),
);

/** Up to one of each of several descriptions, and all of those together. */
export interface OneOfEach {
  readonly what: Described;
  readonly oneOfEach: readonly Filter[];
}

/** "A creature card and/or a land card from your hand": where they are, said last, is said of all. */
export const oneOfEach: Reader<Meaning<OneOfEach>> = rule(() =>
  phrase(
    ['a|an', described, first(words('and/or a|an'), words(', and/or a|an')), described],
    (a, _or, b) => (scope) => {
      const one = a(scope);
      const other = b(scope);
      if (one.zone !== Zone.None && (one.zone !== other.zone || one.of !== null)) scope.reject(null);
      if (one.head !== other.head || one.from !== undefined) scope.reject(null);
      const nouns = [...new Set([...one.nouns, ...other.nouns])];
      return {
        what: { ...other, filter: disjunction([one.filter, other.filter]), nouns },
        oneOfEach: [one.filter, other.filter],
      };
    },
  ),
);

interface Together extends Omit<Group, 'what'> {
  readonly random: boolean;
  readonly oneOfEach?: readonly Filter[];
}

function chosenAmong(
  scope: Scope,
  who: PlayerSet,
  { min, max, another }: Amount,
  what: Described,
  { random, ...together }: Together,
): Chosen {
  if (what.zone === Zone.Stack || (what.zone === Zone.None && what.from === undefined)) scope.reject(null);
  // Cards are attached to nothing: what they were attached to as permanents has no name.
  if (what.zone !== Zone.Battlefield && JSON.stringify(what.filter).includes('"attachmentsOf"')) scope.reject(null);
  const as = scope.fresh('chosen');
  const other: readonly Filter[] = another === true ? [scope.another] : [];
  const from = allOf({ ...what, filter: conjunction([...other, what.filter]) });
  const objects = { kind: 'bound', name: as } as const;
  const many = max !== 1;
  const how = { ...together, ...(random ? { atRandom: true } : {}) };
  const choice: Effect = { kind: 'chooseObjects', who, from, min, max, as, ...how };
  return { choice, objects, nouns: [...what.nouns, 'chosen'], many };
}
