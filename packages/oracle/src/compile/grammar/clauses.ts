/** Sentences of effects (608.2c): clauses, what joins them, and what a sentence adds to the one before it. */
import {
  type Ability,
  type Change,
  type Condition,
  type Cost,
  type Destination,
  type Effect,
  EVENT_NAMES,
  type Filter,
  type ObjectSet,
  type PlayerNumber,
  type PlayerSet,
  type Quantity,
  Step,
  type StepId,
  Zone,
} from '@foretell/rules/ir';
import { boundNames } from '../lowering/boundNames.ts';
import { DONE_THIS_TURN } from '../lowering/doneThisTurn.ts';
import { rewrite, visit } from '../lowering/rewrite.ts';
import { inSequence } from '../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { activationLimits } from './activationLimits.ts';
import { condition } from './conditions.ts';
import { actionCost, manaCost } from './costs.ts';
import type { Action } from './effects/action.ts';
import { cardActions } from './effects/cards.ts';
import { continuous } from './effects/continuous.ts';
import { digActions, digSentences } from './effects/dig.ts';
import { granted } from './effects/granted.ts';
import { keywordActions, keywordClauses } from './effects/keywordActions.ts';
import { damage, distribute, lifeActions } from './effects/life.ts';
import { manaActions, spendOnly, withSpending } from './effects/mana.ts';
import { fight, permanentActions } from './effects/permanents.ts';
import { playing, playingFollowUp } from './effects/playing.ts';
import { searchActions } from './effects/search.ts';
import { specialActions, specialClauses } from './effects/special.ts';
import { tokenActions } from './effects/tokens.ts';
import { place, zoneActions } from './effects/zones.ts';
import { allOf, described } from './filters.ts';
import { forEachClause } from './forEach.ts';
import { laterEvents } from './laterEvents.ts';
import { anyObjects, singleObject } from './objects.ts';
import { EACH_PLAYER, isSeveral, OPPONENTS, otherPlayers, players, YOU } from './players.ts';
import { count, forEach, times, value } from './quantities.ts';
import { stepWord } from './vocabulary.ts';

type Clause = Meaning<Effect>;

/** One thing that players do. */
const action: Reader<Action> = rule(() =>
  either(
    cardActions,
    lifeActions,
    zoneActions,
    permanentActions,
    tokenActions,
    searchActions,
    manaActions,
    digActions,
    keywordActions,
    specialActions,
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
const actions: Reader<Action> = rule(() =>
  phrase(
    [listOf(either(action, repeated), joint)],
    (parts) => (who) => (scope) => inSequence(parts.map((part) => part(who)(scope))),
  ),
);

/** "may" with its subject. */
const mayActions: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you may', actionCost], (cost) => (scope) => {
      const paid = cost(scope);
      // Counters that an effect puts are no cost.
      if (paid.every(({ kind }) => kind === 'putCounters')) scope.reject(null);
      return { kind: 'mayPay', who: YOU, cost: paid };
    }),
    phrase(['you may', actionCost, 'or', actionCost], (cost, other) => (scope) => {
      const first = cost(scope);
      return { kind: 'mayPay', who: YOU, cost: first, else: { kind: 'mayPay', who: YOU, cost: other(scope) } };
    }),
    phrase(['you may', actions], (what) => (scope) => mayDo(YOU, what, scope)),
    phrase(['you may pay any amount of', token('symbol', (text) => (text === '{E}' ? true : null))], () => (scope) => {
      const as = scope.fresh('paid');
      scope.amount = { kind: 'bound', name: as };
      scope.thisWay.set('{E} paid', scope.amount);
      return { kind: 'payAnyEnergy', who: YOU, as };
    }),
    phrase(['you may have', singleObject, 'fight', anyObjects], (a, b) => (scope) => {
      const first = a(scope);
      return { kind: 'may', who: YOU, do: { kind: 'fight', a: first, b: scope.apart(b(scope), first) } };
    }),
    phrase(['you may have', singleObject, 'connive'], (what) => (scope) => ({
      kind: 'may',
      who: YOU,
      do: { kind: 'objectAction', action: 'connive', what: what(scope) },
    })),
    phrase(['you may have', simple], (what) => (scope) => ({ kind: 'may', who: YOU, do: what(scope) })),
    phrase(['you may', bareClause], (what) => (scope) => ({ kind: 'may', who: YOU, do: what(scope) })),
    phrase([otherPlayers, 'may', actionCost], (who, cost) => (scope) => ({
      kind: 'mayPay',
      who: who(scope),
      cost: cost(scope),
    })),
    phrase(
      ['any', anyOf, 'may sacrifice', count, described, maybe(words('of their choice'))],
      (who, amount, what) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        const as = scope.fresh('sacrificed');
        const chosen = { kind: 'bound', name: as } as const;
        const max = amount(scope);
        if (max !== 1) scope.reject(null);
        scope.mentionPaid(chosen, [...object.nouns, 'sacrificed'], true);
        return {
          kind: 'sequence',
          of: [
            { kind: 'chooseObjects', who, from: allOf(object), min: 0, max, as },
            { kind: 'sacrificeObjects', what: chosen, who },
          ],
        };
      },
    ),
    phrase([otherPlayers, 'may', actions], (who, what) => (scope) => mayDo(who(scope), what, scope)),
  ),
);

const anyOf: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['opponent'], () => OPPONENTS),
  phrase(['player'], () => EACH_PLAYER),
);

/** Clauses whose verb is in the infinitive after "may": "gain control of it", "have it deal". */
const bareClause: Reader<Clause> = rule(() => either(continuous, distribute));

const simple: Reader<Clause> = rule(() =>
  either<Clause>(
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
    damage,
    distribute,
    fight,
    keywordClauses,
    specialClauses,
    playing,
    naming,
  ),
);

/** "Choose target creature" within a sentence: it does nothing but name a target for what follows. */
const naming: Reader<Clause> = rule(() =>
  phrase(['choose', listOf(chosenTargets, words('and'))], (parts) => (scope) => {
    const before = scope.draft.targets.length;
    for (const part of parts) part(scope);
    if (scope.draft.targets.length < before + parts.length) scope.reject(null);
    return { kind: 'sequence', of: [] };
  }),
);

/** "May put a card from their hand": choosing none is not doing it, so the choice alone is asked. */
function mayDo(who: PlayerSet, what: Action, scope: Scope): Effect {
  return doneBy(who, (player) => (inner) => optional(player, what(player)(inner)), scope);
}

function optional(who: PlayerSet, effect: Effect): Effect {
  // Each target may stay as it is.
  if (effect.kind === 'changeTargets' && effect.must !== true) return effect;
  const [choice, move, ...more] = effect.kind === 'sequence' ? effect.of : [];
  const puts =
    choice?.kind === 'chooseObjects' &&
    move?.kind === 'move' &&
    more.length === 0 &&
    (choice.min === choice.max || choice.min === 0);
  return puts ? { kind: 'sequence', of: [{ ...choice, min: 0 }, move] } : { kind: 'may', who, do: effect };
}

/** Several players do it each in their way, unless the instruction takes them all at once ("each player draws a card"). */
function doneBy(who: PlayerSet, what: Action, scope: Scope): Effect {
  if (!isSeveral(who) && (who.kind !== 'bound' || !scope.isMany(who))) return what(who)(scope);
  const name = scope.fresh('player');
  const each = { kind: 'bound', name } as const;
  scope.mentionPlayers(each);
  const effect = what(each)(scope);
  scope.mentionPlayers(who, true);
  const together = takenTogether(effect, name, who);
  return together ?? { kind: 'forEachPlayer', of: who, as: name, do: effect };
}

/** Instructions that a set of players carries out as one (101.4). */
const COLLECTIVE = new Set([
  'draw',
  'discard',
  'mill',
  'sacrifice',
  'gainLife',
  'loseLife',
  'scry',
  'surveil',
  'createTokens',
  'playerCounters',
  'shuffle',
  'loseGame',
  'winGame',
  'proliferate',
]);

function takenTogether(effect: Effect, name: string, who: PlayerSet): Effect | null {
  const parts = effect.kind === 'sequence' ? effect.of : [effect];
  const taken: Effect[] = [];
  for (const part of parts) {
    const named = taken.flatMap((each) => ('as' in each && each.as !== undefined ? [each.as] : []));
    const spoken = COLLECTIVE.has(part.kind)
      ? named.filter((as) => JSON.stringify(part).includes(`"name":"${as}"`))
      : [];
    if (spoken.length > 0) {
      // Of what all have done together, each speaks of their own.
      const owner: PlayerSet = { kind: 'bound', name };
      const own = rewrite(part, (inner) =>
        inner['kind'] === 'count' && spoken.some((as) => JSON.stringify(inner['of']) === JSON.stringify(bound(as)))
          ? { kind: 'count', of: { kind: 'where', from: inner['of'], filter: { kind: 'ownedBy', who: owner } } }
          : undefined,
      );
      const left = JSON.stringify(own).replaceAll('"kind":"where","from":{"kind":"bound"', '');
      if (spoken.some((as) => left.includes(`{"kind":"bound","name":"${as}"}`))) return null;
      taken.push({ kind: 'forEachPlayer', of: who, as: name, do: own });
      continue;
    }
    // Choices among cards in hand are made by all before any is known (608.2e).
    if (part.kind === 'chooseObjects' && part.from.kind === 'all' && part.from.of !== undefined) {
      taken.push({ ...part, who, from: { ...part.from, of: who } });
      continue;
    }
    if (part.kind === 'move' && part.to.shuffle === true) {
      // All their cards of some zones, each into its owner's library.
      const all = rewrite(part, (inner) => (inner['kind'] === 'bound' && inner['name'] === name ? who : undefined));
      taken.push(all);
      continue;
    }
    if (ofTheirOwn(part)) {
      taken.push(rewrite(part, (inner) => (inner['kind'] === 'bound' && inner['name'] === name ? who : undefined)));
      continue;
    }
    if ((part.kind === 'move' || part.kind === 'exile') && !JSON.stringify(part).includes(`"name":"${name}"`)) {
      taken.push(part);
      continue;
    }
    if (!COLLECTIVE.has(part.kind) || !('who' in part)) return null;
    const changed = { ...part, who };
    if (JSON.stringify(changed).includes(`"name":"${name}"`)) return null;
    taken.push(changed);
  }
  return inSequence(taken);
}

/** What each takes of their own alone is the same as what all of them take of all their own: the top of a library, a zone's cards, all that they control. */
function ofTheirOwn(part: Effect): boolean {
  if (part.kind === 'sacrificeObjects') return part.who !== undefined && part.what.kind === 'all';
  if (part.kind === 'reveal') return part.what.kind === 'topOfLibrary';
  if (part.kind !== 'exile') return false;
  return part.what.kind === 'topOfLibrary' || (part.what.kind === 'all' && part.what.zone === Zone.Graveyard);
}

function bound(name: string): ObjectSet {
  return { kind: 'bound', name };
}

function conditional(so: Condition, then: Effect): Effect {
  return { kind: 'if', condition: so, then };
}

/** "[clause] unless [player] pays [cost]". */
const unless: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([simple, 'unless', players, paysCost], (what, who, cost) => (scope) => {
      const effect = what(scope);
      return unlessPaid(who(scope), cost(scope), effect, scope);
    }),
    phrase([simple, 'unless', players, paysCost, 'or', paysCost], (what, who, cost, other) => (scope) => {
      const effect = what(scope);
      const player = who(scope);
      if (isSeveral(player)) scope.reject(null);
      const first = cost(scope);
      return unlessPaid(player, first, unlessPaid(player, other(scope), effect, scope), scope);
    }),
    phrase([simple, 'unless', condition], (what, so) => (scope) => {
      const mark = scope.mark();
      const effect = what(scope);
      const test = scope.beforeDone(mark, () => so(scope));
      return conditional({ kind: 'not', of: test }, effect);
    }),
    phrase(['unless', players, paysCost, ',', series], (who, cost, what) => (scope) => {
      const player = who(scope);
      const paid = cost(scope);
      return unlessPaid(player, paid, what(scope), scope);
    }),
  ),
);

/** Each of several players decides for themselves, and what happens otherwise happens to those who don't pay. */
function unlessPaid(who: PlayerSet, cost: Cost, effect: Effect, scope: Scope): Effect {
  if (!isSeveral(who)) return { kind: 'mayPay', who, cost, else: effect };
  const name = scope.fresh('player');
  const each = { kind: 'bound', name } as const;
  if (!('who' in effect) || !('kind' in effect.who) || effect.who.kind !== who.kind) return scope.reject(effect);
  return {
    kind: 'forEachPlayer',
    of: who,
    as: name,
    do: { kind: 'mayPay', who: each, cost, else: { ...effect, who: each } },
  };
}

const paysCost: Reader<Meaning<Cost>> = rule(() =>
  either<Meaning<Cost>>(
    actionCost,
    phrase(
      ['pay|pays', manaCost, ', where x is', value],
      (cost, amount) => (scope) =>
        cost === '{X}' ? [{ kind: 'genericMana', amount: amount(scope) }] : scope.reject([]),
    ),
    phrase(['pay|pays', manaCost, 'plus an additional', manaCost, forEach], (cost, more, each) => (scope) => {
      const [one, other] = [genericOf(cost), genericOf(more)];
      if (one === null || other === null) return scope.reject([]);
      return [{ kind: 'genericMana', amount: { kind: 'sum', of: [one, times(other, each(scope))] } }];
    }),
    phrase(
      ['pay|pays', manaCost, 'for each', eachOf],
      (cost, amount) => (scope) =>
        cost === '{1}' ? [{ kind: 'genericMana', amount: amount(scope) }] : scope.reject([]),
    ),
  ),
);

const eachOf: Reader<Meaning<Quantity>> = rule(() =>
  phrase([described], (what) => (scope) => ({ kind: 'count', of: allOf(what(scope)) })),
);

const delayedClause: Reader<Clause> = rule(() =>
  either<Clause>(
    laterEvents(effectSentence),
    phrase(
      ['at the beginning of the next', stepWord, ',', series],
      (step, what) => (scope) => delayed(step, { kind: 'eachPlayer' }, what(scope)),
    ),
    phrase(
      [simple, 'at the beginning of the next', stepWord],
      (what, step) => (scope) => delayed(step, { kind: 'eachPlayer' }, what(scope)),
    ),
    phrase(
      [simple, 'at the beginning of your next', stepWord],
      (what, step) => (scope) => delayed(step, YOU, what(scope)),
    ),
    phrase(
      ['at the beginning of your next', stepWord, ',', series],
      (step, what) => (scope) => delayed(step, YOU, what(scope)),
    ),
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

function delayed(step: StepId, whose: PlayerSet, effect: Effect): Effect & { readonly kind: 'delayed' } {
  const keep = boundNames(effect);
  const kept = keep.length === 0 ? {} : { keep };
  return { kind: 'delayed', event: { kind: 'beginningOf', step, whose }, effect, once: true, ...kept };
}

/** What a spell does only if a cost was paid has its targets only then (601.2c). */
function onlyIfPaid(scope: Scope, before: number, test: Condition): void {
  if (test.kind !== 'paid') return;
  const { targets } = scope.draft;
  for (const [at, spec] of targets.entries()) {
    const only = (then: Quantity): Quantity => (then === 0 ? 0 : { kind: 'conditional', if: test, then, else: 0 });
    if (at >= before) targets[at] = { ...spec, min: only(spec.min), max: only(spec.max) };
  }
}

/** All that a condition or a time at the head of a sentence is about: its whole rest. */
const series: Reader<Clause> = rule(() =>
  phrase(
    [listOf(either(simple, unless, delayedClause), joint)],
    (parts) => (scope) => inSequence(parts.map((part) => part(scope))),
  ),
);

const clause: Reader<Clause> = rule(() =>
  either<Clause>(
    simple,
    unless,
    delayedClause,
    forEachClause(series),
    phrase(['if', condition, ',', series], (so, then) => (scope) => {
      const test = so(scope);
      const before = scope.draft.targets.length;
      const effect = then(scope);
      onlyIfPaid(scope, before, test);
      return conditional(test, effect);
    }),
    phrase([simple, 'if', condition], (then, so) => (scope) => {
      const before = scope.draft.targets.length;
      const mark = scope.mark();
      const effect = then(scope);
      // A leave that lasts is asked for its condition whenever it is used, not now; what a spell is, is judged of the spell.
      if (effect.kind === 'permit' || effect.kind === 'castNow') scope.reject(null);
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
    phrase([clauses, ', where x is', value], (what, amount) => (scope) => {
      const before = scope.draft.targets.length;
      const effect = what(scope);
      const number = amount(scope);
      scope.x = number;
      const { targets } = scope.draft;
      for (const [at, spec] of targets.entries()) if (at >= before) targets[at] = withX(spec, number);
      return withX(effect, number);
    }),
  ),
);

/** A sentence: it adds to what the ability does so far, or changes the last of it. */
export type Sentence = (scope: Scope) => void;

function push(scope: Scope, effect: Effect): void {
  scope.draft.effects.push(effect);
}

/** The last instruction, to be replaced by what this makes of it. */
function revise(scope: Scope, change: (last: Effect) => Effect | null): void {
  const { effects, reflexives } = scope.draft;
  // What was done before a reflexive trigger is no longer spoken of after it.
  if (reflexives.some((each) => each.effects === effects.length)) scope.reject(null);
  const last = effects.pop();
  const changed = last === undefined ? null : change(last);
  if (changed === null) scope.reject(null);
  else scope.draft.effects.push(changed);
}

/** What is done to chosen objects: choosing none of them is not doing it. */
const DONE_TO_CHOSEN: ReadonlySet<string> = new Set(['move', 'exile', 'sacrificeObjects']);

/** "If you do" after an optional action or payment. */
function ifDone(last: Effect, then: Effect): Effect | null {
  if (last.kind === 'sequence') {
    const [choice, move] = last.of.slice(-2);
    if (choice?.kind === 'chooseObjects' && choice.min === 0 && move !== undefined && DONE_TO_CHOSEN.has(move.kind))
      return inSequence([...last.of, conditional({ kind: 'exists', what: { kind: 'bound', name: choice.as } }, then)]);
    const tail = last.of[last.of.length - 1];
    const done = tail === undefined ? null : ifDone(tail, then);
    return done === null ? null : inSequence([...last.of.slice(0, -1), done]);
  }
  if (last.kind === 'castNow' && last.as !== undefined)
    return inSequence([last, conditional({ kind: 'exists', what: { kind: 'bound', name: last.as } }, then)]);
  if (last.kind === 'mayPay' && last.then === undefined) {
    if (last.else === undefined) return { ...last, then };
    // The other payment that may be made instead.
    const other = last.else.kind === 'mayPay' ? ifDone(last.else, then) : null;
    return other === null ? null : { ...last, then, else: other };
  }
  if (last.kind === 'may' && last.else === undefined) return { ...last, do: inSequence([last.do, then]) };
  const done =
    (last.kind === 'castNow' || last.kind === 'discard' || last.kind === 'sacrifice') && last.as !== undefined;
  if (done) return inSequence([last, conditional({ kind: 'exists', what: { kind: 'bound', name: last.as } }, then)]);
  return null;
}

/** What is optional may be done if it was not done this turn yet: the permanent remembers for the turn that it was. */
function onceEachTurn(last: Effect): Effect | null {
  const self: ObjectSet = { kind: 'self' };
  const done = ifDone(last, { kind: 'designate', what: self, word: DONE_THIS_TURN, duration: { kind: 'endOfTurn' } });
  if (done === null) return null;
  const before: Condition = { kind: 'matches', what: self, filter: { kind: 'designated', word: DONE_THIS_TURN } };
  return conditional({ kind: 'not', of: before }, done);
}

/** "If you don't": something optional was not done, be it that its condition was not met. */
function ifNotDone(last: Effect, instead: Effect): Effect | null {
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const done = tail === undefined ? null : ifNotDone(tail, instead);
    return done === null ? null : inSequence([...last.of.slice(0, -1), done]);
  }
  if (last.kind === 'castNow' && last.as !== undefined) {
    const none: Condition = { kind: 'not', of: { kind: 'exists', what: { kind: 'bound', name: last.as } } };
    return inSequence([last, conditional(none, instead)]);
  }
  if (last.kind === 'mayPay') {
    if (last.else === undefined) return { ...last, else: instead };
    const other = last.else.kind === 'mayPay' ? ifNotDone(last.else, instead) : null;
    return other === null ? null : { ...last, else: other };
  }
  if (last.kind === 'may' && last.else === undefined) return { ...last, else: instead };
  if (last.kind !== 'if' || last.else !== undefined) return null;
  const then = ifNotDone(last.then, instead);
  return then === null ? null : { ...last, then, else: instead };
}

/** What happens instead of the last instruction does not speak of what that would have brought about. */
function inPlaceOf(scope: Scope, next: Clause): Effect {
  return scope.without(namesMade(scope.draft.effects[scope.draft.effects.length - 1] ?? null), next);
}

function namesMade(effect: Effect | null): ReadonlySet<string> {
  const names = new Set<string>();
  visit(effect, (part) => {
    if (typeof part['as'] === 'string') names.add(part['as']);
  });
  return names;
}

/** "Otherwise" is the other side of a condition, or of something optional that stands alone. */
function otherwise(last: Effect, instead: Effect): Effect | null {
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const done = tail === undefined ? null : otherwise(tail, instead);
    return done === null ? null : inSequence([...last.of.slice(0, -1), done]);
  }
  if (last.kind === 'if') return last.else === undefined ? { ...last, else: instead } : null;
  return ifNotDone(last, instead);
}

/** A change to the last instruction, be it the last of what may or is to be done on a condition. */
function onLast(last: Effect, change: (effect: Effect) => Effect | null): Effect | null {
  const changed = change(last);
  if (changed !== null) return changed;
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const inner = tail === undefined ? null : onLast(tail, change);
    return inner === null ? null : inSequence([...last.of.slice(0, -1), inner]);
  }
  if (last.kind === 'may') {
    const done = onLast(last.do, change);
    return done === null ? null : { ...last, do: done };
  }
  if ((last.kind !== 'if' && last.kind !== 'mayPay') || last.then === undefined || last.else !== undefined) return null;
  const then = onLast(last.then, change);
  return then === null ? null : { ...last, then };
}

const noRegeneration: Reader<unknown> = first(
  words("it can't be regenerated"),
  words("they can't be regenerated"),
  words("that creature can't be regenerated"),
  words("a creature destroyed this way can't be regenerated"),
  words("creatures destroyed this way can't be regenerated"),
);

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

/** "When you do, …": what follows triggers, with targets of its own, if the optional thing before was done. */
const whenDone: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase(
      ['when you|they do ,', maybe(phrase(['if', condition, ','], (so) => so)), effectSentence],
      (so, then) => (scope) => {
        const condition = so === null ? null : so(scope);
        beginReflexive(scope, condition, ifDoneOrNot);
        push(scope, then(scope));
      },
    ),
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

/** What may be left undone or found impossible must have been done; anything else has been. */
function ifDoneOrNot(last: Effect, trigger: Effect): Effect | null {
  const done = ifDone(last, trigger);
  if (done !== null) return done;
  const tail = last.kind === 'sequence' ? last.of[last.of.length - 1] : last;
  if ((tail?.kind !== 'sacrifice' && tail?.kind !== 'discard') || tail.as === undefined) return null;
  const condition: Condition = { kind: 'exists', what: { kind: 'bound', name: tail.as } };
  return inSequence([last, conditional(condition, trigger)]);
}

/** "If …, draw three cards instead", in any order of its parts: what takes the place of the instruction before (614.15). */
const instead: Reader<Sentence> = rule(() =>
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

/** What comes with the mana that was just made (106.6). */
function withHaste(effect: Effect, hasteFor: Filter): Effect | null {
  if (effect.kind !== 'addMana' || effect.mana.kind === 'producedByEvent') return null;
  const { mana } = effect;
  return { ...effect, mana: { ...mana, spend: { ...mana.spend, hasteFor } } };
}

/** The amount that is divided, of another size (601.2d). */
const dividedInstead: Reader<Meaning<{ readonly test: Condition; readonly number: Quantity }>> = rule(() =>
  phrase(
    ['if', condition, ',', singleObject, 'deals', count, 'damage divided as you choose among them instead'],
    (so, _source, amount) => (scope) => {
      const test = so(scope);
      return { test, number: amount(scope) };
    },
  ),
);

function dealtInstead(last: Effect, test: Condition, number: Quantity | null, whom: ObjectSet | null): Effect | null {
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const changed = tail === undefined ? null : dealtInstead(tail, test, number, whom);
    return changed === null ? null : inSequence([...last.of.slice(0, -1), changed]);
  }
  if (last.kind !== 'damage') return null;
  if (whom !== null && JSON.stringify(last.to) !== JSON.stringify(whom)) return null;
  const then: Quantity = number ?? { kind: 'times', of: last.amount, by: 2 };
  return { ...last, amount: { kind: 'conditional', if: test, then, else: last.amount } };
}

/** Of two instructions only one has targets: by whether the cost was paid, which is known as targets are chosen (601.2b–c). */
function takeThePlace(scope: Scope, before: number, test: Condition, done: Effect): void {
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

/** Where a countered spell is put instead. */
const countered: Reader<Meaning<Destination | 'either end'>> = rule(() =>
  either<Meaning<Destination | 'either end'>>(
    phrase(
      [
        first(words('put it'), words('put that card')),
        first(words('on the top or bottom of'), words('on your choice of the top or bottom of')),
        "its owner's library",
      ],
      () => () => 'either end',
    ),
    phrase([first(words('exile it'), words('exile that card'))], () => () => ({ zone: Zone.Exile })),
    phrase([first(words('put it'), words('put that card')), place], (_put, to) => to),
  ),
);

const putWhere: Reader<unknown> = first(words('onto the battlefield'), words('into your hand'));

const followUps: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase(
      [
        either(
          words('if you do ,'),
          words('if they do ,'),
          words('if that player does ,'),
          words('if a|the player does ,'),
          words('if they do ,'),
        ),
        effectSentence,
      ],
      (_if, then) => (scope) => {
        const effect = then(scope);
        revise(scope, (last) => ifDone(last, effect));
      },
    ),
    phrase(
      [
        either(
          words("if you don't ,"),
          words("if they don't ,"),
          words("if that player doesn't ,"),
          phrase(["if you don't put", first(words('it'), words('the|that card')), putWhere, ','], () => ''),
          words("if the player doesn't ,"),
        ),
        effectSentence,
      ],
      (_if, then) => (scope) => {
        const effect = scope.otherwise(() => then(scope));
        revise(scope, (last) => ifNotDone(last, effect));
      },
    ),
    phrase(['otherwise ,', effectSentence], (then) => (scope) => {
      const effect = scope.otherwise(() => then(scope));
      revise(scope, (last) => otherwise(last, effect));
    }),
    phrase(
      [either(words('it has'), words('they have'), words('that token has'), words('those tokens have')), granted],
      (_has, given) => (scope) => {
        const added = grantedBy(given(scope));
        revise(scope, (last) => madeWith(last, added));
      },
    ),
    instead,
    whenDone,
    phrase([playingFollowUp], (change) => (scope) => revise(scope, (last) => onLast(last, change))),
    phrase([effectSentence], (next) => (scope) => {
      scope.thisWay.set('damage prevented', { kind: 'bound', name: EVENT_NAMES.amount });
      const then = next(scope);
      scope.thisWay.delete('damage prevented');
      revise(scope, (last) => preventing(last, then));
    }),
    phrase([spendOnly], (what) => (scope) => {
      const spend = what(scope);
      revise(scope, (last) => withSpending(last, spend));
    }),
    phrase(
      [first(words("for each opponent who can't ,"), words("for each player who can't ,")), effectSentence],
      (_who, next) => (scope) => {
        const then = next(scope);
        const unable = { kind: 'bound', name: scope.fresh('unable') } as const;
        revise(scope, (last) => whoCannot(last, then, unable));
      },
    ),
    phrase(
      [
        "if a permanent's ability is countered this way , activated abilities of that permanent can't be activated this turn",
      ],
      () => (scope) => revise(scope, withoutActivations),
    ),
    phrase(['if it entered under your control ,', effectSentence], (next) => (scope) => {
      const yours: Filter = { kind: 'controlledBy', who: YOU };
      const test: Condition = { kind: 'matches', what: scope.find(null, false), filter: yours };
      const then = conditional(test, next(scope));
      revise(scope, (last) =>
        last.kind === 'delayed' ? { ...last, effect: inSequence([last.effect, then]) } : inSequence([last, then]),
      );
    }),
    phrase(['if that mana is spent on a|an', described, ', it gains haste until end of turn'], (what) => (scope) => {
      const spell = what(scope);
      if (spell.head !== 'spell') scope.reject(null);
      revise(scope, (last) => onLast(last, (effect) => withHaste(effect, spell.filter)));
    }),
    // "Destroy that creature if … instead if …": what was done on a condition is done on another.
    phrase([simple, 'if', condition, 'instead if', condition], (what, so, other) => (scope) => {
      const before = scope.draft.targets.length;
      const then = what(scope);
      const inner = conditional(so(scope), then);
      const test = other(scope);
      if (scope.draft.targets.length > before) scope.reject(null);
      revise(scope, (last) => (last.kind === 'if' ? { ...conditional(test, inner), else: last } : null));
    }),
    phrase([dividedInstead], (change) => (scope) => {
      const { test, number: then } = change(scope);
      const { targets } = scope.draft;
      const spec = targets[targets.length - 1];
      if (spec?.divide === undefined) scope.reject(null);
      else {
        const amount: Quantity = { kind: 'conditional', if: test, then, else: spec.divide.amount };
        targets[targets.length - 1] = { ...spec, divide: { ...spec.divide, amount } };
      }
    }),
    phrase([noRegeneration], () => (scope) => revise(scope, (last) => withoutRegeneration(last))),
    phrase(
      [
        'if that|the|a spell is countered this way ,',
        countered,
        'instead of',
        first(
          words("putting it into its owner's graveyard"),
          words("into its owner's graveyard"),
          words("into that player's graveyard"),
        ),
      ],
      (where) => (scope) => {
        const to = where(scope);
        revise(scope, (last) => counteredTo(last, to));
      },
    ),
    phrase(
      [
        either(
          words("it's still a land"),
          words("they're still lands"),
          words('that land is still a land'),
          words("it's still a planeswalker"),
        ),
      ],
      () => (scope) => revise(scope, stillItsTypes),
    ),
    phrase(
      [first(words('you may choose new targets for the copy'), words('you may choose new targets for the copies'))],
      () => (scope) => revise(scope, (last) => withNewTargets(last)),
    ),
    phrase(['any player may activate this ability'], () => (scope) => {
      scope.draft.anyPlayer = true;
    }),
    phrase(['this ability costs', manaCost, 'less to activate', forEach], (cost, each) => (scope) => {
      const generic = genericOf(cost);
      if (generic === null) scope.reject(null);
      else scope.draft.costsLess = times(generic, each(scope));
    }),
    phrase(['this ability costs', manaCost, 'less to activate during your turn'], (cost) => (scope) => {
      const then = genericOf(cost);
      if (then === null) scope.reject(null);
      else scope.draft.costsLess = { kind: 'conditional', if: { kind: 'turnOf', who: YOU }, then, else: 0 };
    }),
    phrase(['this ability costs', manaCost, 'less to activate if', condition], (cost, so) => (scope) => {
      const then = genericOf(cost);
      if (then === null) scope.reject(null);
      else scope.draft.costsLess = { kind: 'conditional', if: so(scope), then, else: 0 };
    }),
    phrase(['this ability costs {X} less to activate , where x is', value], (amount) => (scope) => {
      scope.draft.costsLess = amount(scope);
    }),
    activationLimits,
    phrase(['do this only once each turn'], () => (scope) => revise(scope, onceEachTurn)),
  ),
);

/** The number of a cost that is generic mana alone. */
function genericOf(cost: string): number | null {
  const generic = /^\{(\d+)\}$/.exec(cost);
  return generic === null ? null : Number(generic[1]);
}

function atEitherEnd(counter: Extract<Effect, { readonly kind: 'counter' }>): Effect {
  const options = (['top', 'bottom'] as const).map((position) => ({
    label: position,
    effect: { ...counter, to: { zone: Zone.Library, position } },
  }));
  return { kind: 'chooseEffect', who: YOU, options };
}

/** Where a countered spell goes instead of the graveyard. */
function counteredTo(last: Effect, to: Destination | 'either end'): Effect | null {
  if (last.kind === 'counter') {
    if (last.to !== undefined) return null;
    return to === 'either end' ? atEitherEnd(last) : { ...last, to };
  }
  if (last.kind === 'mayPay' && last.else !== undefined) {
    const changed = counteredTo(last.else, to);
    return changed === null ? null : { ...last, else: changed };
  }
  if (last.kind !== 'sequence') return null;
  const at = last.of.findLastIndex((each) => each.kind === 'counter' || each.kind === 'mayPay');
  const part = last.of[at];
  const changed = part === undefined ? null : counteredTo(part, to);
  return changed === null ? null : inSequence(last.of.map((each, i) => (i === at ? changed : each)));
}

/** What happens for each of the players who had nothing to do the last instruction with, as it was when they were told. */
function whoCannot(last: Effect, then: Effect, unable: Extract<Quantity, { readonly kind: 'bound' }>): Effect | null {
  if ((last.kind !== 'discard' && last.kind !== 'sacrifice') || last.count !== 1) return null;
  const what: PlayerNumber | null =
    last.kind === 'sacrifice'
      ? { kind: 'permanents', filter: last.filter }
      : last.filter === undefined
        ? 'handSize'
        : null;
  if (what === null) return null;
  const of: PlayerSet = { kind: 'having', of: last.who, what, op: '<', value: 1 };
  const each: Effect =
    then.kind === 'draw' && then.count === 1 ? { ...then, count: unable } : { kind: 'repeat', times: unable, do: then };
  return inSequence([{ kind: 'letNumber', as: unable.name, value: { kind: 'countPlayers', of } }, last, each]);
}

/** The permanent whose ability it was is known before the ability is countered. */
function withoutActivations(last: Effect): Effect | null {
  if (last.kind !== 'counter') return null;
  const name = 'source';
  const what: Filter = { kind: 'among', what: { kind: 'bound', name } };
  const objects: ObjectSet = {
    kind: 'where',
    from: { kind: 'sourceOf', what: last.what },
    filter: { kind: 'inZone', zone: Zone.Battlefield },
  };
  return inSequence([
    { kind: 'let', as: name, objects },
    last,
    {
      kind: 'applyRule',
      effect: { kind: 'restriction', restriction: { kind: 'cantActivate', what, exceptMana: false } },
      duration: { kind: 'endOfTurn' },
    },
  ]);
}

/** What is done each time damage is prevented by the effect that was just made (615.5). */
function preventing(last: Effect, then: Effect): Effect | null {
  if (!JSON.stringify(then).includes(`"name":"${EVENT_NAMES.amount}"`)) return null;
  if (last.kind === 'sequence') {
    const tail = last.of[last.of.length - 1];
    const made = tail === undefined ? null : preventing(tail, then);
    return made === null ? null : inSequence([...last.of.slice(0, -1), made]);
  }
  if (last.kind !== 'applyReplacement' || last.replacement.kind !== 'damage') return null;
  const { outcome } = last.replacement;
  if (outcome.kind !== 'prevent' || outcome.amount !== 'all' || outcome.then !== undefined) return null;
  return { ...last, replacement: { ...last.replacement, outcome: { ...outcome, then } } };
}

/** The change keeps the card types that are there (205.1b). */
function stillItsTypes(effect: Effect): Effect | null {
  const changed = rewrite(effect, (part) => (part['kind'] === 'setTypes' ? { ...part, kind: 'addTypes' } : undefined));
  return JSON.stringify(changed).includes('"kind":"addTypes"') ? changed : null;
}

/** "It has …" after a token was made: what the token is made with (111.3). */
function madeWith(last: Effect, { keywords, abilities }: Granted): Effect | null {
  if (last.kind === 'createTokens') {
    const { token } = last;
    return {
      ...last,
      token: {
        ...token,
        ...tokenKeywords((token.keywords ?? 0) | keywords),
        abilities: [...(token.abilities ?? []), ...abilities],
      },
    };
  }
  if (last.kind === 'may' && last.else === undefined) {
    const done = madeWith(last.do, { keywords, abilities });
    return done === null ? null : { ...last, do: done };
  }
  if (last.kind === 'if' && last.else === undefined) {
    const then = madeWith(last.then, { keywords, abilities });
    return then === null ? null : { ...last, then };
  }
  if (last.kind !== 'sequence') return null;
  const tail = last.of[last.of.length - 1];
  const made = tail === undefined ? null : madeWith(tail, { keywords, abilities });
  return made === null ? null : inSequence([...last.of.slice(0, -1), made]);
}

function tokenKeywords(keywords: number): { readonly keywords?: number } {
  return keywords === 0 ? {} : { keywords };
}

interface Granted {
  readonly keywords: number;
  readonly abilities: readonly Ability[];
}

function grantedBy(changes: readonly Change[]): Granted {
  return {
    keywords: changes.reduce((bits, each) => bits | (each.kind === 'addKeywords' ? each.keywords : 0), 0),
    abilities: changes.flatMap((each) => (each.kind === 'addAbilities' ? each.abilities : [])),
  };
}

function withNewTargets(effect: Effect): Effect | null {
  if (effect.kind === 'copySpell') return { ...effect, newTargets: true };
  if (effect.kind === 'delayed') {
    const later = withNewTargets(effect.effect);
    return later === null ? null : { ...effect, effect: later };
  }
  if (effect.kind === 'mayPay' && effect.then !== undefined) {
    const then = withNewTargets(effect.then);
    return then === null ? null : { ...effect, then };
  }
  if (effect.kind === 'may') {
    const done = withNewTargets(effect.do);
    return done === null ? null : { ...effect, do: done };
  }
  if (effect.kind !== 'sequence') return null;
  const last = effect.of[effect.of.length - 1];
  const changed = last === undefined ? null : withNewTargets(last);
  return changed === null ? null : { kind: 'sequence', of: [...effect.of.slice(0, -1), changed] };
}

function withoutRegeneration(last: Effect): Effect | null {
  if (last.kind === 'destroy') return { ...last, noRegeneration: true };
  if (last.kind !== 'sequence') return null;
  const destroyed = last.of.some((each) => each.kind === 'destroy');
  return destroyed
    ? {
        kind: 'sequence',
        of: last.of.map((each) => (each.kind === 'destroy' ? { ...each, noRegeneration: true } : each)),
      }
    : null;
}

/** "Choose target creature" only names a target for what follows. */
const chosenTargets: Reader<Meaning<unknown>> = rule(() => either<Meaning<unknown>>(anyObjects, otherPlayers));

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
