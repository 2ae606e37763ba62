/**
 * Card files of either format, JSON or NDJSON, read piece by piece. Bytes, compression and character encoding are the business of whoever
 * opens the file; this reader takes text and works wherever JavaScript does.
 */

import { DocumentsOfAnyForm } from './beginning.ts';
import { CardCollector } from './collector.ts';
import { type FileValue, isProblem } from './documents.ts';
import type { FileCard } from './entry.ts';
import type { CardFileProblem } from './problem.ts';

/** The cards that the last piece completed, in the order of the file, or why the file cannot be read. */
export type CardFileStep =
  | { readonly ok: true; readonly cards: readonly FileCard[] }
  | { readonly ok: false; readonly problem: CardFileProblem };

/** Write the text of the file in pieces of any size, then call `end`. After a problem the reader is of no more use. */
export class CardFileReader {
  private readonly collector: CardCollector = new CardCollector();
  private readonly documents: DocumentsOfAnyForm = new DocumentsOfAnyForm();

  /** Entries that no deck can hold, such as tokens: how many by the file's word for them. */
  get skipped(): ReadonlyMap<string, number> {
    return this.collector.skipped;
  }

  write(text: string): CardFileStep {
    return this.step(this.documents.write(text));
  }

  end(): CardFileStep {
    const last = this.step(this.documents.end());
    if (!last.ok) return last;
    const problem = this.collector.end();
    if (problem !== null) return { ok: false, problem };
    return { ok: true, cards: [...last.cards, ...this.collector.taken()] };
  }

  private step(values: readonly FileValue[] | CardFileProblem): CardFileStep {
    if (isProblem(values)) return { ok: false, problem: values };
    for (const value of values) {
      const problem = this.collector.add(value);
      if (problem !== null) return { ok: false, problem };
    }
    return { ok: true, cards: this.collector.taken() };
  }
}
