/** A decision of any game, searched as decisions of Magic are: sequential halving over the options, trees below them, worlds in turn. */
import { mixed } from '@foretell/rules';
import { Forest, type TreeParameters } from '../../src/ismcts.ts';
import { Race } from '../../src/race.ts';
import { Random } from '../../src/random.ts';
import type { SearchedGame } from '../../src/searchedGame.ts';

/** These games end in 0, 1/2 or 1, with nothing in between that would tell options apart early: they ask for more exploration than games of Magic. */
export const WIDE: TreeParameters = { exploration: 0.4 };

export interface RaceOptions<State> {
  readonly game: SearchedGame<State>;
  readonly clone: (state: State) => State;
  /** States that the decider cannot tell apart, equally likely. */
  readonly worlds: readonly State[];
  readonly simulations: number;
  readonly seed: number;
  /** `determinized`: a tree of its own for every world, as if all were seen. */
  readonly trees?: 'multiple observers' | 'single observer' | 'determinized';
  readonly parameters?: TreeParameters;
}

export interface RaceResult {
  /** By option, for the decider. */
  readonly values: readonly number[];
  readonly best: number;
}

export function race<State>(options: RaceOptions<State>): RaceResult {
  const { game, worlds, trees = 'multiple observers', parameters = WIDE } = options;
  const root = worlds[0] as State;
  const decider = game.decider(root);
  const arms = game.optionCount(root);
  const observer = trees === 'single observer' ? decider : -1;
  const forest = (): Forest<State> => new Forest(game, 2, parameters, observer);
  const shared = forest();
  const forests = worlds.map(() => (trees === 'determinized' ? forest() : shared));
  const course = new Race({
    arms,
    worlds: worlds.length,
    visitsPerPass: options.simulations,
    learns: true,
    open: null,
  });
  const values: number[] = [];
  for (let order = course.next(); order !== null; order = course.next()) {
    const results: number[] = [];
    for (let visit = order.from; visit < order.to; visit++) {
      const world = visit % worlds.length;
      for (const arm of order.arms) {
        const state = options.clone(worlds[world] as State);
        game.answer(state, arm);
        (forests[world] as Forest<State>).iterate(state, new Random(mixed(options.seed, visit)), values);
        results.push(arm, world, values[decider] as number);
      }
    }
    course.absorb([{ shard: 0, results, outcomes: [], expectations: [] }]);
  }
  const means = Array.from({ length: arms }, (_, arm) => course.statistics.mean(arm));
  return { values: means, best: course.ranking()[0] as number };
}
