/**
 * Where compiled cards are kept on Node: in a file beside the card file, named after its content and the compiler, or in a folder of the
 * user's where nothing may be written beside it.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { CardStore, type StoredText, type StoreSummary, type TextSink } from '../shared/index.ts';

const ENDING = '.foretell-cards';
const DRAFT_ENDING = `${ENDING}.part`;
/** Digits of the content's hash in names: enough to tell files apart. */
const HASH_DIGITS = 16;
/** Text kept back until it is worth writing. */
const WRITTEN_AT_ONCE = 1 << 20;

/** Folders in which the compiled cards of a file may be, the first choice first. */
function foldersOf(path: string): readonly string[] {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return [dirname(resolve(path)), join(cache, 'foretell')];
}

function nameOf(path: string, hash: string, compiler: string): string {
  return `${basename(path)}.${hash.slice(0, HASH_DIGITS)}-${compiler}${ENDING}`;
}

/** An open store; close it when nothing more is read from it. */
export interface OpenStore {
  readonly store: CardStore;
  close(): Promise<void>;
}

/**
 * The compiled cards of the file as that compiler makes them, if they are kept somewhere. A file of the same size and time of change is
 * taken to be the same; otherwise its content decides. Throws what the operating system says against reading the card file.
 */
export async function openKeptCards(path: string, compiler: string): Promise<OpenStore | null> {
  const { size, mtimeMs } = await stat(path);
  let hash: string | null = null;
  for (const folder of foldersOf(path)) {
    for (const name of await keptIn(folder, path, compiler)) {
      const kept = await openStoreFile(join(folder, name));
      if (kept === null) continue;
      const { source } = kept.store.summary;
      if (source.size === size && source.modified === mtimeMs) return kept;
      if (source.size === size && source.hash === (hash ??= await hashOf(path))) return kept;
      await kept.close();
    }
  }
  return null;
}

/** Names of files in the folder that may be the cards of that file by that compiler. */
async function keptIn(folder: string, path: string, compiler: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter(
    (name) => name.startsWith(`${basename(path)}.`) && name.endsWith(`-${compiler}${ENDING}`),
  );
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'EPERM')) return [];
    throw error;
  }
}

export async function openStoreFile(path: string): Promise<OpenStore | null> {
  const file = await open(path, 'r');
  const store = await CardStore.open(await storedText(file));
  if (store === null) {
    await file.close();
    return null;
  }
  return { store, close: () => file.close() };
}

async function storedText(file: FileHandle): Promise<StoredText> {
  const { size } = await file.stat();
  return {
    size,
    text: async (from, to) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
      return buffer.toString('utf8', 0, bytesRead);
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: WRITTEN_AT_ONCE });
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}

/** A store being written under a name of its own until it is whole, so that nobody ever sees a part of it. */
export class NewStoreFile implements TextSink {
  private readonly path: string;
  private readonly folder: string;
  private readonly draft: string;
  private readonly file: FileHandle;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;

  private constructor(path: string, folder: string, draft: string, file: FileHandle) {
    this.path = path;
    this.folder = folder;
    this.draft = draft;
    this.file = file;
  }

  /** In the first folder that can be written to. */
  static async create(path: string): Promise<NewStoreFile> {
    const [beside = '.', own = '.'] = foldersOf(path);
    try {
      return await NewStoreFile.createIn(beside, path);
    } catch (error) {
      if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
      await mkdir(own, { recursive: true });
      return NewStoreFile.createIn(own, path);
    }
  }

  private static async createIn(folder: string, path: string): Promise<NewStoreFile> {
    const draft = join(folder, `${basename(path)}.${process.pid}${DRAFT_ENDING}`);
    for (const other of await namesIn(folder)) {
      const middle = other.slice(basename(path).length + 1, -DRAFT_ENDING.length);
      const isDraft = other === `${basename(path)}.${middle}${DRAFT_ENDING}` && /^\d+$/.test(middle);
      // Left behind by a program that was killed.
      if (isDraft && !isRunning(Number(middle))) await rm(join(folder, other), { force: true });
    }
    return new NewStoreFile(path, folder, draft, await open(draft, 'w'));
  }

  async write(text: string): Promise<number> {
    const bytes = Buffer.from(text);
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    if (this.waitingBytes >= WRITTEN_AT_ONCE) await this.flush();
    return bytes.length;
  }

  /** Gives the whole store its name, and removes older ones of that card file. */
  async keep({ source, compiler }: StoreSummary): Promise<string> {
    await this.flush();
    await this.file.sync();
    await this.file.close();
    const name = nameOf(this.path, source.hash, compiler);
    const kept = join(this.folder, name);
    await rename(this.draft, kept);
    const own = new RegExp(`^[0-9a-f]{${HASH_DIGITS}}-[^/]*$`);
    for (const other of await namesIn(this.folder)) {
      const isOfThisFile = other.startsWith(`${basename(this.path)}.`) && other.endsWith(ENDING);
      const middle = other.slice(basename(this.path).length + 1, -ENDING.length);
      if (isOfThisFile && other !== name && own.test(middle)) await rm(join(this.folder, other), { force: true });
    }
    return kept;
  }

  /** Leaves nothing behind. */
  async drop(): Promise<void> {
    await this.file.close();
    await rm(this.draft, { force: true });
  }

  private async flush(): Promise<void> {
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    await this.file.writeFile(bytes);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's program runs as well.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
