/**
 * Steps in which nothing can happen are passed over in one go: nobody could act in them, nothing triggers as they begin, no effect skips them and
 * nothing waits. Piece by piece (`turn.ts`) they lead to the same state; most steps of a game are of this kind. The same goes for what is left of
 * a step after its turn-based actions. Where somebody observes the game nothing is passed over.
 */
import { endCombat } from '../combat/endCombat.ts';
import { expire } from '../effects/durations.ts';
import { EventKind } from '../engine/events.ts';
import { Step } from '../ir/index.ts';
import { couldAct } from '../stack/couldAct.ts';
import { Reads } from '../state/abilityReads.ts';
import type { Game } from '../state/game.ts';
import { hasMana, type Player } from '../state/player.ts';
import { untapStep } from './untap.ts';

/** To be called as a step is about to begin; leaves the game where the next one begins that is not quiet. */
export function passQuietSteps(game: Game): void {
  while (couldBeQuiet(game.step) && isUndisturbed(game) && nobodyCouldAct(game)) {
    game.passes = 0;
    game.priorityPlayer = game.activePlayer;
    switch (game.step) {
      case Step.Untap:
        untapStep(game);
        break;
      case Step.BeginCombat:
        game.combatsThisTurn++;
        game.attackersCame = false;
        break;
      case Step.EndCombat:
        endCombat(game);
        expire(game, 'endOfCombat');
        break;
      case Step.EndTurn:
        expire(game, 'endStepBegins');
        break;
      default:
    }
    game.step++;
  }
}

/**
 * To be called once the turn-based actions of a step are done: whether nothing can happen in the rest of it, so that it may end. Nothing triggered,
 * there is nothing to check, and all that players could do is pass.
 */
export function isWindowQuiet(game: Game): boolean {
  return couldBeQuietLater(game.step) && isUndisturbed(game) && nobodyCouldAct(game);
}

/** Steps with turn-based actions in which seldom anybody has anything to do with priority. */
function couldBeQuietLater(step: number): boolean {
  return step === Step.Draw || step === Step.DeclareAttackers || step === Step.DeclareBlockers;
}

/** Steps outside the main phases in which nothing is asked but what players do with priority. */
function couldBeQuiet(step: number): boolean {
  return (
    step === Step.Untap ||
    step === Step.Upkeep ||
    step === Step.BeginCombat ||
    step === Step.EndCombat ||
    step === Step.EndTurn
  );
}

function isUndisturbed(game: Game): boolean {
  const registry = game.registry;
  return (
    !game.stale &&
    !game.checkStateBased &&
    (registry.readsBeyond & (Reads.Step | Reads.Anything)) === 0 &&
    (registry.beginnings & (1 << game.step)) === 0 &&
    (registry.triggerMask & (1 << EventKind.State)) === 0 &&
    registry.replacements.length === 0 &&
    game.pendingTriggers.length === 0 &&
    game.delayed.length === 0 &&
    game.returns.length === 0 &&
    game.copies.length === 0 &&
    game.insertedSteps.length === 0 &&
    game.afterInserted < 0 &&
    game.stack.length === 0 &&
    game.observer === null &&
    !game.turnEnding &&
    !game.config.askEveryPriority
  );
}

/** Nobody could do more than pass, or has mana that would empty or a step to skip. In the untap step nobody gets priority (502.4). */
function nobodyCouldAct(game: Game): boolean {
  const { players } = game;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as Player;
    if (player.skips.length > 0 || hasMana(player)) return false;
  }
  if (game.step === Step.Untap) return true;
  for (let i = 0; i < players.length; i++) if (couldAct(game, i)) return false;
  return true;
}
