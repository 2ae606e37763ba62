/** On which hidden cards an answer hangs. */
import { advance, answer, type Game, knownLists, viewOf } from '@foretell/rules';
import { expect, test } from 'vitest';
import type { Plan } from '../src/plans.ts';
import { Random } from '../src/random.ts';
import { sensitivityOf } from '../src/sensitivity.ts';
import { sampleWorlds } from '../src/worlds.ts';
import { game } from './games.ts';

const plan = (pick: number): Plan => ({ picks: [pick], kinds: [0], steps: [] });
const WORLDS = Array.from({ length: 64 }, (_, world) => world);

/** The first decision of a turn, with opening hands kept; the masked game of the player asked and worlds for it. */
function sampled(): { masked: Game; worlds: readonly Game[]; opponent: number } {
  const start = game(3, 'red-aggro', 'green-creatures');
  while (advance(start) !== null && start.turnNumber === 0) answer(start, 0);
  const view = viewOf(start, start.decision?.decider ?? 0);
  const drawn = sampleWorlds(view, knownLists(start), 1, WORLDS);
  if (!drawn.ok) throw new Error(drawn.error.code);
  return { masked: view.masked(), worlds: drawn.worlds, opponent: 1 - view.viewer };
}

/** By world: whether the opponent holds the card. */
function holding(worlds: readonly Game[], player: number, card: string): boolean[] {
  return worlds.map((world) => world.player(player).hand.some((slot) => world.card(slot).definition.name === card));
}

test('a card in the opponent’s hand that costs the best option its lead is named, with what it costs', () => {
  const { masked, worlds, opponent } = sampled();
  const card = worlds[0]?.card(worlds[0].player(opponent).hand[0] as number).definition.name ?? '';
  const held = holding(worlds, opponent, card);
  const random = new Random(5);
  const best = held.map((there) => (there ? 0.4 : 0.7) + 0.05 * random.unit());
  const second = held.map(() => 0.55 + 0.05 * random.unit());
  const found = sensitivityOf(
    [
      { plan: plan(0), means: best },
      { plan: plan(1), means: second },
    ],
    worlds,
    masked,
  );
  const share = held.filter((there) => there).length / held.length;
  expect(found.losing).toBeCloseTo(share, 10);
  expect(found.dependsOn[0]).toMatchObject({ card, player: opponent, place: 'hand', share });
  expect(found.dependsOn[0]?.present).toBeCloseTo(0.425, 1);
  expect(found.dependsOn[0]?.absent).toBeCloseTo(0.725, 1);
  expect(found.reversals[0]).toMatchObject({ plan: plan(1), lead: { card, player: opponent, place: 'hand' } });
  expect(found.reversals[0]?.lead.present).toBeCloseTo(0.15, 1);
});

test('values that depend on no card name hardly any', () => {
  const { masked, worlds } = sampled();
  let named = 0;
  for (let seed = 0; seed < 20; seed++) {
    const random = new Random(seed);
    const means = worlds.map(() => 0.5 + 0.2 * random.unit());
    named += sensitivityOf([{ plan: plan(0), means }], worlds, masked).dependsOn.length;
  }
  expect(named).toBeLessThanOrEqual(2);
});

test('worlds in which an option was not played say nothing of it', () => {
  const { masked, worlds } = sampled();
  const means = worlds.map((_, world) => (world < 32 ? (world < 8 ? 0.2 : 0.8) : null));
  expect(sensitivityOf([{ plan: plan(0), means }], worlds, masked).losing).toBe(0.25);
});
