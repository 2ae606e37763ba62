/** What goes into the compiler and what comes out: a card's printed facts, and its definition or the stretches nobody could read. */
import type { CardDefinition } from '@foretell/rules/ir';

/** One card as the card files give it, after reading. */
export interface CardSource {
  /** `A // B` for cards of several faces. */
  readonly name: string;
  /** The card file's word: `normal`, `split`, `adventure`, `modal_dfc`, `transform`, `saga` … */
  readonly layout: string;
  readonly faces: readonly FaceSource[];
  /** Colour letters (903.4). */
  readonly colorIdentity: readonly string[];
  /** `legal`, `not_legal`, `banned` or `restricted` by format. */
  readonly legalities: Readonly<Record<string, string>>;
  readonly set: string | null;
  readonly setType: string | null;
}

export interface FaceSource {
  readonly name: string;
  /** As printed, `{2}{U}{U}`; empty where the face has none (202.1b). */
  readonly manaCost: string;
  /** `Legendary Creature — Human Wizard`. */
  readonly typeLine: string;
  /** The rules text; abilities on lines of their own. */
  readonly text: string;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  /** Colour letters of a colour indicator (204). */
  readonly colorIndicator: readonly string[] | null;
}

/**
 * - `unread`: no rule of the grammar fits the words;
 * - `unaccounted-word`: the words were read, but one that matters has no counterpart in what was read;
 * - `unsupported`: the words were read, but the engine cannot play what they say;
 * - `unknown-layout`: a kind of card that the compiler does not know;
 * - `bad-characteristic`: a mana cost, type line or number that means nothing.
 */
export type GapCode = 'unread' | 'unaccounted-word' | 'unsupported' | 'unknown-layout' | 'bad-characteristic';

/** A stretch of a face's text that could not be compiled. */
export interface Gap {
  /** Index into {@link CardSource.faces}. */
  readonly face: number;
  /** Offsets into {@link FaceSource.text}, `end` exclusive. Both 0 where the gap is not in the text. */
  readonly start: number;
  readonly end: number;
  readonly code: GapCode;
  /** The clause with names, numbers, types and costs abstracted: cards with the same shape share the gap. */
  readonly shape: string;
}

export type CompileOutcome =
  | { readonly kind: 'compiled'; readonly card: CardDefinition }
  | { readonly kind: 'unread'; readonly gaps: readonly Gap[] };
