/** What stands before the words of a mode: its name, which says nothing (700.2j), and its cost (700.2h). */
import type { Cost } from '@foretell/rules/ir';
import type { Piece } from '../text/tokens.ts';

export interface ModeHead {
  readonly cost: Cost | null;
  /** How many pawprints stand before it (700.2i); 0 for none. */
  readonly weight: number;
  readonly rest: readonly Piece[];
}

const LONGEST_NAME = 6;

/** "Cross Slash — {0} — Destroy …", "{1} — …", "Destroy …". */
export function modeHead(pieces: readonly Piece[]): ModeHead {
  const unnamed = afterDash(pieces, isName) ?? pieces;
  const afterCost = afterDash(unnamed, (before) => before.every(({ kind }) => kind === 'symbol'));
  if (afterCost === null) return { cost: null, weight: 0, rest: unnamed };
  const symbols = unnamed.slice(0, unnamed.length - afterCost.length - 1);
  if (symbols.every(({ text }) => text === '{P}')) return { cost: null, weight: symbols.length, rest: afterCost };
  return { cost: [{ kind: 'mana', cost: symbols.map(({ text }) => text).join('') }], weight: 0, rest: afterCost };
}

/** The pieces after the first dash if those before it are of the kind; null otherwise. */
function afterDash(pieces: readonly Piece[], isKind: (before: readonly Piece[]) => boolean): readonly Piece[] | null {
  const dash = pieces.findIndex(({ text }) => text === '—');
  return dash > 0 && isKind(pieces.slice(0, dash)) ? pieces.slice(dash + 1) : null;
}

function isName(before: readonly Piece[]): boolean {
  const isPart = ({ kind, text }: Piece): boolean => kind === 'word' || kind === 'number' || /^[,!?']$/.test(text);
  return before[0]?.capital === true && before.length <= LONGEST_NAME && before.every(isPart);
}
