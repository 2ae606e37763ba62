/** Damage as a trigger condition (120, 603.2). */
import { CardType, type EventPattern, type Filter, type PlayerSet, Zone } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { described } from '../filters.ts';
import { selfObject } from '../objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';
import { numeral } from '../vocabulary.ts';
import { type Event, IS_SELF, thatAmount, thatObject, thatOther, thatPlayer } from './subjects.ts';
import type { Verb } from './verbs.ts';

type Damage = Extract<EventPattern, { readonly kind: 'dealsDamage' }>;
type Receivers = Pick<Damage, 'to' | 'players'>;

const combat: Reader<Pick<Damage, 'combat'>> = either<Pick<Damage, 'combat'>>(
  phrase(['damage'], () => ({})),
  phrase(['combat damage'], () => ({ combat: true })),
  phrase(['noncombat damage'], () => ({ combat: false })),
);

const somePlayer: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['a player'], () => EACH_PLAYER),
  phrase(['an opponent'], () => OPPONENTS),
  phrase(['one of your opponents'], () => OPPONENTS),
  phrase(['you'], () => YOU),
  phrase(['enchanted player'], () => ({ kind: 'enchantedPlayer' })),
);

const someObject: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase([selfObject], () => () => IS_SELF),
    phrase(['equipped|enchanted creature'], () => () => ({ kind: 'attachedToBySource' })),
    phrase(['a|an', described], (what) => (scope) => {
      const object = what(scope);
      scope.mentionAside(thatOther, object.nouns);
      return object.filter;
    }),
  ),
);

const receivers: Reader<Meaning<Receivers>> = rule(() =>
  either<Meaning<Receivers>>(
    phrase([somePlayer], (who) => (scope) => playersHit(scope, who)),
    // Of delayed triggers: whom the ability around them has named.
    phrase(['that player'], () => (scope) => playersHit(scope, scope.findOnePlayer())),
    phrase([someObject], (what) => (scope) => ({ to: what(scope), players: null })),
    phrase([somePlayer, 'or', someObject], (who, what) => (scope) => {
      const to = what(scope);
      return { ...playersHit(scope, who), to };
    }),
    phrase([somePlayer, 'or planeswalker'], (who) => (scope) => ({
      ...playersHit(scope, who),
      to: { kind: 'type', types: CardType.Planeswalker },
    })),
    phrase([someObject, 'or opponent'], (what) => (scope) => {
      const to = what(scope);
      return { ...playersHit(scope, OPPONENTS), to };
    }),
    phrase(['a player or battle'], () => (scope) => ({
      ...playersHit(scope, EACH_PLAYER),
      to: { kind: 'type', types: CardType.Battle },
    })),
    phrase(['you or a|an', described], (what) => (scope) => ({ ...playersHit(scope, YOU), to: what(scope).filter })),
  ),
);

function playersHit(scope: Scope, who: PlayerSet): Receivers {
  scope.mentionPlayers(thatPlayer);
  return { to: null, players: who };
}

const severalPlayers: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['one or more players'], () => EACH_PLAYER),
  phrase(['one or more of your opponents'], () => OPPONENTS),
  phrase(['your opponents'], () => OPPONENTS),
);

const orMore: Reader<Pick<Damage, 'atLeast'>> = phrase([numeral, 'or more'], (atLeast) => ({ atLeast }));

export const damageVerbs: Reader<Verb> = rule(() =>
  either<Verb>(
    phrase(['deals|deal', maybe(orMore), combat, 'to', receivers], (least, kind, to) => ({
      gone: false,
      event: (source) => (scope) => {
        const hit = to(scope);
        // "That player" cannot be you: it is who controls the source.
        if (hit.players?.kind === 'you') scope.mentionPlayers({ kind: 'controllerOf', what: thatObject });
        scope.amount = thatAmount;
        return { kind: 'dealsDamage', source: source.filter, ...hit, ...kind, ...least };
      },
    })),
    // However many they are, once.
    phrase(['deals|deal', combat, 'to', severalPlayers], (kind, players) => ({
      gone: false,
      event: (source) => (scope) => {
        if (!source.many) scope.reject(null);
        return { kind: 'dealsDamage', source: source.filter, to: null, players, ...kind, together: true };
      },
    })),
    phrase(['deals|deal', combat, 'to one or more', described], (kind, what) => ({
      gone: false,
      event: (source) => (scope) => {
        const { filter, zone } = what(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        scope.draft.oneOrMore = true;
        return { kind: 'dealsDamage', source: source.filter, to: filter, players: null, ...kind };
      },
    })),
    phrase(['deals|deal', maybe(orMore), combat], (least, kind) => ({
      gone: false,
      event: (source) => (scope) => {
        scope.amount = thatAmount;
        const anything = { to: { kind: 'any' }, players: EACH_PLAYER } as const;
        return { kind: 'dealsDamage', source: source.filter, ...anything, ...kind, ...least };
      },
    })),
    // 120.10
    phrase(['is|are dealt excess', combat], (kind) => ({
      gone: false,
      event: (what) => (scope) => {
        scope.amount = thatAmount;
        scope.thisWay.set('the excess', thatAmount);
        return { kind: 'dealtDamage', what: what.filter, ...kind, excess: true };
      },
    })),
    phrase(['is|are dealt', maybe(orMore), combat], (least, kind) => ({
      gone: false,
      event: (what) => (scope) => {
        scope.amount = thatAmount;
        return { kind: 'dealtDamage', what: what.filter, ...kind, ...least };
      },
    })),
  ),
);

/** "a source deals damage to you", "a source an opponent controls deals damage to this creature", "you're dealt damage". */
export const sourceDamages: Reader<Event> = rule(() =>
  either<Event>(
    phrase(["you're dealt", combat], (kind) => (scope) => {
      scope.amount = thatAmount;
      return { kind: 'dealtDamage', what: NOTHING, players: YOU, ...kind };
    }),
    phrase([combat, 'is dealt to you'], (kind) => (scope) => {
      scope.amount = thatAmount;
      return { kind: 'dealtDamage', what: NOTHING, players: YOU, ...kind };
    }),
    phrase([combat, 'is dealt to you or a|an', described], (kind, what) => (scope) => {
      const { filter, zone } = what(scope);
      scope.amount = thatAmount;
      const event: EventPattern = { kind: 'dealtDamage', what: filter, players: YOU, ...kind };
      return zone === Zone.Battlefield ? event : scope.reject(event);
    }),
    phrase([dealtPlayer, 'is dealt', orMore, combat, 'by a single source'], (players, least, kind) => (scope) => {
      scope.amount = thatAmount;
      scope.mentionPlayers(thatPlayer);
      return { kind: 'dealsDamage', source: { kind: 'any' }, to: null, players, ...kind, ...least };
    }),
    phrase([dealtPlayer, 'is dealt', combat], (players, kind) => (scope) => {
      scope.amount = thatAmount;
      scope.mentionPlayers(thatPlayer);
      return { kind: 'dealtDamage', what: NOTHING, players, ...kind };
    }),
  ),
);

const NOTHING: Filter = { kind: 'or', of: [] };

const dealtPlayer: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['a player'], () => EACH_PLAYER),
  phrase(['an opponent'], () => OPPONENTS),
  phrase(['enchanted player'], () => ({ kind: 'enchantedPlayer' })),
);
