/** Text in columns of a terminal, where the characters of East Asian scripts are two columns wide (Unicode Standard Annex #11). */
import stringWidth from 'string-width';

/** Columns that the text takes. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** With spaces behind it up to that width. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** With spaces before it up to that width. */
export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** No wider than that: of a longer text the beginning and an ellipsis. */
export function shortened(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let start = '';
  let taken = 1;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    taken += widthOf(segment);
    if (taken > width) break;
    start += segment;
  }
  return `${start}…`;
}
