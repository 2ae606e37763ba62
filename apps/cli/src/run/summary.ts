/** What a match came to. */
import { type GameRecord, signatureOf, wilson } from '@foretell/study';
import type { Manifest } from './study.ts';

export interface SideSummary {
  readonly deck: string;
  readonly player: string;
  readonly wins: number;
  /** Wins in games that the side began, and how many those were. */
  readonly winsOnThePlay: number;
  readonly gamesOnThePlay: number;
  /** Share of all games, with its 95 % interval (Wilson). */
  readonly winRate: number;
  readonly ci95: readonly [number, number];
}

export interface Summary {
  readonly schema: 1;
  readonly engine: string;
  readonly seed: number;
  readonly games: number;
  readonly sides: readonly [SideSummary, SideSummary];
  /** Draws by the rules, and games that reached a limit of ours. */
  readonly draws: number;
  readonly turnLimit: number;
  readonly decisionLimit: number;
  /** Games that a defect ended. */
  readonly errors: number;
  readonly meanTurns: number;
  readonly meanDecisions: number;
  /** Over all games: equal studies have equal signatures. */
  readonly signature: number;
}

export function summarise(manifest: Manifest, games: readonly GameRecord[]): Summary {
  const ended = (end: string): number => games.filter((game) => game.end === end).length;
  return {
    schema: 1,
    engine: manifest.engine,
    seed: manifest.seed,
    games: games.length,
    sides: [sideSummary(manifest, games, 0), sideSummary(manifest, games, 1)],
    draws: ended('draw'),
    turnLimit: ended('turn-limit'),
    decisionLimit: ended('decision-limit'),
    errors: ended('error'),
    meanTurns: mean(games.map(({ turns }) => turns)),
    meanDecisions: mean(games.map(({ decisions }) => decisions)),
    signature: signatureOf(games),
  };
}

function sideSummary(manifest: Manifest, games: readonly GameRecord[], side: 0 | 1): SideSummary {
  const won = games.filter(({ winner }) => winner === side);
  const { deck, player } = manifest.sides[side];
  return {
    deck,
    player,
    wins: won.length,
    winsOnThePlay: won.filter(({ first }) => first === side).length,
    gamesOnThePlay: games.filter(({ first }) => first === side).length,
    winRate: games.length === 0 ? 0 : won.length / games.length,
    ci95: wilson(won.length, games.length),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
