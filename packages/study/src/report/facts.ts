/** What every report says of how its games were played. */
import type { Report } from './page.ts';

export interface PlayedStudy {
  readonly engine: string;
  readonly seed: number;
  /** Played; where more were asked for, of how many. */
  readonly games: number;
  readonly asked?: number;
  readonly player?: string;
  readonly fieldPlayer?: string;
  readonly format?: string;
  /** Games stop after this turn. */
  readonly mostTurns?: number;
  readonly signature: number;
}

/** The number of games first, then what only this study has, then what all have. */
export function studyFacts(study: PlayedStudy, own: Report['facts']): Report['facts'] {
  const { games, asked = games, player, fieldPlayer, seed, format, mostTurns, engine, signature } = study;
  const known = (name: string, value: string | number | undefined): Report['facts'] =>
    value === undefined ? [] : [[name, String(value)]];
  return [
    ['games', games < asked ? `${games} of ${asked}` : String(games)],
    ...own,
    ...known('player', player),
    ...known('player of the field', fieldPlayer),
    ...known('seed', seed),
    ...known('format', format),
    ...known('turn limit', mostTurns),
    ...known('engine', engine),
    ...known('signature', signature),
  ];
}
