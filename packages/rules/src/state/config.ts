/** What is agreed before a game begins; never changes during it. */

export type GameFormat = 'duel' | 'ffa' | 'commander-duel' | 'commander-ffa';

export interface GameConfig {
  readonly playerCount: number;
  readonly format: GameFormat;
  /** Players in turn order; the first takes turn 1. */
  readonly order: readonly number[];
  /** Whom a player may attack in multiplayer games (802, 803). */
  readonly attack: 'any' | 'left';
  /** Range of influence (801): everyone, or one seat. */
  readonly range: 'all' | 'one';
  /** ISO date; selects between rules that changed (605.1a on 2026-08-07). */
  readonly rulesDate: string;
  /** The starting player skips their first draw (103.8a). */
  readonly skipFirstDraw: boolean;
  /** Players whose mana payments are asked for instead of planned. */
  readonly manualMana: readonly number[];
  /** The order of graveyards is asked for (404.3 matters only with a few old cards). */
  readonly graveyardOrder: boolean;
  /** Every priority is a decision, also where only passing is possible: scripts and people who want full control. */
  readonly askEveryPriority: boolean;
  /** Turn after which the game is a draw, so that random games end. */
  readonly turnLimit: number;
}

/** 103.4, 903.7 */
export function startingLife({ format }: GameConfig): number {
  return format.startsWith('commander') ? 40 : 20;
}

export const DEFAULT_CONFIG: GameConfig = {
  playerCount: 2,
  format: 'duel',
  order: [0, 1],
  attack: 'any',
  range: 'all',
  rulesDate: '2026-08-07',
  skipFirstDraw: true,
  manualMana: [],
  graveyardOrder: false,
  askEveryPriority: false,
  turnLimit: 1000,
};
