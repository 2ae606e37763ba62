/**
 * The rulebook's closed vocabularies as integers: colours (105), card types and supertypes (205), zones (400),
 * steps (500) and the keyword abilities that are plain flags (702). Sets of them are bit masks, so that every test
 * on the simulation path is one `&`. Nothing here has behaviour.
 */

/** A mana type (106.1b) as an index: white, blue, black, red, green, colourless. The first five are also the colours. */
export type ManaType = 0 | 1 | 2 | 3 | 4 | 5;
/** What mana may be spent as: any colour does not take in colourless, any type does (106.1, 609.4b). */
export type ManaSpentAs = 'itself' | 'anyColor' | 'anyType';
/** A set of colours: bit `1 << colour`. */
export type ColorSet = number;

export const COLOR_LETTERS = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export const COLOR_NAMES = ['White', 'Blue', 'Black', 'Red', 'Green', 'Colorless'] as const;

export const Color = { White: 1, Blue: 2, Black: 4, Red: 8, Green: 16, All: 31 } as const;

/** Card types (205.2a) as bits. */
export const CardType = {
  Artifact: 1,
  Battle: 2,
  Creature: 4,
  Enchantment: 8,
  Instant: 16,
  Land: 32,
  Planeswalker: 64,
  Sorcery: 128,
  Kindred: 256,
} as const;
export type TypeSet = number;
/** The types an object on the battlefield can be a permanent by (110.4). */
export const PERMANENT_TYPES: TypeSet =
  CardType.Artifact |
  CardType.Battle |
  CardType.Creature |
  CardType.Enchantment |
  CardType.Land |
  CardType.Planeswalker;

/** Supertypes (205.4a) as bits. */
export const Supertype = { Basic: 1, Legendary: 2, Snow: 4, World: 8 } as const;
export type SupertypeSet = number;

/** Zones (400.1). Library, hand and graveyard belong to their owner; the others are shared. */
export const Zone = {
  None: 0,
  Library: 1,
  Hand: 2,
  Graveyard: 3,
  Battlefield: 4,
  Stack: 5,
  Exile: 6,
  Command: 7,
  /** No zone: outside the game (400.11), where the cards of a player's sideboard are. */
  Outside: 8,
} as const;
export type ZoneId = (typeof Zone)[keyof typeof Zone];

/** Steps and the two main phases in turn order (500.1). */
export const Step = {
  Untap: 0,
  Upkeep: 1,
  Draw: 2,
  PrecombatMain: 3,
  BeginCombat: 4,
  DeclareAttackers: 5,
  DeclareBlockers: 6,
  FirstCombatDamage: 7,
  CombatDamage: 8,
  EndCombat: 9,
  PostcombatMain: 10,
  EndTurn: 11,
  Cleanup: 12,
} as const;
export type StepId = (typeof Step)[keyof typeof Step];

/** Step names as scenario files write them, indexed by {@link StepId}. */
export const STEP_NAMES = [
  'untap',
  'upkeep',
  'draw',
  'precombat_main',
  'begin_combat',
  'declare_attackers',
  'declare_blockers',
  'first_combat_damage',
  'combat_damage',
  'end_combat',
  'postcombat_main',
  'end_turn',
  'cleanup',
] as const;

/** Keyword abilities without a parameter (702) as bits of one mask. Keywords with costs or numbers are abilities of their own. */
export const Keyword = {
  Flying: 1,
  FirstStrike: 2,
  DoubleStrike: 4,
  Deathtouch: 8,
  Defender: 16,
  Flash: 32,
  Haste: 64,
  Hexproof: 128,
  Indestructible: 256,
  Lifelink: 512,
  Menace: 1024,
  Reach: 2048,
  Shroud: 4096,
  Trample: 8192,
  Vigilance: 16384,
  SplitSecond: 32768,
  Convoke: 65536,
  Delve: 131072,
  Improvise: 262144,
  Changeling: 524288,
  Fear: 1048576,
  Intimidate: 2097152,
  Shadow: 4194304,
  Horsemanship: 8388608,
  Skulk: 16777216,
  Infect: 33554432,
  Wither: 67108864,
  Phasing: 134217728,
  Rebound: 268435456,
  Storm: 536870912,
  Banding: 1073741824,
} as const;
export type KeywordSet = number;

/** Keyword names in the order of their bits, lower case as rules text prints them. */
export const KEYWORD_NAMES = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'defender',
  'flash',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'split second',
  'convoke',
  'delve',
  'improvise',
  'changeling',
  'fear',
  'intimidate',
  'shadow',
  'horsemanship',
  'skulk',
  'infect',
  'wither',
  'phasing',
  'rebound',
  'storm',
  'banding',
] as const;

/** More cards than there are: how many are wanted where all are. */
export const ALL_CARDS = 1000;

/** The basic land types in WUBRG order (205.3i). */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

export function isBasicLandType(subtype: string): boolean {
  return BASIC_LAND_TYPES.some((type) => type === subtype);
}
