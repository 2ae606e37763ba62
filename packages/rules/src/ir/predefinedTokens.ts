/** Tokens that cards create by their name alone (111.10). */
import type { Ability } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Change } from './continuous.ts';
import type { CostComponent } from './cost.ts';
import type { Effect, TokenDescription } from './effect.ts';
import type { Quantity } from './quantity.ts';
import type { PlayerSet } from './reference.ts';
import { CardType, Color, Keyword, Supertype, Zone } from './vocabulary.ts';

const you: PlayerSet = { kind: 'you' };
const tap: CostComponent = { kind: 'tapSelf' };
const sacrifice: CostComponent = { kind: 'sacrificeSelf' };

function mana(cost: string): CostComponent {
  return { kind: 'mana', cost };
}

function activated(
  cost: readonly CostComponent[],
  effect: Effect,
  given: Partial<Extract<Ability, { kind: 'activated' }>> = {},
): Ability {
  return { kind: 'activated', cost, targets: [], effect, ...given };
}

function artifact(name: string, ...abilities: readonly Ability[]): TokenDescription {
  return { name, colors: 0, types: CardType.Artifact, subtypes: [name], power: null, toughness: null, abilities };
}

const anyColor: Effect = { kind: 'addMana', who: you, mana: { kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 } };
const draw: Effect = { kind: 'draw', who: you, count: 1 };
const aCreature = {
  targets: [
    {
      name: 'target',
      what: { kind: 'type', types: CardType.Creature },
      zone: Zone.Battlefield,
      players: null,
      min: 1,
      max: 1,
    },
  ],
} as const;
const yours = {
  targets: [
    {
      ...aCreature.targets[0],
      what: {
        kind: 'and',
        of: [
          { kind: 'type', types: CardType.Creature },
          { kind: 'controlledBy', who: you },
        ],
      },
    },
  ],
} as const;
const target = { kind: 'bound', name: 'target' } as const;

const findBasic: Effect = {
  kind: 'sequence',
  of: [
    {
      kind: 'search',
      who: you,
      libraries: you,
      filter: {
        kind: 'and',
        of: [
          { kind: 'supertype', supertypes: Supertype.Basic },
          { kind: 'type', types: CardType.Land },
        ],
      },
      min: 0,
      max: 1,
      as: 'found',
    },
    {
      kind: 'move',
      what: { kind: 'bound', name: 'found' },
      to: { zone: Zone.Battlefield, tapped: true, controller: you },
    },
    { kind: 'shuffle', who: you },
  ],
};

const exileAndPlay: Effect = {
  kind: 'sequence',
  of: [
    { kind: 'exile', what: { kind: 'topOfLibrary', of: you, count: 1 }, as: 'card' },
    {
      kind: 'permit',
      who: you,
      cards: { kind: 'bound', name: 'card' },
      lands: true,
      cost: 'normal',
      duration: { kind: 'endOfTurn' },
    },
  ],
};

const enchantCreature: Ability = {
  kind: 'keyword',
  keyword: 'enchant',
  what: { kind: 'type', types: CardType.Creature },
};

/** A Role (111.10j–r): an Aura token that changes the creature it enters attached to. */
function role(name: string, changes: readonly Change[], ...abilities: readonly Ability[]): TokenDescription {
  return {
    name,
    colors: 0,
    types: CardType.Enchantment,
    subtypes: ['Aura', 'Role'],
    power: null,
    toughness: null,
    abilities: [
      enchantCreature,
      { kind: 'static', effect: { kind: 'change', affected: { kind: 'attachedTo' }, changes } },
      ...abilities,
    ],
  };
}

function grow(power: Quantity, toughness: Quantity): Change {
  return { kind: 'modifyPowerToughness', power, toughness };
}

function attacking(effect: Effect, condition?: Condition): Change {
  const ability = {
    kind: 'triggered',
    event: { kind: 'attacks', what: { kind: 'isSelf' } },
    targets: [],
    effect,
  } as const;
  return { kind: 'addAbilities', abilities: [condition === undefined ? ability : { ...ability, condition }] };
}

const enchantments: Quantity = {
  kind: 'count',
  of: {
    kind: 'all',
    zone: Zone.Battlefield,
    filter: {
      kind: 'and',
      of: [
        { kind: 'type', types: CardType.Enchantment },
        { kind: 'controlledBy', who: you },
      ],
    },
  },
};

/** The back of an Incubator (111.10i). */
const PHYREXIAN: TokenDescription = {
  colors: 0,
  types: CardType.Artifact | CardType.Creature,
  subtypes: ['Phyrexian'],
  power: 0,
  toughness: 0,
};

export const PREDEFINED_TOKENS: {
  readonly [Name in
    | 'Treasure'
    | 'Food'
    | 'Gold'
    | 'Walker'
    | 'Shard'
    | 'Clue'
    | 'Blood'
    | 'Powerstone'
    | 'Incubator'
    | 'Map'
    | 'Junk'
    | 'Lander'
    | 'Mutagen'
    | 'Cursed'
    | 'Monster'
    | 'Royal'
    | 'Sorcerer'
    | 'Virtuous'
    | 'Wicked'
    | 'Young Hero']: TokenDescription;
} = {
  Treasure: artifact('Treasure', activated([tap, sacrifice], anyColor)),
  Food: artifact('Food', activated([mana('{2}'), tap, sacrifice], { kind: 'gainLife', who: you, amount: 3 })),
  Gold: artifact('Gold', activated([sacrifice], anyColor)),
  Walker: {
    name: 'Walker',
    colors: Color.Black,
    types: CardType.Creature,
    subtypes: ['Zombie'],
    power: 2,
    toughness: 2,
  },
  Shard: {
    ...artifact(
      'Shard',
      activated([mana('{2}'), sacrifice], { kind: 'sequence', of: [{ kind: 'scry', who: you, count: 1 }, draw] }),
    ),
    types: CardType.Enchantment,
  },
  Clue: artifact('Clue', activated([mana('{2}'), sacrifice], draw)),
  Blood: artifact(
    'Blood',
    activated([mana('{1}'), tap, { kind: 'discard', filter: { kind: 'any' }, count: 1 }, sacrifice], draw),
  ),
  Powerstone: artifact(
    'Powerstone',
    activated([tap], {
      kind: 'addMana',
      who: you,
      mana: {
        kind: 'fixed',
        mana: [5],
        spend: { notOn: { kind: 'not', of: { kind: 'type', types: CardType.Artifact } } },
      },
    }),
  ),
  Incubator: {
    ...artifact('Incubator', activated([mana('{2}')], { kind: 'transform', what: { kind: 'self' } })),
    back: PHYREXIAN,
  },
  Map: artifact(
    'Map',
    activated(
      [mana('{1}'), tap, sacrifice],
      { kind: 'objectAction', action: 'explore', what: target },
      { ...yours, sorcerySpeed: true },
    ),
  ),
  Junk: artifact('Junk', activated([tap, sacrifice], exileAndPlay, { sorcerySpeed: true })),
  Lander: artifact('Lander', activated([mana('{2}'), tap, sacrifice], findBasic)),
  Mutagen: artifact(
    'Mutagen',
    activated(
      [mana('{1}'), tap, sacrifice],
      { kind: 'putCounters', what: target, counter: '+1/+1', count: 1 },
      { ...aCreature, sorcerySpeed: true },
    ),
  ),
  Cursed: role('Cursed', [{ kind: 'setPowerToughness', power: 1, toughness: 1 }]),
  Monster: role('Monster', [grow(1, 1), { kind: 'addKeywords', keywords: Keyword.Trample }]),
  Royal: role('Royal', [
    grow(1, 1),
    { kind: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'ward', cost: [mana('{1}')] }] },
  ]),
  Sorcerer: role('Sorcerer', [grow(1, 1), attacking({ kind: 'scry', who: you, count: 1 })]),
  Virtuous: role('Virtuous', [grow(enchantments, enchantments)]),
  Wicked: role('Wicked', [grow(1, 1)], {
    kind: 'triggered',
    event: { kind: 'moves', what: { kind: 'isSelf' }, from: Zone.Battlefield, to: Zone.Graveyard },
    targets: [],
    effect: { kind: 'loseLife', who: { kind: 'opponents' }, amount: 1 },
  }),
  'Young Hero': role('Young Hero', [
    attacking(
      { kind: 'putCounters', what: { kind: 'self' }, counter: '+1/+1', count: 1 },
      { kind: 'compare', left: { kind: 'toughness', of: { kind: 'self' } }, op: '<=', right: 3 },
    ),
  ]),
};
