/** The table as the page calls it: one at a time. */
import type { OpenResult, StopSettings, TableApi, TableListener, TableRecord } from '../../protocol/table.ts';
import type { EngineContext } from '../context.ts';
import { readTable } from './dealTable.ts';
import { Table } from './table.ts';

export function createTableApi(context: EngineContext): TableApi {
  let table: Table | null = null;
  const open = async (record: TableRecord, stops: StopSettings, listener: TableListener): Promise<OpenResult> => {
    const read = await readTable(record.setup, context);
    if (!read.ok) return read;
    const opened = new Table(read.table, record, stops, listener, context);
    const misfit = opened.restore(record);
    if (misfit !== null) return { ok: false, problems: [misfit] };
    table?.close();
    table = opened;
    opened.start();
    return { ok: true };
  };
  const current = (): Table => {
    if (table === null) throw new Error('no table is open');
    return table;
  };
  return {
    open,
    answer: async (number, option) => current().answer(number, option),
    passUntil: async (until) => current().passUntil(until),
    setStops: async (stops) => current().setStops(stops),
    undo: () => current().undo(),
    concede: () => current().concede(),
    hurry: async () => current().hurry(),
    setCoach: async () => undefined,
    record: async () => current().record(),
    replay: async () => {
      throw new Error('not yet');
    },
    graph: async () => undefined,
    at: async () => {
      throw new Error('not yet');
    },
  };
}
