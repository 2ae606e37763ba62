/** One position from its file to its explanation. */
import { messageOf, ok, PLAYERS } from '@foretell/formats';
import type { View } from '@foretell/rules';
import type { Budget, LevelName } from '@foretell/search';
import { beliefOf, deciderView, type Explanation, explanationOf, listOf, searchProblem } from '@foretell/study';
import { type AnalysisProgress, type Lane, type PoolRequest, runAnalysis } from '@foretell/workers';
import type { Pool } from '../cards/pool.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { type PositionSource, reachIfAny, reachPosition } from '../files/positionFile.ts';
import { believedDecks } from './beliefLists.ts';

export interface ExplainSettings {
  readonly seed: number;
  readonly level: LevelName;
  /** Absent: what the level spends. */
  readonly budget?: Budget;
  /** Milliseconds after which no further round is begun. */
  readonly milliseconds?: number;
}

export interface Surroundings {
  readonly lanes: readonly Lane[];
  readonly pool: Pool;
  /** The cards of the lanes' workers. */
  readonly request: PoolRequest;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onProgress: (progress: AnalysisProgress) => void;
}

export interface ExplainedPosition {
  readonly explanation: Explanation;
  readonly view: View;
  readonly cancelled: boolean;
}

/**
 * Null if the scenario has no decision to analyse and lies in a folder beside positions. A defect of the engine on the way is this position's complaint alone,
 * so that the others of a batch are analysed.
 */
export async function analysePosition(
  source: PositionSource,
  settings: ExplainSettings,
  surroundings: Surroundings,
): Promise<Checked<ExplainedPosition | null>> {
  try {
    return await analyse(source, settings, surroundings);
  } catch (error) {
    return complain(Exit.failed, `${source.place}: ${source.scenario.id}: the engine failed: ${messageOf(error)}`);
  }
}

async function analyse(
  source: PositionSource,
  { seed, level, budget, milliseconds }: ExplainSettings,
  { lanes, pool, request, signal, now, onProgress }: Surroundings,
): Promise<Checked<ExplainedPosition | null>> {
  const start = now();
  const reached = await (source.isOfFolder ? reachIfAny : reachPosition)(source, pool, request);
  if (!reached.ok) return reached;
  const position = reached.value;
  if (position === null) return ok(null);
  const { game, decider } = position;
  const stated = source.scenario.beliefs[PLAYERS[decider] ?? 'A'];
  const decks = await believedDecks(stated, source.path, pool);
  if (!decks.ok) return decks;
  const lists = decks.value.map(({ deck }) => listOf(deck, game.catalog));
  const view = deciderView(position);
  const belief = beliefOf(game, decider, stated, lists);
  const outcome = await runAnalysis(lanes, {
    view,
    options: { seed, level, belief, ...(budget === undefined ? {} : { budget }) },
    cancellation: signal,
    onProgress,
    ...(milliseconds === undefined ? {} : { timeLeft: () => milliseconds - (now() - start) }),
  });
  if (!outcome.ok)
    return complain(Exit.failed, `${source.place}: ${source.scenario.id}: ${searchProblem(outcome.error)}`);
  const elapsedMs = Math.round(now() - start);
  const explanation = explanationOf(outcome.analysis, outcome.sensitivity(), { position, elapsedMs });
  return ok({ explanation, view, cancelled: outcome.cancelled });
}
