import { describe, expect, it } from 'vitest';
import { advance } from '../../src/engine/advance.ts';
import { Zone } from '../../src/ir/index.ts';
import { knownLists } from '../../src/state/belief.ts';
import type { Game } from '../../src/state/game.ts';
import { hashGame } from '../../src/state/hash.ts';
import { informationHash } from '../../src/state/informationHash.ts';
import { mixed } from '../../src/state/mix.ts';
import { sampleWorld } from '../../src/state/sampleWorld.ts';
import { serialise } from '../../src/state/serialise.ts';
import { knowsCard, sightOf } from '../../src/state/sight.ts';
import { viewOf } from '../../src/state/view.ts';
import { CATALOG, GAMES, playRandomly, randomGame, TIMEOUT } from './games.ts';

/** The whole content of a player's view. */
function viewText(game: Game, player: number): string {
  return serialise(viewOf(game, player).masked());
}

function world(game: Game, player: number, seed: number): Game {
  const result = sampleWorld(viewOf(game, player), knownLists(game), seed);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.game;
}

/** Slots of cards, in hands and libraries and face down in exile, that the player does not know. */
function hiddenSlots(game: Game, player: number, owner: number): number[] {
  const sight = sightOf(game, player);
  return game.cards.flatMap((_, slot) =>
    slot > 0 && game.zones[slot] !== Zone.None && game.owners[slot] === owner && !knowsCard(game, sight, slot)
      ? [slot]
      : [],
  );
}

/** The same game with the cards of each owner that the player does not know dealt out anew, and another seed. */
function reshuffled(game: Game, player: number, seed: number): Game {
  const other = game.clone();
  other.seed = mixed(seed, 99);
  for (let owner = 0; owner < game.players.length; owner++) {
    const slots = hiddenSlots(game, player, owner);
    for (let i = slots.length - 1; i > 0; i--) {
      const j = mixed(seed, i) % (i + 1);
      const [a, b] = [slots[i]!, slots[j]!];
      const [first, second] = [other.card(a), other.card(b)];
      other.setCard(a, second);
      other.setCard(b, first);
    }
  }
  return other;
}

describe('a view', () => {
  it(
    'does not depend on cards the player does not know, nor do the worlds sampled from it',
    () => {
      let differed = 0;
      for (let seed = 1; seed <= GAMES; seed++) {
        playRandomly(randomGame(seed, 2 + (seed % 2)), seed, 300, (game, at) => {
          if ((at + seed) % 13 !== 0) return;
          for (const player of game.players.keys()) {
            const other = reshuffled(game, player, at);
            if (hashGame(other) !== hashGame(game)) differed++;
            expect(viewText(other, player)).toBe(viewText(game, player));
            expect(informationHash(other, player)).toBe(informationHash(game, player));
            expect(serialise(world(other, player, at))).toBe(serialise(world(game, player, at)));
          }
        });
      }
      expect(differed).toBeGreaterThan(10 * GAMES);
    },
    TIMEOUT,
  );

  it(
    'of a world sampled from it is the same view again',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        playRandomly(randomGame(seed, 2 + (seed % 2)), seed, 300, (game, at) => {
          if ((at + seed) % 13 !== 0) return;
          for (const player of game.players.keys()) {
            const sampled = world(game, player, at);
            expect(viewText(sampled, player)).toBe(viewText(game, player));
            expect(informationHash(sampled, player)).toBe(informationHash(game, player));
          }
        });
      }
    },
    TIMEOUT,
  );

  it(
    'holds no hidden card anywhere',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        playRandomly(randomGame(seed, 2 + (seed % 2)), seed, 200, (game, at) => {
          if (at % 11 !== 0) return;
          const masked = viewOf(game, 0).masked();
          for (const player of masked.players) {
            for (const slot of [...player.library, ...player.hand]) {
              const bit = (masked.known[slot]! & 1) !== 0;
              const own = player.index === 0 && masked.zones[slot] === Zone.Hand;
              const shown = slot === player.library.at(-1) || masked.searches.length > 0;
              if (!bit && !own && !shown) expect(masked.cards[slot]).toBe(CATALOG.hidden);
            }
          }
          expect(masked.seed).toBe(0);
          expect(masked.forcedChances).toEqual([]);
          expect(masked.undo).toBe(null);
        });
      }
    },
    TIMEOUT,
  );

  it(
    'shows own cards, numbers of cards and public zones as they are',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        playRandomly(randomGame(seed, 2 + (seed % 2)), seed, 200, (game, at) => {
          if (at % 11 !== 0) return;
          for (const player of game.players.keys()) {
            const view = viewOf(game, player);
            const names = (slots: readonly number[]): string[] => slots.map((slot) => game.card(slot).definition.name);
            expect([...view.visibleCards(Zone.Hand, player)].sort()).toEqual(names(game.player(player).hand).sort());
            for (const owner of game.players.keys()) {
              expect(view.handSize(owner)).toBe(game.player(owner).hand.length);
              expect(view.librarySize(owner)).toBe(game.player(owner).library.length);
              expect(view.visibleCards(Zone.Graveyard, owner)).toEqual(names(game.player(owner).graveyard));
            }
            expect(view.permanents().map((permanent) => permanent.face)).toEqual(
              game.battlefield.map((slot) => game.objects[slot]!.face),
            );
          }
        });
      }
    },
    TIMEOUT,
  );
});

describe('sampled worlds', () => {
  it(
    'own what each player owns, and keep what the player knows',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        playRandomly(randomGame(seed, 2 + (seed % 2)), seed, 200, (game, at) => {
          if (at % 13 !== 0) return;
          expect(knownLists(world(game, 1, at))).toEqual(knownLists(game));
        });
      }
    },
    TIMEOUT,
  );

  it(
    'can be played to the end',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        playRandomly(randomGame(seed, 2 + (seed % 2)), seed, 120, (game, at) => {
          if (at % 20 !== 0) return;
          const { decider } = game.decision!;
          playRandomly(world(game, decider, at), at, 2000, () => undefined);
        });
      }
    },
    TIMEOUT,
  );

  it(
    'place a hidden card everywhere equally often',
    () => {
      const game = randomGame(2);
      playRandomly(game, 2, 30, () => undefined);
      advance(game);
      const view = viewOf(game, 0);
      const belief = knownLists(game);
      const [owner, player] = [1, 0];
      const hidden = hiddenSlots(game, player, owner);
      const counts = new Map<number, number>();
      const name = game.card(hidden[0]!).definition.name;
      const copies = hidden.filter((slot) => game.card(slot).definition.name === name).length;
      const samples = 4000;
      let inHand = 0;
      for (let i = 0; i < samples; i++) {
        const result = sampleWorld(view, belief, i);
        if (!result.ok) throw new Error(result.error.code);
        const sampled = result.game;
        for (const slot of sampled.player(owner).hand) if (sampled.card(slot).definition.name === name) inHand++;
        sampled.player(owner).library.forEach((slot, at) => {
          if (sampled.card(slot).definition.name === name) counts.set(at, (counts.get(at) ?? 0) + 1);
        });
      }
      const expected = (samples * copies) / hidden.length;
      for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
      const unknownInHand = game.player(owner).hand.filter((slot) => hidden.includes(slot)).length;
      const known = game
        .player(owner)
        .hand.filter((slot) => !hidden.includes(slot) && game.card(slot).definition.name === name).length;
      const expectedInHand = expected * unknownInHand + samples * known;
      expect(Math.abs(inHand - expectedInHand)).toBeLessThan(5 * Math.sqrt(expectedInHand + 1));
    },
    TIMEOUT,
  );
});
