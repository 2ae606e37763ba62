/** An analysis in the page: a position from its text to the document that `explain --json` prints. */
import { formatProblem, PLAYERS, parseScenarios, positionOf } from '@foretell/formats';
import { beliefOf, deciderView, type Explanation, explanationOf } from '@foretell/study';
import { abilityTexts, BUILT_IN_POOL, catalogOf, runAnalysis, type Workers } from '@foretell/workers';

export interface AnalysisRequest {
  /** A scenario in YAML or JSON; its first position is analysed. */
  readonly text: string;
  readonly seed: number;
  readonly simulations: number;
}

export type AnalysisAnswer =
  | { readonly ok: true; readonly explanation: Explanation }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Never rejects: a defect of the engine or a worker that died is a problem to show. */
export async function analyseText(
  workers: Workers,
  request: AnalysisRequest,
  onProgress: (playouts: number) => void,
): Promise<AnalysisAnswer> {
  try {
    return await analyse(workers, request, onProgress);
  } catch (error) {
    return refused(`the engine failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function analyse(
  workers: Workers,
  { text, seed, simulations }: AnalysisRequest,
  onProgress: (playouts: number) => void,
): Promise<AnalysisAnswer> {
  const start = performance.now();
  const [parsed] = parseScenarios(text, 'position', 'yaml');
  if (parsed === undefined) return refused('no position: write one with setup and decide');
  if (!parsed.result.ok) return refused(...parsed.result.error.map(formatProblem));
  const scenario = parsed.result.value;
  const pool = { catalog: catalogOf(BUILT_IN_POOL) };
  const reached = positionOf(scenario, pool, abilityTexts(), () => performance.now());
  if (!reached.ok) return refused(reached.failure.message);
  const { position } = reached;
  const stated = scenario.beliefs[PLAYERS[position.decider] ?? 'A'];
  if (stated?.deck === 'pool')
    return refused('lists in files cannot be read here; write {deck: known} or {deck: open}');
  const belief = beliefOf(position.game, position.decider, stated, []);
  const outcome = await runAnalysis(workers.lanes, {
    view: deciderView(position),
    options: { seed, belief, budget: { simulations } },
    onProgress: ({ playouts }) => onProgress(playouts),
  });
  if (!outcome.ok) return refused(`the analysis cannot begin: ${outcome.error.code}`);
  const elapsedMs = Math.round(performance.now() - start);
  return { ok: true, explanation: explanationOf(outcome.analysis, outcome.sensitivity(), { position, elapsedMs }) };
}

function refused(...problems: readonly string[]): AnalysisAnswer {
  return { ok: false, problems };
}
