/** The games of late, kept in the browser's local storage, the newest first. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableRecord } from '../protocol/table.ts';
import { readKept, writeKept } from './kept.ts';
import { recordOf } from './record.ts';

export interface SavedGame {
  /** When it began, in milliseconds since 1970; tells games apart. */
  readonly began: number;
  /** How it ended, in words; '' while it goes on. */
  readonly ended: string;
  readonly record: TableRecord;
}

const KEY = 'foretell.games';
const MOST_GAMES = 12;
const LONGEST_END = 300;

export class SavedGames {
  private readonly signal: Signal<readonly SavedGame[]> = signal(gamesOf(readKept(KEY)));

  constructor() {
    // What other windows write is taken over.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.signal.value = gamesOf(readKept(KEY));
    });
  }

  get list(): ReadonlySignal<readonly SavedGame[]> {
    return this.signal;
  }

  /** Puts the game first, in place of what was kept of it. */
  keep(game: SavedGame): void {
    this.replace([game, ...this.others(game.began)].slice(0, MOST_GAMES));
  }

  forget(began: number): void {
    this.replace(this.others(began));
  }

  /** Other windows may have written since. */
  private others(began: number): readonly SavedGame[] {
    const kept = readKept(KEY);
    const games = kept === undefined ? this.signal.peek() : gamesOf(kept);
    return games.filter((game) => game.began !== began);
  }

  /** Where storage is full the oldest games go. */
  private replace(games: readonly SavedGame[]): void {
    this.signal.value = games;
    let kept = games;
    while (!writeKept(KEY, kept) && kept.length > 0) kept = kept.slice(0, -1);
  }
}

function gamesOf(value: unknown): readonly SavedGame[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_GAMES).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { began, ended, record }: Readonly<Record<string, unknown>> = { ...entry };
    const read = recordOf(record);
    if (!read.ok || typeof began !== 'number' || typeof ended !== 'string') return [];
    return [{ began, ended: ended.slice(0, LONGEST_END), record: read.record }];
  });
}
