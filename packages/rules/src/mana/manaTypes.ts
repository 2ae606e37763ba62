/**
 * The vocabulary of mana: types, sets of types as bit masks, and single units of mana (106.1, 106.3, 106.6).
 */

/** The six types of mana as indexes, in the order W U B R G C (106.1b). */
export type ManaType = 0 | 1 | 2 | 3 | 4 | 5;

export const COLORLESS: ManaType = 5;

/** As an option of a choice between types: mana of an undefined type, which is none (106.5). */
export const NO_TYPE = 6;

/** Every type of mana, in index order. */
export const MANA_TYPES: readonly ManaType[] = [0, 1, 2, 3, 4, 5];

/** The letters of the mana symbols, by {@link ManaType}. */
const MANA_LETTERS = 'WUBRGC';

/** A set of mana types: bit `1 << type`. Bit 6 ({@link SNOW_BIT}) is added where snow matters. */
export type ManaMask = number;

/** The five colours. */
export const ANY_COLOR_MASK: ManaMask = 0b01_1111;
/** In a unit's mask: the unit came from a snow source. In a symbol's mask: the symbol is {S} (107.4h). */
export const SNOW_BIT: ManaMask = 0b100_0000;

/** The mask holding one type. */
export function maskOf(type: ManaType): ManaMask {
  return 1 << type;
}

/** Number of types in a mask. */
export function maskSize(mask: ManaMask): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The letters of a mask in W U B R G C order, for printing. */
export function maskLetters(mask: ManaMask): string[] {
  return MANA_TYPES.filter((type) => (mask & maskOf(type)) !== 0).map((type) => MANA_LETTERS.charAt(type));
}

/** The type a letter names, or null when the letter names none. */
export function manaTypeOfLetter(letter: string): ManaType | null {
  return MANA_TYPES.find((type) => MANA_LETTERS.charAt(type) === letter) ?? null;
}

/**
 * One unit of mana. Two units with equal fields are interchangeable.
 * `restriction` is 0 for freely spendable mana, otherwise an opaque id the caller gives to one limitation or rider (106.6).
 */
export interface ManaUnit {
  readonly type: ManaType;
  readonly snow: boolean;
  readonly restriction: number;
}

/** A unit without restriction from a source that is not snow. */
export function plainMana(type: ManaType): ManaUnit {
  return { type, snow: false, restriction: 0 };
}

/** Whether two units are interchangeable. */
export function sameMana(a: ManaUnit, b: ManaUnit): boolean {
  return a.type === b.type && a.snow === b.snow && a.restriction === b.restriction;
}

/**
 * For each type of mana, the set of types it may be spent as (609.4b). It changes how costs may be paid, never what was
 * spent, and does not make mana snow.
 */
export type SpendAs = readonly [ManaMask, ManaMask, ManaMask, ManaMask, ManaMask, ManaMask];

/** The normal rule: mana is spent as what it is. */
export const SPEND_AS_ITSELF: SpendAs = [1, 2, 4, 8, 16, 32];
/** "As though it were mana of any colour": {C} still needs colourless mana, for colourless is no colour (106.1a). */
export const SPEND_AS_ANY_COLOR: SpendAs = [31, 31, 31, 31, 31, 63];
/** "As though it were mana of any type". */
export const SPEND_AS_ANY_TYPE: SpendAs = [63, 63, 63, 63, 63, 63];
