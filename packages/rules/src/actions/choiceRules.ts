/** What several objects that are chosen together must be besides each being eligible: of different names, of kinds of their own, within a total. */
import { matches } from '../engine/match.ts';
import { characteristicsOf } from '../engine/objects.ts';
import type { Differing, Filter } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';

export interface ChoiceRules {
  readonly different: Differing | null;
  /** Each is chosen on account of one of the kinds that it is of (a set of bits), and no other on account of the same. */
  readonly kindsOf: ((object: number) => number) | null;
  /** The sum over all that are chosen is `limit` at most. */
  readonly weightOf: ((object: number) => number) | null;
  readonly limit: number;
}

export const NO_RULES: ChoiceRules = { different: null, kindsOf: null, weightOf: null, limit: 0 };

/** Whether any number within the bounds will do. */
export function isFree({ different, kindsOf, weightOf }: ChoiceRules): boolean {
  return different === null && kindsOf === null && weightOf === null;
}

/** The card types as kinds. */
export function typesAsKinds(game: Game): (object: number) => number {
  return (object) => characteristicsOf(game, object).types;
}

/** Each of the filters is a kind: at most 31 of them. */
export function filtersAsKinds(game: Game, frame: Frame, filters: readonly Filter[]): (object: number) => number {
  return (object) =>
    filters.reduce((kinds, filter, at) => (matches(game, frame, filter, object) ? kinds | (1 << at) : kinds), 0);
}

/** Whether each can stand for a kind that none of the others stands for. */
export function areKindsApart(kinds: readonly number[], taken = 0): boolean {
  const [first, ...rest] = kinds;
  if (first === undefined) return true;
  for (let bits = first & ~taken; bits !== 0; bits &= bits - 1) {
    if (areKindsApart(rest, taken | (bits & -bits))) return true;
  }
  return false;
}
