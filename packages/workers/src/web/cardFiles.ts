/** Card files that a visitor gives a page, and where a page keeps what they are compiled to. */
import type { CardFileProblem } from '@foretell/oracle';
import {
  type Cancellation,
  CardStore,
  compileFile,
  type Lane,
  type StoredText,
  type TextSink,
  type TextSource,
} from '../shared/index.ts';

/** Where a page keeps blobs between visits; IndexedDB and the origin's private file system can both be one. */
export interface BlobKeeper {
  get(key: string): Promise<Blob | undefined>;
  put(key: string, blob: Blob): Promise<void>;
}

export interface WebImportJob {
  /** What a file field gives. */
  readonly file: File;
  readonly compiler: string;
  readonly lanes: readonly Lane[];
  readonly keeper: BlobKeeper;
  readonly cancellation?: Cancellation;
  readonly onCards?: (cards: number) => void;
}

export type WebImportOutcome =
  /** `key` is what they are kept under, for {@link openKeptCards}. */
  | { readonly kind: 'ready'; readonly key: string; readonly store: CardStore }
  | { readonly kind: 'unreadable'; readonly problem: CardFileProblem }
  | { readonly kind: 'cancelled' };

/** The compiled cards of the file: as they are kept, or compiled now and kept. A deck's cards are then read one by one from the blob. */
export async function importCards({ file, keeper, ...job }: WebImportJob): Promise<WebImportOutcome> {
  const hash = await hashOf(file);
  const key = `${hash}-${job.compiler}`;
  const known = await openKeptCards(keeper, key);
  if (known !== null) return { kind: 'ready', key, store: known };
  const sink = new BlobSink();
  const outcome = await compileFile({
    ...job,
    text: new TextBlob(file),
    sink,
    sourceFile: async () => ({ hash, size: file.size, modified: file.lastModified }),
  });
  if (outcome.kind !== 'written') return outcome;
  const blob = sink.blob();
  await keeper.put(key, blob);
  const store = await CardStore.open(storedBlob(blob));
  if (store === null) throw new Error('the store that was just written cannot be read');
  return { kind: 'ready', key, store };
}

/** What an import of an earlier visit left under its key; null if that is gone, or of another version. */
export async function openKeptCards(keeper: BlobKeeper, key: string): Promise<CardStore | null> {
  const kept = await keeper.get(key);
  return kept === undefined ? null : CardStore.open(storedBlob(kept));
}

async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Parts of a blob are read without the rest of it. */
function storedBlob(blob: Blob): StoredText {
  return { size: blob.size, text: (from, to) => blob.slice(from, to).text() };
}

class BlobSink implements TextSink {
  private readonly encoder: TextEncoder = new TextEncoder();
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];

  async write(text: string): Promise<number> {
    const bytes = this.encoder.encode(text);
    this.parts.push(bytes);
    return bytes.length;
  }

  blob(): Blob {
    return new Blob(this.parts);
  }
}

/** The text of a blob, unpacked if it is packed with gzip. */
class TextBlob implements TextSource {
  problem: CardFileProblem | null = null;
  private readonly blob: Blob;

  constructor(blob: Blob) {
    this.blob = blob;
  }

  async *pieces(): AsyncGenerator<string> {
    const [first, second] = new Uint8Array(await this.blob.slice(0, 2).arrayBuffer());
    const isGzip = first === 0x1f && second === 0x8b;
    const bytes = isGzip ? this.blob.stream().pipeThrough(new DecompressionStream('gzip')) : this.blob.stream();
    const reader = bytes.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
    } catch (error) {
      // A file that is gone is a DOMException; that unpacking or decoding went wrong is said by other errors, and no more than that.
      if (error instanceof DOMException) throw error;
      const message = isGzip ? 'is no whole gzip file of text in UTF-8' : 'is no text in UTF-8';
      this.problem = { place: '', message, hint: 'load the file again' };
    } finally {
      reader.releaseLock();
    }
  }
}
