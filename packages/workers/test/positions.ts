// Positions for tests, written as people write them.
import { readFileSync } from 'node:fs';
import { type Position, parseScenarios, positionOf } from '@foretell/formats';
import { beliefOf, deciderView } from '@foretell/study';
import { type AnalysisJob, abilityTexts, BUILT_IN_POOL, catalogOf } from '../src/shared/index.ts';

const COMBAT = readFileSync(new URL('./combat.yaml', import.meta.url), 'utf8');

const PILES = `
id: piles
setup:
  - {zone: battlefield, player: B, card: "Jace, Architect of Thought"}
  - {zone: library, player: B, card: Lightning Bolt}
  - {zone: library, player: B, card: Hill Giant}
  - {zone: library, player: B, card: Mountain}
  - {zone: library, player: B, card: Mountain}
  - {zone: battlefield, player: B, card: Mountain, count: 3}
actions:
  - {turn: 2, step: precombat_main, player: B, op: activate, ability: "-2", source: "Jace, Architect of Thought"}
decide: {turn: 2, step: precombat_main, player: A, kind: pile-split}
`;

function reach(text: string): Position {
  const result = parseScenarios(text, 'test', 'yaml')[0]?.result;
  if (result === undefined || !result.ok) throw new Error('a test position that cannot be read');
  const reached = positionOf(result.value, { catalog: catalogOf(BUILT_IN_POOL) }, abilityTexts(), () => 0);
  if (!reached.ok) throw new Error(reached.failure.message);
  return reached.position;
}

/** An analysis of a position by flat playouts, by a tree, or of piles. */
export function jobOf(which: 'flat' | 'tree' | 'piles', simulations: number): AnalysisJob {
  const position = reach(which === 'piles' ? PILES : COMBAT);
  const belief = beliefOf(position.game, position.decider, undefined, []);
  const method = which === 'piles' ? {} : { method: which };
  return {
    view: deciderView(position),
    options: { seed: 5, level: 'casual', belief, budget: { simulations }, ...method },
  };
}
