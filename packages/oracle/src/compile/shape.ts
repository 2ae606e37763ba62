/** The shape of a stretch of text: names, numbers, types, colours and costs abstracted, so that cards with the same gap can be counted together. */
import { subtypeOf } from './characteristics/subtypes.ts';
import { colorBit, typeBit } from './grammar/vocabulary.ts';
import type { Piece } from './text/tokens.ts';

const NUMBERS = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty'.split(' '),
);

export function shapeOf(pieces: readonly Piece[]): string {
  const parts: string[] = [];
  for (const piece of pieces) {
    const part = abstracted(piece);
    if (part === '{}' && parts[parts.length - 1] === '{}') continue;
    parts.push(part);
  }
  return parts.join(' ').replace(/ ([,.:;]|'s)/g, '$1');
}

function abstracted(piece: Piece): string {
  const { kind, text } = piece;
  if (kind === 'symbol') return /^\{[TQE]\}$/.test(text) ? text : '{}';
  if (kind === 'number' || NUMBERS.has(text)) return 'N';
  if (kind === 'size') return /^[+-]/.test(text) ? '+N/+N' : 'N/N';
  if (kind === 'signed') return '+N';
  if (kind === 'quoted') return '"…"';
  if (kind !== 'word') return text;
  if (colorBit(text) !== null) return 'COLOR';
  if (typeBit(text) !== null) return 'TYPE';
  return piece.capital && subtypeOf(text) !== null ? 'SUBTYPE' : text;
}
