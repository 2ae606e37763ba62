import { expect, test } from 'vitest';
import { sampledWords, sensitivityWords } from '../src/sampledWords.ts';

test('what was sampled is named by zone, and nothing where all is known', () => {
  const all = { handKnown: ['Shock'], handUnknown: 0, libraryKnown: 0, libraryUnknown: 0 };
  expect(sampledWords([{ player: 'A', ...all }])).toBe('nothing');
  expect(
    sampledWords([
      { player: 'A', ...all, libraryKnown: 2, libraryUnknown: 30 },
      { player: 'B', ...all, handUnknown: 1, libraryUnknown: 30 },
    ]),
  ).toBe("1 card in B's hand, A's library but for 2 cards, B's library");
});

test('what the answer hangs on is said with shares of the worlds', () => {
  const effect = { card: 'Counterspell', player: 'B', share: 0.25, present: 0.41, absent: 0.632 } as const;
  expect(
    sensitivityWords({
      losing: 0.125,
      dependsOn: [{ ...effect, place: 'hand' }],
      wouldChange: [{ ...effect, place: 'library-top', option: 'pass', present: 0.05, absent: -0.02 }],
    }),
  ).toEqual([
    'the best option is behind in 12.5 % of the sampled worlds',
    "with Counterspell in B's hand (25.0 % of the worlds) it is worth 41.0 %, otherwise 63.2 %",
    'with Counterspell on top of B\'s library (25.0 % of the worlds), "pass" would be better by 5.0 %',
  ]);
});
