/** Whether something that lasts for a duration has ended, asked at any moment rather than when moments pass (compare `effects/durations.ts`). */
import { isRunning } from '../effects/durations.ts';
import { Step } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Expiry, Origin } from '../state/records.ts';

export function isOver(game: Game, origin: Origin, expiry: Expiry): boolean {
  const later = game.turnNumber > expiry.createdTurn;
  const theirs = expiry.players.includes(game.activePlayer);
  switch (expiry.duration.kind) {
    case 'endOfTurn':
      return later || game.step === Step.Cleanup;
    case 'endOfCombat':
      return later || game.step > Step.EndCombat;
    case 'untilNextTurnOf':
      return later && theirs;
    case 'untilEndOfNextTurnOf':
      return later && theirs && game.step === Step.Cleanup;
    case 'untilNextEndStepOf':
      return theirs && game.step >= Step.EndTurn;
    case 'throughNextUntapStepOf':
      return later && theirs && game.step > Step.Untap;
    case 'whileSourceOnBattlefield':
    case 'whileYouControlSource':
    case 'asLongAs':
    case 'indefinite':
    case 'untilSourceExilesAnother':
      return !isRunning(game, origin, expiry.duration);
  }
}
