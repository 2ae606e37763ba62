/** The analysis board behind its page: positions read and shown, and one analysis at a time. */
import { scenarioToYaml } from '@foretell/formats';
import { deciderView } from '@foretell/study';
import type {
  AnalysisRequest,
  AnalysisResult,
  AnalysisSnapshot,
  BoardApi,
  PositionHeading,
  PositionResult,
  PositionSource,
  Refusal,
  ShownPosition,
} from '../../protocol/board.ts';
import { failureWords } from '../../protocol/failure.ts';
import type { EngineContext } from '../context.ts';
import { questionOf } from '../question/questionOf.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import { decisionAt, seatsOf } from './decisionAt.ts';
import { editPosition, setupScene } from './edit.ts';
import { LiveAnalysis, type StopSign } from './liveAnalysis.ts';
import { positionsOf, refused } from './positionText.ts';
import { reachPosition } from './reach.ts';

/** Names that are suggested while one is typed. */
const MOST_NAMES = 12;

export function createBoardApi(context: EngineContext): BoardApi {
  const board = new Board(context);
  return {
    show: (source) => board.show(source),
    edit: async (source, edit) => editPosition(source, edit),
    cardNames: async (part) => namesWith(part, context.names()),
    analyse: (request, onSnapshot) => board.analyse(request, onSnapshot),
    stop: async () => board.stop(),
    step: async (option, steps) => board.step(option, steps),
  };
}

class Board {
  private readonly context: EngineContext;
  private running: StopSign = { aborted: false };
  /** What runs, or ran last. */
  private latest: LiveAnalysis | null = null;
  private done: Promise<unknown> = Promise.resolve();

  constructor(context: EngineContext) {
    this.context = context;
  }

  async show(source: PositionSource): Promise<PositionResult> {
    let headings: readonly PositionHeading[] = [];
    const shown = await orDefect(async (): Promise<ShownPosition | Refusal> => {
      const positions = positionsOf(source.text);
      headings = positions.headings;
      const reached = await reachPosition(positions.read(source.at), source, this.context);
      if (reached.kind === 'refused') return reached;
      const { position, scenario, notes } = reached;
      const view = deciderView(position);
      const { texts } = this.context;
      const seats = seatsOf(position);
      const question = questionOf(view, 0, texts, seats);
      return {
        kind: 'shown',
        id: scenario.id,
        scene: sceneOf(view, seats, texts),
        question,
        setup: setupScene(scenario),
        scenario: scenarioToYaml(scenario),
        notes,
      };
    });
    return { ...shown, headings };
  }

  /** Whatever runs is stopped first. */
  async analyse(request: AnalysisRequest, onSnapshot: (snapshot: AnalysisSnapshot) => void): Promise<AnalysisResult> {
    this.stop();
    const stop = { aborted: false };
    this.running = stop;
    const before = this.done;
    const result = (async () => {
      await before;
      return orDefect(() => this.run(request, stop, onSnapshot));
    })();
    this.done = result;
    return result;
  }

  private async run(
    { subject, seed, simulations }: AnalysisRequest,
    stop: StopSign,
    onSnapshot: (snapshot: AnalysisSnapshot) => void,
  ): Promise<AnalysisResult> {
    const found = await decisionAt(subject, this.context);
    if (found.kind === 'refused') return found;
    const { analysed } = found;
    const analysis = new LiveAnalysis(analysed, this.context.runtime.now, stop);
    this.latest = analysis;
    return analysis.run(await this.context.workers(analysed.pool), { seed, simulations }, onSnapshot);
  }

  stop(): void {
    this.running.aborted = true;
  }

  step(option: string, steps: number): ReturnType<LiveAnalysis['step']> {
    return this.latest?.step(option, steps) ?? null;
  }
}

/** A defect of the engine, or a thread that died, is a problem to show. */
async function orDefect<T>(act: () => Promise<T>): Promise<T | ReturnType<typeof refused>> {
  try {
    return await act();
  } catch (error) {
    return refused(`the engine failed: ${failureWords(error)}`);
  }
}

function namesWith(part: string, names: readonly string[]): readonly string[] {
  const wanted = part.trim().toLowerCase();
  if (wanted === '') return [];
  const found: string[][] = [[], []];
  for (const name of names) {
    const at = name.toLowerCase().indexOf(wanted);
    if (at >= 0) found[at === 0 ? 0 : 1]?.push(name);
  }
  return found.flat().slice(0, MOST_NAMES);
}
