import { describe, expect, test } from 'vitest';
import { formatProblem, parseScenarios } from '../src/index.ts';
import { problemsOf } from './helpers.ts';

/** The lines that people see for a text. */
function linesOf(text: string, format: 'yaml' | 'json' = 'yaml'): readonly string[] {
  return problemsOf(text, format).map(formatProblem);
}

const WHEN = 'turn: 1, step: upkeep, player: A';

describe('one line a mistake: where, what, how to mend it', () => {
  test.each([
    // Words.
    [
      'stopAt: {turn: 1, step: precombat_mian}',
      'case:1:25: stopAt.step: "precombat_mian" is not known; did you mean precombat_main?',
    ],
    [
      'setup: [{zone: graveyrd, player: A, card: X}]',
      'case:1:16: setup[0].zone: "graveyrd" is not known; did you mean graveyard?',
    ],
    [
      'setup: [{zone: stack, player: A, card: X}]',
      'case:1:16: setup[0].zone: "stack" is not known; known: battlefield, hand, library, graveyard, exile, command',
    ],
    [
      'setup: [{zone: hand, player: C, card: X}]',
      'case:1:30: setup[0].player: there is no player "C" in this game; players: A, B',
    ],
    ['choices: {C: []}', 'case:1:11: choices.C: there is no player "C" in this game; players: A, B'],
    ['life: {Bob: 2}', 'case:1:8: life.Bob: there is no player "Bob" in this game; players: A, B'],
    [`actions: [{${WHEN}, op: csat, card: X}]`, 'case:1:50: actions[0].op: "csat" is not known; did you mean cast?'],
    [
      'asserts: [{op: handcount, count: 1}]',
      'case:1:16: asserts[0].op: "handcount" is not known; did you mean handCount?',
    ],
    ['choices: {A: [{q: chose, v: X}]}', 'case:1:19: choices.A[0].q: "chose" is not known; did you mean choice?'],
    [
      'expectError: {kind: illegal}',
      'case:1:21: expectError.kind: "illegal" is not known; known: illegal-action, illegal-target, illegal-attack, illegal-block, illegal-choice, no-answer, unused-action, any',
    ],
    [
      'game: {format: comander-duel}',
      'case:1:16: game.format: "comander-duel" is not known; did you mean commander-duel?',
    ],
    [
      'decide: {turn: 1, step: draw, player: A, kind: pilechoice}',
      'case:1:48: decide.kind: "pilechoice" is not known; did you mean pile-choice?',
    ],
    ['beliefs: {A: {deck: know}}', 'case:1:21: beliefs.A.deck: "know" is not known; did you mean known?'],
    [
      'asserts: [{op: manaPool, player: A, colors: Purple, count: 1}]',
      'case:1:45: asserts[0].colors: "Purple" is not known; known: White, Blue, Black, Red, Green, Colorless',
    ],
    // Fields.
    [
      `actions: [{${WHEN}, op: cast, crad: X}]`,
      'case:1:11: actions[0]: card or alias is missing; add one',
      'case:1:56: actions[0].crad: is not a field here; did you mean card?',
    ],
    [
      `actions: [{${WHEN}, op: cast, card: X, alias: y}]`,
      'case:1:11: actions[0]: card and alias exclude each other; keep one',
    ],
    [
      `actions: [{${WHEN}, op: cast, card: X, targets: [{name: Y, player: B}]}]`,
      'case:1:75: actions[0].targets[0]: name and player exclude each other; keep one',
    ],
    [
      `actions: [{${WHEN}, op: cast, card: X, ifStack: {}}]`,
      'case:1:74: actions[0].ifStack: present or absent or top is missing; add one',
    ],
    ['actions: [{turn: 1, player: A, op: wait}]', 'case:1:11: actions[0].step: is missing; add step'],
    [
      'actions: [{turn: 1, step: draw, player: A}]',
      'case:1:11: actions[0].op: is missing; known: cast, play, activate, mana, attack, block, wait, concede, check, addCounters, setDayNight',
    ],
    ['setup: [{zone: hand, player: A, card: }]', 'case:1:33: setup[0].card: has no value; add card'],
    [
      'setup: [{zone: hand, player: A, card: Jace, Architect}]',
      'case:1:45: setup[0].Architect: is not a field here; a text with a comma needs quotes',
    ],
    [
      'asserts: [{op: speed, player: A, count: 1, value: 1}]',
      'case:1:44: asserts[0].value: count and value mean the same; keep count',
    ],
    ['choices: {A: [{q: mode}]}', 'case:1:15: choices.A[0].v: is missing; add v'],
    // Types.
    ['setup: {zone: hand}', 'case:1:8: setup: a map where a list is needed; write a list'],
    [
      'setup: [Bear]',
      'case:1:9: setup[0]: "Bear" where a map with zone, player, card, count, tapped, counters, loyalty, alias, faceDown, attachedTo, damage, summoningSick is needed; write a map with zone, player, card, count, tapped, counters, loyalty, alias, faceDown, attachedTo, damage, summoningSick',
    ],
    [
      'setup: [{zone: hand, player: A, card: [Bear]}]',
      'case:1:39: setup[0].card: a list where a text is needed; put a text that begins with a brace or bracket in quotes',
    ],
    [
      'setup: [{zone: hand, player: A, card: Bear, tapped: yes}]',
      'case:1:53: setup[0].tapped: "yes" where true or false is needed; write true or false',
    ],
    [
      'setup: [{zone: hand, player: A, card: Bear, count: two}]',
      'case:1:52: setup[0].count: "two" where a whole number is needed; write a whole number',
    ],
    [
      'setup: [{zone: hand, player: A, card: Bear, count: 0}]',
      'case:1:52: setup[0].count: 0 is out of range; write 1 to 1000',
    ],
    [
      'setup: [{zone: hand, player: A, card: Bear, counters: charge}]',
      'case:1:55: setup[0].counters: "charge" where a map such as {charge: 2} is needed; write a map such as {charge: 2}',
    ],
    [
      'stopAt: {turn: 1.5, step: draw}',
      'case:1:16: stopAt.turn: "1.5" where a whole number is needed; write a whole number',
    ],
    [
      'decks: {A: [Bear]}',
      'case:1:13: decks.A[0]: "Bear" where a pair such as ["Lightning Bolt", 4] is needed; write a pair such as ["Lightning Bolt", 4]',
    ],
    [
      'decks: {A: [[Bear, many]]}',
      'case:1:20: decks.A[0][1]: "many" where a whole number is needed; write a whole number',
    ],
    [
      'choices: {A: [{q: pile, v: [x]}]}',
      'case:1:28: choices.A[0].v: a separation into 1 pile(s); list every pile, "" for an empty one',
    ],
    ['choices: {A: [{q: mode, v: 0}]}', 'case:1:28: choices.A[0].v: 0 is out of range; write 1 or more'],
    [
      'choices: {A: [{q: coin, v: maybe}]}',
      'case:1:28: choices.A[0].v: "maybe" where true or false is needed; write true or false',
    ],
    [
      'choices: {A: [{q: choice, v: ""}]}',
      'case:1:30: choices.A[0].v: an empty text where a name, Yes, No, X=3 or [choice_skip] as text is needed; write a name, Yes, No, X=3 or [choice_skip] as text',
    ],
    [
      'choices: [{q: choice, v: Yes}]',
      'case:1:10: choices: a list where a map of players (A, B, C, D) is needed; write a map of players (A, B, C, D)',
    ],
    // The game.
    ['game: {players: 5}', 'case:1:17: game.players: 5 is out of range; write 2 to 4'],
    ['game: {players: 3, format: duel}', 'case:1:7: game.format: duel has two players, not 3; did you mean ffa?'],
    [
      'game: {players: 3, order: [A, B]}',
      'case:1:7: game.order: [A, B] does not name each of the 3 players once; for example [A, B, C]',
    ],
    [
      'game: {order: [A, A]}',
      'case:1:7: game.order: [A, A] does not name each of the 2 players once; for example [A, B]',
    ],
    ['game: {rulesDate: 2026-13-01}', 'case:1:19: game.rulesDate: "2026-13-01" is no date; write YYYY-MM-DD'],
    // Options.
    ['best: [{op: atack, attackers: []}]', 'case:1:13: best[0].op: "atack" is not known; did you mean attack?'],
    [
      'best: [Bear]',
      'case:1:8: best[0]: "Bear" where a map with q (an answer) or op (an action) is needed; write a map with q (an answer) or op (an action)',
    ],
    [
      'just a text',
      'case:1:1: "just a text" where a scenario (a map with id, setup, actions, asserts …) is needed; write a scenario (a map with id, setup, actions, asserts …)',
    ],
  ])('%s', (text, ...expected) => expect(linesOf(text)).toEqual(expected));

  test('nested places are named, and every mistake of a file is found, in order', () => {
    const text = `
id: many
later:
  - actions:
      - {turn: 1, step: upkeep, player: A, op: check, asserts: [{op: life, player: A, vlaue: 3}]}
    choices:
      B: [{q: choice, v: X, asserts: [{op: nope}]}]
setup:
  - {zone: hand, player: A}
`;
    expect(linesOf(text)).toEqual([
      'case:5:65: later[0].actions[0].asserts[0].value: is missing; add value',
      'case:5:87: later[0].actions[0].asserts[0].vlaue: is not a field here; did you mean value?',
      expect.stringMatching(/^case:7:44: later\[0\]\.choices\.B\[0\]\.asserts\[0\]\.op: "nope" is not known; /),
      'case:9:5: setup[0].card: is missing; add card',
    ]);
  });
});

describe('texts that are no documents', () => {
  test.each([
    ['setup:\n  - {zone: hand, card: Circle: Red: Blue}', 2],
    ['setup: [', 1],
    ['id: a\nid: b', 2],
    ['a: *nobody', 1],
    ['a: &x [*x]', 1],
    ['base: &b {id: x}\nc:\n  <<: *b', 3],
    ['id: !custom x', 1],
    ['? [a, b]\n: c', 1],
    ['id: "open', 1],
    ['\tid: x', 1],
  ])('%j', (text, line) => {
    const problems = problemsOf(text);
    expect(problems).toMatchObject([{ code: 'malformed', line }]);
    for (const problem of problems) expect(formatProblem(problem)).not.toContain('\n');
  });

  test.each([
    ['{"id" "x"}', 7, 'a colon'],
    ['{"id": "x",}', 12, 'field name'],
    ['{"id": "x"', 11, 'a comma or }'],
    ['[1 2]', 4, 'a comma or ]'],
    ['{id: 1}', 2, 'double quotes'],
    ['{"id": 01}', 9, 'a comma or }'],
    ['{"id": "a\\x"}', 8, 'double quote'],
    ['{"id": "a\n"}', 8, 'double quote'],
    ['{"id": 1} x', 11, 'remove it'],
    ['{"id": 1, "id": 2}', 11, 'keep one'],
    ['', 1, 'a JSON value'],
    ['nul', 1, 'a JSON value'],
    ["{'id': 1}", 2, 'double quotes'],
    ['['.repeat(1000), 202, 'flatten'],
  ])('%j', (text, column, hint) => {
    const problems = problemsOf(text, 'json');
    expect(problems).toMatchObject([{ code: 'malformed', line: 1, column }]);
    expect(problems[0]?.hint).toContain(hint);
  });

  test('a small file that aliases blow up is refused', () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`,
    );
    const [only] = parseScenarios(`a0: &a0 x\n${levels.join('\n')}`, 'case', 'yaml');
    expect(only?.result).toMatchObject({ ok: false, error: [{ code: 'malformed' }] });
  });
});
