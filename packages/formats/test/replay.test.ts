import { fc, test } from '@fast-check/vitest';
import { DECISION_KIND_NAMES } from '@foretell/rules';
import { describe, expect } from 'vitest';
import { parseReplay, printReplay, REPLAY_ENDS, type Replay } from '../src/index.ts';

const words = fc.string({ minLength: 1, unit: 'grapheme' });
const who = fc.constantFrom('A' as const, 'B' as const);
const whole = fc.nat();
const cards = fc.array(fc.record({ name: words, count: fc.integer({ min: 1, max: 60 }) }), { maxLength: 4 });
const side = fc.record({ player: words, deck: words, library: cards, commanders: fc.array(words), sideboard: cards });
const decisions = fc
  .array(
    fc.record({
      n: fc.integer({ min: 1, max: 5 }),
      decider: who,
      kind: fc.constantFrom(...DECISION_KIND_NAMES),
      pick: words,
    }),
    { maxLength: 6 },
  )
  .map((steps) => {
    let n = 0;
    return steps.map((step) => {
      n += step.n;
      return { ...step, n };
    });
  });
const replays: fc.Arbitrary<Replay> = fc.record({
  engine: words,
  format: fc.constantFrom('duel' as const, 'commander-duel' as const),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  first: who,
  turnLimit: fc.integer({ min: 1, max: 1000 }),
  sides: fc.tuple(side, side),
  decisions,
  end: fc.record(
    {
      how: fc.constantFrom(...REPLAY_ENDS),
      winner: who,
      turns: whole,
      decisions: whole,
      life: fc.array(fc.integer({ min: -40, max: 400 }), { maxLength: 2 }),
      hash: fc.maxSafeNat(),
      reason: words,
    },
    { requiredKeys: ['how', 'turns', 'decisions', 'life', 'hash'] },
  ),
});

test.prop([replays], { numRuns: 100 })('what is printed reads back as the same replay', (replay) => {
  expect(parseReplay(printReplay(replay), 'f')).toEqual({ ok: true, value: replay });
});

test.prop([replays, fc.nat(), fc.nat({ max: 20 }), fc.string({ maxLength: 3 })], { numRuns: 300 })(
  'a damaged file is a replay or a list of problems with their places',
  (replay, at, length, other) => {
    const text = printReplay(replay);
    const from = at % text.length;
    const read = parseReplay(text.slice(0, from) + other + text.slice(from + length), 'f');
    if (read.ok) return;
    expect(read.error.length).toBeGreaterThan(0);
    for (const { file, line, message } of read.error) {
      expect(file).toBe('f');
      expect(line).toBeGreaterThan(0);
      expect(message).not.toBe('');
    }
  },
);

describe('what is wrong is told by line', () => {
  const good: Replay = {
    engine: 'e',
    format: 'duel',
    seed: 1,
    first: 'A',
    turnLimit: 10,
    sides: [0, 1].map(() => ({ player: 'p', deck: 'd', library: [], commanders: [], sideboard: [] })),
    decisions: [
      { n: 1, decider: 'A', kind: 'mulligan', pick: 'keep' },
      { n: 4, decider: 'B', kind: 'priority', pick: 'pass' },
    ],
    end: { how: 'draw', turns: 1, decisions: 5, life: [20, 20], hash: 3 },
  };
  const problem = (change: (text: string) => string): string => {
    const read = parseReplay(change(printReplay(good)), 'f');
    return read.ok ? '' : read.error.map(({ line, place, message }) => `${line} ${place}: ${message}`).join('\n');
  };

  test.each([
    ['decisions out of order', '"n":4', '"n":1', '6 decisions[1].n: is not above the number before it'],
    [
      'a player who is not in the game',
      '"decider":"B"',
      '"decider":"C"',
      '6 decisions[1].decider: there is no player "C"',
    ],
    ['another version of the format', '"replay":1', '"replay":2', '1 replay: 2 is out of range'],
    ['a file of something else', '"replay":1,', '', '1 : is no replay'],
  ])('%s', (_, had, has, expected) => {
    expect(problem((text) => text.replace(had, has))).toContain(expected);
  });

  test('one side alone', () => {
    const lines = printReplay({ ...good, sides: good.sides.slice(1) });
    const read = parseReplay(lines, 'f');
    expect(read.ok ? [] : read.error.map(({ place }) => place)).toEqual(['sides']);
  });
});
