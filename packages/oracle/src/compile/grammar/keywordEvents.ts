/** Events that keywords tell of: "becomes level 2", "is turned face up", "exploits a creature", "whenever you cycle this card". */
import { EVENT_NAMES, type EventPattern, Zone } from '@foretell/rules/ir';
import { UNLOCKS_THIS } from '../lowering/doors.ts';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import { actor, objectEvent, type Watched, watched } from './events.ts';
import { selfObject } from './objects.ts';
import { YOU } from './players.ts';
import { numeral } from './vocabulary.ts';

type Event = Meaning<EventPattern>;

function performed(what: Meaning<Watched>, action: string): Event {
  return objectEvent(what, false, (filter) => ({ kind: 'performs', action, what: filter }));
}

/** What objects are said to do, by the engine's word for it (`announce`). */
const OF_OBJECTS: readonly (readonly [string, string])[] = [
  ['is turned face up', 'turned face up'],
  ['becomes monstrous', 'becomes monstrous'],
  ['becomes crewed', 'crew'],
  ['explores', 'explore'],
  ['connives', 'connive'],
  ['becomes suspected', 'suspect'],
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
];

export const keywordEvents: Reader<Event> = rule(() =>
  either<Event>(
    ...OF_OBJECTS.map(([verb, action]) => phrase([watched, verb], (what) => performed(what, action))),
    phrase([watched, 'becomes level', numeral], (what, level) => performed(what, `becomes level ${level}`)),
    // 702.171c
    phrase([watched, 'attacks while saddled'], (what) =>
      objectEvent(what, false, (filter) => ({
        kind: 'attacks',
        what: { kind: 'and', of: [filter, { kind: 'designated', word: 'saddled' }] },
      })),
    ),
    phrase([watched, 'transforms into', selfObject], (what) => performed(what, 'transform')),
    phrase([watched, 'transforms'], (what) => performed(what, 'transform')),
    phrase([watched, 'enters or transforms into', selfObject], (what) =>
      objectEvent(what, false, (filter) => ({
        kind: 'anyOf',
        of: [
          { kind: 'moves', what: filter, to: Zone.Battlefield },
          { kind: 'performs', action: 'transform', what: filter },
        ],
      })),
    ),
    // 709.5h
    phrase(['you unlock this door'], () => () => ({
      kind: 'performs',
      action: UNLOCKS_THIS,
      who: YOU,
      what: { kind: 'isSelf' },
    })),
    // 709.5i
    phrase(['you fully unlock a room'], () => () => ({ kind: 'performs', action: 'fully unlock a Room', who: YOU })),
    phrase(['you exert', watched], (what) => performed(what, 'exert')),
    phrase([watched, 'exploits a creature'], (what) => (scope) => {
      const event = performed(what, 'exploit')(scope);
      scope.mentionObjects({ kind: 'bound', name: EVENT_NAMES.other }, ['creature', 'exploited'], false);
      return event;
    }),
    ...OF_PLAYERS.map(([verb, action]) =>
      phrase(
        [actor, verb],
        (who): Event =>
          (scope) => ({ kind: 'performs', action, who: who(scope) }),
      ),
    ),
    phrase(['the ring tempts you'], () => () => ({ kind: 'performs', action: 'ring tempts', who: YOU })),
    phrase([actor, 'cycle|cycles', selfObject], (who) => (scope) => ({
      kind: 'performs',
      action: 'cycle',
      who: who(scope),
      what: { kind: 'isSelf' },
    })),
    phrase([actor, 'cycle|cycles a card'], (who) => (scope) => ({
      kind: 'performs',
      action: 'cycle',
      who: who(scope),
      what: { kind: 'any' },
    })),
  ),
);
