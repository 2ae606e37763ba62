/** Searching libraries (701.23): the search, what is done with what was found, the shuffle. */
import { type Destination, type Effect, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import { type Described, described } from '../filters.ts';
import { possessive } from '../players.ts';
import { numeral } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';
import { battlefieldPlace } from './zones.ts';

interface Amount {
  readonly min: Quantity;
  readonly max: Quantity;
}

const amount: Reader<Amount> = first<Amount>(
  phrase(['up to', numeral], (max) => ({ min: 0, max })),
  phrase(['up to x'], () => ({ min: 0, max: { kind: 'x' as const } })),
  phrase(['any number of'], () => ({ min: 0, max: 1000 })),
  phrase(['a|an'], () => ({ min: 1, max: 1 })),
  phrase([numeral], (count) => ({ min: count, max: count })),
  phrase(['x'], () => ({ min: { kind: 'x' as const }, max: { kind: 'x' as const } })),
);

const them: Reader<unknown> = first(
  words('it'),
  words('them'),
  words('that card'),
  words('those cards'),
  words('the card'),
);
const reveal: Reader<unknown> = first(
  phrase([', reveal|reveals', them], () => true),
  phrase(['and reveal|reveals', them], () => true),
);

/** Where the found cards go; a library place comes after the shuffle. */
const destination: Reader<Meaning<Destination>> = rule(() =>
  first<Meaning<Destination>>(
    phrase(['into your|their hand'], () => () => ({ zone: Zone.Hand })),
    phrase(['into your|their graveyard'], () => () => ({ zone: Zone.Graveyard })),
    battlefieldPlace,
  ),
);

const put: Reader<Meaning<Destination>> = either(
  phrase([', put|puts', them, destination], (_them, to) => to),
  phrase([', and put|puts', them, destination], (_them, to) => to),
  phrase(['and put|puts', them, destination], (_them, to) => to),
  phrase([', exile|exiles', them], () => () => ({ zone: Zone.Exile })),
  phrase(['and exile|exiles', them], () => () => ({ zone: Zone.Exile })),
);

const shuffle: Reader<unknown> = first(
  words(', then shuffle|shuffles'),
  words('. then shuffle|shuffles'),
  words('. shuffle'),
  words(', and shuffle|shuffles'),
  words('and shuffle|shuffles'),
);

const top: Reader<unknown> = first(
  phrase(['and put|puts', them, 'on top'], () => true),
  phrase(['and put|puts', them, 'on top of your|their library'], () => true),
);

const searched: Reader<string> = words('search|searches your|their library for');

interface Parts {
  readonly what: Described;
  readonly number: Amount;
  readonly revealed: boolean;
}

function searchFor(parts: Parts, who: Parameters<ReturnType<typeof by>>[0], as: string): Effect {
  const { what, number, revealed } = parts;
  return {
    kind: 'search',
    who,
    libraries: who,
    filter: what.filter,
    ...number,
    ...(revealed ? { reveal: true } : {}),
    as,
  };
}

const everywhere: Reader<Meaning<PlayerSet>> = rule(() =>
  phrase(['search|searches', possessive, 'graveyard , hand , and library for'], (of) => of),
);

/** "Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them." */
const extraction: ActionReader = rule(() =>
  phrase(
    [
      everywhere,
      first<Amount>(
        phrase(['all'], () => ({ min: 0, max: 1000 })),
        amount,
      ),
      described,
      'and exile|exiles',
      them,
    ],
    (of, number, what) =>
      by((who, scope) => {
        const owner = of(scope);
        if (owner.kind === 'you' || owner.kind === 'eachPlayer' || owner.kind === 'opponents') scope.reject(null);
        const object = what(scope);
        if (object.head !== 'card') scope.reject(null);
        scope.mentionPlayers(owner);
        const as = scope.fresh('found');
        const found = { kind: 'bound', name: as } as const;
        const held = scope.fresh('held');
        const ofHand: ObjectSet = { kind: 'where', from: found, filter: { kind: 'inZone', zone: Zone.Hand } };
        scope.thisWay.set('exiled from hand', { kind: 'bound', name: held });
        const exiled = scope.fresh('exiled');
        scope.mentionMoved({ kind: 'bound', name: exiled }, 'exiled', true);
        return inSequence([
          {
            kind: 'search',
            who,
            libraries: owner,
            zones: [Zone.Graveyard, Zone.Hand],
            filter: object.filter,
            ...number,
            as,
          },
          { kind: 'letNumber', as: held, value: { kind: 'count', of: ofHand } },
          { kind: 'exile', what: found, as: exiled },
        ]);
      }),
  ),
);

export const searchActions: ActionReader = rule(() =>
  either(
    extraction,
    phrase(
      [searched, amount, described, maybe(reveal), put, maybe(shuffle)],
      (_search, number, what, revealed, to, shuffled) =>
        by((who, scope) => {
          const object = what(scope);
          if (object.head !== 'card') scope.reject(null);
          const place = to(scope);
          const as = scope.fresh('found');
          scope.mentionObjects({ kind: 'bound', name: as }, ['card', ...object.nouns], number.max !== 1);
          const search = searchFor({ what: object, number, revealed: revealed !== null }, who, as);
          const move: Effect = { kind: 'move', what: { kind: 'bound', name: as }, to: place };
          return inSequence([search, move, ...(shuffled === null ? [] : [{ kind: 'shuffle', who } as const])]);
        }),
    ),
    // What becomes of it is said by what follows.
    phrase([searched, amount, described, reveal], (_search, number, what) =>
      by((who, scope) => {
        const object = what(scope);
        if (object.head !== 'card') scope.reject(null);
        const as = scope.fresh('found');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', ...object.nouns], number.max !== 1);
        return searchFor({ what: object, number, revealed: true }, who, as);
      }),
    ),
    phrase([searched, amount, described, maybe(reveal), shuffle, top], (_search, number, what, revealed) =>
      by((who, scope) => {
        const object = what(scope);
        if (object.head !== 'card') scope.reject(null);
        const as = scope.fresh('found');
        const search = searchFor({ what: object, number, revealed: revealed !== null }, who, as);
        const move: Effect = {
          kind: 'move',
          what: { kind: 'bound', name: as },
          to: { zone: Zone.Library, position: 'top' },
        };
        return inSequence([search, { kind: 'shuffle', who }, move]);
      }),
    ),
  ),
);
