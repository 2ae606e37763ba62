/** `foretell deck check`: can these decks be played here, and are they legal? */
import { type DeckFormatName, deckFormat, ok, totalOf } from '@foretell/formats';
import { CARDS_OPTION, openPool, type Pool } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { Exit, type ExitCode, worstOf } from '../exit.ts';
import { playable, readDeckList } from '../files/deckFile.ts';
import { nameOfSource } from '../files/read.ts';
import { threadsOf } from '../options.ts';

interface DeckVerdict {
  readonly deck: string;
  /** The format it is written in; null if it could not be read. */
  readonly format: DeckFormatName | null;
  readonly status: 'legal' | 'illegal' | 'unsupported' | 'unreadable';
  readonly rules: string | null;
  /** Cards in the main deck with the commander, and in the sideboard. */
  readonly cards: number;
  readonly sideboard: number;
  readonly problems: readonly string[];
  /** What of the list is no part of the deck, and what was assumed. */
  readonly notices: readonly string[];
}

export interface DeckReport {
  readonly schema: 1;
  readonly decks: readonly DeckVerdict[];
}

export const deckCheck: Command = {
  usage: 'deck check <...decks>',
  description:
    'Check decks of any format: every card is known and the list is legal (exit 3: unknown cards, 4: illegal)',
  options: [CARDS_OPTION, ['--json', 'Print one document']],
  documents: ['deck-check'],
  examples: ['deck check my-deck.txt', 'deck check decks/*.txt --cards oracle-cards.json --json'],
  async run(args, context) {
    const { terminal, options } = context;
    const pool = await openPool(threadsOf(options), context);
    if (!pool.ok) return pool;
    const checked: Checkup[] = [];
    for (const source of args) checked.push(await check(source, pool.value));
    await pool.value.close();
    const report: DeckReport = { schema: 1, decks: checked.map(({ verdict }) => verdict) };
    if (options.flag('json')) terminal.out(`${JSON.stringify(report)}\n`);
    for (const { verdict } of checked) {
      for (const problem of [...verdict.notices, ...verdict.problems]) terminal.talk(problem);
      if (verdict.status === 'legal' && !options.flag('json')) terminal.out(`${sentence(verdict)}\n`);
    }
    if (args.length > 1) terminal.talk(sumOf(checked.map(({ verdict }) => verdict)));
    return ok(worstOf(checked.map(({ exit }) => exit)));
  },
};

interface Checkup {
  readonly verdict: DeckVerdict;
  readonly exit: ExitCode;
}

async function check(source: string, pool: Pool): Promise<Checkup> {
  const listed = readDeckList(source);
  const nothing = { deck: nameOfSource(source), format: null, rules: null, cards: 0, sideboard: 0, notices: [] };
  if (!listed.ok)
    return { verdict: { ...nothing, status: 'unreadable', problems: listed.error.lines }, exit: listed.error.exit };
  const { format, notices } = listed.value;
  const read = { ...nothing, format: format.name, notices };
  const loaded = await playable(listed.value, pool);
  if (!loaded.ok) {
    const { exit, lines } = loaded.error;
    return {
      verdict: { ...read, status: exit === Exit.illegalDeck ? 'illegal' : 'unsupported', problems: lines },
      exit,
    };
  }
  const { main, commander, sideboard } = loaded.value.deck;
  const verdict: DeckVerdict = {
    ...read,
    status: 'legal',
    rules: loaded.value.rules,
    cards: totalOf([...main, ...commander]),
    sideboard: totalOf(sideboard),
    problems: [],
  };
  return { verdict, exit: Exit.ok };
}

function sentence({ deck, format, rules, cards, sideboard }: DeckVerdict): string {
  const written = format === null ? '' : `, read as ${deckFormat(format).title}`;
  return `${deck}: a legal ${rules} deck of ${cards} cards${besides(rules, sideboard)}${written}`;
}

/** A Commander deck has nothing in its sideboard but a companion (903.5e). */
function besides(rules: string | null, sideboard: number): string {
  if (sideboard === 0) return '';
  return rules === 'commander' ? ' and a companion' : ` and a sideboard of ${sideboard}`;
}

/** "85 decks: 12 legal, 70 with cards that cannot be played, 3 illegal". */
function sumOf(verdicts: readonly DeckVerdict[]): string {
  const count = (status: DeckVerdict['status']): number => verdicts.filter((one) => one.status === status).length;
  const parts = [`${count('legal')} legal`];
  if (count('unsupported') > 0) parts.push(`${count('unsupported')} with cards that cannot be played`);
  if (count('illegal') > 0) parts.push(`${count('illegal')} illegal`);
  if (count('unreadable') > 0) parts.push(`${count('unreadable')} unreadable`);
  return `${verdicts.length} decks: ${parts.join(', ')}`;
}
