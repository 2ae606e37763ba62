/** Positions: scenarios played to the decision they are about. */
import { formatProblem, ok, type Position, positionOf, type Scenario } from '@foretell/formats';
import { abilityTexts, catalogOf, type PoolRequest } from '@foretell/workers';
import { type Pool, whyNot } from '../cards/pool.ts';
import { type Checked, type Complaint, complain, Exit } from '../exit.ts';
import { isFolder, nameOfSource } from './read.ts';
import { problemLines, readScenarios, scenarioFiles } from './scenarioFiles.ts';

/** A scenario as it stands in a file. */
export interface PositionSource {
  /** As problems name it: `file:line`. */
  readonly place: string;
  readonly path: string;
  /** The line of the file on which it begins. */
  readonly line: number;
  readonly scenario: Scenario;
  /** Lines for people: what of the file is not used, and what was assumed. */
  readonly notices: readonly string[];
  /** Whether a folder was named and not the file: then scenarios without a decision may lie beside positions. */
  readonly isOfFolder: boolean;
}

/** The scenarios of all files, in the order of the paths, inside folders by name; those that cannot be read are complaints. */
export function positionEntries(paths: readonly string[]): Checked<readonly Checked<PositionSource>[]> {
  const entries: Checked<PositionSource>[] = [];
  for (const path of paths) {
    const files = scenarioFiles([path]);
    if (!files.ok) return files;
    for (const file of files.value) {
      const parsed = readScenarios(file);
      if (!parsed.ok) {
        entries.push(parsed);
        continue;
      }
      const isOfFolder = isFolder(path);
      for (const one of parsed.value) {
        const place = `${nameOfSource(file)}:${one.line}`;
        const { line, result } = one;
        const notices = one.notices.map(formatProblem);
        if (result.ok) entries.push(ok({ place, path: file, line, scenario: result.value, notices, isOfFolder }));
        else entries.push(complain(Exit.usage, ...problemLines(one)));
      }
    }
  }
  if (entries.length > 0) return ok(entries);
  return complain(
    Exit.usage,
    `${paths.map(nameOfSource).join(' ')}: no position in it; write one with setup and decide`,
  );
}

/** The scenarios of all files, if all can be read. */
export function readPositions(paths: readonly string[]): Checked<PositionSource[]> {
  const entries = positionEntries(paths);
  if (!entries.ok) return entries;
  const wrong = entries.value.flatMap((entry) => (entry.ok ? [] : entry.error.lines));
  if (wrong.length > 0) return complain(Exit.usage, ...wrong);
  return ok(entries.value.flatMap((entry) => (entry.ok ? [entry.value] : [])));
}

type Placed = Pick<PositionSource, 'place' | 'scenario'>;

/** Plays the scenario to its decision with the cards of the request, which has those of the pool that the scenario names. */
export async function reachPosition(source: Placed, pool: Pool, request: PoolRequest): Promise<Checked<Position>> {
  const reached = await reachIfAny(source, pool, request);
  if (!reached.ok) return reached;
  if (reached.value !== null) return ok(reached.value);
  const { place, scenario } = source;
  return complain(Exit.failed, `${place}: ${scenario.id}: the scenario ends without coming to a decision; add decide`);
}

/** The same; null if the scenario is no position: it names no decision, and leaves none open or is to go wrong. */
export async function reachIfAny(
  { place, scenario }: Placed,
  pool: Pool,
  request: PoolRequest,
): Promise<Checked<Position | null>> {
  const cards = { catalog: catalogOf(request) };
  const reached = positionOf(scenario, cards, abilityTexts(), () => performance.now());
  if (reached.ok) return ok(reached.position);
  if (reached.isNone) return ok(null);
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
