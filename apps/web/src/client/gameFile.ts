/** Games as files: the record as JSON under a mark of its own, and replays. */
import type { ReplayReading, TableRecord } from '../protocol/table.ts';
import { textOfFile } from './fileText.ts';
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
  const read = await textOfFile(file, LARGEST_FILE);
  if (!read.ok) return read;
  const { text } = read;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return refused('is no game that was saved here');
  if ('replay' in value) {
    const replay = await readReplay(text);
    return replay.ok ? replay : refused(replay.problems[0] ?? 'cannot be read');
  }
  if (!(MARK in value)) return refused('is no game that was saved here');
  if (value[MARK] !== 1) return refused('was saved by another version of Foretell');
  const game = recordOf(value);
  return game.ok ? game : refused(game.problem);
}

/** Undefined if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
