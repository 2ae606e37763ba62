// Card files in a page: compiled once, kept as a blob, and found again by their content. Node has the same streams and blobs.
import { expect, test } from 'vitest';
import { inlineWorkers } from '../../src/shared/inlineWorkers.ts';
import { BUILT_IN_POOL } from '../../src/shared/protocol.ts';
import { type BlobKeeper, importCards, type WebImportJob } from '../../src/web/cardFiles.ts';
import { cardFile } from '../cardFiles.ts';

const { lanes } = inlineWorkers(BUILT_IN_POOL, { clock: () => 0, pause: () => Promise.resolve() });

class Shelf implements BlobKeeper {
  readonly blobs: Map<string, Blob> = new Map();
  async get(key: string): Promise<Blob | undefined> {
    return this.blobs.get(key);
  }
  async put(key: string, blob: Blob): Promise<void> {
    this.blobs.set(key, blob);
  }
}

const job = (content: BlobPart, keeper: BlobKeeper): WebImportJob => {
  return { file: new File([content], 'cards'), compiler: '1', lanes, keeper };
};

async function gzipped(text: string): Promise<Blob> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

test('a packed file is compiled, kept, and found again', async () => {
  const shelf = new Shelf();
  const packed = await gzipped(cardFile(300));
  const first = await importCards(job(packed, shelf));
  if (first.kind !== 'ready') throw new Error(first.kind);
  expect(first.store.summary).toMatchObject({ cards: 302, compiled: 301 });
  expect(shelf.blobs.size).toBe(1);
  const again = await importCards({ ...job(packed, shelf), lanes: [] });
  if (again.kind !== 'ready') throw new Error(again.kind);
  const entry = again.store.find('Bear 299');
  expect(entry).toBeDefined();
  if (entry !== undefined) expect((await again.store.read(entry)).source.name).toBe('Bear 299');
});

test('what is no card file is refused and not kept', async () => {
  const shelf = new Shelf();
  const packed = await gzipped(cardFile(300));
  const damage: readonly (readonly [BlobPart, string])[] = [
    [packed.slice(0, Math.floor(packed.size / 2)), 'is no whole gzip file of text in UTF-8'],
    [new Uint8Array([0x7b, 0xe9, 0x22]), 'is no text in UTF-8'],
    ['Bear', 'is neither JSON nor NDJSON'],
  ];
  for (const [content, message] of damage)
    expect(await importCards(job(content, shelf))).toMatchObject({ kind: 'unreadable', problem: { message } });
  expect(shelf.blobs.size).toBe(0);
});
