/** Triggering events (603): what stands between "when", "whenever" or "at" and the comma. */
import type { EventPattern } from '@foretell/rules/ir';
import { either, listOf, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import { condition } from '../conditions.ts';
import { beginnings } from './beginnings.ts';
import { combatVerbs, isAttacked, severalAttack, together } from './combatVerbs.ts';
import { countersArePut, playersGet } from './counterEvents.ts';
import { damageVerbs, sourceDamages } from './damageVerbs.ts';
import {
  championed,
  countersSpell,
  dayNight,
  finishedVoting,
  isActivated,
  keywordVerbs,
  tempted,
} from './keywordEvents.ts';
import { moveVerbs } from './moveVerbs.ts';
import { otherVerbs, playersTargeted } from './otherVerbs.ts';
import { madeToDiscard, playerEvents } from './playerEvents.ts';
import { rider } from './riders.ts';
import { bindObject, type Event, watched } from './subjects.ts';
import type { Verb } from './verbs.ts';

export const verb: Reader<Verb> = rule(() => either(moveVerbs, combatVerbs, damageVerbs, otherVerbs, keywordVerbs));

/** A subject and what it does, or several things: "this creature enters or attacks". */
const objectEvents: Reader<Event> = rule(() =>
  either<Event>(
    phrase([watched, listOf(verb, words('or'))], (what, verbs) => (scope) => {
      const subject = what(scope);
      bindObject(
        scope,
        subject,
        verbs.some(({ gone }) => gone),
      );
      return anyOf(verbs.map(({ event }) => event(subject)(scope)));
    }),
    countersArePut,
  ),
);

function anyOf(events: readonly EventPattern[]): EventPattern {
  const [only, ...more] = events;
  return only !== undefined && more.length === 0 ? only : { kind: 'anyOf', of: events };
}

const plain: Reader<Event> = rule(() =>
  either(
    objectEvents,
    playerEvents,
    madeToDiscard,
    together,
    severalAttack,
    countersSpell,
    playersGet,
    isAttacked,
    isActivated,
    playersTargeted,
    sourceDamages,
    championed,
    tempted,
    finishedVoting,
    dayNight,
  ),
);

/** One event with what narrows it. */
export const narrowedEvent: Reader<Event> = rule(() =>
  phrase([plain, maybe(rider)], (event, narrowed) => (scope) => {
    const pattern = event(scope);
    return narrowed === null ? pattern : narrowed(scope)(pattern);
  }),
);

/** An event with its own first word. */
const withWord: Reader<Event> = rule(() =>
  either<Event>(
    phrase(['when|whenever', narrowedEvent], (event) => event),
    phrase(['at', beginnings], (event) => event),
  ),
);

/** The whole condition of a triggered ability with its first word. */
export const trigger: Reader<Event> = rule(() =>
  either<Event>(
    withWord,
    phrase([withWord, 'and|or', withWord], (a, b) => (scope) => anyOf([a(scope), b(scope)])),
    phrase(['when|whenever', narrowedEvent, 'or', narrowedEvent], (a, b) => (scope) => anyOf([a(scope), b(scope)])),
    // 603.8
    phrase(['when', condition], (so) => (scope) => ({ kind: 'state', condition: so(scope) })),
  ),
);
