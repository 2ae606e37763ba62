/** Exact values of positions whose values can be worked out by hand. */
import { advance, answer, DecisionKind, type Game, reconfigured } from '@foretell/rules';
import { expect, test } from 'vitest';
import { type ExactResult, exactValues } from '../src/exact/expectimax.ts';
import { position, type Side } from './positions.ts';

/** The position, over at the end of turn `last` (a draw then), hands on the table, at player 0's first decision. */
function endgame(ours: Side, theirs: Side, last = 9): Game {
  const game = reconfigured(position([ours, theirs]), { turnLimit: last });
  game.known = game.known.map((knowers, slot) => (game.players.some(({ hand }) => hand.includes(slot)) ? 3 : knowers));
  advance(game);
  return game;
}

function best(result: ExactResult): number {
  if (!result.ok) throw new Error(result.code);
  return Math.max(...result.values);
}

const alone = (game: Game): { game: Game; weight: number }[] => [{ game, weight: 1 }];

test('burn that is enough wins, burn that is not draws, and the opponent’s last turn may lose', () => {
  const burn = { battlefield: ['Mountain'], hand: ['Lightning Bolt'] };
  expect(best(exactValues(alone(endgame(burn, { life: 3 })), 1000))).toBe(1);
  expect(best(exactValues(alone(endgame(burn, { life: 4 })), 1000))).toBe(0.5);
  const attacked = { ...burn, life: 2 };
  const bears = { life: 20, battlefield: ['Grizzly Bears'] };
  // The Bolt kills the Bears, now or when they attack.
  expect(best(exactValues(alone(endgame(attacked, bears, 10)), 20_000))).toBe(0.5);
  // Without it the first question is whether the Bears attack.
  const defenceless = endgame({ ...attacked, hand: [] }, bears, 10);
  expect(defenceless.decision?.decider).toBe(1);
  expect(best(exactValues(alone(defenceless), 20_000))).toBe(1);
});

test('everybody decides for all worlds that look alike: a card to come wins in as many worlds as it comes in', () => {
  // Opt (scry 1, draw) with two of three cards a Bolt, in each order once: see one, keep it or not, draw.
  const ours = (library: readonly string[]): Side => ({ battlefield: ['Island', 'Mountain'], hand: ['Opt'], library });
  const orders = [
    ['Lightning Bolt', 'Lightning Bolt', 'Plains'],
    ['Lightning Bolt', 'Plains', 'Lightning Bolt'],
    ['Plains', 'Lightning Bolt', 'Lightning Bolt'],
  ];
  const worlds = orders.map((library) => ({ game: endgame(ours(library), { life: 3 }), weight: 1 }));
  const result = exactValues(worlds, 20_000);
  // The last of the list is on top. Two orders have a Bolt there; the third has one below it, and a scry that says so.
  expect(best(result)).toBe(1);
  const blind = orders.map(() => ({
    game: endgame(ours(['Plains', 'Plains', 'Lightning Bolt']), { life: 3 }),
    weight: 1,
  }));
  const mixed = [...blind.slice(1), { game: endgame(ours(['Plains', 'Plains', 'Plains']), { life: 3 }), weight: 2 }];
  expect(best(exactValues(mixed, 20_000))).toBe(0.75);
});

test('who is asked must know what the other knows', () => {
  const ours = { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] };
  const worlds = ['Lightning Bolt', 'Searing Spear'].map((burn) => {
    const theirs = {
      life: 2,
      battlefield: ['Mountain', 'Mountain', 'Llanowar Elves'],
      hand: [],
      library: ['Plains', burn],
    };
    return { game: endgame(ours, theirs, 10), weight: 1 };
  });
  // What they draw tells them which world it is; by then it is their turn, and the Growth is still to be thought about.
  expect(exactValues(worlds, 200_000)).toEqual({ ok: false, code: 'private-information' });
});

test('a position too large is refused', () => {
  const game = endgame({ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, { life: 3 });
  expect(exactValues(alone(game), 2)).toEqual({ ok: false, code: 'too-large' });
});

test('the player asked may be the one who attacks or the one who blocks', () => {
  const game = endgame({ battlefield: ['Serra Angel'] }, { life: 4, battlefield: ['Air Elemental'] });
  while (game.decision !== null && game.decision.kind !== DecisionKind.Block) {
    answer(game, game.decision.kind === DecisionKind.Attack ? game.decision.options.length - 1 : 0);
    advance(game);
  }
  const result = exactValues(alone(game), 1000);
  if (!result.ok) throw new Error(result.code);
  expect([...result.values].sort((a, b) => a - b)).toEqual([0, 0.5]);
});
