/** The game that is played: opened, kept as it goes on, and found again when the page is loaded anew. */
import { computed, effect } from '@preact/signals';
import type { OpenResult, TableRecord } from '../protocol/table.ts';
import type { SavedGame, SavedGames } from './savedGames.ts';
import type { TableClient } from './table.ts';
import { endingOf } from './titles.ts';

export class CurrentGame {
  private readonly table: TableClient;
  private readonly games: SavedGames;
  private began = 0;

  constructor(table: TableClient, games: SavedGames) {
    this.table = table;
    this.games = games;
    const end = computed(() => table.state.value?.end ?? null);
    effect(() => {
      const record = table.record.value;
      const ended = end.value;
      if (record === null) return;
      const turn = table.state.peek()?.scene.turn ?? 0;
      games.keep({ began: this.began, ended: ended === null ? '' : endingOf(ended, record, turn), record });
    });
  }

  /** Opens the game in place of the one that is open, as a new game of the visitor's. */
  open(record: TableRecord): Promise<OpenResult> {
    return this.openAs(record, Date.now());
  }

  /** Goes on with a kept game. */
  resume({ record, began }: SavedGame): Promise<OpenResult> {
    return this.openAs(record, began);
  }

  /** The game that was not played to its end, if the latest is one. */
  unfinished(): SavedGame | null {
    const [latest] = this.games.list.value;
    return latest?.ended === '' ? latest : null;
  }

  private openAs(record: TableRecord, began: number): Promise<OpenResult> {
    this.table.close();
    this.began = began;
    return this.table.open(record);
  }
}
