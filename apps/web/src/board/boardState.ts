/** The analysis board as the page holds it: the text, the position it says, and its analysis. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { EngineClient } from '../client/engine.ts';
import { textOfFile } from '../client/fileText.ts';
import { unpackedText } from '../client/packing.ts';
import type {
  BoardProblem,
  ListFile,
  PositionEdit,
  PositionHeading,
  PositionSource,
  ShownPosition,
} from '../protocol/board.ts';
import type { Scene } from '../protocol/scene.ts';
import { AnalysisState, askEngine } from './analysisState.ts';

const READ_AFTER = 300;
const LARGEST_FILE = 2_000_000;

export class BoardState {
  readonly text: Signal<string> = signal('');
  /** Which of the positions of the text, from 0. */
  readonly at: Signal<number> = signal(0);
  /** The positions of the text, as far as it was read last. */
  readonly headings: Signal<readonly PositionHeading[]> = signal([]);
  /** Card lists that the visitor gave with it. */
  readonly lists: Signal<readonly ListFile[]> = signal([]);
  readonly seed: Signal<number> = signal(1);
  readonly playouts: Signal<number> = signal(1024);
  readonly endless: Signal<boolean> = signal(false);
  /** The position of the text, or of the last text that could be read. */
  readonly shown: Signal<ShownPosition | null> = signal(null);
  readonly problems: Signal<readonly BoardProblem[]> = signal([]);
  /** Whether the problems answer something that was asked for, rather than come with typing. */
  readonly asked: Signal<boolean> = signal(false);
  readonly analysis: AnalysisState;
  /** What the analysis is of. */
  private readonly analysed: Signal<PositionSource | null> = signal(null);
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

  private readonly source: ReadonlySignal<PositionSource> = computed(() => ({
    text: this.text.value,
    at: this.at.value,
    lists: this.lists.value,
  }));

  /** Whether the position has changed since its analysis was begun. */
  readonly isStale: ReadonlySignal<boolean> = computed(() => this.analysed.value !== this.source.value);

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
    this.at.value = 0;
    this.analysis.clear();
    return this.replace(text);
  }

  /** Another position of the text. */
  choose(at: number): Promise<void> {
    this.at.value = at;
    this.analysis.clear();
    return this.read();
  }

  /** A position, or card lists that the one on the board names, or both at once. */
  async openFiles(files: readonly File[]): Promise<void> {
    const position = files.find(({ name }) => !this.isListNamed(name) && (files.length === 1 || !isListFile(name)));
    const lists = files.filter((file) => file !== position);
    if (lists.length > 0) await this.addLists(lists);
    if (position === undefined) return;
    const read = await textOfFile(position, LARGEST_FILE);
    if (read.ok) await this.open(read.text);
    else this.refuse({ text: read.problem, line: null, column: null });
  }

  /** Lists of the same name are replaced. */
  async addLists(files: readonly File[]): Promise<void> {
    const lists = new Map(this.lists.value.map((list) => [list.name, list]));
    const problems: BoardProblem[] = [];
    for (const file of files) {
      const read = await textOfFile(file, LARGEST_FILE);
      if (read.ok) lists.set(file.name, { name: file.name, text: read.text });
      else problems.push({ text: read.problem, line: null, column: null });
    }
    this.lists.value = [...lists.values()];
    await this.read();
    if (problems.length > 0) this.refuse(...problems);
  }

  private isListNamed(file: string): boolean {
    return this.headings.value.some(({ lists }) => lists.some((list) => `/${list}`.endsWith(`/${file}`)));
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
    const source = this.source.value;
    if (source.text.trim() === '') {
      this.shown.value = null;
      this.headings.value = [];
      this.problems.value = [];
      return;
    }
    const result = await askEngine(this.engine, ({ board }) => board.show(source));
    if (reading !== this.reading) return;
    this.analysis.moment.value = null;
    this.headings.value = 'headings' in result ? result.headings : [];
    if (result.kind === 'shown') this.shown.value = result;
    this.problems.value = result.kind === 'refused' ? result.problems : [];
  }

  async analyse(): Promise<void> {
    const source = this.source.value;
    const subject = { kind: 'text', source } as const;
    const request = { subject, seed: this.seed.value, simulations: this.endless.value ? null : this.playouts.value };
    this.analysed.value = source;
    this.problems.value = [];
    window.clearTimeout(this.timer);
    void this.read();
    const refusal = await this.analysis.start((board, onSnapshot) => board.analyse(request, onSnapshot));
    if (refusal !== null) this.refuse(...refusal.problems);
  }

  async edit(edit: PositionEdit): Promise<void> {
    const source = this.source.value;
    const result = await askEngine(this.engine, ({ board }) => board.edit(source, edit));
    if (result.kind === 'refused') this.refuse(...result.problems);
    else {
      this.before.value = [...this.before.value, source.text];
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

/** Of several files that come at once: positions are written in formats that lists are not. */
function isListFile(name: string): boolean {
  return !/\.(ya?ml|json|ndjson|jsonl|pzl)$/i.test(name);
}
