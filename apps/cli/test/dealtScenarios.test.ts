// Every scenario of the corpus once more, its game dealt anew from what the decider knows wherever that gives the same hidden cards: what a
// view leaves out, nothing may depend on.
import { dealFromView } from '@foretell/formats';
import { afterAll, expect, test } from 'vitest';
import { failuresWith, scenarioFiles } from './corpus.ts';

let decisions = 0;
let dealt = 0;

test.each(scenarioFiles)('$path holds for games dealt from the decider’s view', (file) => {
  const failures = failuresWith(
    (session) => {
      const { frames } = session.game;
      dealFromView(session);
      decisions++;
      if (session.game.frames !== frames) dealt++;
    },
    file,
    12,
  );
  expect(failures).toEqual([]);
});

afterAll(() => {
  expect(dealt).toBeGreaterThan(decisions / 4);
});
