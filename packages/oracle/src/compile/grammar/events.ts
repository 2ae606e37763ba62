/** Triggering events (603): what stands between "when", "whenever" or "at" and the comma. */
import {
  EVENT_NAMES,
  type EventPattern,
  type Filter,
  type PlayerSet,
  Step,
  type StepId,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { condition } from './conditions.ts';
import { type Described, described } from './filters.ts';
import { keywordEvents } from './keywordEvents.ts';
import { conjunction, disjunction } from './nouns.ts';
import { selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { counterName, numeral, ordinal, stepWord } from './vocabulary.ts';

type Event = Meaning<EventPattern>;

const thatObject = { kind: 'bound', name: EVENT_NAMES.object } as const;
const thatPlayer = { kind: 'bound', name: EVENT_NAMES.player } as const;
const thatAmount = { kind: 'bound', name: EVENT_NAMES.amount } as const;
const thatOther = { kind: 'bound', name: EVENT_NAMES.other } as const;
const IS_SELF: Filter = { kind: 'isSelf' };

/** What an event happens to. */
export interface Watched {
  readonly filter: Filter;
  /** The object that has the ability, and nothing else. */
  readonly self: boolean;
  readonly nouns: readonly string[];
  readonly spell: boolean;
}

function ofDescription(what: Described): Watched {
  return { filter: what.filter, self: false, nouns: what.nouns, spell: what.head === 'spell' };
}

const attached: Reader<unknown> = either(
  phrase(['enchanted', token('word', (text) => text)], () => true),
  phrase(['equipped creature'], () => true),
);

export const watched: Reader<Meaning<Watched>> = rule(() =>
  either<Meaning<Watched>>(
    phrase([selfObject], () => () => ({
      filter: IS_SELF,
      self: true,
      nouns: ['creature', 'permanent', 'card'],
      spell: false,
    })),
    phrase(['a|an', described], (what) => (scope) => ofDescription(what(scope))),
    phrase(['another', described], (what) => (scope) => {
      const one = ofDescription(what(scope));
      return { ...one, filter: conjunction([{ kind: 'other' }, one.filter]) };
    }),
    phrase([selfObject, 'or another', described], (_self, what) => (scope) => {
      const one = ofDescription(what(scope));
      return { ...one, filter: disjunction([IS_SELF, one.filter]) };
    }),
    phrase([attached], () => () => ({
      filter: { kind: 'attachedToBySource' },
      self: false,
      nouns: ['creature', 'permanent', 'land'],
      spell: false,
    })),
  ),
);

/** Binds the words for what an event happened to. `gone`: it is somewhere else now, so that even self is spoken of by the event's name. */
function bindObject(scope: Scope, what: Watched, gone: boolean): void {
  if (what.self && !gone) scope.mentionObjects({ kind: 'self' }, what.nouns, false);
  else {
    scope.mentionObjects(thatObject, [...what.nouns, 'card'], false);
    if (what.self) scope.self = thatObject;
  }
}

export function objectEvent(what: Meaning<Watched>, gone: boolean, event: (filter: Filter) => EventPattern): Event {
  return (scope) => {
    const one = what(scope);
    bindObject(scope, one, gone);
    return event(one.filter);
  };
}

const enters = (filter: Filter): EventPattern => ({ kind: 'moves', what: filter, to: Zone.Battlefield });
const dies = (filter: Filter): EventPattern => ({
  kind: 'moves',
  what: filter,
  from: Zone.Battlefield,
  to: Zone.Graveyard,
});

/** 700.4 */
const dyingWords: Reader<unknown> = first(words('dies'), words('is put into a graveyard from the battlefield'));

const tappedWord: Reader<'tapped' | 'untapped'> = either(
  phrase(['tapped'], () => 'tapped' as const),
  phrase(['untapped'], () => 'untapped' as const),
);

/** Verbs of objects. */
const objectEvents: Reader<Event> = rule(() =>
  either<Event>(
    phrase([watched, 'enters'], (what) => objectEvent(what, false, enters)),
    phrase([watched, 'enters', tappedWord], (what, state) =>
      objectEvent(what, false, (filter) => enters(conjunction([filter, { kind: state }]))),
    ),
    phrase([watched, 'enters or', dyingWords], (what) =>
      objectEvent(what, true, (filter) => ({ kind: 'anyOf', of: [enters(filter), dies(filter)] })),
    ),
    phrase([watched, 'enters the battlefield'], (what) => objectEvent(what, false, enters)),
    phrase([watched, 'enters under your control'], (what) =>
      objectEvent(what, false, (filter) => enters(conjunction([filter, { kind: 'controlledBy', who: YOU }]))),
    ),
    phrase([watched, 'dies'], (what) => objectEvent(what, true, dies)),
    phrase([watched, 'leaves the battlefield'], (what) =>
      objectEvent(what, true, (filter) => ({ kind: 'moves', what: filter, from: Zone.Battlefield })),
    ),
    phrase([watched, 'is put into', graveyardOf, from], (what, owner, place) => (scope) => {
      const one = what(scope);
      const mine = owner(scope);
      const origin = place(scope);
      // What dies is said so; "your graveyard" is that of its owner.
      if (origin.of !== null && origin.of !== mine) scope.reject(null);
      bindObject(scope, one, true);
      scope.mentionPlayers(thatPlayer);
      return {
        kind: 'moves',
        what: mine === null ? one.filter : conjunction([one.filter, { kind: 'ownedBy', who: mine }]),
        ...(origin.zone === null ? {} : { from: origin.zone }),
        to: Zone.Graveyard,
      };
    }),
    phrase([watched, 'leaves your graveyard'], (what) =>
      objectEvent(what, true, (filter) => ({
        kind: 'moves',
        what: conjunction([filter, { kind: 'ownedBy', who: YOU }]),
        from: Zone.Graveyard,
      })),
    ),
    phrase([watched, 'enters or leaves the battlefield'], (what) =>
      objectEvent(what, true, (filter) => ({
        kind: 'anyOf',
        of: [enters(filter), { kind: 'moves', what: filter, from: Zone.Battlefield }],
      })),
    ),
    phrase([watched, 'enters or attacks'], (what) =>
      objectEvent(what, false, (filter) => ({
        kind: 'anyOf',
        of: [enters(filter), { kind: 'attacks', what: filter }],
      })),
    ),
    phrase([watched, 'attacks'], (what) => objectEvent(what, false, (filter) => ({ kind: 'attacks', what: filter }))),
    phrase(
      [watched, 'attacks while', condition],
      (what, so) => (scope) =>
        objectEvent(what, false, (filter) => ({
          kind: 'attacks',
          what: conjunction([filter, { kind: 'while', condition: so(scope) }]),
        }))(scope),
    ),
    phrase([watched, 'attacks the player with the most life or tied for most life'], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'attacks', what: filter, defender: { kind: 'mostLife' } })),
    ),
    phrase([watched, 'attacks alone'], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'attacks', what: filter, alone: true })),
    ),
    phrase([watched, 'attacks you'], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'attacks', what: filter, defender: YOU })),
    ),
    phrase([watched, 'blocks'], (what) => objectEvent(what, false, (filter) => ({ kind: 'blocks', what: filter }))),
    phrase([watched, 'blocks a creature'], (what) => (scope) => {
      const event = objectEvent(what, false, (filter) => ({ kind: 'blocks', what: filter }))(scope);
      scope.mentionObjects(thatOther, ['creature', 'permanent'], false);
      return event;
    }),
    phrase([watched, 'attacks or blocks'], (what) =>
      objectEvent(what, false, (filter) => ({
        kind: 'anyOf',
        of: [
          { kind: 'attacks', what: filter },
          { kind: 'blocks', what: filter },
        ],
      })),
    ),
    phrase([watched, 'becomes blocked'], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'becomesBlocked', what: filter })),
    ),
    phrase([watched, 'blocks or becomes blocked'], (what) =>
      objectEvent(what, false, (filter) => ({
        kind: 'anyOf',
        of: [
          { kind: 'blocks', what: filter },
          { kind: 'becomesBlocked', what: filter },
        ],
      })),
    ),
    phrase([watched, "attacks and isn't blocked"], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'unblocked', what: filter })),
    ),
    phrase([watched, 'becomes tapped'], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'becomesTapped', what: filter })),
    ),
    phrase([watched, 'becomes untapped'], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'becomesUntapped', what: filter })),
    ),
    phrase([watched, 'is dealt damage'], (what) => (scope) => {
      scope.amount = thatAmount;
      return objectEvent(what, false, (filter) => ({ kind: 'dealtDamage', what: filter }))(scope);
    }),
    phrase([watched, 'becomes the target of a spell or ability'], (what) =>
      objectEvent(what, false, (filter) => ({ kind: 'becomesTarget', what: filter, by: EACH_PLAYER })),
    ),
    phrase([watched, 'becomes the target of a spell'], (what) =>
      objectEvent(what, false, (filter) => ({
        kind: 'becomesTarget',
        what: filter,
        by: EACH_PLAYER,
        source: { kind: 'isSpell' },
      })),
    ),
    phrase([watched, 'becomes the target of a spell or ability an opponent controls'], (what) => (scope) => {
      const event = objectEvent(what, false, (filter) => ({ kind: 'becomesTarget', what: filter, by: OPPONENTS }))(
        scope,
      );
      scope.mentionObjects(thatOther, ['spell', 'ability'], false);
      return event;
    }),
    phrase(['one or more', counterName, 'counters are put on', watched], (counter, what) => (scope) => {
      scope.amount = thatAmount;
      return objectEvent(what, false, (filter) => ({ kind: 'countersPut', what: filter, counter }))(scope);
    }),
  ),
);

/** Whose graveyard; null for anybody's. */
const graveyardOf: Reader<Meaning<PlayerSet | null>> = either<Meaning<PlayerSet | null>>(
  phrase(['a graveyard'], () => () => null),
  phrase(['your graveyard'], () => () => YOU),
  phrase(["an opponent's graveyard"], () => () => OPPONENTS),
);

interface Origin {
  readonly zone: ZoneId | null;
  readonly of: PlayerSet | null;
}

const from: Reader<Meaning<Origin>> = either<Meaning<Origin>>(
  phrase(['from anywhere'], () => () => ({ zone: null, of: null })),
  phrase(['from the battlefield'], () => () => ({ zone: Zone.Battlefield, of: null })),
  phrase(['from your library'], () => () => ({ zone: Zone.Library, of: YOU })),
  phrase(['from your hand'], () => () => ({ zone: Zone.Hand, of: YOU })),
);

const combat: Reader<boolean> = either(
  phrase(['damage'], () => false),
  phrase(['combat damage'], () => true),
);

const damaged: Reader<Meaning<{ readonly to: Filter | null; readonly players: PlayerSet | null }>> = rule(() =>
  either<Meaning<{ readonly to: Filter | null; readonly players: PlayerSet | null }>>(
    phrase(['to a player'], () => (scope) => playersHit(scope, EACH_PLAYER)),
    phrase(['to an opponent'], () => (scope) => playersHit(scope, OPPONENTS)),
    phrase(['to one of your opponents'], () => (scope) => playersHit(scope, OPPONENTS)),
    phrase(['to you'], () => (scope) => playersHit(scope, YOU)),
    phrase(['to a|an', described], (what) => (scope) => {
      const object = what(scope);
      scope.mentionObjects(thatOther, object.nouns, false);
      return { to: object.filter, players: null };
    }),
    phrase(['to a player or planeswalker'], () => (scope) => ({
      ...playersHit(scope, EACH_PLAYER),
      to: { kind: 'type', types: 64 },
    })),
  ),
);

function playersHit(scope: Scope, who: PlayerSet): { readonly to: null; readonly players: PlayerSet } {
  scope.mentionPlayers(thatPlayer);
  return { to: null, players: who };
}

const orMore: Reader<number> = phrase([numeral, 'or more'], (least) => least);

const damageEvents: Reader<Event> = rule(() =>
  either<Event>(
    phrase([watched, 'deals', maybe(orMore), combat, damaged], (what, least, inCombat, to) => (scope) => {
      const source = what(scope);
      bindObject(scope, source, false);
      const hit = to(scope);
      // "That player" cannot be you: it is who controls the source.
      if (hit.players?.kind === 'you') scope.mentionPlayers({ kind: 'controllerOf', what: thatObject });
      scope.amount = thatAmount;
      const atLeast = least === null ? {} : { atLeast: least };
      return { kind: 'dealsDamage', source: source.filter, ...hit, ...(inCombat ? { combat: true } : {}), ...atLeast };
    }),
    phrase([watched, 'deals', combat], (what, inCombat) => (scope) => {
      const source = what(scope);
      bindObject(scope, source, false);
      scope.amount = thatAmount;
      return {
        kind: 'dealsDamage',
        source: source.filter,
        to: { kind: 'any' },
        players: EACH_PLAYER,
        ...(inCombat ? { combat: true } : {}),
      };
    }),
  ),
);

/** Who does something, in the singular: the event binds the player. */
export const actor: Reader<Meaning<PlayerSet>> = either<Meaning<PlayerSet>>(
  phrase(['you'], () => () => YOU),
  phrase(['an opponent'], () => (scope) => acting(scope, OPPONENTS)),
  phrase(['a player'], () => (scope) => acting(scope, EACH_PLAYER)),
  phrase(['another player'], () => (scope) => acting(scope, { kind: 'otherPlayers' })),
);

function acting(scope: Scope, who: PlayerSet): PlayerSet {
  scope.mentionPlayers(thatPlayer);
  return who;
}

const eachTurn: Reader<unknown> = first(words('each turn'), words('in a turn'));

const playerEvents: Reader<Event> = rule(() =>
  either<Event>(
    phrase([actor, 'cast|casts a|an', described], (who, what) => (scope) => {
      const player = who(scope);
      const spell = what(scope);
      if (spell.head !== 'spell') scope.reject(null);
      scope.mentionObjects(thatObject, [...spell.nouns, 'spell'], false);
      if (spell.of !== null && spell.of.kind !== 'eachPlayer' && player.kind !== spell.of.kind) scope.reject(null);
      const from = spell.zone === Zone.Stack ? {} : { from: spell.zone };
      const own: readonly Filter[] = spell.of?.kind === 'you' ? [{ kind: 'ownedBy', who: YOU }] : [];
      return { kind: 'castsSpell', who: player, what: conjunction([spell.filter, ...own]), ...from };
    }),
    phrase([actor, 'cast|casts your|their', ordinal, 'spell', eachTurn], (who, nth) => (scope) => {
      const player = who(scope);
      scope.mentionObjects(thatObject, ['spell'], false);
      return { kind: 'castsSpell', who: player, what: { kind: 'any' }, nth };
    }),
    phrase([actor, 'cast|casts this spell'], (who) => (scope) => ({
      kind: 'castsSpell',
      who: who(scope),
      what: IS_SELF,
    })),
    phrase([actor, 'draw|draws a card'], (who) => (scope) => ({ kind: 'draws', who: who(scope) })),
    phrase([actor, 'draw|draws your|their', ordinal, 'card', eachTurn], (who, nth) => (scope) => ({
      kind: 'draws',
      who: who(scope),
      nth,
    })),
    phrase([actor, 'discard|discards a|an', described], (who, what) => (scope) => {
      const player = who(scope);
      const card = what(scope);
      scope.mentionObjects(thatObject, ['card'], false);
      return { kind: 'discards', who: player, what: card.filter };
    }),
    phrase([actor, 'gain|gains life'], (who) => (scope) => {
      scope.amount = thatAmount;
      return { kind: 'gainsLife', who: who(scope) };
    }),
    phrase([actor, 'lose|loses life'], (who) => (scope) => {
      scope.amount = thatAmount;
      return { kind: 'losesLife', who: who(scope) };
    }),
    phrase(
      [actor, 'sacrifice|sacrifices a|an', described],
      (who, what) => (scope) => sacrificed(scope, who(scope), what(scope), false),
    ),
    phrase(
      [actor, 'sacrifice|sacrifices another', described],
      (who, what) => (scope) => sacrificed(scope, who(scope), what(scope), true),
    ),
    phrase([actor, 'scry|scries'], (who) => (scope) => ({ kind: 'scries', who: who(scope) })),
    phrase([actor, 'play|plays a land'], (who) => (scope) => {
      const player = who(scope);
      scope.mentionObjects(thatObject, ['land', 'permanent'], false);
      return { kind: 'playsLand', who: player, what: { kind: 'any' } };
    }),
    phrase([actor, 'play|plays another land'], (who) => (scope) => {
      const player = who(scope);
      scope.mentionObjects(thatObject, ['land', 'permanent'], false);
      return { kind: 'playsLand', who: player, what: { kind: 'other' } };
    }),
    phrase([actor, 'attack|attacks'], (who) => (scope) => ({
      kind: 'playerAttacks',
      who: who(scope),
      what: { kind: 'any' },
      atLeast: 1,
    })),
    phrase([actor, 'attack|attacks with one or more', described], (who, what) => (scope) => ({
      kind: 'playerAttacks',
      who: who(scope),
      what: what(scope).filter,
      atLeast: 1,
    })),
    phrase([actor, 'tap|taps', described, 'for mana'], (who, what) => (scope) => {
      const player = who(scope);
      const object = what(scope);
      scope.mentionObjects(thatObject, object.nouns, false);
      return { kind: 'tappedForMana', what: object.filter, who: player };
    }),
    phrase([actor, 'tap|taps a|an', described, 'for mana'], (who, what) => (scope) => {
      const player = who(scope);
      const object = what(scope);
      scope.mentionObjects(thatObject, object.nouns, false);
      return { kind: 'tappedForMana', what: object.filter, who: player };
    }),
  ),
);

function sacrificed(scope: Scope, who: PlayerSet, what: Described, another: boolean): EventPattern {
  scope.mentionObjects(thatObject, [...what.nouns, 'card'], false);
  const other: readonly Filter[] = another ? [{ kind: 'other' }] : [];
  return { kind: 'sacrifices', who, what: conjunction([...other, what.filter]) };
}

/** "At the beginning of …" (500.1). */
const beginnings: Reader<Event> = rule(() =>
  either<Event>(
    phrase(['the beginning of your', stepWord], (step) => (scope) => {
      scope.mentionPlayers(YOU);
      return { kind: 'beginningOf', step, whose: YOU };
    }),
    phrase(["the beginning of each player's", stepWord], (step) => (scope) => beginning(scope, step, EACH_PLAYER)),
    phrase(['the beginning of each', stepWord], (step) => (scope) => beginning(scope, step, EACH_PLAYER)),
    phrase(['the beginning of the', stepWord], (step) => (scope) => beginning(scope, step, EACH_PLAYER)),
    phrase(["the beginning of each opponent's", stepWord], (step) => (scope) => beginning(scope, step, OPPONENTS)),
    phrase(
      ["the beginning of each other player's", stepWord],
      (step) => (scope) => beginning(scope, step, { kind: 'otherPlayers' }),
    ),
    phrase(['the beginning of combat on your turn'], () => () => ({
      kind: 'beginningOf',
      step: Step.BeginCombat,
      whose: YOU,
    })),
    phrase(['the beginning of your first main phase'], () => () => ({
      kind: 'beginningOf',
      step: Step.PrecombatMain,
      whose: YOU,
    })),
    phrase(
      ["the beginning of the upkeep of enchanted creature's controller"],
      () => (scope) => beginning(scope, Step.Upkeep, { kind: 'controllerOf', what: { kind: 'attachedTo' } }),
    ),
  ),
);

function beginning(scope: Scope, step: StepId, whose: PlayerSet): EventPattern {
  scope.mentionPlayers(thatPlayer);
  return { kind: 'beginningOf', step, whose };
}

const single: Reader<Event> = rule(() => either(objectEvents, damageEvents, playerEvents, keywordEvents));

/** A second event with its own first word: "and whenever …", "and at the beginning of …". */
const further: Reader<Event> = rule(() =>
  either<Event>(
    phrase(['when|whenever', single], (event) => event),
    phrase(['at', beginnings], (event) => event),
  ),
);

/** The whole condition of a triggered ability with its first word. */
export const trigger: Reader<Event> = rule(() =>
  either<Event>(
    phrase(['when|whenever', single], (event) => event),
    phrase(['at', beginnings], (event) => event),
    phrase(['when|whenever', single, 'and', further], (a, b) => (scope) => ({
      kind: 'anyOf',
      of: [a(scope), b(scope)],
    })),
    phrase(['when|whenever', single, 'or', maybe(words('whenever|when')), single], (a, _when, b) => (scope) => ({
      kind: 'anyOf',
      of: [a(scope), b(scope)],
    })),
  ),
);
