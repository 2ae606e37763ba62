/** Keyword abilities (702): single words, words with a number, a cost or a quality. */
import {
  type Ability,
  CardType,
  COST_KEYWORDS,
  COUNT_AND_COST_KEYWORDS,
  COUNTED_KEYWORDS,
  Color,
  type Cost,
  type Effect,
  type Filter,
  type KeywordSet,
  PLAIN_KEYWORDS,
  PREDEFINED_TOKENS,
  Supertype,
  type TokenDescription,
  Zone,
} from '@foretell/rules/ir';
import { describeFilter } from '../../print/describe.ts';
import { numberWord } from '../../print/english.ts';
import { CHOSEN_COLOR, CHOSEN_LABEL } from '../lowering/chosenColor.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { companion } from './companion.ts';
import { actionCost, keywordCost, manaCost } from './costs.ts';
import { equipAndCycling } from './equipAndCycling.ts';
import { described } from './filters.ts';
import { nounPhrase } from './nouns.ts';
import { EACH_PLAYER, OPPONENTS } from './players.ts';
import { value } from './quantities.ts';
import { colorWord, numeral, plainKeyword, subtypeWord } from './vocabulary.ts';

/** What a keyword, or a list of them, gives a permanent or a spell. */
export interface Keywords {
  readonly bits: KeywordSet;
  readonly abilities: readonly Ability[];
}

type Given = Meaning<Keywords>;

function abilities(...given: Ability[]): Keywords {
  return { bits: 0, abilities: given };
}

function marks(text: string): string {
  return text.replace(/!/g, ' !').replace(/—/g, ' — ');
}

const listed: Reader<Given> = either<Given>(
  ...PLAIN_KEYWORDS.map((keyword) =>
    phrase([marks(keyword).toLowerCase()], () => () => abilities({ kind: 'keyword', keyword })),
  ),
  ...COUNTED_KEYWORDS.map((keyword) =>
    phrase([keyword, numeral], (count) => () => abilities({ kind: 'keyword', keyword, count })),
  ),
  ...COUNTED_KEYWORDS.map((keyword) =>
    phrase([`${keyword} x`], () => () => abilities({ kind: 'keyword', keyword, count: { kind: 'x' } })),
  ),
  ...(['crew', 'saddle'] as const).map((keyword) =>
    phrase(
      [keyword, numeral, '. activate only once each turn'],
      (count) => () => abilities({ kind: 'keyword', keyword, count, oncePerTurn: true }),
    ),
  ),
  // Whoever is given the ability: it counts by what has it, whatever else "its" could mean around it.
  ...(['firebending', 'mobilize'] as const).map((keyword) =>
    phrase(
      [`${keyword} x , where x is its power`],
      () => () => abilities({ kind: 'keyword', keyword, count: { kind: 'power', of: { kind: 'self' } } }),
    ),
  ),
  ...(['firebending', 'mobilize'] as const).map((keyword) =>
    phrase(
      [`${keyword} x , where x is`, value],
      (amount): Given =>
        (scope) =>
          abilities({ kind: 'keyword', keyword, count: amount(scope) }),
    ),
  ),
  ...COST_KEYWORDS.map((keyword) =>
    phrase(
      [keyword, keywordCost],
      (cost): Given =>
        (scope) =>
          abilities({ kind: 'keyword', keyword, cost: cost(scope) }),
    ),
  ),
  ...COUNT_AND_COST_KEYWORDS.map((keyword) =>
    phrase(
      [keyword, numeral, '—', keywordCost],
      (count, cost): Given =>
        (scope) =>
          abilities({ kind: 'keyword', keyword, count, cost: cost(scope) }),
    ),
  ),
);

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

const costed: Reader<Given> = rule(() =>
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

const COLOR_LABELS = ['white', 'blue', 'black', 'red', 'green'];

/** What protection and hexproof can be from, with the words for it. */
interface Quality {
  readonly from: Filter;
  readonly label: string;
}

function ofColor(bit: number): Quality {
  return { from: { kind: 'color', colors: bit }, label: COLOR_LABELS[31 - Math.clz32(bit)] ?? '' };
}

const QUALITIES: readonly (readonly [string, Filter])[] = [
  ['artifacts', { kind: 'type', types: CardType.Artifact }],
  ['creatures', { kind: 'type', types: CardType.Creature }],
  ['enchantments', { kind: 'type', types: CardType.Enchantment }],
  ['instants', { kind: 'type', types: CardType.Instant }],
  ['lands', { kind: 'type', types: CardType.Land }],
  ['planeswalkers', { kind: 'type', types: CardType.Planeswalker }],
  ['sorceries', { kind: 'type', types: CardType.Sorcery }],
  ['multicolored', { kind: 'multicolored' }],
  ['monocolored', { kind: 'not', of: { kind: 'or', of: [{ kind: 'multicolored' }, { kind: 'colorless' }] } }],
  ['colorless', { kind: 'colorless' }],
  ['everything', { kind: 'any' }],
  ['each of your opponents', { kind: 'controlledBy', who: OPPONENTS }],
  [
    'spells that are one or more colors',
    { kind: 'and', of: [{ kind: 'isSpell' }, { kind: 'not', of: { kind: 'colorless' } }] },
  ],
  ['colored spells', { kind: 'and', of: [{ kind: 'isSpell' }, { kind: 'not', of: { kind: 'colorless' } }] }],
  ['the chosen color', { kind: 'chosenColorOfSource' }],
  ['that color', { kind: 'chosenColorOfSource' }],
];

const quality: Reader<readonly Quality[]> = either<readonly Quality[]>(
  phrase([colorWord], (bit) => [ofColor(bit)]),
  ...QUALITIES.map(([label, from]) => phrase([label], () => [{ from, label }])),
  phrase([subtypeWord], (subtype) => [{ from: { kind: 'subtype', subtypes: [subtype] }, label: subtype }]),
  phrase(['each color'], () => [1, 2, 4, 8, 16].map(ofColor)),
  phrase(['all colors'], () => [1, 2, 4, 8, 16].map(ofColor)),
);

/** "Protection from red and from blue", "protection from blue, from black, and from red" (702.16g). */
const qualities: Reader<readonly Quality[]> = phrase(
  [listOf(quality, first(words(', and from'), words(', from'), words('and from')))],
  (all) => all.flat(),
);

/** The colour that was just chosen rather than as the object entered. */
function chosen(scope: Scope, quality: Quality): Quality {
  if (!scope.color || quality.from.kind !== 'chosenColorOfSource') return quality;
  return { from: { kind: 'color', colors: CHOSEN_COLOR }, label: CHOSEN_LABEL };
}

const protection: Reader<Given> = either<Given>(
  phrase(
    ['protection from', qualities],
    (all): Given =>
      (scope) =>
        abilities(...all.map((each): Ability => ({ kind: 'keyword', keyword: 'protection', ...chosen(scope, each) }))),
  ),
  phrase(
    ['hexproof from', qualities],
    (all): Given =>
      (scope) =>
        abilities(
          ...all.map((each): Ability => ({ kind: 'keyword', keyword: 'hexproof from', ...chosen(scope, each) })),
        ),
  ),
);

/** "Enchant creature you control", "Enchant player". */
const enchant: Reader<Given> = rule(() =>
  either<Given>(
    phrase(
      ['enchant player'],
      () => () =>
        abilities({
          kind: 'keyword',
          keyword: 'enchant',
          what: { kind: 'not', of: { kind: 'any' } },
          players: EACH_PLAYER,
        }),
    ),
    phrase(
      ['enchant opponent'],
      () => () =>
        abilities({
          kind: 'keyword',
          keyword: 'enchant',
          what: { kind: 'not', of: { kind: 'any' } },
          players: OPPONENTS,
        }),
    ),
    phrase(['enchant', described], (what) => (scope) => {
      const object = what(scope);
      return object.zone === Zone.Battlefield
        ? abilities({ kind: 'keyword', keyword: 'enchant', what: object.filter })
        : scope.reject(abilities());
    }),
  ),
);

const LANDWALKS: readonly (readonly [string, Filter])[] = [
  ['Landwalk', { kind: 'any' }],
  ['Nonbasic landwalk', { kind: 'not', of: { kind: 'supertype', supertypes: Supertype.Basic } }],
  ['Legendary landwalk', { kind: 'supertype', supertypes: Supertype.Legendary }],
  ['Snow landwalk', { kind: 'supertype', supertypes: Supertype.Snow }],
  ['Artifact landwalk', { kind: 'type', types: CardType.Artifact }],
  ...(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const).map((type): readonly [string, Filter] => [
    `Snow ${type.toLowerCase()}walk`,
    {
      kind: 'and',
      of: [
        { kind: 'supertype', supertypes: Supertype.Snow },
        { kind: 'subtype', subtypes: [type] },
      ],
    },
  ]),
];

const landwalk: Reader<Given> = either<Given>(
  ...(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert'] as const).map((type) =>
    phrase(
      [`${type.toLowerCase()}walk`],
      () => () =>
        abilities({
          kind: 'keyword',
          keyword: 'landwalk',
          what: { kind: 'subtype', subtypes: [type] },
          label: `${type}walk`,
        }),
    ),
  ),
  ...LANDWALKS.map(([label, what]) =>
    phrase([label.toLowerCase()], () => () => abilities({ kind: 'keyword', keyword: 'landwalk', what, label })),
  ),
);

/** One keyword ability. */
const keywordAbility: Reader<Given> = rule(() =>
  either<Given>(
    phrase([plainKeyword], (bit) => () => ({ bits: bit, abilities: [] })),
    listed,
    costed,
    protection,
    enchant,
    landwalk,
  ),
);

function merged(all: readonly Keywords[]): Keywords {
  return { bits: all.reduce((bits, each) => bits | each.bits, 0), abilities: all.flatMap((each) => each.abilities) };
}

/** A line of keywords: "Flying, vigilance". */
export const keywordLine: Reader<Given> = rule(() =>
  phrase(
    [listOf(keywordAbility, first(words(','), words(';'))), maybe(words('.'))],
    (parts) => (scope) => merged(parts.map((part) => part(scope))),
  ),
);

/** Keywords in a sentence: "flying and haste", "flying, vigilance, and lifelink". */
export const keywordsInSentence: Reader<Given> = rule(() =>
  phrase(
    [listOf(keywordAbility, first(words(', and'), words(','), words('and')))],
    (parts) => (scope) => merged(parts.map((part) => part(scope))),
  ),
);
