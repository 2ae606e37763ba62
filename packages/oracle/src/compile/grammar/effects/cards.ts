/** Drawing, discarding, milling, looking at cards (121, 701.9, 701.17, 701.22, 701.25). */
import { type Effect, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { chosenObjects } from '../chosenObjects.ts';
import { type Described, described } from '../filters.ts';
import { isSeveral, possessive } from '../players.ts';
import { count, maybeForEach, times, value } from '../quantities.ts';
import { numeral, rounding } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';

const SELF: ObjectSet = { kind: 'self' };
const discarded = ['discarded', 'card'];

/** "up to two", "any number of" */
const upToSome: Reader<Meaning<Quantity>> = either<Meaning<Quantity>>(
  phrase(['up to', count], (most) => most),
  phrase(['any number of'], () => () => 1000),
);

const several: Reader<Meaning<Quantity>> = first<Meaning<Quantity>>(
  phrase([numeral], (number) => () => number),
  phrase(['x'], () => (scope) => scope.x ?? { kind: 'x' }),
);

/** Revealing or exiling from the top of one's own library until a card is found; the others are "the rest". */
function until(scope: Scope, of: PlayerSet, who: PlayerSet, what: Described, exile: boolean, count?: Quantity): Effect {
  if (JSON.stringify(of) !== JSON.stringify(who) || what.zone !== Zone.None || what.head !== 'card') scope.reject(null);
  const verb = exile ? 'exiled' : 'revealed';
  const found = { kind: 'bound', name: scope.fresh(verb) } as const;
  const others = { kind: 'bound', name: scope.fresh('others') } as const;
  scope.mentionObjects({ kind: 'union', of: [found, others] }, ['card', verb], true);
  scope.mentionObjects(others, ['rest'], true);
  const several = count !== undefined;
  scope.mentionObjects(found, ['card', ...(several ? [] : [verb]), ...what.nouns], several);
  return {
    kind: 'revealUntil',
    who,
    filter: what.filter,
    ...(count === undefined ? {} : { count }),
    ...(exile ? { exile } : {}),
    as: found.name,
    others: others.name,
  };
}

/** In the same sentence "those cards" are all that were revealed. */
const allOfThem: Reader<unknown> = words(', then puts those cards into their graveyard');

export const cardActions: ActionReader = rule(() =>
  either(
    phrase(['draw|draws', count, 'card|cards', maybeForEach], (amount, each) =>
      by((who, scope) => {
        const base = amount(scope);
        const number = times(base, each === null ? null : each(scope));
        const as = scope.fresh('drawn');
        scope.mentionPaid({ kind: 'bound', name: as }, ['card', 'drawn'], number !== 1);
        return { kind: 'draw', who, count: number, as };
      }),
    ),
    phrase(['draw|draws an additional card', maybeForEach], (each) =>
      by((who, scope) => ({ kind: 'draw', who, count: each === null ? 1 : each(scope) })),
    ),
    // "Another" is one more than what was drawn before.
    phrase(['draw another card'], () => by((who) => ({ kind: 'draw', who, count: 1 }))),
    phrase(['draw|draws', count, 'cards plus', numeral], (amount, more) =>
      by((who, scope) => ({ kind: 'draw', who, count: { kind: 'sum', of: [amount(scope), more] } })),
    ),
    phrase(['draw|draws half', count, 'cards , rounded', rounding], (amount, round) =>
      by((who, scope) => {
        const half = { kind: 'half', of: amount(scope), round } as const;
        return { kind: 'draw', who, count: half };
      }),
    ),
    phrase(['draw|draws cards equal to', value], (amount) =>
      by((who, scope) => ({ kind: 'draw', who, count: amount(scope) })),
    ),
    phrase(
      ['discard|discards', count, described, maybe(words('at random')), maybeForEach],
      (amount, what, random, each) =>
        by((who, scope) => {
          const base = amount(scope);
          const object = what(scope);
          const number = times(base, each === null ? null : each(scope));
          if (object.zone !== Zone.None || object.head !== 'card') scope.reject(null);
          const as = scope.fresh('discarded');
          scope.mentionObjects({ kind: 'bound', name: as }, discarded, number !== 1);
          const filter = object.filter.kind === 'any' ? {} : { filter: object.filter };
          const atRandom = random === null ? {} : { atRandom: true };
          return { kind: 'discard', who, count: number, ...filter, ...atRandom, as };
        }),
    ),
    phrase(['discard|discards all', described], (what) =>
      by((who, scope) => {
        const { filter, zone, head } = what(scope);
        if (zone !== Zone.None || head !== 'card') scope.reject(null);
        const as = scope.fresh('discarded');
        scope.mentionObjects({ kind: 'bound', name: as }, discarded, true);
        const count: Quantity = { kind: 'count', of: { kind: 'all', zone: Zone.Hand, filter, of: who } };
        return { kind: 'discard', who, count, ...(filter.kind === 'any' ? {} : { filter }), as };
      }),
    ),
    // A card that was chosen in a hand: its owner discards it (701.9).
    phrase(['discard|discards', first(words('that card'), words('it'))], () =>
      by((who, scope) => {
        const last = scope.draft.effects[scope.draft.effects.length - 1];
        // What had to be chosen is discarded by choice.
        const byChoice = last?.kind === 'chooseObjects' && last.min !== 0;
        const what = byChoice || !scope.has('chosen', false) ? scope.reject(SELF) : scope.find('chosen', false);
        const as = scope.fresh('discarded');
        scope.mentionObjects({ kind: 'bound', name: as }, discarded, false);
        return { kind: 'discard', who, count: 1, what, as };
      }),
    ),
    phrase(['discard|discards', upToSome, described], (most, what) =>
      by((who, scope) => {
        const number = most(scope);
        const object = what(scope);
        if (object.zone !== Zone.None || object.head !== 'card') scope.reject(null);
        const as = scope.fresh('discarded');
        scope.mentionObjects({ kind: 'bound', name: as }, discarded, true);
        scope.amount = { kind: 'count', of: { kind: 'bound', name: as } };
        const filter = object.filter.kind === 'any' ? {} : { filter: object.filter };
        return { kind: 'discard', who, count: number, upTo: true, ...filter, as };
      }),
    ),
    phrase(['discard|discards half the cards in your|their hand , rounded up'], () =>
      by((who, scope) => {
        if (isSeveral(who)) scope.reject(null);
        const as = scope.fresh('discarded');
        scope.mentionPaid({ kind: 'bound', name: as }, ['card', 'discarded'], true);
        return { kind: 'discard', who, count: { kind: 'half', of: { kind: 'handSize', of: who }, round: 'up' }, as };
      }),
    ),
    phrase(['discard|discards', first(words('your|their hand'), words('all the cards in your|their hand'))], () =>
      by((who, scope) => {
        const as = scope.fresh('discarded');
        scope.mentionObjects({ kind: 'bound', name: as }, discarded, true);
        scope.amount = { kind: 'count', of: { kind: 'bound', name: as } };
        return { kind: 'discard', who, count: 'hand', as };
      }),
    ),
    phrase(
      ['reveal|reveals', either(first(words('it'), words('that card')), first(words('them'), words('those cards')))],
      (word) =>
        by((_who, scope): Effect => {
          const many = word === 'them' || word === 'cards';
          const what = scope.findCards('card', many);
          const as = scope.fresh('revealed');
          scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'revealed'], many);
          return { kind: 'reveal', what, as };
        }),
    ),
    phrase(['reveal|reveals', chosenObjects], (what) =>
      by((who, scope): Effect => {
        const { choice, objects, many } = what(who)(scope);
        if (choice.kind !== 'chooseObjects' || choice.from.kind !== 'all' || choice.from.zone !== Zone.Hand)
          scope.reject(null);
        scope.mentionObjects(objects, ['card', 'revealed'], many);
        return inSequence([choice, { kind: 'reveal', what: objects }]);
      }),
    ),
    phrase(
      ['reveal|reveals cards from the top of', possessive, 'library until you|they reveal|reveals a|an', described],
      (of, what) => by((who, scope) => until(scope, of(scope), who, what(scope), false)),
    ),
    phrase(
      [
        'reveal|reveals cards from the top of',
        possessive,
        'library until you|they reveal|reveals',
        several,
        described,
        maybe(allOfThem),
      ],
      (of, number, what, all) =>
        by((who, scope) => {
          const library = of(scope);
          const count = number(scope);
          const found = until(scope, library, who, what(scope), false, count);
          if (all === null || found.kind !== 'revealUntil') return found;
          const both = [found.as, found.others].map((name) => ({ kind: 'bound', name }) as const);
          const revealed = { kind: 'union', of: both } as const;
          return inSequence([found, { kind: 'move', what: revealed, to: { zone: Zone.Graveyard } }]);
        }),
    ),
    phrase(
      ['exile|exiles cards from the top of', possessive, 'library until you|they exile|exiles a|an', described],
      (of, what) => by((who, scope) => until(scope, of(scope), who, what(scope), true)),
    ),
    phrase(
      ['exile|exiles cards from the top of', possessive, 'library until you|they exile|exiles', several, described],
      (of, number, what) =>
        by((who, scope) => {
          const library = of(scope);
          const count = number(scope);
          return until(scope, library, who, what(scope), true, count);
        }),
    ),
    phrase(['mill|mills', count, 'card|cards', maybeForEach], (amount, each) =>
      by((who, scope) => {
        const number = times(amount(scope), each === null ? null : each(scope));
        const as = scope.fresh('milled');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'milled', 'buried'], number !== 1);
        return { kind: 'mill', who, count: number, as };
      }),
    ),
    phrase(['mill|mills half', possessive, 'library , rounded', rounding], (of, round) =>
      by((who, scope) => {
        const as = scope.fresh('milled');
        const cards: ObjectSet = { kind: 'all', zone: Zone.Library, filter: { kind: 'any' }, of: of(scope) };
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'milled', 'buried'], true);
        const half = { kind: 'half', of: { kind: 'count', of: cards }, round } as const;
        return { kind: 'mill', who, count: half, as };
      }),
    ),
    phrase(
      [either(words('mill|mills a number of cards equal to'), words('mill|mills cards equal to')), value],
      (_mill, amount) =>
        by((who, scope) => {
          const number = amount(scope);
          const as = scope.fresh('milled');
          scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'milled', 'buried'], true);
          return { kind: 'mill', who, count: number, as };
        }),
    ),
    phrase(['discard|discards a number of cards equal to', value], (amount) =>
      by((who, scope) => {
        const number = amount(scope);
        const as = scope.fresh('discarded');
        scope.mentionObjects({ kind: 'bound', name: as }, discarded, true);
        return { kind: 'discard', who, count: number, as };
      }),
    ),
    phrase(['scry|scries', count], (amount) => by((who, scope) => ({ kind: 'scry', who, count: amount(scope) }))),
    phrase(['surveil|surveils', count], (amount) =>
      by((who, scope) => ({ kind: 'surveil', who, count: amount(scope) })),
    ),
    phrase(['shuffle|shuffles your|their library'], () => by((who) => ({ kind: 'shuffle', who }))),
    phrase(['shuffle|shuffles'], () => by((who) => ({ kind: 'shuffle', who }))),
    phrase(['look|looks at the top', count, 'card|cards of', possessive, 'library'], (amount, of) =>
      by((who, scope) => {
        const number = amount(scope);
        const library = of(scope);
        const as = scope.fresh('looked');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'looked'], number !== 1);
        return { kind: 'lookAt', who, what: { kind: 'topOfLibrary', of: library, count: number }, as };
      }),
    ),
    phrase(['look|looks at a number of cards from the top of', possessive, 'library equal to', value], (of, amount) =>
      by((who, scope) => {
        const library = of(scope);
        const number = amount(scope);
        const as = scope.fresh('looked');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'looked'], true);
        return { kind: 'lookAt', who, what: { kind: 'topOfLibrary', of: library, count: number }, as };
      }),
    ),
    phrase(['reveal|reveals a number of cards from the top of', possessive, 'library equal to', value], (of, amount) =>
      by((_who, scope) => {
        const library = of(scope);
        const number = amount(scope);
        const as = scope.fresh('revealed');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'revealed'], true);
        return { kind: 'reveal', what: { kind: 'topOfLibrary', of: library, count: number }, as };
      }),
    ),
    phrase(['look|looks at', count, 'cards from the top of', possessive, 'library'], (amount, of) =>
      by((who, scope) => {
        const number = amount(scope);
        const library = of(scope);
        const as = scope.fresh('looked');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'looked'], true);
        return { kind: 'lookAt', who, what: { kind: 'topOfLibrary', of: library, count: number }, as };
      }),
    ),
    phrase(['reveal|reveals', count, 'cards from the top of', possessive, 'library'], (amount, of) =>
      by((_who, scope) => {
        const number = amount(scope);
        const library = of(scope);
        const as = scope.fresh('revealed');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'revealed'], true);
        return { kind: 'reveal', what: { kind: 'topOfLibrary', of: library, count: number }, as };
      }),
    ),
    phrase(['look|looks at the top card of', possessive, 'library'], (of) =>
      by((who, scope) => {
        const library = of(scope);
        const as = scope.fresh('looked');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'looked'], false);
        return { kind: 'lookAt', who, what: { kind: 'topOfLibrary', of: library, count: 1 }, as };
      }),
    ),
    phrase(['look|looks at', possessive, 'hand'], (of) =>
      by((who, scope) => {
        const owner = of(scope);
        const as = scope.fresh('looked');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'hand'], true);
        return { kind: 'lookAt', who, what: { kind: 'all', zone: Zone.Hand, filter: { kind: 'any' }, of: owner }, as };
      }),
    ),
    phrase(['reveal|reveals the top', count, 'card|cards of', possessive, 'library'], (amount, of) =>
      by((_who, scope) => {
        const number = amount(scope);
        const library = of(scope);
        const as = scope.fresh('revealed');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'revealed'], number !== 1);
        return { kind: 'reveal', what: { kind: 'topOfLibrary', of: library, count: number }, as };
      }),
    ),
    phrase(['reveal|reveals the top card of', possessive, 'library'], (of) =>
      by((_who, scope) => {
        const library = of(scope);
        const as = scope.fresh('revealed');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'revealed'], false);
        return { kind: 'reveal', what: { kind: 'topOfLibrary', of: library, count: 1 }, as };
      }),
    ),
    phrase(['reveal|reveals your|their hand'], () =>
      by((who, scope): Effect => {
        scope.mentionObjects(
          { kind: 'all', zone: Zone.Hand, filter: { kind: 'any' }, of: who },
          ['hand', 'card'],
          true,
        );
        return { kind: 'reveal', what: { kind: 'all', zone: Zone.Hand, filter: { kind: 'any' }, of: who } };
      }),
    ),
  ),
);
