// Tables for tests: the engine's side without a page, threads or a clock that runs.
import { builtInDecks } from '@foretell/cards';
import { BUILT_IN_POOL, inlineWorkers } from '@foretell/workers';
import { EngineContext } from '../../src/engine/context.ts';
import { createTableApi } from '../../src/engine/table/tableApi.ts';
import type { Question } from '../../src/protocol/question.ts';
import type { SeatSetup, StopSettings, TableApi, TableRecord, TableState } from '../../src/protocol/table.ts';

export const NO_STOPS: StopSettings = { fullControl: false, mine: [], theirs: [], manualMana: false, paceMs: 0 };

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function testContext(): EngineContext {
  const clock = (): number => performance.now();
  return new EngineContext({
    startWorkers: async () => inlineWorkers(BUILT_IN_POOL, { clock, pause }),
    now: clock,
    pause,
  });
}

export function deckOf(name: string): string {
  const deck = builtInDecks.find((one) => one.name === name);
  if (deck === undefined) throw new Error(`no built-in deck ${name}`);
  return deck.text;
}

export function person(deckText: string): SeatSetup {
  return { kind: 'human', name: 'You', deckName: 'mine', deckText };
}

export function ai(level: string, deckText: string, milliseconds: number | null = null): SeatSetup {
  return { kind: 'ai', name: `Foretell (${level})`, deckName: 'theirs', deckText, level, milliseconds };
}

export function newGame(seats: readonly SeatSetup[], seed: number, first = 0): TableRecord {
  const format = seats.length === 2 ? 'duel' : 'ffa';
  return { setup: { format, seed, first, seats }, picks: [], markedUndos: 0 };
}

/** A page that looks on: it keeps the states, and waits for what it wants to see. */
export class Page {
  readonly table: TableApi;
  readonly states: TableState[] = [];
  private readonly waiting: { readonly wanted: (state: TableState) => boolean; readonly resolve: () => void }[] = [];

  constructor(context: EngineContext = testContext()) {
    this.table = createTableApi(context);
  }

  async open(record: TableRecord, stops: StopSettings = NO_STOPS): Promise<void> {
    const result = await this.table.open(record, stops, (state) => this.take(state));
    if (!result.ok) throw new Error(result.problems.join('\n'));
  }

  get state(): TableState {
    const last = this.states.at(-1);
    if (last === undefined) throw new Error('no state was pushed');
    return last;
  }

  /** The first state from now on, or the last one, of which that holds. */
  async until(wanted: (state: TableState) => boolean): Promise<TableState> {
    const last = this.states.at(-1);
    if (last === undefined || !wanted(last))
      await new Promise<void>((resolve) => this.waiting.push({ wanted, resolve }));
    return this.state;
  }

  /** The next question, or the end. */
  async asked(): Promise<TableState> {
    return this.until((state) => state.question !== null || state.end !== null);
  }

  /** Answers until the game is over, or `pick` gives null; the state then. */
  async play(pick: (question: Question, state: TableState) => number | null): Promise<TableState> {
    for (;;) {
      const state = await this.asked();
      const { question } = state;
      if (question === null) return state;
      const option = pick(question, state);
      if (option === null) return state;
      await this.answer(option);
    }
  }

  /** Answers the open question; done when something else is to be seen. */
  async answer(option: number, goesOn = false): Promise<void> {
    const number = this.state.question?.number ?? -1;
    await this.table.answer(number, option, goesOn);
    await this.until((state) => state.question?.number !== number);
  }

  private take(state: TableState): void {
    this.states.push(state);
    const ready = this.waiting.filter(({ wanted }) => wanted(state));
    for (const one of ready) {
      this.waiting.splice(this.waiting.indexOf(one), 1);
      one.resolve();
    }
  }
}
