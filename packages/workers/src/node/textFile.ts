/** Files as text: unpacked where they are packed, whatever they are called. */
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { CardFileProblem } from '@foretell/oracle';
import type { TextSource } from '../shared/index.ts';

/** Bytes read at once. */
const PIECE = 1 << 18;

/** What other packed files begin with. */
const ARCHIVES: readonly (readonly [string, string])[] = [
  ['504b0304', 'is a zip archive'],
  ['425a68', 'is packed with bzip2'],
  ['fd377a58', 'is packed with xz'],
  ['28b52ffd', 'is packed with zstd'],
];

/** The text of one file, piece by piece. */
export class TextFile implements TextSource {
  private readonly path: string;
  private readonly onBytes: (bytes: Uint8Array) => void;
  /** Why the text ends before the file does; null if it does not. Known once the text has ended. */
  problem: CardFileProblem | null = null;

  /** Every byte of the file passes `onBytes`, as it is on the disk. */
  constructor(path: string, onBytes: (bytes: Uint8Array) => void) {
    this.path = path;
    this.onBytes = onBytes;
  }

  /** Throws what the operating system says against reading the file. */
  async *pieces(): AsyncGenerator<string> {
    const bytes = this.bytes();
    const first = await bytes.next();
    if (first.done === true) return;
    const start = Buffer.from(first.value).toString('hex', 0, 4);
    const archive = ARCHIVES.find(([magic]) => start.startsWith(magic));
    if (archive !== undefined) {
      this.problem = { place: '', message: archive[1], hint: 'unpack it, or pack it with gzip instead' };
      return;
    }
    const all = joined(first.value, bytes);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const piece of start.startsWith('1f8b') ? unpacked(all) : all)
        yield decoder.decode(piece, { stream: true });
      yield decoder.decode();
    } catch (error) {
      this.problem = damageOf(error);
      if (this.problem === null) throw error;
    }
  }

  private async *bytes(): AsyncGenerator<Uint8Array> {
    const stream: AsyncIterable<Buffer> = createReadStream(this.path, { highWaterMark: PIECE });
    for await (const piece of stream) {
      this.onBytes(piece);
      yield piece;
    }
  }
}

async function* joined(first: Uint8Array, others: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* others;
}

function unpacked(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // What breaks on the way reaches whoever reads the last stream.
  return pipeline(Readable.from(packed), createGunzip({ chunkSize: PIECE }), () => undefined);
}

/** What a damaged file makes the unpacker or the decoder say; null for anything else. */
function damageOf(error: unknown): CardFileProblem | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'Z_BUF_ERROR':
      return { place: '', message: 'the gzip file ends in the middle', hint: 'load the file again' };
    case 'Z_DATA_ERROR':
      return { place: '', message: 'is a damaged gzip file', hint: 'load the file again' };
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return { place: '', message: 'is no text in UTF-8', hint: 'give the file as Scryfall or MTGJSON has it' };
    default:
      return null;
  }
}
