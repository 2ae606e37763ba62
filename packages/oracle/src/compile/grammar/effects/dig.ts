/** Choosing among cards that were looked at or revealed: "put one of them into your hand and the rest on the bottom". */
import {
  type Destination,
  type Duration,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { chosenObjects, oneOfEach } from '../chosenObjects.ts';
import { duration } from '../durations.ts';
import { allOf, type Described, described, type Group, group } from '../filters.ts';
import { measured } from '../measures.ts';
import { conjunction } from '../nouns.ts';
import { YOU } from '../players.ts';
import { count } from '../quantities.ts';
import type { Sentence } from '../sentences.ts';
import { numeral, typeBit } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';
import { place } from './destinations.ts';
import { arriving } from './zones.ts';

/** "one of them", "up to two creature cards from among them": what is chosen, how many. */
interface Choice {
  readonly min: Quantity;
  readonly max: Quantity;
  readonly filter: Filter | null;
  readonly together?: Omit<Group, 'what'>;
  readonly oneOfEach?: readonly Filter[];
}

const amongThem: Reader<unknown> = first(
  words('of them'),
  words('of those cards'),
  words('from among them'),
  words('from among those cards'),
  words('from among the cards revealed this way'),
  words('from among the revealed cards'),
  words('from among the milled cards'),
  words('from among the cards milled this way'),
);

const choice: Reader<Meaning<Choice>> = rule(() =>
  either<Meaning<Choice>>(
    // Of two cards that were just looked at.
    phrase(['one'], () => () => ({ min: 1, max: 1, filter: null })),
    phrase([count, amongThem], (number) => (scope) => {
      const exact = number(scope);
      return { min: exact, max: exact, filter: null };
    }),
    phrase(['up to', numeral, amongThem], (max) => () => ({ min: 0, max, filter: null })),
    phrase([oneOfEach, amongThem], (what) => (scope) => {
      const those = what(scope);
      if (those.what.zone !== Zone.None) scope.reject(null);
      return { min: 0, max: those.oneOfEach.length, filter: those.what.filter, oneOfEach: those.oneOfEach };
    }),
    phrase(
      [
        first(
          phrase(['up to', numeral], (most) => most),
          phrase(['any number of'], () => 1000),
        ),
        group,
        amongThem,
      ],
      (max, those) => (scope) => {
        const { what, ...together } = those(scope);
        if (what.zone !== Zone.None || what.head !== 'card') scope.reject(null);
        return { min: 0, max, filter: what.filter, together };
      },
    ),
    phrase(['any number of', described, amongThem], (what) => (scope) => ({
      min: 0,
      max: 1000,
      filter: what(scope).filter,
    })),
    phrase(['any number', amongThem], () => () => ({ min: 0, max: 1000, filter: null })),
    phrase(['any number of those permanent|land|creature cards'], () => () => ({ min: 0, max: 1000, filter: null })),
    phrase([count, described, amongThem], (number, what) => (scope) => {
      const exact = number(scope);
      return { min: exact, max: exact, filter: what(scope).filter };
    }),
    phrase(['up to', numeral, described, amongThem], (max, what) => (scope) => ({
      min: 0,
      max,
      filter: what(scope).filter,
    })),
  ),
);

function choose(
  scope: Scope,
  who: PlayerSet,
  picked: Choice,
  optional: boolean,
): { readonly effect: Effect; readonly chosen: ObjectSet } {
  const pool = scope.find('card', true);
  // 700.3: of cards in two piles it is a pile that is chosen first.
  if (scope.piles !== null && !scope.has('pile', true)) scope.reject(null);
  const as = scope.fresh('chosen');
  const chosen = { kind: 'bound', name: as } as const;
  const from: ObjectSet = picked.filter === null ? pool : { kind: 'where', from: pool, filter: picked.filter };
  const min = optional ? 0 : picked.min;
  scope.mentionObjects({ kind: 'minus', from: pool, without: chosen }, ['rest'], true);
  scope.mentionMoved(chosen, 'chosen', picked.max !== 1);
  const { together = {}, oneOfEach: kinds } = picked;
  const how = { ...together, ...(kinds === undefined ? {} : { oneOfEach: kinds }) };
  return { effect: { kind: 'chooseObjects', who, from, min, max: picked.max, as, ...how }, chosen };
}

function exiledChoice(scope: Scope, what: ObjectSet, faceDown: boolean, until: Meaning<Duration> | null): Effect {
  const as = scope.fresh('exiled');
  const many = scope.isMany(what);
  const limit = until === null ? {} : { until: until(scope) };
  scope.mention({
    nouns: ['exiled', 'card', 'moved'],
    many,
    objects: { kind: 'bound', name: as },
    players: null,
    moved: true,
  });
  return { kind: 'exile', what, ...(faceDown ? { faceDown } : {}), ...limit, as };
}

function put(what: ObjectSet, to: Destination): Effect {
  return { kind: 'move', what, to };
}

const theRest: Reader<Meaning<Destination>> = rule(() =>
  either<Meaning<Destination>>(
    phrase(['and the rest', restPlace], (to) => to),
    phrase(['and the other', restPlace], (to) => to),
    phrase(['and the other', numeral, restPlace], (_count, to) => to),
  ),
);

function unionOf(sets: readonly ObjectSet[]): ObjectSet {
  const [only] = sets;
  return only !== undefined && sets.length === 1 ? only : { kind: 'union', of: sets };
}

/** "one on top of your library". */
const placedOne: Reader<{ readonly place: Meaning<Destination> }> = rule(() =>
  phrase(['one', place], (to) => ({ place: to })),
);

const between: Reader<unknown> = first(words(', and'), words(','), words('and'));

const amongRevealed: Reader<unknown> = first(
  words('from among them'),
  words('from among the revealed cards'),
  words('from among the milled cards'),
);

const restPlace: Reader<Meaning<Destination>> = rule(() => place);

export const digActions: ActionReader = rule(() =>
  either(
    phrase(['put|return', choice, place, maybe(theRest)], (what, to, rest) =>
      by((who, scope) => {
        const { effect, chosen } = choose(scope, who, what(scope), false);
        const first = arriving(scope, chosen, to(scope), [], scope.isMany(chosen));
        return inSequence([effect, first, ...(rest === null ? [] : [put(scope.find('rest', true), rest(scope))])]);
      }),
    ),
    phrase(['exile', choice, maybe(words('face down')), maybe(duration)], (what, hidden, until) =>
      by((who, scope) => {
        const { effect, chosen } = choose(scope, who, what(scope), false);
        return inSequence([effect, exiledChoice(scope, chosen, hidden !== null, until)]);
      }),
    ),
    phrase(['exile a|an', described, 'from it', maybe(duration)], (what, until) =>
      by((who, scope) => {
        const from: ObjectSet = { kind: 'where', from: scope.find('hand', true), filter: what(scope).filter };
        const as = scope.fresh('chosen');
        const chosen = { kind: 'bound', name: as } as const;
        return inSequence([
          { kind: 'chooseObjects', who, from, min: 1, max: 1, as },
          exiledChoice(scope, chosen, false, until),
        ]);
      }),
    ),
    phrase(['reveal', choice], (what) =>
      by((who, scope) => {
        const { effect, chosen } = choose(scope, who, what(scope), false);
        scope.mentionObjects(chosen, ['card', 'revealed'], scope.isMany(chosen));
        return inSequence([effect, { kind: 'reveal', what: chosen }]);
      }),
    ),
    phrase(['cloak', choice], (what) =>
      by((who, scope) => {
        const { effect, chosen } = choose(scope, who, what(scope), false);
        return inSequence([effect, put(chosen, { zone: Zone.Battlefield, controller: YOU, faceDown: 'cloak' })]);
      }),
    ),
    phrase(['cloak', chosenObjects], (what) =>
      by((who, scope) => {
        const { choice: picked, objects } = what(who)(scope);
        return inSequence([picked, put(objects, { zone: Zone.Battlefield, controller: YOU, faceDown: 'cloak' })]);
      }),
    ),
    phrase(["put all cards revealed this way that weren't put onto|into the? your? battlefield|hand", place], (to) =>
      by((_who, scope) => put(scope.find('rest', true), to(scope))),
    ),
    phrase(['put all', described, amongRevealed, place, maybe(theRest)], (what, _how, to, rest) =>
      by((_who, scope) => {
        const { filter, zone, head } = what(scope);
        if (zone !== Zone.None || head !== 'card') scope.reject(null);
        const pool = scope.find('card', true);
        const chosen: ObjectSet = { kind: 'where', from: pool, filter };
        scope.mentionObjects({ kind: 'minus', from: pool, without: chosen }, ['rest'], true);
        const as = scope.fresh('those');
        const those = { kind: 'bound', name: as } as const;
        // They are told apart while they are where they were revealed (400.7).
        return inSequence([
          { kind: 'let', as, objects: chosen },
          arriving(scope, those, to(scope), [], true),
          ...(rest === null ? [] : [put({ kind: 'minus', from: pool, without: those }, rest(scope))]),
        ]);
      }),
    ),
    phrase(['put|puts', first(words('all'), words('each')), described, place, maybe(theRest)], (_all, what, to, rest) =>
      by((_who, scope) => {
        const object = what(scope);
        const pool = object.from;
        if (pool === undefined) return scope.reject({ kind: 'sequence', of: [] });
        const as = scope.fresh('those');
        const those = { kind: 'bound', name: as } as const;
        scope.mentionObjects({ kind: 'minus', from: pool, without: those }, ['rest'], true);
        return inSequence([
          { kind: 'let', as, objects: allOf(object) },
          arriving(scope, those, to(scope), object.nouns, true),
          ...(rest === null ? [] : [put({ kind: 'minus', from: pool, without: those }, rest(scope))]),
        ]);
      }),
    ),
    // Each of the cards in a place of its own.
    phrase(['put', choice, place, between, listOf(placedOne, between)], (what, to, _and, more) =>
      by((who, scope) => {
        const pool = scope.find('card', true);
        const { effect, chosen } = choose(scope, who, what(scope), false);
        const parts: Effect[] = [effect, put(chosen, to(scope))];
        let taken: readonly ObjectSet[] = [chosen];
        for (const { place: where } of more) {
          const as = scope.fresh('chosen');
          const one = { kind: 'bound', name: as } as const;
          const from: ObjectSet = { kind: 'minus', from: pool, without: unionOf(taken) };
          parts.push({ kind: 'chooseObjects', who, from, min: 1, max: 1, as }, put(one, where(scope)));
          taken = [...taken, one];
        }
        return inSequence(parts);
      }),
    ),
    phrase(['put|puts', first(words('it'), words('that card')), place, theRest], (_it, to, rest) =>
      by((_who, scope) => {
        const card = scope.findCards('card', false);
        const others = scope.find('rest', true);
        const moved = arriving(scope, card, to(scope), [], false);
        return inSequence([moved, put(others, rest(scope))]);
      }),
    ),
    phrase(['put|puts the rest', place], (to) => by((_who, scope) => put(scope.find('rest', true), to(scope)))),
    phrase(['put the other', place], (to) => by((_who, scope) => put(scope.find('rest', true), to(scope)))),
    phrase(
      [
        'put|puts|return those',
        token('word', (text) => (typeBit(text) === null && text !== 'permanent' ? null : text)),
        'cards',
        place,
        maybe(theRest),
      ],
      (_type, to, rest) =>
        by((_who, scope) => {
          const cards = scope.find('card', true);
          const moved = arriving(scope, cards, to(scope), [], true);
          return rest === null ? moved : inSequence([moved, put(scope.find('rest', true), rest(scope))]);
        }),
    ),
    phrase(['put|puts the rest of the revealed cards', place], (to) =>
      by((_who, scope) => {
        const from = scope.find('revealed', true);
        return put({ kind: 'minus', from, without: scope.findDone('chosen').objects }, to(scope));
      }),
    ),
    phrase(['put|puts those cards|the', place], (to) => by((_who, scope) => put(scope.find('card', true), to(scope)))),
    phrase(['put the revealed cards', place], (to) =>
      by((_who, scope) => put(scope.find('revealed', true), to(scope))),
    ),
    phrase(['put them', place], (to) => by((_who, scope) => put(scope.find('card', true), to(scope)))),
    phrase(['choose|chooses a|an', described, fromHand, maybe(thatHas)], (what, _from, having) =>
      by((who, scope): Effect => {
        const as = scope.fresh('chosen');
        const hand = scope.find('hand', true);
        const card = narrowedBy(what(scope), having?.(scope) ?? null);
        scope.mentionObjects({ kind: 'bound', name: as }, [...card.nouns, 'card', 'chosen'], false);
        return {
          kind: 'chooseObjects',
          who,
          from: { kind: 'where', from: hand, filter: card.filter },
          min: 1,
          max: 1,
          as,
        };
      }),
    ),
    phrase(['choose|chooses', choice], (what) => by((who, scope) => choose(scope, who, what(scope), false).effect)),
  ),
);

const fromHand: Reader<unknown> = first(words('from it'), words('from among them'));

/** "… from it with mana value 3 or less": said of the card, after where it is. */
const thatHas: Reader<Meaning<Filter>> = phrase(['with', measured], (having) => having);

function narrowedBy(card: Described, having: Filter | null): Described {
  return having === null ? card : { ...card, filter: conjunction([card.filter, having]) };
}

const shownCards: Reader<unknown> = first(
  words('it|them'),
  words('the revealed card|cards'),
  words('that card'),
  words('those cards'),
);

/** "You may reveal a creature card from among them and put it into your hand." */
export const digSentences: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase(
      ['you may reveal', choice, 'and put', shownCards, place, maybe(theRest)],
      (what, _shown, to, rest) => (scope) => {
        const { effect, chosen } = choose(scope, YOU, what(scope), true);
        const shown = { kind: 'reveal', what: chosen } as const;
        const moves = [
          arriving(scope, chosen, to(scope), [], scope.isMany(chosen)),
          ...(rest === null ? [] : [put(scope.find('rest', true), rest(scope))]),
        ];
        scope.draft.effects.push(inSequence([effect, shown, ...moves]));
      },
    ),
    phrase(['for each card type , you may put a card of that type', amongThem, place], (_among, to) => (scope) => {
      const picked = { min: 0, max: 1000, filter: null };
      const { effect, chosen } = choose(scope, YOU, picked, true);
      const onePer: Effect = effect.kind === 'chooseObjects' ? { ...effect, onePerCardType: true } : effect;
      scope.draft.effects.push(inSequence([onePer, arriving(scope, chosen, to(scope), [], true)]));
    }),
    phrase(['you may put', choice, place, maybe(theRest)], (what, to, rest) => (scope) => {
      const { effect, chosen } = choose(scope, YOU, what(scope), true);
      const moves = [
        arriving(scope, chosen, to(scope), [], scope.isMany(chosen)),
        ...(rest === null ? [] : [put(scope.find('rest', true), rest(scope))]),
      ];
      scope.draft.effects.push(inSequence([effect, ...moves]));
    }),
    phrase(['that player discards that card'], () => (scope) => discardChosen(scope)),
  ),
);

/** A card chosen from a revealed hand and then discarded: its owner discards it, the choice is yours (701.9). */
function discardChosen(scope: Scope): void {
  const last = scope.draft.effects.pop();
  if (
    last?.kind !== 'chooseObjects' ||
    last.min === 0 ||
    last.from.kind !== 'where' ||
    last.from.from.kind !== 'all' ||
    last.from.from.zone !== Zone.Hand
  ) {
    scope.reject(null);
    return;
  }
  const { filter } = last.from;
  const narrowed = filter.kind === 'any' ? {} : { filter };
  scope.draft.effects.push({ kind: 'discard', who: last.from.from.of ?? YOU, count: 1, ...narrowed, chosenBy: YOU });
}
