/** The review of the game that is open: its graph as it is drawn, the decision that is looked at, and its analysis. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { AnalysisState } from '../board/analysisState.ts';
import { callback } from '../client/engine.ts';
import { openGame } from '../home/openGame.tsx';
import type { Question } from '../protocol/question.ts';
import type { Scene } from '../protocol/scene.ts';
import type { GamePoint, TableRecord } from '../protocol/table.ts';
import type { App } from '../shell/app.ts';
import { costliestChoices, largestFalls } from './drops.ts';

/** For each decision of the graph, and for one that is looked at closely. */
export const GRAPH_PLAYOUTS = 64;
const DECISION_PLAYOUTS = 512;
const SEED = 1;

export class ReviewState {
  readonly points: Signal<readonly GamePoint[]> = signal([]);
  readonly stage: Signal<'notBegun' | 'drawing' | 'drawn'> = signal('notBegun');
  /** Which point is looked at; -1 = none. */
  readonly at: Signal<number> = signal(-1);
  readonly position: Signal<{ readonly scene: Scene; readonly question: Question | null } | null> = signal(null);
  readonly problems: Signal<readonly string[]> = signal([]);
  readonly analysis: AnalysisState;
  private readonly app: App;
  /** The game that the points are of. */
  private record: TableRecord | null = null;
  /** The same as text, to tell games apart. */
  private game = '';
  private drawing = 0;
  private looking = 0;

  constructor(app: App) {
    this.app = app;
    this.analysis = new AnalysisState(app.engine);
  }

  readonly point: ReadonlySignal<GamePoint | null> = computed(() => this.points.value[this.at.value] ?? null);

  readonly scene: ReadonlySignal<Scene | null> = computed(
    () => this.analysis.moment.value?.scene ?? this.position.value?.scene ?? null,
  );

  /** Draws the graph of the game that is open, if it is not the one that is drawn. */
  async begin(): Promise<void> {
    const record = this.app.table.record.peek();
    if (record === null) return;
    const game = JSON.stringify(record);
    if (game === this.game) return;
    this.game = game;
    this.record = record;
    this.points.value = [];
    this.looking++;
    this.at.value = -1;
    this.position.value = null;
    this.problems.value = [];
    this.analysis.clear();
    await this.draw(GRAPH_PLAYOUTS);
    // Whoever has chosen nothing meanwhile sees first where the game was lost.
    const [worst] = [...costliestChoices(this.points.value), ...largestFalls(this.points.value)];
    if (game === this.game && this.at.value < 0 && worst !== undefined) await this.look(worst.at);
  }

  async draw(playouts: number): Promise<void> {
    const drawing = ++this.drawing;
    this.stage.value = 'drawing';
    const onPoint = callback((point: GamePoint) => {
      if (drawing === this.drawing) this.take(point);
    });
    await this.app.table.ask((table) => table.graph(playouts, onPoint));
    if (drawing === this.drawing) this.stage.value = 'drawn';
  }

  /** Points come in order; when the graph is drawn once more they take the places of the earlier ones. */
  private take(point: GamePoint): void {
    const points = this.points.value;
    const place = points.findIndex(({ number }) => number === point.number);
    this.points.value = place < 0 ? [...points, point] : points.with(place, point);
  }

  async stop(): Promise<void> {
    await this.app.table.ask((table) => table.stopGraph());
  }

  /** Looks at the game before that point's decision. */
  async look(at: number): Promise<void> {
    const point = this.points.value[at];
    // A press that moves a little says the same again while the answer is on its way.
    if (point === undefined || at === this.at.value) return;
    const looking = ++this.looking;
    this.at.value = at;
    this.analysis.clear();
    const position = await this.app.table.ask((table) => table.at(point.number));
    if (looking === this.looking && position !== undefined) this.position.value = position;
  }

  /** Ranks the options of the decision that is looked at. */
  async analyse(): Promise<void> {
    const point = this.point.value;
    const { record } = this;
    if (point === null || record === null) return;
    const subject = { kind: 'game', record, number: point.number } as const;
    const request = { subject, seed: SEED, simulations: DECISION_PLAYOUTS };
    const refusal = await this.analysis.start((board, onSnapshot) => board.analyse(request, onSnapshot));
    this.problems.value = refusal?.problems.map(({ text }) => text) ?? [];
  }

  /** Opens the game as it was before the decision that is looked at, to be played on from there. */
  async playOn(): Promise<void> {
    const point = this.point.value;
    if (point === null) return;
    const record = await this.app.table.ask((table) => table.recordAt(point.number));
    if (record !== undefined) this.problems.value = await openGame(this.app, record);
  }
}
