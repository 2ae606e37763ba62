/** Symbols of mana costs and rules text (107): how braces are read, what is written in the disc, and how it is called aloud. */

/** Pieces of a text: what stands outside braces as it is, each symbol without its braces. */
export type TextPiece = { readonly text: string } | { readonly symbol: string };

/** "{T}: Add {G}." in pieces. Braces that hold nothing or are not closed remain text. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{([^{}\s]+)\}/g)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ symbol: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
  ['C', 'colorless'],
  ['S', 'snow'],
  ['X', 'X'],
  ['Y', 'Y'],
  ['Z', 'Z'],
  ['T', 'tap'],
  ['Q', 'untap'],
  ['E', 'energy'],
  ['P', 'pawprint'],
]);

/** A symbol aloud: `2` is "2", `W/U` "white or blue", `G/P` "green or 2 life" (107.4f). */
export function symbolWords(symbol: string): string {
  const parts = symbol.split('/');
  const words = parts.map((part) => (part === 'P' && parts.length > 1 ? '2 life' : (WORDS.get(part) ?? part)));
  return words.join(' or ');
}

/** A cost aloud: `{2}{U}{U}` is "2 blue blue". */
export function costWords(cost: string): string {
  return piecesOf(cost)
    .map((piece) => ('symbol' in piece ? symbolWords(piece.symbol) : piece.text.trim()))
    .filter((words) => words !== '')
    .join(' ');
}

/** Rules text as it is read aloud. */
export function spokenText(text: string): string {
  return piecesOf(text)
    .map((piece) => ('symbol' in piece ? symbolWords(piece.symbol) : piece.text))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([:,.])/g, '$1');
}

/** The class of half a disc: a colour's letter, or `n` for everything that has none. */
export function discOf(part: string): string {
  return 'WUBRGC'.includes(part) && part.length === 1 ? part.toLowerCase() : 'n';
}
