// Every scenario file of the corpus, played with the built-in pool; and the table of what the corpus shows.
import type { ParsedScenario, ScenarioResult } from '@foretell/formats';
import { describe, expect, test } from 'vitest';
import { scenarioFiles as files, play } from './corpus.ts';
import { coverageTable, pathOf, wantedIds } from './rulings/coverageTable.ts';
import { SCENES, SUBJECTS } from './rulings/requirements.ts';
import { SENTENCES } from './rulings/sentences.ts';

const results = new Map<ParsedScenario, ScenarioResult>();

/** What comes of a scenario; each is played once. */
function resultOf(scenario: ParsedScenario): ScenarioResult {
  const known = results.get(scenario) ?? play(scenario);
  results.set(scenario, known);
  return known;
}

test('there is a corpus', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('$path', ({ scenarios }) => {
  test('names every scenario once', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    const { status, reason } = resultOf(scenario);
    expect(reason ?? '').toBe('');
    expect(status).toBe('passed');
  });
});

describe('the requirements', () => {
  const idsIn = (path: string): readonly string[] =>
    files.find((file) => file.path === path)?.scenarios.map(({ id }) => id) ?? [];

  test('have every scenario that they name, in files of their own', () => {
    const missing = SUBJECTS.flatMap(({ requirements }) =>
      Object.entries(requirements).flatMap(([number, tests]) => {
        const present = idsIn(pathOf(Number(number)));
        return wantedIds(Number(number), tests).filter((id) => !present.includes(id));
      }),
    );
    const scenes = Array.from({ length: SCENES }, (_, at) => `E${at + 1}`);
    const there = idsIn('requirements/scenes.yaml');
    expect([...missing, ...scenes.filter((id) => !there.includes(id))]).toEqual([]);
  });

  test('are each asked for by a sentence', () => {
    const numbers = SUBJECTS.flatMap(({ requirements }) => Object.keys(requirements).map(Number));
    const asked = (number: number): boolean =>
      SENTENCES.some(({ requirements }) =>
        requirements.some((one) => (typeof one === 'number' ? one === number : one[0] <= number && number <= one[1])),
      );
    expect(numbers.filter((number) => !asked(number))).toEqual([]);
  });

  test('are in the coverage table as the corpus shows them (npm run coverage writes it)', async () => {
    const played = files.map(({ path, heading, scenarios }) => ({
      path,
      heading,
      scenarios: scenarios.map((scenario) => ({ id: scenario.id, status: resultOf(scenario).status })),
    }));
    await expect(coverageTable(played)).toMatchFileSnapshot('../../../docs/COVERAGE.md');
  });
});
