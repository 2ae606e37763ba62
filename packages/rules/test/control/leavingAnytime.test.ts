import { describe, expect, it } from 'vitest';
import { concede, resultOf } from '../../src/control/leaving.ts';
import { advance, answer } from '../../src/engine/advance.ts';
import { dealGame } from '../../src/engine/setup.ts';
import { Zone } from '../../src/ir/index.ts';
import { knownLists } from '../../src/state/belief.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import type { Game } from '../../src/state/game.ts';
import { mixed } from '../../src/state/mix.ts';
import { sampleWorld } from '../../src/state/sampleWorld.ts';
import { viewOf } from '../../src/state/view.ts';
import { CATALOG } from '../state/games.ts';
import { TEST_CARDS } from '../state/testCards.ts';

/** A four-player game of random decks. */
function table(seed: number): Game {
  const order = [0, 1, 2, 3];
  const decks = order.map((player) => {
    const library = Array.from({ length: 40 }, (_, i) => {
      const draw = mixed(mixed(seed, player), i);
      return CATALOG.byName.get(TEST_CARDS[i < 18 ? draw % 3 : 3 + (draw % (TEST_CARDS.length - 3))]!.name)!;
    });
    return { library, commanders: [] };
  });
  return dealGame(CATALOG, { ...DEFAULT_CONFIG, playerCount: 4, order, format: 'ffa', turnLimit: 60 }, seed, decks);
}

/** What of those who left is still somewhere, or waits for them (800.4a). */
function leftBehind(game: Game): string[] {
  const found: string[] = [];
  for (const { index, lost } of game.players) {
    if (!lost || game.over) continue;
    if (game.owners.some((owner, slot) => slot > 0 && owner === index && game.zones[slot] !== Zone.None))
      found.push('card');
    if (game.objects.some((object) => object?.controller === index)) found.push('permanent');
    if (game.stack.some((item) => item.controller === index)) found.push('stack');
    if (game.decision?.player === index || game.decision?.decider === index) found.push('decision');
  }
  return found;
}

describe('players who leave at any decision', () => {
  it('take their cards out of worlds that are sampled, whatever lists are believed', () => {
    const game = table(3);
    const belief = knownLists(game);
    advance(game);
    concede(game, 1);
    for (const viewer of [0, 2, 3]) {
      const sampled = sampleWorld(viewOf(game, viewer), belief, 5);
      if (!sampled.ok) throw new Error(sampled.error.code);
      expect(leftBehind(sampled.game)).toEqual([]);
      expect(sampled.game.player(0).library).toHaveLength(game.player(0).library.length);
    }
  });

  it('leave a game that goes on to its end without them', () => {
    const kinds = new Set<number>();
    let decisions = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const game = table(seed);
      for (let count = 0; count < 3000; count++) {
        const decision = advance(game);
        if (decision === null) break;
        decisions++;
        if (count % 20 === 0) expect(leftBehind(game)).toEqual([]);
        if (mixed(seed * 7, count) % 40 === 0) {
          kinds.add(decision.kind);
          concede(game, mixed(seed, count * 3) % 4);
          if (game.over || advance(game) === null) break;
          expect(leftBehind(game)).toEqual([]);
        }
        answer(game, mixed(seed, count) % game.decision!.options.length);
      }
      expect(resultOf(game).over).toBe(true);
    }
    // Rare kinds aside, departures happened during every sort of decision these games have.
    expect(kinds.size).toBeGreaterThan(6);
    expect(decisions).toBeGreaterThan(5000);
  }, 30_000);
});
