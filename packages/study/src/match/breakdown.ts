/** Games of a deck by how long they were and by how the deck began them. */
import { type DeckScore, deckScore } from './deckScore.ts';
import type { GameRecord } from './match.ts';

/** Games that ended in that turn of the game (both players' turns count), by what the deck had of them. */
export interface TurnCount {
  readonly turn: number;
  readonly wins: number;
  readonly losses: number;
  /** Draws, and games stopped by a limit. */
  readonly undecided: number;
}

/** Games that the deck began after so many mulligans. */
export interface MulliganScore extends DeckScore {
  readonly mulligans: number;
}

/** In the order of turns; turns in which no game ended are left out, and games that a defect ended. */
export function turnCounts(games: readonly GameRecord[], side: number): TurnCount[] {
  const byTurn = grouped(
    games.filter(({ end }) => end !== 'error'),
    ({ turns }) => turns,
  );
  return byTurn.map(([turn, ended]) => {
    const wins = ended.filter(({ winner }) => winner === side).length;
    const undecided = ended.filter(({ winner }) => winner === null).length;
    return { turn, wins, losses: ended.length - wins - undecided, undecided };
  });
}

/** In the order of mulligans; games that were never dealt are left out. */
export function mulliganScores(games: readonly GameRecord[], side: 0 | 1): MulliganScore[] {
  const dealt = games.filter(({ sides }) => sides !== undefined);
  return grouped(dealt, ({ sides }) => sides?.[side].mulligans ?? 0).map(([mulligans, those]) => ({
    mulligans,
    ...deckScore(those, () => side),
  }));
}

function grouped(games: readonly GameRecord[], key: (game: GameRecord) => number): [number, GameRecord[]][] {
  const groups = new Map<number, GameRecord[]>();
  for (const game of games) {
    const group = groups.get(key(game));
    if (group === undefined) groups.set(key(game), [game]);
    else group.push(game);
  }
  return [...groups].toSorted(([a], [b]) => a - b);
}
