/** Keyword abilities that stand for activated abilities with costs of their own: equip (702.6), cycling and typecycling (702.29). */
import { type Ability, type ActivatedAbility, CardType, type Cost, type Filter, Zone } from '@foretell/rules/ir';
import { isCreatureType, subtypeOf } from '../characteristics/subtypes.ts';
import { either, type Meaning, phrase, type Reader, rule, token } from '../parsing.ts';
import { actionCost, keywordCost, manaCost } from './costs.ts';
import { lessToActivate } from './lessToActivate.ts';
import { conjunction, nounPhrase, WORTHY } from './nouns.ts';

type Given = Meaning<readonly Ability[]>;

function those(...given: Ability[]): readonly Ability[] {
  return given;
}

/** Equip (702.6): at sorcery speed, attach this to target creature you control. */
function equip(cost: Cost, what: Filter): ActivatedAbility {
  const filter: Filter = {
    kind: 'and',
    of: [...(what.kind === 'and' ? what.of : [what]), { kind: 'controlledBy', who: { kind: 'you' } }],
  };
  return {
    kind: 'activated',
    cost,
    targets: [{ name: 'target', what: filter, zone: Zone.Battlefield, players: null, min: 1, max: 1 }],
    effect: { kind: 'attach', what: { kind: 'self' }, to: { kind: 'bound', name: 'target' } },
    sorcerySpeed: true,
    keyword: 'Equip',
  };
}

/** Cycling (702.29) and typecycling. */
function cycling(cost: Cost, keyword: string, filter: Filter | null): Ability {
  const you = { kind: 'you' } as const;
  const found = { kind: 'bound', name: 'found' } as const;
  return {
    kind: 'activated',
    cost: [...cost, { kind: 'discardSelf' }],
    targets: [],
    effect:
      filter === null
        ? { kind: 'draw', who: you, count: 1 }
        : {
            kind: 'sequence',
            of: [
              { kind: 'search', who: you, libraries: you, filter, min: 1, max: 1, reveal: true, as: 'found' },
              { kind: 'move', what: found, to: { zone: Zone.Hand } },
              { kind: 'shuffle', who: you },
            ],
          },
    zone: Zone.Hand,
    keyword,
  };
}

const isCreature: Filter = { kind: 'type', types: CardType.Creature };

const typecycling: readonly (readonly [string, string, Filter])[] = [
  ...(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const).map(
    (type) => [`${type.toLowerCase()}cycling`, `${type}cycling`, { kind: 'subtype', subtypes: [type] }] as const,
  ),
  ['landcycling', 'Landcycling', { kind: 'type', types: CardType.Land }],
  [
    'basic landcycling',
    'Basic landcycling',
    {
      kind: 'and',
      of: [
        { kind: 'supertype', supertypes: 1 },
        { kind: 'type', types: CardType.Land },
      ],
    },
  ],
];

/** "Slivercycling": of any creature type (702.29e). */
const ownTypecycling: Reader<string> = token('word', (text) => {
  const subtype = subtypeOf(/^(\w+)cycling$/.exec(text)?.[1] ?? '');
  return subtype !== null && isCreatureType(subtype) ? subtype : null;
});

export const equipAndCycling: Reader<Given> = rule(() =>
  either<Given>(
    phrase(['equip', keywordCost], (cost) => (scope) => those(equip(cost(scope), isCreature))),
    phrase(
      ['equip worthy', keywordCost],
      (cost) => (scope) => those(equip(cost(scope), conjunction([WORTHY, isCreature]))),
    ),
    phrase(
      ['equip — pay', manaCost, 'or', actionCost],
      (mana, cost) => (scope) =>
        those(equip([{ kind: 'mana', cost: mana }], isCreature), equip(cost(scope), isCreature)),
    ),
    phrase(
      ['equip', nounPhrase, keywordCost],
      (noun, cost) => (scope) =>
        those(
          equip(
            cost(scope),
            noun.filter.kind === 'subtype' || noun.filter.kind === 'supertype'
              ? { kind: 'and', of: [noun.filter, isCreature] }
              : noun.filter,
          ),
        ),
    ),
    phrase(
      ['equip', keywordCost, '. activate only once each turn'],
      (cost) => (scope) => those({ ...equip(cost(scope), isCreature), oncePerTurn: true }),
    ),
    phrase(
      ['equip', keywordCost, '. this ability costs', lessToActivate],
      (cost, less) => (scope) => those({ ...equip(cost(scope), isCreature), costsLess: less(scope) }),
    ),
    // Either cost, as two abilities that do the same.
    phrase(
      ['equip', manaCost, 'or', manaCost],
      (one, other) => () => those(...[one, other].map((cost) => equip([{ kind: 'mana', cost }], isCreature))),
    ),
    phrase(['cycling', keywordCost], (cost) => (scope) => those(cycling(cost(scope), 'Cycling', null))),
    ...typecycling.map(([words, keyword, filter]) =>
      phrase(
        [words, keywordCost],
        (cost): Given =>
          (scope) =>
            those(cycling(cost(scope), keyword, filter)),
      ),
    ),
    phrase([ownTypecycling, keywordCost], (subtype, cost) => (scope) => {
      const filter: Filter = { kind: 'subtype', subtypes: [subtype] };
      return those(cycling(cost(scope), `${subtype}cycling`, filter));
    }),
  ),
);
