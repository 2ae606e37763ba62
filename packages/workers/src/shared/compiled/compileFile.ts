/** A card file from its text to the place where its compiled cards are kept; how it is opened and where that is differ by runtime. */
import { type CardFileProblem, CardFileReader, type FileCard } from '@foretell/oracle';
import { compileCards } from '../compileCards.ts';
import type { Cancellation, Lane } from '../protocol.ts';
import type { SourceFile, StoreSummary, TextSink } from './layout.ts';
import { StoreWriter } from './storeWriter.ts';

/** The text of a file. */
export interface TextSource {
  pieces(): AsyncIterable<string>;
  /** Why the text ends before the file does; null if it does not. Known once the text has ended. */
  readonly problem: CardFileProblem | null;
}

export interface CompileFileJob {
  readonly text: TextSource;
  readonly sink: TextSink;
  readonly lanes: readonly Lane[];
  /** What the compiler calls itself: letters, digits, points and hyphens. */
  readonly compiler: string;
  /** Asked once the whole text has been read. */
  readonly sourceFile: () => Promise<SourceFile>;
  readonly cancellation?: Cancellation;
  /** Told how many cards are compiled. */
  readonly onCards?: (cards: number) => void;
}

export type CompileFileOutcome =
  | { readonly kind: 'written'; readonly summary: StoreSummary }
  | { readonly kind: 'unreadable'; readonly problem: CardFileProblem }
  | { readonly kind: 'cancelled' };

export async function compileFile(job: CompileFileJob): Promise<CompileFileOutcome> {
  const { text, sink, lanes, compiler, sourceFile, cancellation, onCards } = job;
  const reading = new Reading(text);
  const writer = new StoreWriter(sink);
  let cards = 0;
  await compileCards(lanes, {
    cards: reading.cards(),
    ...(cancellation === undefined ? {} : { cancellation }),
    onRecords: async (records) => {
      await writer.add(records);
      cards += records.length;
      onCards?.(cards);
    },
  });
  if (reading.problem !== null) return { kind: 'unreadable', problem: reading.problem };
  if (cancellation?.aborted === true) return { kind: 'cancelled' };
  return { kind: 'written', summary: await writer.finish(compiler, await sourceFile(), reading.skipped) };
}

/** The cards of a text; they end where it cannot be read any further. */
class Reading {
  problem: CardFileProblem | null = null;
  private readonly text: TextSource;
  private readonly reader: CardFileReader = new CardFileReader();

  constructor(text: TextSource) {
    this.text = text;
  }

  get skipped(): ReadonlyMap<string, number> {
    return this.reader.skipped;
  }

  async *cards(): AsyncGenerator<readonly FileCard[]> {
    for await (const piece of this.text.pieces()) {
      const step = this.reader.write(piece);
      if (!step.ok) {
        this.problem = step.problem;
        return;
      }
      yield step.cards;
    }
    this.problem = this.text.problem;
    if (this.problem !== null) return;
    const last = this.reader.end();
    if (last.ok) yield last.cards;
    else this.problem = last.problem;
  }
}
