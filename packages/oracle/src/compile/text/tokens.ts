/** Words of rules text with their places in it. The card's own name is one token, a quoted ability another; reminder text is none (207.2). */
import type { Token } from 'typescript-parsec';

/**
 * - `self`: the card's own name, or its short form (201.5);
 * - `giver`: in an ability that something gives to others, what gives it (201.5a);
 * - `symbol`: `{T}`, `{2}`, as written;
 * - `size`: `2/2`, `+1/+1`, `-X/-0`;
 * - `signed`: a loyalty cost `+1`, `-X`;
 * - `quoted`: an ability in quotation marks; its text is what stands between them;
 * - `name`: the name of another card or of a token, after "named", as written.
 */
export type TokenKind =
  | 'word'
  | 'number'
  | 'symbol'
  | 'self'
  | 'giver'
  | 'size'
  | 'signed'
  | 'quoted'
  | 'name'
  | 'mark';

export interface Piece {
  readonly kind: TokenKind;
  /** Lower case, with plain apostrophes and hyphens, but for symbols, sizes and quotations. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Begins with a capital letter where it stands. */
  readonly capital: boolean;
}

const SPACE = /\s+/y;
const REMINDER = /\([^()]*\)/y;
const QUOTED = /"([^"]*)"|“([^”]*)”/y;
const NAMED = /\bnamed $/;
/** "Creatures named A and B": two names, where a single creature's name would go on; "a card named A or B" is one of either name. */
const FIRST_OF_TWO = /s named $/;
const SECOND_OF_TWO = /(?:s named \p{Lu}[^.,;:"]* and|\bnamed \p{Lu}[^.,;:"]* or) $/u;
/** No name is longer. */
const LONGEST_NAME = 150;
/** A token with a name of its own is created by it: "create Boo, a legendary …". */
const CREATED = /\b[Cc]reates? $/;
const NAME = /\p{Lu}[\p{L}'’-]*(?: (?:(?:of|the|and|to|in|for|from) )*\p{Lu}[\p{L}'’-]*)*/uy;
/** It may have a comma: "create Someone, Something of Somewhere, a legendary …" (111.4). */
const CREATED_NAME = new RegExp(`${NAME.source}(?:, (?:the )?${NAME.source})?(?=, an? )`, 'uy');
/** The name of one card with an epithet after the comma: "named Someone, the Something, reveal it". */
const EPITHET_NAME = new RegExp(`${NAME.source}(?:, (?:the )?${NAME.source}(?=[,.])(?!, (?:and|or)\\b))?`, 'uy');
const SYMBOL = /\{[^{}]+\}/y;
const SIZE = /[+−-]?(?:\d+|X|\*(?:\+\d+)?|\d+\+\*)\/[+−-]?(?:\d+|X|\*(?:\+\d+)?|\d+\+\*)/y;
const SIGNED = /[+−-](?:\d+|X)(?![A-Za-z/])/y;
const NUMBER = /\d+(?:st|nd|rd|th)?(?![\dA-Za-z/])/y;
const WORD = /[\p{L}\d]+(?:['’\-/](?!s(?![\p{L}]))[\p{L}\d]+)*|['’]s?/uy;

/** Reads all of a face's text. `names` are the card's own names, longest first. */
export function piecesOf(text: string, names: readonly string[], offset = 0): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const gap = matchAt(SPACE, text, at) ?? matchAt(REMINDER, text, at);
    if (gap !== null) {
      at += gap.length;
      continue;
    }
    const piece = pieceAt(text, at, names);
    pieces.push({ ...piece, start: piece.start + offset, end: piece.end + offset });
    at = piece.end;
    if (piece.kind === 'quoted' && endsSentence(text, piece))
      pieces.push({ kind: 'mark', text: '.', start: piece.end + offset, end: piece.end + offset, capital: false });
  }
  return pieces;
}

/** A quotation that ends with a full stop ends the sentence around it where a new one begins, or nothing follows. */
function endsSentence(text: string, quoted: Piece): boolean {
  return /[.!]['’]?\s*$/.test(quoted.text) && /^\s*($|\(|["”“]?[A-Z])/.test(text.slice(quoted.end));
}

function pieceAt(text: string, at: number, names: readonly string[]): Piece {
  const make = (kind: TokenKind, raw: string, value: string): Piece => ({
    kind,
    text: value,
    start: at,
    end: at + raw.length,
    capital: /^\p{Lu}/u.test(raw),
  });
  const name = names.find((each) => text.startsWith(each, at) && !/[\p{L}\d]/u.test(text.charAt(at + each.length)));
  const longer = name === undefined ? null : otherNameAt(text, at);
  if (name !== undefined && (longer === null || longer.length <= name.length)) return make('self', name, '~');
  const createdName = CREATED.test(text.slice(Math.max(0, at - 8), at)) ? matchAt(CREATED_NAME, text, at) : null;
  const givenName = createdName ?? otherNameAt(text, at);
  if (givenName !== null) return make('name', givenName, givenName);
  const quoted = matchAt(QUOTED, text, at);
  if (quoted !== null) return make('quoted', quoted, quoted.slice(1, -1));
  const symbol = matchAt(SYMBOL, text, at);
  if (symbol !== null) return make('symbol', symbol, symbol);
  const size = matchAt(SIZE, text, at);
  if (size !== null) return make('size', size, size.replace(/−/g, '-'));
  const signed = matchAt(SIGNED, text, at);
  if (signed !== null) return make('signed', signed, signed.replace(/−/g, '-'));
  const number = matchAt(NUMBER, text, at);
  if (number !== null) return make('number', number, number);
  const word = matchAt(WORD, text, at);
  if (word !== null) return make('word', word, word.toLowerCase().replace(/’/g, "'"));
  return make('mark', text.charAt(at), text.charAt(at) === '–' ? '—' : text.charAt(at));
}

/** The name of another card after "named". */
function otherNameAt(text: string, at: number): string | null {
  const before = text.slice(Math.max(0, at - LONGEST_NAME), at);
  if (CREATED.test(before)) {
    const created = matchAt(NAME, text, at);
    return created !== null && text.startsWith(', a', at + created.length) ? created : null;
  }
  if (!NAMED.test(before)) return SECOND_OF_TWO.test(before) ? matchAt(NAME, text, at) : null;
  if (!FIRST_OF_TWO.test(before)) return matchAt(EPITHET_NAME, text, at);
  return matchAt(NAME, text, at)?.split(' and ', 1)[0] ?? null;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

export type OracleToken = Token<TokenKind>;

/** The pieces as the linked list that parsers walk; undefined for none. */
export function linked(pieces: readonly Piece[]): OracleToken | undefined {
  let next: OracleToken | undefined;
  for (const piece of pieces.toReversed()) {
    const pos = { index: piece.start, rowBegin: 1, columnBegin: piece.start, rowEnd: 1, columnEnd: piece.end };
    next = { kind: piece.kind, text: piece.text, pos, next };
  }
  return next;
}
