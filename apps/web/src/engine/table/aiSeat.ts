/** A seat that the AI has: a player that thinks at once, or one that searches over the threads and follows its plans. */
import type { Belief, Decision, View } from '@foretell/rules';
import {
  chosenBy,
  createPlayer,
  type GamePlayer,
  PlanFollower,
  type PlayerSpec,
  type SearchOptions,
  searchOptionsAs,
} from '@foretell/search';
import type { Lane } from '@foretell/workers';
import { type Search, type Thought, think } from './thinking.ts';

export interface SeatChoice {
  readonly option: number;
  /** Null where nothing was searched. */
  readonly thought: Thought | null;
}

/** What the surroundings give every search. */
export interface Surroundings extends Pick<Search, 'wishes' | 'now' | 'onProgress'> {
  /** The threads of the search, started when a seat first needs them. */
  readonly lanes: () => Promise<readonly Lane[]>;
}

export interface AiSeat {
  readonly spec: PlayerSpec;
  /** The option to take at the view's decision; null if nobody waits for it any more. */
  choose(view: View, decision: Decision, seed: number, surroundings: Surroundings): Promise<SeatChoice | null>;
}

/** For one game. `milliseconds` for each decision; null = as many playouts as the level has. */
export function createSeat(spec: PlayerSpec, milliseconds: number | null, belief: Belief): AiSeat {
  return searchOptionsAs(spec, belief, 0) === null
    ? new QuickSeat(spec, createPlayer(spec, belief))
    : new SearchingSeat(spec, milliseconds, belief);
}

class QuickSeat implements AiSeat {
  readonly spec: PlayerSpec;
  private readonly player: GamePlayer;

  constructor(spec: PlayerSpec, player: GamePlayer) {
    this.spec = spec;
    this.player = player;
  }

  async choose(view: View, _decision: Decision, seed: number): Promise<SeatChoice> {
    const chosen = this.player.choose(view, seed);
    if (!chosen.ok) throw new Error(`${this.spec.name} cannot choose: ${chosen.error.code}`);
    return { option: chosen.option, thought: null };
  }
}

class SearchingSeat implements AiSeat {
  readonly spec: PlayerSpec;
  private readonly milliseconds: number | null;
  private readonly belief: Belief;
  private readonly follower: PlanFollower;

  constructor(spec: PlayerSpec, milliseconds: number | null, belief: Belief) {
    this.spec = spec;
    this.milliseconds = milliseconds;
    this.belief = belief;
    this.follower = new PlanFollower(belief);
  }

  async choose(view: View, decision: Decision, seed: number, surroundings: Surroundings): Promise<SeatChoice | null> {
    const foreseen = this.follower.pick(view, decision);
    if (foreseen >= 0) return { option: foreseen, thought: null };
    const options = searchOptionsAs(this.spec, this.belief, seed);
    if (options === null) throw new Error(`${this.spec.name} does not search`);
    const { milliseconds } = this;
    const lanes = await surroundings.lanes();
    const thought = await think({ ...surroundings, lanes, view, options, playouts: playoutsOf(options), milliseconds });
    if (thought === null) return null;
    const { plan } = chosenBy(this.spec, thought.analysis, seed, this.follower.repeatsAt(view));
    const begun = this.follower.begin(view, decision, { plan, forced: thought.analysis.forced }, seed);
    if (!begun.ok) throw new Error(`${this.spec.name} cannot follow its plan: ${begun.error.code}`);
    return { option: begun.option, thought };
  }
}

function playoutsOf({ budget }: SearchOptions): number {
  return budget !== undefined && 'simulations' in budget ? budget.simulations : 0;
}
