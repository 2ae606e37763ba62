/** "You may exert this creature as it attacks", and the trigger that its "when you do" begins (701.43d, 607.2h). */
import type { Piece } from '../text/tokens.ts';

export interface ExertingAttacker {
  /** The trigger linked to it, by words for its event; null where nothing is linked. */
  readonly linked: readonly Piece[] | null;
}

const PERMISSION = /^you may exert (~|this creature) as (it|he|she|they) attacks? \.( when you do ,)?/;

export function exertingAttacker(pieces: readonly Piece[]): ExertingAttacker | null {
  const text = pieces.map((piece) => piece.text).join(' ');
  const match = PERMISSION.exec(text.endsWith('.') ? text : `${text} .`);
  if (match === null) return null;
  const first = match[0].split(' ').length - (match[3] === undefined ? 0 : 4);
  if (match[3] === undefined) return pieces.length <= first ? { linked: null } : null;
  const self = pieces.slice(3, match[1] === '~' ? 4 : 5);
  const [when, you, , ...rest] = pieces.slice(first);
  const exert = pieces[2];
  if (when === undefined || you === undefined || exert === undefined) return null;
  return { linked: [when, you, exert, ...self, ...rest] };
}
