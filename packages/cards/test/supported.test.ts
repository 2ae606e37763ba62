// No card of the pool says anything that the engine cannot do: such a card would be refused as a game begins.
import { checkSupported } from '@foretell/rules';
import { describe, expect, it } from 'vitest';
import { builtInPool } from '../src/index.ts';

describe('the engine', () => {
  it('can play every card of the pool', () => {
    expect(
      builtInPool.flatMap((card) => checkSupported(card).map(({ code, path }) => `${card.name}: ${code} at ${path}`)),
    ).toEqual([]);
  });
});
