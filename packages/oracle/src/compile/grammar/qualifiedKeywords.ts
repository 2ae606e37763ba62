/** Keywords with a quality: protection and hexproof from something, enchant, landwalk (702.5, 702.11, 702.14, 702.16). */
import { type Ability, BANDS_WITH_OTHER, CardType, type Filter, Supertype, Zone } from '@foretell/rules/ir';
import { describeFilter, describeObjectSet } from '../../print/describe.ts';
import { CHOSEN_COLOR, CHOSEN_LABEL } from '../lowering/chosenColor.ts';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, described } from './filters.ts';
import { abilities, type Given } from './keywordsGiven.ts';
import { conjunction } from './nouns.ts';
import { EACH_PLAYER, OPPONENTS } from './players.ts';
import { colorWord, numeral, subtypeWord } from './vocabulary.ts';

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
  ['snow', { kind: 'supertype', supertypes: Supertype.Snow }],
  ['the chosen card type', { kind: 'chosenTypeOfSource' }],
  ['the chosen card name', { kind: 'chosenNameOfSource' }],
  // 702.16k
  ['the chosen player', { kind: 'controlledBy', who: { kind: 'chosenForSource' } }],
];

type Qualities = Meaning<readonly Quality[]>;

const ALL_COLORS: readonly Quality[] = [1, 2, 4, 8, 16].map(ofColor);

const quality: Reader<Qualities> = rule(() =>
  either<Qualities>(
    phrase([colorWord], (bit) => () => [ofColor(bit)]),
    ...QUALITIES.map(([label, from]) => phrase([label], () => () => [{ from, label }])),
    phrase([subtypeWord], (subtype) => () => [{ from: { kind: 'subtype', subtypes: [subtype] }, label: subtype }]),
    phrase(['each|all color|colors'], () => () => ALL_COLORS),
    phrase(['mana value', numeral, 'or greater'], (value) => () => [
      { from: { kind: 'manaValue', op: '>=', value }, label: `mana value ${value} or greater` },
    ]),
    phrase(['mana value', numeral, 'or less'], (value) => () => [
      { from: { kind: 'manaValue', op: '<=', value }, label: `mana value ${value} or less` },
    ]),
    phrase(['the colors of', described], (what) => (scope) => {
      const objects = allOf(what(scope));
      const label = `the colors of ${describeObjectSet(objects)}`;
      return [{ from: { kind: 'shares', what: 'color', with: objects }, label }];
    }),
    ofKind,
  ),
);

/** "Legendary creatures", "permanents with corruption counters on them", "instant spells": cards and copies elsewhere are meant as well (702.16a). */
const ofKind: Reader<Qualities> = rule(() =>
  phrase([described], (what) => (scope) => {
    const { filter, zone, head } = what(scope);
    if (head === 'card' || (zone !== Zone.Battlefield && zone !== Zone.Stack)) scope.reject(null);
    const label = describeFilter(filter, zone, true);
    return [{ from: zone === Zone.Stack ? conjunction([{ kind: 'isSpell' }, filter]) : filter, label }];
  }),
);

/** "Protection from red and from blue", "protection from one quality, from another, and from a third" (702.16g). */
const qualities: Reader<Qualities> = rule(() =>
  phrase(
    [listOf(quality, first(words(', and from'), words(', from'), words('and from')))],
    (all) => (scope) => all.flatMap((each) => each(scope)),
  ),
);

/** The colour that was just chosen rather than as the object entered. */
function chosen(scope: Scope, quality: Quality): Quality {
  if (!scope.color || quality.from.kind !== 'chosenColorOfSource') return quality;
  return { from: { kind: 'color', colors: CHOSEN_COLOR }, label: CHOSEN_LABEL };
}

export const protection: Reader<Given> = either<Given>(
  phrase(
    ['protection from', qualities],
    (all): Given =>
      (scope) =>
        abilities(
          ...all(scope).map((each): Ability => ({ kind: 'keyword', keyword: 'protection', ...chosen(scope, each) })),
        ),
  ),
  phrase(
    ['hexproof from', qualities],
    (all): Given =>
      (scope) =>
        abilities(
          ...all(scope).map((each): Ability => ({ kind: 'keyword', keyword: 'hexproof from', ...chosen(scope, each) })),
        ),
  ),
);

/** 702.22b */
export const bandsWithOther: Reader<Given> = rule(() =>
  phrase([BANDS_WITH_OTHER, described], (what) => (scope) => {
    const { filter, zone } = what(scope);
    if (zone !== Zone.Battlefield) scope.reject(null);
    const label = describeFilter(filter, Zone.Battlefield, true);
    return abilities({ kind: 'keyword', keyword: BANDS_WITH_OTHER, what: filter, label });
  }),
);

/** "Enchant creature you control", "Enchant player". */
export const enchant: Reader<Given> = rule(() =>
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

export const landwalk: Reader<Given> = either<Given>(
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
