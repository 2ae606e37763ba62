/** When an ability may be activated, and how often it may be activated or trigger: "activate only as a sorcery and only once each turn" (602.5b, 603.2h). */
import { type Condition, Step, type StepId } from '@foretell/rules/ir';
import { either, listOf, type Meaning, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { condition } from './conditions.ts';
import { YOU } from './players.ts';
import { colorWord, numeral, stepWord } from './vocabulary.ts';

type Limit = Meaning<void>;

/** The steps of a turn up to the declaration of attackers (501–508). */
const BEFORE_ATTACKERS: readonly StepId[] = [Step.Untap, Step.Upkeep, Step.Draw, Step.PrecombatMain, Step.BeginCombat];

const YOUR_TURN: Condition = { kind: 'turnOf', who: YOU };

/** All conditions that are said hold. */
function require(scope: Scope, so: Condition): void {
  const { condition: before } = scope.draft;
  scope.draft.condition = before === null ? so : { kind: 'and', of: [before, so] };
}

function during(steps: readonly StepId[]): Condition {
  return { kind: 'and', of: [YOUR_TURN, { kind: 'during', steps }] };
}

const limit: Reader<Limit> = rule(() =>
  either<Limit>(
    phrase(['as an instant'], () => (scope) => {
      scope.draft.onlyAsInstant = true;
    }),
    phrase(['as a sorcery'], () => (scope) => {
      scope.draft.sorcerySpeed = true;
    }),
    phrase(['once each turn'], () => (scope) => {
      scope.draft.oncePerTurn = true;
    }),
    phrase(['once'], () => (scope) => {
      scope.draft.once = true;
    }),
    phrase(['if', condition], (so) => (scope) => require(scope, so(scope))),
    phrase(
      ['during your turn , before attackers are declared'],
      () => (scope) => require(scope, during(BEFORE_ATTACKERS)),
    ),
    phrase(['during your turn'], () => (scope) => require(scope, YOUR_TURN)),
    phrase(['during combat'], () => (scope) => require(scope, { kind: 'duringCombat' })),
    phrase(['during any', stepWord, 'step'], (step) => (scope) => require(scope, { kind: 'during', steps: [step] })),
    phrase(['during your', stepWord], (step) => (scope) => require(scope, during([step]))),
  ),
);

const times: Reader<number> = either<number>(
  phrase(['twice'], () => 2),
  phrase([numeral, 'times'], (count) => count),
);

export const activationLimits: Reader<Limit> = rule(() =>
  either<Limit>(
    phrase(['activate only', listOf(limit, words('and only'))], (limits) => (scope) => {
      for (const each of limits) each(scope);
    }),
    phrase(['spend only', listOf(colorWord, words('and/or')), 'mana on x'], (colors) => (scope) => {
      scope.draft.xColors = colors.reduce((all, each) => all | each, 0);
    }),
    phrase(["x can't be", numeral], (number) => (scope) => {
      if (number !== 0) scope.reject(null);
      scope.draft.leastX = 1;
    }),
    phrase(['activate no more than', times, 'each turn'], (most) => (scope) => {
      scope.draft.timesPerTurn = most;
    }),
    phrase(['this ability triggers only once'], () => (scope) => {
      scope.draft.once = true;
    }),
    phrase(['this ability triggers only once each turn'], () => (scope) => {
      scope.draft.oncePerTurn = true;
    }),
  ),
);
