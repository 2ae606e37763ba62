/** From a scenario to its decision: the cards it needs, the game, and what its decider believes. */
import {
  cardsNamed,
  type DeckBelief,
  Lines,
  nearestWords,
  PLAYERS,
  type Position,
  positionOf,
  type Scenario,
} from '@foretell/formats';
import type { Belief } from '@foretell/rules';
import type { CardDefinition } from '@foretell/rules/ir';
import { beliefOf, listOf } from '@foretell/study';
import { catalogOf, type PoolRequest, poolWith } from '@foretell/workers';
import type { ListFile, Refusal } from '../../protocol/board.ts';
import type { EngineContext } from '../context.ts';
import { type BelievedLists, believedLists } from './believedLists.ts';
import { type PositionReading, refused } from './positionText.ts';

export interface Reached {
  readonly kind: 'reached';
  readonly scenario: Scenario;
  readonly notes: readonly string[];
  readonly position: Position;
  readonly belief: Belief;
  readonly pool: PoolRequest;
}

/** `text` and `files` are what the position was read from and what lies beside it. */
export async function reachPosition(
  reading: PositionReading,
  { text, lists: files }: { readonly text: string; readonly lists: readonly ListFile[] },
  context: EngineContext,
): Promise<Reached | Refusal> {
  if (reading.kind === 'refused') return reading;
  const { scenario, notes } = reading;
  const lists = new Map<DeckBelief, BelievedLists>();
  for (const belief of Object.values(scenario.beliefs)) {
    const found = await believedLists(belief, files, context);
    if (found.kind === 'refused') return found;
    lists.set(belief, found);
  }
  const pool = await poolOf(
    scenario,
    [...lists.values()].flatMap(({ definitions }) => definitions),
    context,
  );
  const { now } = context.runtime;
  const reached = positionOf(scenario, { catalog: catalogOf(pool) }, context.texts, now);
  if (!reached.ok) {
    const { message, cards = [] } = reached.failure;
    if (cards.length > 0) return missing(cards, text, context);
    return refused(reached.isNone ? 'it ends without coming to a decision; add decide' : message);
  }
  const { position } = reached;
  const stated = scenario.beliefs[PLAYERS[position.decider] ?? 'A'];
  const decks = stated === undefined ? [] : (lists.get(stated)?.decks ?? []);
  const owned = decks.map((deck) => listOf(deck, position.game.catalog));
  const belief = beliefOf(position.game, position.decider, stated, owned);
  return { kind: 'reached', scenario, notes, position, belief, pool };
}

/** The cards of the visitor's file that the scenario needs, and those of the lists. */
async function poolOf(
  scenario: Scenario,
  ofLists: readonly CardDefinition[],
  context: EngineContext,
): Promise<PoolRequest> {
  const definitions = [...ofLists];
  for (const name of cardsNamed(scenario)) {
    const meant = await context.find(name);
    if (meant?.kind === 'compiled') definitions.push(meant.card);
  }
  return poolWith(definitions);
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
