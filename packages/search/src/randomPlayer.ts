/**
 * The random player: any option with equal chances, but for a turn in which they have acted often: from then on they only pass. Where an
 * ability costs nothing, each action begets chances for more than one other, and a turn of uniform choices need never end.
 */
import { type Decision, DecisionKind, type View } from '@foretell/rules';
import { askedOf } from './asked.ts';
import type { ChoiceResult, GamePlayer } from './gamePlayer.ts';
import { Acts } from './passing.ts';
import { Random } from './random.ts';

export class RandomPlayer implements GamePlayer {
  readonly name = 'random';
  private readonly acts: Acts = new Acts();

  choose(view: View, seed: number): ChoiceResult {
    const asked = askedOf(view);
    return asked.ok ? { ok: true, option: this.pick(asked.decision, view.turnNumber, seed) } : asked;
  }

  /** The same without a view, whose making costs far more than the pick: nothing is looked at but how many options there are. */
  pick(decision: Decision, turn: number, seed: number): number {
    const option = new Random(seed).below(decision.options.length);
    return decision.kind === DecisionKind.Priority ? this.acts.limited(option, turn) : option;
  }
}
