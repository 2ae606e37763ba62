/** Everything that `bench` measures, one entry a quantity. */

import type { Position } from '@foretell/formats';
import { type Game, mixed } from '@foretell/rules';
import { beliefOf, deciderView } from '@foretell/study';
import { BUILT_IN_POOL, catalogOf, runAnalysis, startWorkers } from '@foretell/workers';
import { boardRoot, iterationRate, signIterations } from './boards.ts';
import { matchups } from './decks.ts';
import { heapPerGame } from './heap.ts';
import { mirrorBoard, mirrorMicroseconds } from './mirrors.ts';
import { cloneMicroseconds, freshRoot, midRoot, playoutRates, signPlayouts } from './playouts.ts';
import { throughput } from './scaling.ts';

/** One sample of one quantity. */
export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
}

export interface BenchSettings {
  /** Processor time for each quantity, in seconds. */
  readonly seconds: number;
  readonly positions: readonly Position[];
  readonly now: () => number;
}

/** A position that is measured. */
export interface Root {
  readonly name: string;
  readonly game: Game;
}

/** The positions that random playouts start from. */
export function benchRoots(): readonly Root[] {
  const catalog = catalogOf(BUILT_IN_POOL);
  return matchups().flatMap((matchup) => {
    const fresh = freshRoot(catalog, matchup);
    return [
      { name: `${matchup.name}/fresh`, game: fresh },
      { name: `${matchup.name}/mid`, game: midRoot(fresh) },
    ];
  });
}

/** Boards of many permanents of the same matchups. */
export function builtInBoards(): readonly Root[] {
  const catalog = catalogOf(BUILT_IN_POOL);
  return matchups().map((matchup) => {
    const board = boardRoot(freshRoot(catalog, matchup));
    if (board === null) throw new Error(`no game of ${matchup.name} comes to so many permanents`);
    return { name: `${matchup.name}/board`, game: board };
  });
}

/** Playouts signed for each root. */
const SIGNED = 8;

/** A number over the games played: equal for equal work, on every machine. */
export function benchSignature(roots: readonly Root[]): number {
  return roots.reduce((signature, { game }) => mixed(signature, signPlayouts(game, SIGNED)), 0);
}

/** The same over iterations of searches. */
export function boardsSignature(boards: readonly Root[]): number {
  return boards.reduce((signature, { game }) => mixed(signature, signIterations(game, SIGNED)), 0);
}

/** One round of the measurements of boards. */
export function measureBoards(
  boards: readonly Root[],
  seconds: number,
  talk: (name: string) => void,
  isStopped: () => boolean,
): Measured[] {
  const measured: Measured[] = [];
  for (const { name, game } of boards) {
    if (isStopped()) break;
    measured.push({ name: `${name}/iterations`, unit: 'iterations/s', value: iterationRate(game, seconds) });
    measured.push({ name: `${name}/clone`, unit: 'µs', value: cloneMicroseconds(game, seconds / 4) });
    talk(name);
  }
  return measured;
}

/** One round of all measurements of the suite `speed`. */
export async function measureRound(
  roots: readonly Root[],
  settings: BenchSettings,
  talk: (name: string) => void,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  const add = (name: string, unit: string, value: number): void => {
    measured.push({ name, unit, value });
    talk(name);
  };
  for (const { name, game } of roots) {
    const rates = playoutRates(game, settings.seconds);
    add(`${name}/playouts`, 'playouts/s', rates.playouts);
    add(`${name}/decisions`, 'decisions/s', rates.decisions);
  }
  for (const { name, game } of roots.filter((root) => root.name.endsWith('/mid'))) {
    add(`${name}/clone`, 'µs', cloneMicroseconds(game, settings.seconds));
    add(`${name}/heap`, 'bytes/game', heapPerGame(game));
  }
  const mirrors = mirrorBoard(catalogOf(BUILT_IN_POOL));
  add('mirrors/could-produce', 'µs', mirrorMicroseconds(mirrors, settings.seconds));
  for (const position of settings.positions)
    add(`${position.session.scenario.id}/search`, 'iterations/s', await searchRate(position, settings.seconds));
  await addScaling(settings, add);
  return measured;
}

/** Playouts of a search per second of processor time. */
async function searchRate(position: Position, seconds: number): Promise<number> {
  const workers = await startWorkers({ threads: 0 });
  const start = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  const outcome = await runAnalysis(workers.lanes, {
    view: deciderView(position),
    options: {
      seed: 1,
      belief: beliefOf(position.game, position.decider, undefined, []),
      budget: { rounds: Number.POSITIVE_INFINITY },
    },
    timeLeft: () => (seconds - spent()) * 1000,
  });
  if (!outcome.ok) throw new Error(`a position to measure cannot be analysed: ${outcome.error.code}`);
  return outcome.analysis.iterations / spent();
}

/** Random games of the vanilla matchup a second on one and two threads. */
async function addScaling(
  { seconds, now }: BenchSettings,
  add: (name: string, unit: string, value: number) => void,
): Promise<void> {
  const [vanilla] = matchups();
  if (vanilla === undefined) throw new Error('no matchup to measure');
  const { one, two } = await throughput(vanilla, Math.max(8, Math.round(4000 * seconds)), now);
  add('workers/1', 'games/s', one);
  add('workers/2', 'games/s', two);
  add('workers/scaling', '2 threads : 1', two / one);
}
