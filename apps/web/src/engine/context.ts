/** What all parts of the engine worker share: the cards that may be named, how abilities read, and the threads of the search. */
import { builtInPool, cardByName } from '@foretell/cards';
import type { AbilityTexts } from '@foretell/formats';
import type { CardDefinition } from '@foretell/rules/ir';
import {
  abilityTexts,
  type CardStore,
  type CompiledCard,
  type Lane,
  type PoolRequest,
  type Task,
  type TaskResult,
  type Workers,
} from '@foretell/workers';

/** What a name means. A name that is both built in and in the card file means the built-in card. */
export type Meant =
  | { readonly kind: 'built-in'; readonly card: CardDefinition }
  | { readonly kind: 'compiled'; readonly card: CardDefinition }
  /** In the card file, and some clause of it is not understood. */
  | { readonly kind: 'refused'; readonly file: CompiledCard };

/** What only a runtime has. */
export interface EngineRuntime {
  /** Starts the threads of the search; called once, when the first of them is needed. */
  readonly startWorkers: () => Promise<Workers>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Lets whatever else waits for this thread have its turn, for so many milliseconds; none if not given. */
  readonly pause: (milliseconds?: number) => Promise<void>;
}

export class EngineContext {
  readonly texts: AbilityTexts = abilityTexts();
  readonly runtime: EngineRuntime;
  /** The visitor's compiled card file; null = only the built-in cards. */
  store: CardStore | null = null;
  private started: Promise<Workers> | null = null;
  /** By lane, the cards that its worker was told of last. */
  private readonly told: Map<Lane, PoolRequest> = new Map();

  constructor(runtime: EngineRuntime) {
    this.runtime = runtime;
  }

  /** Full names that decks may hold, the built-in ones first. */
  names(): readonly string[] {
    const ofFile = this.store?.entries.map(({ name }) => name) ?? [];
    return [...new Set([...builtInNames, ...ofFile])];
  }

  /** The card of that name or of a face of that name, spelt exactly; undefined if there is none. */
  async find(name: string): Promise<Meant | undefined> {
    const own = cardByName(name);
    if (own !== undefined) return { kind: 'built-in', card: own };
    const entry = this.store?.find(name);
    if (entry === undefined || this.store === null) return undefined;
    const file = await this.store.read(entry);
    return file.outcome.kind === 'compiled' ? { kind: 'compiled', card: file.outcome.card } : { kind: 'refused', file };
  }

  /**
   * The threads of the search with these cards. Other callers may use them with other cards at the same time: a lane tells its worker of the
   * cards before a task that needs them. Ask with the same object for the same cards.
   */
  async workers(pool: PoolRequest): Promise<readonly Lane[]> {
    this.started ??= this.runtime.startWorkers().catch((error: unknown) => {
      // Whoever asks next tries once more.
      this.started = null;
      throw error;
    });
    const { lanes } = await this.started;
    return lanes.map((lane): Lane => ({ run: (task, patience) => this.runWith(pool, lane, task, patience) }));
  }

  private async runWith(pool: PoolRequest, lane: Lane, task: Task, patience: number | undefined): Promise<TaskResult> {
    const isNews = task.kind !== 'runRound' && task.kind !== 'closeShards' && this.told.get(lane) !== pool;
    if (!isNews) return lane.run(task, patience);
    this.told.set(lane, pool);
    // Both are given at once, so that nobody's cards come between.
    const [, result] = await Promise.all([lane.run({ kind: 'usePool', pool }), lane.run(task, patience)]);
    return result;
  }
}

const builtInNames: readonly string[] = builtInPool
  .filter(({ layout }) => layout !== 'token' && layout !== 'emblem')
  .map(({ name }) => name);
