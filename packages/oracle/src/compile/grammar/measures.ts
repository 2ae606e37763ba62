/** What objects have: power, toughness and mana value compared, counters, keywords ("with power 2 or less", "with flying"). */
import {
  COST_KEYWORDS,
  COUNT_AND_COST_KEYWORDS,
  COUNTED_KEYWORDS,
  type Comparison,
  type Filter,
  PLAIN_KEYWORDS,
} from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import { manaCost } from './costs.ts';
import { allOf, described } from './filters.ts';
import { it, singleObject } from './objects.ts';
import { value } from './quantities.ts';
import { chosenName } from './relativeClauses.ts';
import { counterName, numeral, plainKeyword, sizeText } from './vocabulary.ts';

export type Measure = 'power' | 'toughness' | 'manaValue';

const orLess: Reader<Comparison> = either(
  phrase(['or less'], () => '<=' as const),
  phrase(['or greater|more'], () => '>=' as const),
);

export const measure: Reader<Measure> = either(
  phrase(['power'], () => 'power' as const),
  phrase(['toughness'], () => 'toughness' as const),
  phrase(['mana value'], () => 'manaValue' as const),
);

const size: Reader<'power' | 'toughness'> = either(
  phrase(['power'], () => 'power' as const),
  phrase(['toughness'], () => 'toughness' as const),
);

const COMPARED: readonly Reader<Comparison>[] = [
  phrase(['greater than'], () => '>' as const),
  phrase(['less than'], () => '<' as const),
  phrase(['equal to'], () => '=' as const),
];

/** "with power 2 or less", "with mana value X or less", "with power greater than this creature's power". */
export const measured: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase([measure, simpleNumber, maybe(orLess)], (kind, bound, op) => (scope) => ({
      kind,
      op: op ?? '=',
      value: bound(scope),
    })),
    phrase(['the greatest|highest', measure, 'among', described], (kind, among) => (scope) => ({
      kind,
      op: '=',
      value: { kind: 'greatest', what: kind, of: allOf(among(scope)) },
    })),
    phrase(['the least|lowest', measure, 'among', described], (kind, among) => (scope) => ({
      kind,
      op: '=',
      value: { kind: 'least', what: kind, of: allOf(among(scope)) },
    })),
    phrase(['total power and toughness', simpleNumber, orLess], (bound, op) => (scope) => ({
      kind: 'powerAndToughness',
      op,
      value: bound(scope),
    })),
    phrase([size, either(...COMPARED), 'its|their', size], (left, op, right) => () => ({
      kind: 'ownSizes',
      left,
      op,
      right,
    })),
    // "Mana value 4 or 5": either of them.
    phrase([measure, numeral, 'or', numeral], (kind, a, b) => () => ({
      kind: 'or',
      of: [
        { kind, op: '=', value: a },
        { kind, op: '=', value: b },
      ],
    })),
    phrase([measure, 'x plus', numeral], (kind, more) => (scope) => ({
      kind,
      op: '=',
      value: { kind: 'sum', of: [scope.x ?? { kind: 'x' }, more] },
    })),
    phrase(['lesser', measure], (kind) => (scope) => ({ kind, op: '<', value: { kind, of: it(scope) } })),
    phrase([measure, 'or', measure, simpleNumber, orLess], (a, b, bound, op) => (scope) => {
      const value = bound(scope);
      return {
        kind: 'or',
        of: [
          { kind: a, op, value },
          { kind: b, op, value },
        ],
      };
    }),
    phrase([measure, 'less than or equal to', value], (kind, bound) => (scope) => ({
      kind,
      op: '<=',
      value: bound(scope),
    })),
    phrase([measure, 'greater than or equal to', value], (kind, bound) => (scope) => ({
      kind,
      op: '>=',
      value: bound(scope),
    })),
    phrase([measure, 'less than', value], (kind, bound) => (scope) => ({ kind, op: '<', value: bound(scope) })),
    phrase([measure, 'less than x'], (kind) => () => ({ kind, op: '<', value: { kind: 'x' } })),
    phrase([measure, 'greater than', value], (kind, bound) => (scope) => ({ kind, op: '>', value: bound(scope) })),
    phrase([measure, 'equal to', value], (kind, bound) => (scope) => ({ kind, op: '=', value: bound(scope) })),
  ),
);

/** "an odd mana value", "even mana values" */
export const parity: Reader<Filter> = first<Filter>(
  phrase(['an odd mana value'], () => ({ kind: 'manaValueIs', parity: 'odd' })),
  phrase(['an even mana value'], () => ({ kind: 'manaValueIs', parity: 'even' })),
  phrase(['odd mana values'], () => ({ kind: 'manaValueIs', parity: 'odd' })),
  phrase(['even mana values'], () => ({ kind: 'manaValueIs', parity: 'even' })),
);

export const simpleNumber: Reader<Meaning<number | { readonly kind: 'x' }>> = first<
  Meaning<number | { readonly kind: 'x' }>
>(
  phrase([numeral], (count) => () => count),
  phrase(['x'], () => () => ({ kind: 'x' as const })),
);

export const keywordList: Reader<Filter> = phrase(
  [listOf(plainKeyword, first(words('or'), words(', or'), words(',')))],
  (bits) => disjunctionOfKeywords(bits),
);

function disjunctionOfKeywords(bits: readonly number[]): Filter {
  return { kind: 'keyword', keywords: bits.reduce((all, bit) => all | bit, 0) };
}

/** Keywords of one word that are no flags of an object: its abilities are asked for them. */
const KEYWORD_ABILITIES: ReadonlySet<string> = new Set([
  ...[...PLAIN_KEYWORDS, ...COUNTED_KEYWORDS, ...COST_KEYWORDS, ...COUNT_AND_COST_KEYWORDS],
  ...['cascade', 'cycling', 'flashback', 'kicker', 'morph', 'suspend'],
]);

/** "Cycling", "toxic": whatever follows the word where it is written. */
export const keywordAbility: Reader<Filter> = token('word', (text) =>
  KEYWORD_ABILITIES.has(text) ? { kind: 'hasAbility', keyword: text } : null,
);

export const withClause: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    measured,
    phrase([parity], (filter) => () => filter),
    // Than what was spoken of just before.
    phrase(['equal or lesser', measure], (kind) => (scope) => ({
      kind,
      op: '<=',
      value: { kind, of: scope.find(null, false) },
    })),
    phrase(['mana cost', listOf(manaCost, words('or'))], (costs) => () => ({ kind: 'manaCost', costs })),
    phrase([keywordList], (filter) => () => filter),
    phrase(['a|an', counterName, 'counter on it|them'], (counter) => () => ({ kind: 'hasCounter', counter })),
    phrase([counterName, 'counters on them'], (counter) => () => ({ kind: 'hasCounter', counter })),
    phrase(['a counter on it|them'], () => () => ({ kind: 'hasAnyCounter' })),
    phrase(['one or more counters on it|them'], () => () => ({ kind: 'hasAnyCounter' })),
    phrase(['counters on it|them'], () => () => ({ kind: 'hasAnyCounter' })),
    phrase([sizeText, 'counters on it|them'], (counter) => () => ({ kind: 'hasCounter', counter })),
    phrase(['no', counterName, 'counters on it|them'], (counter) => () => ({
      kind: 'not',
      of: { kind: 'hasCounter', counter },
    })),
    phrase(['no counters on it|them'], () => () => ({ kind: 'not', of: { kind: 'hasAnyCounter' } })),
    phrase(['one or more', sizeText, 'counters on it|them'], (counter) => () => ({ kind: 'hasCounter', counter })),
    phrase([keywordAbility], (filter) => () => filter),
    phrase([keywordAbility, 'or', keywordAbility], (a, b) => () => ({ kind: 'or', of: [a, b] })),
    phrase(['a|an?', keywordAbility, 'ability|abilities'], (filter) => () => filter),
    phrase(
      ['that name'],
      () => (scope) =>
        chosenName(scope) ?? { kind: 'sameNameAs', what: scope.findMoved(false) ?? scope.find('card', false) },
    ),
    phrase(['mana value of', either(words('the chosen quality'), words('that quality'))], () => (scope) => {
      // Stands for what was chosen.
      const odd: Filter = { kind: 'manaValueIs', parity: 'odd' };
      return scope.parity ? odd : scope.reject(odd);
    }),
    phrase(['abilities'], () => () => ({ kind: 'hasAnyAbility' as const })),
    phrase(['no abilities'], () => () => ({ kind: 'not', of: { kind: 'hasAnyAbility' } })),
    phrase(['a basic land type'], () => () => ({ kind: 'basicLandTypes' as const })),
    phrase([words('{X}'), 'in its|their mana cost|costs'], () => () => ({ kind: 'hasXInCost' as const })),
    phrase(['a single target'], () => () => ({ kind: 'targetCount', op: '=', value: 1 })),
    phrase(['a counter on it|them'], () => () => ({ kind: 'hasCounter' as const })),
    phrase(['counters on it|them'], () => () => ({ kind: 'hasCounter' as const })),
    phrase(['one or more counters on it|them'], () => () => ({ kind: 'hasCounter' as const })),
    phrase(['the same name as', singleObject], (what) => (scope) => ({ kind: 'sameNameAs', what: what(scope) })),
  ),
);
