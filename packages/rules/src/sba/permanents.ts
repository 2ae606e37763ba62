/** State-based actions about single permanents (704.5f–i, m–q, v–w) as one question: what must happen to this one? */
import { CardType, Keyword } from '../ir/index.ts';
import { BESTOWED } from '../keywords/costs.ts';
import type { Game } from '../state/game.ts';
import { counterCount, isDesignated, type Permanent } from '../state/permanent.ts';
import { fateOfAttachment } from './attachments.ts';
import { isFinishedSaga } from './sagas.ts';
import { isOldRole } from './uniqueness.ts';

export const Problem = {
  None: 0,
  Graveyard: 1,
  Destroy: 2,
  Unattach: 3,
  CancelCounters: 4,
  Exile: 5,
  Sacrifice: 6,
} as const;
export type ProblemId = (typeof Problem)[keyof typeof Problem];

/** What state-based actions do to the permanent; one thing at a time, since the check is repeated. Needs fresh characteristics. */
export function problemOf(game: Game, permanent: Permanent): ProblemId {
  const it = permanent.characteristics;
  const types = it.types;
  if ((types & CardType.Creature) !== 0) {
    // 704.5f
    if (it.toughness <= 0) return Problem.Graveyard;
    // 704.5g–h
    const lethal = permanent.damage >= it.toughness || permanent.deathtouched;
    if (lethal && (it.keywords & Keyword.Indestructible) === 0) return Problem.Destroy;
  }
  // 704.5i
  if ((types & CardType.Planeswalker) !== 0 && counterCount(permanent.counters, 'loyalty') === 0)
    return Problem.Graveyard;
  if ((types & CardType.Battle) !== 0 && isDefeated(game, permanent)) return Problem.Graveyard;
  if (permanent.attachedTo !== 0 || (types & CardType.Enchantment) !== 0) {
    const fate = fateOfAttachment(game, permanent);
    if (fate !== 'stays') {
      // 702.103f
      return fate === 'graveyard' && !isDesignated(permanent, BESTOWED) ? Problem.Graveyard : Problem.Unattach;
    }
    if (isOldRole(game, permanent)) return Problem.Graveyard;
  }
  // 704.5s
  if ((types & CardType.Enchantment) !== 0 && isFinishedSaga(game, permanent)) return Problem.Sacrifice;
  // 704.5q
  if (
    permanent.counters.length > 2 &&
    counterCount(permanent.counters, '+1/+1') > 0 &&
    counterCount(permanent.counters, '-1/-1') > 0
  ) {
    return Problem.CancelCounters;
  }
  // 800.4c
  return game.players.length > 2 && game.player(permanent.controller).lost ? Problem.Exile : Problem.None;
}

/** 704.5v–w: defense 0, and no ability of it waits to resolve. */
function isDefeated(game: Game, permanent: Permanent): boolean {
  if (counterCount(permanent.counters, 'defense') > 0) return false;
  return (
    !game.stack.some((item) => !item.isSpell && item.source === permanent.handle) &&
    !game.pendingTriggers.some((pending) => pending.source === permanent.handle)
  );
}
