// Card files compiled by workers and kept beside the file: the same cards come back, one by one, and nothing half-made stays.
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileCard, type FileCard } from '@foretell/oracle';
import { expect, onTestFinished, test } from 'vitest';
import { type ImportOutcome, importCards, type OpenStore, openKeptCards, startWorkers } from '../src/node/index.ts';
import { compileCards } from '../src/shared/compileCards.ts';
import { type CompiledRecord, compileRecord } from '../src/shared/compiled/record.ts';
import { BUILT_IN_POOL, inlineWorkers, type Lane } from '../src/shared/index.ts';
import { bundleWorker } from './bundleWorker.ts';
import { cardFile } from './cardFiles.ts';

const inline = inlineWorkers(BUILT_IN_POOL, { clock: () => 0, pause: () => Promise.resolve() });

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function fileOf(content: string | Uint8Array, name = 'cards.ndjson'): string {
  const path = join(scratch(), name);
  writeFileSync(path, content);
  return path;
}

async function imported(path: string, lanes: readonly Lane[] = inline.lanes, compiler = '1'): Promise<OpenStore> {
  const outcome = await importCards({ path, compiler, lanes });
  if (outcome.kind !== 'imported') throw new Error(JSON.stringify(outcome));
  onTestFinished(() => outcome.kept.close());
  return outcome.kept;
}

/** What is in the folder of the file besides the file. */
const besides = (path: string): string[] => readdirSync(join(path, '..')).filter((name) => !path.endsWith(name));

async function namesOf({ store }: OpenStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { source } of store.all()) names.push(source.name);
  return names;
}

test('threads compile a file, and its cards are read back one by one and all in order', async () => {
  const workers = await startWorkers({ threads: 2, workerUrl: await bundleWorker(scratch()) });
  onTestFinished(() => workers.close());
  const kept = await imported(fileOf(gzipSync(cardFile(700)), 'cards.gz'), workers.lanes);
  const { store } = kept;
  expect(store.summary).toMatchObject({ cards: 702, compiled: 701, duplicates: 1, skipped: { token: 1 } });
  expect(await namesOf(kept)).toEqual([
    ...Array.from({ length: 700 }, (_, at) => `Bear ${at}`),
    'Riddle',
    'Bear Above // Bear Below',
  ]);
  for (const name of ['Bear 345', 'Riddle', 'Bear Above // Bear Below']) {
    const entry = store.find(name);
    if (entry === undefined) throw new Error(`no ${name}`);
    const card = await store.read(entry);
    expect(card.source.name).toBe(name);
    expect(card.outcome).toEqual(compileCard(card.source));
    expect(entry.isCompiled).toBe(card.outcome.kind === 'compiled');
  }
  expect(store.find('Bear Below')?.name).toBe('Bear Above // Bear Below');
  expect(store.find('bear 1')).toBeUndefined();
});

test('the number of cards that share a gap is kept', async () => {
  const { store } = await imported(fileOf(cardFile(3)));
  const entry = store.find('Riddle');
  const card = entry === undefined ? null : await store.read(entry);
  if (card?.outcome.kind !== 'unread') throw new Error('it was read');
  const [gap] = card.outcome.gaps;
  expect(await store.cardsSharing(gap?.shape ?? '')).toBe(1);
  expect(await store.cardsSharing('another shape')).toBe(0);
});

test('kept cards are found again as long as file and compiler are the same', async () => {
  const path = fileOf(cardFile(3));
  await imported(path);
  const reopened = async (compiler: string): Promise<number | null> => {
    const kept = await openKeptCards(path, compiler);
    await kept?.close();
    return kept?.store.summary.cards ?? null;
  };
  expect(await reopened('1')).toBe(5);
  expect(await reopened('2')).toBeNull();
  utimesSync(path, 1, 1);
  expect(await reopened('1')).toBe(5);
  writeFileSync(path, cardFile(3).replace('Bear 2', 'Bear 7'));
  expect(await reopened('1')).toBeNull();
});

test('a file of compiled cards that was cut off is not taken for one', async () => {
  const path = fileOf(cardFile(3));
  await imported(path);
  const [name = ''] = besides(path);
  writeFileSync(join(path, '..', name), 'half of it');
  expect(await openKeptCards(path, '1')).toBeNull();
});

test('what a killed program left behind is removed', async () => {
  const path = fileOf(cardFile(3));
  // No process has a number as high as that.
  const [dead, own] = [`${path}.99999999.foretell-cards.part`, `${path}.${process.ppid}.foretell-cards.part`];
  for (const draft of [dead, own]) writeFileSync(draft, '');
  await imported(path);
  expect([existsSync(dead), existsSync(own)]).toEqual([false, true]);
});

test('what another compiler made of the file is removed, and nothing else', async () => {
  const path = fileOf(cardFile(3));
  const other = `${path}.more.0123456789abcdef-1.foretell-cards`;
  writeFileSync(other, '');
  await imported(path, inline.lanes, '1');
  const [first] = besides(path);
  await imported(path, inline.lanes, '2');
  const names = besides(path);
  expect(names).toHaveLength(2);
  expect(names).not.toContain(first);
  expect(existsSync(other)).toBe(true);
});

const bytes = new TextEncoder().encode(cardFile(3));
const packed = gzipSync(cardFile(900));
const damaged = Uint8Array.from(packed);
damaged.fill(0xff, 200, 260);
const broken: readonly (readonly [string, Uint8Array, string])[] = [
  ['a gzip file that ends in the middle', packed.subarray(0, packed.length / 2), 'the gzip file ends in the middle'],
  ['a damaged gzip file', damaged, 'is a damaged gzip file'],
  ['a zip archive', Buffer.from('504b030414000000', 'hex'), 'is a zip archive'],
  ['another encoding', Buffer.concat([bytes, Buffer.from([0xe9, 0x22])]), 'is no text in UTF-8'],
  ['an empty file', new Uint8Array(), 'the file is empty'],
  ['a text', new TextEncoder().encode('Bear'), 'is neither JSON nor NDJSON'],
];

test.each(broken)('%s is refused and leaves nothing behind', async (_, content, message) => {
  const path = fileOf(content);
  const outcome = await importCards({ path, compiler: '1', lanes: inline.lanes });
  expect(outcome).toMatchObject({ kind: 'unreadable', problem: { message } });
  expect(besides(path)).toEqual([]);
});

test('who stops keeps nothing, nor does a compiler that breaks', async () => {
  const path = fileOf(cardFile(300));
  const stop = new AbortController();
  const job = { path, compiler: '1', lanes: inline.lanes, cancellation: stop.signal, onProgress: () => stop.abort() };
  const outcome: ImportOutcome = await importCards(job);
  expect(outcome).toEqual({ kind: 'cancelled' });
  const lane: Lane = { run: () => Promise.reject(new Error('no worker')) };
  await expect(importCards({ path, compiler: '1', lanes: [lane] })).rejects.toThrow('no worker');
  expect(besides(path)).toEqual([]);
});

test('a file that is not there is told as the operating system tells it', async () => {
  const path = join(scratch(), 'absent');
  await expect(importCards({ path, compiler: '1', lanes: inline.lanes })).rejects.toMatchObject({ code: 'ENOENT' });
});

test('cards go out in the order they came in, whichever worker is first', async () => {
  const card = (number: number): FileCard => ({
    oracleId: null,
    source: {
      name: String(number),
      layout: 'normal',
      faces: [],
      colorIdentity: [],
      legalities: {},
      set: null,
      setType: null,
    },
  });
  async function* cards(): AsyncGenerator<readonly FileCard[]> {
    for (let at = 0; at < 500; at += 50) yield Array.from({ length: 50 }, (_, more) => card(at + more));
  }
  const lane = (delay: (call: number) => number): Lane => {
    let calls = 0;
    return {
      run: async (task) => {
        await new Promise((resolve) => setTimeout(resolve, delay(calls++)));
        if (task.kind !== 'compileCards') throw new Error(task.kind);
        return { kind: 'compiledCards', records: task.cards.map(compileRecord) };
      },
    };
  };
  const records: CompiledRecord[] = [];
  const done = await compileCards([lane((call) => (call === 0 ? 40 : 0)), lane(() => 3), lane(() => 7)], {
    cards: cards(),
    onRecords: async (some) => {
      records.push(...some);
    },
  });
  expect(done).toBe(500);
  expect(records.map(({ name }) => Number(name))).toEqual(Array.from({ length: 500 }, (_, at) => at));
});
