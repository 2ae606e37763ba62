/** Casting as a trigger condition (601.2i): which spell, whose first one, from where. */
import { type EventPattern, type Filter, type PlayerSet, Zone, type ZoneId } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { type Described, described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { selfObject } from '../objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';
import { ordinal } from '../vocabulary.ts';
import { type Event, IS_SELF, thatObject } from './subjects.ts';

type Cast = Extract<EventPattern, { readonly kind: 'castsSpell' }>;
type From = Pick<Cast, 'from' | 'notFrom'>;

const from: Reader<From> = either<From>(
  phrase(['from anywhere other than your|their hand'], () => ({ notFrom: Zone.Hand })),
  phrase(['from exile'], () => ({ from: Zone.Exile })),
);

/** A spell by description, mentioned. */
function spellOf(
  what: Meaning<Described>,
  player: PlayerSet,
  scope: Scope,
): { readonly filter: Filter; readonly from: From } {
  const spell = what(scope);
  if (spell.head !== 'spell') scope.reject(null);
  scope.mentionObjects(thatObject, [...spell.nouns, 'spell'], false);
  if (spell.of !== null && spell.of.kind !== 'eachPlayer' && player.kind !== spell.of.kind) scope.reject(null);
  const owned: readonly Filter[] = spell.of?.kind === 'you' ? [{ kind: 'ownedBy', who: YOU }] : [];
  const zone: ZoneId = spell.zone;
  return {
    filter: conjunction([spell.filter, ...owned]),
    from: zone === Zone.Stack ? {} : { from: zone },
  };
}

/** When a first spell counts: "each turn", "during each opponent's turn". */
const eachTurn: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['each turn'], () => EACH_PLAYER),
  phrase(['in a turn'], () => EACH_PLAYER),
  phrase(["during each opponent's turn"], () => OPPONENTS),
  phrase(['during each of your|their turns'], () => YOU),
);

function duringTurnOf(who: PlayerSet, player: PlayerSet, event: EventPattern, scope: Scope): EventPattern {
  if (who.kind === 'eachPlayer') return event;
  if (who.kind === 'you' && player.kind !== 'you') return scope.reject(event);
  return { kind: 'while', event, condition: { kind: 'turnOf', who } };
}

/** "Your first spell each turn", "the first instant spell that player casts each turn". */
const firstOfThem: Reader<Meaning<Described>> = rule(() =>
  either<Meaning<Described>>(
    phrase(['your|their first', described, 'each turn'], (what) => what),
    phrase(['the first', described, 'they cast each turn'], (what) => what),
    phrase(['the first', described, 'that player casts each turn'], (what) => what),
  ),
);

/** What players cast, after the verb. */
const object: Reader<(who: PlayerSet) => Event> = rule(() =>
  either<(who: PlayerSet) => Event>(
    phrase(['a|an|another', described, maybe(from)], (what, origin) => (who) => (scope) => {
      const spell = spellOf(what, who, scope);
      return { kind: 'castsSpell', who, what: spell.filter, ...spell.from, ...origin };
    }),
    phrase(['your|their', ordinal, described, eachTurn], (nth, what, turn) => (who) => (scope) => {
      const spell = spellOf(what, who, scope);
      return duringTurnOf(turn, who, { kind: 'castsSpell', who, what: spell.filter, nth, ...spell.from }, scope);
    }),
    phrase(['a|an', described, 'other than', firstOfThem], (what, first) => (who) => (scope) => {
      const spell = spellOf(what, who, scope);
      const same = JSON.stringify(first(scope).filter) === JSON.stringify(what(scope).filter);
      if (!same || Object.keys(spell.from).length > 0) scope.reject(null);
      return { kind: 'castsSpell', who, what: spell.filter, notFirst: true };
    }),
    phrase(
      ['a|an', described, 'during your turn other than your first', described, 'that turn'],
      (what, first) => (who) => (scope) => {
        const spell = spellOf(what, who, scope);
        const same = JSON.stringify(first(scope).filter) === JSON.stringify(what(scope).filter);
        if (!same || who.kind !== 'you') scope.reject(null);
        const event: EventPattern = { kind: 'castsSpell', who, what: spell.filter, notFirst: true };
        return { kind: 'while', event, condition: { kind: 'turnOf', who: YOU } };
      },
    ),
    phrase(
      [
        first(
          words('this spell'),
          phrase([selfObject], () => ''),
        ),
      ],
      () => (who) => (scope) => {
        // The spell is on the stack, where "this spell" and "it" speak of it.
        scope.mentionObjects({ kind: 'self' }, ['spell'], false);
        return { kind: 'castsSpell', who, what: IS_SELF };
      },
    ),
  ),
);

export const casts: Reader<(who: PlayerSet) => Event> = rule(() =>
  either<(who: PlayerSet) => Event>(
    phrase(['cast|casts', object], (event) => event),
    phrase(['cast or cycle', selfObject], () => (who) => () => ({
      kind: 'anyOf',
      of: [
        { kind: 'castsSpell', who, what: IS_SELF },
        { kind: 'performs', action: 'cycle', who, what: IS_SELF },
      ],
    })),
    // 707.10: a copy is not cast.
    phrase(['cast or copy a|an', described], (what) => (who) => (scope) => {
      const { filter } = spellOf(what, who, scope);
      return {
        kind: 'anyOf',
        of: [
          { kind: 'castsSpell', who, what: filter },
          { kind: 'performs', action: 'copy', who, what: filter },
        ],
      };
    }),
  ),
);

/** "you next cast an instant spell", "you cast your next creature spell": once. */
export const nextCast: Reader<Event> = rule(() =>
  phrase(
    [
      either(
        phrase(['you next cast a|an', described], (what) => what),
        phrase(['you cast your next', described], (what) => what),
      ),
    ],
    (what) => (scope) => {
      const spell = spellOf(what, YOU, scope);
      return { kind: 'castsSpell', who: YOU, what: spell.filter, ...spell.from };
    },
  ),
);
