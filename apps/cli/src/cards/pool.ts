/** The cards a command knows: those built in, and those of a card file where one is given. A name that both have means the built-in card. */
import { builtInPool, cardByName } from '@foretell/cards';
import { nearestWords, ok } from '@foretell/formats';
import type { CardDefinition } from '@foretell/rules/ir';
import { type CardStore, type CompiledCard, type OpenStore, type PoolRequest, poolWith } from '@foretell/workers';
import type { CommandContext, OptionRow } from '../command.ts';
import type { Checked } from '../exit.ts';
import { openCardFile } from './cardFile.ts';
import { refusalOf } from './refusal.ts';

/** What a name means. */
export type Meant =
  | { readonly kind: 'built-in'; readonly card: CardDefinition }
  | { readonly kind: 'compiled'; readonly card: CardDefinition }
  /** In the file, and not to be played; `refusal` says why. */
  | { readonly kind: 'refused'; readonly refusal: string };

export interface Pool {
  /** Full names that decks may hold, the built-in ones first. */
  readonly names: readonly string[];
  /** The card of that name or of a face of that name, spelt exactly; undefined if there is none. */
  find(name: string): Promise<Meant | undefined>;
  /** What the card file has of the card, also where it is built in; undefined without a file or if the file has no such card. */
  inFile(name: string): Promise<CompiledCard | undefined>;
  close(): Promise<void>;
}

const builtInNames: readonly string[] = builtInPool
  .filter(({ layout }) => layout !== 'token' && layout !== 'emblem')
  .map(({ name }) => name);

export const BUILT_IN: Pool = {
  names: builtInNames,
  find: async (name) => builtIn(name),
  inFile: async () => undefined,
  close: async () => undefined,
};

function builtIn(name: string): Meant | undefined {
  const card = cardByName(name);
  return card === undefined ? undefined : { kind: 'built-in', card };
}

/** The option that names a card file, for the help of commands. */
export const CARDS_OPTION: OptionRow = [
  '--cards <file>',
  'Card file (Scryfall oracle cards, MTGJSON AtomicCards) whose cards may be used as well',
];

/** The pool that the command's options ask for. Close it at the end. */
export async function openPool(threads: number, context: CommandContext): Promise<Checked<Pool>> {
  const path = context.options.text('cards');
  const complaint = context.options.complaint();
  if (complaint !== null) return { ok: false, error: complaint };
  if (path === undefined) return ok(BUILT_IN);
  const file = await openCardFile(path, threads, context);
  if (!file.ok) return file;
  return ok(new FilePool(file.value));
}

class FilePool implements Pool {
  readonly names: readonly string[];
  private readonly file: OpenStore;
  private readonly store: CardStore;

  constructor(file: OpenStore) {
    this.file = file;
    this.store = file.store;
    this.names = [...new Set([...builtInNames, ...file.store.entries.map(({ name }) => name)])];
  }

  async find(name: string): Promise<Meant | undefined> {
    const own = builtIn(name);
    const file = own === undefined ? await this.inFile(name) : undefined;
    if (file === undefined) return own;
    if (file.outcome.kind === 'compiled') return { kind: 'compiled', card: file.outcome.card };
    return { kind: 'refused', refusal: await refusalOf(file, this.store) };
  }

  close(): Promise<void> {
    return this.file.close();
  }

  async inFile(name: string): Promise<CompiledCard | undefined> {
    const entry = this.store.find(name);
    return entry === undefined ? undefined : this.store.read(entry);
  }
}

/** What workers need to play the cards of these names: those that are not built in. */
export async function requestFor(pool: Pool, names: Iterable<string>): Promise<PoolRequest> {
  const definitions: CardDefinition[] = [];
  for (const name of new Set(names)) {
    const meant = await pool.find(name);
    if (meant?.kind === 'compiled') definitions.push(meant.card);
  }
  return poolWith(definitions);
}

/** Why no card of that name can be used, and how to mend it. */
export async function whyNot(pool: Pool, name: string): Promise<string> {
  const meant = await pool.find(name);
  if (meant?.kind === 'refused') return meant.refusal;
  const nearest = nearestWords(name, pool.names, 3);
  const hint = nearest.length === 0 ? 'check the spelling' : `did you mean ${nearest.join(', or ')}?`;
  return `there is no card ${JSON.stringify(name)} in the pool; ${hint}`;
}
