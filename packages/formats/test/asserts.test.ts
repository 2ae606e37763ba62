import { describe, expect, test } from 'vitest';
import { EXAMPLES } from './assertExamples.ts';
import { problemsOf, scenarioOf } from './helpers.ts';

const cases = Object.entries(EXAMPLES).map(([op, [written, read]]) => ({ op, written, read }));

test.each(cases)('$op', ({ op, written, read }) => {
  expect(scenarioOf(`asserts: [{op: ${op}, ${written}}]`).asserts).toStrictEqual([{ op, ...read }]);
});

test.each(cases)('$op refuses a field it does not have', ({ op, written }) => {
  const problems = problemsOf(`asserts:\n  - {op: ${op}, ${written}, zzzzzz: 1}`);
  expect(problems).toMatchObject([{ code: 'unknown-field', line: 2, place: 'asserts[0].zzzzzz' }]);
});

test.each(cases.filter(({ read }) => Object.keys(read).length > 1 || !('value' in read)))(
  '$op alone misses something',
  ({ op }) => {
    const problems = problemsOf(`asserts: [{op: ${op}}]`);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatchObject({ code: 'missing-field' });
  },
);

describe('forms that mean the same', () => {
  test.each([
    ['{op: dayNight, is: day}', { op: 'dayNight', value: 'day' }],
    ['{op: dayNight, value: false}', { op: 'dayNight', value: 'night' }],
    ['{op: color, name: X, colors: [White, Blue]}', { colors: ['White', 'Blue'], value: true }],
    ['{op: color, name: X, colors: WU, value: false}', { colors: ['White', 'Blue'], value: false }],
    ['{op: color, name: X, value: Red}', { colors: ['Red'], value: true }],
    ['{op: color, name: X, colors: "{B}{G}"}', { colors: ['Black', 'Green'] }],
    ['{op: goadedBy, name: X, by: A, player: B}', { player: 'B', by: 'A', value: true }],
    ['{op: goadedBy, name: X, player: A, value: false}', { by: 'A', value: false }],
    ['{op: sees, player: PlayerA, zone: hand, owner: PlayerB, names: X}', { player: 'A', owner: 'B', names: ['X'] }],
    ['{op: activePlayer, value: A}', { player: 'A' }],
  ])('%s', (written, expected) => {
    expect(scenarioOf(`asserts: [${written}]`).asserts).toMatchObject([expected]);
  });
});
