/** Nothing in the ability language prints as nothing, or with a hole in it. */
import { CardType, type Effect, Zone } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import {
  ANONYMOUS,
  describeFilter,
  PrintContext,
  printAbility,
  printCondition,
  printCost,
  printEffect,
} from '../src/index.ts';
import {
  actions,
  allowances,
  changes,
  conditions,
  costs,
  durations,
  effects,
  events,
  filters,
  keywords,
  listedKeywords,
  quantities,
  replacements,
  restrictions,
} from './everyKind.ts';

const context = (): PrintContext => new PrintContext({ ...ANONYMOUS, permanent: 'this creature' });

function complete(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|\[object|\{\}|nothing happens/);
  expect(text).not.toMatch(/ {2}|^ | $| [,.]|,,|\.\.|\b(a|an|the) (a|an|the)\b/);
}

function completeSentence(text: string): void {
  complete(text);
  expect(text).toMatch(/^["A-Z{+\u2212]/);
  expect(text).toMatch(/[.!]"?$/);
}

/** Names that only bind: they are printed where they are used. */
const SILENT: readonly Effect['kind'][] = ['let', 'letNumber', 'letPlayers', 'chooseSource'];

describe('every kind of value has words', () => {
  it.each(Object.entries(effects))('effect %s', (kind, effect) => {
    const text = printEffect(effect, context());
    if (SILENT.some((silent) => silent === kind)) expect(text).toBe('');
    else completeSentence(text);
  });

  it.each(actions.map((action) => [action.action, action] as const))('action %s', (word, action) => {
    const text = printEffect(action, context());
    completeSentence(text);
    expect(text.toLowerCase()).toContain(word);
  });

  it.each(Object.entries(filters))('filter %s', (_, filter) => {
    for (const zone of [Zone.Battlefield, Zone.Stack, Zone.Library]) {
      for (const many of [false, true]) complete(describeFilter(filter, zone, many, context()));
    }
  });

  it.each(Object.entries(quantities))('quantity %s', (_, count) => {
    completeSentence(printEffect({ kind: 'draw', who: { kind: 'you' }, count }, context()));
    completeSentence(printEffect({ kind: 'gainLife', who: { kind: 'you' }, amount: count }, context()));
    completeSentence(printEffect({ kind: 'damage', amount: count, players: { kind: 'opponents' } }, context()));
    const grow = { kind: 'modifyPowerToughness', power: count, toughness: 0 } as const;
    completeSentence(
      printEffect({ kind: 'apply', to: { kind: 'self' }, changes: [grow], duration: { kind: 'endOfTurn' } }, context()),
    );
  });

  it.each(Object.entries(conditions))('condition %s', (_, condition) => {
    complete(printCondition(condition, context()));
    complete(printCondition({ kind: 'not', of: condition }, context()));
  });

  it.each(Object.entries(costs))('cost %s', (_, component) => {
    complete(printCost([component], context()));
  });

  it.each(Object.entries(events))('event %s', (_, event) => {
    const effect = { kind: 'draw', who: { kind: 'you' }, count: 1 } as const;
    const text = printAbility({ kind: 'triggered', event, targets: [], effect }, context());
    completeSentence(text);
    expect(text).toMatch(/^((When|Whenever|At) .+, d|II — D)raw a card\.$/);
  });

  it.each(Object.entries(durations))('duration %s', (_, duration) => {
    const change = { kind: 'addKeywords', keywords: 1 } as const;
    completeSentence(printEffect({ kind: 'apply', to: { kind: 'self' }, changes: [change], duration }, context()));
  });

  it.each(Object.entries(changes))('change %s', (_, change) => {
    for (const filter of [filters.isSelf, { kind: 'type', types: CardType.Creature } as const]) {
      const affected = { kind: 'all', zone: Zone.Battlefield, filter } as const;
      completeSentence(
        printAbility({ kind: 'static', effect: { kind: 'change', affected, changes: [change] } }, context()),
      );
    }
  });

  it.each(Object.entries(restrictions))('restriction %s', (_, restriction) => {
    completeSentence(printAbility({ kind: 'static', effect: { kind: 'restriction', restriction } }, context()));
    const duration = { kind: 'endOfTurn' } as const;
    completeSentence(
      printEffect({ kind: 'applyRule', effect: { kind: 'restriction', restriction }, duration }, context()),
    );
  });

  it.each(Object.entries(allowances))('allowance %s', (_, allowance) => {
    completeSentence(printAbility({ kind: 'static', effect: { kind: 'allowance', allowance } }, context()));
  });

  it.each(Object.entries(replacements))('replacement %s', (_, replacement) => {
    completeSentence(printAbility({ kind: 'replacement', replacement }, context()));
  });

  it.each(listedKeywords.map((ability) => [ability.keyword, ability] as const))('keyword %s', (word, ability) => {
    const text = printAbility(ability, context());
    complete(text);
    expect(text.toLowerCase().startsWith(word.toLowerCase())).toBe(true);
  });

  it.each(Object.entries(keywords))('keyword %s', (_, ability) => {
    complete(printAbility(ability, context()));
  });
});
