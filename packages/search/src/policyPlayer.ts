/** The playout policy as a player: weak but sensible, and many times faster than anybody who looks ahead. */
import { type Belief, type Decision, DecisionKind, type Game, type View } from '@foretell/rules';
import { askedOf } from './asked.ts';
import type { ChoiceResult, GamePlayer } from './gamePlayer.ts';
import { DEFAULT_PARAMETERS } from './parameters.ts';
import { Acts } from './passing.ts';
import { pickOption } from './policy/policy.ts';
import { sampleWorlds } from './worlds.ts';

export class PolicyPlayer implements GamePlayer {
  readonly name = 'policy';
  private readonly belief: Belief;
  private readonly acts: Acts = new Acts();

  constructor(belief: Belief) {
    this.belief = belief;
  }

  choose(view: View, seed: number): ChoiceResult {
    const asked = askedOf(view);
    if (!asked.ok) return asked;
    const sampled = sampleWorlds(view, this.belief, seed, [0]);
    if (!sampled.ok) return sampled;
    const world = sampled.worlds[0] as Game;
    return { ok: true, option: this.pick(world, world.decision ?? asked.decision, seed) };
  }

  /**
   * The same in the game itself, without a view and a world made from it, which cost far more than the pick: the policy reads nothing that its
   * player cannot see.
   */
  pick(game: Game, decision: Decision, seed: number): number {
    const { explorationShare, temperature } = DEFAULT_PARAMETERS;
    const option = pickOption(game, decision, seed, explorationShare, temperature);
    return decision.kind === DecisionKind.Priority ? this.acts.limited(option, game.turnNumber) : option;
  }
}
