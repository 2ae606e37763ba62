import { parseScenarios, positionOf } from '@foretell/formats';
import type { Decision, Game } from '@foretell/rules';
import { abilityTexts, BUILT_IN_POOL, catalogOf } from '@foretell/workers';
import { expect, test } from 'vitest';
import { endsPassingAhead, type PassingAhead, unasked } from '../../src/engine/table/passing.ts';
import type { StopSettings } from '../../src/protocol/table.ts';
import { NO_STOPS } from './tables.ts';

/** A has a Mountain and holds an instant, B has creatures and a Mountain. */
const SETUP = `
setup:
  - {zone: battlefield, player: A, card: Mountain}
  - {zone: hand, player: A, card: Lightning Bolt}
  - {zone: battlefield, player: A, card: Hill Giant}
  - {zone: battlefield, player: B, card: Mountain, count: 2}
  - {zone: battlefield, player: B, card: Grizzly Bears}
  - {zone: hand, player: B, card: Lightning Bolt, count: 2}
`;

interface Asked {
  readonly game: Game;
  readonly decision: Decision;
}

/** The position in which A is to decide. */
function reach(rest: string, setup: string = SETUP): Asked {
  const result = parseScenarios(`id: stop${setup}${rest}`, 'test', 'yaml')[0]?.result;
  if (result === undefined || !result.ok) throw new Error(`cannot be read: ${JSON.stringify(result?.error)}`);
  const reached = positionOf(result.value, { catalog: catalogOf(BUILT_IN_POOL) }, abilityTexts(), () => 0);
  if (!reached.ok) throw new Error(reached.failure.message);
  const { game, decision } = reached.position;
  return { game, decision };
}

function reasonAt(
  { game, decision }: Asked,
  stops: Partial<StopSettings> = {},
  ahead: PassingAhead | null = null,
): string | null {
  return unasked(game, decision, { ...NO_STOPS, ...stops }, ahead)?.reason ?? null;
}

const upkeep = reach('decide: {turn: 1, step: upkeep, player: A}');
const main = reach('decide: {turn: 1, step: precombat_main, player: A}');
const endOfTheirs = reach('decide: {turn: 2, step: end_turn, player: A}');
const attacked = reach(`
actions:
  - {turn: 2, step: declare_attackers, player: B, op: attack, attacker: Grizzly Bears}
decide: {turn: 2, step: declare_attackers, player: A, kind: priority}
`);
const response = reach(`
actions:
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Lightning Bolt, targets: [{player: A}]}
decide: {turn: 2, step: precombat_main, player: A, kind: priority}
`);

test('in a main phase of their own the person is asked as long as they can do something', () => {
  expect(reasonAt(main)).toBeNull();
});

test('elsewhere they are passed for, unless a stop says otherwise', () => {
  expect(reasonAt(upkeep)).toBe('no stop in your upkeep step');
  expect(reasonAt(upkeep, { mine: ['upkeep'] })).toBeNull();
  expect(reasonAt(upkeep, { theirs: ['upkeep'] })).not.toBeNull();
  expect(reasonAt(endOfTheirs)).toBe('no stop in their end turn step');
  expect(reasonAt(endOfTheirs, { theirs: ['end_turn'] })).toBeNull();
});

test('who is attacked is asked before blocks', () => {
  expect(reasonAt(attacked)).toBeNull();
});

test('whoever can respond to an opponent is asked, whatever they passed ahead to but their own turn', () => {
  const { game, decision } = response;
  expect(reasonAt(response)).toBeNull();
  expect(endsPassingAhead(game, decision, { until: 'endOfTurn', turn: 2 })).toBe(true);
  const ahead: PassingAhead = { until: 'myTurn', turn: 2 };
  expect(endsPassingAhead(game, decision, ahead)).toBe(false);
  expect(reasonAt(response, {}, ahead)).toBe('until your turn');
});

test('their own spell resolves without another question, unless they have full control', () => {
  const without = SETUP.replace('player: A, card: Lightning Bolt', 'player: A, card: Hill Giant');
  const spell = `
actions:
  - {turn: 2, step: precombat_main, player: B, op: cast, card: Lightning Bolt, targets: [{player: A}]}
decide: {turn: 2, step: precombat_main, player: B, kind: priority}
`;
  const asked = reach(spell, without);
  // The one who cast it has priority first (117.3c).
  expect(reasonAt(asked)).toBe('your own spell resolves');
  expect(reasonAt(asked, { fullControl: true })).toBeNull();
});

test('who passes to the end of the turn attacks with nothing and is asked again in the next turn', () => {
  const attack = reach('decide: {turn: 1, step: declare_attackers, player: A, kind: attack}');
  const ahead: PassingAhead = { until: 'endOfTurn', turn: 1 };
  expect(reasonAt(attack)).toBeNull();
  const passing = unasked(attack.game, attack.decision, NO_STOPS, ahead);
  expect(attack.decision.options[passing?.option ?? -1]).toBe(0);
  expect(reasonAt(main, {}, ahead)).toBe('to the end of the turn');
  expect(endsPassingAhead(endOfTheirs.game, endOfTheirs.decision, ahead)).toBe(true);
});
