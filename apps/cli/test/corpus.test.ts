// Every scenario file of the corpus, played with the built-in pool.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInPool } from '@foretell/cards';
import { AbilityTexts, formatProblem, parseScenarios, runScenario, scenarioFormatOf } from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';
import { compileCatalog } from '@foretell/rules';
import { describe, expect, test } from 'vitest';

const corpus = new URL('../../../corpus/', import.meta.url);
const pool = { catalog: compileCatalog(builtInPool) };
const texts = new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));
const clock = (): number => performance.now();

const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((path) => scenarioFormatOf(path) !== undefined)
  .sort();

test('there is a corpus', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(fileURLToPath(new URL(file, corpus)), 'utf8');
  const scenarios = parseScenarios(text, file, scenarioFormatOf(file) ?? 'yaml');

  test('names every scenario once', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, { result }) => {
    if (!result.ok) throw new Error(result.error.map(formatProblem).join('\n'));
    const { status, reason } = runScenario(result.value, pool, texts, clock);
    expect(reason ?? '').toBe('');
    expect(status).toBe('passed');
  });
});
