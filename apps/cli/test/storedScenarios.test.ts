// Every scenario of the corpus once more, its game stored and read again at every tenth decision, others from scenario to scenario: in the
// middle of a cast, a resolution or a search. INTERRUPTIONS=all does it at every decision.
import { storeAndRead } from '@foretell/formats';
import { expect, test } from 'vitest';
import { failuresWith, scenarioFiles } from './corpus.ts';

const every = process.env['INTERRUPTIONS'] === 'all' ? 1 : 10;

test.each(scenarioFiles)('$path holds for games that are stored and read at decisions', (file) => {
  expect(failuresWith(storeAndRead, file, every)).toEqual([]);
});
