/** Replacement and prevention effects (614, 615): "enters tapped", "if … would …, … instead". */
import {
  type Ability,
  type Condition,
  type EntersModification,
  type Filter,
  type MoveOutcome,
  Zone,
} from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { condition } from './conditions.ts';
import { actionCost } from './costs.ts';
import { described } from './filters.ts';
import { conjunction } from './nouns.ts';
import { selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { count, forEach, times, value } from './quantities.ts';
import { counterName, numeral } from './vocabulary.ts';

type Lines = Meaning<readonly Ability[]>;
type Ways = Meaning<readonly EntersModification[]>;

const counters: Reader<Ways> = rule(() =>
  either<Ways>(
    phrase(
      ['with', count, counterName, 'counter|counters on it', maybe(forEach)],
      (number, counter, each) => (scope) => {
        const base = number(scope);
        return [{ kind: 'counters', counter, count: times(base, each === null ? null : each(scope)) }];
      },
    ),
    phrase(['with a number of', counterName, 'counters on it equal to', value], (counter, amount) => (scope) => [
      { kind: 'counters', counter, count: amount(scope) },
    ]),
  ),
);

const choices: Reader<Ways> = either<Ways>(
  phrase(['choose a color'], () => () => [{ kind: 'chooseColor' }]),
  phrase(['choose a creature type'], () => () => [{ kind: 'chooseCreatureType' }]),
  phrase(['choose a basic land type'], () => () => [{ kind: 'chooseBasicLandType' }]),
  phrase(['choose an opponent'], () => () => [{ kind: 'choosePlayer', from: OPPONENTS }]),
  phrase(['choose a player'], () => () => [{ kind: 'choosePlayer', from: EACH_PLAYER }]),
  phrase(['choose a card name'], () => () => [{ kind: 'chooseName', filter: { kind: 'any' } }]),
  phrase(['choose a nonland card name'], () => () => [
    { kind: 'chooseName', filter: { kind: 'not', of: { kind: 'type', types: 32 } } },
  ]),
);

function entersSelf(as: readonly EntersModification[], only: Condition | null): readonly Ability[] {
  return [
    {
      kind: 'replacement',
      replacement: { kind: 'enters', what: { kind: 'isSelf' }, ...(only === null ? {} : { condition: only }), as },
    },
  ];
}

const entersLine: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase([selfObject, 'enters tapped'], () => () => entersSelf([{ kind: 'tapped' }], null)),
    phrase([selfObject, 'enters prepared'], () => () => entersSelf([{ kind: 'designated', word: 'prepared' }], null)),
    phrase(
      [selfObject, 'enters tapped unless', condition],
      (_self, so) => (scope) => entersSelf([{ kind: 'tapped' }], { kind: 'not', of: so(scope) }),
    ),
    phrase([selfObject, 'enters', counters], (_self, ways) => (scope) => entersSelf(ways(scope), null)),
    phrase(
      [selfObject, 'enters tapped', counters],
      (_self, ways) => (scope) => entersSelf([{ kind: 'tapped' }, ...ways(scope)], null),
    ),
    phrase(['if', condition, ',', selfObject, 'enters', counters], (so, _self, ways) => (scope) => {
      const only = so(scope);
      return entersSelf(ways(scope), only);
    }),
    phrase(['as', selfObject, 'enters ,', choices], (_self, ways) => (scope) => entersSelf(ways(scope), null)),
    phrase(
      ['as', selfObject, 'enters , you may', actionCost, ". if you don't , it enters tapped"],
      (_self, cost) => (scope) => entersSelf([{ kind: 'tappedUnlessPaid', cost: cost(scope) }], null),
    ),
    phrase([maybe(words('other')), described, 'enter tapped'], (other, what) => (scope) => {
      const others: readonly Filter[] = other === null ? [] : [{ kind: 'other' }];
      return [
        {
          kind: 'replacement',
          replacement: { kind: 'enters', what: conjunction([...others, what(scope).filter]), as: [{ kind: 'tapped' }] },
        },
      ];
    }),
    phrase(
      [
        'you may have',
        selfObject,
        'enter as a copy of a|an|any',
        maybe(words('a')),
        described,
        maybe(words('on the battlefield')),
      ],
      (_self, _a, what) => (scope) => entersSelf([{ kind: 'copy', of: what(scope).filter, optional: true }], null),
    ),
  ),
);

const goesTo: Reader<MoveOutcome> = first<MoveOutcome>(
  phrase(['exile it instead'], () => ({ kind: 'goTo', zone: Zone.Exile })),
  phrase(["return it to its owner's hand instead"], () => ({ kind: 'goTo', zone: Zone.Hand })),
  phrase(["put it on the bottom of its owner's library instead"], () => ({
    kind: 'goTo',
    zone: Zone.Library,
    position: 'bottom',
  })),
);

const wouldLine: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(['if', selfObject, 'would die ,', goesTo], (_self, outcome) => () => [
      {
        kind: 'replacement',
        replacement: { kind: 'moves', what: { kind: 'isSelf' }, from: Zone.Battlefield, to: Zone.Graveyard, outcome },
      },
    ]),
    phrase(['if a|an', described, 'would die ,', goesTo], (what, outcome) => (scope) => [
      {
        kind: 'replacement',
        replacement: { kind: 'moves', what: what(scope).filter, from: Zone.Battlefield, to: Zone.Graveyard, outcome },
      },
    ]),
    phrase(['if', selfObject, 'would be put into a graveyard from anywhere ,', goesTo], (_self, outcome) => () => [
      { kind: 'replacement', replacement: { kind: 'moves', what: { kind: 'isSelf' }, to: Zone.Graveyard, outcome } },
    ]),
    phrase(['if you would gain life , you gain twice that much life instead'], () => () => [
      { kind: 'replacement', replacement: { kind: 'gainLife', who: YOU, times: 2 } },
    ]),
    phrase(['if you would gain life , you gain that much life plus', numeral, 'instead'], (plus) => () => [
      { kind: 'replacement', replacement: { kind: 'gainLife', who: YOU, plus } },
    ]),
    phrase(['prevent all combat damage that would be dealt to', selfObject], () => () => [
      prevention({ combat: true, to: true }),
    ]),
    phrase(['prevent all damage that would be dealt to', selfObject], () => () => [
      prevention({ combat: false, to: true }),
    ]),
    phrase(['prevent all combat damage that would be dealt by', selfObject], () => () => [
      prevention({ combat: true, to: false }),
    ]),
    phrase(['prevent all damage that would be dealt by', selfObject], () => () => [
      prevention({ combat: false, to: false }),
    ]),
    phrase(['skip your draw step'], () => () => [
      { kind: 'replacement', replacement: { kind: 'skipStep', who: YOU, step: 2 } },
    ]),
  ),
);

function prevention({ combat, to }: { readonly combat: boolean; readonly to: boolean }): Ability {
  return {
    kind: 'replacement',
    replacement: {
      kind: 'damage',
      source: to ? { kind: 'any' } : { kind: 'isSelf' },
      to: to ? { kind: 'isSelf' } : { kind: 'any' },
      players: to ? null : EACH_PLAYER,
      ...(combat ? { combat: true } : {}),
      outcome: { kind: 'prevent', amount: 'all' },
    },
  };
}

/** A line that replaces or prevents. */
export const replacementLine: Reader<Lines> = rule(() => either(entersLine, wouldLine));
