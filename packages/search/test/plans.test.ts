import { advance, answer, type Decision, DecisionKind, type Game } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { applyPlan, enumeratePlans, type Plan } from '../src/plans.ts';
import { DECK_NAMES, game, playRandomly } from './games.ts';
import { position } from './positions.ts';

/** Goes on to the first decision of that kind, passing and declining before it. */
function reach(start: Game, kind: number): Decision {
  for (let count = 0; count < 50; count++) {
    const decision = advance(start);
    if (decision === null) break;
    if (decision.kind === kind) return decision;
    answer(start, 0);
  }
  throw new Error('the decision was not reached');
}

const attackers = (plan: Plan): string[] =>
  plan.steps.flatMap((step) => (step.object === null ? [] : (step.subjects[0]?.name ?? '')));

describe('attacks', () => {
  test('of three different creatures are eight whole plans', () => {
    const start = position([{ battlefield: ['Grizzly Bears', 'Goblin Guide', 'Llanowar Elves'] }, {}]);
    reach(start, DecisionKind.Attack);
    const { plans, complete } = enumeratePlans(start, 64);
    expect(complete).toBe(true);
    expect(plans.map((plan) => attackers(plan).toSorted().join('+')).toSorted()).toEqual([
      '',
      'Goblin Guide',
      'Goblin Guide+Grizzly Bears',
      'Goblin Guide+Grizzly Bears+Llanowar Elves',
      'Goblin Guide+Llanowar Elves',
      'Grizzly Bears',
      'Grizzly Bears+Llanowar Elves',
      'Llanowar Elves',
    ]);
  });

  test('of identical creatures are counted by number', () => {
    const start = position([{ battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'] }, {}]);
    reach(start, DecisionKind.Attack);
    expect(
      enumeratePlans(start, 64)
        .plans.map((plan) => attackers(plan).length)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3]);
  });

  test('of eight different creatures are thinned to 64, with none, all and each alone among them', () => {
    const creatures = [
      'Grizzly Bears',
      'Goblin Guide',
      'Llanowar Elves',
      'Elvish Mystic',
      'Kalonian Tusker',
      'Leatherback Baloth',
      'Vampire Nighthawk',
      'Mogg Fanatic',
    ];
    const start = position([{ battlefield: creatures }, {}]);
    reach(start, DecisionKind.Attack);
    const { plans, complete } = enumeratePlans(start, 64);
    expect(complete).toBe(false);
    expect(plans.length).toBeLessThanOrEqual(64);
    expect(plans.length).toBeGreaterThan(48);
    const sets = plans.map((plan) => attackers(plan));
    expect(sets.some((set) => set.length === 0)).toBe(true);
    expect(sets.some((set) => set.length === 8)).toBe(true);
    for (const creature of creatures) expect(sets.some((set) => set.length === 1 && set[0] === creature)).toBe(true);
    expect(new Set(sets.map((set) => set.join())).size).toBe(plans.length);
  });
});

test('a cast with its targets is one option, and passing another', () => {
  const start = position([
    { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
  ]);
  reach(start, DecisionKind.Priority);
  const { plans } = enumeratePlans(start, 64);
  const described = plans.map((plan) => {
    const target = plan.steps[1]?.object;
    const name =
      target === undefined || target === null ? '' : target.isPlayer ? `player ${target.player}` : target.name;
    return `${plan.steps[0]?.action?.op} ${plan.steps[0]?.action?.card} ${name}`.trim();
  });
  expect(described.toSorted()).toEqual([
    'cast Lightning Bolt Grizzly Bears',
    'cast Lightning Bolt Llanowar Elves',
    'cast Lightning Bolt player 0',
    'cast Lightning Bolt player 1',
    'pass',
  ]);
});

test('on random positions plans are distinct, and playing one answers exactly its picks', () => {
  let seen = 0;
  for (let seed = 0; seed < 4; seed++) {
    const start = game(seed, DECK_NAMES[seed] as string, DECK_NAMES[(seed + 1) % 4] as string);
    playRandomly(start, seed, 120, (now) => {
      const { plans } = enumeratePlans(now, 16);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.length).toBeLessThanOrEqual(16);
      expect(new Set(plans.map((plan) => plan.picks.join())).size).toBe(plans.length);
      for (const plan of plans) {
        const copy = now.clone();
        applyPlan(copy, plan.picks, plan.kinds);
        expect(copy.decision).not.toBe(now.decision);
      }
      seen++;
    });
  }
  expect(seen).toBeGreaterThan(200);
}, 60_000);
