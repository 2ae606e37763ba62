/** Compiled cards where they are kept: found by name through an index, and read one by one. */
import { SCHEMA, type StoredText, type StoreSummary, TRAILER } from './layout.ts';
import { type CompiledCard, parseRecord } from './record.ts';

/** A card of a store, not read yet. */
export interface StoreEntry {
  /** The card's full name. */
  readonly name: string;
  readonly isCompiled: boolean;
  readonly from: number;
  readonly length: number;
}

/** Bytes read at once when all cards are wanted. */
const LONGEST_READ = 1 << 20;

export class CardStore {
  readonly summary: StoreSummary;
  /** In the order of the card file. */
  readonly entries: readonly StoreEntry[];
  private readonly stored: StoredText;
  private readonly byName: ReadonlyMap<string, StoreEntry>;
  private sharing: Promise<ReadonlyMap<string, number>> | null = null;

  private constructor(stored: StoredText, summary: StoreSummary, index: string) {
    this.stored = stored;
    this.summary = summary;
    const byName = new Map<string, StoreEntry>();
    const faces: (readonly [string, StoreEntry])[] = [];
    this.entries = index.split('\n').flatMap((line) => {
      const [compiled, from, length, name, ...faceNames] = line.split('\t');
      if (name === undefined) return [];
      const entry: StoreEntry = { name, isCompiled: compiled === '1', from: Number(from), length: Number(length) };
      byName.set(name, entry);
      for (const face of faceNames) faces.push([face, entry]);
      return [entry];
    });
    // A card of its own goes before a face of that name.
    for (const [face, entry] of faces) if (!byName.has(face)) byName.set(face, entry);
    this.byName = byName;
  }

  /** The store that is kept there; null if none is, or one of another version. */
  static async open(stored: StoredText): Promise<CardStore | null> {
    const { size } = stored;
    if (size < TRAILER) return null;
    const trailer = await stored.text(size - TRAILER, size);
    const from = /^\d+$/.test(trailer) ? Number(trailer) : size;
    if (from >= size - TRAILER) return null;
    const summary = summaryOf(await stored.text(from, size - TRAILER));
    if (summary === null) return null;
    return new CardStore(stored, summary, await stored.text(summary.index.from, summary.index.to));
  }

  /** By the full name or a face's, spelt exactly. */
  find(name: string): StoreEntry | undefined {
    return this.byName.get(name);
  }

  async read({ from, length }: StoreEntry): Promise<CompiledCard> {
    return parseRecord(await this.stored.text(from, from + length));
  }

  /** All cards, in the order of the card file. */
  async *all(): AsyncGenerator<CompiledCard> {
    const { entries } = this;
    for (let start = 0; start < entries.length; ) {
      const from = entries[start]?.from ?? 0;
      let end = start;
      let to = from;
      for (
        let entry = entries[end];
        entry !== undefined && (end === start || to - from < LONGEST_READ);
        entry = entries[++end]
      )
        to = entry.from + entry.length;
      const text = await this.stored.text(from, to);
      for (const line of text.split('\n')) yield parseRecord(line);
      start = end;
    }
  }

  /** How many cards have a gap of that shape. */
  async cardsSharing(shape: string): Promise<number> {
    this.sharing ??= this.readSharing();
    return (await this.sharing).get(shape) ?? 0;
  }

  private async readSharing(): Promise<ReadonlyMap<string, number>> {
    const { from, to } = this.summary.gaps;
    const lines = (await this.stored.text(from, to)).split('\n').filter((line) => line !== '');
    return new Map(
      lines.map((line): [string, number] => {
        const tab = line.indexOf('\t');
        const shape: string = JSON.parse(line.slice(tab + 1));
        return [shape, Number(line.slice(0, tab))];
      }),
    );
  }
}

function summaryOf(json: string): StoreSummary | null {
  try {
    const summary: StoreSummary = JSON.parse(json);
    return summary.schema === SCHEMA ? summary : null;
  } catch {
    return null;
  }
}
