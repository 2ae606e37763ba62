/** Sentences of effects (608.2c): clauses, what joins them, and what a sentence adds to the one before it. */
import {
  type Condition,
  type Cost,
  type Effect,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Step,
  Zone,
} from '@foretell/rules/ir';
import { rewrite } from '../lowering/rewrite.ts';
import { inSequence } from '../lowering/sequence.ts';
import {
  either,
  first,
  listOf,
  type Meaning,
  maybe,
  phrase,
  type Reader,
  reader,
  readingsAt,
  rule,
  token,
  words,
} from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { condition } from './conditions.ts';
import { actionCost, manaCost } from './costs.ts';
import { delayed, delayedWithTargets } from './delayedSteps.ts';
import type { Action } from './effects/action.ts';
import { givenInOtherWays } from './effects/alongside.ts';
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
import { returnActions } from './effects/returns.ts';
import { rulesForATime } from './effects/rulesForATime.ts';
import { searchActions } from './effects/search.ts';
import { specialActions, specialClauses } from './effects/special.ts';
import { tokenActions } from './effects/tokens.ts';
import { wishes } from './effects/wishes.ts';
import { zoneActions } from './effects/zones.ts';
import { allOf, described } from './filters.ts';
import { forEachClause } from './forEach.ts';
import { copyNext, laterEvents } from './laterEvents.ts';
import { anyObjects, singleObject } from './objects.ts';
import { EACH_PLAYER, isSeveral, OPPONENTS, otherPlayers, players, YOU } from './players.ts';
import { count, forEach, times, value } from './quantities.ts';
import { chosenTargets, genericOf } from './sentences.ts';
import { stepWord } from './vocabulary.ts';

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

/** "may" with its subject. */
const mayActions: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you may', actionCost], (cost) => (scope) => {
      const paid = cost(scope);
      // Counters that an effect puts are no cost.
      if (paid.every(({ kind }) => kind === 'putCounters' || kind === 'discardHand')) scope.reject(null);
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
    phrase([otherPlayers, 'may have', simple], (who, what) => (scope) => {
      const player = who(scope);
      return isSeveral(player) ? scope.reject(what(scope)) : { kind: 'may', who: player, do: what(scope) };
    }),
    phrase([otherPlayers, 'may', actions], (who, what) => (scope) => mayDo(who(scope), what, scope)),
  ),
);

const anyOf: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['opponent'], () => OPPONENTS),
  phrase(['player'], () => EACH_PLAYER),
);

/** Clauses whose verb is in the infinitive after "may": "gain control of it", "have it deal". */
const bareClause: Reader<Clause> = rule(() => either(continuous, distribute));

export const simple: Reader<Clause> = rule(() =>
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
    baseSizes,
    givenInOtherWays,
    damage,
    divideNow,
    distribute,
    fight,
    keywordClauses,
    specialClauses,
    playing,
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

/** "May put a card from their hand": choosing none is not doing it, so the choice alone is asked. */
function mayDo(who: PlayerSet, what: Action, scope: Scope): Effect {
  return doneBy(who, (player) => (inner) => optional(player, what(player)(inner)), scope);
}

function optional(who: PlayerSet, effect: Effect): Effect {
  // What cannot be done is not asked.
  if (effect.kind === 'if' && effect.else === undefined)
    return conditional(effect.condition, optional(who, effect.then));
  // Each target may stay as it is.
  if (effect.kind === 'changeTargets' && effect.must !== true) return effect;
  const [choice, move, ...more] = effect.kind === 'sequence' ? effect.of : [];
  if (effect.kind === 'chooseObjects' && effect.min === effect.max) return { ...effect, min: 0 };
  // Only whether to reveal some is optional; what is done with the rest is not.
  if (choice?.kind === 'chooseObjects' && move?.kind === 'reveal' && more.length > 0)
    return { kind: 'sequence', of: [{ ...choice, min: 0 }, move, ...more] };
  const puts =
    choice?.kind === 'chooseObjects' &&
    (move?.kind === 'move' || move?.kind === 'attach' || move?.kind === 'exile' || move?.kind === 'reveal') &&
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

export function conditional(so: Condition, then: Effect): Effect {
  return { kind: 'if', condition: so, then };
}

/** What is done unless something is: not what comes before a "then". */
const atOnce: Reader<Clause> = reader((start) =>
  readingsAt(simple, start).filter(({ nextToken }) => {
    for (let at = start; at !== undefined && at !== nextToken; at = at.next) if (at.text === 'then') return false;
    return true;
  }),
);

/** "[clause] unless [player] pays [cost]". */
const unless: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([atOnce, 'unless', whoPays, paysCost], (what, who, cost) => (scope) => {
      const effect = what(scope);
      return unlessPaid(who(scope), cost(scope), effect, scope);
    }),
    phrase([atOnce, 'unless', whoPays, paysCost, 'or', paysCost], (what, who, cost, other) => (scope) => {
      const effect = what(scope);
      return unlessPaid(who(scope), cost(scope), effect, scope, other(scope));
    }),
    phrase([atOnce, 'unless', players, 'has', simple], (what, who, instead) => (scope) => {
      const effect = what(scope);
      const player = who(scope);
      if (isSeveral(player)) scope.reject(null);
      return { kind: 'may', who: player, do: instead(scope), else: effect };
    }),
    phrase([atOnce, 'unless', condition], (what, so) => (scope) => {
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

/** "Each opponent loses 1 life unless that player pays": each of them. */
const whoPays: Reader<Meaning<PlayerSet>> = rule(() =>
  first<Meaning<PlayerSet>>(
    phrase(['that player'], () => (scope) => scope.findPlayer()),
    players,
  ),
);

/** Each of several players decides for themselves, and what happens otherwise happens to those who don't pay. */
function unlessPaid(who: PlayerSet, cost: Cost, effect: Effect, scope: Scope, or?: Cost): Effect {
  const otherwise = (payer: PlayerSet, done: Effect): Effect =>
    or === undefined ? done : { kind: 'mayPay', who: payer, cost: or, else: done };
  if (!isSeveral(who)) return { kind: 'mayPay', who, cost, else: otherwise(who, effect) };
  const name = scope.fresh('player');
  const each = { kind: 'bound', name } as const;
  if (!('who' in effect) || !('kind' in effect.who) || effect.who.kind !== who.kind) return scope.reject(effect);
  return {
    kind: 'forEachPlayer',
    of: who,
    as: name,
    do: { kind: 'mayPay', who: each, cost, else: otherwise(each, { ...effect, who: each }) },
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
    phrase(['pays mana equal to', value], (amount) => (scope) => [{ kind: 'genericMana', amount: amount(scope) }]),
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
    phrase(
      [simple, 'at the beginning of your next', stepWord],
      (what, step) => (scope) => delayed(step, YOU, what(scope)),
    ),
    phrase(
      ['at the beginning of your next', stepWord, ',', series],
      (step, what) => (scope) => delayedWithTargets(scope, step, YOU, what),
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
const series: Reader<Clause> = rule(() =>
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
      for (const [at, spec] of targets.entries()) if (at >= before) targets[at] = withX(spec, number);
      return withX(effect, number);
    }),
  ),
);
