/**
 * How long analyses with a time limit take beyond it. Measured in processor time on one thread, so that nothing else on the machine counts: on
 * an idle one, processor time is time. Decisions with a single option are answered by the engine itself and never get here; how many of them
 * were asked all the same is measured too.
 */
import { advance, answer, type Game, knownLists, mixed, viewOf } from '@foretell/rules';
import { DEFAULT_PARAMETERS, type LevelName, pickOption } from '@foretell/search';
import { BUILT_IN_POOL, catalogOf, runAnalysis, startWorkers, type Workers } from '@foretell/workers';
import { matchups } from './decks.ts';
import type { Measured } from './measures.ts';
import { freshRoot } from './playouts.ts';

/** Games of each matchup, and every so-many-th decision of theirs is looked at. */
const GAMES = 2;
const EVERY = 20;
/** Later turns have larger boards. */
const LAST_TURN = 24;

const LEVELS_MEASURED: readonly LevelName[] = ['standard', 'strong', 'max'];

/** Measures with so many milliseconds for each analysis; `isStopped` is asked between analyses. */
export async function measureLatency(
  milliseconds: number,
  talk: (name: string) => void,
  isStopped: () => boolean,
): Promise<Measured[]> {
  const { open, single } = decisions();
  const workers = await startWorkers({ threads: 0 });
  const measured: Measured[] = [
    { name: 'decisions with one option', unit: `of ${open.length + single}`, value: single },
  ];
  const [first] = open;
  // The engine runs three times slower until all that is hot has been compiled.
  if (first !== undefined) await beyondLimit(workers, first, 'standard', WARM_UP);
  for (const level of LEVELS_MEASURED) {
    const over: number[] = [];
    for (const game of open) {
      if (isStopped()) break;
      over.push(await beyondLimit(workers, game, level, milliseconds));
      talk(`${level}: ${over.length} of ${open.length} decisions`);
    }
    measured.push(...quantiles(`${level}, beyond ${milliseconds} ms`, over));
  }
  return measured;
}

const WARM_UP = 3000;

/** Decisions out of games that the playout policy plays, and how many more had only one option. */
function decisions(): { readonly open: readonly Game[]; readonly single: number } {
  const open: Game[] = [];
  let single = 0;
  let seen = 0;
  const { explorationShare, temperature } = DEFAULT_PARAMETERS;
  for (const matchup of matchups()) {
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = freshRoot(catalogOf(BUILT_IN_POOL), matchup);
      let count = 0;
      for (let decision = advance(game); decision !== null; decision = advance(game)) {
        if (game.turnNumber > LAST_TURN) break;
        if (decision.options.length === 1) single++;
        else if (seen++ % EVERY === 0) open.push(game.clone());
        answer(game, pickOption(game, decision, mixed(seed, count++), explorationShare, temperature));
      }
    }
  }
  return { open, single };
}

async function beyondLimit(workers: Workers, game: Game, level: LevelName, milliseconds: number): Promise<number> {
  const start = process.cpuUsage();
  const outcome = await runAnalysis(workers.lanes, {
    view: viewOf(game, game.decision?.decider ?? 0),
    options: { seed: 1, level, belief: knownLists(game), budget: { rounds: Number.POSITIVE_INFINITY } },
    timeLeft: () => milliseconds - since(start),
  });
  if (!outcome.ok) throw new Error(`a decision of a game cannot be analysed: ${outcome.error.code}`);
  // What is shown with an answer is a part of the answer.
  outcome.sensitivity();
  return since(start) - milliseconds;
}

/** Milliseconds of processor time since `start`. */
function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function quantiles(name: string, values: readonly number[]): Measured[] {
  const ascending = values.toSorted((a, b) => a - b);
  const at = (share: number): number => ascending[Math.ceil(share * ascending.length) - 1] ?? Number.NaN;
  return [
    { name: `${name}: median`, unit: 'ms', value: at(0.5) },
    { name: `${name}: 95 %`, unit: 'ms', value: at(0.95) },
    { name: `${name}: most`, unit: 'ms', value: at(1) },
  ];
}
