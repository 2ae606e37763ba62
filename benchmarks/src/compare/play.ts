/** A comparison played in this thread to its end. */
import {
  type CompareSetup,
  type CompareSummary,
  compareMatch,
  compareSummary,
  type GameRecord,
  inPairs,
  type Match,
  playGame,
  RunningPairs,
} from '@foretell/study';
import { catalog } from './decks.ts';

/** `match`: the games that are really played, if they are others than those of the setup. */
export function compared(setup: CompareSetup, match: Match = compareMatch(setup)): CompareSummary {
  const running = new RunningPairs(setup);
  const schedule = inPairs(setup.seed, setup.field.length);
  const games: GameRecord[] = [];
  while (games.length < setup.games && !running.isEnough) {
    const game = playGame(catalog, match, schedule(games.length));
    running.add(game);
    games.push(game);
  }
  return compareSummary(setup, { player: setup.player.name, fieldPlayer: setup.fieldPlayer.name }, games);
}
