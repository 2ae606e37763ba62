/** Words in pictures: SVG does not break lines, so that what is too long is cut, by a careful guess of how wide letters are. */

const NARROW = /[ijlftrI.,:;'|!()[\]\-\s]/u;
const WIDE = /[mwMW@%—<>=+−~]/u;
const CAPITAL = /[\p{Lu}&]/u;
/** Scripts whose signs fill a square, and pictures. */
const FULL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** Width of a text in system fonts, as a multiple of the font size; rather too much than too little. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (FULL.test(letter)) return 1.05;
  if (NARROW.test(letter)) return 0.4;
  if (WIDE.test(letter)) return 0.97;
  return CAPITAL.test(letter) ? 0.76 : 0.63;
}

/** Room for names beside a picture: as much as the longest takes, but no more than `most`. */
export function roomFor(texts: readonly string[], fontSize: number, most: number): number {
  return Math.min(most, Math.ceil(Math.max(0, ...texts.map(widthOf)) * fontSize) + 2);
}

/** The text, or as much of it as fits with an ellipsis. */
export function fitted(text: string, width: number, fontSize: number): string {
  if (widthOf(text) * fontSize <= width) return text;
  const room = width / fontSize - letterWidth('…');
  let used = 0;
  let kept = '';
  for (const letter of text) {
    used += letterWidth(letter);
    if (used > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
