/** What the decider of a position believes about card lists. */
import type { DeckBelief } from '@foretell/formats';
import { type Belief, type CardList, type Game, knownLists } from '@foretell/rules';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/**
 * The belief that the position states; every list known where it states none. `lists` are the candidate lists of `{deck: pool}`, which hold
 * for every player but the decider, who knows their own.
 */
export function beliefOf(
  game: Game,
  decider: number,
  stated: DeckBelief | undefined,
  lists: readonly CardList[],
): Belief {
  const known = knownLists(game);
  if (stated === undefined || stated.deck === 'known' || known.kind !== 'known') return known;
  if (stated.deck === 'open') {
    const basics = BASICS.flatMap((name) => game.catalog.byName.get(name)?.id ?? []);
    return { kind: 'open', basics };
  }
  return { kind: 'pool', lists: known.lists.map((own, player) => (player === decider ? [own] : lists)) };
}
