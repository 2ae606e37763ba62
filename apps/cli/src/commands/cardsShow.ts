/** `foretell cards show`: a card as its file has it and as it is played here, or why it is not. */
import { ok } from '@foretell/formats';
import { type Gap, printFace, type Ruling } from '@foretell/oracle';
import { gapsOf } from '@foretell/workers';
import { cardText, type ShownCard } from '../cards/cardText.ts';
import { openPool, type Pool, whyNot } from '../cards/pool.ts';
import { rulingsOn } from '../cards/rulings.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import { threadsOf } from '../options.ts';

export interface CardsReport {
  readonly schema: 2;
  readonly cards: readonly CardDocument[];
}

interface CardDocument {
  readonly name: string;
  readonly builtIn: boolean;
  /** In the ability language, as it is played; null if it is not. */
  readonly card: object | null;
  /** Rules text of its faces, made from what is played; null if it is not. */
  readonly printed: readonly (readonly string[])[] | null;
  /** As the card file has it; null without a file, or if it has no such card. */
  readonly source: object | null;
  /** Why it is not played; null if it is. */
  readonly refusal: string | null;
  /** The clauses that are not understood. */
  readonly gaps: readonly Gap[];
  readonly rulings: readonly Ruling[];
}

export const cardsShow: Command = {
  usage: 'cards show <...names>',
  description: 'Show cards with their rules text as the engine understands it, or why it does not',
  options: [
    ['--cards <file>', 'Card file whose cards may be shown as well, with the text it has'],
    ['--rulings <file>', 'File of rulings (Scryfall rulings), with --cards'],
    ['--ir', 'Show the abilities as data as well'],
    ['--threads <n>', 'Threads (one for each processor)'],
    ['--json', 'Print one document'],
  ],
  documents: ['cards-show'],
  examples: ['cards show "Opposition Agent"', 'cards show Shock --cards oracle-cards.json --rulings rulings.json'],
  async run(names, context) {
    const { options } = context;
    const rulings = options.text('rulings');
    if (rulings !== undefined && options.text('cards') === undefined)
      return complain(Exit.usage, '--rulings needs the cards that they are about; add --cards FILE');
    const pool = await openPool(threadsOf(options), context);
    if (!pool.ok) return pool;
    try {
      return await showAll(names, rulings, pool.value, context);
    } finally {
      await pool.value.close();
    }
  },
};

async function showAll(
  names: readonly string[],
  rulings: string | undefined,
  pool: Pool,
  { options, terminal }: CommandContext,
): Promise<Checked<ExitCode>> {
  const shown: ShownCard[] = [];
  const unknown: string[] = [];
  for (const typed of names) {
    const name = await spelling(typed, pool);
    if (name === undefined) {
      unknown.push(await whyNot(pool, typed));
      continue;
    }
    const card = await showOne(name, rulings, pool);
    if (!card.ok) return card;
    shown.push(card.value);
  }
  const report: CardsReport = { schema: 2, cards: shown.map(documentOf) };
  if (options.flag('json')) terminal.out(`${JSON.stringify(report)}\n`);
  else terminal.out(shown.map((card) => cardText(card, options.flag('ir'))).join('\n'));
  if (unknown.length > 0) return complain(Exit.unsupportedCards, ...unknown);
  return ok(shown.some(({ card }) => card === null) ? Exit.unsupportedCards : Exit.ok);
}

/** The name as the pool has it, letter case aside; undefined if it has none such. */
async function spelling(typed: string, pool: Pool): Promise<string | undefined> {
  if ((await pool.find(typed)) !== undefined) return typed;
  const wanted = typed.toLowerCase();
  return pool.names.find((name) => name.toLowerCase() === wanted);
}

async function showOne(name: string, rulings: string | undefined, pool: Pool): Promise<Checked<ShownCard>> {
  const meant = await pool.find(name);
  if (meant === undefined) throw new Error(`the pool lists ${name} and does not have it`);
  const file = (await pool.inFile(name)) ?? null;
  let ruled: readonly Ruling[] = [];
  if (file !== null && rulings !== undefined) {
    const read = await rulingsOn({ name: file.source.name, oracleId: file.oracleId }, rulings);
    if (!read.ok) return read;
    ruled = read.value;
  }
  return ok({
    name: file?.source.name ?? name,
    card: meant.kind === 'refused' ? null : meant.card,
    isBuiltIn: meant.kind === 'built-in',
    file,
    refusal: meant.kind === 'refused' ? meant.refusal : null,
    rulings: ruled,
  });
}

function documentOf({ name, card, isBuiltIn, file, refusal, rulings }: ShownCard): CardDocument {
  return {
    name,
    builtIn: isBuiltIn,
    card,
    printed: card?.faces.map((face) => printFace(face)) ?? null,
    source: file?.source ?? null,
    refusal,
    gaps: refusal === null || file === null ? [] : gapsOf(file.outcome),
    rulings,
  };
}
