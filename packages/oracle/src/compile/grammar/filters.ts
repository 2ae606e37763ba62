/** What objects must be like: noun phrases with what follows them ("you control", "with power 2 or less", "in your graveyard"). */
import { type Differing, type Filter, type ObjectSet, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, many, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Done } from '../referents.ts';
import { type Measure, measure, simpleNumber } from './measures.ts';
import { narrowed } from './narrowing.ts';
import { conjunction, disjunction, type NounPhrase, nounPhrase } from './nouns.ts';
import { type Clause, control, not, relative } from './relativeClauses.ts';
import type { Together } from './together.ts';

/** Objects by description: what they are like, and where they are. */
export interface Described {
  readonly filter: Filter;
  readonly zone: ZoneId;
  /** Whose zone, for zones that players have their own of. */
  readonly of: PlayerSet | null;
  /** Objects among which alone they are ("exiled with this creature", "exiled this way"). */
  readonly from?: ObjectSet;
  readonly head: string | null;
  readonly nouns: readonly string[];
  readonly together?: Together['together'];
}

/** "red", "a Human", "attacking": adjectives and nouns after "that's". */
export const thatIs: Reader<Filter> = rule(() =>
  either<Filter>(
    phrase(['a|an', nounPhrase], (noun) => noun.filter),
    phrase(['a|an', nounPhrase, 'or a|an', nounPhrase], (a, b) => disjunction([a.filter, b.filter])),
    phrase([listOf(adjective, first(words('or'), words('and/or'), words(', or'), words(',')))], (filters) =>
      disjunction(filters),
    ),
  ),
);

const adjective: Reader<Filter> = either<Filter>(
  phrase(['face down'], () => ({ kind: 'faceDown' as const })),
  phrase(['attacking'], () => ({ kind: 'attacking' as const })),
  phrase(['attacking alone'], () => ({ kind: 'attackingAlone' as const })),
  phrase(['blocking'], () => ({ kind: 'blocking' as const })),
  phrase(['tapped'], () => ({ kind: 'tapped' as const })),
  phrase(['untapped'], () => ({ kind: 'untapped' as const })),
  phrase(['white'], () => ({ kind: 'color' as const, colors: 1 })),
  phrase(['blue'], () => ({ kind: 'color' as const, colors: 2 })),
  phrase(['black'], () => ({ kind: 'color' as const, colors: 4 })),
  phrase(['red'], () => ({ kind: 'color' as const, colors: 8 })),
  phrase(['green'], () => ({ kind: 'color' as const, colors: 16 })),
  phrase(['colorless'], () => ({ kind: 'colorless' as const })),
  phrase(['multicolored'], () => ({ kind: 'multicolored' as const })),
  phrase(['one or more colors'], () => not({ kind: 'colorless' })),
  phrase(['legendary'], () => ({ kind: 'supertype' as const, supertypes: 2 })),
  phrase(['equipped'], () => ({ kind: 'equipped' as const })),
  phrase(['enchanted'], () => ({ kind: 'enchanted' as const })),
  phrase(['modified'], () => ({ kind: 'modified' as const })),
  phrase(['monstrous'], () => ({ kind: 'designated' as const, word: 'monstrous' })),
  phrase(['renowned'], () => ({ kind: 'designated' as const, word: 'renowned' })),
  phrase(['saddled'], () => ({ kind: 'designated' as const, word: 'saddled' })),
  phrase(['suspected'], () => ({ kind: 'designated' as const, word: 'suspected' })),
);

/** With what several of them must be together, which only those who choose them can ask for. */
const describedAnyhow: Reader<Meaning<Described>> = rule(() =>
  phrase([maybe(words('other|another')), nounPhrase, many(relative)], (other, noun, clauses) => (scope) => {
    const said = clauses.map((each) => each(scope));
    if (!said.every((each) => each.done === undefined || canBeAsked(noun, each.done))) scope.reject(null);
    // What was done to them does not say where they are now.
    const placed = said.some((each) => each.zone !== undefined || each.from !== undefined);
    if (placed && said.some((each) => each.done !== undefined)) scope.reject(null);
    const zone = said.find((each) => each.zone !== undefined)?.zone ?? zoneOf(noun.head);
    // No card has counters there: "exile a card from your graveyard with a … counter on it" says with what it is exiled.
    if (HIDDEN_OR_DEAD.includes(zone) && said.some(({ filter }) => filter !== undefined && isOfCounters(filter)))
      scope.reject(null);
    const apart = other === null ? null : scope.otherThan(noun.nouns, zone);
    return describe(noun, said, apart);
  }),
);

const plainDescribed: Reader<Meaning<Described>> = rule(() =>
  phrase([describedAnyhow], (what) => (scope) => {
    const objects = what(scope);
    return objects.together === undefined ? objects : scope.reject(objects);
  }),
);

/** Several targets: "creature cards that share a creature type", "creatures controlled by different players". */
export const describedTogether: Reader<Meaning<Described>> = rule(() =>
  either<Meaning<Described>>(
    described,
    phrase([describedAnyhow], (what) => (scope) => {
      const objects = what(scope);
      return objects.together === undefined ? scope.reject(objects) : objects;
    }),
  ),
);

/** Zones in which cards lose their counters (122.2, 400.7). */
const HIDDEN_OR_DEAD: readonly ZoneId[] = [Zone.Graveyard, Zone.Hand, Zone.Library];

function isOfCounters({ kind }: Filter): boolean {
  return kind === 'hasCounter' || kind === 'hasAnyCounter';
}

/** Described objects that are something together besides what each of them is. */
export interface Group {
  readonly what: Described;
  readonly different?: Differing;
  readonly total?: { readonly what: Measure; readonly atMost: number | { readonly kind: 'x' } };
}

const differing: Reader<Differing> = either<Differing>(
  phrase(['names'], () => 'name'),
  phrase(['powers'], () => 'power'),
  phrase(['mana values'], () => 'manaValue'),
);

const asGroup: Reader<Meaning<Omit<Group, 'what'>>> = rule(() =>
  either<Meaning<Omit<Group, 'what'>>>(
    phrase(['with different', differing], (different) => () => ({ different })),
    phrase(['that each? have different', differing], (different) => () => ({ different })),
    phrase(['with total', measure, simpleNumber, 'or less'], (what, most) => (scope) => ({
      total: { what, atMost: most(scope) },
    })),
  ),
);

/** "Creature cards with total mana value 4 or less from your graveyard". */
export const group: Reader<Meaning<Group>> = rule(() =>
  phrase(
    [maybe(words('other|another')), nounPhrase, many(relative), asGroup, many(relative)],
    (other, noun, before, as, after) => (scope) => {
      const said = before.map((each) => each(scope));
      const all = as(scope);
      said.push(...after.map((each) => each(scope)));
      if (said.some((each) => each.done !== undefined)) scope.reject(null);
      return { what: describe(noun, said, other === null ? null : scope.otherThan(noun.nouns)), ...all };
    },
  ),
);

/** "An exiled card you own": any card in exile. */
const exiledCards: Reader<Meaning<Described>> = rule(() =>
  phrase(['exiled', nounPhrase, many(relative)], (noun, clauses) => (scope) => {
    const cards = describe(
      noun,
      clauses.map((each) => each(scope)),
      null,
    );
    if (noun.head !== 'card' || cards.zone !== Zone.None || cards.from !== undefined) scope.reject(null);
    return { ...cards, zone: Zone.Exile };
  }),
);

/** A description; "creatures you control and planeswalkers you control" is one too. */
export const described: Reader<Meaning<Described>> = rule(() =>
  either(
    plainDescribed,
    exiledCards,
    abilities,
    // "An Aura card and/or an Equipment card" are up to one of each, which is no one description.
    phrase([plainDescribed, either(words('or a|an?'), words('and/or')), plainDescribed], (a, _or, b) => (scope) => {
      const one = a(scope);
      const other = b(scope);
      // Where the cards are, said last, is said of both: "a creature card or a land card from your graveyard".
      const nowhere = one.head === 'card' && one.zone === Zone.None && other.head === 'card';
      // What is in different zones is no one set of objects.
      const together = one.zone === other.zone || (nowhere && other.from === undefined);
      return together && one.from === undefined ? joined(one, other) : scope.reject(other);
    }),
  ),
);

/** "activated ability", "spell, activated ability, or triggered ability" (112.7, 113.3). */
interface StackNoun {
  readonly filter: Filter;
  readonly ability: boolean;
}

const stackItem: Reader<StackNoun> = either<StackNoun>(
  phrase(['activated ability|abilities'], () => ({ filter: { kind: 'isAbility', which: 'activated' }, ability: true })),
  phrase(['triggered ability|abilities'], () => ({ filter: { kind: 'isAbility', which: 'triggered' }, ability: true })),
  phrase(['activated or triggered ability|abilities'], () => ({ filter: { kind: 'isAbility' }, ability: true })),
  phrase([nounPhrase], (noun) =>
    noun.head === 'spell' ? { filter: conjunction([{ kind: 'isSpell' }, noun.filter]), ability: false } : null,
  ),
);

const abilities: Reader<Meaning<Described>> = rule(() =>
  phrase(
    [
      listOf(stackItem, first(words(', or'), words(','), words('or'))),
      many(control),
      maybe(phrase(['from a|an', nounPhrase, maybe(words('source'))], (noun) => noun.filter)),
      many(control),
    ],
    (items, before, source, after) => {
      const clauses = [...before, ...after];
      if (!items.some((item) => item.ability)) return null;
      const filters = items.map(({ filter }) =>
        source !== null && filter.kind === 'isAbility' ? { ...filter, source } : filter,
      );
      if (source !== null && items.some((item) => !item.ability)) return null;
      return (scope) => ({
        filter: conjunction([disjunction(filters), ...clauses.flatMap((each) => each(scope).filter ?? [])]),
        zone: Zone.Stack,
        of: null,
        head: 'ability',
        nouns: ['ability', 'spell'],
      });
    },
  ),
);

function joined(a: Described, b: Described): Described {
  const mixed = a.head !== b.head && (a.head === 'ability' || b.head === 'ability');
  return {
    ...b,
    head: mixed ? 'ability' : b.head,
    filter: disjunction(mixed ? [onStack(a), onStack(b)] : [a.filter, b.filter]),
    nouns: [...new Set([...a.nouns, ...b.nouns])],
    zone: b.zone,
  };
}

function onStack({ head, filter }: Described): Filter {
  return head === 'spell' ? conjunction([{ kind: 'isSpell' }, filter]) : filter;
}

function describe(noun: NounPhrase, clauses: readonly Clause[], other: Filter | null): Described {
  const filters = clauses.flatMap((each) => (each.filter === undefined ? [] : [each.filter]));
  const zone = clauses.find((each) => each.zone !== undefined)?.zone ?? zoneOf(noun.head);
  const of = clauses.find((each) => each.of !== undefined)?.of ?? null;
  const done = clauses.find((each) => each.done !== undefined)?.done;
  const from = done?.objects ?? clauses.find((each) => each.from !== undefined)?.from;
  const others: readonly Filter[] = other === null ? [] : [other];
  const so = clauses.find((each) => each.together !== undefined)?.together;
  // What they were before it was done is not asked of what became of them.
  const asked = done !== undefined && wasAsked(noun.filter, done.asked);
  const filter = conjunction([...others, ...(asked ? filters : narrowed(noun, filters))]);
  return {
    filter,
    zone,
    of,
    head: noun.head,
    nouns: noun.nouns,
    ...(from === undefined ? {} : { from }),
    ...(so === undefined ? {} : { together: so }),
  };
}

function wasAsked(filter: Filter, asked: Filter | null): boolean {
  const parts = asked?.kind === 'and' ? asked.of : [asked];
  const wanted = JSON.stringify(filter);
  return JSON.stringify(asked) === wanted || parts.some((part) => JSON.stringify(part) === wanted);
}

/** Cards can be asked what they are; permanents that left only what they had to be to leave. */
function canBeAsked(noun: NounPhrase, { verb, asked }: Done): boolean {
  // What was put into a graveyard is spoken of as cards, and what controlled them is not asked.
  if (verb === 'buried') return noun.head === 'card';
  const left = /^(exiled|returned|discarded|milled|drawn)$/.test(verb);
  return !left || noun.head === 'card' || noun.filter.kind === 'any' || wasAsked(noun.filter, asked);
}

function zoneOf(head: string | null): ZoneId {
  if (head === 'card') return Zone.None;
  return head === 'spell' || head === 'ability' ? Zone.Stack : Zone.Battlefield;
}

/** All objects of the description. */
export function allOf(what: Described): ObjectSet {
  if (what.from !== undefined)
    return what.filter.kind === 'any' ? what.from : { kind: 'where', from: what.from, filter: what.filter };
  const filter = onStack(what);
  const all = { kind: 'all', zone: what.zone, filter } as const;
  return what.of === null ? all : { ...all, of: what.of };
}
