// A bot: of every option it plays a few games to the end at random, in worlds that agree with what it sees, and takes the best.
import { builtInPool } from '@foretell/cards';
import {
  advance,
  answer,
  type Belief,
  compileCatalog,
  DEFAULT_CONFIG,
  dealGame,
  type Game,
  knownLists,
  mixed,
  resultOf,
  sampleWorld,
  type View,
  viewOf,
} from '@foretell/rules';

function bot(view: View, belief: Belief, options: readonly number[], me: number, seed: number): number {
  const wins = options.map(
    (_, option) =>
      [1, 2].filter((world) => {
        const sampled = sampleWorld(view, belief, mixed(seed, world));
        if (!sampled.ok) throw new Error(sampled.error.code);
        answer(sampled.game, option);
        return resultOf(playOut(sampled.game, seed)).winners.includes(me);
      }).length,
  );
  return wins.indexOf(Math.max(...wins));
}

function playOut(game: Game, seed: number): Game {
  let picks = 0;
  for (let decision = advance(game); decision !== null; decision = advance(game))
    answer(game, mixed(seed, picks++) % decision.options.length);
  return game;
}

const catalog = compileCatalog(builtInPool);
const copies = (count: number, name: string) => Array.from({ length: count }, () => catalog.byName.get(name)!);
const deck = { library: [...copies(17, 'Forest'), ...copies(23, 'Grizzly Bears')], commanders: [] };

// The bot against a player who decides at random.
const game = dealGame(catalog, { ...DEFAULT_CONFIG, turnLimit: 20 }, 1, [deck, deck]);
let picks = 0;
for (let decision = advance(game); decision !== null; decision = advance(game)) {
  const { decider, options } = decision;
  const seed = mixed(1, picks++);
  answer(game, decider === 0 ? bot(viewOf(game, 0), knownLists(game), options, 0, seed) : seed % options.length);
}
console.log(resultOf(game).over, resultOf(game).winners.includes(1)); // true false
