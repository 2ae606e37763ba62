/** Compiled cards between visits, in the browser's database. It may be switched off or full: then they are there for this visit alone. */
import type { BlobKeeper } from '@foretell/workers/web';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

/** Which cards were imported last. */
export interface LatestImport {
  /** The name of the visitor's file. */
  readonly file: string;
  readonly key: string;
}

/** One import is kept, the latest. */
export interface CardKeeper extends BlobKeeper {
  latest(): Promise<LatestImport | undefined>;
  /** Whether the import is kept. */
  setLatest(latest: LatestImport): Promise<boolean>;
  clear(): Promise<void>;
}

const LATEST = 'latest';

export class BrowserKeeper implements CardKeeper {
  private readonly store: UseStore = createStore('foretell', 'cards');

  async get(key: string): Promise<Blob | undefined> {
    return (await this.read<Blob>(key)) ?? undefined;
  }

  async put(key: string, blob: Blob): Promise<void> {
    await this.write(async () => {
      await clear(this.store);
      await set(key, blob, this.store);
    });
  }

  async latest(): Promise<LatestImport | undefined> {
    return (await this.read<LatestImport>(LATEST)) ?? undefined;
  }

  async setLatest(latest: LatestImport): Promise<boolean> {
    return (await this.get(latest.key)) !== undefined && (await this.write(() => set(LATEST, latest, this.store)));
  }

  async clear(): Promise<void> {
    await this.write(() => clear(this.store));
  }

  private async read<T>(key: string): Promise<T | null> {
    try {
      return (await get<T>(key, this.store)) ?? null;
    } catch (error) {
      if (error instanceof DOMException) return null;
      throw error;
    }
  }

  private async write(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      if (error instanceof DOMException) return false;
      throw error;
    }
  }
}
