import { describe, expect, test } from 'vitest';
import type { AssertOp } from '../src/index.ts';
import { problemsOf, scenarioOf } from './helpers.ts';

/** One example of every assertion, as people write it. */
const EXAMPLES: { readonly [Op in AssertOp]: readonly [written: string, read: object] } = {
  permanentCount: ['count: 2', { count: 2 }],
  graveyardCount: ['player: A, count: 0', { player: 'A', count: 0 }],
  handCount: ['player: B, name: Bear, count: 1', { player: 'B', name: 'Bear', count: 1 }],
  exileCount: ['name: Bear, count: 1', { name: 'Bear', count: 1 }],
  libraryCount: ['player: B, count: 60', { player: 'B', count: 60 }],
  commandCount: ['count: 1', { count: 1 }],
  life: ['player: A, value: -3', { player: 'A', value: -3 }],
  pt: ['player: A, name: Bear, power: 2, toughness: 2', { player: 'A', name: 'Bear', power: 2, toughness: 2 }],
  basePt: ['name: Bear, power: -1, toughness: 0, all: true', { name: 'Bear', power: -1, toughness: 0, all: true }],
  power: ['name: Bear, value: 2', { name: 'Bear', value: 2 }],
  toughness: ['name: Bear, value: 2', { name: 'Bear', value: 2 }],
  damage: ['player: A, name: Bear, value: 1', { player: 'A', name: 'Bear', value: 1 }],
  counters: ['name: Bear, counter: +1/+1, count: 2', { name: 'Bear', counter: '+1/+1', count: 2 }],
  playerCounters: ['player: A, counter: poison, count: 2', { player: 'A', counter: 'poison', count: 2 }],
  cardCounters: [
    'zone: exile, name: Bear, counter: time, count: 2',
    { zone: 'exile', name: 'Bear', counter: 'time', count: 2 },
  ],
  tapped: ['name: Bear, value: false', { name: 'Bear', value: false }],
  tappedCount: ['name: Bear, tapped: true, count: 1', { name: 'Bear', tapped: true, count: 1 }],
  keyword: ['name: Bear, keyword: flying, value: false', { name: 'Bear', keyword: 'flying', value: false }],
  type: ['name: Bear, type: Creature', { name: 'Bear', type: 'Creature', value: true }],
  subtype: ['name: Bear, value: Bear', { name: 'Bear', subtype: 'Bear', value: true }],
  color: ['name: Bear, color: Green, value: true', { name: 'Bear', colors: ['Green'], value: true }],
  colorless: ['name: Bear', { name: 'Bear', value: true }],
  manaValue: ['name: Bear, value: 2', { name: 'Bear', value: 2 }],
  attacking: ['name: Bear, value: true', { name: 'Bear', value: true }],
  goadedBy: ['name: Bear, player: A', { name: 'Bear', by: 'A', value: true }],
  attachedTo: [
    'player: A, attachment: Sword, name: Bear, value: true',
    { player: 'A', attachment: 'Sword', name: 'Bear', value: true },
  ],
  attachmentCount: ['name: Bear, count: 2', { name: 'Bear', count: 2 }],
  permanentExists: ['name: Bear, value: false', { name: 'Bear', value: false }],
  topCardRevealed: ['player: A, value: true', { player: 'A', value: true }],
  classLevel: ['name: Bard Class, level: 2', { name: 'Bard Class', value: 2 }],
  protectedBy: ['player: A, name: Siege, value: B', { player: 'A', name: 'Siege', by: 'B', value: true }],
  stackSize: ['count: 1', { count: 1 }],
  stackObject: ['ability: Bolt, count: 1', { ability: 'Bolt', count: 1 }],
  playable: ['player: A, ability: Bolt, value: false', { player: 'A', ability: 'Bolt', value: false }],
  mayAttack: ['name: Bear, defender: B, value: true', { name: 'Bear', defender: 'B', value: true }],
  attackers: ['names: [Bear, Bear]', { names: ['Bear', 'Bear'] }],
  blockers: ['names: []', { names: [] }],
  manaPool: ['player: A, colors: Red, count: 3', { player: 'A', colors: ['Red'], count: 3 }],
  manaPoolTotal: ['player: A, value: 3', { player: 'A', count: 3 }],
  manaOption: ['player: A, mana: "{R}{G}"', { player: 'A', mana: '{R}{G}', value: true }],
  manaOptionCount: ['player: A, count: 1', { player: 'A', count: 1 }],
  libraryCardAt: ['player: A, index: 0, value: Bear', { player: 'A', index: 0, value: 'Bear' }],
  inGame: ['player: A, value: false', { player: 'A', value: false }],
  won: ['player: A', { player: 'A', value: true }],
  lost: ['player: A, value: true', { player: 'A', value: true }],
  draw: ['value: true', { value: true }],
  result: ['player: A, value: draw', { player: 'A', value: 'draw' }],
  gameEnded: ['value: false', { value: false }],
  activePlayer: ['player: B', { player: 'B' }],
  monarch: ['player: A, value: false', { player: 'A', value: false }],
  dayNight: ['value: night', { value: 'night' }],
  hasDayNight: ['value: false', { value: false }],
  speed: ['player: A, value: 2', { player: 'A', count: 2 }],
  landsPlayed: ['player: A, count: 1', { player: 'A', count: 1 }],
  maxHandSize: ['player: A, count: 7', { player: 'A', count: 7 }],
  emblemCount: ['player: A, count: 1', { player: 'A', count: 1 }],
  sees: [
    'player: A, zone: library, owner: B, names: [Bear]',
    { player: 'A', zone: 'library', owner: 'B', names: ['Bear'] },
  ],
  mayPlay: ['player: A, card: Bear, from: exile, value: true', { player: 'A', card: 'Bear', from: 'exile', value: true }],
  delayedAbility: ['player: A, source: Bear, count: 1', { player: 'A', source: 'Bear', count: 1 }],
};

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
