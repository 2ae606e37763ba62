/** An analysis as the page holds it: what was found so far, which option one looks at, and where in its line. */

import type { ExplainedOption, ExplanationSoFar } from '@foretell/study';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { callback, type EngineClient, EngineLost } from '../client/engine.ts';
import type { AnalysisResult, AnalysisSnapshot, BoardApi, LineScene, Refusal } from '../protocol/board.ts';
import type { EngineApi } from '../protocol/engine.ts';
import { failureWords } from '../protocol/failure.ts';

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

/** Begins an analysis. */
export type AskAnalysis = (
  board: BoardApi,
  onSnapshot: (snapshot: AnalysisSnapshot) => void,
) => Promise<AnalysisResult>;

export class AnalysisState {
  readonly stage: Signal<Stage> = signal({ kind: 'idle' });
  readonly moment: Signal<Moment | null> = signal(null);
  /** The option that was chosen to look at; '' = the best one, whichever it is. */
  private readonly picked: Signal<string> = signal('');
  private readonly engine: EngineClient;
  private begun = 0;
  private stepping = 0;

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

  /** Forgets what was found; what runs is stopped. */
  clear(): void {
    if (this.stage.value.kind === 'running') void this.stop();
    this.begun++;
    this.stepping++;
    this.picked.value = '';
    this.moment.value = null;
    this.stage.value = { kind: 'idle' };
  }

  /** Null when the analysis is done or another one was begun meanwhile; otherwise why there is none. */
  async start(ask: AskAnalysis): Promise<Refusal | null> {
    const begun = ++this.begun;
    this.picked.value = '';
    this.moment.value = null;
    this.stage.value = { kind: 'running', snapshot: null };
    const onSnapshot = callback((snapshot: AnalysisSnapshot) => {
      if (begun === this.begun && this.stage.value.kind === 'running') this.stage.value = { kind: 'running', snapshot };
    });
    const result = await askEngine(this.engine, ({ board }) => ask(board, onSnapshot));
    if (begun !== this.begun) return null;
    this.stage.value = result.kind === 'done' ? { kind: 'done', result } : { kind: 'idle' };
    return result.kind === 'done' ? null : result;
  }

  async stop(): Promise<void> {
    await askEngine(this.engine, async ({ board }) => {
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
    const found = await askEngine(this.engine, ({ board }) => board.step(key, steps));
    if (stepping !== this.stepping) return;
    if (found !== null && 'scene' in found) this.moment.value = { ...found, option: key, steps };
  }
}

/** Calls the engine; a lost or broken one is a problem to show. */
export async function askEngine<T>(engine: EngineClient, use: (api: EngineApi) => Promise<T>): Promise<T | Refusal> {
  try {
    return await engine.call(use);
  } catch (error) {
    const reason = failureWords(error);
    const text = error instanceof EngineLost ? `${reason}; try again` : `the engine failed: ${reason}`;
    return { kind: 'refused', problems: [{ text, line: null, column: null }] };
  }
}
