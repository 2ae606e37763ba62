/**
 * How compiled cards are kept: UTF-8 text of four parts, each reached without reading the others. Offsets are in bytes.
 *
 * 1. the cards, a line of JSON each;
 * 2. the index, a line a card: `1` or `0` (compiled or not), offset and length of its line, its name and those of its faces, by tabs;
 * 3. the gaps, a line a shape: the number of cards that share it, and the shape as JSON;
 * 4. the {@link StoreSummary} as JSON, and the offset of this part in {@link TRAILER} digits.
 */

/** Where text is kept: a file, or a blob of a page. */
export interface StoredText {
  /** In bytes. */
  readonly size: number;
  /** The text from one offset up to another; both fall between characters. */
  text(from: number, to: number): Promise<string>;
}

/** Where text is written, from front to back. */
export interface TextSink {
  /** The number of bytes that the text takes. */
  write(text: string): Promise<number>;
}

/** Which file the cards are from. */
export interface SourceFile {
  /** SHA-256 of its content, in hexadecimal digits. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly modified: number;
}

export interface StoreSummary {
  readonly schema: 1;
  /** Compilers that say the same about themselves make the same of a card. */
  readonly compiler: string;
  readonly source: SourceFile;
  readonly cards: number;
  readonly compiled: number;
  /** Cards left out because another of that name came before. */
  readonly duplicates: number;
  /** Entries that no deck can hold: how many by the file's word for them. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly index: Stretch;
  readonly gaps: Stretch;
}

/** From one offset up to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const SCHEMA = 1;
/** Digits of the offset at the very end. */
export const TRAILER = 16;
