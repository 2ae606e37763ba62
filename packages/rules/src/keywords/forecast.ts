/** Abilities of cards in hands and graveyards that are activated once each turn; forecast, which keeps its card revealed (702.57). */
import { Step } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';

/** The word that names the activated abilities. */
const FORECAST = 'Forecast';

/** Whether the player has activated the ability of the card this turn. */
export function wasUsedThisTurn(game: Game, player: number, card: Handle, ability: number): boolean {
  const { usedCards } = game.player(player).tally;
  for (let i = 0; i < usedCards.length; i += 2) if (usedCards[i] === card && usedCards[i + 1] === ability) return true;
  return false;
}

export function noteUse(game: Game, player: number, card: Handle, ability: number): void {
  const { tally } = game.player(player);
  tally.usedCards = [...tally.usedCards, card, ability];
}

/** 702.57b: the card stays revealed in its owner's hand until a step begins that is no upkeep step. */
export function isForecasting(game: Game, owner: number, card: Handle): boolean {
  if (game.step !== Step.Upkeep) return false;
  const { usedCards } = game.player(owner).tally;
  for (let i = 0; i < usedCards.length; i += 2) {
    const ability = usedCards[i] === card ? game.catalog.abilities[usedCards[i + 1] as number]?.ability : undefined;
    if (ability?.kind === 'activated' && ability.keyword === FORECAST) return true;
  }
  return false;
}
