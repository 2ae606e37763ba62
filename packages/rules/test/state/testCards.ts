/** A few made-up cards that touch everything hidden: drawing, searching, scrying, looking, discarding, face-down cards, coins, piles, control. */
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Effect,
  type Filter,
  Keyword,
  type ObjectSet,
  type PlayerSet,
  Supertype,
  type TargetSpec,
  Zone,
} from '../../src/ir/index.ts';

const you: PlayerSet = { kind: 'you' };
const opponents: PlayerSet = { kind: 'opponents' };
const any: Filter = { kind: 'any' };
const isCreature: Filter = { kind: 'type', types: CardType.Creature };

interface Bound {
  readonly kind: 'bound';
  readonly name: string;
}
const ref = (name: string): Bound => ({ kind: 'bound', name });
const top = (count: number): ObjectSet => ({ kind: 'topOfLibrary', of: you, count });
const yourHand: ObjectSet = { kind: 'all', zone: Zone.Hand, filter: any, of: you };

function card(
  name: string,
  manaCost: string | null,
  types: number,
  rest: Partial<CardDefinition['faces'][number]>,
): CardDefinition {
  const face = {
    name,
    manaCost,
    supertypes: 0,
    types,
    subtypes: [],
    power: null,
    toughness: null,
    loyalty: null,
    keywords: 0,
    abilities: [],
    ...rest,
  };
  return { name, layout: 'normal', faces: [face] };
}

function land(name: string, subtype: string): CardDefinition {
  return card(name, null, CardType.Land, { supertypes: Supertype.Basic, subtypes: [subtype] });
}

function creature(
  name: string,
  cost: string,
  power: number,
  keywords: number,
  ...abilities: Ability[]
): CardDefinition {
  return card(name, cost, CardType.Creature, { power, toughness: power, keywords, abilities, subtypes: ['Bear'] });
}

function spell(
  name: string,
  cost: string,
  type: number,
  targets: readonly TargetSpec[],
  ...effects: Effect[]
): CardDefinition {
  return card(name, cost, type, { abilities: [{ kind: 'spell', targets, effect: { kind: 'sequence', of: effects } }] });
}

function whenEnters(effect: Effect): Ability {
  return {
    kind: 'triggered',
    event: { kind: 'moves', what: { kind: 'isSelf' }, to: Zone.Battlefield },
    targets: [],
    effect,
  };
}

function target(what: Filter | null, zone: TargetSpec['zone'], players: PlayerSet | null): TargetSpec {
  return { name: 'target', what, zone, players, min: 1, max: 1 };
}

const LANDS: readonly CardDefinition[] = [land('Isle', 'Island'), land('Peak', 'Mountain'), land('Wood', 'Forest')];

/** Two colours a land, so that random games get to cast things. */
export const TEST_CARDS: readonly CardDefinition[] = [
  ...LANDS,
  creature('Cub', '{G}', 2, 0),
  creature('Bat', '{U}', 1, Keyword.Flying),
  creature('Runner', '{R}', 1, Keyword.Haste),
  creature(
    'Gambler',
    '{1}{R}',
    2,
    0,
    whenEnters({
      kind: 'sequence',
      of: [
        { kind: 'flipCoin', who: you, as: 'won' },
        { kind: 'draw', who: you, count: ref('won') },
        { kind: 'loseLife', who: you, amount: 1 },
      ],
    }),
  ),
  creature('Chief', '{1}{G}', 1, 0, {
    kind: 'static',
    effect: {
      kind: 'change',
      affected: {
        kind: 'all',
        zone: Zone.Battlefield,
        filter: { kind: 'and', of: [isCreature, { kind: 'controlledBy', who: you }, { kind: 'other' }] },
      },
      changes: [{ kind: 'modifyPowerToughness', power: 1, toughness: 1 }],
    },
  }),
  creature('Jailer', '{1}{U}', 2, 0, whenEnters({ kind: 'exile', what: top(1), faceDown: true, linked: true })),
  creature('Agent', '{1}{R}', 2, 0, {
    kind: 'static',
    effect: { kind: 'control', control: { controller: you, players: opponents, scope: 'searchingOwnLibrary' } },
  }),
  creature('Herald', '{1}{G}', 1, 0, {
    kind: 'static',
    effect: { kind: 'allowance', allowance: { kind: 'playWithTopRevealed', who: you } },
  }),
  spell('Bolt', '{R}', CardType.Instant, [target(isCreature, Zone.Battlefield, { kind: 'eachPlayer' })], {
    kind: 'damage',
    amount: 3,
    to: ref('target'),
    players: ref('target'),
  }),
  spell('Study', '{1}{U}', CardType.Sorcery, [], { kind: 'draw', who: you, count: 2 }),
  spell(
    'Omen',
    '{U}',
    CardType.Sorcery,
    [],
    { kind: 'scry', who: you, count: 2 },
    { kind: 'draw', who: you, count: 1 },
  ),
  spell(
    'Tutor',
    '{1}{U}',
    CardType.Sorcery,
    [],
    { kind: 'search', who: you, libraries: you, filter: any, min: 1, max: 1, as: 'found' },
    { kind: 'move', what: ref('found'), to: { zone: Zone.Hand } },
    { kind: 'shuffle', who: you },
  ),
  spell(
    'Harvest',
    '{G}',
    CardType.Sorcery,
    [],
    {
      kind: 'search',
      who: you,
      libraries: you,
      filter: { kind: 'type', types: CardType.Land },
      min: 0,
      max: 1,
      reveal: true,
      as: 'found',
    },
    { kind: 'move', what: ref('found'), to: { zone: Zone.Hand } },
    { kind: 'shuffle', who: you },
  ),
  spell(
    'Ponder',
    '{U}',
    CardType.Instant,
    [],
    { kind: 'draw', who: you, count: 2 },
    { kind: 'chooseObjects', who: you, from: yourHand, min: 1, max: 1, as: 'back' },
    { kind: 'move', what: ref('back'), to: { zone: Zone.Library, position: 'top' } },
  ),
  spell(
    'Duress',
    '{R}',
    CardType.Sorcery,
    [target(null, Zone.None, opponents)],
    { kind: 'reveal', what: { kind: 'all', zone: Zone.Hand, filter: any, of: ref('target') } },
    { kind: 'discard', who: ref('target'), count: 1, chosenBy: you },
  ),
  spell('Return', '{U}', CardType.Instant, [target(isCreature, Zone.Battlefield, null)], {
    kind: 'move',
    what: ref('target'),
    to: { zone: Zone.Hand },
  }),
  spell(
    'Split',
    '{1}{U}',
    CardType.Instant,
    [],
    { kind: 'reveal', what: top(3), as: 'shown' },
    { kind: 'separate', what: ref('shown'), by: opponents, as: 'piles' },
    { kind: 'choosePile', piles: 'piles', by: you, as: 'taken', other: 'left' },
    { kind: 'move', what: ref('taken'), to: { zone: Zone.Hand } },
    { kind: 'move', what: ref('left'), to: { zone: Zone.Library, position: 'bottom', orderedBy: you } },
  ),
  spell('Cubs', '{1}{G}', CardType.Sorcery, [], {
    kind: 'createTokens',
    who: you,
    token: { colors: 16, types: CardType.Creature, subtypes: ['Cub'], power: 1, toughness: 1 },
    count: 2,
  }),
];
