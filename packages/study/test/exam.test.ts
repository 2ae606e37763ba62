import { builtInPool } from '@foretell/cards';
import { AbilityTexts } from '@foretell/formats';
import { compileCatalog, DecisionKind } from '@foretell/rules';
import { certifiedWin } from '@foretell/search';
import { describe, expect, test } from 'vitest';
import type { QuestionFamily } from '../src/exam/families.ts';
import { type Grade, gradeAnswer, summariseGrades } from '../src/exam/grade.ts';
import { playTurn } from '../src/exam/playTurn.ts';
import { type Question, question } from '../src/exam/questions.ts';
import { gradeTurn, turnPuzzle } from '../src/exam/turnPuzzles.ts';

const pool = { catalog: compileCatalog(builtInPool) };
/** The positions name abilities by their cost alone. */
const texts = new AbilityTexts(() => '');

function asked(family: QuestionFamily, seed: number): Question {
  const found = question(family, seed, pool, texts);
  if (found === null) throw new Error(`${family} ${seed} is no question`);
  return found;
}

test.each([
  ['burn', 10],
  ['combat', 0],
  ['blocks', 6],
  ['searches', 3],
  ['casts', 14],
] as const)('%s %i: options differ, values are probabilities, and the same seed asks the same', (family, seed) => {
  const { values, text, game } = asked(family, seed);
  expect(values).toHaveLength(game.decision?.options.length ?? 0);
  for (const value of values) expect([0, 0.5, 1]).toContain(value);
  expect(Math.max(...values)).toBeGreaterThan(Math.min(...values));
  const again = asked(family, seed);
  expect([again.text, again.values]).toEqual([text, values]);
});

test('a position in which nothing matters is no question', () => {
  expect(question('combat', 1, pool, texts)).toBeNull();
});

test('the search finds the answers, and a player without a plan gives away what it costs', () => {
  const questions = [asked('combat', 3), asked('searches', 3)];
  for (const one of questions)
    expect(gradeAnswer(one, { name: 'casual', simulations: null }, 1)).toMatchObject({ regret: 0 });
  const regrets = new Set<number>();
  for (let seed = 0; seed < 12; seed++)
    for (const one of questions) regrets.add(gradeAnswer(one, { name: 'random', simulations: null }, seed).regret);
  expect([...regrets].sort((a, b) => a - b)).toEqual([0, 0.5]);
});

test('grades are summed up', () => {
  const grades: Grade[] = [0, 0.004, 0.5, 0.1].map((regret, seed) => ({ family: 'burn', seed, regret }));
  const summary = summariseGrades(grades);
  expect(summary).toMatchObject({ questions: 4, agreement: 0.5 });
  expect(summary.meanRegret).toBeCloseTo(0.151, 12);
  expect(summary.worst.map(({ seed }) => seed)).toEqual([2, 3]);
  expect(summariseGrades([])).toEqual({ questions: 0, agreement: 0, meanRegret: 0, worst: [] });
});

describe('puzzles of one turn', () => {
  test('a win is there and has to be found: attacking alone does not do, a player who searches wins, one who does nothing does not', () => {
    const puzzle = turnPuzzle('wins', 32, pool, texts);
    if (puzzle === null) throw new Error('no puzzle');
    expect(certifiedWin(puzzle.game, 0, 10_000)).toBe(true);
    const attacked = playTurn(puzzle.game, 0, ({ decision }) =>
      decision?.kind === DecisionKind.Attack ? decision.options.length - 1 : 0,
    );
    expect(attacked.player(0).won).toBe(false);
    expect(gradeTurn(puzzle, { name: 'casual', simulations: 32 }, 1).regret).toBe(0);
    expect(playTurn(puzzle.game, 0, () => 0).player(0).won).toBe(false);
  });

  test('a loss is there and can be avoided', () => {
    const puzzle = turnPuzzle('survivals', 3, pool, texts);
    if (puzzle === null) throw new Error('no puzzle');
    expect(playTurn(puzzle.game, 1, () => 0).player(1).lost).toBe(true);
    expect(gradeTurn(puzzle, { name: 'casual', simulations: 32 }, 1).regret).toBe(0);
  });
});
