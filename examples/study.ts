// A study: is it worth having more lands? The same deck with fewer and more of them against a field of one, as pairs of games with the same
// shuffles and luck, until the difference is known to ten wins in 100.
import { builtInPool } from '@foretell/cards';
import { compileCatalog } from '@foretell/rules';
import {
  type CompareSetup,
  compareMatch,
  compareSummary,
  type GameRecord,
  inPairs,
  type NamedDeck,
  playGame,
  RunningPairs,
} from '@foretell/study';

const deckOf = (name: string, lands: number): NamedDeck => ({
  name,
  deck: {
    library: [
      { name: 'Forest', count: lands },
      { name: 'Grizzly Bears', count: 60 - lands },
    ],
    commanders: [],
  },
});
const setup: CompareSetup = {
  old: deckOf('4 lands', 4),
  new: deckOf('20 lands', 20),
  field: [deckOf('22 lands', 22)],
  player: { name: 'policy', simulations: null },
  fieldPlayer: { name: 'policy', simulations: null },
  format: 'duel',
  seed: 1,
  mostTurns: 40,
  games: 400,
  until: 0.1,
  sprt: null,
};
const catalog = compileCatalog(builtInPool);
const match = compareMatch(setup);
const schedule = inPairs(setup.seed, setup.field.length);
const games: GameRecord[] = [];
const pairs = new RunningPairs(setup);
while (games.length < setup.games && !pairs.isEnough) {
  const game = playGame(catalog, match, schedule(games.length));
  games.push(game);
  pairs.add(game);
}
const { verdict } = compareSummary(setup, { player: 'policy', fieldPlayer: 'policy' }, games);
console.log(verdict); // better
