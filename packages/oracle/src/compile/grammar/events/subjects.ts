/** What events happen to, and who does them (603.1): the subject of a trigger condition, which the effect speaks of by the event's names. */
import { EVENT_NAMES, type EventPattern, type Filter, type PlayerSet, Zone } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { type Described, described } from '../filters.ts';
import { conjunction, disjunction } from '../nouns.ts';
import { selfObject } from '../objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';

export type Event = Meaning<EventPattern>;

interface Bound {
  readonly kind: 'bound';
  readonly name: string;
}

export const thatObject: Bound = { kind: 'bound', name: EVENT_NAMES.object };
export const thatPlayer: Bound = { kind: 'bound', name: EVENT_NAMES.player };
export const thatAmount: Bound = { kind: 'bound', name: EVENT_NAMES.amount };
export const thatOther: Bound = { kind: 'bound', name: EVENT_NAMES.other };
export const IS_SELF: Filter = { kind: 'isSelf' };

/** What an event happens to. */
export interface Watched {
  readonly filter: Filter;
  /** The object that has the ability, and nothing else. */
  readonly self: boolean;
  /** "One or more": all of them at once (603.2c). */
  readonly many: boolean;
  readonly nouns: readonly string[];
  /** The noun it ends with, as of descriptions. */
  readonly head: string | null;
  readonly zone: number;
}

function ofDescription(what: Described, many: boolean): Watched {
  const owned: readonly Filter[] =
    what.of === null || what.of.kind === 'eachPlayer' ? [] : [{ kind: 'ownedBy', who: what.of }];
  const spells: readonly Filter[] = what.head === 'spell' ? [{ kind: 'isSpell' }] : [];
  return {
    filter: conjunction([...spells, what.filter, ...owned]),
    self: false,
    many,
    nouns: what.nouns,
    head: what.head,
    zone: what.zone,
  };
}

const ITSELF: Watched = {
  filter: IS_SELF,
  self: true,
  many: false,
  nouns: ['creature', 'permanent', 'card'],
  head: null,
  zone: Zone.Battlefield,
};
const HOST: Watched = {
  ...ITSELF,
  filter: { kind: 'attachedToBySource' },
  self: false,
  nouns: ['creature', 'permanent', 'land'],
};

const REFERRED = new Set(['creature', 'permanent', 'token', 'artifact', 'land']);

const attached: Reader<unknown> = either(
  phrase(['enchanted', token('word', (text) => (text === 'player' ? null : text))], () => true),
  phrase(['equipped creature'], () => true),
  phrase(['fortified land'], () => true),
);

export const watched: Reader<Meaning<Watched>> = rule(() =>
  either<Meaning<Watched>>(
    phrase([selfObject], () => () => ITSELF),
    // "When you cycle this card or it dies"
    phrase(['it'], () => (scope) => {
      const found = scope.find(null, false);
      if (found.kind === 'self' || found === scope.self) return ITSELF;
      // Of delayed triggers: "when it dies this turn"
      return found.kind === 'bound'
        ? { ...ITSELF, filter: { kind: 'among', what: found }, self: false }
        : scope.reject(ITSELF);
    }),
    // Of delayed triggers: "when that creature dies this turn"
    phrase(['that', token('word', (text) => (REFERRED.has(text) ? text : null))], (noun) => (scope) => ({
      ...ITSELF,
      filter: scope.has(noun, false) ? { kind: 'among', what: scope.find(noun, false) } : scope.reject(IS_SELF),
      self: false,
      nouns: [noun, 'permanent'],
    })),
    phrase(['a|an', described], (what) => (scope) => ofDescription(what(scope), false)),
    // Permanents and spells of the same kind.
    phrase(['a|an', described, 'or a|an', described], (what, other) => (scope) => {
      const [one, two] = [ofDescription(what(scope), false), ofDescription(other(scope), false)];
      if (one.zone !== Zone.Battlefield || two.head !== 'spell') scope.reject(null);
      return { ...one, filter: disjunction([one.filter, two.filter]) };
    }),
    phrase(['another', described], (what) => (scope) => another(ofDescription(what(scope), false))),
    phrase(
      [selfObject, 'or another', described],
      (_self, what) => (scope) => orItself(ofDescription(what(scope), false)),
    ),
    phrase([selfObject, 'or equipped|enchanted creature'], () => () => orItself(HOST)),
    phrase(['one or more', maybe(words('other')), described], (other, what) => (scope) => {
      const several = ofDescription(what(scope), true);
      return other === null ? several : another(several);
    }),
    phrase(
      [selfObject, 'and/or one or more other', described],
      (_self, what) => (scope) => orItself(ofDescription(what(scope), true)),
    ),
    phrase([attached], () => () => HOST),
    // 903.3
    phrase(['your commander'], () => () => ({
      ...ITSELF,
      filter: { kind: 'and', of: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }] },
      self: false,
      nouns: ['commander', 'creature', 'permanent'],
    })),
    phrase([selfObject, 'or a|an', described], (_self, what) => (scope) => orItself(ofDescription(what(scope), false))),
  ),
);

function another(what: Watched): Watched {
  return { ...what, filter: conjunction([{ kind: 'other' }, what.filter]) };
}

function orItself(what: Watched): Watched {
  return { ...what, filter: disjunction([IS_SELF, what.filter]) };
}

/** Binds the words for what an event happened to. `gone`: it is somewhere else now, so that even self is spoken of by the event's name. */
export function bindObject(scope: Scope, what: Watched, gone: boolean): void {
  if (what.many) {
    scope.draft.oneOrMore = true;
    scope.mentionObjects(thatObject, [...what.nouns, 'card'], true);
    scope.amount = { kind: 'count', of: thatObject };
  } else if (what.self && !gone) scope.mentionObjects({ kind: 'self' }, what.nouns, false);
  else {
    scope.mention({
      nouns: [...what.nouns, 'card'],
      many: false,
      objects: thatObject,
      players: null,
      ...(what.self ? { own: true } : {}),
    });
    // "A creature an opponent controls": "that player" is its controller, unless the event has a player of its own.
    if (isOpponents(what.filter)) scope.mentionPlayers({ kind: 'controllerOf', what: thatObject });
    if (what.self) scope.self = thatObject;
  }
}

function isOpponents(filter: Filter): boolean {
  if (filter.kind === 'and') return filter.of.some(isOpponents);
  return filter.kind === 'controlledBy' && filter.who.kind === 'opponents';
}

/** Who does something, in the singular: the event binds the player. */
export const actor: Reader<Meaning<PlayerSet>> = either<Meaning<PlayerSet>>(
  phrase(['you'], () => () => YOU),
  phrase(['an opponent'], () => (scope) => acting(scope, OPPONENTS)),
  phrase(['one of your opponents'], () => (scope) => acting(scope, OPPONENTS)),
  phrase(['a player'], () => (scope) => acting(scope, EACH_PLAYER)),
  phrase(['one or more players'], () => (scope) => {
    scope.draft.oneOrMore = true;
    return EACH_PLAYER;
  }),
  phrase(['one or more opponents'], () => (scope) => {
    scope.draft.oneOrMore = true;
    return OPPONENTS;
  }),
  phrase(['another player'], () => (scope) => acting(scope, { kind: 'otherPlayers' })),
  phrase(['enchanted player'], () => (scope) => acting(scope, { kind: 'enchantedPlayer' })),
  phrase(['the chosen player'], () => (scope) => acting(scope, { kind: 'chosenForSource' })),
);

function acting(scope: Scope, who: PlayerSet): PlayerSet {
  scope.mentionPlayers(thatPlayer);
  return who;
}
