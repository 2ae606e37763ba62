/** What is wrong with a card file, as a value: where, what, and how to mend it. */

export interface CardFileProblem {
  /** `line 3`, `card 17 (Opt)`; empty for the file as a whole. */
  readonly place: string;
  readonly message: string;
  readonly hint: string;
}

/** One line for people: `file: place: what is wrong; how to mend it`. */
export function formatCardFileProblem(file: string, { place, message, hint }: CardFileProblem): string {
  return `${file}: ${place === '' ? '' : `${place}: `}${message}; ${hint}`;
}

/** How to mend a file that is cut off or damaged. */
export const LOAD_AGAIN = 'load the file again';

/** How to mend a file that is something else. */
export const NAME_A_CARD_FILE =
  'give Scryfall\u2019s "oracle cards" bulk file or MTGJSON\u2019s AtomicCards.json, as JSON or NDJSON, or either with gzip';
