/**
 * Games as links: `#/game/` and the record as JSON, packed. Whoever has the link can play the game again, and so learn what was hidden in it.
 */
import type { TableRecord } from '../protocol/table.ts';
import { BROKEN, packedText, unpackedText } from './packing.ts';
import { type RecordReading, recordOf } from './record.ts';

/** What stands after `#/game/`. */
export function linkOf(record: TableRecord): Promise<string> {
  return packedText(JSON.stringify(record));
}

export async function recordOfLink(link: string): Promise<RecordReading> {
  const unpacked = await unpackedText(link);
  if (!unpacked.ok) return broken(unpacked.why);
  try {
    return recordOf(JSON.parse(unpacked.text));
  } catch {
    return broken(BROKEN);
  }
}

function broken(why: string): RecordReading {
  return { ok: false, problem: `this link is no game: ${why}; copy it again` };
}
