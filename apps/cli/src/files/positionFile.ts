/** Positions: scenarios played to the decision they are about. */
import { formatProblem, ok, type Position, positionOf, type Scenario } from '@foretell/formats';
import { abilityTexts, catalogOf, type PoolRequest } from '@foretell/workers';
import { type Pool, whyNot } from '../cards/pool.ts';
import { type Checked, type Complaint, complain, Exit } from '../exit.ts';
import { nameOfSource } from './read.ts';
import { problemLines, readScenarios } from './scenarioFiles.ts';

/** A scenario as it stands in a file. */
export interface PositionSource {
  /** As problems name it: `file:line`. */
  readonly place: string;
  readonly path: string;
  readonly scenario: Scenario;
  /** Lines for people: what of the file is not used, and what was assumed. */
  readonly notices: readonly string[];
}

/** The scenarios of all files, if all can be read. */
export function readPositions(paths: readonly string[]): Checked<PositionSource[]> {
  const sources: PositionSource[] = [];
  for (const path of paths) {
    const parsed = readScenarios(path);
    if (!parsed.ok) return parsed;
    const wrong = parsed.value.flatMap(problemLines);
    if (wrong.length > 0) return complain(Exit.usage, ...wrong);
    for (const { line, result, notices } of parsed.value) {
      const place = `${nameOfSource(path)}:${line}`;
      if (result.ok) sources.push({ place, path, scenario: result.value, notices: notices.map(formatProblem) });
    }
  }
  if (sources.length > 0) return ok(sources);
  return complain(
    Exit.usage,
    `${paths.map(nameOfSource).join(' ')}: no position in it; write one with setup and decide`,
  );
}

/** Plays the scenario to its decision with the cards of the request, which has those of the pool that the scenario names. */
export async function reachPosition(
  { place, scenario }: PositionSource,
  pool: Pool,
  request: PoolRequest,
): Promise<Checked<Position>> {
  const cards = { catalog: catalogOf(request) };
  const reached = positionOf(scenario, cards, abilityTexts(), () => performance.now());
  if (reached.ok) return ok(reached.position);
  const { kind, message, cards: missing = [] } = reached.failure;
  const start = `${place}: ${scenario.id}:`;
  if (kind !== 'unsupported')
    return complain(Exit.failed, `${start} the position cannot be reached: ${kind}: ${message}`);
  if (missing.length === 0) return complain(Exit.unsupportedCards, `${start} ${message}`);
  return { ok: false, error: await unusableCards(start, missing, pool) };
}

async function unusableCards(start: string, cards: readonly string[], pool: Pool): Promise<Complaint> {
  const lines: string[] = [];
  for (const card of cards) lines.push(`${start} ${await whyNot(pool, card)}`);
  return { exit: Exit.unsupportedCards, lines };
}
