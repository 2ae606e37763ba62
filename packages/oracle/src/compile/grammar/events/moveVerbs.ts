/** Zone changes as trigger conditions (603.6): entering, dying, leaving, being put somewhere. */
import { type EventPattern, type Filter, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import { either, first, many, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import { conjunction } from '../nouns.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';
import { ownedZone } from '../vocabulary.ts';
import { thatObject, thatPlayer } from './subjects.ts';
import { leaving, type Verb } from './verbs.ts';

type Move = Extract<EventPattern, { readonly kind: 'moves' }>;

const dies = (filter: Filter): EventPattern => ({
  kind: 'moves',
  what: filter,
  from: Zone.Battlefield,
  to: Zone.Graveyard,
});

/** Tokens are no cards (108.2). */
const NONTOKEN: Filter = { kind: 'not', of: { kind: 'token' } };

function exiledFrom(what: Filter, from: ZoneId): EventPattern {
  return { kind: 'moves', what, from, to: Zone.Exile };
}

/** Where something comes from, and whose zone that is. */
interface Origin {
  readonly from?: ZoneId;
  readonly notFrom?: ZoneId;
  readonly owner: PlayerSet;
}

const owner: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['a'], () => EACH_PLAYER),
  phrase(['its|their'], () => EACH_PLAYER),
  phrase(["its owner's"], () => EACH_PLAYER),
  phrase(['your'], () => YOU),
  phrase(["an opponent's"], () => OPPONENTS),
);

const origin: Reader<Origin> = either<Origin>(
  phrase(['from', owner, ownedZone], (who, from) => ({ from, owner: who })),
  phrase(['from exile'], () => ({ from: Zone.Exile, owner: EACH_PLAYER })),
  phrase(['from the battlefield'], () => ({ from: Zone.Battlefield, owner: EACH_PLAYER })),
  phrase(['from anywhere'], () => ({ owner: EACH_PLAYER })),
  phrase(['from anywhere other than the battlefield'], () => ({ notFrom: Zone.Battlefield, owner: EACH_PLAYER })),
);

function ownedBy(who: PlayerSet): readonly Filter[] {
  return who.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who }];
}

function moved(filter: Filter, { from, notFrom, owner: who }: Origin, to: ZoneId): Move {
  return {
    kind: 'moves',
    what: conjunction([filter, ...ownedBy(who)]),
    ...(from === undefined ? {} : { from }),
    ...(notFrom === undefined ? {} : { notFrom }),
    to,
  };
}

/** "under your control", "tapped", "from a graveyard". */
const entering: Reader<(event: Move) => Move> = either<(event: Move) => Move>(
  phrase(['under your control'], () => narrowed({ kind: 'controlledBy', who: YOU })),
  phrase(["under an opponent's control"], () => narrowed({ kind: 'controlledBy', who: OPPONENTS })),
  phrase(["under enchanted player's control"], () =>
    narrowed({ kind: 'controlledBy', who: { kind: 'enchantedPlayer' } }),
  ),
  phrase(['tapped'], () => narrowed({ kind: 'tapped' })),
  phrase(['untapped'], () => narrowed({ kind: 'untapped' })),
  phrase(['attacking'], () => narrowed({ kind: 'attacking' })),
  phrase([origin], (from) => (event) => {
    const so = moved(event.what, from, Zone.Battlefield);
    return from.from === undefined && from.notFrom === undefined ? event : so;
  }),
);

function narrowed(filter: Filter): (event: Move) => Move {
  return (event) => ({ ...event, what: conjunction([event.what, filter]) });
}

const putInto: Reader<Verb> = rule(() =>
  phrase(
    ['is|are put into', owner, 'graveyard|graveyards', maybe(origin)],
    (whose, from): Verb => ({
      gone: true,
      event: (what) => (scope) => {
        // Where it comes from is not said of permanents alone, which can come from one place.
        if (from === null && what.zone !== Zone.Battlefield) scope.reject(null);
        const event = moved(what.filter, from ?? { from: Zone.Battlefield, owner: EACH_PLAYER }, Zone.Graveyard);
        scope.mentionPlayers(thatPlayer);
        // A card of the owner's goes to the owner's graveyard (400.3).
        return from?.owner.kind === whose.kind
          ? event
          : { ...event, what: conjunction([event.what, ...ownedBy(whose)]) };
      },
    }),
  ),
);

const leaves: Reader<Verb> = rule(() =>
  either<Verb>(
    phrase(
      ['leaves|leave the battlefield'],
      leaving((filter) => ({ kind: 'moves', what: filter, from: Zone.Battlefield })),
    ),
    phrase(
      ['leaves|leave the battlefield without dying'],
      leaving((filter) => ({ kind: 'moves', what: filter, from: Zone.Battlefield, notTo: Zone.Graveyard })),
    ),
    phrase(['leaves|leave', owner, 'graveyard'], (who) =>
      leaving((filter) => ({ kind: 'moves', what: conjunction([filter, ...ownedBy(who)]), from: Zone.Graveyard }))(),
    ),
    phrase(
      [first(words("is returned to its owner's hand"), words("are returned to their owners' hands"))],
      leaving((filter) => ({ kind: 'moves', what: filter, from: Zone.Battlefield, to: Zone.Hand })),
    ),
    phrase(
      ['is|are returned to hand'],
      leaving((filter) => ({ kind: 'moves', what: filter, from: Zone.Battlefield, to: Zone.Hand })),
    ),
    phrase(
      ["is|are returned to a player's hand"],
      (): Verb => ({
        gone: true,
        event: (what) => (scope) => {
          // Whose hand it is: its owner's (400.3).
          scope.mentionPlayers({ kind: 'ownerOf', what: thatObject });
          return { kind: 'moves', what: what.filter, from: Zone.Battlefield, to: Zone.Hand };
        },
      }),
    ),
    phrase(
      ['is|are returned to your hand', maybe(words('from the battlefield'))],
      leaving((filter) => ({
        kind: 'moves',
        what: conjunction([filter, ...ownedBy(YOU)]),
        from: Zone.Battlefield,
        to: Zone.Hand,
      })),
    ),
  ),
);

export const moveVerbs: Reader<Verb> = rule(() =>
  either<Verb>(
    phrase(['enters|enter', maybe(words('the battlefield')), many(entering)], (_battlefield, riders) => ({
      gone: false,
      event: (what) => () => {
        const event: Move = { kind: 'moves', what: what.filter, to: Zone.Battlefield };
        return riders.reduce((so, rider) => rider(so), event);
      },
    })),
    phrase(['dies|die'], leaving(dies)),
    // Of permanents: what is anywhere else is a card.
    phrase(
      [
        either(
          words('is|are put into exile'),
          words('is|are exiled from the battlefield'),
          words('is|are put into exile from the battlefield'),
        ),
      ],
      (_exiled): Verb => ({
        gone: true,
        event: (what) => (scope) =>
          what.zone === Zone.Battlefield ? exiledFrom(what.filter, Zone.Battlefield) : scope.reject(dies(what.filter)),
      }),
    ),
    phrase(
      ['dies|die or is|are put into exile from the battlefield'],
      leaving((filter) => ({ kind: 'anyOf', of: [dies(filter), exiledFrom(filter, Zone.Battlefield)] })),
    ),
    phrase(
      ['is|are put into exile from graveyards and/or the battlefield'],
      leaving((filter) => ({
        kind: 'anyOf',
        of: [exiledFrom(filter, Zone.Graveyard), exiledFrom(conjunction([NONTOKEN, filter]), Zone.Battlefield)],
      })),
    ),
    phrase(
      ['dies|die under your control'],
      leaving((filter) => dies(conjunction([filter, { kind: 'controlledBy', who: YOU }]))),
    ),
    phrase(
      ['is put into your hand from your graveyard'],
      (): Verb => ({
        gone: true,
        event: (what) => (scope) => {
          const event: EventPattern = { kind: 'moves', what: what.filter, from: Zone.Graveyard, to: Zone.Hand };
          return what.self ? event : scope.reject(event);
        },
      }),
    ),
    // Of cards: where they were is said.
    phrase(
      ['is|are put into exile from', owner, first(words('graveyard'), words('library'), words('hand'))],
      (who, zone): Verb => ({
        gone: true,
        event: (what) => (scope) => {
          const from = zone === 'graveyard' ? Zone.Graveyard : zone === 'library' ? Zone.Library : Zone.Hand;
          const event = exiledFrom(conjunction([what.filter, ...ownedBy(who)]), from);
          return what.head === 'card' ? event : scope.reject(event);
        },
      }),
    ),
    phrase(
      ['is|are put into exile from your library and/or your graveyard'],
      (): Verb => ({
        gone: true,
        event: (what) => (scope) => {
          const yours = conjunction([what.filter, ...ownedBy(YOU)]);
          const event: EventPattern = {
            kind: 'anyOf',
            of: [exiledFrom(yours, Zone.Library), exiledFrom(yours, Zone.Graveyard)],
          };
          return what.head === 'card' ? event : scope.reject(event);
        },
      }),
    ),
    putInto,
    leaves,
  ),
);
