import { readFileSync } from 'node:fs';
import type { Workers } from '@foretell/workers';
import { expect, test } from 'vitest';
import { analyseText } from '../src/analysis.ts';

test('an engine that breaks in a worker is a problem to show', async () => {
  const text = readFileSync(new URL('../../../examples/jace-piles.yaml', import.meta.url), 'utf8');
  const workers: Workers = {
    lanes: [{ run: () => Promise.reject(new Error('broken inside')) }],
    close: async () => undefined,
  };
  const answer = await analyseText(workers, { text, seed: 1, simulations: 64 }, () => undefined);
  expect(answer).toEqual({ ok: false, problems: ['the engine failed: broken inside'] });
});
