/** The cards of a card file that cannot be played, with the words that keep them from it: what a person who works on the compiler goes through. */
import type { Gap } from '@foretell/oracle';
import { type CompiledCard, gapsOf } from '@foretell/workers';

/** A line of the file that `cards coverage --unread` writes. */
export interface UnreadCard {
  readonly schema: 1;
  readonly name: string;
  /** Where it is legal or restricted. */
  readonly formats: readonly string[];
  readonly gaps: readonly {
    readonly code: Gap['code'];
    /** As printed; empty where the gap is not in the text. */
    readonly words: string;
    /** With names, numbers, types and costs abstracted: cards with the same shape share the gap. */
    readonly shape: string;
  }[];
}

/** Null for a card that can be played. */
export function unreadCard({ source, outcome }: CompiledCard): UnreadCard | null {
  const gaps = gapsOf(outcome);
  if (gaps.length === 0) return null;
  return {
    schema: 1,
    name: source.name,
    formats: legalIn(source.legalities),
    gaps: gaps.map(({ code, shape, face, start, end }) => ({
      code,
      words: source.faces[face]?.text.slice(start, end) ?? '',
      shape,
    })),
  };
}

/** The formats in which a card of those legalities may be played. */
export function legalIn(legalities: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(legalities).flatMap(([format, word]) =>
    word === 'legal' || word === 'restricted' ? [format] : [],
  );
}
