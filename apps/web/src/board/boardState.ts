/** The analysis board as the page holds it: the text, the position it says, and its analysis. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { EngineClient } from '../client/engine.ts';
import { textOfFile } from '../client/fileText.ts';
import { unpackedText } from '../client/packing.ts';
import type { BoardProblem, PositionEdit, PositionResult } from '../protocol/board.ts';
import type { Scene } from '../protocol/scene.ts';
import { AnalysisState, askEngine } from './analysisState.ts';

export type ShownPosition = Extract<PositionResult, { readonly kind: 'shown' }>;

const READ_AFTER = 300;
const LARGEST_FILE = 2_000_000;

export class BoardState {
  readonly text: Signal<string> = signal('');
  readonly seed: Signal<number> = signal(1);
  readonly playouts: Signal<number> = signal(1024);
  readonly endless: Signal<boolean> = signal(false);
  /** The position of the text, or of the last text that could be read. */
  readonly shown: Signal<ShownPosition | null> = signal(null);
  readonly problems: Signal<readonly BoardProblem[]> = signal([]);
  /** Whether the problems answer something that was asked for, rather than come with typing. */
  readonly asked: Signal<boolean> = signal(false);
  readonly analysis: AnalysisState;
  /** The text that the analysis is of. */
  readonly analysed: Signal<string> = signal('');
  /** Texts before edits by form, the newest last. */
  readonly before: Signal<readonly string[]> = signal([]);
  private readonly engine: EngineClient;
  private link = '';
  private reading = 0;
  private timer = 0;

  constructor(engine: EngineClient) {
    this.engine = engine;
    this.analysis = new AnalysisState(engine);
  }

  readonly scene: ReadonlySignal<Scene | null> = computed(
    () => this.analysis.moment.value?.scene ?? this.shown.value?.scene ?? null,
  );

  /** What was typed, pasted or chosen. */
  write(text: string): void {
    this.text.value = text;
    this.asked.value = false;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.read(), READ_AFTER);
  }

  /** A whole new position. */
  open(text: string): Promise<void> {
    this.before.value = [];
    this.analysis.clear();
    return this.replace(text);
  }

  async openFile(file: File): Promise<void> {
    const read = await textOfFile(file, LARGEST_FILE);
    if (read.ok) await this.open(read.text);
    else this.refuse({ text: read.problem, line: null, column: null });
  }

  /** The position of a link; one that is open already is left as it is. */
  async openLink(link: string): Promise<void> {
    if (link === this.link) return;
    this.link = link;
    const unpacked = await unpackedText(link);
    if (unpacked.ok) await this.open(unpacked.text);
    else this.refuse({ text: `this link is no position: ${unpacked.why}; copy it again`, line: null, column: null });
  }

  private replace(text: string): Promise<void> {
    window.clearTimeout(this.timer);
    this.text.value = text;
    return this.read();
  }

  private async read(): Promise<void> {
    const reading = ++this.reading;
    const text = this.text.value;
    if (text.trim() === '') {
      this.shown.value = null;
      this.problems.value = [];
      return;
    }
    const result = await askEngine(this.engine, ({ board }) => board.show(text));
    if (reading !== this.reading) return;
    this.analysis.moment.value = null;
    if (result.kind === 'shown') this.shown.value = result;
    this.problems.value = result.kind === 'refused' ? result.problems : [];
  }

  async analyse(): Promise<void> {
    const text = this.text.value;
    const subject = { kind: 'text', text } as const;
    const request = { subject, seed: this.seed.value, simulations: this.endless.value ? null : this.playouts.value };
    this.analysed.value = text;
    this.problems.value = [];
    window.clearTimeout(this.timer);
    void this.read();
    const refusal = await this.analysis.start((board, onSnapshot) => board.analyse(request, onSnapshot));
    if (refusal !== null) this.refuse(...refusal.problems);
  }

  async edit(edit: PositionEdit): Promise<void> {
    const text = this.text.value;
    const result = await askEngine(this.engine, ({ board }) => board.edit(text, edit));
    if (result.kind === 'refused') this.refuse(...result.problems);
    else {
      this.before.value = [...this.before.value, text];
      await this.replace(result.text);
    }
  }

  async undoEdit(): Promise<void> {
    const text = this.before.value.at(-1);
    if (text === undefined) return;
    this.before.value = this.before.value.slice(0, -1);
    await this.replace(text);
  }

  async cardNames(part: string): Promise<readonly string[]> {
    const names = await askEngine(this.engine, ({ board }) => board.cardNames(part));
    return 'kind' in names ? [] : names;
  }

  private refuse(...problems: readonly BoardProblem[]): void {
    this.problems.value = problems;
    this.asked.value = true;
  }
}
