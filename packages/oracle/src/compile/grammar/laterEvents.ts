/** Delayed triggered abilities about events (603.7): "whenever a creature you control dies this turn, …", "when you next cast a sorcery spell this turn, …". */
import { type Duration, type Effect, type EventPattern, Zone } from '@foretell/rules/ir';
import { boundNames } from '../lowering/boundNames.ts';
import { withDefender } from '../lowering/defender.ts';
import { inSequence } from '../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { condition } from './conditions.ts';
import { duration } from './durations.ts';
import { nextCast } from './events/castEvents.ts';
import { exhausting } from './events/keywordEvents.ts';
import { bindObject, thatObject, type Watched } from './events/subjects.ts';
import { narrowedEvent, verb } from './events/trigger.ts';
import { described } from './filters.ts';
import { singleObject } from './objects.ts';
import { YOU } from './players.ts';

type Clause = Meaning<Effect>;

interface Later {
  readonly event: Meaning<EventPattern>;
  readonly duration: Meaning<Duration>;
  readonly once: boolean;
}

const thisTurn: Meaning<Duration> = () => ({ kind: 'endOfTurn' });

const when: Reader<Later> = rule(() =>
  either<Later>(
    phrase(['when', narrowedEvent, 'this turn'], (event) => ({ event, duration: thisTurn, once: true })),
    phrase(['whenever', narrowedEvent, 'this turn'], (event) => ({ event, duration: thisTurn, once: false })),
    phrase([duration, ', whenever', narrowedEvent], (time, event) => ({ event, duration: time, once: false })),
    phrase(['when', nextCast, 'this turn'], (event) => ({ event, duration: thisTurn, once: true })),
    phrase(['when you next attack this turn'], () => ({
      event: () => ({ kind: 'playerAttacks', who: YOU, what: { kind: 'any' }, atLeast: 1 }),
      duration: thisTurn,
      once: true,
    })),
    phrase(['when you next', exhausting, 'this turn'], (event) => ({
      event: event(YOU),
      duration: thisTurn,
      once: true,
    })),
  ),
);

/** The event has facts of its own: what the ability around it speaks of by its event is not spoken of here. */
export function laterEvents(effect: Reader<Clause>): Reader<Clause> {
  return rule(() =>
    phrase([when, ',', maybe(phrase(['if', condition, ','], (so) => so)), effect], (later, so, then) => (scope) => {
      const inner = scope.later();
      const event = later.event(inner);
      const only = so === null ? null : so(inner);
      const done = then(inner);
      scope.continueAfter(inner);
      scope.delayed = inner;
      // A further sentence that speaks of what the event happens to would be part of what is done then.
      scope.mentionEach(['creature', 'permanent', 'card', 'spell', 'token', 'land']);
      return delayed(scope, inner, later, { event, effect: done, ...(only === null ? {} : { condition: only }) });
    }),
  );
}

/** "When target creature dies this turn, …": the target is one of the ability that makes the trigger. */
export function targetLater(effect: Reader<Clause>): Reader<Clause> {
  return rule(() =>
    phrase(
      [
        first<boolean>(
          phrase(['when'], () => true),
          phrase(['whenever'], () => false),
        ),
        singleObject,
        verb,
        'this turn ,',
        effect,
      ],
      (once, what, done, then) => (scope) => {
        const before = scope.draft.targets.length;
        const object = what(scope);
        if (scope.draft.targets.length !== before + 1) scope.reject(null);
        const inner = scope.later();
        const subject: Watched = {
          filter: { kind: 'among', what: object },
          self: false,
          many: false,
          nouns: ['creature', 'permanent'],
          head: null,
          zone: Zone.Battlefield,
        };
        bindObject(inner, subject, done.gone);
        const event = done.event(subject)(inner);
        const later: Later = { event: () => event, duration: thisTurn, once };
        const result = then(inner);
        scope.continueAfter(inner);
        scope.delayed = inner;
        scope.mentionEach(['creature', 'permanent', 'card', 'token']);
        return delayed(scope, inner, later, { event, effect: result });
      },
    ),
  );
}

/** "Copy the next spell you cast this turn when you cast it." */
export const copyNext: Reader<Clause> = rule(() =>
  phrase(['copy the next', described, 'you cast this turn when you cast it'], (what) => (scope) => {
    const spell = what(scope);
    if (spell.head !== 'spell') scope.reject(null);
    return {
      kind: 'delayed',
      event: { kind: 'castsSpell', who: YOU, what: spell.filter },
      effect: { kind: 'copySpell', what: thatObject, who: YOU, count: 1, newTargets: false },
      once: true,
      duration: { kind: 'endOfTurn' },
    };
  }),
);

/** The delayed trigger with a further sentence in it, which speaks of what its event speaks of; null if the last instruction is none. */
export function continued(scope: Scope, last: Effect, further: (inner: Scope) => void): Effect | null {
  const before = scope.delayed;
  if (last.kind !== 'delayed' || before === null) return null;
  const inner = before.trial();
  inner.draft.effects.length = 0;
  inner.draft.effects.push(last.effect);
  inner.beginSentence();
  const targets = inner.draft.targets.length;
  further(inner);
  scope.continueAfter(inner);
  if (inner.draft.targets.length > targets || inner.draft.reflexives.length > 0) return null;
  scope.delayed = inner;
  const effect = inSequence(inner.draft.effects);
  const own = (name: string): boolean =>
    scope.isOfEvent(name) || inner.draft.targets.some((spec) => spec.name === name);
  const { keep: _, ...rest } = last;
  const kept = boundNames({ event: last.event, condition: last.condition, effect }).filter((name) => !own(name));
  return { ...rest, effect, ...(kept.length === 0 ? {} : { keep: kept }) };
}

type Delayed = Extract<Effect, { readonly kind: 'delayed' }>;

function delayed(
  scope: Scope,
  inner: Scope,
  later: Later,
  what: Pick<Delayed, 'event' | 'effect' | 'condition'>,
): Effect {
  const { targets, oneOrMore } = inner.draft;
  const kept = boundNames(what).filter((name) => !scope.isOfEvent(name) && targets.every((spec) => spec.name !== name));
  const outer = scope.draft.targets.some((spec) => targets.some(({ name }) => name === spec.name));
  // The first time in a turn: not of delayed triggers.
  const plain = what.event.kind !== 'firstTime' && inner.draft.modes === null && !(oneOrMore && later.once);
  const result: Delayed = {
    kind: 'delayed',
    ...what,
    ...(targets.length === 0 ? {} : { targets }),
    once: later.once,
    ...(oneOrMore ? { oneOrMore: true } : {}),
    duration: later.duration(scope),
    ...(kept.length === 0 ? {} : { keep: kept }),
  };
  return plain && !(outer && kept.length > 0) ? withDefender(result) : scope.reject(result);
}
