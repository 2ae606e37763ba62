/** The analysis board as the page holds it: the text, the position it says, the analysis, and where in a line one looks. */

import type { ExplainedOption, ExplanationSoFar } from '@foretell/study';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { callback, type EngineClient, EngineLost } from '../client/engine.ts';
import type {
  AnalysisResult,
  AnalysisSnapshot,
  BoardProblem,
  LineScene,
  PositionEdit,
  PositionResult,
  Refusal,
} from '../protocol/board.ts';
import type { Scene } from '../protocol/scene.ts';

export type ShownPosition = Extract<PositionResult, { readonly kind: 'shown' }>;
export type FinishedAnalysis = Extract<AnalysisResult, { readonly kind: 'done' }>;

export type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly snapshot: AnalysisSnapshot | null }
  | { readonly kind: 'done'; readonly result: FinishedAnalysis };

/** Where in an option's line one looks. */
export interface Moment extends LineScene {
  readonly option: string;
  readonly steps: number;
}

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
  readonly stage: Signal<Stage> = signal({ kind: 'idle' });
  /** The text that the analysis is of. */
  readonly analysed: Signal<string> = signal('');
  readonly moment: Signal<Moment | null> = signal(null);
  /** Texts before edits by form, the newest last. */
  readonly before: Signal<readonly string[]> = signal([]);
  /** The option that was chosen to look at; '' = the best one, whichever it is. */
  private readonly picked: Signal<string> = signal('');
  private readonly engine: EngineClient;
  private reading = 0;
  private analysing = 0;
  private stepping = 0;
  private timer = 0;

  constructor(engine: EngineClient) {
    this.engine = engine;
  }

  readonly explanation: ReadonlySignal<ExplanationSoFar | null> = computed(() => {
    const stage = this.stage.value;
    switch (stage.kind) {
      case 'idle':
        return null;
      case 'running':
        return stage.snapshot?.explanation ?? null;
      case 'done':
        return stage.result.explanation;
    }
  });

  readonly option: ReadonlySignal<ExplainedOption | null> = computed(() => {
    const options = this.explanation.value?.options ?? [];
    return options.find(({ key }) => key === this.picked.value) ?? options[0] ?? null;
  });

  readonly scene: ReadonlySignal<Scene | null> = computed(
    () => this.moment.value?.scene ?? this.shown.value?.scene ?? null,
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
    return this.replace(text);
  }

  async openFile(file: File): Promise<void> {
    if (file.size > LARGEST_FILE)
      this.refuse({ text: `${file.name} is too large for a position`, line: null, column: null });
    else await this.open(await file.text());
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
    const result = await this.call(({ board }) => board.show(text));
    if (reading !== this.reading) return;
    this.moment.value = null;
    if (result.kind === 'shown') this.shown.value = result;
    this.problems.value = result.kind === 'refused' ? result.problems : [];
  }

  async analyse(): Promise<void> {
    const analysing = ++this.analysing;
    const text = this.text.value;
    this.analysed.value = text;
    this.picked.value = '';
    this.moment.value = null;
    this.problems.value = [];
    this.stage.value = { kind: 'running', snapshot: null };
    window.clearTimeout(this.timer);
    void this.read();
    const onSnapshot = callback((snapshot: AnalysisSnapshot) => {
      if (analysing === this.analysing && this.stage.value.kind === 'running')
        this.stage.value = { kind: 'running', snapshot };
    });
    const simulations = this.endless.value ? null : this.playouts.value;
    const request = { text, seed: this.seed.value, simulations };
    const result = await this.call(({ board }) => board.analyse(request, onSnapshot));
    if (analysing !== this.analysing) return;
    if (result.kind === 'done') this.stage.value = { kind: 'done', result };
    else {
      this.stage.value = { kind: 'idle' };
      this.refuse(...result.problems);
    }
  }

  async stop(): Promise<void> {
    await this.call(async ({ board }) => {
      await board.stop();
      return null;
    });
  }

  /** Looks at an option; at its start. */
  choose(key: string): void {
    this.picked.value = key;
    void this.step(0);
  }

  /** Looks at the position after so many steps of the chosen option's line; 0 = at the position itself. */
  async step(steps: number): Promise<void> {
    const stepping = ++this.stepping;
    const option = this.option.value;
    if (option === null || steps <= 0) {
      this.moment.value = null;
      return;
    }
    const { key } = option;
    this.picked.value = key;
    const found = await this.call(({ board }) => board.step(key, steps));
    if (stepping !== this.stepping) return;
    if (found !== null && 'scene' in found) this.moment.value = { ...found, option: key, steps };
  }

  async edit(edit: PositionEdit): Promise<void> {
    const text = this.text.value;
    const result = await this.call(({ board }) => board.edit(text, edit));
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
    const names = await this.call(({ board }) => board.cardNames(part));
    return 'kind' in names ? [] : names;
  }

  private refuse(...problems: readonly BoardProblem[]): void {
    this.problems.value = problems;
    this.asked.value = true;
  }

  /** A lost engine is a problem to show. */
  private async call<T>(use: Parameters<typeof this.engine.call<T>>[0]): Promise<T | Refusal> {
    try {
      return await this.engine.call(use);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const text = error instanceof EngineLost ? `${reason}; try again` : `the engine failed: ${reason}`;
      return { kind: 'refused', problems: [{ text, line: null, column: null }] };
    }
  }
}
