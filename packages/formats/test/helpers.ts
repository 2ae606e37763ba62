import { expect } from 'vitest';
import { formatProblem, type ParsedScenario, type Problem, parseScenarios, type Scenario } from '../src/index.ts';

/** The only scenario of a text that must be right. */
export function scenarioOf(text: string, format: 'yaml' | 'json' = 'yaml'): Scenario {
  const [only, second] = parseScenarios(text, 'case', format);
  expect(second).toBeUndefined();
  if (only === undefined) throw new Error('no scenario in the text');
  if (!only.result.ok) throw new Error(only.result.error.map(formatProblem).join('\n'));
  return only.result.value;
}

/** The problems of the only scenario of a text. */
export function problemsOf(text: string, format: 'yaml' | 'json' = 'yaml'): readonly Problem[] {
  const [only] = parseScenarios(text, 'case', format);
  return only === undefined ? [] : problemsIn(only);
}

export function problemsIn(parsed: ParsedScenario): readonly Problem[] {
  return parsed.result.ok ? [] : parsed.result.error;
}
