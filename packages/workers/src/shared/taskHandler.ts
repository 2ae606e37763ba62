/** What every worker does with its tasks, whatever kind of thread it runs on. */
import { type AbilityTexts, type Clock, runScenario } from '@foretell/formats';
import type { Catalog } from '@foretell/rules';
import { openShards, type PlayerSpec, type Shard, type ShardRequest } from '@foretell/search';
import { checkHonesty, type FamilyName, type Grade, gradeSeed, playGame } from '@foretell/study';
import { abilityTexts } from './abilityTexts.ts';
import { catalogOf } from './cards.ts';
import { compileRecord } from './compiled/record.ts';
import { BUILT_IN_POOL, type Task, type TaskResult } from './protocol.ts';
import { tryCards } from './tryCards.ts';

const DONE: TaskResult = { kind: 'done' };

export class TaskHandler {
  private readonly clock: Clock;
  private catalog: Catalog | null = null;
  private texts: AbilityTexts | null = null;
  private readonly searches: Map<number, readonly Shard[]> = new Map();

  /** The clock ends scenarios that do not end; nothing else is told the time. */
  constructor(clock: Clock) {
    this.clock = clock;
  }

  run(task: Task): TaskResult {
    switch (task.kind) {
      case 'usePool':
        this.catalog = catalogOf(task.pool);
        return DONE;
      case 'openShards':
        return this.openShards(task.search, task.requests);
      case 'runRound': {
        const shards = this.searches.get(task.search);
        if (shards === undefined) throw new Error(`search ${task.search} is not open on this worker`);
        return { kind: 'reports', reports: shards.map((shard) => shard.run(task.order)) };
      }
      case 'closeShards':
        this.searches.delete(task.search);
        return DONE;
      case 'playGames':
        return { kind: 'games', games: task.orders.map((order) => playGame(this.cards(), task.match, order)) };
      case 'gradeAnswers': {
        const seeds = Array.from({ length: task.to - task.from }, (_, at) => task.from + at);
        return { kind: 'grades', grades: seeds.map((seed) => this.grade(task.family, seed, task.player)) };
      }
      case 'checkHonesty': {
        const { match, orders, player } = task;
        return { kind: 'honesty', checks: orders.map((order) => checkHonesty(this.cards(), match, order, player)) };
      }
      case 'runScenarios': {
        const pool = { catalog: this.cards() };
        const texts = this.abilityTexts();
        return { kind: 'scenarios', results: task.scenarios.map((one) => runScenario(one, pool, texts, this.clock)) };
      }
      case 'compileCards':
        return { kind: 'compiledCards', records: task.cards.map(compileRecord) };
      case 'tryCards':
        return { kind: 'triedCards', results: tryCards(task.request) };
    }
  }

  private openShards(search: number, requests: readonly ShardRequest[]): TaskResult {
    const opened = openShards(this.cards(), requests);
    if (!opened.ok) return { kind: 'refused', error: opened.error };
    this.searches.set(search, opened.shards);
    return DONE;
  }

  private grade(family: FamilyName, seed: number, player: PlayerSpec): Grade | null {
    return gradeSeed(family, seed, { catalog: this.cards() }, this.abilityTexts(), player);
  }

  private abilityTexts(): AbilityTexts {
    this.texts ??= abilityTexts();
    return this.texts;
  }

  private cards(): Catalog {
    this.catalog ??= catalogOf(BUILT_IN_POOL);
    return this.catalog;
  }
}
