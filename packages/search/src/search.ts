/**
 * A search as its coordinator sees it: it lists the options of the decision, hands every shard its request, says which options to play in
 * each round (sequential halving over whole plans, the same worlds and luck for all), and sums up what comes back. It reads no clock and
 * starts no thread: a caller with a deadline stops asking for rounds, and repeats the result later by the number of rounds.
 */
import { type Belief, DECISION_KIND_NAMES, type Decision, DecisionKind, type Game, type View } from '@foretell/rules';
import type { Analysis, Budget, OptionAnalysis, SearchError, SearchOptions } from './analysis.ts';
import type { ArmStatistics } from './armStatistics.ts';
import { askedOf } from './asked.ts';
import type { PlanStep } from './describe.ts';
import { DEFAULT_LEVEL, LEVELS, type LevelName } from './levels.ts';
import { DEFAULT_PARAMETERS } from './parameters.ts';
import type { SplitAnalysis } from './piles.ts';
import { enumeratePlans, type Plan, type PlanList, planAlong } from './plans.ts';
import { lineAlong, principalLine, walkLine, walkPicks } from './principalLine.ts';
import { Race, type RaceSettings } from './race.ts';
import { type Sensitivity, sensitivityOf } from './sensitivity.ts';
import type { RoundOrder, SearchMethod, ShardReport, ShardRequest } from './shard.ts';
import { shardRequests } from './shardRequests.ts';
import { ProofPlan } from './solver/proofPlan.ts';
import { isWorthProving, type ProofReport } from './solver/rootProof.ts';
import type { Estimate } from './statistics.ts';
import { sampleWorlds } from './worlds.ts';

export type SearchResult =
  | { readonly ok: true; readonly search: Search }
  | { readonly ok: false; readonly error: SearchError };

/** Visits to each option when a win is proven, each in another world. */
const SHOWN_BESIDE_WIN = 4;
/** A pass of an open-ended search spends about this many playouts, or two for each option if that is more. */
const OPEN_PASS = 256;
/** And a round of it so many, or one for each option if that is more. */
const OPEN_ROUND = 64;
/** In a search that the caller stops, decisions of a proof at most: what it remembers takes memory. */
const MOST_PROOF_NODES = 400_000;
/**
 * What each decision until then takes off a proven win. So little that proof outranks every playout, which loses more than that to its first
 * decision (`decisionDiscount`).
 */
const HASTE = 1e-6;
const CERTAIN: Estimate = { mean: 1, ci95: [1, 1] };

/** Begins a search of the decision that the view's player is asked. */
export function openSearch(view: View, options: SearchOptions): SearchResult {
  const asked = askedOf(view);
  if (!asked.ok) return asked;
  const { decision } = asked;
  const parameters = options.parameters ?? DEFAULT_PARAMETERS;
  const sampled = sampleWorlds(view, options.belief, options.seed, [0]);
  if (!sampled.ok) return sampled;
  const world = sampled.worlds[0];
  if (world === undefined) throw new Error('no world was sampled');
  return { ok: true, search: new Search(view, decision, options, world, enumeratePlans(world, parameters.mostPlans)) };
}

export class Search {
  /** One for each shard, in order; plain data for workers. */
  readonly requests: readonly ShardRequest[];
  readonly plans: Plan[];
  private readonly view: View;
  private readonly belief: Belief;
  private readonly decision: Decision;
  /** World 0, for showing lines. */
  private readonly world: Game;
  private readonly complete: boolean;
  private readonly level: LevelName;
  private readonly seed: number;
  private readonly method: SearchMethod;
  /** How play goes on from an option, or from a pile that was taken. */
  private readonly below: Exclude<SearchMethod, 'piles'>;
  private readonly worlds: number;
  /** Playouts that one visit of an option takes. */
  private readonly cost: number;
  private readonly race: Race;
  private readonly statistics: ArmStatistics;
  private readonly proof: ProofPlan;
  /** Principal lines found so far, by option and by the pile taken if it splits. */
  private readonly lines: Map<string, readonly PlanStep[]> = new Map();
  /** Rounds at most, of proof and playouts together. */
  private readonly mostRounds: number;
  private proofRounds = 0;

  constructor(view: View, decision: Decision, options: SearchOptions, world: Game, list: PlanList) {
    const level = options.level ?? DEFAULT_LEVEL;
    const budget = options.budget ?? { simulations: LEVELS[level].simulations };
    const parameters = options.parameters ?? DEFAULT_PARAMETERS;
    this.view = view;
    this.belief = options.belief;
    this.decision = decision;
    this.world = world;
    this.level = level;
    this.seed = options.seed;
    this.plans = [...list.plans];
    this.complete = list.complete;
    this.below = options.method ?? LEVELS[level].method;
    this.method = decision.kind === DecisionKind.PileSplit ? 'piles' : this.below;
    this.worlds = options.worlds ?? LEVELS[level].worlds;
    this.cost = this.method === 'piles' ? 2 * parameters.chooserSamples + 2 : 1;
    this.requests = shardRequests(
      view,
      this.plans,
      {
        belief: options.belief,
        seed: this.seed,
        method: this.method,
        below: this.below,
        parameters,
        worlds: this.worlds,
      },
      'simulations' in budget ? budget.simulations : LEVELS[level].simulations,
    );
    const learns = this.below === 'tree';
    this.race = new Race({ arms: this.plans.length, worlds: this.worlds, learns, ...this.effort(budget) });
    this.statistics = this.race.statistics;
    this.mostRounds = 'rounds' in budget ? budget.rounds : Number.POSITIVE_INFINITY;
    this.proof = new ProofPlan(this.proofNodes(options, 'rounds' in budget), 'rounds' in budget);
  }

  private effort(budget: Budget): Pick<RaceSettings, 'visitsPerPass' | 'open'> {
    if ('simulations' in budget) return { visitsPerPass: Math.floor(budget.simulations / this.cost), open: null };
    const visitsPerPass = Math.max(2 * this.plans.length, Math.ceil(OPEN_PASS / this.cost));
    const visitsPerRound = Math.floor(OPEN_ROUND / this.cost);
    return { visitsPerPass, open: { mostRounds: budget.rounds, visitsPerRound, shards: this.requests.length } };
  }

  /** None at levels that do without, and where no win is within reach. */
  private proofNodes(options: SearchOptions, open: boolean): number {
    const nodes = options.solverNodes ?? LEVELS[this.level].solverNodes;
    if (nodes === 0 || this.method === 'piles' || !isWorthProving(this.world)) return 0;
    return open ? Math.max(nodes, MOST_PROOF_NODES) : nodes;
  }

  /** What every shard is to do next; null when the budget is spent. The reports of the round before must have been absorbed. */
  next(): RoundOrder | null {
    if (this.proof.win !== null && this.race.rounds > 0) return null;
    if (this.rounds() >= this.mostRounds) return null;
    // Of rounds that are counted the last has playouts if none had any: there is an answer, and a search whose time was up before them is repeated.
    const isLastChance = this.race.rounds === 0 && this.rounds() + 1 >= this.mostRounds;
    const proofNodes = isLastChance ? 0 : this.proof.next();
    if (proofNodes > 0) return { arms: [], from: 0, to: 0, proofNodes };
    const order = this.race.next();
    // With a win in hand the options are played a few times, so that there is something to show beside it.
    if (order === null || this.proof.win === null) return order;
    return { ...order, to: Math.min(order.to, order.from + SHOWN_BESIDE_WIN) };
  }

  /** Leaves what is still to be proven: the next round is one of playouts. */
  giveUpProof(): void {
    this.proof.giveUp();
  }

  private rounds(): number {
    return this.race.rounds + this.proofRounds;
  }

  /** Takes in the reports of a whole round, in any order. */
  absorb(reports: readonly ShardReport[]): void {
    const proofs = reports.flatMap(({ proof }) => proof ?? []);
    for (const proof of proofs) this.absorbProof(proof);
    if (proofs.length > 0) this.proofRounds++;
    else this.race.absorb(reports);
    if (this.method === 'piles') this.statistics.solvePiles();
  }

  private absorbProof(report: ProofReport): void {
    this.proof.absorb(report);
    for (let i = 0; i < report.lost.length; i += 2)
      this.statistics.proveLoss(report.lost[i] as number, report.lost[i + 1] as number);
    if (report.win === null) return;
    const { line, length } = report.win;
    let arm = this.plans.findIndex((plan) => plan.picks.every((pick, at) => pick === line[at]));
    if (arm < 0) {
      this.plans.push(planAlong(this.world, line));
      arm = this.race.addArm();
    }
    this.statistics.proveWin(arm, 1 - HASTE * length);
  }

  private certainty(): 'win' | 'loss' | null {
    if (this.proof.win !== null) return 'win';
    const arms = this.plans.map((_, arm) => arm);
    return this.complete && arms.every((arm) => this.statistics.isProvenLoss(arm)) ? 'loss' : null;
  }

  /** What is known now; `pending` are reports of the round under way, which are to be absorbed with the rest of it. */
  analysis(pending: readonly ShardReport[] = []): Analysis {
    const statistics = this.statisticsWith(pending);
    const order = this.race.ranking(statistics);
    const best = order[0] as number;
    const visits = order.map((arm) => statistics.visits(arm) * this.cost);
    const total = visits.reduce((sum, count) => sum + count, 0);
    const options = order.map((arm, at) => this.describe(statistics, arm, best, visits[at] as number, total));
    return {
      kind: DECISION_KIND_NAMES[this.decision.kind],
      player: this.decision.player,
      decider: this.decision.decider,
      options,
      best: options[0] as OptionAnalysis,
      complete: this.complete,
      certain: this.certainty(),
      forced: this.proof.win,
      method: this.method,
      level: this.level,
      iterations: total,
      worlds: this.worlds,
      rounds: this.rounds(),
      seed: this.seed,
    };
  }

  private statisticsWith(pending: readonly ShardReport[]): ArmStatistics {
    if (pending.length === 0) return this.statistics;
    const statistics = this.statistics.with(pending);
    if (this.method === 'piles') statistics.solvePiles();
    return statistics;
  }

  /**
   * A sampled game in which an option of an analysis was taken and the first `steps` of its line were played; where the line ends, if it has
   * fewer. What the searcher does not know was drawn at random: show it to nobody but through their view.
   */
  after({ plan, split }: OptionAnalysis, steps: number): Game {
    const game = this.world.clone();
    const walk =
      this.proof.win !== null && this.isProven(plan)
        ? walkPicks(game, this.proof.win.line)
        : walkLine(game, plan, takenPile(split));
    for (let step = 0; step < steps; step++) if (walk.next().done === true) break;
    return game;
  }

  private isProven(plan: Plan): boolean {
    return this.statistics.isProvenWin(this.plans.indexOf(plan));
  }

  /** On what the answer hangs among what was sampled. The worlds are drawn once more for it. */
  sensitivity(): Sensitivity {
    const indexes = Array.from({ length: this.worlds }, (_, world) => world);
    const sampled = sampleWorlds(this.view, this.belief, this.seed, indexes);
    if (!sampled.ok) throw new Error(`a world that was sampled before cannot be: ${sampled.error.code}`);
    const ranked = this.race
      .ranking()
      .map((arm) => ({ plan: this.plans[arm] as Plan, means: this.statistics.meanByWorld(arm) }));
    return sensitivityOf(ranked, sampled.worlds, this.view.masked());
  }

  private describe(
    statistics: ArmStatistics,
    arm: number,
    best: number,
    visits: number,
    total: number,
  ): OptionAnalysis {
    const plan = this.plans[arm] as Plan;
    // What is proven is certain: haste only ranks proofs.
    const proven = statistics.isProvenWin(arm);
    const { mean, ci95 } = proven ? CERTAIN : statistics.estimate(arm);
    const split = statistics.split(arm);
    return {
      plan,
      winProbability: mean,
      ci95,
      visits,
      share: total === 0 ? 0 : visits / total,
      pairedDiff: arm === best ? { mean: 0, ci95: [0, 0] } : statistics.difference(arm, best),
      line:
        this.proof.win !== null && proven
          ? lineAlong(this.world, this.proof.win.line)
          : this.principalLine(arm, takenPile(split)),
      split,
    };
  }

  private principalLine(arm: number, pile: number): readonly PlanStep[] {
    const key = `${arm} ${pile}`;
    const line = this.lines.get(key) ?? principalLine(this.world, this.plans[arm] as Plan, pile);
    this.lines.set(key, line);
    return line;
  }
}

/** The pile that the chooser takes more often. */
function takenPile(split: SplitAnalysis | null): number {
  return split === null || split.firstPileShare >= 0.5 ? 0 : 1;
}
