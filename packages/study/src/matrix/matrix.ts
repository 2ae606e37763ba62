/** What the matches of every deck of a field against every other come to. */
import { type DeckScore, deckScore } from '../match/deckScore.ts';
import type { GameRecord } from '../match/match.ts';
import type { Schedule } from '../match/schedules.ts';
import { studyGames } from '../match/studyGames.ts';
import { weightedMean } from '../statistics/weightedMean.ts';
import { ENGINE } from '../version.ts';
import type { FieldDeck, MatrixSummary } from './summary.ts';

export interface MatrixSetup {
  /** Names of the decks, as the schedule numbers them. */
  readonly decks: readonly string[];
  readonly seed: number;
  readonly mostTurns: number;
  /** As the player's name is written. */
  readonly player: string;
}

export function matrixSummary(setup: MatrixSetup, schedule: Schedule, games: readonly GameRecord[]): MatrixSummary {
  const { decks: names, ...settings } = setup;
  const met = names.map(() => names.map((): GameRecord[] => []));
  for (const game of games) {
    const [left, right] = schedule(game.game).decks;
    met[left]?.[right]?.push(game);
    met[right]?.[left]?.push(game);
  }
  const sideOf = (deck: number) => (game: GameRecord) => (schedule(game.game).decks[0] === deck ? 0 : 1);
  const cells = met.map((row, deck) =>
    row.map((between, other) => (deck === other ? null : deckScore(between, sideOf(deck)))),
  );
  const decks = names.map((deck, at): FieldDeck => {
    const others = (cells[at] ?? []).flatMap((cell) => cell ?? []);
    return { deck, ...overAll(others), total: deckScore((met[at] ?? []).flat(), sideOf(at)) };
  });
  return {
    schema: 1,
    study: 'matrix',
    engine: ENGINE,
    ...settings,
    ...studyGames(games),
    decks,
    cells,
    onThePlay: deckScore(games, ({ first }) => first),
  };
}

/** Each opponent counts alike, however many games it played. */
function overAll(opponents: readonly DeckScore[]): Pick<FieldDeck, 'score' | 'ci95'> {
  const parts = opponents.map(({ score, ci95 }) => ({ weight: 1, mean: score ?? 0.5, ci95 }));
  const { mean, ci95 } = weightedMean(parts);
  return { score: mean, ci95 };
}
