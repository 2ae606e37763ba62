/** Colour identity of a card (903.4), read from its definition: what was printed, not what a game makes of it. */
import {
  BASIC_LAND_TYPES,
  type CardDefinition,
  COLOR_LETTERS,
  COLOR_NAMES,
  Color,
  type ColorSet,
} from '../ir/index.ts';
import { isDefining } from '../state/abilityRole.ts';

/**
 * Colours of the mana symbols in mana costs and rules text of every face (903.4, 903.4d, 903.4e), of colour indicators, of
 * characteristic-defining abilities, and of the mana that basic land types make (903.5d).
 */
export function colorIdentityOf(definition: CardDefinition): ColorSet {
  let identity = colorsOfSymbols(definition.faces);
  for (const { colors = 0, subtypes, abilities } of definition.faces) {
    identity |= colors;
    BASIC_LAND_TYPES.forEach((type, color) => {
      if (subtypes.includes(type)) identity |= 1 << color;
    });
    for (const ability of abilities) {
      if (!isDefining(ability) || ability.kind !== 'static' || ability.effect.kind !== 'change') continue;
      for (const change of ability.effect.changes)
        if (change.kind === 'setColors' || change.kind === 'addColors') identity |= change.colors;
    }
  }
  return identity & Color.All;
}

/** Every string with mana symbols, and every instruction that makes mana of named types. */
function colorsOfSymbols(node: unknown): ColorSet {
  if (typeof node === 'string') return colorsOfText(node);
  if (typeof node !== 'object' || node === null) return 0;
  if ('options' in node && isChoiceOfColor(node.options))
    return node.options.reduce<ColorSet>((common, option) => common & colorsOfSymbols(option), Color.All);
  let colors = 'kind' in node && node.kind === 'addMana' && 'mana' in node ? colorsOfMana(node.mana) : 0;
  for (const part of Object.values(node)) colors |= colorsOfSymbols(part);
  return colors;
}

/** "Choose a color": an option for each, in which only what all of them have is written as a symbol. */
function isChoiceOfColor(options: unknown): options is readonly { readonly label: string }[] {
  if (!Array.isArray(options) || options.length !== 5) return false;
  return options.every((option, color) => option?.label === COLOR_NAMES[color]?.toLowerCase());
}

const LETTERS: readonly string[] = COLOR_LETTERS;

function colorsOfText(text: string): ColorSet {
  let colors = 0;
  for (const [, symbol = ''] of text.matchAll(/\{([^{}]+)\}/g))
    for (const part of symbol.split('/')) {
      const color = LETTERS.indexOf(part);
      if (color >= 0) colors |= 1 << color;
    }
  return colors;
}

/** Choosing among all five is "any color" in the text, where no symbol stands. */
function colorsOfMana(mana: unknown): ColorSet {
  if (typeof mana !== 'object' || mana === null) return 0;
  if ('mana' in mana) return colorsOfTypes(mana.mana);
  const chosen = 'types' in mana ? colorsOfTypes(mana.types) : 0;
  return (chosen === Color.All ? 0 : chosen) | ('or' in mana ? colorsOfTypes(mana.or) : 0);
}

function colorsOfTypes(types: unknown): ColorSet {
  if (!Array.isArray(types)) return 0;
  return (
    types.reduce<number>((colors, type) => (typeof type === 'number' ? colors | (1 << type) : colors), 0) & Color.All
  );
}
