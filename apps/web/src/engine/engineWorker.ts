/** The engine worker: everything behind the page but the drawing. It starts the threads of the search itself. */
import { holdLifeline, startWorkers } from '@foretell/workers/web';
import { expose, proxy } from 'comlink';
import type { EngineApi } from '../protocol/engine.ts';
import { createBoardApi } from './board/boardApi.ts';
import { BrowserKeeper } from './cards/cardKeeper.ts';
import { createCardsApi } from './cards/cardsApi.ts';
import { compilerName } from './compilerName.ts';
import { EngineContext } from './context.ts';
import { createTableApi } from './table/tableApi.ts';

/** More than this a search cannot use: it has eight shards. */
const MOST_THREADS = 8;

/** The page keeps a processor for itself. */
const threads = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1));

const context = new EngineContext({
  startWorkers: () => startWorkers({ threads }),
  now: () => performance.now(),
  pause: (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
const held = holdLifeline();
const api: EngineApi = {
  cards: proxy(createCardsApi(context, new BrowserKeeper(), compilerName)),
  table: proxy(createTableApi(context)),
  board: proxy(createBoardApi(context)),
  ping: async () => {
    await held;
    return true;
  },
};
expose(api);
