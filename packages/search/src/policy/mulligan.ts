/** Playout scores for opening hands: keep two to five lands out of seven, and keep at five cards whatever comes. */
import { CardType, type Decision, type Game } from '@foretell/rules';

/** Option 0 keeps, 1 takes a mulligan. */
export function scoreMulligan(game: Game, decision: Decision, scores: number[]): void {
  const player = game.player(decision.player);
  let lands = 0;
  for (const slot of player.hand) if ((game.card(slot).characteristics.types & CardType.Land) !== 0) lands++;
  const good = (lands >= 2 && lands <= 5) || player.mulligans >= 2;
  for (let i = 0; i < decision.options.length; i++) scores[i] = (decision.options[i] === 0) === good ? 4 : 0;
}
