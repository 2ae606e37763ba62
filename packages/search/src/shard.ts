/**
 * A shard: the part of a search that one worker does by itself. It owns every L-th world, plays the options it is told to in them, and
 * reports plain numbers. How many shards there are is fixed by the search, not by the machine, and nothing is shared between them, so that one
 * thread running all of them and eight threads running one each report the same bits.
 */
import {
  advance,
  answer,
  type Belief,
  type Catalog,
  DecisionKind,
  type DeserialiseError,
  deserialise,
  type Game,
  type GameConfig,
  informationHash,
  mixed,
  type SampleError,
  View,
  viewOf,
} from '@foretell/rules';
import { Forest } from './ismcts.ts';
import type { SearchParameters } from './parameters.ts';
import { applyPlan } from './plans.ts';
import { Random } from './random.ts';
import { SearchedMagic } from './searchedMagic.ts';
import { type ProofReport, RootProof } from './solver/rootProof.ts';
import { sampleWorlds, worldSeed } from './worlds.ts';

/**
 * `flat`: playouts right after the option. `tree`: MO-ISMCTS below it. `piles`: the chooser's reply is worked out (see `piles.ts`), and one of
 * the two goes on below either pile.
 */
export type SearchMethod = 'flat' | 'tree' | 'piles';

/** Everything a worker needs beside the catalog; plain data. */
export interface ShardRequest {
  /** The view as `serialise` writes it. */
  readonly view: string;
  readonly viewer: number;
  readonly config: GameConfig;
  readonly belief: Belief;
  readonly seed: number;
  readonly method: SearchMethod;
  /** How play goes on from an option, or from a pile that was taken: at once by the policy, or by a tree first. */
  readonly below: Exclude<SearchMethod, 'piles'>;
  readonly parameters: SearchParameters;
  /** Worlds of the whole search; this shard has those whose index leaves `shard` when divided by `shards`. */
  readonly worlds: number;
  readonly shard: number;
  readonly shards: number;
  /** The options: picks and decision kinds of each plan. */
  readonly picks: readonly (readonly number[])[];
  readonly kinds: readonly (readonly number[])[];
}

/** One round of a search: every arm is visited for the visit numbers `from` … `to - 1`; visit v is in world v modulo the number of worlds. */
export interface RoundOrder {
  readonly arms: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Instead of visits, decisions that the first shard shall look at for a proof (see `solver/rootProof.ts`). */
  readonly proofNodes?: number;
}

/** What a shard did in a round, in flat lists. */
export interface ShardReport {
  readonly shard: number;
  /** Arm, world, and the decider's value (0–1). Empty for the method `piles`. */
  readonly results: readonly number[];
  /** For `piles`: arm, world, the chooser's information set, and the splitter's value of either pile. */
  readonly outcomes: readonly number[];
  /** For `piles`: arm, information set, and the chooser's value of either pile in a world of theirs. */
  readonly expectations: readonly number[];
  /** What the proof has come to, if some of it was asked for. */
  readonly proof?: ProofReport;
}

export type ShardsResult =
  | { readonly ok: true; readonly shards: readonly Shard[] }
  | { readonly ok: false; readonly error: SampleError | DeserialiseError };

/** Reads the view, the same for all requests of one search, and samples the worlds of each shard. */
export function openShards(catalog: Catalog, requests: readonly ShardRequest[]): ShardsResult {
  const [first] = requests;
  if (first === undefined) return { ok: true, shards: [] };
  const read = deserialise(catalog, first.config, first.view);
  if (!read.ok) return read;
  const view = View.of(read.game, first.viewer);
  const shards: Shard[] = [];
  for (const request of requests) {
    if (request.view !== first.view) throw new Error('shards of different searches are opened together');
    const indexes: number[] = [];
    for (let world = request.shard; world < request.worlds; world += request.shards) indexes.push(world);
    const sampled = sampleWorlds(view, request.belief, request.seed, indexes);
    if (!sampled.ok) return sampled;
    shards.push(new Shard(request, view, indexes, sampled.worlds));
  }
  return { ok: true, shards };
}

export class Shard {
  private readonly request: ShardRequest;
  private readonly view: View;
  private readonly indexes: readonly number[];
  private readonly worlds: readonly Game[];
  private readonly searched: SearchedMagic;
  private readonly forest: Forest<Game> | null;
  private readonly values: number[] = [];
  private proof: RootProof | null = null;

  constructor(request: ShardRequest, view: View, indexes: readonly number[], worlds: readonly Game[]) {
    this.request = request;
    this.view = view;
    this.indexes = indexes;
    this.worlds = worlds;
    const root = worlds[0];
    if (root === undefined) throw new Error('a shard without worlds');
    const { below, parameters, viewer } = request;
    const observer = parameters.singleObserver ? viewer : -1;
    this.searched = new SearchedMagic(root, parameters);
    this.forest = below === 'tree' ? new Forest(this.searched, root.players.length, parameters, observer) : null;
  }

  /** One round; the shard keeps its trees for the next. */
  run(order: RoundOrder): ShardReport {
    const results: number[] = [];
    const outcomes: number[] = [];
    const expectations: number[] = [];
    for (let visit = order.from; visit < order.to; visit++) {
      const world = visit % this.request.worlds;
      const at = this.indexes.indexOf(world);
      if (at < 0) continue;
      const repetition = Math.floor(visit / this.request.worlds);
      for (const arm of order.arms) {
        const seed = mixed(worldSeed(this.request.seed, world), repetition);
        const game = this.begin(this.worlds[at] as Game, arm, repetition);
        if (this.request.method === 'piles') this.visitSplit(game, arm, world, seed, outcomes, expectations);
        else results.push(arm, world, this.visit(game, seed));
      }
    }
    const report = { shard: this.request.shard, results, outcomes, expectations };
    return order.proofNodes === undefined || report.shard > 0
      ? report
      : { ...report, proof: this.prove(order.proofNodes) };
  }

  /** One shard looks at all worlds: a win must be had in each of them by one strategy. */
  private prove(nodes: number): ProofReport {
    if (this.proof === null) {
      const { viewer, picks, kinds, belief, seed, worlds } = this.request;
      const sampled = sampleWorlds(
        this.view,
        belief,
        seed,
        Array.from({ length: worlds }, (_, world) => world),
      );
      if (!sampled.ok) throw new Error(`no world for a proof: ${sampled.error.code}`);
      this.proof = new RootProof(sampled.worlds, viewer, picks, kinds);
    }
    return this.proof.run(nodes);
  }

  /** The world after the option. Repeated visits to a world meet other luck from here on, the same for all arms. */
  private begin(world: Game, arm: number, repetition: number): Game {
    const game = world.clone();
    if (repetition > 0) game.seed = mixed(game.seed, repetition);
    applyPlan(game, this.request.picks[arm] as readonly number[], this.request.kinds[arm] as readonly number[]);
    return game;
  }

  private visit(game: Game, seed: number): number {
    return this.playOn(game, seed, this.request.viewer);
  }

  /** One playout (the game is changed): its value for the player. */
  private playOn(game: Game, seed: number, player: number): number {
    const random = new Random(seed);
    if (this.forest === null) this.searched.playout(game, random, this.values);
    else this.forest.iterate(game, random, this.values);
    return this.values[player] as number;
  }

  /** Both piles, for us in our world and for the chooser in worlds drawn from what they know. */
  private visitSplit(
    game: Game,
    arm: number,
    world: number,
    seed: number,
    outcomes: number[],
    expectations: number[],
  ): void {
    const question = game.decision;
    if (question === null || question.kind !== DecisionKind.PileChoice) {
      const value = this.visit(game, seed);
      outcomes.push(arm, world, 0, value, value);
      return;
    }
    const chooser = question.decider;
    const informationSet = informationHash(game, chooser);
    const view = viewOf(game, chooser);
    const samples = Array.from({ length: this.request.parameters.chooserSamples }, (_, at) => at);
    const theirs = sampleWorlds(view, this.request.belief, mixed(seed, CHOOSER), samples);
    if (!theirs.ok) throw new Error(`no world for the chooser of piles: ${theirs.error.code}`);
    theirs.worlds.forEach((sample, at) => {
      const values = this.bothPiles(sample, mixed(seed, at + 1), chooser);
      expectations.push(arm, informationSet, values[0], values[1]);
    });
    const own = this.bothPiles(game, seed, this.request.viewer);
    outcomes.push(arm, world, informationSet, own[0], own[1]);
  }

  private bothPiles(game: Game, seed: number, player: number): [number, number] {
    return [this.pileValue(game, 0, seed, player), this.pileValue(game, 1, seed, player)];
  }

  private pileValue(game: Game, pile: number, seed: number, player: number): number {
    const copy = game.clone();
    const index = copy.decision?.options.indexOf(pile) ?? -1;
    answer(copy, index);
    advance(copy);
    return this.playOn(copy, seed, player);
  }
}

const CHOOSER = 0x5eed;
