/** Whether a cost was paid as a spell was cast: "if this spell was bargained", "if its madness cost was paid", "if the gift was promised" (601.2b). */
import { COST_KEYWORDS, type Condition } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { manaCost } from './costs.ts';
import { it, selfObject } from './objects.ts';

type Clause = Meaning<Condition>;

/** Keywords with costs, besides those of the table, by which a spell may have been cast. */
const OTHER_COSTS = [
  'kicker',
  'escape',
  'flashback',
  'overload',
  'cleave',
  'freerunning',
  'prowl',
  'impending',
  'additional',
];

const costName: Reader<string> = either<string>(
  ...[...COST_KEYWORDS, ...OTHER_COSTS].map((name) => phrase([name], () => name)),
);

/** The spell, or the permanent that it became: nothing else tells what was paid for it. */
const itself: Reader<Meaning<boolean>> = rule(() =>
  either<Meaning<boolean>>(
    phrase([selfObject], (self) => (scope) => isSelf(scope, self(scope).kind)),
    phrase(['it'], () => (scope) => isSelf(scope, it(scope).kind)),
    phrase(['he|she|they'], () => (scope) => isSelf(scope, it(scope).kind)),
  ),
);

function isSelf(scope: Scope, kind: string): boolean {
  scope.mentionObjects(scope.self, ['spell', 'permanent', 'creature'], false);
  return kind === scope.self.kind;
}

const ownCost: Reader<Meaning<boolean>> = rule(() =>
  either<Meaning<boolean>>(
    phrase([selfObject, "'s"], (self) => (scope) => isSelf(scope, self(scope).kind)),
    phrase(['its|his|her|their'], () => (scope) => isSelf(scope, it(scope).kind)),
  ),
);

/** What is said of a spell for which a cost was paid, by the name of the cost. */
const SAID: readonly (readonly [string, string])[] = [
  ['was bargained', 'bargain'],
  ['was cast using teamwork', 'teamwork'],
  ['escaped', 'escape'],
];
const NOT_SAID: readonly (readonly [string, string])[] = [
  ["wasn't bargained", 'bargain'],
  ["wasn't cast using teamwork", 'teamwork'],
  ["wasn't kicked", 'kicker'],
];

function paid(cost: string): Condition {
  return { kind: 'paid', cost };
}

function unpaid(cost: string): Condition {
  return { kind: 'not', of: paid(cost) };
}

export const paidConditions: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [itself, 'was kicked with its', manaCost, 'kicker'],
      (own, cost) => (scope) => (own(scope) ? paid(`kicker ${cost}`) : scope.reject(paid('kicker'))),
    ),
    phrase(
      ['you win|won'],
      () => (scope) =>
        scope.contest === null ? scope.reject({ kind: 'always' }) : { kind: 'bound', name: scope.contest },
    ),
    phrase(['the gift was promised'], () => () => paid('gift')),
    phrase(["the gift wasn't promised"], () => () => unpaid('gift')),
    phrase(['evidence was collected'], () => () => paid('collect evidence')),
    phrase(['tribute was paid'], () => () => paid('tribute')),
    phrase(["tribute wasn't paid"], () => () => unpaid('tribute')),
    phrase(['the', manaCost, 'cost was paid'], (cost) => () => paid(`pay ${cost}`)),
    ...SAID.map(([verb, cost]) =>
      phrase(
        [itself, verb],
        (own): Clause =>
          (scope) =>
            own(scope) ? paid(cost) : scope.reject(paid(cost)),
      ),
    ),
    ...NOT_SAID.map(([verb, cost]) =>
      phrase(
        [itself, verb],
        (own): Clause =>
          (scope) =>
            own(scope) ? unpaid(cost) : scope.reject(unpaid(cost)),
      ),
    ),
    phrase(
      [ownCost, costName, 'cost was paid'],
      (own, cost) => (scope) => (own(scope) ? paid(cost) : scope.reject(paid(cost))),
    ),
    phrase(
      [ownCost, costName, "cost wasn't paid"],
      (own, cost) => (scope) => (own(scope) ? unpaid(cost) : scope.reject(unpaid(cost))),
    ),
  ),
);
