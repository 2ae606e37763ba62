/** Players do not put off the end of a turn by what costs nothing and changes nothing. */
import {
  ActionType,
  actionType,
  advance,
  answer,
  DecisionKind,
  type Game,
  knownLists,
  mixed,
  viewOf,
} from '@foretell/rules';
import { expect, test } from 'vitest';
import { PASS_INDEX } from '../src/passing.ts';
import { PlanFollower } from '../src/planFollower.ts';
import type { PlayerSpec } from '../src/playerSpec.ts';
import { createPlayer } from '../src/players.ts';
import { position } from './positions.ts';

/** What player 0 activates in the turn of the position, at most so often; the other player does nothing. */
function activations(game: Game, spec: PlayerSpec, most: number): number {
  const player = createPlayer(spec, knownLists(game));
  const { turnNumber } = game;
  let count = 0;
  for (let asked = 0; count < most; asked++) {
    const decision = advance(game);
    if (decision === null || game.turnNumber !== turnNumber) break;
    let option = PASS_INDEX;
    if (decision.decider === 0) {
      const chosen = player.choose(viewOf(game, 0), mixed(1, asked));
      if (!chosen.ok) throw new Error(chosen.error.code);
      option = chosen.option;
      const isActivation =
        decision.kind === DecisionKind.Priority &&
        actionType(decision.options[option] as number) === ActionType.Activate;
      if (isActivation) count++;
    }
    answer(game, option);
  }
  return count;
}

// The equip ability costs {0}, and at the end of the turn a creature loses the +3/+3 of Giant Growth. Moving the equipment to and fro changes
// the table, but in each of the two main phases there are only so many places it can be in and go to: 2 · (creatures + 1) · creatures.
test.each([
  ['one creature', ['Grizzly Bears'], 4],
  ['two creatures', ['Grizzly Bears', 'Savannah Lions'], 12],
])('with a free equip ability and %s a turn ends', (_, creatures, most) => {
  const game = position([
    { battlefield: ['Umbral Mantle', 'Forest', ...creatures], hand: ['Giant Growth'] },
    { battlefield: ['Carnage Tyrant'] },
  ]);
  const count = activations(game, { name: 'greedy', simulations: null }, 60);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(most);
});

test('who plans passes without a thought after so many acts of a turn, whatever came of them', () => {
  const game = position([{ battlefield: ['Umbral Mantle', 'Grizzly Bears'] }, {}]);
  const decision = advance(game);
  if (decision === null) throw new Error('nothing is asked');
  const view = viewOf(game, 0);
  const act = decision.options.at(-1) as number;
  const plan = { picks: [act], kinds: [decision.kind], steps: [] };
  const follower = new PlanFollower(knownLists(game));
  let acts = 0;
  for (; acts < 100 && follower.pick(view, decision) < 0; acts++)
    expect(follower.begin(view, decision, { plan, forced: null }, 1)).toEqual({
      ok: true,
      option: decision.options.length - 1,
    });
  expect(acts).toBeGreaterThan(1);
  expect(acts).toBeLessThan(100);
  expect(follower.pick(view, decision)).toBe(PASS_INDEX);
});
