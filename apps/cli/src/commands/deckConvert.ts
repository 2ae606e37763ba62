/** `foretell deck convert`: a deck list from the format of one program to that of another. */
import {
  DECK_FORMAT_NAMES,
  DECK_SECTIONS,
  type Deck,
  deckFormat,
  type NameKind,
  nameResolver,
  ok,
  renameCards,
  writeDeck,
} from '@foretell/formats';
import { CARDS_OPTION, openPool, type Pool } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { readDeckList } from '../files/deckFile.ts';
import { writeNew } from '../files/writeNew.ts';
import { threadsOf } from '../options.ts';

export const deckConvert: Command = {
  usage: 'deck convert <deck>',
  description: 'Write a deck list for another program, and say what that has no place for',
  options: [
    ['--to <format>', `One of ${DECK_FORMAT_NAMES.join(', ')}`, DECK_FORMAT_NAMES],
    ['--out <file>', 'The file to write, which must not be there yet (standard output)'],
    CARDS_OPTION,
  ],
  examples: ['deck convert mine.txt --to forge --out mine.dck', 'deck convert mine.cod --to arena'],
  async run([source = ''], context) {
    const { terminal, options } = context;
    const to = options.word('to', DECK_FORMAT_NAMES);
    const out = options.text('out');
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (to === undefined) return complain(Exit.usage, `--to is missing; give one of ${DECK_FORMAT_NAMES.join(', ')}`);
    const listed = readDeckList(source);
    if (!listed.ok) return listed;
    const pool = await openPool(threadsOf(options), context);
    if (!pool.ok) return pool;
    const deck = spelledAsKnown(listed.value.deck, pool.value);
    const kinds = await kindsOfNames(deck, pool.value);
    await pool.value.close();
    const format = deckFormat(to);
    const written = writeDeck(deck, format, (name) => kinds.get(name));
    const kept = out === undefined ? ok(Exit.ok) : writeNew(out, written.text);
    if (!kept.ok) return kept;
    if (out === undefined) terminal.out(written.text);
    for (const notice of listed.value.notices) terminal.talk(notice);
    for (const line of [...written.losses, ...written.doubts]) terminal.talk(`${format.title}: ${line}`);
    for (const remark of format.remarks?.(deck) ?? []) terminal.talk(remark);
    return kept;
  },
};

/** Names that the pool has as the pool has them, all others as they stand. */
function spelledAsKnown(deck: Deck, pool: Pool): Deck {
  const names = new Set(pool.names);
  const resolve = nameResolver((name) => names.has(name), pool.names);
  return renameCards(deck, (name) => resolve(name) ?? name);
}

/** Both halves are on the front (709.1). */
const SPLIT: readonly string[] = ['split', 'aftermath'];

/** Of the names of two parts that the pool has. */
async function kindsOfNames(deck: Deck, pool: Pool): Promise<ReadonlyMap<string, NameKind>> {
  const kinds = new Map<string, NameKind>();
  for (const { name } of DECK_SECTIONS.flatMap((section) => deck[section])) {
    if (!name.includes(' // ')) continue;
    const meant = await pool.find(name);
    if (meant === undefined || meant.kind === 'refused') continue;
    kinds.set(name, SPLIT.includes(meant.card.layout) ? 'split' : 'faces');
  }
  return kinds;
}
