/** Files of rulings: Scryfall's bulk file of them, or a list or NDJSON that names the cards. */
import { DocumentsOfAnyForm } from './beginning.ts';
import { type FileValue, isProblem } from './documents.ts';
import { Fields, isJsonObject } from './fields.ts';
import type { CardFileProblem } from './problem.ts';

export interface Ruling {
  /** ISO date. */
  readonly date: string;
  readonly text: string;
}

/** Which card's rulings are wanted: a file names it by either. */
export interface RuledCard {
  readonly name: string;
  readonly oracleId: string | null;
}

const NAME_RULINGS = 'give Scryfall’s "rulings" bulk file, or lines with name, published_at and comment';

/** Write the text of the file in pieces of any size, then call `end`; the rulings of one card are kept. */
export class RulingsReader {
  readonly found: Ruling[] = [];
  private readonly card: RuledCard;
  private readonly documents: DocumentsOfAnyForm = new DocumentsOfAnyForm();

  constructor(card: RuledCard) {
    this.card = card;
  }

  /** Null, or why the file cannot be read. */
  write(text: string): CardFileProblem | null {
    return this.take(this.documents.write(text));
  }

  end(): CardFileProblem | null {
    return this.take(this.documents.end());
  }

  private take(values: readonly FileValue[] | CardFileProblem): CardFileProblem | null {
    if (isProblem(values)) return values;
    for (const value of values) {
      const problem = this.add(value);
      if (problem !== null) return problem;
    }
    return null;
  }

  private add({ place, value }: FileValue): CardFileProblem | null {
    if (!isJsonObject(value)) return { place, message: 'is no ruling', hint: NAME_RULINGS };
    const fields = new Fields(value, '');
    const ruling: Ruling = { date: fields.text('published_at'), text: fields.text('comment') };
    const name = fields.optionalText('name');
    const id = name === null ? fields.text('oracle_id') : fields.optionalText('oracle_id');
    if (fields.problem !== null) return { place, message: fields.problem, hint: NAME_RULINGS };
    const isMeant = name === null ? id === this.card.oracleId : name === this.card.name;
    if (isMeant) this.found.push(ruling);
    return null;
  }
}
