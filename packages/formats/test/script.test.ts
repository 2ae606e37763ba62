import { describe, expect, test } from 'vitest';
import { readPick } from '../src/index.ts';
import { scenarioOf } from './helpers.ts';

const WHEN = 'turn: 1, step: upkeep, player: A';
const when = { turn: 1, step: 'upkeep', player: 'A' };

describe('actions', () => {
  test.each([
    ['op: cast, card: Bolt', { op: 'cast', card: 'Bolt' }],
    ['op: cast, alias: b, via: overload, from: exile', { op: 'cast', alias: 'b', via: ['overload'], from: 'exile' }],
    ['op: cast, card: X, via: [kicker, buyback]', { op: 'cast', card: 'X', via: ['kicker', 'buyback'] }],
    [
      'op: cast, card: Bolt, targets: [{name: "Bear:2"}, {player: B, amount: 2}, {alias: z, mode: 1}]',
      { op: 'cast', card: 'Bolt', targets: [{ name: 'Bear:2' }, { player: 'B', amount: 2 }, { alias: 'z', mode: 1 }] },
    ],
    ['op: cast, card: Bolt, ifStack: {present: Bear}', { op: 'cast', card: 'Bolt', ifStack: { present: 'Bear' } }],
    ['op: cast, card: Bolt, ifStack: {absent: Bear}', { op: 'cast', card: 'Bolt', ifStack: { absent: 'Bear' } }],
    ['op: cast, card: Bolt, ifStack: {top: Bear}, minPool: 3', { ifStack: { top: 'Bear' }, minPool: 3 }],
    ['op: play, card: Forest, from: library', { op: 'play', card: 'Forest', from: 'library' }],
    ['op: activate, ability: +1, source: Jace', { op: 'activate', ability: '+1', source: 'Jace' }],
    ['op: activate, ability: -2', { op: 'activate', ability: '-2' }],
    ['op: mana, ability: "{T}: Add {R} or {G}"', { op: 'mana', ability: '{T}: Add {R} or {G}' }],
    ['op: attack, attacker: Bear', { op: 'attack', attacker: 'Bear' }],
    ['op: attack, attacker: Bear, defender: B, nth: 2', { op: 'attack', defender: 'B', nth: 2 }],
    ['op: block, blocker: Bear, attacker: Wolf', { op: 'block', blocker: 'Bear', attacker: 'Wolf' }],
    ['op: wait', { op: 'wait' }],
    ['op: wait, one: true', { op: 'wait', one: true }],
    ['op: concede', { op: 'concede' }],
    ['op: check, asserts: [{op: stackSize, count: 1}]', { op: 'check', asserts: [{ op: 'stackSize', count: 1 }] }],
    ['op: addCounters, card: Bear, counter: +1/+1, count: 2', { op: 'addCounters', counter: '+1/+1', count: 2 }],
    ['op: setDayNight, is: night', { op: 'setDayNight', is: 'night' }],
    ['op: cast, card: A, answers: [{q: coin, v: true}]', { op: 'cast', answers: [{ q: 'coin', v: true }] }],
  ])('%s', (fields, expected) => {
    expect(scenarioOf(`actions: [{${WHEN}, ${fields}}]`).actions).toMatchObject([{ ...when, ...expected }]);
  });
});

describe('answers', () => {
  test.each([
    ['{q: choice, v: Yes}', { q: 'choice', v: 'Yes' }],
    ['{q: choice, v: true}', { q: 'choice', v: 'Yes' }],
    ['{q: choice, v: false}', { q: 'choice', v: 'No' }],
    ['{q: choice, v: "true"}', { q: 'choice', v: 'true' }],
    ['{q: choice, v: n}', { q: 'choice', v: 'n' }],
    ['{q: choice, v: 3}', { q: 'choice', v: '3' }],
    ['{q: choice, v: X=3}', { q: 'choice', v: 'X=3' }],
    ['{q: choice, v: [choice_skip]}', { q: 'choice', v: '[choice_skip]' }],
    ['{q: choice, v: "[choice_skip]"}', { q: 'choice', v: '[choice_skip]' }],
    ['{q: choice, v: [Bear, Wolf]}', { q: 'choice', v: 'Bear^Wolf' }],
    ['{q: target, v: PlayerB}', { q: 'target', v: 'PlayerB' }],
    ['{q: target, v: Bear^X=3}', { q: 'target', v: 'Bear^X=3' }],
    ['{q: target, v: [target_skip]}', { q: 'target', v: '[target_skip]' }],
    ['{q: mode, v: 2}', { q: 'mode', v: 2 }],
    ['{q: mode, v: "2"}', { q: 'mode', v: 2 }],
    ['{q: mode, v: [mode_skip]}', { q: 'mode', v: '[mode_skip]' }],
    ['{q: pile, v: ["Island^Forest", Bolt]}', { q: 'pile', kind: 'split', piles: [['Island', 'Forest'], ['Bolt']] }],
    ['{q: pile, v: ["", Bolt]}', { q: 'pile', kind: 'split', piles: [[], ['Bolt']] }],
    ['{q: pile, v: [[Island, Forest], []]}', { q: 'pile', kind: 'split', piles: [['Island', 'Forest'], []] }],
    ['{q: pile, v: Island^Forest}', { q: 'pile', kind: 'content', names: ['Island', 'Forest'] }],
    ['{q: pile, v: ""}', { q: 'pile', kind: 'content', names: [] }],
    ['{q: pile, v: 1}', { q: 'pile', kind: 'index', index: 1 }],
    ['{q: pile, v: "2"}', { q: 'pile', kind: 'index', index: 2 }],
    ['{q: order, v: [Bolt, Island]}', { q: 'order', v: ['Bolt', 'Island'] }],
    ['{q: order, v: Bolt}', { q: 'order', v: ['Bolt'] }],
    ['{q: coin, v: true}', { q: 'coin', v: true }],
    ['{q: coin, v: tails}', { q: 'coin', v: false }],
    ['{q: die, v: 20}', { q: 'die', v: 20 }],
    ['{q: concede, v: B}', { q: 'concede', v: 'B' }],
    [
      '{q: choice, v: A, asserts: [{op: stackSize, count: 0}]}',
      { q: 'choice', v: 'A', asserts: [{ op: 'stackSize', count: 0 }] },
    ],
  ])('%s', (written, expected) => {
    expect(scenarioOf(`choices: {B: [${written}]}`).choices.B).toStrictEqual([expected]);
  });

  test.each([
    ['[choice_skip]', { skip: true, names: [] }],
    ['[target_skip]', { skip: true, names: [] }],
    ['a ^ b', { skip: false, names: ['a', 'b'] }],
    ['X=3', { skip: false, names: [], amount: 3 }],
    ['Bear^X=12', { skip: false, names: ['Bear'], amount: 12 }],
    ['Yes', { skip: false, names: ['Yes'] }],
  ])('%s taken apart', (text, expected) => expect(readPick(text)).toStrictEqual(expected));
});
