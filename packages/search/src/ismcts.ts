/**
 * Information-set Monte Carlo tree search with multiple observers (MO-ISMCTS: Cowling, Powley and Whitehouse 2012): below each option of the
 * root every player has a tree of their own, whose nodes are what that player knows, shared by all worlds in which they know the same. So
 * nobody's simulated decision uses what they cannot see (no strategy fusion for the searcher, no clairvoyant opponents), although an
 * opponent's model of our hand is our real one (no self-determinization). UCB counts only iterations in which an option was available;
 * the playout policy is a prior that says when an option is first tried and how widely it is explored.
 *
 * What theory promises: in a game of perfect information the values become those of minimax; against opponents whose play is fixed (a part of
 * the game) they become those of the best response. Where several players hide something from each other nothing promises an equilibrium.
 */
import { logarithm, squareRoot } from './mathematics.ts';
import type { Random } from './random.ts';
import type { SearchedGame } from './searchedGame.ts';
import { softmax } from './softmax.ts';

/** Numbers of the tree search; see `parameters.ts`. */
export interface TreeParameters {
  readonly exploration: number;
}

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
  /** The least and the greatest value that an iteration through here has brought its player. */
  least = 1;
  greatest = 0;
  readonly edges: Edge[] = [];

  record(value: number): void {
    this.visits++;
    if (value < this.least) this.least = value;
    if (value > this.greatest) this.greatest = value;
  }

  edge(key: number): Edge {
    for (const edge of this.edges) if (edge.key === key) return edge;
    const edge = new Edge(key);
    this.edges.push(edge);
    return edge;
  }
}

/** Decisions that one iteration may add to its path through the trees. */
const MOST_PATH = 60;
/** So often an option is tried before the spread of values is believed: chance may have made the first ones alike. */
const FEW_VISITS = 4;
/** The prior is the policy's softmax at this temperature, mixed with so much of the uniform distribution: what the policy overlooks is found in time. */
const PRIOR_TEMPERATURE = 1;
const PRIOR_FLOOR = 0.05;
/** Information sets a forest remembers; later ones are played by the policy alone. */
const MOST_NODES = 200_000;

/** The players' trees of one shard. */
export class Forest<State> {
  private readonly game: SearchedGame<State>;
  private readonly sets: Map<number, InformationSet>[];
  private readonly parameters: TreeParameters;
  /** Whose knowledge keys all nodes; -1 = each decider's own. */
  private readonly observer: number;
  private size = 0;
  private readonly scores: number[] = [];
  private readonly pathSets: InformationSet[] = [];
  private readonly pathEdges: Edge[] = [];
  private readonly pathPlayers: number[] = [];

  /** `observer`: the player by whose knowledge alone all decisions are told apart (a single observer's tree); -1 for one tree a player. */
  constructor(game: SearchedGame<State>, players: number, parameters: TreeParameters, observer: number) {
    this.game = game;
    this.sets = Array.from({ length: players }, () => new Map<number, InformationSet>());
    this.parameters = parameters;
    this.observer = observer;
  }

  /** One iteration from any state (it is changed); writes each player's value into `values`. */
  iterate(state: State, random: Random, values: number[]): void {
    this.pathSets.length = 0;
    this.pathEdges.length = 0;
    this.pathPlayers.length = 0;
    for (let depth = 0; depth < MOST_PATH; depth++) {
      const decider = this.game.decider(state);
      if (decider < 0 || this.descend(state, decider, random)) break;
    }
    this.game.playout(state, random, values);
    for (let i = 0; i < this.pathEdges.length; i++) {
      const edge = this.pathEdges[i] as Edge;
      const value = values[this.pathPlayers[i] as number] as number;
      edge.visits++;
      edge.total += value;
      (this.pathSets[i] as InformationSet).record(value);
    }
  }

  /** Takes an option in the decider's tree; true if the option was new to it, or the tree is full, and the playout begins. */
  private descend(state: State, decider: number, random: Random): boolean {
    const set = this.setOf(state, decider);
    if (set === null) return true;
    const edges: Edge[] = [];
    const count = this.game.optionCount(state);
    for (let index = 0; index < count; index++) {
      const edge = set.edge(this.game.optionKey(state, index));
      edges.push(edge);
      edge.availability++;
    }
    const index = count === 1 ? 0 : this.bestEdge(edges, set, this.priors(state, count), random);
    const edge = edges[index] as Edge;
    this.pathSets.push(set);
    this.pathEdges.push(edge);
    this.pathPlayers.push(decider);
    this.game.answer(state, index);
    return edge.visits === 0;
  }

  private setOf(state: State, decider: number): InformationSet | null {
    const player = this.observer < 0 ? decider : this.observer;
    const tree = this.sets[player] as Map<number, InformationSet>;
    const hash = this.game.informationHash(state, player);
    const known = tree.get(hash);
    if (known !== undefined) return known;
    if (this.size >= MOST_NODES) return null;
    const made = new InformationSet();
    tree.set(hash, made);
    this.size++;
    return made;
  }

  /** How the playout policy would draw, with a share for everything. */
  private priors(state: State, count: number): readonly number[] {
    this.game.scoreOptions(state, this.scores);
    softmax(this.scores, count, PRIOR_TEMPERATURE);
    for (let i = 0; i < count; i++)
      this.scores[i] = PRIOR_FLOOR / count + (1 - PRIOR_FLOOR) * (this.scores[i] as number);
    return this.scores;
  }

  /**
   * Something new as often as the policy would draw it; otherwise UCB over the options tried, by availability, wider for those that the prior
   * favours. The exploration is measured by how far values lie apart here, as far as few visits can tell: where the game is
   * as good as decided, small differences must still be seen.
   */
  private bestEdge(edges: readonly Edge[], set: InformationSet, priors: readonly number[], random: Random): number {
    const drawn = drawUntried(edges, priors, random.unit());
    if (drawn >= 0) return drawn;
    const spread = set.greatest > set.least ? set.greatest - set.least : 0;
    let best = 0;
    let bestScore = -1e9;
    for (let i = 0; i < edges.length; i++) {
      const { visits, availability, total } = edges[i] as Edge;
      if (visits === 0) continue;
      const width = this.parameters.exploration * (visits < FEW_VISITS ? 1 : spread);
      const favour = squareRoot((priors[i] as number) * edges.length);
      const score = total / visits + width * favour * squareRoot(logarithm(availability) / visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }
}

/** What a draw from the priors comes to if that has not been tried; -1 if it has. */
function drawUntried(edges: readonly Edge[], priors: readonly number[], unit: number): number {
  let left = unit;
  let tried = false;
  for (let i = 0; i < edges.length; i++) {
    if ((edges[i] as Edge).visits > 0) {
      tried = true;
      continue;
    }
    left -= priors[i] as number;
    if (left < 0) return i;
  }
  // The priors of all options may add up to a little less than 1.
  return tried ? -1 : edges.length - 1;
}
