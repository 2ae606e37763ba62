/** What players do as trigger conditions: draw, discard, gain life, sacrifice, play lands, tap for mana (603.1). */
import { type EventPattern, type Filter, type PlayerSet, Zone } from '@foretell/rules/ir';
import { isLandType } from '../../characteristics/subtypes.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { type Described, described } from '../filters.ts';
import { conjunction, disjunction } from '../nouns.ts';
import { selfObject } from '../objects.ts';
import { OPPONENTS, YOU } from '../players.ts';
import { manaSymbol, ordinal } from '../vocabulary.ts';
import { casts } from './castEvents.ts';
import { playersAttack } from './combatVerbs.ts';
import { puttingCounters } from './counterEvents.ts';
import { playersPerform } from './keywordEvents.ts';
import { actor, bindObject, type Event, IS_SELF, thatAmount, thatObject, thatOther, watched } from './subjects.ts';

export type PlayerVerb = (who: PlayerSet) => Event;

/** What is discarded, sacrificed or cycled: one thing, or any number at once. */
const objects: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['a|an', described], (what) => (scope) => one(what(scope), scope, false)),
    phrase(
      ['another', described],
      (what) => (scope) => conjunction([{ kind: 'other' }, one(what(scope), scope, false)]),
    ),
    phrase(
      [selfObject, 'or another', described],
      (_self, what) => (scope) => disjunction([IS_SELF, one(what(scope), scope, false)]),
    ),
    phrase(['one or more', maybe(words('other')), described], (other, what) => (scope) => {
      const filter = one(what(scope), scope, true);
      return other === null ? filter : conjunction([{ kind: 'other' }, filter]);
    }),
    phrase([first<unknown>(selfObject, words('it'))], () => (scope) => {
      scope.mentionObjects(thatObject, ['card', 'permanent'], false);
      scope.self = thatObject;
      return IS_SELF;
    }),
  ),
);

function one(
  { filter, nouns }: { readonly filter: Filter; readonly nouns: readonly string[] },
  scope: Scope,
  many: boolean,
): Filter {
  if (many) {
    scope.draft.oneOrMore = true;
    scope.amount = { kind: 'count', of: thatObject };
  }
  scope.mentionObjects(thatObject, [...nouns, 'card'], many);
  return filter;
}

function plain(event: (who: PlayerSet) => EventPattern): () => PlayerVerb {
  return () => (who) => () => event(who);
}

const withAmount =
  (event: (who: PlayerSet) => EventPattern): (() => PlayerVerb) =>
  () =>
  (who) =>
  (scope) => {
    scope.amount = thatAmount;
    return event(who);
  };

/** "A spell or ability an opponent controls causes you to discard this card". */
export const madeToDiscard: Reader<Event> = rule(() =>
  phrase(['a spell or ability an opponent controls causes you to discard', objects], (what) => (scope) => {
    const filter = what(scope);
    scope.mentionPlayers(thatOther);
    return { kind: 'discards', who: YOU, what: filter, by: OPPONENTS };
  }),
);

const cards: Reader<PlayerVerb> = rule(() =>
  either<PlayerVerb>(
    phrase(
      ['draw|draws a card'],
      plain((who) => ({ kind: 'draws', who })),
    ),
    phrase(
      ['draw|draws your|their', ordinal, 'card', first(words('each turn'), words('in a turn'))],
      (nth) => (who) => () => ({ kind: 'draws', who, nth }),
    ),
    phrase(['draw|draws your|their', ordinal, 'or', ordinal, 'card each turn'], (one, other) => (who) => () => ({
      kind: 'anyOf',
      of: [
        { kind: 'draws', who, nth: one },
        { kind: 'draws', who, nth: other },
      ],
    })),
    phrase(
      [
        first(
          words('draw a card except the first one you draw in each of your draw steps'),
          words('draws a card except the first one they draw in each of their draw steps'),
        ),
      ],
      plain((who) => ({ kind: 'draws', who, exceptFirstInDrawStep: true })),
    ),
    phrase(['discard|discards', objects], (what) => (who) => (scope) => {
      const filter = what(scope);
      if (scope.draft.oneOrMore) scope.mentionPaid(thatObject, ['discarded'], true, filter);
      return { kind: 'discards', who, what: filter };
    }),
    phrase(['cycle|cycles', objects], (what) => (who) => (scope) => ({
      kind: 'performs',
      action: 'cycle',
      who,
      what: what(scope),
    })),
    // Cycling discards the card (702.29a).
    phrase(['cycle|cycles or discard|discards', objects], (what) => (who) => (scope) => ({
      kind: 'discards',
      who,
      what: what(scope),
    })),
    phrase(['sacrifice|sacrifices', objects], (what) => (who) => (scope) => {
      const filter = what(scope);
      // Only its controller can sacrifice it; that it goes is seen by looking back (603.10a).
      return filter.kind === 'isSelf' && who.kind === 'you'
        ? { kind: 'moves', what: filter, from: Zone.Battlefield, cause: 'sacrifice' }
        : { kind: 'sacrifices', who, what: filter };
    }),
    phrase(['play|plays a land'], () => (who) => (scope) => landPlayed(who, { kind: 'any' }, scope)),
    phrase(['play|plays a land from exile'], () => (who) => (scope) => ({
      ...landPlayed(who, { kind: 'any' }, scope),
      from: Zone.Exile,
    })),
    // 701.18b: to play a card is to play it as a land or cast it as a spell.
    phrase(['play|plays a card', maybe(words('from exile'))], (exiled) => (who) => (scope) => {
      const from = exiled === null ? {} : { from: Zone.Exile };
      scope.mentionObjects(thatObject, ['card'], false);
      return {
        kind: 'anyOf',
        of: [
          { kind: 'castsSpell', who, what: { kind: 'any' }, ...from },
          { kind: 'playsLand', who, what: { kind: 'any' }, ...from },
        ],
      };
    }),
    phrase(['play|plays a|an', described], (what) => (who) => (scope) => {
      const land = what(scope);
      if (land.zone !== Zone.Battlefield || !isOfLands(land)) scope.reject(null);
      return landPlayed(who, land.filter, scope);
    }),
    // 111.1: nothing but tokens is created, and nobody else's enter.
    phrase(['create|creates', created], (what) => (who) => (scope) => tokensCreated(who, what(scope))),
    phrase(['create|creates or sacrifice|sacrifices a token'], () => (who) => (scope) => {
      scope.mentionObjects(thatObject, ['token', 'permanent'], false);
      return { kind: 'anyOf', of: [tokensCreated(who, TOKEN), { kind: 'sacrifices', who, what: TOKEN }] };
    }),
    phrase(['play|plays another land'], () => (who) => (scope) => landPlayed(who, { kind: 'other' }, scope)),
  ),
);

const TOKEN: Filter = { kind: 'token' };

/** "A token", "one or more tokens", "a Blood token". */
const created: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['a|an', described], (what) => (scope) => token(what(scope), scope, false)),
    phrase(['one or more', described], (what) => (scope) => token(what(scope), scope, true)),
  ),
);

function token(what: Described, scope: Scope, many: boolean): Filter {
  const parts = what.filter.kind === 'and' ? what.filter.of : [what.filter];
  if (!parts.some(({ kind }) => kind === 'token')) scope.reject(null);
  return one(what, scope, many);
}

function tokensCreated(who: PlayerSet, what: Filter): EventPattern {
  return {
    kind: 'moves',
    what: conjunction([what, { kind: 'controlledBy', who }]),
    to: Zone.Battlefield,
    cause: 'token',
  };
}

/** Only lands are played without being cast. */
function isOfLands({ nouns, filter }: Described): boolean {
  return nouns.includes('land') || (filter.kind === 'subtype' && filter.subtypes.every(isLandType));
}

function landPlayed(who: PlayerSet, what: Filter, scope: Scope): EventPattern & { readonly kind: 'playsLand' } {
  scope.mentionObjects(thatObject, ['land', 'permanent'], false);
  return { kind: 'playsLand', who, what };
}

const others: Reader<PlayerVerb> = rule(() =>
  either<PlayerVerb>(
    phrase(
      ['gain|gains life'],
      withAmount((who) => ({ kind: 'gainsLife', who })),
    ),
    phrase(['gain or lose life'], () => (who) => (scope) => {
      scope.amount = thatAmount;
      return {
        kind: 'anyOf',
        of: [
          { kind: 'gainsLife', who },
          { kind: 'losesLife', who },
        ],
      };
    }),
    phrase(
      ['lose|loses life'],
      withAmount((who) => ({ kind: 'losesLife', who })),
    ),
    phrase(
      ['scry|scries'],
      withAmount((who) => ({ kind: 'scries', who })),
    ),
    phrase(
      ['search|searches your|their library'],
      plain((who) => ({ kind: 'searchesLibrary', who })),
    ),
    phrase(
      ['shuffle|shuffles your|their library'],
      plain((who) => ({ kind: 'shuffles', who })),
    ),
    phrase(
      ['shuffle|shuffles'],
      plain((who) => ({ kind: 'shuffles', who })),
    ),
    phrase(
      ['lose|loses the game'],
      plain((who) => ({ kind: 'losesGame', who })),
    ),
    puttingCounters,
    phrase(['tap|taps', watched], (what) => (who) => (scope) => {
      const object = what(scope);
      bindObject(scope, object, false);
      return { kind: 'becomesTapped', what: withoutTapped(object.filter), by: who };
    }),
    phrase(['tap|taps', selfObject, 'for mana'], () => (who) => (scope) => {
      scope.mentionObjects({ kind: 'self' }, ['creature', 'land', 'permanent'], false);
      return { kind: 'tappedForMana', what: IS_SELF, who };
    }),
    phrase(['tap|taps a|an', described, 'for', manaSymbol], (what, type) => (who) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      scope.mentionObjects(thatObject, object.nouns, false);
      return { kind: 'tappedForMana', what: object.filter, who, makes: 1 << type };
    }),
    phrase(
      [first(words('tap|taps a|an'), words('tap|taps')), described, 'for mana'],
      (_tap, what) => (who) => (scope) => {
        const object = what(scope);
        scope.mentionObjects(thatObject, object.nouns, false);
        return { kind: 'tappedForMana', what: object.filter, who };
      },
    ),
  ),
);

/** What becomes tapped was untapped (701.26a). */
function withoutTapped(filter: Filter): Filter {
  return filter.kind === 'and' ? conjunction(filter.of.filter(({ kind }) => kind !== 'untapped')) : filter;
}

const playerVerb: Reader<PlayerVerb> = rule(() => either(casts, cards, others, playersAttack, playersPerform));

export const playerEvents: Reader<Event> = rule(() =>
  phrase([actor, listOf(playerVerb, words('or'))], (who, verbs) => (scope) => {
    const player = who(scope);
    const events = verbs.map((verb) => verb(player)(scope));
    const [only, ...more] = events;
    return only !== undefined && more.length === 0 ? only : { kind: 'anyOf', of: events };
  }),
);
