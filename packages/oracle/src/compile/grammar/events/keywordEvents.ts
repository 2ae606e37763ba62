/** Events that keywords tell of: "becomes level 2", "is turned face up", "exploits a creature", "whenever you surveil". */
import { CardType, type EventPattern, FINISH_VOTING, type Filter, type PlayerSet, Zone } from '@foretell/rules/ir';
import { UNLOCKS_THIS } from '../../lowering/doors.ts';
import { either, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { selfObject } from '../objects.ts';
import { EACH_PLAYER, YOU } from '../players.ts';
import { targeted } from '../targeted.ts';
import { numeral } from '../vocabulary.ts';
import { bindObject, type Event, thatAmount, thatObject, thatOther, type Watched, watched } from './subjects.ts';
import { type Verb, verb } from './verbs.ts';

function performed(action: string): Verb {
  return verb((filter) => ({ kind: 'performs', action, what: filter }))();
}

/** What objects are said to do, by the engine's word for it (`announce`). */
const OF_OBJECTS: readonly (readonly [string, string])[] = [
  ['is turned face up', 'turned face up'],
  ['becomes crewed', 'crew'],
  ['explores|explore', 'explore'],
  ['connives|connive', 'connive'],
  ['exerts|exert', 'exert'],
  ['becomes suspected', 'suspect'],
  ['enlists|enlist a creature', 'enlist'],
  ['transforms|transform', 'transform'],
  ['mutates|mutate', 'mutate'],
  ['fights|fight', 'fight'],
  ['becomes saddled', 'saddle'],
];

const LAND: Filter = { kind: 'type', types: CardType.Land };

/** What kind of card was revealed for it (701.44a). */
const EXPLORED: readonly Reader<Filter>[] = [
  phrase(['a land card'], () => LAND),
  phrase(['a nonland card'], () => ({ kind: 'not', of: LAND })),
];

/** What players are said to do. */
const OF_PLAYERS: readonly (readonly [string, string])[] = [
  ['surveil|surveils', 'surveil'],
  ['investigate|investigates', 'investigate'],
  ['clash|clashes', 'clash'],
  ['discover|discovers', 'discover'],
  ['manifest dread', 'manifest dread'],
  ['recruit|recruits', 'recruit'],
  ['commit|commits a crime', 'commit a crime'],
  ['forage|forages', 'forage'],
  ['collect|collects evidence', 'collect evidence'],
  ['waterbend|waterbends', 'waterbend'],
  ['become|becomes the monarch', 'become the monarch'],
  ['proliferate|proliferates', 'proliferate'],
  ['complete|completes a dungeon', 'complete a dungeon'],
  ['win|wins a coin flip', 'win a coin flip'],
  ['give|gives a gift', 'give a gift'],
];

export const keywordVerbs: Reader<Verb> = rule(() =>
  either<Verb>(
    ...OF_OBJECTS.map(([words, action]) => phrase([words], () => performed(action))),
    // 702.170c
    phrase(['becomes plotted'], () => performed('plot')),
    ...EXPLORED.map((wanted) =>
      phrase(
        ['explores|explore', wanted],
        (to): Verb => ({
          gone: false,
          event: (what) => () => ({ kind: 'performs', action: 'explore', what: what.filter, to }),
        }),
      ),
    ),
    // 702.122c, 702.171c
    phrase(
      ['saddles a mount or crews a vehicle'],
      (): Verb => ({
        gone: false,
        event: (what) => (scope) => {
          scope.mentionAside(thatOther, ['mount', 'vehicle', 'permanent', 'mount or vehicle']);
          return {
            kind: 'anyOf',
            of: [
              { kind: 'performs', action: 'saddles', what: what.filter },
              { kind: 'performs', action: 'crews', what: what.filter },
            ],
          };
        },
      }),
    ),
    // 702.122c
    phrase(
      ['crews a vehicle'],
      (): Verb => ({
        gone: false,
        event: (what) => (scope) => {
          scope.mentionAside(thatOther, ['vehicle', 'permanent']);
          return { kind: 'performs', action: 'crews', what: what.filter };
        },
      }),
    ),
    // What it is once it has transformed (701.27a).
    phrase(
      ['transforms|transform into a|an', described],
      (into): Verb => ({
        gone: false,
        event: (what) => (scope) => {
          const as = into(scope);
          if (as.zone !== Zone.Battlefield) scope.reject(null);
          return { kind: 'performs', action: 'transform', what: conjunction([what.filter, as.filter]) };
        },
      }),
    ),
    // 702.112b
    phrase(['becomes renowned'], () => performed('becomes renowned')),
    phrase(['becomes level', numeral], (level) => performed(`becomes level ${level}`)),
    phrase(['transforms|transform into', selfObject], () => performed('transform')),
    // 702.171c
    phrase(
      ['attacks while saddled'],
      verb((filter) => ({
        kind: 'attacks',
        what: { kind: 'and', of: [filter, { kind: 'designated', word: 'saddled' }] },
      })),
    ),
    // X is what it was for the ability that made it monstrous (107.3).
    phrase(
      ['becomes monstrous'],
      (): Verb => ({
        gone: false,
        event: (what) => (scope) => {
          scope.x = thatAmount;
          return { kind: 'performs', action: 'becomes monstrous', what: what.filter };
        },
      }),
    ),
    phrase(
      ['exploits a creature'],
      (): Verb => ({
        gone: false,
        event: (what) => (scope) => {
          scope.mentionObjects(thatOther, ['creature', 'exploited'], false);
          return { kind: 'performs', action: 'exploit', what: what.filter };
        },
      }),
    ),
    phrase(
      ['exploits a|an', described],
      (exploited): Verb => ({
        gone: false,
        event: (what) => (scope) => {
          const to = exploited(scope);
          scope.mentionAside(thatOther, [...to.nouns, 'exploited']);
          if (to.zone !== Zone.Battlefield || to.filter.kind === 'type') scope.reject(null);
          return { kind: 'performs', action: 'exploit', what: what.filter, to: to.filter };
        },
      }),
    ),
  ),
);

/** 702.177a */
export const exhausting: Reader<(who: PlayerSet) => Event> = phrase(
  ['activate|activates an exhaust ability', maybe(words("that isn't a mana ability"))],
  (noMana) => (who) => (scope) => {
    scope.mentionObjects(thatObject, ['ability'], false);
    return {
      kind: 'activatesAbility',
      who,
      what: { kind: 'any' },
      exceptMana: noMana !== null,
      keyword: 'Exhaust',
    };
  },
);

const noMana: Reader<unknown> = either(words("that isn't a mana ability"), words(", if it isn't a mana ability"));

/** 602.2, 605.1a: a mana ability cannot become another kind of ability, so that its exception may be said as an intervening "if" as well. */
const activating: Reader<(who: PlayerSet) => Event> = rule(() =>
  either<(who: PlayerSet) => Event>(
    phrase(['activate|activates an ability of', watched, maybe(noMana)], (what, except) => (who) => (scope) => {
      const source = what(scope);
      return activated(who, permanent(source, scope), except !== null, scope);
    }),
    phrase(
      ['activate|activates an ability', noMana],
      () => (who) => (scope) => activated(who, { kind: 'any' }, true, scope),
    ),
  ),
);

/** 606.1, 702.1: abilities of a kind that has a word. */
const ofKind: Reader<string> = token('word', (text) => (text === 'loyalty' ? text : (KINDS.get(text) ?? null)));

/** The words of activated abilities that keywords stand for, as the engine has them. */
const KINDS: ReadonlyMap<string, string> = new Map(
  ['Boast', 'Ninjutsu', 'Outlast', 'Equip', 'Crew', 'Saddle', 'Unearth', 'Craft', 'Power-up'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);

const activatingKind: Reader<(who: PlayerSet) => Event> = rule(() =>
  either<(who: PlayerSet) => Event>(
    phrase(['activate|activates a|an', ofKind, 'ability'], (keyword) => (who) => (scope) => ({
      ...activated(who, { kind: 'any' }, false, scope),
      keyword,
    })),
    phrase(['activate', selfObject, "'s", ofKind, 'ability'], (_self, keyword) => (who) => (scope) => ({
      ...activated(who, { kind: 'isSelf' }, false, scope),
      keyword,
    })),
    phrase(['activate|activates a|an', ofKind, 'ability of', watched], (keyword, what) => (who) => (scope) => {
      const source = permanent(what(scope), scope);
      return { ...activated(who, source, false, scope), keyword };
    }),
  ),
);

/** 701.6a */
export const countersSpell: Reader<Event> = phrase(['a spell or ability you control counters a spell'], () => () => ({
  kind: 'performs',
  action: 'counter',
  who: YOU,
  to: { kind: 'isSpell' },
}));

/** Of an object, whoever does it: "an ability of equipped creature is activated". */
export const isActivated: Reader<Event> = rule(() =>
  phrase(['an ability of', watched, 'is activated', maybe(noMana)], (what, except) => (scope) => {
    const source = what(scope);
    return activated(EACH_PLAYER, permanent(source, scope), except !== null, scope);
  }),
);

/** Of a permanent, not of a card in a hand or graveyard: "any" would be of all of them. */
function permanent({ filter, zone, many }: Watched, scope: Scope): Filter {
  if (zone !== Zone.Battlefield || many) scope.reject(null);
  return filter.kind === 'any' ? { kind: 'permanentCard' } : filter;
}

function activated(
  who: PlayerSet,
  what: Filter,
  exceptMana: boolean,
  scope: Scope,
): EventPattern & { readonly kind: 'activatesAbility' } {
  scope.mentionObjects(thatObject, ['ability'], false);
  return { kind: 'activatesAbility', who, what, exceptMana };
}

export const playersPerform: Reader<(who: PlayerSet) => Event> = rule(() =>
  either<(who: PlayerSet) => Event>(
    ...OF_PLAYERS.map(([words, action]) =>
      phrase(
        [words],
        () =>
          (who: PlayerSet): Event =>
          () => ({ kind: 'performs', action, who }),
      ),
    ),
    phrase(['turn|turns', watched, 'face up'], (what) => (who) => (scope) => {
      const object = what(scope);
      bindObject(scope, object, false);
      return { kind: 'performs', action: 'turned face up', who, what: object.filter };
    }),
    phrase(['exert', watched], (what) => () => (scope) => {
      const object = what(scope);
      bindObject(scope, object, false);
      return { kind: 'performs', action: 'exert', what: object.filter };
    }),
    // 700.14
    phrase(['expend|expends', numeral], (nth) => (who) => () => ({ kind: 'performs', action: `expend ${nth}`, who })),
    exhausting,
    phrase(['activate|activates an ability', targeted], (of) => (who) => (scope) => {
      scope.mentionObjects(thatObject, ['ability'], false);
      return { kind: 'activatesAbility', who, what: { kind: 'any' }, exceptMana: false, ability: of(scope) };
    }),
    activating,
    activatingKind,
    // 118.3b, 119.4
    phrase(['pay|pays life'], () => (who) => (scope) => {
      scope.amount = thatAmount;
      return { kind: 'performs', action: 'pay life', who };
    }),
    // 706.2: what is rolled together is rolled once.
    phrase(['roll|rolls one or more dice'], () => (who) => (scope) => {
      scope.draft.oneOrMore = true;
      return { kind: 'performs', action: 'roll a die', who };
    }),
    phrase(['roll|rolls a die'], () => (who) => (scope) => {
      scope.amount = thatAmount;
      return { kind: 'performs', action: 'roll a die', who };
    }),
    phrase(['copy|copies a|an', described], (what) => (who) => (scope) => {
      const spell = what(scope);
      if (spell.head !== 'spell') scope.reject(null);
      scope.mentionObjects(thatObject, [...spell.nouns, 'spell', 'copy'], false);
      return { kind: 'performs', action: 'copy', who, what: spell.filter };
    }),
    // 709.5h
    phrase(['unlock this door'], () => (who) => () => ({
      kind: 'performs',
      action: UNLOCKS_THIS,
      who,
      what: { kind: 'isSelf' },
    })),
    // 709.5i
    phrase(['fully unlock a room'], () => (who) => () => ({ kind: 'performs', action: 'fully unlock a Room', who })),
  ),
);

/** 702.72c: what is championed is of the quality that the keyword names anyway. */
export const championed: Reader<Event> = rule(() =>
  phrase(['a|an', described, 'is championed with', selfObject], (what) => (scope) => {
    scope.mentionObjects(thatOther, what(scope).nouns, false);
    return { kind: 'performs', action: 'champion', what: { kind: 'isSelf' } };
  }),
);

export const tempted: Reader<Event> = phrase(['the ring tempts you'], () => () => ({
  kind: 'performs',
  action: 'ring tempts',
  who: YOU,
}));

/** 731.1 */
const DAY_BREAKS: EventPattern = { kind: 'performs', action: 'night becomes day' };
const NIGHT_FALLS: EventPattern = { kind: 'performs', action: 'day becomes night' };

export const dayNight: Reader<Event> = either<Event>(
  phrase(['day becomes night or night becomes day'], () => () => ({ kind: 'anyOf', of: [NIGHT_FALLS, DAY_BREAKS] })),
  phrase(['day becomes night'], () => () => NIGHT_FALLS),
  phrase(['night becomes day'], () => () => DAY_BREAKS),
);

export const finishedVoting: Reader<Event> = phrase(['players finish voting'], () => () => ({
  kind: 'performs',
  action: FINISH_VOTING,
}));
