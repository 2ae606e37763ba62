/** `foretell cards coverage`: how much of a card file can be played, and which clauses keep how many cards from it. */
import { ok } from '@foretell/formats';
import { openCardFile } from '../cards/cardFile.ts';
import { type Coverage, coverageOf, type MissingClause, type Share } from '../cards/coverage.ts';
import { unreadCard } from '../cards/unread.ts';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { wouldBeNew, writeNew } from '../files/writeNew.ts';
import { threadsOf } from '../options.ts';
import { padEnd, shortened, widthOf } from '../width.ts';

const SHOWN = 200;
const LONGEST_CLAUSE = 140;

export const cardsCoverage: Command = {
  usage: 'cards coverage',
  description: 'How much of a card file can be played, and what keeps the rest from it',
  options: [
    ['--cards <file>', 'The card file'],
    ['--top <n>', `Unread clauses to list (${SHOWN})`],
    ['--sets', 'List the sets as well'],
    [
      '--unread <file>',
      'Write the cards that cannot be played to this file, a line each, with the words that are not read',
    ],
    ['--threads <n>', 'Threads (one for each processor)'],
    ['--json', 'Print one document, with the sets'],
  ],
  documents: ['cards-coverage', 'cards-unread'],
  examples: [
    'cards coverage --cards oracle-cards.json',
    'cards coverage --cards AtomicCards.json --top 20',
    'cards coverage --cards oracle-cards.json --unread unread.ndjson',
  ],
  async run(_, context) {
    const { options, terminal } = context;
    const path = options.text('cards');
    const unreadPath = options.text('unread');
    const top = options.whole('top', 0, 1_000_000) ?? SHOWN;
    const threads = threadsOf(options);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (path === undefined) return complain(Exit.usage, 'say which card file is meant: --cards FILE');
    const isNew = unreadPath === undefined ? ok(Exit.ok) : wouldBeNew(unreadPath);
    if (!isNew.ok) return isNew;
    const file = await openCardFile(path, threads, context);
    if (!file.ok) return file;
    const unread: string[] = [];
    const coverage = await coverageOf(file.value.store, top, (card) => {
      const line = unreadPath === undefined ? null : unreadCard(card);
      if (line !== null) unread.push(`${JSON.stringify(line)}\n`);
    });
    await file.value.close();
    const written = unreadPath === undefined ? ok(Exit.ok) : writeNew(unreadPath, unread.join(''));
    if (!written.ok) return written;
    terminal.out(options.flag('json') ? `${JSON.stringify(coverage)}\n` : inWords(coverage, options.flag('sets')));
    return ok(Exit.ok);
  },
};

function inWords(coverage: Coverage, withSets: boolean): string {
  const tables = [
    table('cards', { all: coverage }),
    table('formats', coverage.formats),
    table('layouts', coverage.layouts),
    table('counted apart', coverage.apart),
  ];
  if (withSets) tables.push(table('sets', coverage.sets));
  if (coverage.gaps.length > 0) tables.push(gapTable(coverage.gaps));
  return tables.filter((text) => text !== '').join('\n');
}

function table(title: string, shares: Readonly<Record<string, Share>>): string {
  const rows = Object.entries(shares);
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(([name]) => widthOf(name)));
  const lines = rows.map(([name, { total, compiled }]) => {
    const percent = total === 0 ? '' : `${((100 * compiled) / total).toFixed(1)} %`.padStart(8);
    return `  ${padEnd(name, width)}  ${String(compiled).padStart(6)} of ${String(total).padStart(6)}${percent}`;
  });
  return `${title}\n${lines.join('\n')}\n`;
}

function gapTable(gaps: readonly MissingClause[]): string {
  const lines = gaps.map(({ clause, code, cards, unlocks, examples }) => {
    const flat = clause.replaceAll('\n', ' / ');
    const short = shortened(flat, LONGEST_CLAUSE);
    const kind = code === 'unread' ? '' : ` [${code}]`;
    return `  ${String(unlocks).padStart(7)}  ${String(cards).padStart(5)}  ${short}${kind}  (${examples.join('; ')})`;
  });
  return `unread clauses\n  unlocks  cards  clause\n${lines.join('\n')}\n`;
}
