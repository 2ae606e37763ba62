/** `foretell cards import`: compiles a card file, so that every command that names it finds its cards ready. */
import { ok } from '@foretell/formats';
import type { StoreSummary } from '@foretell/workers';
import { openCardFile } from '../cards/cardFile.ts';
import type { Command } from '../command.ts';
import { Exit } from '../exit.ts';
import { threadsOf } from '../options.ts';

export interface ImportReport {
  readonly schema: 1;
  readonly file: string;
  /** The version that compiled it. */
  readonly compiler: string;
  /** Of the file. */
  readonly hash: string;
  readonly cards: number;
  /** Cards that can be played. */
  readonly compiled: number;
  /** Cards of a name that came before. */
  readonly duplicates: number;
  /** What is no card of a game, by layout. */
  readonly skipped: Readonly<Record<string, number>>;
}

export const cardsImport: Command = {
  usage: 'cards import <file>',
  description: 'Compile a card file; what it compiles to is kept beside it',
  options: [
    ['--threads <n>', 'Threads (one for each processor)'],
    ['--json', 'Print one document'],
  ],
  documents: ['cards-import'],
  examples: ['cards import oracle-cards.json', 'cards import AtomicCards.json.gz --json'],
  async run([path = ''], context) {
    const { options, terminal } = context;
    const threads = threadsOf(options);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const start = terminal.now();
    const file = await openCardFile(path, threads, context);
    if (!file.ok) return file;
    const { store, isNew } = file.value;
    await file.value.close();
    const seconds = (terminal.now() - start) / 1000;
    const { compiler, cards, compiled, duplicates, skipped, source } = store.summary;
    const document: ImportReport = {
      schema: 1,
      file: path,
      compiler,
      hash: source.hash,
      cards,
      compiled,
      duplicates,
      skipped,
    };
    terminal.out(options.flag('json') ? `${JSON.stringify(document)}\n` : inWords(path, store.summary));
    terminal.talk(isNew ? `compiled in ${seconds.toFixed(1)} s` : 'as they were compiled before');
    return ok(Exit.ok);
  },
};

function inWords(path: string, { cards, compiled, duplicates, skipped }: StoreSummary): string {
  const lines = [`${path}: ${cards} cards, ${compiled} of them can be played (${percent(compiled, cards)})`];
  const left = Object.entries(skipped).map(([layout, count]) => `${count} ${layout.replaceAll('_', ' ')}`);
  if (duplicates > 0) left.push(`${duplicates} of a name that came before`);
  if (left.length > 0) lines.push(`left out: ${left.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
