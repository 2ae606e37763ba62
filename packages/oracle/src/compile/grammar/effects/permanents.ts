/** What is done to permanents where they are: tap, untap, counters, attach, fight, regenerate, transform (701). */
import { type Condition, type Effect, EVENT_NAMES, type ObjectSet, type PlayerSet, Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import {
  either,
  first,
  listOf,
  type Meaning,
  many,
  maybe,
  phrase,
  type Reader,
  rule,
  token,
  words,
} from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { type Chosen, chosenObjects, someOfThem } from '../chosenObjects.ts';
import { conditional } from '../clauses.ts';
import { allOf, described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { anyObjects, it, singleObject } from '../objects.ts';
import { YOU } from '../players.ts';
import { count, maybeForEach, times, value } from '../quantities.ts';
import { isSpell } from '../spoken.ts';
import { counterName, numeral } from '../vocabulary.ts';
import { type Action, type ActionReader, by, mine } from './action.ts';
import { oneOfEachKind } from './oneOfEachKind.ts';
import { removal } from './removal.ts';

const UNTAPPED = '"kind":"untapped"';

/** Chosen and acted on by the same players; what is said later speaks of what was chosen. */
function chosenFor(make: (what: ObjectSet, scope: Scope) => Effect, what: (who: PlayerSet) => Meaning<Chosen>): Action {
  return by((who, scope) => {
    const { choice, objects, nouns, many: several } = what(who)(scope);
    scope.mentionObjects(objects, nouns, several);
    return inSequence([choice, make(objects, scope)]);
  });
}

/** "tap or untap target creature": which of the two is chosen as it happens. */
function tapOrUntap(what: ObjectSet): Effect {
  return {
    kind: 'chooseEffect',
    who: YOU,
    options: [
      { label: 'tap', effect: { kind: 'tap', what } },
      { label: 'untap', effect: { kind: 'untap', what } },
    ],
  };
}

/** All untapped ones of a description are tapped "this way". */
function tappedSo(scope: Scope, objects: ObjectSet & { readonly kind: 'all' }): Effect {
  const as = scope.fresh('tapped');
  const those = { kind: 'bound', name: as } as const;
  scope.mention({
    nouns: ['tapped', 'permanent', 'creature'],
    many: true,
    objects: those,
    players: null,
    asked: objects.filter,
  });
  return inSequence([
    { kind: 'let', as, objects },
    { kind: 'tap', what: those },
  ]);
}

export const permanentActions: ActionReader = rule(() =>
  either(
    phrase(['tap|taps', anyObjects], (what) =>
      mine((scope) => {
        const objects = what(scope);
        return objects.kind === 'all' && JSON.stringify(objects).includes(UNTAPPED)
          ? tappedSo(scope, objects)
          : { kind: 'tap', what: objects };
      }),
    ),
    phrase(['untap|untaps', anyObjects], (what) => mine((scope) => ({ kind: 'untap', what: what(scope) }))),
    phrase(['tap|taps', chosenObjects], (what) =>
      by((who, scope) => {
        const { choice, nouns, many: several } = what(who)(scope);
        if (choice.kind !== 'chooseObjects') return scope.reject(choice);
        // What is tapped already is chosen and not tapped.
        const word = JSON.stringify(choice.from).includes(UNTAPPED) ? 'tapped' : 'chosen';
        const objects = { kind: 'bound', name: scope.fresh(word) } as const;
        scope.mentionObjects(objects, [...nouns, word], several);
        return inSequence([
          { ...choice, as: objects.name },
          { kind: 'tap', what: objects },
        ]);
      }),
    ),
    phrase(['untap|untaps', chosenObjects], (what) => chosenFor((objects) => ({ kind: 'untap', what: objects }), what)),
    phrase(['tap or untap', anyObjects], (what) =>
      mine((scope) => {
        const object = what(scope);
        // Each of several would be chosen for by itself.
        if (scope.isMany(object)) scope.reject(null);
        return tapOrUntap(object);
      }),
    ),
    oneOfEachKind,
    phrase(['choose|chooses', chosenObjects], (what) =>
      by((who, scope) => {
        const { choice, objects, nouns, many: several } = what(who)(scope);
        if (choice.kind === 'chooseObjects')
          scope.mentionObjects({ kind: 'minus', from: choice.from, without: objects }, ['rest'], true);
        scope.mentionObjects(objects, nouns, several);
        return choice;
      }),
    ),
    phrase(
      ['put|puts', count, counterName, 'counter|counters on', either(chosenObjects, someOfThem), maybeForEach],
      (amount, counter, what, each) =>
        by((who, scope) => {
          const number = amount(scope);
          const { choice, objects, nouns, many: several } = what(who)(scope);
          scope.mentionObjects(objects, nouns, several);
          const put = { kind: 'putCounters', what: objects, counter } as const;
          return inSequence([choice, { ...put, count: times(number, each === null ? null : each(scope)) }]);
        }),
    ),
    phrase(
      ['put|puts', count, maybe(words('additional')), counterName, 'counter|counters on', anyObjects, maybeForEach],
      (amount, _more, counter, what, each) =>
        by((_who, scope) => {
          const number = amount(scope);
          const said = what(scope);
          // Counters are not put on spells: "it" is the object that watches the spell.
          const object = isSpell(scope, said) ? scope.self : said;
          return {
            kind: 'putCounters',
            what: object,
            counter,
            count: times(number, each === null ? null : each(scope)),
          };
        }),
    ),
    // One counter of each of several kinds.
    phrase(
      ['put', listOf(oneCounter, first(words(', and'), words(','), words('and'))), 'on', anyObjects],
      (kinds, what) =>
        mine((scope) => {
          if (kinds.length < 2) scope.reject(null);
          const object = what(scope);
          return inSequence(kinds.map(({ counter, count }) => ({ kind: 'putCounters', what: object, counter, count })));
        }),
    ),
    phrase(['put a number of', counterName, 'counters on', chosenObjects, 'equal to', value], (counter, what, amount) =>
      by((who, scope) => {
        const { choice, objects, nouns, many: several } = what(who)(scope);
        scope.mentionObjects(objects, nouns, several);
        return inSequence([choice, { kind: 'putCounters', what: objects, counter, count: amount(scope) }]);
      }),
    ),
    phrase(['put a number of', counterName, 'counters equal to', value, 'on', anyObjects], (counter, amount, what) =>
      mine((scope) => {
        const count = amount(scope);
        return { kind: 'putCounters', what: what(scope), counter, count };
      }),
    ),
    phrase(['put a number of', counterName, 'counters on', anyObjects, 'equal to', value], (counter, what, amount) =>
      mine((scope) => {
        const object = what(scope);
        return { kind: 'putCounters', what: object, counter, count: amount(scope) };
      }),
    ),
    // Those that were on what has left the battlefield.
    phrase(['put those counters on', anyObjects], (what) =>
      mine((scope) => {
        const of = it(scope);
        if (of.kind !== 'bound' || of.name !== EVENT_NAMES.object) scope.reject(null);
        return { kind: 'putCountersOf', of, what: what(scope) };
      }),
    ),
    phrase(['put its', counterName, 'counters on', anyObjects], (counter, what) =>
      mine((scope) => {
        const of = it(scope);
        return { kind: 'putCounters', what: what(scope), counter, count: { kind: 'counters', counter, of } };
      }),
    ),
    phrase(['put its counters on', anyObjects], (what) =>
      mine((scope) => {
        const of = it(scope);
        return { kind: 'putCountersOf', of, what: what(scope) };
      }),
    ),
    phrase(['put', singleObject, "'s counters on", anyObjects], (from, what) =>
      mine((scope) => {
        const of = from(scope);
        return { kind: 'putCountersOf', of, what: what(scope) };
      }),
    ),
    phrase(['double the number of', counterName, 'counters on each', described], (counter, what) =>
      mine((scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        const as = scope.fresh('each');
        const one = { kind: 'bound', name: as } as const;
        const put: Effect = { kind: 'putCounters', what: one, counter, count: { kind: 'counters', counter, of: one } };
        return { kind: 'forEachObject', of: allOf(object), as, do: put };
      }),
    ),
    phrase(['double the number of each kind of counter|counters on', anyObjects], (what) =>
      mine((scope) => {
        const of = what(scope);
        if (!scope.isMany(of)) return { kind: 'putCountersOf', of, what: of };
        const as = scope.fresh('each');
        const one = { kind: 'bound', name: as } as const;
        return { kind: 'forEachObject', of, as, do: { kind: 'putCountersOf', of: one, what: one } };
      }),
    ),
    phrase(['double the number of', counterName, 'counters on each of those creatures|permanents'], (counter) =>
      mine((scope) => {
        const of = scope.find(null, true);
        const as = scope.fresh('each');
        const one = { kind: 'bound', name: as } as const;
        const put: Effect = { kind: 'putCounters', what: one, counter, count: { kind: 'counters', counter, of: one } };
        return { kind: 'forEachObject', of, as, do: put };
      }),
    ),
    phrase(['double the number of', counterName, 'counters on', singleObject], (counter, what) =>
      mine((scope) => {
        const object = what(scope);
        return { kind: 'putCounters', what: object, counter, count: { kind: 'counters', counter, of: object } };
      }),
    ),
    phrase(['remove|removes', count, counterName, 'counter|counters from', anyObjects], (amount, counter, what) =>
      mine((scope) => removal(scope, { counter, count: amount(scope), what: what(scope) })),
    ),
    phrase(['remove a|an', counterName, 'counter from each of', chosenObjects], (counter, what) =>
      by((who, scope) => {
        const { choice, objects, nouns, many: several } = what(who)(scope);
        if (choice.kind !== 'chooseObjects' || choice.from.kind !== 'all') return scope.reject(choice);
        // Those that have none cannot be chosen for it.
        const filter = conjunction([choice.from.filter, { kind: 'hasCounter', counter }]);
        const from: ObjectSet = { ...choice.from, filter };
        scope.mentionObjects(objects, nouns, several);
        scope.thisWay.set('counters removed', { kind: 'count', of: objects });
        const removing: Effect = { kind: 'removeCounters', what: objects, counter, count: 1 };
        const both = inSequence([{ ...choice, from }, removing]);
        if (choice.min === 0) return both;
        const enough: Condition = { kind: 'compare', left: { kind: 'count', of: from }, op: '>=', right: choice.min };
        return conditional(enough, both);
      }),
    ),
    phrase(['remove those counters'], () =>
      mine((scope) => {
        const { counter, of } = scope.countersOn ?? scope.reject({ counter: '', of: { kind: 'self' as const } });
        return { kind: 'removeCounters', counter, count: 'all', what: of };
      }),
    ),
    phrase(['remove all counters from', anyObjects], (what) =>
      mine((scope) => removal(scope, { counter: null, count: 'all', what: what(scope) })),
    ),
    phrase(['remove up to', count, 'counters from', singleObject], (most, what) =>
      mine((scope) => {
        const amount = most(scope);
        return removal(scope, { counter: null, count: amount, upTo: true, what: what(scope) });
      }),
    ),
    phrase(['remove any number of counters from', singleObject], (what) =>
      mine((scope) => removal(scope, { counter: null, count: 'all', upTo: true, what: what(scope) })),
    ),
    phrase(['remove all', counterName, 'counters from', anyObjects], (counter, what) =>
      mine((scope) => removal(scope, { counter, count: 'all', what: what(scope) })),
    ),
    // "It" is not what is being attached, but what was spoken of before.
    phrase(['attach', anyObjects, 'to it'], (what) =>
      mine((scope) => {
        const to = it(scope);
        const object = what(scope);
        return JSON.stringify(to) === JSON.stringify(object)
          ? scope.reject({ kind: 'attach', what: object, to })
          : { kind: 'attach', what: object, to };
      }),
    ),
    phrase(['attach', chosenObjects, 'to', anyObjects], (what, to) =>
      by((who, scope) => {
        const { choice, objects, nouns, many: several } = what(who)(scope);
        const host = to(scope);
        scope.mentionPaid(objects, nouns, several);
        return inSequence([choice, { kind: 'attach', what: objects, to: host }]);
      }),
    ),
    phrase(['attach', anyObjects, 'to', chosenObjects], (what, to) =>
      by((who, scope) => {
        const object = what(scope);
        const { choice, objects, nouns, many: several } = to(who)(scope);
        if (several) scope.reject(null);
        scope.mentionObjects(objects, nouns, several);
        return inSequence([choice, { kind: 'attach', what: object, to: objects }]);
      }),
    ),
    phrase(['attach', anyObjects, 'to', anyObjects], (what, to) =>
      mine((scope) => {
        const object = what(scope);
        return { kind: 'attach', what: object, to: scope.apart(to(scope), object) }; // nothing is attached to itself
      }),
    ),
    phrase(['unattach it'], () =>
      mine((scope) => ({
        kind: 'unattach',
        what: scope.has('Equipment', false) ? scope.find('Equipment', false) : it(scope),
      })),
    ),
    phrase(['unattach', singleObject], (what) => mine((scope) => ({ kind: 'unattach', what: what(scope) }))),
    phrase(['regenerate', anyObjects], (what) => mine((scope) => ({ kind: 'regenerate', what: what(scope) }))),
    phrase(['flip', singleObject], (what) => mine((scope) => ({ kind: 'transform', what: what(scope), flip: true }))),
    phrase(['convert', anyObjects], (what) => mine((scope) => ({ kind: 'transform', what: what(scope) }))),
    phrase(['transform', anyObjects], (what) => mine((scope) => ({ kind: 'transform', what: what(scope) }))),
    phrase(['remove', anyObjects, 'from combat'], (what) =>
      mine((scope) => ({ kind: 'removeFromCombat', what: what(scope) })),
    ),
    phrase(['proliferate|proliferates'], () => by((who) => ({ kind: 'proliferate', who }))),
    phrase(['become|becomes the monarch'], () => by((who) => ({ kind: 'becomeMonarch', who }))),
    phrase(['get|gets', energySymbols], (amount) =>
      by((who) => ({ kind: 'playerCounters', who, counter: 'energy', count: amount })),
    ),
    phrase(['get|gets', count, energySymbol], (amount) =>
      by((who, scope) => ({ kind: 'playerCounters', who, counter: 'energy', count: amount(scope) })),
    ),
    phrase(['get|gets', count, playerCounter, 'counter|counters'], (amount, counter) =>
      by((who, scope) => ({ kind: 'playerCounters', who, counter, count: amount(scope) })),
    ),
    phrase(['take|takes an extra turn after this one'], () => by((who) => ({ kind: 'extraTurn', who }))),
  ),
);

/** Counters that players have (122.1). */
const playerCounter: Reader<string> = either<string>(
  phrase(['poison'], () => 'poison'),
  phrase(['experience'], () => 'experience'),
);

const oneCounter: Reader<{ readonly counter: string; readonly count: number }> = either(
  phrase(['a|an', counterName, 'counter'], (counter) => ({ counter, count: 1 })),
  phrase([numeral, counterName, 'counters'], (number, counter) => ({ counter, count: number })),
);

const energySymbol = token('symbol', (text) => (text === '{E}' ? true : null));
const energySymbols: Reader<number> = phrase([energySymbol, many(energySymbol)], (_one, more) => 1 + more.length);

/** "[object] fights [object]". */
export const fight: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase([singleObject, 'fights', anyObjects], (a, b) => (scope) => {
      const first = a(scope);
      return { kind: 'fight', a: first, b: scope.apart(b(scope), first) };
    }),
    phrase(['up to one target', described, 'fights', singleObject], (what, b) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const target = { what: object.filter, zone: object.zone, players: null, min: 0, max: 1 };
      const first = scope.addTarget(target, object.nouns);
      return { kind: 'fight', a: first, b: b(scope) };
    }),
    phrase(['those creatures fight each other'], () => (scope) => {
      const [a, b, ...more] = scope.draft.targets;
      if (a === undefined || b === undefined || more.length > 0 || a.max !== 1 || b.max !== 1)
        return scope.reject({ kind: 'sequence', of: [] });
      return { kind: 'fight', a: { kind: 'bound', name: a.name }, b: { kind: 'bound', name: b.name } };
    }),
    phrase([anyObjects, 'phase|phases out'], (what) => (scope) => ({ kind: 'phaseOut', what: what(scope) })),
    phrase([singleObject, 'transforms'], (what) => (scope) => ({ kind: 'transform', what: what(scope) })),
  ),
);
