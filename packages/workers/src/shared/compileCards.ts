/** The compiler spread over workers: cards come in as their file is read, and go out in the same order. */
import type { FileCard } from '@foretell/oracle';
import type { CompiledRecord } from './compiled/record.ts';
import type { Cancellation, Lane } from './protocol.ts';

export interface CompileJob {
  /** The cards of a file as they are read. */
  readonly cards: AsyncIterable<readonly FileCard[]>;
  readonly cancellation?: Cancellation;
  /** Called with the next cards in order; no more are compiled until it is done with them. */
  readonly onRecords: (records: readonly CompiledRecord[]) => Promise<void>;
}

/** Cards that one message holds, at most. */
const MOST_PER_MESSAGE = 64;

/** Compiles until no cards are left or the caller stops; the number of cards handed out. */
export async function compileCards(lanes: readonly Lane[], job: CompileJob): Promise<number> {
  const messages = new Messages(job.cards);
  const early: Map<number, readonly CompiledRecord[]> = new Map();
  let nextOut = 0;
  let handedOut = 0;
  let handing: Promise<void> = Promise.resolve();
  const handOut = async (): Promise<void> => {
    for (let records = early.get(nextOut); records !== undefined; records = early.get(nextOut)) {
      early.delete(nextOut++);
      handedOut += records.length;
      await job.onRecords(records);
    }
  };
  const work = async (lane: Lane): Promise<void> => {
    while (job.cancellation?.aborted !== true) {
      const message = await messages.next();
      if (message === null) return;
      const result = await lane.run({ kind: 'compileCards', cards: message.cards });
      if (result.kind !== 'compiledCards') throw new Error(`a worker answered cards with ${result.kind}`);
      early.set(message.number, result.records);
      handing = handing.then(handOut);
      await handing;
    }
  };
  await Promise.all(lanes.map(work));
  return handedOut;
}

interface Message {
  readonly number: number;
  readonly cards: readonly FileCard[];
}

/** Cuts what the file gives into messages; several workers may ask at once. */
class Messages {
  private readonly cards: AsyncIterator<readonly FileCard[]>;
  private waiting: readonly FileCard[] = [];
  private number = 0;
  private asked: Promise<unknown> = Promise.resolve();

  constructor(cards: AsyncIterable<readonly FileCard[]>) {
    this.cards = cards[Symbol.asyncIterator]();
  }

  next(): Promise<Message | null> {
    const message = this.asked.then(() => this.cut());
    // Who asks next waits for this one, however it ends; its end is told to whoever asked.
    this.asked = message.catch(() => undefined);
    return message;
  }

  private async cut(): Promise<Message | null> {
    while (this.waiting.length === 0) {
      const read = await this.cards.next();
      if (read.done === true) return null;
      this.waiting = read.value;
    }
    const cards = this.waiting.slice(0, MOST_PER_MESSAGE);
    this.waiting = this.waiting.slice(MOST_PER_MESSAGE);
    return { number: this.number++, cards };
  }
}
