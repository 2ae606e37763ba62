import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { perft } from '../../src/engine/perft.ts';
import { Step, Zone } from '../../src/ir/index.ts';
import { canonicalCopy } from '../../src/state/canonical.ts';
import type { Game } from '../../src/state/game.ts';
import { serialise } from '../../src/state/serialise.ts';
import { playRandomly, randomGame } from './games.ts';
import { arrange, entry } from './positions.ts';

/** A creature and a land on either side, a land and a spell in hand: at the first player's first main phase. */
function smallPosition(): Game {
  const game = arrange([
    entry(Zone.Battlefield, 0, 'Peak'),
    entry(Zone.Battlefield, 0, 'Runner'),
    entry(Zone.Battlefield, 1, 'Cub'),
    entry(Zone.Hand, 0, 'Bolt'),
    entry(Zone.Hand, 0, 'Wood'),
    ...Array.from({ length: 10 }, () => [entry(Zone.Library, 0, 'Isle'), entry(Zone.Library, 1, 'Isle')]).flat(),
  ]);
  while (game.step !== Step.PrecombatMain || game.decision === null) {
    advance(game);
    if (game.step !== Step.PrecombatMain) answer(game, 0);
  }
  return game;
}

describe('counting lines of play', () => {
  it('counts one line for no decisions and one for each option of the first', () => {
    const game = smallPosition();
    const before = serialise(game);
    expect(perft(game, 0)).toBe(1);
    // Pass, play the Wood, cast the Bolt.
    expect(perft(game, 1)).toBe(3);
    expect(serialise(game)).toBe(before);
  });

  it('counts the targets after a cast', () => {
    const game = smallPosition();
    const cast = game.decision!.options.findIndex((_, option) => {
      const line = game.clone();
      answer(line, option);
      advance(line);
      return line.stack.length === 1;
    });
    answer(game, cast);
    advance(game);
    // Either player or either creature (115.4).
    expect(game.decision!.options.length).toBe(4);
    expect(perft(game, 1)).toBe(4);
  });

  it('counts the same for a copy with other slots and handles', () => {
    for (const seed of [1, 2, 3]) {
      const game = randomGame(seed);
      playRandomly(game, seed, 40, () => undefined);
      expect(
        perft(
          canonicalCopy(game, () => true),
          3,
        ),
      ).toBe(perft(game, 3));
    }
    const small = smallPosition();
    expect(
      perft(
        canonicalCopy(small, () => true),
        5,
      ),
    ).toBe(perft(small, 5));
  });
});
