/**
 * Boards for puzzles of one turn: what each side has, from a few creatures and burn to everything that a turn can turn on. Whether a board is a puzzle,
 * and at what life, is found out afterwards (`turnPuzzles.ts`). Nothing in it draws cards or leaves anything to chance.
 */
import type { Random } from '@foretell/search';
import type { Draft, DraftEntry } from './families.ts';

type ColorName = 'W' | 'U' | 'B' | 'R' | 'G';

const BASICS: Readonly<Record<ColorName, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

interface Cards {
  readonly creatures: readonly string[];
  /** Spells that win races: burn, growth, removal, haste. */
  readonly plain: readonly string[];
  /** What takes a second look: sacrifices, bounce, theft, X, mana, doubling, second attacks. */
  readonly rich: readonly string[];
}

const BY_COLOR: Readonly<Record<ColorName, Cards>> = {
  W: {
    creatures: ['Youthful Knight', 'Wild Griffin', 'Serra Angel', 'White Knight', 'Thunder Spirit', 'Fencing Ace'],
    plain: ['Swords to Plowshares', 'Path to Exile'],
    rich: ['Elspeth, Knight-Errant', 'Cloudshift', 'Oblivion Ring', 'Flickerwisp', 'Banishing Light'],
  },
  U: {
    creatures: ['Storm Crow', 'Wind Drake', 'Air Elemental', 'Prodigal Sorcerer', 'Mahamoti Djinn'],
    plain: ['Unsummon', 'Vapor Snag'],
    rich: ['Boomerang', 'Phantasmal Image', 'Freed from the Real', "Man-o'-War", 'Into the Roil', 'Reality Ripple'],
  },
  B: {
    creatures: ['Typhoid Rats', 'Child of Night', 'Vampire Nighthawk', 'Viscera Seer', 'Carrion Feeder'],
    plain: ['Doom Blade', 'Murder', 'Victim of Night', 'Diabolic Edict'],
    rich: [
      'Zulaport Cutthroat',
      'Blood Artist',
      'Exsanguinate',
      'Dark Ritual',
      'Bone Splinters',
      'Culling the Weak',
      'Reanimate',
      'Dismember',
      'Gatekeeper of Malakir',
      'Liliana of the Veil',
    ],
  },
  R: {
    creatures: [
      'Mogg Fanatic',
      'Ember Hauler',
      'Hulking Bugbear',
      'Boggart Brute',
      'Young Pyromancer',
      'Goblin Arsonist',
    ],
    plain: [
      'Lightning Bolt',
      'Shock',
      'Searing Spear',
      'Volcanic Hammer',
      'Brute Force',
      'Goblin Guide',
      'Spark Elemental',
      'Lightning Elemental',
      'Monastery Swiftspear',
    ],
    rich: [
      'Fling',
      'Act of Treason',
      'Goblin Bushwhacker',
      'Goblin Chieftain',
      'Goblin Grenade',
      'Guttersnipe',
      'Fireblast',
      'Seething Song',
      'Pyretic Ritual',
      'Rolling Thunder',
      'Grapeshot',
      'Relentless Assault',
      'Fork',
      'Hellrider',
      'Skewer the Critics',
      'Earthquake',
      'Furnace of Rath',
      'Krenko, Mob Boss',
    ],
  },
  G: {
    creatures: ['Grizzly Bears', 'Kalonian Tusker', 'Craw Wurm', 'Llanowar Elves', 'Giant Spider', 'Colossal Dreadmaw'],
    plain: ['Giant Growth', 'Vines of Vastwood', 'Prey Upon', 'Strangleroot Geist'],
    rich: ['Overrun', 'Rancor', 'Garruk Wildspeaker', 'Regrowth', "Titania's Boon", 'Elvish Mystic', 'Plummet'],
  },
};

const COLORLESS = ['Bonesplitter', 'Lightning Greaves', 'Lotus Petal', 'Vulshok Morningstar', 'Loxodon Warhammer'];

const DEFENDERS = [
  'Grizzly Bears',
  'Hill Giant',
  'Wild Griffin',
  'Serra Angel',
  'Youthful Knight',
  'Craw Wurm',
  'Vampire Nighthawk',
  'Typhoid Rats',
  'Wall of Stone',
  'Giant Spider',
  'Fog Bank',
  'Mogg Fanatic',
  'Air Elemental',
  'Llanowar Elves',
  'Wall of Omens',
];

/** How much a board holds: from 1, a few plain cards, to 3, more and richer ones. */
export type Richness = 1 | 2 | 3;

const SIZES: Readonly<Record<Richness, { creatures: number; hand: number; lands: number; defenders: number }>> = {
  1: { creatures: 2, hand: 2, lands: 3, defenders: 2 },
  2: { creatures: 3, hand: 3, lands: 4, defenders: 3 },
  3: { creatures: 3, hand: 5, lands: 6, defenders: 3 },
};

/** Our main phase with everything on the table, and a defender without mana or cards; life is set afterwards. */
export function attackBoard(random: Random, richness: Richness): Draft {
  const size = SIZES[richness];
  const colors = pick(random, ['W', 'U', 'B', 'R', 'G'] as const, 2);
  const cards = colors.map((color) => BY_COLOR[color]);
  const creatures = cards.flatMap((one) => one.creatures);
  const plain = cards.flatMap((one) => one.plain);
  const rich = [...cards.flatMap((one) => one.rich), ...COLORLESS];
  const hand = Array.from({ length: size.hand + random.below(2) }, () => {
    const from = richness > 1 && random.below(4 - richness + 1) === 0 ? rich : plain;
    return from[random.below(from.length)] as string;
  });
  return {
    life: { A: 20, B: 20 },
    setup: [
      ...lands(random, colors, size.lands + random.below(2)),
      ...at('battlefield', 'A', some(random, creatures, size.creatures - random.below(2))),
      ...at('hand', 'A', hand),
      ...at('graveyard', 'A', some(random, [...plain, ...creatures], richness === 3 ? 2 : 0)),
      ...at('battlefield', 'B', some(random, DEFENDERS, size.defenders - random.below(2))),
    ],
    actions: [],
    decide: { turn: 1, step: 'precombat_main', player: 'A' },
  };
}

const TRICKS = [
  'Lightning Bolt',
  'Giant Growth',
  'Shock',
  'Brute Force',
  'Vines of Vastwood',
  'Searing Spear',
  'Fling',
  'Burst Lightning',
];
const ANSWERS = ['Doom Blade', 'Swords to Plowshares', 'Unsummon', 'Fog', 'Murder', 'Vapor Snag', 'Azorius Charm'];
const FIGHTERS = [...BY_COLOR.R.creatures, ...BY_COLOR.G.creatures, ...BY_COLOR.W.creatures];

/** Blocks against an attack with everything by somebody with tricks and mana that both see, and perhaps an answer or two; life is set afterwards. */
export function defenceBoard(random: Random): Draft {
  const attackers = pick(random, FIGHTERS, 2 + random.below(2));
  const answers = random.below(3);
  return {
    life: { A: 20, B: 20 },
    setup: [
      ...lands(random, ['R', 'G'], 2 + random.below(3)),
      ...at('battlefield', 'A', attackers),
      ...at('hand', 'A', pick(random, TRICKS, 1 + random.below(2))),
      ...at('battlefield', 'B', some(random, DEFENDERS, 2)),
      ...at('battlefield', 'B', answers === 0 ? [] : ['Tundra', 'Underground Sea', 'Savannah'].slice(0, answers + 1)),
      ...at('hand', 'B', pick(random, ANSWERS, answers)),
    ],
    actions: attackers.map((attacker) => ({ turn: 1, step: 'declare_attackers', player: 'A', op: 'attack', attacker })),
    decide: { turn: 1, step: 'declare_blockers', player: 'B' },
  };
}

function lands(random: Random, colors: readonly ColorName[], count: number): DraftEntry[] {
  const [first, second] = colors as [ColorName, ColorName];
  const some = Math.max(1, Math.round(count / 2) - random.below(2));
  return [
    { zone: 'battlefield', player: 'A', card: BASICS[first], count: some },
    { zone: 'battlefield', player: 'A', card: BASICS[second], count: count - some },
  ];
}

function at(zone: DraftEntry['zone'], player: 'A' | 'B', cards: readonly string[]): DraftEntry[] {
  return cards.map((card) => ({ zone, player, card }));
}

function some(random: Random, cards: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => cards[random.below(cards.length)] as string);
}

/** Different ones. */
function pick<T>(random: Random, things: readonly T[], count: number): T[] {
  const left = [...things];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as T);
}
