/** Names of the rulebook's vocabularies as rules text writes them. */
import {
  CardType,
  COLOR_LETTERS,
  KEYWORD_NAMES,
  type SharedKind,
  Supertype,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';

/** In the order a type line and "artifact creature" use. */
const TYPE_NAMES: readonly (readonly [number, string])[] = [
  [CardType.Kindred, 'kindred'],
  [CardType.Artifact, 'artifact'],
  [CardType.Instant, 'instant'],
  [CardType.Sorcery, 'sorcery'],
  [CardType.Battle, 'battle'],
  [CardType.Creature, 'creature'],
  [CardType.Enchantment, 'enchantment'],
  [CardType.Land, 'land'],
  [CardType.Planeswalker, 'planeswalker'],
];

export function typeNames(types: number): string[] {
  return TYPE_NAMES.filter(([bit]) => (types & bit) !== 0).map(([, name]) => name);
}

const SUPERTYPE_NAMES: readonly (readonly [number, string])[] = [
  [Supertype.Legendary, 'legendary'],
  [Supertype.Basic, 'basic'],
  [Supertype.Snow, 'snow'],
  [Supertype.World, 'world'],
];

export function supertypeNames(supertypes: number): string[] {
  return SUPERTYPE_NAMES.filter(([bit]) => (supertypes & bit) !== 0).map(([, name]) => name);
}

/** The order in which rules text lists keywords; the others follow in the vocabulary's order. */
const KEYWORD_ORDER: readonly string[] = [
  'changeling',
  'flash',
  'defender',
  'flying',
  'first strike',
  'double strike',
  'vigilance',
  'menace',
  'reach',
  'deathtouch',
  'trample',
  'lifelink',
  'hexproof',
  'indestructible',
  'haste',
  'shroud',
  ...KEYWORD_NAMES,
];

export function keywordNames(keywords: number): string[] {
  const names: string[] = KEYWORD_NAMES.filter((_, bit) => (keywords & (1 << bit)) !== 0);
  return names.sort((a, b) => KEYWORD_ORDER.indexOf(a) - KEYWORD_ORDER.indexOf(b));
}

const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green'] as const;

export function colorNames(colors: number): string[] {
  const names = COLOR_WORDS.filter((_, bit) => (colors & (1 << bit)) !== 0);
  return names.length === 2 && TURNED_PAIRS.has(colors) ? names.reverse() : names;
}

/** Two colours are named in the order of the colour wheel: red and white, green and white, green and blue. */
const TURNED_PAIRS: ReadonlySet<number> = new Set([1 | 8, 1 | 16, 2 | 16]);

/** `{G}` for mana type 4. */
export function manaSymbol(type: number): string {
  return `{${COLOR_LETTERS[type] ?? 'C'}}`;
}

export function zoneName(zone: ZoneId): string {
  switch (zone) {
    case Zone.None:
    case Zone.Library:
      return 'library';
    case Zone.Hand:
      return 'hand';
    case Zone.Graveyard:
      return 'graveyard';
    case Zone.Battlefield:
      return 'the battlefield';
    case Zone.Stack:
      return 'the stack';
    case Zone.Exile:
      return 'exile';
    case Zone.Outside:
      return 'outside the game';
    case Zone.Command:
      return 'the command zone';
  }
}

const STEP_WORDS: readonly string[] = [
  'untap step',
  'upkeep',
  'draw step',
  'first main phase',
  'combat',
  'declare attackers step',
  'declare blockers step',
  'first combat damage step',
  'combat damage step',
  'end of combat',
  'second main phase',
  'end step',
  'cleanup step',
];

/** "upkeep", "end step", "combat" (for its beginning). */
export function stepName(step: number): string {
  return STEP_WORDS[step] ?? `step ${step}`;
}

/** 305.6 */
export const BASIC_LAND_TYPES: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** What two objects may have in common. */
export const SHARED_KINDS: Readonly<Record<SharedKind, string>> = {
  color: 'color',
  creatureType: 'creature type',
  cardType: 'card type',
  permanentType: 'permanent type',
};
