/** "You may exert this creature as it attacks", and the trigger that its "when you do" begins (701.43d, 607.2h). */
import type { Piece } from '../text/tokens.ts';

export interface ExertingAttacker {
  /** The trigger linked to it, by words for its event; null where nothing is linked. */
  readonly linked: readonly Piece[] | null;
  /** "If this creature hasn't been exerted this turn, …" */
  readonly oncePerTurn: boolean;
}

const ONCE = /^if (?:~|this creature) hasn't been exerted this turn , /;
const PERMISSION = /^you may exert (~|this creature|it) as (it|he|she|they) attacks? \.( when you do ,)?/;

export function exertingAttacker(all: readonly Piece[]): ExertingAttacker | null {
  const whole = all.map((piece) => piece.text).join(' ');
  const once = ONCE.exec(whole)?.[0];
  const pieces = once === undefined ? all : all.slice(once.trim().split(' ').length);
  const text = pieces.map((piece) => piece.text).join(' ');
  const match = PERMISSION.exec(text.endsWith('.') ? text : `${text} .`);
  if (match === null || (match[1] === 'it') !== (once !== undefined)) return null;
  const first = match[0].split(' ').length - (match[3] === undefined ? 0 : 4);
  const oncePerTurn = once !== undefined;
  if (match[3] === undefined) return pieces.length <= first ? { linked: null, oncePerTurn } : null;
  const self =
    match[1] === 'it' ? all.slice(1, all[1]?.text === '~' ? 2 : 3) : pieces.slice(3, match[1] === '~' ? 4 : 5);
  const [when, you, , ...rest] = pieces.slice(first);
  const exert = pieces[2];
  if (when === undefined || you === undefined || exert === undefined) return null;
  return { linked: [when, you, exert, ...self, ...rest], oncePerTurn };
}
