/** Card definitions: the facts of a card and its abilities as IR. Pure data, JSON-serialisable. */
import type { Ability } from './ability.ts';
import type { Quantity } from './quantity.ts';
import type { ColorSet, KeywordSet, SupertypeSet, TypeSet } from './vocabulary.ts';

export type Layout =
  | 'normal'
  | 'split'
  | 'aftermath'
  | 'adventure'
  | 'modalDoubleFaced'
  | 'transforming'
  /** The second face is the bottom half; it has the mana cost and the colours of the first (710.1c). */
  | 'flip'
  /** The second face has the mana cost, colours and size of casting it prototyped (718). */
  | 'prototype'
  /** The second face is a prepare spell, a copy of which may be cast while the permanent is prepared (722). */
  | 'prepare'
  | 'token'
  | 'emblem';

export interface CardFace {
  readonly name: string;
  /** As printed, `{2}{U}{U}`; null where the face has none (202.1b). */
  readonly manaCost: string | null;
  /** Colour indicator (204) or a token's colours; otherwise colours follow from the mana cost. */
  readonly colors?: ColorSet;
  readonly supertypes: SupertypeSet;
  readonly types: TypeSet;
  readonly subtypes: readonly string[];
  readonly power: Quantity | null;
  readonly toughness: Quantity | null;
  readonly loyalty: Quantity | null;
  /** Of battles (310.4). */
  readonly defense?: number;
  readonly keywords: KeywordSet;
  readonly abilities: readonly Ability[];
}

export interface CardDefinition {
  /** `A // B` for cards of two faces. */
  readonly name: string;
  readonly layout: Layout;
  readonly faces: readonly CardFace[];
}
