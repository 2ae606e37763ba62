/** The lines of a file that ends where somebody was stopped in the middle of writing. */
import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const BYTES_AT_ONCE = 1 << 18;

/** What is behind the last line break: the beginning of a line. */
export interface Unfinished {
  /** Bytes of the file before it, and whether there is anything. */
  readonly at: number;
  readonly isThere: boolean;
}

/** Calls `onLine` with each whole line until it returns false, without ever holding all of them. Throws what reading throws. */
export function readWholeLines(path: string, onLine: (line: string) => boolean): Unfinished {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(BYTES_AT_ONCE);
    const decoder = new StringDecoder('utf8');
    let bytes = 0;
    let rest = '';
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
      bytes += read;
      const lines = (rest + decoder.write(buffer.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (!onLine(line)) return { at: bytes, isThere: false };
    }
    rest += decoder.end();
    return { at: bytes - Buffer.byteLength(rest), isThere: rest !== '' };
  } finally {
    closeSync(file);
  }
}
