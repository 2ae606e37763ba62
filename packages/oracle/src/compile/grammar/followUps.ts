/** Sentences that add to the one before them: "if you do", "otherwise", "then repeat this process", what is said of what was made (608.2c). */
import {
  type Condition,
  type Destination,
  type Effect,
  EVENT_NAMES,
  type Filter,
  type PlayerSet,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import { rewrite, visit } from '../lowering/rewrite.ts';
import { inSequence } from '../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { activationLimits } from './activationLimits.ts';
import { enteringSo } from './castingFrom.ts';
import { actions, conditional, effectSentence, simple } from './clauses.ts';
import { condition } from './conditions.ts';
import { duration } from './durations.ts';
import type { Action } from './effects/action.ts';
import { gainsThatAbility } from './effects/atRandom.ts';
import { place } from './effects/destinations.ts';
import { granted } from './effects/granted.ts';
import { playingFollowUp } from './effects/playing.ts';
import { predicates } from './effects/predicates.ts';
import { spendOnly, withSpending } from './effects/spending.ts';
import { whenSpent } from './effects/spentOn.ts';
import { described } from './filters.ts';
import {
  changingSource,
  counteredTo,
  grantedBy,
  ifCannot,
  ifDone,
  ifImpossible,
  ifNotDone,
  madeWith,
  onceEachTurn,
  onLast,
  opponentsWhoCannot,
  otherwise,
  preventing,
  searchersShuffle,
  stillItsTypes,
  whoCannot,
  withExcess,
  withNewTargets,
  withoutActivations,
  withoutRegeneration,
  withRider,
} from './lastInstruction.ts';
import { continued } from './laterEvents.ts';
import { lessToActivate } from './lessToActivate.ts';
import { nounPhrase } from './nouns.ts';
import { EACH_PLAYER, isSeveral, OPPONENTS, YOU } from './players.ts';
import { push, revise, type Sentence, whenDone } from './sentences.ts';
import { dividedInstead, instead } from './takingPlace.ts';
import { subtypeWord } from './vocabulary.ts';

export function namesMade(effect: Effect | null): ReadonlySet<string> {
  const names = new Set<string>();
  visit(effect, (part) => {
    if (typeof part['as'] === 'string') names.add(part['as']);
  });
  return names;
}

const noRegeneration: Reader<unknown> = first(
  words("it can't be regenerated"),
  words("they can't be regenerated"),
  words("that creature can't be regenerated"),
  words("those creatures can't be regenerated"),
  words("a creature destroyed this way can't be regenerated"),
  words("creatures destroyed this way can't be regenerated"),
);

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

/** "If you do" after something optional. */
const ifTheyDo: Reader<Sentence> = rule(() =>
  phrase(
    [
      either(
        words('if you do ,'),
        words('if they do ,'),
        words('if that player does ,'),
        words('if a|the player does ,'),
      ),
      effectSentence,
    ],
    (_if, then) => (scope) => {
      const effect = then(scope);
      revise(scope, (last) => ifDone(last, effect));
    },
  ),
);

/** What a further sentence may add to a delayed trigger. */
const inDelayed: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase([effectSentence], (what) => (scope) => push(scope, what(scope))),
    ifTheyDo,
  ),
);

export const followUps: Reader<Sentence> = rule(() =>
  either<Sentence>(
    ifTheyDo,
    phrase(
      ["the damage can't be prevented"],
      () => (scope) =>
        revise(scope, (last) =>
          onLast(last, (each) => (each.kind === 'damage' ? { ...each, unpreventable: true } : null)),
        ),
    ),
    phrase([inDelayed], (what) => (scope) => revise(scope, (last) => continued(scope, last, what))),
    phrase(
      [
        either(
          words("if you don't ,"),
          words("if they don't ,"),
          words("if that player doesn't ,"),
          phrase(
            [
              "if you don't|didn't put",
              first(words('it'), words('the|that card'), words('the revealed card')),
              putWhere,
              maybe(words('this way')),
              ',',
            ],
            () => '',
          ),
          words("if the player doesn't ,"),
          words("if you don't cast it this way ,"),
          words("if you don't cast that card|spell this way ,"),
        ),
        effectSentence,
      ],
      (_if, then) => (scope) => {
        const effect = scope.otherwise(() => then(scope));
        revise(scope, (last) => ifNotDone(last, effect));
      },
    ),
    // The only library that could be searched is searched by whoever searches.
    phrase(['if you search|searched your library this way ,', effectSentence], (then) => (scope) => {
      if (scope.searched !== null) scope.reject(null);
      const effect = then(scope);
      revise(scope, (last) => (JSON.stringify(last).includes('"kind":"search"') ? ifDone(last, effect) : null));
    }),
    phrase(['otherwise ,', effectSentence], (then) => (scope) => {
      const effect = scope.otherwise(() => then(scope));
      revise(scope, (last) => otherwise(last, effect));
    }),
    phrase(
      [
        either(
          words('it has'),
          words('they have'),
          words('that token has'),
          words('those tokens have'),
          words('the tokens have'),
        ),
        granted,
      ],
      (_has, given) => (scope) => {
        const added = grantedBy(given(scope));
        revise(scope, (last) => madeWith(last, added));
      },
    ),
    phrase(["if you can't ,", effectSentence], (next) => (scope) => {
      const then = scope.otherwise(() => next(scope));
      revise(scope, (last) => ifImpossible(last, then));
    }),
    instead,
    whenDone,
    phrase(
      ["each player|opponent who doesn't", actions],
      (what) => (scope) => revise(scope, (last) => whoDoesNot(last, what, scope)),
    ),
    phrase([gainsThatAbility], (change) => (scope) => {
      const given = change(scope);
      revise(scope, (last) => onLast(last, given));
    }),
    phrase([enteringSo], (change) => (scope) => revise(scope, (last) => onLast(last, change))),
    phrase([playingFollowUp], (change) => (scope) => revise(scope, (last) => onLast(last, change))),
    phrase([effectSentence], (next) => (scope) => {
      scope.thisWay.set('damage prevented', { kind: 'bound', name: EVENT_NAMES.amount });
      const then = next(scope);
      scope.thisWay.delete('damage prevented');
      revise(scope, (last) => preventing(last, then));
    }),
    // Only damage that is there is prevented, so that nothing is asked.
    phrase(['if damage is prevented this way ,', effectSentence], (next) => (scope) => {
      scope.mentionObjects({ kind: 'bound', name: EVENT_NAMES.object }, ['source'], false);
      scope.amount = { kind: 'bound', name: EVENT_NAMES.amount };
      scope.thisWay.set('damage prevented', scope.amount);
      const then = next(scope);
      scope.thisWay.delete('damage prevented');
      revise(scope, (last) => preventing(last, then));
    }),
    phrase([spendOnly], (what) => (scope) => {
      const spend = what(scope);
      revise(scope, (last) => withSpending(last, spend));
    }),
    phrase(
      [
        first<PlayerSet>(
          phrase(["for each opponent who can't ,"], () => OPPONENTS),
          phrase(["for each player who can't ,"], () => EACH_PLAYER),
        ),
        effectSentence,
      ],
      (whom, next) => (scope) => {
        const then = next(scope);
        const unable = { kind: 'bound', name: scope.fresh('unable') } as const;
        revise(scope, (last) => whoCannot(last, whom, then, unable));
      },
    ),
    phrase(["each opponent who can't", actions], (what) => (scope) => {
      const unable = { kind: 'bound', name: scope.fresh('unable') } as const;
      const then = what(unable)(scope);
      if (!('who' in then)) scope.reject(null);
      revise(scope, (last) => opponentsWhoCannot(last, then, unable.name));
    }),
    phrase(
      [
        first(words("if they can't ,"), words("if that player can't ,"), words("if the player can't ,")),
        effectSentence,
      ],
      (_if, next) => (scope) => {
        const then = next(scope);
        const unable = { kind: 'bound', name: scope.fresh('unable') } as const;
        revise(scope, (last) => ifCannot(last, then, unable));
      },
    ),
    phrase(['if', condition, ', repeat this process'], (so) => (scope) => {
      const test = so(scope);
      // What comes before the process itself is not told from it.
      if (scope.draft.effects.length !== 1) scope.reject(null);
      revise(scope, (last) => ({ kind: 'repeatWhile', do: last, while: test }));
    }),
    phrase(
      [
        'then repeat this process for',
        listOf(
          phrase(['a|an', described], (what) => what),
          words('and'),
        ),
      ],
      (others) => (scope) =>
        repeatFor(
          scope,
          others.map((other) => other(scope).filter),
        ),
    ),
    phrase(
      [
        "if a permanent's ability is countered this way , activated abilities of that permanent can't be activated this turn",
      ],
      () => (scope) => revise(scope, withoutActivations),
    ),
    phrase(
      ['if an ability of a|an', nounPhrase, 'is countered this way , that permanent', predicates, duration],
      (noun, changes, time) => (scope) => {
        const given = changes(scope);
        const lasting = time(scope);
        revise(scope, (last) => changingSource(last, noun.filter, given, lasting));
      },
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
      revise(scope, (last) => onLast(last, (effect) => withRider(effect, { hasteFor: spell.filter })));
    }),
    phrase(['if that mana is spent on a|an', described, ", that spell can't be countered"], (what) => (scope) => {
      const spell = what(scope);
      if (spell.head !== 'spell') scope.reject(null);
      revise(scope, (last) => onLast(last, (effect) => withRider(effect, { uncounterable: spell.filter })));
    }),
    phrase([whenSpent], (made) => (scope) => {
      const trigger = made(scope);
      revise(scope, (last) => onLast(last, (effect) => withRider(effect, { whenSpent: trigger })));
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
    phrase(
      ["excess damage is dealt to that creature's controller instead"],
      () => (scope) => revise(scope, withExcess),
    ),
    phrase(
      ['then each player who searched their library this way shuffles'],
      () => (scope) => revise(scope, searchersShuffle),
    ),
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
          phrase(["it's still a|an", subtypeWord, 'land'], () => ''),
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
    phrase(['this ability costs', lessToActivate], (less) => (scope) => {
      scope.draft.costsLess = less(scope);
    }),
    activationLimits,
    phrase(['do this only once each turn'], () => (scope) => revise(scope, onceEachTurn)),
  ),
);

/** What happens to each of several players who might do something and did not. */
function whoDoesNot(last: Effect, what: Action, scope: Scope): Effect | null {
  const name = scope.fresh('player');
  const one = { kind: 'bound', name } as const;
  if (last.kind === 'mayPay' && isSeveral(last.who) && last.else === undefined)
    return { kind: 'forEachPlayer', of: last.who, as: name, do: { ...last, who: one, else: what(one)(scope) } };
  if (last.kind !== 'forEachPlayer') return null;
  const inner = ifNotDone(last.do, what({ kind: 'bound', name: last.as })(scope));
  return inner === null ? null : { ...last, do: inner };
}

/** All that was done so far, again for something else than what was sacrificed for it. */
function repeatFor(scope: Scope, others: readonly Filter[]): void {
  const { effects, reflexives } = scope.draft;
  let asked: Filter | null = null;
  visit(effects, (part) => {
    if (part['kind'] === 'sacrifice') asked ??= part['filter'] as Filter;
  });
  const before = JSON.stringify(asked);
  if (asked === null || reflexives.length > 0) scope.reject(null);
  const process = inSequence(effects);
  for (const other of others)
    effects.push(rewrite(process, (part) => (JSON.stringify(part) === before ? other : undefined)));
}
