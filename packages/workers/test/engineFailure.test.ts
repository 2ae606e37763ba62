import { parseScenarios, positionOf, runScenario, type Scenario } from '@foretell/formats';
import { expect, test } from 'vitest';
import { abilityTexts, BUILT_IN_POOL, catalogOf } from '../src/shared/index.ts';

const pool = { catalog: catalogOf(BUILT_IN_POOL) };
const texts = abilityTexts();

function scenarioOf(text: string): Scenario {
  const [only] = parseScenarios(text, 'case', 'yaml');
  if (only?.result.ok !== true) throw new Error(`no scenario: ${text}`);
  return only.result.value;
}

/** Breaks when asked for the `at`-th time. */
function breakingClock(at: number): () => number {
  let asked = 0;
  return () => {
    asked++;
    if (asked === at) throw new Error('broken inside');
    return 0;
  };
}

test('a position that the engine breaks on is no scenario without end', () => {
  const scenario = scenarioOf('decide: {turn: 1, step: precombat_main, player: A}');
  expect(positionOf(scenario, pool, texts, breakingClock(1))).toMatchObject({
    ok: false,
    failure: { kind: 'engine', message: 'the engine failed: broken inside' },
  });
});

test.each(['', 'expectError: {kind: any}\n'])('a scenario that the engine breaks on is an error (%j)', (expecting) => {
  // The first question is when the scenario began.
  const result = runScenario(scenarioOf(`${expecting}life: {A: 5}`), pool, texts, breakingClock(2));
  expect(result).toMatchObject({ status: 'error', reason: 'the engine failed: broken inside' });
});
