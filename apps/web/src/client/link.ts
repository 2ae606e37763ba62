/**
 * Games as links: `#/game/` and the record as JSON, packed (RFC 1951) and written in the letters of URLs (RFC 4648 §5). Whoever has the link
 * can play the game again, and so learn what was hidden in it.
 */
import type { TableRecord } from '../protocol/table.ts';
import { type RecordReading, recordOf } from './record.ts';

/** Characters that a link is read with. */
const LONGEST_LINK = 200_000;
/** Bytes that it may unpack to. */
const LARGEST_RECORD = 2_000_000;

/** What stands after `#/game/`. */
export async function linkOf(record: TableRecord): Promise<string> {
  const json = new Blob([JSON.stringify(record)]);
  const packed = json.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function recordOfLink(link: string): Promise<RecordReading> {
  if (link.length > LONGEST_LINK) return broken('it is too long');
  if (!/^[\w-]+$/.test(link)) return broken('it was cut off or changed');
  try {
    const json = await unpacked(bytesOf(link));
    return json === null ? broken('it holds too much') : recordOf(JSON.parse(json));
  } catch {
    // Letters, packing, UTF-8 and JSON each fail with errors of their own; to a person they are one.
    return broken('it was cut off or changed');
  }
}

function broken(why: string): RecordReading {
  return { ok: false, problem: `this link is no game: ${why}; copy it again` };
}

function bytesOf(link: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Null if it unpacks to more than is allowed; no more than that is ever held. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST_RECORD) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
