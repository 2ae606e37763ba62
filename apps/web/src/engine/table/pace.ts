/** What the seats of the AI do is to be seen one thing after another, however quickly they decide. */
import { type Decision, DecisionKind, type Game } from '@foretell/rules';
import type { EngineRuntime } from '../context.ts';

export class Pace {
  private readonly runtime: Pick<EngineRuntime, 'now' | 'pause'>;
  /** When something was begun last. */
  private begunAt = Number.NEGATIVE_INFINITY;
  /** The step in which attackers or blockers were declared last. */
  private declaredIn = '';

  constructor(runtime: Pick<EngineRuntime, 'now' | 'pause'>) {
    this.runtime = runtime;
  }

  /** Waits before the option is taken until what was begun before it has been in sight for so many milliseconds. */
  async before(game: Game, decision: Decision, option: number, milliseconds: number): Promise<void> {
    if (!this.begins(game, decision, option)) return;
    const { now, pause } = this.runtime;
    const left = this.begunAt + milliseconds - now();
    if (left > 0) await pause(left);
    this.begunAt = now();
  }

  /** Something new to look at. Targets, payments and further attackers belong to what was begun; passing and staying at home are nothing to see. */
  private begins(game: Game, { kind, options }: Decision, option: number): boolean {
    if (options[option] === 0) return false;
    if (kind === DecisionKind.Priority) return true;
    if (kind !== DecisionKind.Attack && kind !== DecisionKind.Block) return false;
    const step = `${game.turnNumber} ${game.step}`;
    const isFirst = this.declaredIn !== step;
    this.declaredIn = step;
    return isFirst;
  }
}
