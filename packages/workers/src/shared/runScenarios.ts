/** Scenarios spread over workers; the results come out in the order of the scenarios. */
import type { Scenario, ScenarioResult } from '@foretell/formats';
import type { Cancellation, Lane } from './protocol.ts';
import { spread } from './spread.ts';

export interface ScenariosJob {
  readonly scenarios: readonly Scenario[];
  readonly cancellation?: Cancellation;
  /** Called with the next results in order. */
  readonly onResults: (results: readonly ScenarioResult[]) => void;
}

/** Runs until all scenarios are judged or the caller stops; the number of results handed out. */
export function runScenarios(lanes: readonly Lane[], job: ScenariosJob): Promise<number> {
  const { scenarios, cancellation, onResults } = job;
  return spread(lanes, {
    from: 0,
    to: scenarios.length,
    mostPerMessage: 50,
    ...(cancellation === undefined ? {} : { cancellation }),
    task: (start, end) => ({ kind: 'runScenarios', scenarios: scenarios.slice(start, end) }),
    items: (result) => {
      if (result.kind !== 'scenarios') throw new Error(`a worker answered scenarios with ${result.kind}`);
      return result.results;
    },
    onItems: onResults,
  });
}
