/** Lines of the log while they are made: what happens alike one after another grows into one line. */
import type { LogLine, LogPart } from '../../protocol/table.ts';

/** A piece of a line. An object is named by its handle in the game, until the line is given to somebody. */
export type DraftPart = { readonly text: string } | { readonly card: string; readonly handle: number };

/** Something that is told, as one of several things that may be told together. */
export interface Told {
  readonly seat: number;
  readonly kind: LogLine['kind'];
  /** Things of equal groups become one line; '' for what stands alone. */
  readonly group: string;
  readonly before: readonly DraftPart[];
  /** What the line lists. */
  readonly item: readonly DraftPart[];
  /** After one item, and after several. */
  readonly after: readonly [string, string];
  /** After that. */
  readonly tail?: readonly DraftPart[];
}

export interface Draft {
  readonly turn: number;
  readonly step: string;
  readonly first: Told;
  readonly items: (readonly DraftPart[])[];
}

/** A line that stands alone. */
export function single(seat: number, kind: LogLine['kind'], parts: readonly DraftPart[]): Told {
  return { seat, kind, group: '', before: parts, item: [], after: ['', ''] };
}

export function text(words: string): DraftPart {
  return { text: words };
}

/** The whole line with a capital letter. `refOf` is the reference that a handle has now. */
export function partsOf({ first, items }: Draft, refOf: (handle: number) => number): LogPart[] {
  const listed = joined(items.filter((item) => item.length > 0));
  const after = first.after[items.length === 1 ? 0 : 1];
  const parts = [...first.before, ...listed, ...(after === '' ? [] : [text(after)]), ...(first.tail ?? [])];
  return parts.map((part, at): LogPart => {
    if ('card' in part) return { card: part.card, ref: refOf(part.handle) };
    return { text: at === 0 ? part.text.charAt(0).toUpperCase() + part.text.slice(1) : part.text };
  });
}

/** "a, b and c"; what is said alike several times is counted: "3 cards". */
function joined(items: readonly (readonly DraftPart[])[]): DraftPart[] {
  const different: { readonly item: readonly DraftPart[]; count: number }[] = [];
  for (const item of items) {
    const same = different.find((other) => sameItem(other.item, item));
    if (same === undefined) different.push({ item, count: 1 });
    else same.count++;
  }
  return different.flatMap(({ item, count }, at) => {
    const between = at === 0 ? [] : [text(at === different.length - 1 ? ' and ' : ', ')];
    return [...between, ...(count === 1 ? item : several(item, count))];
  });
}

function several(item: readonly DraftPart[], count: number): readonly DraftPart[] {
  const [only] = item;
  if (item.length === 1 && only !== undefined && 'text' in only && only.text === A_CARD)
    return [text(`${count} cards`)];
  return [...item, text(` ×${count}`)];
}

export const A_CARD = 'a card';

function sameItem(a: readonly DraftPart[], b: readonly DraftPart[]): boolean {
  return a.length === b.length && a.every((part, at) => wordsOf(part) === wordsOf(b[at]));
}

function wordsOf(part: DraftPart | undefined): string {
  if (part === undefined) return '';
  return 'text' in part ? part.text : part.card;
}
