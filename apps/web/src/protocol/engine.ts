/** Everything that the page can ask of the engine worker. One worker serves the page; it starts the threads of the search itself. */
import type { BoardApi } from './board.ts';
import type { CardsApi } from './cards.ts';
import type { TableApi } from './table.ts';

export interface EngineApi {
  readonly cards: CardsApi;
  readonly table: TableApi;
  readonly board: BoardApi;
  /** Still there? The page replaces a worker that does not answer. */
  ping(): Promise<true>;
}
