/** Card definitions. The card type is the function's name; everything else is in the description. */
import {
  type Ability,
  type CardDefinition,
  type CardFace,
  CardType,
  type ColorSet,
  type KeywordSet,
  type Layout,
  type Quantity,
  Supertype,
  type SupertypeSet,
  type TypeSet,
} from '@foretell/rules/ir';

/** What a card says beyond its name, cost and card type. */
interface Description {
  readonly supertypes?: SupertypeSet;
  /** Card types beside the one the builder is named for. */
  readonly alsoTypes?: TypeSet;
  readonly subtypes?: readonly string[];
  readonly colors?: ColorSet;
  readonly keywords?: KeywordSet;
  readonly abilities?: readonly Ability[];
}

interface CreatureDescription extends Description {
  readonly power: Quantity;
  readonly toughness: Quantity;
  readonly subtypes: readonly string[];
}

interface Numbers {
  readonly power: Quantity | null;
  readonly toughness: Quantity | null;
  readonly loyalty: Quantity | null;
}

const NO_NUMBERS: Numbers = { power: null, toughness: null, loyalty: null };

function face(
  name: string,
  manaCost: string | null,
  type: TypeSet,
  description: Description,
  numbers: Numbers,
): CardFace {
  const colors = description.colors === undefined ? {} : { colors: description.colors };
  return {
    name,
    manaCost,
    ...colors,
    supertypes: description.supertypes ?? 0,
    types: type | (description.alsoTypes ?? 0),
    subtypes: description.subtypes ?? [],
    ...numbers,
    keywords: description.keywords ?? 0,
    abilities: description.abilities ?? [],
  };
}

function single(only: CardFace): CardDefinition {
  return { name: only.name, layout: 'normal', faces: [only] };
}

export function creature(name: string, manaCost: string | null, description: CreatureDescription): CardDefinition {
  const { power, toughness } = description;
  return single(face(name, manaCost, CardType.Creature, description, { power, toughness, loyalty: null }));
}

export function land(name: string, description: Description = {}): CardDefinition {
  return single(face(name, null, CardType.Land, description, NO_NUMBERS));
}

/** A basic land: its mana ability follows from its land type (305.6). */
export function basicLand(name: string, subtypes: readonly string[], description: Description = {}): CardDefinition {
  const supertypes = Supertype.Basic | (description.supertypes ?? 0);
  return land(name, { ...description, subtypes, supertypes });
}

export function artifact(name: string, manaCost: string, description: Description): CardDefinition {
  return single(face(name, manaCost, CardType.Artifact, description, NO_NUMBERS));
}

export function equipment(name: string, manaCost: string, ...abilities: Ability[]): CardDefinition {
  return artifact(name, manaCost, { subtypes: ['Equipment'], abilities });
}

export function enchantment(name: string, manaCost: string, description: Description): CardDefinition {
  return single(face(name, manaCost, CardType.Enchantment, description, NO_NUMBERS));
}

export function aura(name: string, manaCost: string, ...abilities: Ability[]): CardDefinition {
  return enchantment(name, manaCost, { subtypes: ['Aura'], abilities });
}

export function planeswalker(
  name: string,
  manaCost: string | null,
  description: Description & { readonly loyalty: Quantity },
): CardDefinition {
  const numbers = { ...NO_NUMBERS, loyalty: description.loyalty };
  return single(face(name, manaCost, CardType.Planeswalker, description, numbers));
}

export function instant(name: string, manaCost: string | null, ...abilities: Ability[]): CardDefinition {
  return single(face(name, manaCost, CardType.Instant, { abilities }, NO_NUMBERS));
}

export function sorcery(name: string, manaCost: string | null, ...abilities: Ability[]): CardDefinition {
  return single(face(name, manaCost, CardType.Sorcery, { abilities }, NO_NUMBERS));
}

/** The same card with subtypes or keywords that few cards of its kind have (Arcane, convoke on an instant). */
export function withDetails(
  card: CardDefinition,
  details: { readonly subtypes?: readonly string[]; readonly keywords?: KeywordSet; readonly colors?: ColorSet },
): CardDefinition {
  return { ...card, faces: card.faces.map((each) => ({ ...each, ...details })) };
}

/** Two one-faced cards as the faces of one card: split, adventure, modal double-faced … */
export function twoFaced(layout: Layout, first: CardDefinition, second: CardDefinition): CardDefinition {
  return { name: `${first.name} // ${second.name}`, layout, faces: [...first.faces, ...second.faces] };
}
