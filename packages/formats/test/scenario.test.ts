import { describe, expect, test } from 'vitest';
import { DEFAULT_STOP, parseScenarios, type Scenario, scenarioFormatOf } from '../src/index.ts';
import { problemsIn, scenarioOf } from './helpers.ts';

const EXAMPLE = `
id: agent-fetch-basic            # free text, printed in reports
rules: ["701.23", "723.2"]       # optional: Comprehensive Rules numbers it demonstrates
game:   {players: 2, format: duel, life: 20, order: [A, B]}
strict: true                     # default true
shuffle: false                   # default false in hand-written files
setup:
  - {zone: battlefield, player: A, card: Opposition Agent}
  - {zone: battlefield, player: B, card: Evolving Wilds}
  - {zone: library, player: B, card: Forest, count: 2}
actions:
  - {turn: 2, step: precombat_main, player: B, op: activate, ability: "{T}, Sacrifice", source: Evolving Wilds}
choices:
  A: [{q: target, v: Forest}]    # A controls B during the search, so A is asked
stopAt: {turn: 2, step: precombat_main}
asserts:
  - {op: exileCount, player: B, name: Forest, count: 1}
`;

const EXPECTED: Scenario = {
  id: 'agent-fetch-basic',
  rules: ['701.23', '723.2'],
  game: {
    players: 2,
    format: 'duel',
    life: 20,
    order: ['A', 'B'],
    attack: 'any',
    range: 'all',
    graveyardOrder: false,
    openingHands: false,
  },
  strict: true,
  shuffle: false,
  life: {},
  landsPlayed: {},
  playerCounters: {},
  manualMana: [],
  decks: {},
  clear: [],
  setup: [
    { zone: 'battlefield', player: 'A', card: 'Opposition Agent' },
    { zone: 'battlefield', player: 'B', card: 'Evolving Wilds' },
    { zone: 'library', player: 'B', card: 'Forest', count: 2 },
  ],
  actions: [
    {
      turn: 2,
      step: 'precombat_main',
      player: 'B',
      op: 'activate',
      ability: '{T}, Sacrifice',
      source: 'Evolving Wilds',
    },
  ],
  choices: { A: [{ q: 'target', v: 'Forest' }] },
  stopAt: { turn: 2, step: 'precombat_main' },
  asserts: [{ op: 'exileCount', player: 'B', name: 'Forest', count: 1 }],
  later: [],
  beliefs: {},
};

test('the example of the format', () => {
  expect(scenarioOf(EXAMPLE)).toStrictEqual(EXPECTED);
});

describe('files', () => {
  test.each([
    ['a/b.yaml', 'yaml'],
    ['b.YML', 'yaml'],
    ['b.json', 'json'],
    ['b.ndjson.gz', 'ndjson'],
    ['b.jsonl', 'ndjson'],
    ['b.txt', undefined],
    ['yaml', undefined],
  ])('%s is %s', (path, format) => expect(scenarioFormatOf(path)).toBe(format));

  test('several documents and lists, numbered through the file', () => {
    const parsed = parseScenarios('id: one\n---\n- {id: two}\n- {seed: 1}\n---\n', 'f.yaml', 'yaml');
    expect(parsed.map(({ id, line, result }) => [id, line, result.ok])).toEqual([
      ['one', 1, true],
      ['two', 3, true],
      ['f.yaml#3', 4, true],
    ]);
  });

  test('an empty text has no scenario; a JSON file may hold one or a list', () => {
    expect(parseScenarios('', 'f', 'yaml')).toEqual([]);
    expect(parseScenarios('# nothing\n', 'f', 'yaml')).toEqual([]);
    expect(parseScenarios('\n\n', 'f', 'ndjson')).toEqual([]);
    expect(parseScenarios('[{"id":"a"},{"id":"b"}]', 'f', 'json').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(parseScenarios('\ufeff{"id":"a"}', 'f', 'json').map(({ id }) => id)).toEqual(['a']);
  });

  test('a wrong line of an NDJSON file hides no other', () => {
    const text = '{"id":"a"}\r\n\n{"id":"b", "seed":}\n{"id":"c","stopAt":{"turn":1,"step":"drw"}}\n{"id":"d"}';
    const parsed = parseScenarios(text, 'f.ndjson', 'ndjson');
    expect(parsed.map(({ id, line, result }) => [id, line, result.ok])).toEqual([
      ['a', 1, true],
      ['f.ndjson#2', 3, false],
      ['c', 4, false],
      ['d', 5, true],
    ]);
    const [, second, third] = parsed.map(problemsIn);
    expect(second).toMatchObject([{ code: 'malformed', line: 3, column: 19 }]);
    expect(third).toMatchObject([{ code: 'unknown-word', line: 4, column: 37, place: 'stopAt.step' }]);
  });
});

describe('top level', () => {
  test('unknown fields are ignored, near misses are noticed', () => {
    const [only] = parseScenarios('id: x\nnote: free\ntwin: y\nsure: 1\nassert: []\n', 'f', 'yaml');
    expect(only?.result.ok).toBe(true);
    expect(only?.notices).toMatchObject([{ line: 5, place: 'assert', hint: 'did you mean asserts?' }]);
  });

  test('defaults', () => {
    const scenario = scenarioOf('id: x');
    expect(scenario).toMatchObject({ strict: true, shuffle: false, game: { players: 2, format: 'duel', life: 20 } });
    expect(scenario.stopAt).toBeUndefined();
    expect(DEFAULT_STOP).toEqual({ turn: 2, step: 'untap' });
  });

  test.each([
    ['{players: 3}', { players: 3, format: 'ffa', life: 20, order: ['A', 'B', 'C'] }],
    ['{players: 4, format: commander-ffa, order: [D, A, C, B], attack: left, range: one}', { life: 40, range: 'one' }],
    ['{format: commander-duel}', { players: 2, life: 40 }],
    ['{format: commander-duel, life: 30}', { life: 30 }],
    ['{order: [C, A, B]}', { players: 3, format: 'ffa' }],
    ['{rulesDate: 2026-08-07, graveyardOrder: true}', { rulesDate: '2026-08-07', graveyardOrder: true }],
    ['{openingHands: true}', { openingHands: true }],
  ])('game %s', (game, expected) => expect(scenarioOf(`game: ${game}`).game).toMatchObject(expected));

  test('everything else', () => {
    const scenario = scenarioOf(`
id: 12
rules: [701.20, 1]
game: {players: 3}
strict: false
shuffle: true
seed: 42
life: {A: 3, C: 100}
manualMana: [A]
clear: [{zone: hand, player: B}]
decks: {A: [["Lightning Bolt", 4], [Mountain, 20]]}
setup:
  - {zone: battlefield, player: A, card: Walker, tapped: true, loyalty: 5, counters: {charge: 2, "+1/+1": 1}, alias: w}
  - {zone: battlefield, player: C, card: Aura, attachedTo: w, faceDown: false, note: attached}
expectError: {kind: illegal-block}
later:
  - {stopAt: {turn: 3, step: draw}, asserts: [{op: life, player: C, value: -2}]}
  - actions: [{turn: 4, step: upkeep, player: C, op: concede}]
    choices: {B: [{q: die, v: 6}]}
decide: {turn: 1, step: precombat_main, player: A, kind: pile-choice}
beliefs: {A: {deck: pool, lists: [a.txt]}, B: {deck: open}, C: {deck: known}}
`);
    expect(scenario).toMatchObject({
      id: '12',
      rules: ['701.20', '1'],
      strict: false,
      shuffle: true,
      seed: 42,
      life: { A: 3, C: 100 },
      manualMana: ['A'],
      clear: [{ zone: 'hand', player: 'B' }],
      decks: {
        A: [
          { name: 'Lightning Bolt', count: 4 },
          { name: 'Mountain', count: 20 },
        ],
      },
      setup: [
        { tapped: true, loyalty: 5, counters: { charge: 2, '+1/+1': 1 }, alias: 'w' },
        { attachedTo: 'w', faceDown: false },
      ],
      expectError: 'illegal-block',
      later: [
        { actions: [], choices: {}, stopAt: { turn: 3, step: 'draw' }, asserts: [{ op: 'life', value: -2 }] },
        { actions: [{ op: 'concede' }], choices: { B: [{ q: 'die', v: 6 }] }, asserts: [] },
      ],
      decide: { turn: 1, step: 'precombat_main', player: 'A', kind: 'pile-choice' },
      beliefs: { A: { deck: 'pool', lists: ['a.txt'] }, B: { deck: 'open' }, C: { deck: 'known' } },
    });
    expect(scenario.setup[1]).not.toHaveProperty('note');
  });

  test('the options that a position calls right', () => {
    const { best } = scenarioOf(`
best:
  - {q: pile, v: ["a^b", c]}
  - {q: choice, v: [choice_skip]}
  - {op: cast, card: Shock, targets: [{player: B}], via: kicker, answers: [{q: choice, v: X=3}]}
  - {op: activate, ability: "+1", source: Walker}
  - {op: play, card: Island, from: exile}
  - {op: pass}
  - {op: attack, attackers: [Bear, {attacker: Wolf, defender: PlayerC}]}
  - {op: attack, attackers: []}
  - {op: block, blocks: [{blocker: Bear, attacker: Wolf}]}
`);
    expect(best).toEqual([
      { q: 'pile', kind: 'split', piles: [['a', 'b'], ['c']] },
      { q: 'choice', v: '[choice_skip]' },
      { op: 'cast', card: 'Shock', targets: [{ player: 'B' }], via: ['kicker'], answers: [{ q: 'choice', v: 'X=3' }] },
      { op: 'activate', ability: '+1', source: 'Walker' },
      { op: 'play', card: 'Island', from: 'exile' },
      { op: 'pass' },
      { op: 'attack', attackers: [{ attacker: 'Bear' }, { attacker: 'Wolf', defender: 'PlayerC' }] },
      { op: 'attack', attackers: [] },
      { op: 'block', blocks: [{ blocker: 'Bear', attacker: 'Wolf' }] },
    ]);
  });
});

describe('words that YAML could take for something else', () => {
  test.each([
    'Yes',
    'No',
    'yes',
    'y',
    'n',
    'Null',
    'NULL',
    'Nullify',
    '1996',
    '0x10',
    '+2',
    '.5',
    '2026-01-01',
    '007',
    '-2',
  ])('%s stays a text', (word) => {
    const scenario = scenarioOf(`setup: [{zone: hand, player: A, card: ${word}}]\nchoices: {A: [{q: choice, v: 1}]}`);
    expect(scenario.setup[0]?.card).toBe(word);
  });

  test('quotes, comments, aliases of YAML and folded texts', () => {
    const scenario = scenarioOf(`
setup:
  - &bear {zone: hand, player: A, card: "Circle of Protection: Red"}
  - *bear
  - {zone: hand, player: A, card: 'Urza''s Tower'}
  - zone: hand
    player: A
    card: >-
      Fire //
      Ice
`);
    expect(scenario.setup.map(({ card }) => card)).toEqual([
      'Circle of Protection: Red',
      'Circle of Protection: Red',
      "Urza's Tower",
      'Fire // Ice',
    ]);
  });

  test('an empty or null field is a field that is not there', () => {
    expect(scenarioOf('id: x\nactions:\nchoices:\n  A:\nasserts: null').choices).toEqual({});
    const json = '{"setup":[{"zone":"hand","player":"A","card":"Bear","alias":null}],"stopAt":null}';
    expect(scenarioOf(json, 'json').setup).toEqual([{ zone: 'hand', player: 'A', card: 'Bear' }]);
  });
});
