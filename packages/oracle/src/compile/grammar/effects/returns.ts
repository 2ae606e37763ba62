/** Cards that come back together or in another order of words: several targets in one graveyard, the place before the cards, what goes with them. */
import { type ObjectSet, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { allOf, type Described, described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { anyObjects, selfObject, target } from '../objects.ts';
import { possessive } from '../players.ts';
import { exempted } from '../relativeClauses.ts';
import { ownedZone } from '../vocabulary.ts';
import { type ActionReader, by, mine } from './action.ts';
import { place } from './destinations.ts';
import { arriving } from './zones.ts';

/** A target card whose zone is said at the end, for all of them. */
type Placed = (scope: Scope, zone: ZoneId, of: PlayerSet) => ObjectSet;

const cardTarget: Reader<Placed> = rule(() =>
  either<Placed>(
    phrase(['target', described], (what) => placed(what, 1)),
    phrase(['up to one target', described], (what) => placed(what, 0)),
  ),
);

function placed(what: Meaning<Described>, min: number): Placed {
  return (scope, zone, of) => target(scope, inZone(scope, what(scope), zone, of), min, 1, false);
}

function inZone(scope: Scope, what: Described, zone: ZoneId, of: PlayerSet): Described {
  if (what.head !== 'card' || what.zone !== Zone.None || what.from !== undefined) scope.reject(null);
  return { ...what, zone, of };
}

const between: Reader<unknown> = first(words(', and'), words(','), words('and'));

export const returnActions: ActionReader = rule(() =>
  either(
    phrase(
      ['return|put', listOf(cardTarget, between), 'from', possessive, ownedZone, place],
      (cards, whose, zone, to) => {
        if (cards.length < 2) return null;
        return mine((scope) => {
          // Whose zone it is, is known before the targets are described.
          const of = whose(scope);
          const union: ObjectSet = { kind: 'union', of: cards.map((card) => card(scope, zone, of)) };
          return arriving(scope, union, to(scope), ['permanent', 'card'], true);
        });
      },
    ),
    phrase(['return|put', selfObject, 'and target', described, place], (_self, what, to) =>
      mine((scope) => {
        const card = what(scope);
        if (card.zone !== Zone.Graveyard || card.of?.kind !== 'you') scope.reject(null);
        // It has to be there, too (113.6b).
        scope.draft.zone = Zone.Graveyard;
        const union: ObjectSet = { kind: 'union', of: [{ kind: 'self' }, target(scope, card, 1, 1, false)] };
        return arriving(scope, union, to(scope), ['card'], true);
      }),
    ),
    // What stays is said after the place: "return all creatures to their owners' hands except for Krakens".
    phrase(['return all|each', described, place, exempted], (what, to, but) =>
      mine((scope) => {
        const objects = what(scope);
        if (objects.zone !== Zone.Battlefield || objects.from !== undefined) scope.reject(null);
        const where = to(scope);
        const left = allOf({ ...objects, filter: conjunction([objects.filter, but(scope)]) });
        return arriving(scope, left, where, objects.nouns, true);
      }),
    ),
    phrase(['return', place, anyObjects], (to, what) =>
      mine((scope) => {
        const where = to(scope);
        const objects = what(scope);
        return arriving(scope, objects, where, [], scope.isMany(objects));
      }),
    ),
    phrase(
      [
        'return target',
        described,
        'and all other cards with the same name as that card from',
        possessive,
        ownedZone,
        place,
      ],
      (what, whose, zone, to) =>
        mine((scope) => {
          const of = whose(scope);
          const one = target(scope, inZone(scope, what(scope), zone, of), 1, 1, false);
          const filter = conjunction([
            { kind: 'not', of: { kind: 'among', what: one } },
            { kind: 'sameNameAs', what: one },
          ]);
          const union: ObjectSet = { kind: 'union', of: [one, { kind: 'all', zone, filter, of }] };
          return arriving(scope, union, to(scope), ['permanent', 'card'], true);
        }),
    ),
    phrase(['put', selfObject, 'from your hand onto the battlefield'], () =>
      mine((scope) => {
        scope.draft.zone = Zone.Hand;
        return { kind: 'move', what: { kind: 'self' }, to: { zone: Zone.Battlefield } };
      }),
    ),
    phrase(['exile a card at random from', possessive, ownedZone], (whose, zone) =>
      by((who, scope) => {
        const of = whose(scope);
        const as = scope.fresh('chosen');
        const exiled = scope.fresh('exiled');
        scope.mentionMoved({ kind: 'bound', name: exiled }, 'exiled', false);
        const from: ObjectSet = { kind: 'all', zone, filter: { kind: 'any' }, of };
        return inSequence([
          { kind: 'chooseObjects', who, from, min: 1, max: 1, as, atRandom: true },
          { kind: 'exile', what: { kind: 'bound', name: as }, as: exiled },
        ]);
      }),
    ),
    phrase(['exile that card from your|their graveyard'], () =>
      by((_who, scope) => {
        const what = scope.findCards('card', false);
        const as = scope.fresh('exiled');
        scope.mentionMoved({ kind: 'bound', name: as }, 'exiled', false);
        return { kind: 'exile', what, as };
      }),
    ),
    phrase(['exile all the cards from your hand'], () =>
      mine((scope) => {
        const as = scope.fresh('exiled');
        const exiled = { kind: 'bound', name: as } as const;
        scope.mentionMoved(exiled, 'exiled', true);
        scope.amount = { kind: 'count', of: exiled };
        const what: ObjectSet = { kind: 'all', zone: Zone.Hand, filter: { kind: 'any' }, of: { kind: 'you' } };
        return { kind: 'exile', what, as };
      }),
    ),
  ),
);
