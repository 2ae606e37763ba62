/** Hidden cards exchanged under a player's eyes: what is exchanged, and that a leak would be found. */
import { builtInDecks, builtInPool } from '@foretell/cards';
import {
  advance,
  answer,
  compileCatalog,
  type Game,
  hashGame,
  hiddenSlots,
  knownLists,
  mixed,
  serialise,
  viewOf,
  Zone,
} from '@foretell/rules';
import { expect, test } from 'vitest';
import { withCardsExchanged, withCardsReplaced } from '../src/honesty/exchange.ts';
import { encountersOf } from '../src/honesty/positions.ts';
import { checkHonesty, type Match, overPairs } from '../src/index.ts';
import { dealMatch } from '../src/match/playGame.ts';

const catalog = compileCatalog(builtInPool);

function library(text: string): { name: string; count: number }[] {
  const [main = ''] = text.split('\nSideboard');
  return main.split('\n').flatMap((line) => {
    const [, count, name] = /^(\d+) (.+)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, count: Number(count) }];
  });
}

const RANDOM = { name: 'random', simulations: null } as const;
const match: Match = {
  decks: builtInDecks.map(({ text }) => ({ library: library(text), commanders: [] })),
  players: [RANDOM, RANDOM],
  format: 'duel',
  turnLimit: 12,
};
const schedule = overPairs(3, [
  [0, 1],
  [2, 3],
]);
const view = (game: Game, player: number): string => serialise(viewOf(game, player).masked());

test('a game gives a decision of each kind that came up, and every one has something to decide', () => {
  const start = dealMatch(catalog, match, schedule(0));
  const encounters = encountersOf(start, 1);
  const kinds = encounters.map(({ game }) => game.decision?.kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThan(3);
  for (const { game } of encounters) expect(game.decision?.options.length).toBeGreaterThan(1);
  expect(encountersOf(start, 1).map(({ at }) => at)).toEqual(encounters.map(({ at }) => at));
});

test('exchanged cards are those the viewer does not know, each player’s among themselves', () => {
  for (const { game } of encountersOf(dealMatch(catalog, match, schedule(1)), 2)) {
    const viewer = game.decision?.decider ?? 0;
    const exchange = withCardsExchanged(game, viewer, 5);
    expect(knownLists(exchange.game)).toEqual(knownLists(game));
    const hidden = new Set(hiddenSlots(game, viewer));
    const changed = game.cards.flatMap((card, slot) => (card === exchange.game.cards[slot] ? [] : [slot]));
    expect(changed).toHaveLength(exchange.moved);
    expect(changed.every((slot) => hidden.has(slot))).toBe(true);
    expect(exchange.moved).toBeGreaterThan(20);
  }
});

test('replaced cards are other players’ cards only', () => {
  const [encounter] = encountersOf(dealMatch(catalog, match, schedule(1)), 2);
  if (encounter === undefined) throw new Error('no encounter');
  const viewer = encounter.game.decision?.decider ?? 0;
  const forest = catalog.byName.get('Forest');
  if (forest === undefined) throw new Error('no Forest');
  const { game } = withCardsReplaced(encounter.game, viewer, [forest], 5);
  const other = game.player(1 - viewer);
  expect(other.library.every((slot) => game.cards[slot] === forest)).toBe(true);
  expect(game.player(viewer).library.map((slot) => game.card(slot).id)).toEqual(
    encounter.game.player(viewer).library.map((slot) => encounter.game.card(slot).id),
  );
});

test('a card that the viewer knows, exchanged by mistake, would show', () => {
  const game = dealMatch(catalog, match, schedule(0));
  advance(game);
  const other = game.clone();
  const [slot = 0] = other.player(0).hand;
  other.setCard(slot, game.card(game.player(0).library.find((card) => game.cards[card] !== game.cards[slot]) ?? 0));
  expect(view(other, 0)).not.toBe(view(game, 0));
  expect(view(other, 1)).toBe(view(game, 1));
});

test('greedy decides the same at the positions of two games, and they are the same positions again', () => {
  const checks = [0, 1].flatMap((game) =>
    checkHonesty(catalog, match, schedule(game), { name: 'greedy', simulations: null }),
  );
  expect(checks.length).toBeGreaterThan(8);
  expect(checks.filter(({ leak }) => leak !== null)).toEqual([]);
  expect(new Set(checks.map(({ change }) => change)).size).toBe(2);
}, 30_000);

test('what happens in a copy of a game leaves the game as it was', () => {
  for (const number of [0, 1, 2, 3]) {
    const game = dealMatch(catalog, match, schedule(number));
    for (let at = 0; at < 400 && advance(game) !== null; at++) {
      if (at % 20 === 0) {
        const before = hashGame(game);
        playOn(game.clone(), at, 30);
        expect(hashGame(game)).toBe(before);
      }
      answer(game, mixed(number, at) % (game.decision?.options.length ?? 1));
    }
  }
}, 30_000);

function playOn(game: Game, seed: number, decisions: number): void {
  for (let at = 0; at < decisions && advance(game) !== null; at++)
    answer(game, mixed(seed, at) % (game.decision?.options.length ?? 1));
}

test('nobody knows where cards lie in a library that was just shuffled, so that all of them can change places', () => {
  const game = dealMatch(catalog, match, schedule(0));
  advance(game);
  const hidden = hiddenSlots(game, 0);
  expect(hidden.filter((slot) => game.zones[slot] === Zone.Library)).toHaveLength(53 * 2);
});
