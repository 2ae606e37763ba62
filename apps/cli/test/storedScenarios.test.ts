// Every scenario of the corpus once more, its game stored and read again at every decision: in the middle of a cast, a resolution or a search.
import { storeAndRead } from '@foretell/formats';
import { expect, test } from 'vitest';
import { failuresWith, scenarioFiles } from './corpus.ts';

test.each(scenarioFiles)('$path holds for games that are stored and read at every decision', (file) => {
  expect(failuresWith(storeAndRead, file)).toEqual([]);
});
