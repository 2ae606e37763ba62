/** What a sentence makes of the one before it: "if you do", "otherwise", "instead", and what is added to the last instruction (608.2c). */
import type { Condition, Effect, ObjectSet } from '@foretell/rules/ir';
import { inSequence } from '../lowering/sequence.ts';
import { either, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { conditional, effectSentence, naming } from './clauses.ts';
import { condition } from './conditions.ts';
import { digSentences } from './effects/dig.ts';
import { described } from './filters.ts';
import { followUps } from './followUps.ts';
import { ifDoneOrNot } from './lastInstruction.ts';
import { anyObjects, anyTarget } from './objects.ts';
import { otherPlayers } from './players.ts';

/** A sentence: it adds to what the ability does so far, or changes the last of it. */
export type Sentence = (scope: Scope) => void;

export function push(scope: Scope, effect: Effect): void {
  scope.draft.effects.push(effect);
}

/** The last instruction, to be replaced by what this makes of it. */
export function revise(scope: Scope, change: (last: Effect) => Effect | null): void {
  const { effects, reflexives } = scope.draft;
  // What was done before a reflexive trigger is no longer spoken of after it.
  if (reflexives.some((each) => each.effects === effects.length)) scope.reject(null);
  const last = effects.pop();
  const changed = last === undefined ? null : change(last);
  if (changed === null) scope.reject(null);
  else scope.draft.effects.push(changed);
}

/** "When you do, …": what follows triggers, with targets of its own, if the optional thing before was done. */
export const whenDone: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase(
      ['when you|they do ,', maybe(phrase(['if', condition, ','], (so) => so)), effectSentence],
      (so, then) => (scope) => {
        const condition = so === null ? null : so(scope);
        beginReflexive(scope, condition, ifDoneOrNot);
        push(scope, then(scope));
      },
    ),
    phrase(['when you pay this cost one or more times ,', effectSentence], (then) => (scope) => {
      const times = scope.thisWay.get('times paid') ?? scope.reject(0);
      const paid: Condition = { kind: 'compare', left: times, op: '>=', right: 1 };
      beginReflexive(scope, null, (last, trigger) => inSequence([last, conditional(paid, trigger)]));
      push(scope, then(scope));
    }),
    phrase(
      ['when you', given, 'a|an|one|two', maybe(words('or more')), described, 'this way ,', effectSentence],
      (done, _more, what, then) => (scope) => {
        const of = scope.findDone(done).objects;
        const { filter } = what(scope);
        const those: ObjectSet = filter.kind === 'any' ? of : { kind: 'where', from: of, filter };
        beginReflexive(scope, null, (last, trigger) =>
          inSequence([last, conditional({ kind: 'exists', what: those }, trigger)]),
        );
        push(scope, then(scope));
      },
    ),
  ),
);

/** What was given up or moved, by the word for those it was done to. */
const given: Reader<string> = either<string>(
  phrase(['discard'], () => 'discarded'),
  phrase(['sacrifice'], () => 'sacrificed'),
  phrase(['exile'], () => 'exiled'),
  phrase(['return'], () => 'returned'),
  phrase(['mill'], () => 'milled'),
);

function beginReflexive(
  scope: Scope,
  condition: Condition | null,
  after: (last: Effect, trigger: Effect) => Effect | null,
): void {
  const { targets, effects, reflexives } = scope.draft;
  if (effects.length === 0) scope.reject(null);
  reflexives.push({ targets: targets.length, effects: effects.length, condition, after });
}

/** "Choose target creature" only names a target for what follows. */
export const chosenTargets: Reader<Meaning<unknown>> = rule(() =>
  either<Meaning<unknown>>(
    anyObjects,
    otherPlayers,
    phrase(['any target'], () => (scope) => anyTarget(scope, 1, 1)),
  ),
);

export const sentence: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase([naming], (what) => (scope) => {
      what(scope);
    }),
    phrase([effectSentence], (what) => (scope) => push(scope, what(scope))),
    phrase(['then', effectSentence], (what) => (scope) => push(scope, what(scope))),
    followUps,
    digSentences,
  ),
);
