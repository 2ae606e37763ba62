/** The question or puzzle of a family and a seed put to a player. */
import type { AbilityTexts, CardPool } from '@foretell/formats';
import type { PlayerSpec } from '@foretell/search';
import { type FamilyName, PUZZLE_FAMILIES, type PuzzleFamily } from './families.ts';
import { type Grade, gradeAnswer } from './grade.ts';
import { question } from './questions.ts';
import { gradeTurn, turnPuzzle } from './turnPuzzles.ts';

/** Null if that seed gives nothing worth asking. */
export function gradeSeed(
  family: FamilyName,
  seed: number,
  pool: CardPool,
  texts: AbilityTexts,
  player: PlayerSpec,
): Grade | null {
  if (isPuzzle(family)) {
    const puzzle = turnPuzzle(family, seed, pool, texts);
    return puzzle === null ? null : gradeTurn(puzzle, player, seed);
  }
  const asked = question(family, seed, pool, texts);
  return asked === null ? null : gradeAnswer(asked, player, seed);
}

function isPuzzle(family: FamilyName): family is PuzzleFamily {
  return PUZZLE_FAMILIES.some((name) => name === family);
}
