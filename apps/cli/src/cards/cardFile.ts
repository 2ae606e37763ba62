/** A card file that the user names, with its cards compiled: as they are kept beside it, or now. */
import { statSync } from 'node:fs';
import { formatCardFileProblem } from '@foretell/oracle';
import { importCards, type OpenStore, openKeptCards, startWorkers } from '@foretell/workers';
import type { CommandContext } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { isFolder, reasonOf } from '../files/read.ts';
import { STDIN } from '../options.ts';
import { compilerName } from './compiler.ts';

/** Bytes below which starting threads takes longer than they save. */
const SMALL = 200_000;

export interface CardFile extends OpenStore {
  readonly path: string;
  /** Compiled just now. */
  readonly isNew: boolean;
}

/** Close it when nothing more is read from it. */
export async function openCardFile(path: string, threads: number, context: CommandContext): Promise<Checked<CardFile>> {
  if (path === STDIN)
    return complain(
      Exit.usage,
      'cards cannot be read from standard input: what they compile to is kept beside their file',
    );
  if (isFolder(path)) return complain(Exit.usage, `${path}: is a folder where a file is needed; name a file in it`);
  try {
    const kept = await openKeptCards(path, compilerName());
    if (kept !== null) return { ok: true, value: { ...kept, path, isNew: false } };
    return await compileFile(path, threads, context);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const place = 'path' in error && typeof error.path === 'string' ? error.path : path;
    const whose = place === path ? path : `${path}: what it compiles to cannot be kept in ${place}`;
    return complain(Exit.usage, `${whose}: ${reasonOf(error)}`);
  }
}

async function compileFile(
  path: string,
  threads: number,
  { terminal, signal }: CommandContext,
): Promise<Checked<CardFile>> {
  const start = terminal.now();
  const isSmall = statSync(path).size < SMALL;
  const workers = await startWorkers({ threads: isSmall ? 0 : threads });
  try {
    const outcome = await importCards({
      path,
      compiler: compilerName(),
      lanes: workers.lanes,
      cancellation: signal,
      onProgress: ({ cards, bytes, size }) => {
        const speed = (cards / (terminal.now() - start)) * 1000;
        const share = Math.floor((100 * bytes) / size);
        terminal.progress(`compiling ${path}: ${cards} cards, ${share} % of the file, ${speed.toFixed(0)} cards/s`);
      },
    });
    terminal.endProgress();
    switch (outcome.kind) {
      case 'imported':
        return { ok: true, value: { ...outcome.kept, path, isNew: true } };
      case 'unreadable':
        return complain(Exit.usage, formatCardFileProblem(path, outcome.problem));
      case 'cancelled':
        return complain(Exit.interrupted, `${path}: stopped; nothing is kept`);
    }
  } finally {
    await workers.close();
  }
}
