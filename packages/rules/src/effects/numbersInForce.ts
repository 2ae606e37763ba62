/**
 * Replacement effects that only change a number for a player: further draws and mills, life lost, how far libraries are searched. Whatever
 * order they are applied in comes to the same (616.1), so that no event has to pass by them.
 */
import { holds } from '../engine/condition.ts';
import { includesPlayer } from '../engine/select.ts';
import type { PlayerSet } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { refresh } from './refresh.ts';
import { ruleContext } from './ruleContext.ts';

/** Whether an effect for such players is for this one now. */
export function isForPlayer(
  game: Game,
  { condition, origin }: ReplacementInForce,
  who: PlayerSet,
  player: number,
): boolean {
  const context = ruleContext(origin);
  return includesPlayer(game, context, who, player) && (condition === null || holds(game, context, condition));
}

/** How many more cards than it says the player draws or mills by an instruction to draw or mill any. */
export function furtherCards(game: Game, kind: 'drawMore' | 'millMore', player: number): number {
  if (game.stale) refresh(game);
  let more = 0;
  for (const effect of game.registry.replacements) {
    const { replacement } = effect;
    if (replacement.kind === kind && isForPlayer(game, effect, replacement.who, player)) more += replacement.plus;
  }
  return more;
}

/** How many times the life that the player would lose they lose (119.3), by effects that were there before (614.4). */
export function lifeLossFactor(game: Game, player: number): number {
  let factor = 1;
  for (const effect of game.registry.replacements) {
    const { replacement } = effect;
    if (replacement.kind === 'loseLife' && isForPlayer(game, effect, replacement.who, player))
      factor *= replacement.times;
  }
  return factor;
}

/** How many cards from the top of a library the player searches (701.23f). */
export function searchLimit(game: Game, searcher: number): number {
  let limit = Number.POSITIVE_INFINITY;
  for (const effect of game.registry.replacements) {
    const { replacement } = effect;
    if (replacement.kind === 'search' && isForPlayer(game, effect, replacement.who, searcher))
      limit = Math.min(limit, replacement.topOnly);
  }
  return limit;
}
