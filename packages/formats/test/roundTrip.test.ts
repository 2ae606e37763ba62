import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseScenarios, scenariosToYaml, scenarioToJson, scenarioToYaml } from '../src/index.ts';
import { scenarios } from './arbitraryScenario.ts';
import { scenarioOf } from './helpers.ts';

/** A scenario here is far larger than a written one. */
const RUNS = 60;

describe('what is printed reads back as the same scenario', () => {
  test.prop([scenarios], { numRuns: RUNS })('JSON', (scenario) => {
    expect(scenarioOf(scenarioToJson(scenario), 'json')).toEqual(scenario);
  });

  test.prop([scenarios], { numRuns: RUNS })('YAML', (scenario) => {
    expect(scenarioOf(scenarioToYaml(scenario))).toEqual(scenario);
  });

  test.prop([fc.array(scenarios, { maxLength: 3 })], { numRuns: 20 })('lists and lines', (many) => {
    const expected = many.map((value) => ({ ok: true, value }));
    const yaml = parseScenarios(scenariosToYaml(many), 'f', 'yaml');
    expect(yaml.map(({ result }) => result)).toEqual(expected);
    const lines = many.map((one) => `${scenarioToJson(one)}\n`).join('');
    const ndjson = parseScenarios(lines, 'f', 'ndjson');
    expect(ndjson.map(({ result }) => result)).toEqual(expected);
    expect(ndjson.map(({ line }) => line)).toEqual(many.map((_, index) => index + 1));
  });
});

describe('any text at all gives scenarios or problems', () => {
  const fragment = fc.constantFrom(
    'id: x',
    '\n',
    '- ',
    '{',
    '}',
    '[',
    ']',
    ': ',
    ', ',
    '"',
    '&a ',
    '*a',
    'setup',
    '  ',
    '|',
    '>',
    '---\n',
    'op: cast',
  );
  test.prop([fc.array(fragment).map((parts) => parts.join(''))], { numRuns: 200 })('YAML', (text) => {
    for (const { result } of parseScenarios(text, 'f', 'yaml'))
      if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
  });

  test.prop([fc.string()], { numRuns: 200 })('JSON as the platform reads it', (text) => {
    const [parsed] = parseScenarios(text, 'f', 'json');
    expect(parsed !== undefined && !parsed.result.ok && parsed.result.error[0]?.code === 'malformed').toBe(
      !isJson(text),
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('YAML is printed for people', () => {
  const text = `id: example
game: {players: 2, format: duel, life: 20, order: [A, B], attack: any, range: all, graveyardOrder: false, openingHands: false}
setup:
  - {zone: library, player: B, card: Forest, count: 2}
actions:
  - {turn: 2, step: precombat_main, player: B, op: activate, ability: "{T}, Sacrifice", source: Evolving Wilds}
choices:
  A:
    - {q: target, v: Forest}
stopAt: {turn: 2, step: precombat_main}
asserts:
  - {op: exileCount, player: B, name: Forest, count: 1}
`;
  expect(scenarioToYaml(scenarioOf(text))).toBe(text);
});
