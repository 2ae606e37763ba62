/** Priority (117): players act or pass in turn order until all have passed in succession. */

import { deciderFor } from '../control/decider.ts';
import { isEndlessLoop } from '../control/loops.ts';
import { PASS } from '../stack/action.ts';
import { couldAct } from '../stack/couldAct.ts';
import { legalActions } from '../stack/legalActions.ts';
import { performAction } from '../stack/performAction.ts';
import { resolveTop } from '../stack/resolve.ts';
import { Decision, DecisionKind } from '../state/decision.ts';
import type { Game } from '../state/game.ts';
import { nextInTurnOrder } from './beginTurn.ts';
import { Stage } from './stage.ts';

/** Players who could only pass do so at once, one after another, until somebody has to be asked or all have passed. */
export function givePriority(game: Game): void {
  if (game.turnEnding) {
    game.stage = Stage.EndStep;
    return;
  }
  do offerPriority(game);
  while (game.stage === Stage.Priority);
}

function offerPriority(game: Game): void {
  const player = game.priorityPlayer;
  if (!game.config.askEveryPriority && !couldAct(game, player)) {
    pass(game);
    return;
  }
  if (game.player(player).lost) {
    game.priorityPlayer = nextInTurnOrder(game, player);
    return;
  }
  const options: number[] = [PASS];
  legalActions(game, player, options);
  if (options.length === 1 && !game.config.askEveryPriority) {
    pass(game);
    return;
  }
  game.stage = Stage.Acting;
  game.decision = new Decision(
    DecisionKind.Priority,
    deciderFor(game, player),
    player,
    0,
    'action',
    options,
    [],
    [],
    true,
  );
}

/** Stage Acting: carries out what the player with priority chose. */
export function act(game: Game): void {
  if (game.picked === PASS) {
    pass(game);
    return;
  }
  game.passes = 0;
  game.stage = Stage.Checks;
  performAction(game, game.priorityPlayer, game.picked);
}

/** 117.4: when all pass in succession the top of the stack resolves, or the step ends. */
function pass(game: Game): void {
  game.passes++;
  if (game.passes < remainingPlayers(game)) {
    game.priorityPlayer = nextInTurnOrder(game, game.priorityPlayer);
    game.stage = Stage.Priority;
    return;
  }
  game.passes = 0;
  game.priorityPlayer = game.activePlayer;
  if (game.stack.length === 0) {
    game.stage = Stage.EndStep;
    return;
  }
  game.stage = Stage.Checks;
  if (!isEndlessLoop(game)) resolveTop(game);
}

function remainingPlayers(game: Game): number {
  let count = 0;
  for (let i = 0; i < game.players.length; i++) if (game.players[i]?.lost === false) count++;
  return count;
}
