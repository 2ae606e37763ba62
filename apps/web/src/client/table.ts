/** The table as the page holds it: what the engine pushed last, and a record with which the game goes on wherever the engine worker is lost. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { failureWords } from '../protocol/failure.ts';
import type { LogLine, OpenResult, TableApi, TableRecord, TableState } from '../protocol/table.ts';
import type { Settings } from '../settings/settings.ts';
import { callback, type EngineClient, EngineLost } from './engine.ts';

/** A game that breaks the engine whenever it is opened is given up. */
const MOST_REPLACEMENTS = 5;
const WITHIN = 60_000;

export class TableClient {
  /** Null where no table is open. */
  readonly state: Signal<TableState | null> = signal(null);
  /** The whole log. */
  readonly lines: Signal<readonly LogLine[]> = signal([]);
  /** Good for opening the table again as it is. */
  readonly record: Signal<TableRecord | null> = signal(null);
  /** Grows whenever a table is opened, also one that is opened again because its engine was lost. */
  readonly opening: Signal<number> = signal(0);
  /** What a person should know of the engine; '' = nothing. */
  readonly notice: Signal<string> = signal('');
  private readonly engine: EngineClient;
  private readonly settings: ReadonlySignal<Settings>;
  private asking = false;
  private askAgain = false;
  private isGivenUp = false;
  private readonly replacements: number[] = [];

  constructor(engine: EngineClient, settings: ReadonlySignal<Settings>) {
    this.engine = engine;
    this.settings = settings;
    engine.whenLost(() => void this.reopen());
  }

  /** Opens a table in place of the one that is open, which is closed even if this one cannot be opened. */
  async open(record: TableRecord): Promise<OpenResult> {
    this.record.value = null;
    this.state.value = null;
    this.lines.value = [];
    this.notice.value = '';
    this.isGivenUp = false;
    const opened = await this.openHere(record);
    if (opened.ok) this.record.value ??= record;
    return opened;
  }

  /** Leaves the game where it is; its states are no longer listened to. */
  close(): void {
    this.opening.value++;
    this.record.value = null;
    this.state.value = null;
    this.lines.value = [];
  }

  /** Calls the table. What was asked of an engine that is lost meanwhile is dropped: the table comes back with the question that it had. */
  async ask<T>(use: (table: Pick<TableApi, Exclude<keyof TableApi, 'open'>>) => Promise<T>): Promise<T | undefined> {
    if (this.isGivenUp) return undefined;
    try {
      return await this.engine.call(({ table }) => use(table));
    } catch (error) {
      if (error instanceof EngineLost) return undefined;
      this.notice.value = `the engine failed: ${failureWords(error)}`;
      return undefined;
    }
  }

  private async openHere(record: TableRecord): Promise<OpenResult> {
    const opening = ++this.opening.value;
    const { stops, coachMs } = this.settings.peek();
    let isFirst = true;
    const listener = callback((state: TableState) => {
      if (opening !== this.opening.peek()) return;
      this.take(state, isFirst);
      isFirst = false;
    });
    const result = await this.engine.call(({ table }) => table.open(record, stops, listener));
    if (result.ok && coachMs !== null) await this.ask((table) => table.setCoach(coachMs));
    return result;
  }

  private take(state: TableState, isFirst: boolean): void {
    const before = this.state.value;
    const { newLines, dropLinesFrom, trouble } = state;
    if (trouble !== '' && trouble !== before?.trouble) this.notice.value = trouble;
    if (isFirst) this.lines.value = newLines;
    else if (newLines.length > 0 || dropLinesFrom >= 0) {
      const kept =
        dropLinesFrom < 0 ? this.lines.value : this.lines.value.filter(({ number }) => number < dropLinesFrom);
      this.lines.value = [...kept, ...newLines];
    }
    this.state.value = state;
    const isNews =
      isFirst || newLines.length > 0 || dropLinesFrom >= 0 || state.question?.number !== before?.question?.number;
    if (isNews) void this.keepRecord();
  }

  /** One question at a time; states that come meanwhile cause one more. */
  private async keepRecord(): Promise<void> {
    if (this.asking) {
      this.askAgain = true;
      return;
    }
    this.asking = true;
    do {
      this.askAgain = false;
      const opening = this.opening.peek();
      const record = await this.ask((table) => table.record());
      if (record !== undefined && opening === this.opening.peek()) this.record.value = record;
    } while (this.askAgain);
    this.asking = false;
  }

  /** Without an engine nobody thinks, is waited for, or can be answered. */
  private stand(): void {
    const state = this.state.value;
    if (state === null) return;
    const scene = { ...state.scene, waitingFor: -1 };
    this.state.value = { ...state, scene, question: null, thinking: null, undo: 'none' };
  }

  private async reopen(): Promise<void> {
    const record = this.record.value;
    if (record === null) return;
    this.stand();
    const now = performance.now();
    this.replacements.push(now);
    if (this.replacements.filter((at) => now - at < WITHIN).length > MOST_REPLACEMENTS) {
      this.isGivenUp = true;
      this.notice.value =
        'The engine stopped again and again. Your game is kept: reload the page, or save it as a file.';
      return;
    }
    this.notice.value = 'The engine stopped and is being started again. The game goes on where it was.';
    try {
      const result = await this.openHere(record);
      this.notice.value = result.ok
        ? 'The engine was started again; the game goes on where it was.'
        : result.problems.join('; ');
    } catch (error) {
      // Lost once more: whoever tells of that opens it again.
      if (!(error instanceof EngineLost)) this.notice.value = `the engine failed: ${failureWords(error)}`;
    }
  }
}
