/**
 * Information-set Monte Carlo tree search with multiple observers (MO-ISMCTS: Cowling, Powley and Whitehouse 2012): below each option of the
 * root every player has a tree of their own, whose nodes are what that player knows, shared by all worlds in which they know the same. So
 * nobody's simulated decision uses what they cannot see (no strategy fusion for the searcher, no clairvoyant opponents), although an
 * opponent's model of our hand is our real one (no self-determinization). UCB counts only iterations in which an option was available;
 * children are added by progressive widening in the order the playout policy likes them.
 */
import { advance, answer, type Decision, type Game, informationHash } from '@foretell/rules';
import { logarithm, squareRoot } from './mathematics.ts';
import { optionKey } from './optionKey.ts';
import type { SearchParameters } from './parameters.ts';
import { drawBySoftmax, pickOption, scoreOptions } from './policy/policy.ts';
import type { Random } from './random.ts';
import { playout } from './rollout.ts';

/** An option of an information set. */
class Edge {
  readonly key: number;
  visits = 0;
  availability = 0;
  total = 0;

  constructor(key: number) {
    this.key = key;
  }
}

/** What one player knows at one of their decisions. */
class InformationSet {
  visits = 0;
  readonly edges: Edge[] = [];

  edge(key: number): Edge {
    for (const edge of this.edges) if (edge.key === key) return edge;
    const edge = new Edge(key);
    this.edges.push(edge);
    return edge;
  }
}

/** Decisions that one iteration may add to its path through the trees. */
const MOST_PATH = 60;
/** Information sets a forest remembers; later ones are played by the policy alone. */
const MOST_NODES = 200_000;

/** The players' trees of one shard. */
export class Forest {
  private readonly sets: Map<number, InformationSet>[];
  private readonly parameters: SearchParameters;
  /** Whose knowledge keys all nodes; -1 = each decider's own. */
  private readonly observer: number;
  private size = 0;
  private readonly pathSets: InformationSet[] = [];
  private readonly pathEdges: Edge[] = [];
  private readonly pathPlayers: number[] = [];

  constructor(players: number, searcher: number, parameters: SearchParameters) {
    this.sets = Array.from({ length: players }, () => new Map<number, InformationSet>());
    this.parameters = parameters;
    this.observer = parameters.singleObserver ? searcher : -1;
  }

  /** One iteration from a game at any decision (it is changed); writes each player's value into `out`. */
  iterate(game: Game, startTurn: number, horizon: number, random: Random, out: number[]): void {
    this.pathSets.length = 0;
    this.pathEdges.length = 0;
    this.pathPlayers.length = 0;
    for (let depth = 0; depth < MOST_PATH; depth++) {
      const decision = game.decision;
      if (decision === null || game.over || game.turnNumber >= horizon) break;
      const isNew = this.descend(game, decision, random);
      advance(game);
      if (isNew) break;
    }
    playout(game, startTurn, horizon, random, this.parameters, out);
    for (let i = 0; i < this.pathEdges.length; i++) {
      const edge = this.pathEdges[i] as Edge;
      edge.visits++;
      edge.total += out[this.pathPlayers[i] as number] as number;
      (this.pathSets[i] as InformationSet).visits++;
    }
  }

  /** Picks an option in the decider's tree; true if the option was new to it and the playout begins. */
  private descend(game: Game, decision: Decision, random: Random): boolean {
    const set = this.setOf(game, decision.decider);
    if (set === null) {
      answer(game, pickOption(game, decision, random, this.parameters.explorationShare, this.parameters.temperature));
      return true;
    }
    const edges = decision.options.map((_, index) => set.edge(optionKey(game, decision, index)));
    let tried = 0;
    for (const edge of edges) {
      edge.availability++;
      if (edge.visits > 0) tried++;
    }
    const wide = Math.ceil(2 * squareRoot(set.visits));
    const expands = tried < edges.length && tried < Math.max(wide, 1);
    const index = expands ? untried(game, decision, edges, random) : this.bestEdge(edges, set);
    this.pathSets.push(set);
    this.pathEdges.push(edges[index] as Edge);
    this.pathPlayers.push(decision.decider);
    answer(game, index);
    return expands;
  }

  private setOf(game: Game, decider: number): InformationSet | null {
    const player = this.observer < 0 ? decider : this.observer;
    const tree = this.sets[player] as Map<number, InformationSet>;
    const hash = informationHash(game, player);
    const known = tree.get(hash);
    if (known !== undefined) return known;
    if (this.size >= MOST_NODES) return null;
    const made = new InformationSet();
    tree.set(hash, made);
    this.size++;
    return made;
  }

  /** UCB over the options tried, by availability; untried ones stand in with the mean of the set less the first-play reduction. */
  private bestEdge(edges: readonly Edge[], set: InformationSet): number {
    let total = 0;
    for (const edge of set.edges) total += edge.total;
    const untriedValue = set.visits === 0 ? 0.5 : total / set.visits - this.parameters.firstPlayReduction;
    let best = 0;
    let bestScore = -1e9;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as Edge;
      const score =
        edge.visits === 0
          ? untriedValue
          : edge.total / edge.visits +
            this.parameters.exploration * squareRoot(logarithm(edge.availability) / edge.visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }
}

/** Draws one of the options never tried, by the policy's scores. */
function untried(game: Game, decision: Decision, edges: readonly Edge[], random: Random): number {
  const all: number[] = [];
  scoreOptions(game, decision, all);
  const indexes: number[] = [];
  const scores: number[] = [];
  for (let i = 0; i < edges.length; i++) {
    if ((edges[i] as Edge).visits > 0) continue;
    indexes.push(i);
    scores.push(all[i] as number);
  }
  return indexes[drawBySoftmax(scores, scores.length, 1, random.unit())] as number;
}
