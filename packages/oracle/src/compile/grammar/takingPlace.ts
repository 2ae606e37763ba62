/** Sentences that take the place of the one before them ("instead"), or of a part of it (614.15). */
import type { Condition, Effect, ObjectSet, Quantity } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { type Clause, effectSentence, onlyIfPaid } from './clauses.ts';
import { condition } from './conditions.ts';
import { namesMade } from './followUps.ts';
import { changedInstead } from './insteadSentences.ts';
import { dealtInstead } from './lastInstruction.ts';
import { singleObject } from './objects.ts';
import { count } from './quantities.ts';
import { revise, type Sentence } from './sentences.ts';

/** What happens instead of the last instruction does not speak of what that would have brought about. */
function inPlaceOf(scope: Scope, next: Clause): Effect {
  return scope.without(namesMade(scope.draft.effects[scope.draft.effects.length - 1] ?? null), next);
}

interface DamageInstead {
  readonly test: Condition;
  /** Null for double the damage. */
  readonly number: Quantity | null;
  /** The one that "that creature" names; null where nothing is said. */
  readonly whom: ObjectSet | null;
}

/** "It deals 4 damage instead if …": the damage of the sentence before, of another amount. */
const damageInstead: Reader<Meaning<DamageInstead>> = rule(() =>
  either<Meaning<DamageInstead>>(
    phrase([singleObject, 'deals', count, 'damage instead if', condition], (_source, amount, so) => (scope) => {
      const number = amount(scope);
      return { test: so(scope), number, whom: null };
    }),
    phrase(
      [singleObject, 'deals', count, 'damage to', singleObject, 'instead if', condition],
      (_source, amount, to, so) => (scope) => {
        const number = amount(scope);
        const whom = to(scope);
        return { test: so(scope), number, whom };
      },
    ),
    phrase(['if', condition, ',', singleObject, 'deals', count, 'damage instead'], (so, _source, amount) => (scope) => {
      const test = so(scope);
      return { test, number: amount(scope), whom: null };
    }),
    phrase(['if', condition, ',', singleObject, 'deals double that damage instead'], (so) => (scope) => ({
      test: so(scope),
      number: null,
      whom: null,
    })),
  ),
);

/** "If …, draw three cards instead", in any order of its parts: what takes the place of the instruction before (614.15). */
export const instead: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase(['if', condition, ',', effectSentence, 'instead'], (so, next) => (scope) => {
      const before = scope.draft.targets.length;
      const test = so(scope);
      takeThePlace(scope, before, test, inPlaceOf(scope, next));
    }),
    phrase(['if', condition, ', instead', effectSentence], (so, next) => (scope) => {
      const before = scope.draft.targets.length;
      const test = so(scope);
      takeThePlace(scope, before, test, inPlaceOf(scope, next));
    }),
    phrase([changedInstead], (change) => (scope) => {
      const changed = change(scope);
      revise(scope, changed);
    }),
    phrase([damageInstead], (amount) => (scope) => {
      const { test, number, whom } = amount(scope);
      revise(scope, (last) => dealtInstead(last, test, number, whom));
    }),
    phrase([effectSentence, 'instead if', condition], (next, so) => (scope) => {
      const before = scope.draft.targets.length;
      const then = inPlaceOf(scope, next);
      takeThePlace(scope, before, so(scope), then);
    }),
  ),
);

/** The amount that is divided, of another size (601.2d). */
export const dividedInstead: Reader<Meaning<{ readonly test: Condition; readonly number: Quantity }>> = rule(() =>
  phrase(
    ['if', condition, ',', singleObject, 'deals', count, 'damage divided as you choose among them instead'],
    (so, _source, amount) => (scope) => {
      const test = so(scope);
      return { test, number: amount(scope) };
    },
  ),
);

/** What either of two searches finds, the sentences after it speak of. */
function foundAlike(scope: Scope, next: Effect): Effect {
  const last = scope.draft.effects[scope.draft.effects.length - 1];
  if (last?.kind !== 'search' || next.kind !== 'search') return next;
  scope.sameName(last.as, next.as);
  return { ...next, as: last.as };
}

/** Of two instructions only one has targets: by whether the cost was paid, which is known as targets are chosen (601.2b–c). */
function takeThePlace(scope: Scope, before: number, test: Condition, next: Effect): void {
  const done = foundAlike(scope, next);
  const { targets } = scope.draft;
  if (targets.length > before) {
    if (test.kind !== 'paid') scope.reject(null);
    onlyIfPaid(scope, before, test);
    const last = JSON.stringify(scope.draft.effects[scope.draft.effects.length - 1] ?? null);
    const others = JSON.stringify([scope.draft.effects.slice(0, -1), done, targets.slice(before)]);
    for (const [at, spec] of targets.slice(0, before).entries()) {
      const named = `"name":"${spec.name}"`;
      if (!last.includes(named) || others.includes(named)) continue;
      const then = 0;
      const unpaid = (or: Quantity): Quantity => (or === 0 ? 0 : { kind: 'conditional', if: test, then, else: or });
      targets[at] = { ...spec, min: unpaid(spec.min), max: unpaid(spec.max) };
    }
  }
  // What may be done instead is not done instead by whoever declines.
  const optional = (done.kind === 'may' || done.kind === 'mayPay') && done.else === undefined;
  revise(scope, (last) => {
    const then = optional ? { ...done, else: last } : done;
    return { kind: 'if', condition: test, then, else: last };
  });
}
