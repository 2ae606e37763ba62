import { describe, expect, it } from 'vitest';
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { dealGame } from '../../src/engine/setup.ts';
import { type Ability, type CardDefinition, CardType, Step, Zone } from '../../src/ir/index.ts';
import { DEFAULT_CONFIG, type GameConfig } from '../../src/state/config.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import type { Game } from '../../src/state/game.ts';
import { slotOf } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';

const LEYLINE: Ability = {
  kind: 'static',
  zone: Zone.Hand,
  effect: { kind: 'allowance', allowance: { kind: 'startOnBattlefield', exileFromHand: 0 } },
};
const CAVERN: Ability = {
  kind: 'static',
  zone: Zone.Hand,
  effect: {
    kind: 'allowance',
    allowance: { kind: 'startOnBattlefield', counters: { counter: 'luck', count: 1 }, exileFromHand: 1 },
  },
};

/** Twelve different cards, so that every hand and bottom can be told apart. */
const PLAIN = Array.from({ length: 12 }, (_, at) => card(`Card ${at}`, CardType.Artifact));

function deal(cards: readonly CardDefinition[], players: number, config: Partial<GameConfig> = {}): Game {
  const catalog = compileCatalog(cards);
  const library = cards.map((definition) => catalog.byName.get(definition.name)!);
  const order = Array.from({ length: players }, (_, at) => at);
  const full: GameConfig = { ...DEFAULT_CONFIG, playerCount: players, order, askEveryPriority: true, ...config };
  return dealGame(
    catalog,
    full,
    5,
    order.map(() => ({ library, commanders: [] })),
  );
}

/** Answers by value. */
function say(game: Game, value: number): void {
  answer(game, game.decision!.options.indexOf(value));
  advance(game);
}

function hands(game: Game): number[] {
  return game.players.map((player) => player.hand.length);
}

describe('mulligans (103.5)', () => {
  it('are offered in turn order after seven cards, and keeping begins the game', () => {
    const game = deal(PLAIN, 2, { order: [1, 0] });
    advance(game);
    expect([game.decision?.kind, game.decision?.player, hands(game)]).toEqual([DecisionKind.Mulligan, 1, [7, 7]]);
    say(game, 0);
    expect([game.decision?.kind, game.decision?.player]).toEqual([DecisionKind.Mulligan, 0]);
    say(game, 0);
    expect([game.decision?.kind, game.turnNumber, game.activePlayer]).toEqual([DecisionKind.Priority, 1, 1]);
  });

  it('draw seven again and put one on the bottom for each mulligan taken', () => {
    const game = deal(PLAIN, 2);
    advance(game);
    say(game, 0);
    say(game, 1);
    expect([game.decision?.kind, game.decision?.player, game.decision?.options.length]).toEqual([
      DecisionKind.Choose,
      1,
      7,
    ]);
    const bottom = game.decision!.options[2]!;
    say(game, bottom);
    expect(game.player(1).library[0]).toBe(slotOf(bottom));
    // Only the player who did not keep is asked again.
    expect([game.decision?.kind, game.decision?.player, hands(game)]).toEqual([DecisionKind.Mulligan, 1, [7, 6]]);
    say(game, 1);
    expect(game.decision?.options.length).toBe(6);
    const first = game.decision!.options[0]!;
    say(game, first);
    const second = game.decision!.options[0]!;
    say(game, second);
    expect(game.decision?.kind).toBe(DecisionKind.Order);
    say(game, second);
    expect(game.player(1).library.slice(0, 2)).toEqual([slotOf(first), slotOf(second)]);
    expect(hands(game)).toEqual([7, 5]);
  });

  it('are all taken before anybody declares again', () => {
    const game = deal(PLAIN, 2);
    advance(game);
    say(game, 1);
    expect([game.decision?.kind, game.decision?.player, hands(game)]).toEqual([DecisionKind.Mulligan, 1, [7, 7]]);
    say(game, 1);
    const asked: (number | undefined)[] = [];
    while (game.decision?.kind === DecisionKind.Choose) {
      asked.push(game.decision.player);
      say(game, game.decision.options[0]!);
    }
    expect(asked).toEqual([0, 1]);
    expect([game.decision?.kind, game.decision?.player, hands(game)]).toEqual([DecisionKind.Mulligan, 0, [6, 6]]);
  });

  it('stop when the hand would be empty', () => {
    const game = deal(PLAIN, 2);
    advance(game);
    const sizes: number[] = [];
    while (game.turnNumber === 0) {
      const { kind, player, options } = game.decision!;
      if (kind === DecisionKind.Mulligan && player === 0) sizes.push(game.player(0).hand.length);
      say(game, kind === DecisionKind.Mulligan ? (player === 0 ? 1 : 0) : options[0]!);
    }
    expect(sizes).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect([game.player(0).mulligans, hands(game)]).toEqual([7, [0, 7]]);
  });

  it('cost nothing the first time with more than two players (103.5c)', () => {
    const game = deal(PLAIN, 3);
    advance(game);
    say(game, 1);
    say(game, 0);
    say(game, 0);
    expect([game.decision?.kind, game.decision?.player, hands(game)]).toEqual([DecisionKind.Mulligan, 0, [7, 7, 7]]);
  });
});

describe('opening hands (103.6a)', () => {
  it('may begin on the battlefield, with counters and a card exiled where the card says so', () => {
    const cards = [
      card('Leyline', CardType.Enchantment, { abilities: [LEYLINE] }),
      card('Cavern', CardType.Land, { abilities: [CAVERN] }),
    ];
    // Seven cards: all of them are in both hands.
    const game = deal([...cards, ...PLAIN.slice(0, 5)], 2);
    advance(game);
    say(game, 0);
    say(game, 0);
    const offered: string[] = [];
    while (game.decision?.kind === DecisionKind.YesNo) {
      const { player, subjects } = game.decision;
      const name = game.card(slotOf(subjects[0]!)).definition.name;
      offered.push(`${player} ${name}`);
      say(game, player === 0 || name === 'Cavern' ? 1 : 0);
      if (name === 'Cavern') {
        expect([game.decision?.kind, game.decision?.player]).toEqual([DecisionKind.Choose, player]);
        const plain = game.decision.options.filter((option) => game.card(slotOf(option)).definition.name !== 'Leyline');
        say(game, plain[0]!);
      }
    }
    expect(offered.sort()).toEqual(['0 Cavern', '0 Leyline', '1 Cavern', '1 Leyline']);
    expect(game.battlefield.map((slot) => `${game.owners[slot]} ${game.card(slot).definition.name}`).sort()).toEqual([
      '0 Cavern',
      '0 Leyline',
      '1 Cavern',
    ]);
    const cavern = game.battlefield.find((slot) => game.card(slot).definition.name === 'Cavern')!;
    expect(game.objects[cavern]?.counters).toEqual(['luck', 1]);
    expect(game.exile).toHaveLength(2);
    expect(game.decision?.kind).toBe(DecisionKind.Priority);
  });

  it('may show cards for what happens later (103.6b)', () => {
    const revealed: Ability = {
      kind: 'static',
      zone: Zone.Hand,
      effect: {
        kind: 'allowance',
        allowance: {
          kind: 'revealInOpeningHand',
          effect: {
            kind: 'delayed',
            event: { kind: 'beginningOf', step: Step.Upkeep, whose: { kind: 'eachPlayer' } },
            once: true,
            effect: { kind: 'loseLife', who: { kind: 'opponents' }, amount: 3 },
          },
        },
      },
    };
    const game = deal([card('Herald', CardType.Creature, { abilities: [revealed] }), ...PLAIN.slice(0, 6)], 2);
    advance(game);
    say(game, 0);
    say(game, 0);
    const herald = game.player(0).hand.find((slot) => game.card(slot).definition.name === 'Herald')!;
    expect([game.decision?.kind, game.decision?.player]).toEqual([DecisionKind.YesNo, 0]);
    say(game, 1);
    expect(game.known[herald]).toBe(3);
    expect([game.decision?.kind, game.decision?.player]).toEqual([DecisionKind.YesNo, 1]);
    say(game, 0);
    expect(game.player(0).hand).toContain(herald);
    // The first upkeep of the game, whoever's it is.
    expect([game.turnNumber, game.step, game.stack.length]).toEqual([1, Step.Upkeep, 1]);
    while (game.stack.length > 0) say(game, 0);
    expect(game.players.map(({ life }) => life)).toEqual([20, 17]);
  });
});
