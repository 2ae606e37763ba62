/** What every page of the site is given. */
import { CurrentGame } from '../client/currentGame.ts';
import { EngineClient } from '../client/engine.ts';
import { PoolClient } from '../client/pool.ts';
import { SavedGames } from '../client/savedGames.ts';
import { TableClient } from '../client/table.ts';
import { SettingsStore } from '../settings/store.ts';

export interface App {
  readonly engine: EngineClient;
  readonly table: TableClient;
  readonly pool: PoolClient;
  readonly settings: SettingsStore;
  readonly games: SavedGames;
  readonly game: CurrentGame;
}

export interface PageProps {
  readonly app: App;
  /** What the address has after the page's name. */
  readonly rest: string;
}

export function startApp(): App {
  const engine = new EngineClient();
  const settings = new SettingsStore();
  const table = new TableClient(engine, settings.current);
  const games = new SavedGames();
  return {
    engine,
    pool: new PoolClient(engine),
    settings,
    table,
    games,
    game: new CurrentGame(table, games),
  };
}
