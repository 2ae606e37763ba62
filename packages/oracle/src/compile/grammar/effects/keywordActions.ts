/** Keyword actions with a meaning of their own (701): "investigate", "it explores", "goad target creature", "amass Zombies 2". */
import {
  CardType,
  type Effect,
  type Filter,
  type ObjectAction,
  type ObjectSet,
  type PlayerAction,
  PREDEFINED_TOKENS,
  type TokenDescription,
  Zone,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import { someOfThem } from '../chosenObjects.ts';
import { allOf, described } from '../filters.ts';
import { anyObjects, singleObject } from '../objects.ts';
import { OPPONENTS, YOU } from '../players.ts';
import { count, forEach } from '../quantities.ts';
import { numeral, subtypeWord } from '../vocabulary.ts';
import { type Action, type ActionReader, by, mine } from './action.ts';

/** Done to objects by a player: the imperative has an object. */
const DONE_TO: readonly ObjectAction[] = ['airbend', 'detain', 'exert', 'goad', 'suspect'];
/** Done by the source, with a number: "adapt 2". */
const OF_SOURCE: readonly ObjectAction[] = ['adapt', 'monstrosity'];
/** Done by an object: "it explores". */
const DONE_BY: readonly (readonly [ObjectAction, string])[] = [
  ['explore', 'explores again'],
  ['explore', 'explores'],
  ['connive', 'connives'],
];
/** Done by players, the word alone. */
const WORD_ALONE: readonly (readonly [PlayerAction, string])[] = [
  ['investigate', 'investigate|investigates'],
  ['learn', 'learn|learns'],
  ['populate', 'populate|populates'],
  ['recruit', 'recruit|recruits'],
];
/** Done by players, the word and a number. */
const WITH_NUMBER: readonly (readonly [PlayerAction, string])[] = [
  ['discover', 'discover|discovers'],
  ['incubate', 'incubate'],
  ['blight', 'blight|blights'],
];

export const keywordActions: ActionReader = rule(() =>
  either(
    ...DONE_TO.map((action) =>
      phrase([action, anyObjects], (what) => mine((scope) => ({ kind: 'objectAction', action, what: what(scope) }))),
    ),
    phrase(['suspect', someOfThem], (what) =>
      by((who, scope) => {
        const { choice, objects, nouns, many: several } = what(who)(scope);
        scope.mentionObjects(objects, nouns, several);
        return inSequence([choice, { kind: 'objectAction', action: 'suspect', what: objects }]);
      }),
    ),
    ...OF_SOURCE.map((action) =>
      phrase([action, count], (number) =>
        mine((scope) => ({ kind: 'objectAction', action, what: { kind: 'self' }, count: number(scope) })),
      ),
    ),
    ...WORD_ALONE.map(([action, word]) => phrase([word], () => by((who) => ({ kind: 'playerAction', action, who })))),
    phrase(['manifest|manifests dread'], () => faceDown('manifest dread')),
    phrase(['earthbend', count], (number) =>
      mine((scope) => {
        const amount = number(scope);
        const land: Filter = { kind: 'type', types: CardType.Land };
        const what: Filter = { kind: 'and', of: [land, { kind: 'controlledBy', who: YOU }] };
        const one = { what, zone: Zone.Battlefield, players: null, min: 1, max: 1 } as const;
        return { kind: 'objectAction', action: 'earthbend', what: scope.addTarget(one, ['land']), count: amount };
      }),
    ),
    // 701.41a
    phrase(['support', count], (number) =>
      mine((scope) => {
        const max = number(scope);
        const creature: Filter = { kind: 'type', types: CardType.Creature };
        const bySpell = (scope.face.types & (CardType.Instant | CardType.Sorcery)) !== 0;
        const what: Filter = bySpell ? creature : { kind: 'and', of: [{ kind: 'other' }, creature] };
        const targets = scope.addTarget({ what, zone: Zone.Battlefield, players: null, min: 0, max }, ['creature']);
        return { kind: 'putCounters', what: targets, counter: '+1/+1', count: 1 };
      }),
    ),
    phrase(['investigate', maybe(words('once')), forEach], (_once, many) =>
      by((who, scope) => ({ kind: 'playerAction', action: 'investigate', who, count: many(scope) })),
    ),
    phrase(['investigate x times'], () =>
      by((who, scope) => ({ kind: 'playerAction', action: 'investigate', who, count: scope.x ?? { kind: 'x' } })),
    ),
    phrase(['investigate twice'], () => by((who) => ({ kind: 'playerAction', action: 'investigate', who, count: 2 }))),
    phrase(['investigate', numeral, 'times'], (times) =>
      by((who) => ({ kind: 'playerAction', action: 'investigate', who, count: times })),
    ),
    ...WITH_NUMBER.map(([action, word]) =>
      phrase([word, count], (number) =>
        by((who, scope) => ({ kind: 'playerAction', action, who, count: number(scope) })),
      ),
    ),
    // 701.39a: a creature is chosen, of which later words may speak.
    phrase(['bolster', count], (number) =>
      by((who, scope) => {
        const amount = number(scope);
        const as = scope.fresh('bolstered');
        scope.mentionObjects({ kind: 'bound', name: as }, ['chosen', 'creature'], false);
        return { kind: 'playerAction', action: 'bolster', who, count: amount, as };
      }),
    ),
    // 701.47d: without a word for them they are Zombies.
    phrase(['amass', count], (number) =>
      by((who, scope) => ({ kind: 'playerAction', action: 'amass', who, count: number(scope), subtype: 'Zombie' })),
    ),
    // 709.5f–g
    phrase(['unlock a locked door of', anyObjects], (what) =>
      mine((scope) => ({ kind: 'turnDoor', what: what(scope), way: 'unlock' })),
    ),
    phrase(['lock or unlock a door of', anyObjects], (what) =>
      mine((scope) => ({ kind: 'turnDoor', what: what(scope), way: 'either' })),
    ),
    phrase(['venture|ventures into the dungeon'], () => by((who) => ({ kind: 'venture', who }))),
    phrase(['take|takes the initiative'], () => by((who) => ({ kind: 'takeInitiative', who }))),
    phrase(['clash|clashes with an opponent'], () =>
      by((who, scope) => {
        // The opponent has no name: "that player" would be they.
        scope.mentionPlayers(OPPONENTS, true);
        return { kind: 'playerAction', action: 'clash', who, as: scope.nameContest('clash') };
      }),
    ),
    phrase(['amass', subtypeWord, count], (subtype, number) =>
      by((who, scope) => ({ kind: 'playerAction', action: 'amass', who, count: number(scope), subtype })),
    ),
    phrase([first(words('manifest'), words('manifests')), 'the top card of your|their library'], () =>
      faceDown('manifest'),
    ),
    phrase(['cloak the top card of your library'], () => faceDown('cloak')),
  ),
);

/** What was put onto the battlefield face down is what "it" speaks of from there on. */
function faceDown(action: 'manifest' | 'manifest dread' | 'cloak'): Action {
  return by((who, scope) => {
    const as = scope.fresh('face-down creature');
    scope.mentionObjects({ kind: 'bound', name: as }, ['creature', 'permanent', 'card'], false);
    return { kind: 'playerAction', action, who, as };
  });
}

/** "It explores", "target creature you control connives". */
export const keywordClauses: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    ...DONE_BY.map(([action, word]) =>
      phrase(
        [anyObjects, word],
        (what): Meaning<Effect> =>
          (scope) => {
            const object = what(scope);
            // Several would do it one after another.
            if (scope.isMany(object)) scope.reject(null);
            return { kind: 'objectAction', action, what: object };
          },
      ),
    ),
    phrase([singleObject, 'explores', count, 'times'], (what, number) => (scope) => {
      const object = what(scope);
      return { kind: 'repeat', times: number(scope), do: { kind: 'objectAction', action: 'explore', what: object } };
    }),
    phrase(['the ring tempts you'], () => () => ({ kind: 'playerAction', action: 'ring tempts', who: YOU })),
    phrase(['you may have', singleObject, 'become no longer suspected'], (what) => (scope) => ({
      kind: 'may',
      who: YOU,
      do: unsuspected(what(scope)),
    })),
    phrase([anyObjects, 'is|are no longer suspected'], (what) => (scope) => unsuspected(what(scope))),
    phrase([described, 'are no longer suspected'], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      return unsuspected(allOf(object));
    }),
    phrase(
      ["if any of them are suspected , they're no longer suspected"],
      () => (scope) => unsuspected(scope.find(null, true)),
    ),
    phrase([singleObject, 'becomes saddled until end of turn'], (what) => (scope) => saddled(what(scope))),
    phrase([singleObject, 'becomes prepared'], (what) => (scope) => ({
      kind: 'designate',
      what: what(scope),
      word: 'prepared',
    })),
    phrase([singleObject, 'becomes unprepared'], (what) => (scope) => ({
      kind: 'designate',
      what: what(scope),
      word: 'prepared',
      off: true,
    })),
    phrase([singleObject, 'endures', count], (what, number) => (scope) => {
      const object = what(scope);
      return { kind: 'objectAction', action: 'endure', what: object, count: number(scope) };
    }),
    phrase([singleObject, 'connives', count], (what, number) => (scope) => {
      const object = what(scope);
      return { kind: 'objectAction', action: 'connive', what: object, count: number(scope) };
    }),
  ),
);

function unsuspected(what: ObjectSet): Effect {
  return { kind: 'designate', what, word: 'suspected', off: true };
}

/** 702.171b */
function saddled(what: ObjectSet): Effect {
  return { kind: 'designate', what, word: 'saddled', duration: { kind: 'endOfTurn' } };
}

const ROLES: readonly string[] = ['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'];

const BY_NAME: ReadonlyMap<string, TokenDescription> = new Map(Object.entries(PREDEFINED_TOKENS));

/** "a Treasure token", "a Royal Role token" (111.10). */
export const predefinedToken: Reader<Meaning<TokenDescription>> = either<Meaning<TokenDescription>>(
  phrase([subtypeWord, 'token|tokens'], predefined),
  ...ROLES.map((name) => phrase([`${name.toLowerCase()} role token|tokens`], () => predefined(name))),
);

function predefined(name: string): Meaning<TokenDescription> | null {
  const description = BY_NAME.get(name);
  return description === undefined || ROLES.includes(name) !== description.subtypes.includes('Role')
    ? null
    : () => description;
}
