/** How much damage is lethal (120.10). */
import { CardType, Keyword } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue } from '../state/handle.ts';
import { counterCount } from '../state/permanent.ts';
import type { DamageEvent } from './events.ts';
import { characteristicsOf } from './objects.ts';

/** 120.10, 120.4a: what more than this is excess damage, taking damage already marked and deathtouch (702.2c) into account. Players have none. */
export function lethalAmount(game: Game, { source, target }: DamageEvent): number {
  const permanent = isPlayerValue(target) ? null : game.permanent(target);
  if (permanent === null) return Number.MAX_SAFE_INTEGER;
  const { types, toughness } = characteristicsOf(game, target);
  const deathtouch = (characteristicsOf(game, source).keywords & Keyword.Deathtouch) !== 0;
  const least: number[] = [];
  if ((types & CardType.Creature) !== 0) {
    const missing = Math.max(0, toughness - permanent.damage);
    least.push(deathtouch ? Math.min(1, missing) : missing);
  }
  if ((types & CardType.Planeswalker) !== 0) least.push(counterCount(permanent.counters, 'loyalty'));
  if ((types & CardType.Battle) !== 0) least.push(counterCount(permanent.counters, 'defense'));
  return Math.min(...least, Number.MAX_SAFE_INTEGER);
}
