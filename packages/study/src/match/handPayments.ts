/**
 * Players who pay mana by hand in a game under way (601.2g). The settings of the game say so only while something that they began is carried out: whether
 * something can be paid at all is in between for the planner to say.
 */
import { advanceUntil, type Decision, type Game, reconfigured, Stage } from '@foretell/rules';

export class HandPayments {
  private readonly payers: Set<number>;

  constructor(payers: Iterable<number> = []) {
    this.payers = new Set(payers);
  }

  has(player: number): boolean {
    return this.payers.has(player);
  }

  /** Whether what the player chooses from now on is paid by hand. */
  set(player: number, byHand: boolean): void {
    if (byHand) this.payers.add(player);
    else this.payers.delete(player);
  }

  /** To be called before the open decision is answered. The game to go on with, which may be another one. */
  answering(game: Game, { decider }: Decision): Game {
    const begins = this.payers.has(decider) && game.config.manualMana.length === 0;
    return begins ? changed(game, [decider]) : game;
  }

  /** To be called before the game is advanced: what was begun is carried out as far as nobody is asked. The game to go on with. */
  advancing(game: Game): Game {
    if (game.decision !== null || game.config.manualMana.length === 0) return game;
    advanceUntil(game, ({ stage }) => stage !== Stage.Acting);
    return game.decision === null ? changed(game, []) : game;
  }

  copy(): HandPayments {
    return new HandPayments(this.payers);
  }
}

function changed(game: Game, manualMana: readonly number[]): Game {
  const other = reconfigured(game, { manualMana });
  other.observer = game.observer;
  return other;
}
