/** Games as files: the record as JSON under a mark of its own, and replays. */
import type { ReplayReading, TableRecord } from '../protocol/table.ts';
import { type RecordReading, recordOf } from './record.ts';

const MARK = 'foretell-game';
const LARGEST_FILE = 2_000_000;

/** What {@link recordOfFile} reads. */
export function gameFileText(record: TableRecord): string {
  return `${JSON.stringify({ [MARK]: 1, ...record })}\n`;
}

/** A saved game, or a replay, which `readReplay` reads. */
export async function recordOfFile(
  file: File,
  readReplay: (text: string) => Promise<ReplayReading>,
): Promise<RecordReading> {
  const refused = (why: string): RecordReading => ({ ok: false, problem: `${file.name}: ${why}` });
  if (file.size > LARGEST_FILE) return refused('is too large for a saved game');
  const text = await file.text();
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return refused('is no game that was saved here');
  if ('replay' in value) {
    const replay = await readReplay(text);
    return replay.ok ? replay : refused(replay.problems[0] ?? 'cannot be read');
  }
  if (!(MARK in value)) return refused('is no game that was saved here');
  if (value[MARK] !== 1) return refused('was saved by another version of Foretell');
  const read = recordOf(value);
  return read.ok ? read : refused(read.problem);
}

/** Undefined if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
