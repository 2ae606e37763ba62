/** The table as the page calls it: one at a time. */
import type { OpenResult, StopSettings, TableApi, TableListener, TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { readTable } from './dealTable.ts';
import { gameBefore, positionOf } from './past.ts';
import { recordOf } from './playedGame.ts';
import { recordOfReplay } from './replayRecord.ts';
import { replayText } from './replayText.ts';
import { Table } from './table.ts';

export function createTableApi(context: EngineContext): TableApi {
  let table: Table | null = null;
  let graph = { aborted: false };
  let opened = 0;
  const open = async (record: TableRecord, stops: StopSettings, listener: TableListener): Promise<OpenResult> => {
    const opening = ++opened;
    table?.close();
    graph.aborted = true;
    const read = await readTable(record.setup, context);
    if (!read.ok) return read;
    // Reading takes as long as the decks are: the table that was asked for last is the one that is open.
    if (opening !== opened) return { ok: false, problems: ['another game was opened meanwhile'] };
    const next = new Table(read.table, record, stops, listener, context);
    const misfit = next.restore(record);
    if (misfit !== null) return { ok: false, problems: [misfit] };
    table = next;
    next.start();
    return { ok: true };
  };
  const current = (): Table => {
    if (table === null) throw new Error('no table is open');
    return table;
  };
  return {
    open,
    answer: async (number, option, goesOn) => current().answer(number, option, goesOn),
    passUntil: async (until) => current().passUntil(until),
    setStops: async (stops) => current().setStops(stops),
    undo: () => current().undo(),
    concede: () => current().concede(),
    hurry: async () => current().hurry(),
    setCoach: async (milliseconds) => current().setCoach(milliseconds),
    record: async () => current().record(),
    replay: async () => replayText(current().dealt, current().record(), current().end, context),
    recordOfReplay: (text) => recordOfReplay(text, context),
    graph: async (playouts, onPoint) => {
      graph.aborted = true;
      graph = { aborted: false };
      await current().graph(playouts, graph, onPoint);
    },
    stopGraph: async () => {
      graph.aborted = true;
    },
    insight: async (number) => current().insightOf(number),
    at: async (number) => {
      const { dealt } = current();
      const record = current().record();
      return positionOf(gameBefore(dealt, record, number), record, context);
    },
    recordAt: async (number) => {
      const { dealt } = current();
      const record = current().record();
      return recordOf(gameBefore(dealt, record, number), record.setup);
    },
  };
}
