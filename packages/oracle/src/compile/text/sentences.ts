/** Paragraphs and sentences of a text box. */
import type { Piece } from './tokens.ts';

/** The sentences of a paragraph, without their full stops. */
export function sentencesOf(pieces: readonly Piece[]): (readonly Piece[])[] {
  const sentences: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === '.' && piece.kind === 'mark') sentences.push([]);
    else sentences[sentences.length - 1]?.push(piece);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** A paragraph of a text box, with the modes that are listed under it. */
export interface Paragraph {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly modes: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

const ROLL = /\b[Rr]olls? (a|two)\b/;
const ROW = /^\d+\s*([—–-]\s*\d+|\+)?\s*\|/;
const BULLET = /^\s*[•+]\s*/;

export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: (Omit<Paragraph, 'modes'> & { readonly modes: { start: number; end: number; text: string }[] })[] =
    [];
  let at = 0;
  for (const line of withoutBrokenReminders(text).split('\n')) {
    const last = paragraphs[paragraphs.length - 1];
    // What may be chosen of a spree is listed with plus signs (702.172b), what has a weight with pawprints (700.2i).
    const before = last?.text ?? '';
    const listed =
      line.startsWith('•') ||
      (line.startsWith('+ {') && /^Spree\b/.test(before)) ||
      (line.startsWith('{P}') && before.includes('{P} worth of modes'));
    const bullet = listed ? (BULLET.exec(line)?.[0].length ?? 0) : 0;
    // The rows of a table of results go with what is rolled (706.3).
    if (last !== undefined && last.modes.length === 0 && ROW.test(line) && ROLL.test(last.text)) {
      paragraphs[paragraphs.length - 1] = { ...last, end: at + line.length, text: `${last.text}\n${line}` };
      at += line.length + 1;
      continue;
    }
    const part = { start: at + bullet, end: at + line.length, text: line.slice(bullet) };
    if (listed && last !== undefined) last.modes.push(part);
    else if (line.trim() !== '') paragraphs.push({ ...part, modes: [] });
    at += line.length + 1;
  }
  return paragraphs;
}

/** A line that ends within reminder text goes on; every place in the text stays where it is. */
function withoutBrokenReminders(text: string): string {
  return text.replace(/\([^()]*\)/g, (reminder) => reminder.replace(/\n/g, ' '));
}
