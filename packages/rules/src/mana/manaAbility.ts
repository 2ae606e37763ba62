/** What counts as a mana ability (605.1a). */
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';

/** The day from which abilities that move cards to or from a library are no mana abilities. */
const LIBRARY_CRITERION_DATE = '2026-08-07';

/** Activated, without target, not a loyalty ability, could add mana, and (by date) moves no card to or from a library (605.1a). */
export function isManaAbility(game: Game, record: AbilityRecord): boolean {
  if (!record.addsMana || record.isLoyalty || record.targets.length > 0 || record.ability.kind !== 'activated')
    return false;
  return !record.movesLibraryCards || game.config.rulesDate < LIBRARY_CRITERION_DATE;
}
