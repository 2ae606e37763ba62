// Where in the turn the game is: which step ran last and how often, and whether the script's stop is reached.
import { type Game, STEP_NAMES, Stage } from '@foretell/rules';
import type { Stop } from '../scenario/types.ts';
import type { StepName } from '../scenario/vocabulary.ts';

export class Progress {
  /** The step that began last, and in which turn. */
  #turn = 0;
  #step = -1;
  /** How often each step has begun this turn. */
  #counts: number[] = [];
  /** A step is about to begin: it may still be skipped. */
  #pending = false;

  /** Notices a step that has begun; called whenever the game stands still. */
  notice(game: Game): void {
    if (game.stage === Stage.BeginStep || game.stage === Stage.BeginTurn) {
      this.#pending = true;
      return;
    }
    if (!this.#pending) return;
    this.#pending = false;
    if (game.turnNumber !== this.#turn) this.#counts = [];
    this.#turn = game.turnNumber;
    this.#step = game.step;
    this.#counts[game.step] = (this.#counts[game.step] ?? 0) + 1;
  }

  /** Which occurrence of its step in this turn the present one is, from 1. */
  get occurrence(): number {
    return this.#counts[this.#step] ?? 1;
  }

  /** Whether the game stands between two steps where the script stops. */
  reached(game: Game, stop: Stop): boolean {
    if (game.stage === Stage.BeginTurn) {
      if (game.turnNumber >= stop.turn) return true;
      if (stop.step === 'untap') return game.turnNumber === stop.turn - 1;
    }
    if (game.stage !== Stage.BeginStep && game.stage !== Stage.BeginTurn) return false;
    return stop.step !== 'untap' && this.#turn === stop.turn && stepName(this.#step) === stop.step;
  }
}

export function stepName(step: number): StepName | undefined {
  return STEP_NAMES[step];
}
