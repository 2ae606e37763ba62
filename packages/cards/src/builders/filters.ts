/** What an object must be like. Names read as adjectives: `allOf(isCreature, not(isToken), youControl)`. */
import {
  CardType,
  Color,
  type ColorSet,
  type Comparison,
  type Filter,
  type KeywordSet,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Supertype,
  type TypeSet,
} from '@foretell/rules/ir';
import { opponents, you } from './references.ts';

export const anything: Filter = { kind: 'any' };

export function allOf(...of: Filter[]): Filter {
  return { kind: 'and', of };
}

export function anyOf(...of: Filter[]): Filter {
  return { kind: 'or', of };
}

export function not(of: Filter): Filter {
  return { kind: 'not', of };
}

/** Has at least one of the card types. */
export function ofType(types: TypeSet): Filter {
  return { kind: 'type', types };
}

export const isArtifact: Filter = ofType(CardType.Artifact);
export const isCreature: Filter = ofType(CardType.Creature);
export const isEnchantment: Filter = ofType(CardType.Enchantment);
export const isLand: Filter = ofType(CardType.Land);
export const isInstantOrSorcery: Filter = ofType(CardType.Instant | CardType.Sorcery);
export const isNonland: Filter = not(isLand);
export const isNoncreature: Filter = not(isCreature);
export const isBasic: Filter = { kind: 'supertype', supertypes: Supertype.Basic };
export const isBasicLand: Filter = allOf(isBasic, isLand);

/** Has at least one of the subtypes. */
export function ofSubtype(...subtypes: string[]): Filter {
  return { kind: 'subtype', subtypes };
}

/** Has at least one of the colours. */
function ofColor(colors: ColorSet): Filter {
  return { kind: 'color', colors };
}

export const isWhite: Filter = ofColor(Color.White);
export const isBlue: Filter = ofColor(Color.Blue);
export const isBlack: Filter = ofColor(Color.Black);
export const isRed: Filter = ofColor(Color.Red);
export const isGreen: Filter = ofColor(Color.Green);

export function controlledBy(who: PlayerSet): Filter {
  return { kind: 'controlledBy', who };
}

export const youControl: Filter = controlledBy(you);
export const opponentControls: Filter = controlledBy(opponents);

export function withPower(op: Comparison, value: Quantity): Filter {
  return { kind: 'power', op, value };
}

export function withManaValue(op: Comparison, value: Quantity): Filter {
  return { kind: 'manaValue', op, value };
}

export function withKeyword(keywords: KeywordSet): Filter {
  return { kind: 'keyword', keywords };
}

export function named(name: string): Filter {
  return { kind: 'named', name };
}

export function among(what: ObjectSet): Filter {
  return { kind: 'among', what };
}

/** The source itself; any object but the source. */
export const isSelf: Filter = { kind: 'isSelf' };
export const isOther: Filter = { kind: 'other' };
export const isAttachedObject: Filter = { kind: 'attachedToBySource' };

export const isToken: Filter = { kind: 'token' };
export const isTapped: Filter = { kind: 'tapped' };
export const isUntapped: Filter = { kind: 'untapped' };
export const isAttacking: Filter = { kind: 'attacking' };
export const isBlocking: Filter = { kind: 'blocking' };
export const isSpell: Filter = { kind: 'isSpell' };
export const isAbility: Filter = { kind: 'isAbility' };
export const isPermanentCard: Filter = { kind: 'permanentCard' };

/** Common phrases. */
export const creatureYouControl: Filter = allOf(isCreature, youControl);
export const landYouControl: Filter = allOf(isLand, youControl);
export const otherCreatureYouControl: Filter = allOf(isOther, isCreature, youControl);
export const creatureOpponentControls: Filter = allOf(isCreature, opponentControls);

export function ownedBy(who: PlayerSet): Filter {
  return { kind: 'ownedBy', who };
}
