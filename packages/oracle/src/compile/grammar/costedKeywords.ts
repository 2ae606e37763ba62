/** Keywords with a cost or with something to be done as they are used: flashback, kicker, craft, gift, splice (702). */
import {
  type Ability,
  CardType,
  Color,
  type Cost,
  type Effect,
  type Filter,
  PREDEFINED_TOKENS,
  type TokenDescription,
  Zone,
} from '@foretell/rules/ir';
import { describeFilter } from '../../print/describe.ts';
import { numberWord } from '../../print/english.ts';
import { either, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { companion } from './companion.ts';
import { actionCost, keywordCost, manaCost } from './costs.ts';
import { equipAndCycling } from './equipAndCycling.ts';
import { abilities, type Given, type Keywords } from './keywordsGiven.ts';
import { nounPhrase } from './nouns.ts';
import { numeral } from './vocabulary.ts';

/** What there is splice onto (702.47a), with the words for it. */
const SPLICES: readonly (readonly [string, Filter])[] = [
  ['Arcane', { kind: 'subtype', subtypes: ['Arcane'] }],
  ['instant or sorcery', { kind: 'type', types: CardType.Instant | CardType.Sorcery }],
];

const GIFTED = { kind: 'bound', name: 'gifted' } as const;

function given(token: TokenDescription, tapped = false): Effect {
  return { kind: 'createTokens', who: GIFTED, token, count: 1, ...(tapped ? { tapped } : {}) };
}

function ofTheSea(subtype: string, size: number): TokenDescription {
  return { colors: Color.Blue, types: CardType.Creature, subtypes: [subtype], power: size, toughness: size };
}

/** What is given (702.174d-i). */
const GIFTS: readonly (readonly [string, Effect])[] = [
  ['a card', { kind: 'draw', who: GIFTED, count: 1 }],
  ['a Food', given(PREDEFINED_TOKENS.Food)],
  ['a Treasure', given(PREDEFINED_TOKENS.Treasure)],
  ['a tapped Fish', given(ofTheSea('Fish', 1), true)],
  ['an Octopus', given(ofTheSea('Octopus', 8))],
];

/** Retrace (702.81a) and jump-start (702.133a): from the graveyard for the mana cost and a discarded card. */
function fromGraveyard(
  scope: Scope,
  name: 'retrace' | 'jump-start',
  discarded: { readonly types: number } | null,
  exileAfter: boolean,
): Keywords {
  const mana = scope.face.manaCost;
  if (mana === null) return scope.reject(abilities());
  const filter: Filter = discarded === null ? { kind: 'any' } : { kind: 'type', types: discarded.types };
  return abilities({
    kind: 'keyword',
    keyword: 'castFrom',
    name,
    zone: Zone.Graveyard,
    cost: [
      { kind: 'mana', cost: mana },
      { kind: 'discard', filter, count: 1 },
    ],
    exileAfter,
  });
}

/** Craft (702.167): the label is printed from what is exiled. */
function craft(materials: Filter, count: number, orMore: boolean, cost: Cost): Ability {
  const label = craftLabel(materials, count, orMore);
  return {
    kind: 'keyword',
    keyword: 'craft',
    label,
    materials,
    count,
    ...(orMore ? { orMore } : {}),
    cost,
  };
}

function craftLabel(materials: Filter, count: number, orMore: boolean): string {
  const noun = describeFilter(materials, Zone.Battlefield, count > 1 || orMore);
  if (count === 1 && !orMore) return noun;
  return `${numberWord(count)}${orMore ? ' or more' : ''} ${noun}`;
}

export const costed: Reader<Given> = rule(() =>
  either<Given>(
    phrase([equipAndCycling], (given) => (scope) => abilities(...given(scope))),
    phrase(['ward —', actionCost, 'or', actionCost], (cost, other) => (scope) => {
      const first = cost(scope);
      return abilities({ kind: 'keyword', keyword: 'ward', cost: first, orElse: other(scope) });
    }),
    phrase(
      ['ward', keywordCost],
      (cost) => (scope) => abilities({ kind: 'keyword', keyword: 'ward', cost: cost(scope) }),
    ),
    phrase(
      ['kicker', keywordCost],
      (cost) => (scope) => abilities({ kind: 'keyword', keyword: 'optionalCost', name: 'kicker', cost: cost(scope) }),
    ),
    // 702.33b: two kickers, each with a name of its own
    phrase(
      ['kicker', manaCost, 'and/or', maybe(words('kicker')), manaCost],
      (a, _kicker, b) => () =>
        abilities(
          ...[a, b].map(
            (cost): Ability => ({
              kind: 'keyword',
              keyword: 'optionalCost',
              name: `kicker ${cost}`,
              cost: [{ kind: 'mana', cost }],
            }),
          ),
        ),
    ),
    phrase(
      ['craft with', nounPhrase, keywordCost],
      (noun, cost) => (scope) => abilities(craft(noun.filter, 1, false, cost(scope))),
    ),
    phrase(
      ['craft with', numeral, nounPhrase, keywordCost],
      (count, noun, cost) => (scope) => abilities(craft(noun.filter, count, false, cost(scope))),
    ),
    phrase(
      ['craft with', numeral, 'or more', nounPhrase, keywordCost],
      (count, noun, cost) => (scope) => abilities(craft(noun.filter, count, true, cost(scope))),
    ),
    phrase(
      ['multikicker', keywordCost],
      (cost) => (scope) =>
        abilities({ kind: 'keyword', keyword: 'optionalCost', name: 'multikicker', cost: cost(scope), repeat: true }),
    ),
    phrase(
      ['entwine', keywordCost],
      (cost) => (scope) => abilities({ kind: 'keyword', keyword: 'optionalCost', name: 'entwine', cost: cost(scope) }),
    ),
    phrase(
      ['flashback', keywordCost],
      (cost) => (scope) =>
        abilities({
          kind: 'keyword',
          keyword: 'castFrom',
          name: 'flashback',
          zone: Zone.Graveyard,
          cost: cost(scope),
          exileAfter: true,
        }),
    ),
    ...GIFTS.map(([label, effect]) =>
      phrase(
        [`gift ${label.toLowerCase()}`],
        () => () => abilities({ kind: 'keyword', keyword: 'gift', label, effect }),
      ),
    ),
    phrase(['retrace'], () => (scope) => fromGraveyard(scope, 'retrace', { types: CardType.Land }, false)),
    phrase(['jump-start'], () => (scope) => fromGraveyard(scope, 'jump-start', null, true)),
    phrase(
      ['escape', keywordCost],
      (cost) => (scope) =>
        abilities({
          kind: 'keyword',
          keyword: 'castFrom',
          name: 'escape',
          zone: Zone.Graveyard,
          cost: cost(scope),
          exileAfter: false,
        }),
    ),
    phrase(
      ['overload', keywordCost],
      (cost) => (scope) =>
        abilities({
          kind: 'keyword',
          keyword: 'alternativeCost',
          name: 'overload',
          cost: cost(scope),
          replaceTargets: 'all',
        }),
    ),
    phrase(
      ['morph', keywordCost],
      (cost) => (scope) => abilities({ kind: 'keyword', keyword: 'morph', cost: cost(scope) }),
    ),
    ...(['megamorph', 'disguise'] as const).map((form) =>
      phrase(
        [form, keywordCost],
        (cost): Given =>
          (scope) =>
            abilities({ kind: 'keyword', keyword: 'morph', cost: cost(scope), form }),
      ),
    ),
    phrase([companion], (condition) => () => abilities({ kind: 'keyword', keyword: 'companion', condition })),
    ...SPLICES.map(([label, onto]) =>
      phrase(
        [`splice onto ${label.toLowerCase()}`, keywordCost],
        (cost): Given =>
          (scope) =>
            abilities({ kind: 'keyword', keyword: 'splice', onto, label, cost: cost(scope) }),
      ),
    ),
    phrase(
      ['champion a|an', nounPhrase],
      (noun) => () => abilities({ kind: 'keyword', keyword: 'champion', what: noun.filter }),
    ),
    phrase(
      ['backup', numeral],
      (count) => () => abilities({ kind: 'keyword', keyword: 'backup', count, keywords: 0, abilities: [] }),
    ),
    phrase(
      ['miracle', keywordCost],
      (cost) => (scope) => abilities({ kind: 'keyword', keyword: 'miracle', cost: cost(scope) }),
    ),
    phrase(
      ['suspend', numeral, '—', keywordCost],
      (count, cost) => (scope) => abilities({ kind: 'keyword', keyword: 'suspend', count, cost: cost(scope) }),
    ),
    phrase(['cascade'], () => () => abilities({ kind: 'keyword', keyword: 'cascade' })),
    phrase(
      ['affinity for', nounPhrase],
      (noun) => () =>
        abilities({
          kind: 'keyword',
          keyword: 'affinity',
          what: { kind: 'and', of: [noun.filter, { kind: 'controlledBy', who: { kind: 'you' } }] },
        }),
    ),
  ),
);
