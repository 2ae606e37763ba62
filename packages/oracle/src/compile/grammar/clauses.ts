/** Sentences of effects (608.2c): clauses, what joins them, and what a sentence adds to the one before it. */
import { type Condition, type Effect, type Quantity, Step, Zone } from '@foretell/rules/ir';
import { rewrite } from '../lowering/rewrite.ts';
import { inSequence } from '../lowering/sequence.ts';
import { speaksOfX } from '../lowering/xWithoutValue.ts';
import {
  either,
  first,
  listOf,
  type Meaning,
  phrase,
  type Reader,
  reader,
  readingsAt,
  rule,
  words,
} from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { condition } from './conditions.ts';
import { manaCost } from './costs.ts';
import { delayed, delayedWithTargets } from './delayedSteps.ts';
import type { Action } from './effects/action.ts';
import { givenInOtherWays } from './effects/alongside.ts';
import { abilityAtRandom } from './effects/atRandom.ts';
import { baseSizes } from './effects/baseSizes.ts';
import { cardActions } from './effects/cards.ts';
import { continuous } from './effects/continuous.ts';
import { counterActions } from './effects/counters.ts';
import { digActions } from './effects/dig.ts';
import { exchanges } from './effects/exchanges.ts';
import { castAsAdventure, faceDownActions, lookAndPlay } from './effects/faceDown.ts';
import { keywordActions, keywordClauses } from './effects/keywordActions.ts';
import { damage, distribute, divideNow, lifeActions } from './effects/life.ts';
import { manaActions } from './effects/mana.ts';
import { fight, permanentActions } from './effects/permanents.ts';
import { playerShields } from './effects/playerShields.ts';
import { playing } from './effects/playing.ts';
import { protectionOfChoice } from './effects/protectionOfChoice.ts';
import { returnActions } from './effects/returns.ts';
import { rulesForATime } from './effects/rulesForATime.ts';
import { searchActions } from './effects/search.ts';
import { specialActions, specialClauses } from './effects/special.ts';
import { tokenActions } from './effects/tokens.ts';
import { wishes } from './effects/wishes.ts';
import { zoneActions } from './effects/zones.ts';
import { described } from './filters.ts';
import { forEachClause } from './forEach.ts';
import { copyNext, laterEvents, targetLater } from './laterEvents.ts';
import { doneBy, mayActions } from './mayClauses.ts';
import { conjunction } from './nouns.ts';
import { OPPONENTS, players, YOU } from './players.ts';
import { count, value } from './quantities.ts';
import { chosenTargets } from './sentences.ts';
import { unless } from './unlessClauses.ts';
import { stepWord } from './vocabulary.ts';
import { voting } from './votes.ts';

export type Clause = Meaning<Effect>;

/** One thing that players do. */
const action: Reader<Action> = rule(() =>
  either(
    cardActions,
    lifeActions,
    zoneActions,
    returnActions,
    faceDownActions,
    permanentActions,
    counterActions,
    tokenActions,
    searchActions,
    manaActions,
    digActions,
    keywordActions,
    specialActions,
    wishes,
    exchanges,
  ),
);

const joint: Reader<unknown> = first(
  words(', then'),
  words(', and then'),
  words('and then'),
  words(', and'),
  words('and'),
  words(','),
);

/** "Proliferate X times", "manifest dread twice". */
const repeated: Reader<Action> = rule(() =>
  phrase([action, often], (what, many) => (who) => (scope) => {
    const targets = scope.draft.targets.length;
    const effect = what(who)(scope);
    if (scope.draft.targets.length > targets) scope.reject(null);
    return { kind: 'repeat', times: many(scope), do: effect };
  }),
);

const often: Reader<Meaning<Quantity>> = either<Meaning<Quantity>>(
  phrase(['twice'], () => () => 2),
  phrase([count, 'times'], (many) => many),
);

/** Several things that the same players do: "draws two cards and loses 2 life". */
export const actions: Reader<Action> = rule(() =>
  phrase(
    [listOf(either(action, repeated), joint)],
    (parts) => (who) => (scope) => inSequence(parts.map((part) => part(who)(scope))),
  ),
);

/** Clauses whose verb is in the infinitive after "may": "gain control of it", "have it deal". */
export const bareClause: Reader<Clause> = rule(() => either(continuous, protectionOfChoice, distribute));

export const simple: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([described, "you cast this turn can't be countered"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      const own = conjunction([spells.filter, { kind: 'controlledBy', who: YOU }]);
      return {
        kind: 'applyRule',
        effect: { kind: 'restriction', restriction: { kind: 'cantBeCountered', what: own } },
        duration: { kind: 'endOfTurn' },
      };
    }),
    phrase([described, "can't be countered this turn"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return {
        kind: 'applyRule',
        effect: { kind: 'restriction', restriction: { kind: 'cantBeCountered', what: spells.filter } },
        duration: { kind: 'endOfTurn' },
      };
    }),
    phrase([actions], (what) => (scope) => what(YOU)(scope)),
    phrase([players, actions], (who, what) => (scope) => doneBy(who(scope), what, scope)),
    // One of them, whom you choose as it is to be done (608.2d).
    phrase(['an opponent', actions], (what) => (scope) => {
      const as = scope.fresh('opponent');
      const one = { kind: 'bound', name: as } as const;
      scope.mentionPlayers(one);
      return inSequence([{ kind: 'choosePlayer', who: YOU, from: OPPONENTS, as }, what(one)(scope)]);
    }),
    mayActions,
    continuous,
    protectionOfChoice,
    baseSizes,
    givenInOtherWays,
    damage,
    divideNow,
    distribute,
    fight,
    keywordClauses,
    specialClauses,
    playing,
    abilityAtRandom,
    rulesForATime,
    lookAndPlay,
    castAsAdventure,
    playerShields,
    naming,
  ),
);

/** "Choose target creature" within a sentence: it does nothing but name a target for what follows. */
export const naming: Reader<Clause> = rule(() =>
  phrase(['choose', listOf(chosenTargets, words('and'))], (parts) => (scope) => {
    const before = scope.draft.targets.length;
    for (const part of parts) part(scope);
    if (scope.draft.targets.length < before + parts.length) scope.reject(null);
    return { kind: 'sequence', of: [] };
  }),
);

export function conditional(so: Condition, then: Effect): Effect {
  return { kind: 'if', condition: so, then };
}

/** What is done unless something is: not what comes before a "then". */
export const atOnce: Reader<Clause> = reader((start) =>
  readingsAt(simple, start).filter(({ nextToken }) => {
    for (let at = start; at !== undefined && at !== nextToken; at = at.next) if (at.text === 'then') return false;
    return true;
  }),
);

const delayedClause: Reader<Clause> = rule(() =>
  either<Clause>(
    laterEvents(effectSentence),
    targetLater(effectSentence),
    copyNext,
    phrase(
      ['at the beginning of the next', stepWord, ',', series],
      (step, what) => (scope) => delayedWithTargets(scope, step, { kind: 'eachPlayer' }, what),
    ),
    phrase(['at the beginning of each', stepWord, 'this turn ,', series], (step, what) => (scope) => ({
      ...delayed(step, { kind: 'eachPlayer' }, what(scope)),
      once: false,
      duration: { kind: 'endOfTurn' },
    })),
    phrase(
      [simple, 'at the beginning of the next', stepWord],
      (what, step) => (scope) => delayed(step, { kind: 'eachPlayer' }, what(scope)),
    ),
    // Whether it is done is seen then.
    phrase([simple, 'at the beginning of the next', stepWord, 'if', condition], (what, step, so) => (scope) => {
      const then = what(scope);
      return delayed(step, { kind: 'eachPlayer' }, { kind: 'if', condition: so(scope), then });
    }),
    phrase(['at the beginning of the next', stepWord, ',', simple, 'if', condition], (step, what, so) => (scope) => {
      const then = what(scope);
      return delayed(step, { kind: 'eachPlayer' }, { kind: 'if', condition: so(scope), then });
    }),
    phrase(
      [simple, 'at the beginning of your next', stepWord],
      (what, step) => (scope) => delayed(step, YOU, what(scope)),
    ),
    phrase(
      ['at the beginning of your next', stepWord, ',', series],
      (step, what) => (scope) => delayedWithTargets(scope, step, YOU, what),
    ),
    // What happens if it is not paid is said next.
    phrase(
      ['at the beginning of your next', stepWord, ', pay', manaCost],
      (step, cost) => () => delayed(step, YOU, { kind: 'mayPay', who: YOU, cost: [{ kind: 'mana', cost }] }),
    ),
    phrase(['at the beginning of the end step on your next turn ,', series], (what) => (scope) => ({
      ...delayed(Step.EndTurn, YOU, what(scope)),
      laterTurn: true,
    })),
    phrase([simple, 'at the beginning of the end step on your next turn'], (what) => (scope) => ({
      ...delayed(Step.EndTurn, YOU, what(scope)),
      laterTurn: true,
    })),
    phrase([simple, "at the beginning of the next turn's upkeep"], (what) => (scope) => ({
      ...delayed(Step.Upkeep, { kind: 'eachPlayer' }, what(scope)),
      laterTurn: true,
    })),
    phrase(
      [simple, 'at end of combat'],
      (what) => (scope) => delayed(Step.EndCombat, { kind: 'eachPlayer' }, what(scope)),
    ),
  ),
);

/** What a spell does only if a cost was paid has its targets only then (601.2c). */
export function onlyIfPaid(scope: Scope, before: number, test: Condition): void {
  if (test.kind !== 'paid') return;
  const { targets } = scope.draft;
  for (const [at, spec] of targets.entries()) {
    const only = (then: Quantity): Quantity => (then === 0 ? 0 : { kind: 'conditional', if: test, then, else: 0 });
    if (at >= before) targets[at] = { ...spec, min: only(spec.min), max: only(spec.max) };
  }
}

/** All that a condition or a time at the head of a sentence is about: its whole rest. */
export const series: Reader<Clause> = rule(() =>
  phrase(
    [listOf(either(simple, unless, delayedClause), joint)],
    (parts) => (scope) => inSequence(parts.map((part) => part(scope))),
  ),
);

/** "Mill two cards, then destroy it if …": the condition is of what comes last; here nothing comes before it. */
const oneThing: Reader<true> = reader((start) => {
  for (let at = start; at !== undefined && at.text !== 'if'; at = at.next) {
    if (at.text === ',' && at.next?.text === 'then') return [];
  }
  return [{ firstToken: start, nextToken: start, result: true }];
});

const clause: Reader<Clause> = rule(() =>
  either<Clause>(
    simple,
    unless,
    delayedClause,
    voting,
    forEachClause(series),
    phrase(['if', condition, ',', series], (so, then) => (scope) => {
      const test = so(scope);
      const before = scope.draft.targets.length;
      const effect = then(scope);
      onlyIfPaid(scope, before, test);
      return conditional(test, effect);
    }),
    phrase([oneThing, simple, 'if', condition], (_one, then, so) => (scope) => {
      const before = scope.draft.targets.length;
      const mark = scope.mark();
      const effect = then(scope);
      // A leave that lasts is asked for its condition whenever it is used, not now; what a spell is, is judged of the spell.
      if (effect.kind === 'permit' || (effect.kind === 'castNow' && effect.lands !== true)) scope.reject(null);
      const test = scope.beforeDone(mark, () => so(scope));
      onlyIfPaid(scope, before, test);
      return conditional(test, effect);
    }),
  ),
);

const clauses: Reader<Clause> = rule(() =>
  phrase([listOf(clause, joint)], (parts) => (scope) => inSequence(parts.map((part) => part(scope)))),
);

/** ", where X is …" says what every X of the sentence stands for. */
function withX<Value>(effect: Value, amount: Quantity): Value {
  return rewrite(effect, (part) => (part['kind'] === 'x' ? amount : undefined));
}

export const effectSentence: Reader<Clause> = rule(() =>
  either<Clause>(
    // An X that an earlier sentence of the ability said what it is.
    phrase([clauses], (what) => (scope) => {
      const effect = what(scope);
      return scope.x === null ? effect : withX(effect, scope.x);
    }),
    phrase([clauses, ',? where x is', value], (what, amount) => (scope) => {
      const before = scope.draft.targets.length;
      const effect = what(scope);
      const number = scope.inPassing(() => amount(scope));
      scope.x = number;
      const { targets } = scope.draft;
      if (!speaksOfX([effect, targets.slice(before)])) scope.reject(null);
      for (const [at, spec] of targets.entries()) if (at >= before) targets[at] = withX(spec, number);
      return withX(effect, number);
    }),
  ),
);
