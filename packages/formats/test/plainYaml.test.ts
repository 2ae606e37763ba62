import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ok, scenariosToYaml, scenarioToYaml } from '../src/index.ts';
import { readPlainYaml } from '../src/source/readPlainYaml.ts';
import { readAnyYaml } from '../src/source/readYaml.ts';
import { scenarios } from './arbitraryScenario.ts';

const WRITTEN = `# A file as people write them.
id: agent-fetch-basic            # free text
rules: ["701.23", '723.2', 700.20]

game:   {players: 2, format: duel, order: [A, B],  }
setup:
  - {zone: battlefield, player: A, card: Opposition Agent}
  # between
  - {zone: library, player: B, card: Urza's Tower,
     count: 2, counters: {"+1/+1": 2}}
  - zone: hand
    player: A
    card: Fire // Ice
    tapped: true
choices:
  A:
  - {q: target, v: [target_skip]}
  - q: pile
    v:
    - Island^Forest
    - -2
  B: [
    {q: choice, v: Yes},   # yes
    # and
    {q: choice, v: X=3}
    ]
stopAt:
    turn: 2
    step: untap
---
- id: second
- {id: third}
- asserts:
    -
      op: life
      value: -3
`;

/** Reads alike, or gives up. */
function agree(text: string): boolean {
  const plain = readPlainYaml(text);
  if (plain !== undefined) expect(plain.map(ok), text).toEqual(readAnyYaml(text));
  return plain !== undefined;
}

test('the written form is plain', () => {
  expect(agree(WRITTEN)).toBe(true);
  expect(agree('')).toBe(true);
  expect(agree('---\n---\n# x\n---')).toBe(true);
});

describe('what is not plain, or not right, is left to the full reader', () => {
  test.each([
    ...[
      'a: &x 1',
      'a: *x',
      'a: !t x',
      'a: |\n  x',
      'a: >\n  x',
      'a: "\\n"',
      'a: "x\n  y"',
      "a: 'x\n  y'",
      'a: x\n  y',
      '\ta: 1',
    ],
    ...[
      'a: b: c',
      'a: b:',
      'a: {b}',
      'a: {b: c',
      'a: [b: c]',
      'a: [b, , c]',
      'a: {b: c}}',
      'a: {b: c}\n  d',
      'a: 1\na: 2',
    ],
    ...[
      'a: {b: 1, b: 2}',
      'a: {b: 1,\nc: 2}',
      '? a',
      'a',
      '{a: 1}',
      '"a": 1',
      'a:',
      'a: null',
      '- ',
      '...',
      '%YAML 1.2',
      '--- a',
    ],
    ...[
      'a: {b: 1}#c',
      'a: [b#c, d]#',
      'a:\n   b: 1\n  c: 2',
      'a:\n- b\n - c',
      ' a: 1',
      'a: - b',
      'a: {b: "c":d}',
      'a: @b',
      '<<: {a: 1}',
    ],
    ...['a: 1\r\nb: 2', '\ufeffa: 1', '- - a', 'a: {"b":1}', 'a: "b"c', 'a: "b" c', "a: 'b''c'"],
  ])('%j', (text) => {
    expect(agree(text)).toBe(false);
  });
});

const FRAGMENTS = [
  ...[
    '\n',
    '\n  ',
    '\n    ',
    '\n- ',
    '\n  - ',
    ' ',
    '  ',
    ': ',
    ':',
    ', ',
    ',',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    '#',
    ' # x',
  ],
  ...[
    '-',
    '- ',
    '---\n',
    '\n---\n',
    'a',
    'id: ',
    'op: cast',
    'v',
    '1',
    '-2',
    'null',
    'True',
    '&a ',
    '*a',
    '!',
    '|',
    '>',
    '?',
    '%',
    '\\',
    'é',
  ],
];
const edit = fc.record({ at: fc.nat(), cut: fc.nat({ max: 12 }), insert: fc.constantFrom('', ...FRAGMENTS) });

function edited(text: string, edits: readonly { at: number; cut: number; insert: string }[]): string {
  return edits.reduce((before, { at, cut, insert }) => {
    const place = at % (before.length + 1);
    return before.slice(0, place) + insert + before.slice(place + cut);
  }, text);
}

const RUNS = 300;

describe('both readers agree', () => {
  test.prop([fc.array(edit, { minLength: 1, maxLength: 4 })], { numRuns: RUNS })('on edited files', (edits) => {
    agree(edited(WRITTEN, edits));
  });

  test.prop([fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 })], { numRuns: RUNS })(
    'on fragments',
    (parts) => {
      agree(parts.join(''));
    },
  );

  test.prop([fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 })], { numRuns: RUNS })('on values', (parts) => {
    agree(`a:\n  - {v: ${parts.join('')}}\n  - w: ${parts.join('')}\nz: 1\n`);
  });

  test.prop([scenarios, fc.array(edit, { maxLength: 1 })], { numRuns: 30 })(
    'on printed scenarios',
    (scenario, edits) => {
      agree(edited(scenarioToYaml(scenario), edits));
      agree(scenariosToYaml([scenario, scenario]));
    },
  );
});
