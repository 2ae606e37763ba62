/** From a scenario to its decision: the cards it needs, the game, and what its decider believes. */
import { cardsNamed, Lines, nearestWords, PLAYERS, type Position, positionOf, type Scenario } from '@foretell/formats';
import type { Belief } from '@foretell/rules';
import type { CardDefinition } from '@foretell/rules/ir';
import { beliefOf } from '@foretell/study';
import { BUILT_IN_POOL, catalogOf, type PoolRequest } from '@foretell/workers';
import type { Refusal } from '../../protocol/board.ts';
import type { EngineContext } from '../context.ts';
import { type PositionReading, readPosition, refused } from './positionText.ts';

export interface Reached {
  readonly kind: 'reached';
  readonly scenario: Scenario;
  readonly notes: readonly string[];
  readonly position: Position;
  readonly belief: Belief;
  readonly pool: PoolRequest;
}

export async function reachPosition(text: string, context: EngineContext): Promise<Reached | Refusal> {
  const reading: PositionReading = readPosition(text);
  if (reading.kind === 'refused') return reading;
  const { scenario, notes } = reading;
  const pool = await poolOf(scenario, context);
  const { now } = context.runtime;
  const reached = positionOf(scenario, { catalog: catalogOf(pool) }, context.texts, now);
  if (!reached.ok) {
    const { message, cards = [] } = reached.failure;
    if (cards.length > 0) return missing(cards, text, context);
    return refused(reached.isNone ? 'it ends without coming to a decision; add decide' : message);
  }
  const { position } = reached;
  const stated = scenario.beliefs[PLAYERS[position.decider] ?? 'A'];
  if (stated?.deck === 'pool')
    return refused('lists in files cannot be read here; write {deck: known} or {deck: open}');
  const belief = beliefOf(position.game, position.decider, stated, []);
  return { kind: 'reached', scenario, notes, position, belief, pool };
}

/** The cards of the visitor's file that the scenario needs. */
async function poolOf(scenario: Scenario, context: EngineContext): Promise<PoolRequest> {
  const definitions = new Map<string, CardDefinition>();
  for (const name of cardsNamed(scenario)) {
    const meant = await context.find(name);
    if (meant?.kind === 'compiled') definitions.set(meant.card.name, meant.card);
  }
  return definitions.size === 0 ? BUILT_IN_POOL : { definitions: [...definitions.values()] };
}

/** A problem for each card, where the text has it first. */
async function missing(cards: readonly string[], text: string, context: EngineContext): Promise<Refusal> {
  const lines = new Lines(text);
  const names = context.names();
  const problems = await Promise.all(
    cards.map(async (card) => {
      const meant = await context.find(card);
      const nearest = nearestWords(card, names, 3);
      const hint = nearest.length === 0 ? 'check the spelling' : `did you mean ${nearest.join(', or ')}?`;
      const what =
        meant?.kind === 'refused'
          ? `some of what ${card} says is not understood; take it out`
          : `there is no card ${JSON.stringify(card)} here; ${hint}`;
      const at = text.indexOf(card);
      return refused(what, at < 0 ? null : lines.at(at)).problems;
    }),
  );
  return { kind: 'refused', problems: problems.flat() };
}
