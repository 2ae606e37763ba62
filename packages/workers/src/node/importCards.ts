/** A card file of the file system compiled on all workers, and kept in a file. */
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import type { CardFileProblem } from '@foretell/oracle';
import { type Cancellation, compileFile, type Lane } from '../shared/index.ts';
import { NewStoreFile, type OpenStore, openStoreFile } from './storeFiles.ts';
import { TextFile } from './textFile.ts';

export interface ImportJob {
  readonly path: string;
  /** What the compiler calls itself: letters, digits, points and hyphens. */
  readonly compiler: string;
  readonly lanes: readonly Lane[];
  readonly cancellation?: Cancellation;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  /** Cards compiled. */
  readonly cards: number;
  /** Bytes of the file read, and in all. */
  readonly bytes: number;
  readonly size: number;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly path: string; readonly kept: OpenStore }
  | { readonly kind: 'unreadable'; readonly problem: CardFileProblem }
  | { readonly kind: 'cancelled' };

/** Throws what the operating system says against reading the file or writing beside it; nothing half-written is left behind. */
export async function importCards({ path, onProgress, ...job }: ImportJob): Promise<ImportOutcome> {
  const { size, mtimeMs } = await readableFile(path);
  const hash = createHash('sha256');
  let bytes = 0;
  const text = new TextFile(path, (piece) => {
    hash.update(piece);
    bytes += piece.length;
  });
  const sink = await NewStoreFile.create(path);
  try {
    const outcome = await compileFile({
      ...job,
      text,
      sink,
      sourceFile: async () => ({ hash: hash.digest('hex'), size, modified: mtimeMs }),
      onCards: (cards) => onProgress?.({ cards, bytes, size }),
    });
    if (outcome.kind === 'written') return await opened(await sink.keep(outcome.summary));
    await sink.drop();
    return outcome;
  } catch (error) {
    await sink.drop();
    throw error;
  }
}

/** Facts of a file that can be opened: what cannot be read shows before anything is written. */
async function readableFile(path: string): Promise<Stats> {
  const file = await open(path, 'r');
  try {
    return await file.stat();
  } finally {
    await file.close();
  }
}

async function opened(path: string): Promise<ImportOutcome> {
  const kept = await openStoreFile(path);
  if (kept === null) throw new Error(`the store that was just written to ${path} cannot be read`);
  return { kind: 'imported', path, kept };
}
