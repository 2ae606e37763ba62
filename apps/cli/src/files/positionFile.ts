/** Positions: scenarios played to the decision they are about. */
import { nearestWords, ok, type Position, positionOf, type Scenario } from '@foretell/formats';
import { abilityTexts, BUILT_IN_POOL, catalogOf } from '@foretell/workers';
import { type Checked, type Complaint, complain, Exit } from '../exit.ts';
import { deckCardNames } from './deckFile.ts';
import { nameOfSource } from './read.ts';
import { problemLines, readScenarios } from './scenarioFiles.ts';

/** A scenario as it stands in a file. */
export interface PositionSource {
  /** As problems name it: `file:line`. */
  readonly place: string;
  readonly path: string;
  readonly scenario: Scenario;
}

/** The scenarios of all files, if all can be read. */
export function readPositions(paths: readonly string[]): Checked<PositionSource[]> {
  const sources: PositionSource[] = [];
  for (const path of paths) {
    const parsed = readScenarios(path);
    if (!parsed.ok) return parsed;
    const wrong = parsed.value.flatMap(problemLines);
    if (wrong.length > 0) return complain(Exit.usage, ...wrong);
    for (const { line, result } of parsed.value)
      if (result.ok) sources.push({ place: `${nameOfSource(path)}:${line}`, path, scenario: result.value });
  }
  if (sources.length > 0) return ok(sources);
  return complain(
    Exit.usage,
    `${paths.map(nameOfSource).join(' ')}: no position in it; write one with setup and decide`,
  );
}

/** Plays the scenario to its decision. */
export function reachPosition({ place, scenario }: PositionSource): Checked<Position> {
  const pool = { catalog: catalogOf(BUILT_IN_POOL) };
  const reached = positionOf(scenario, pool, abilityTexts(), () => performance.now());
  if (reached.ok) return ok(reached.position);
  const { kind, message, cards = [] } = reached.failure;
  const start = `${place}: ${scenario.id}:`;
  if (kind !== 'unsupported')
    return complain(Exit.failed, `${start} the position cannot be reached: ${kind}: ${message}`);
  if (cards.length === 0) return complain(Exit.unsupportedCards, `${start} ${message}`);
  return { ok: false, error: unknownCards(start, cards) };
}

function unknownCards(start: string, cards: readonly string[]): Complaint {
  const lines = cards.map((card) => {
    const nearest = nearestWords(card, deckCardNames, 2);
    const hint = nearest.length === 0 ? 'check the spelling' : `did you mean ${nearest.join(', or ')}?`;
    return `${start} there is no card ${JSON.stringify(card)} in the pool; ${hint}`;
  });
  return { exit: Exit.unsupportedCards, lines };
}
