/** What the decider of a position believes about card lists. */
import type { DeckBelief } from '@foretell/formats';
import {
  type Belief,
  type Catalog,
  type Game,
  knownLists,
  type OwnedCards,
  type OwnershipBelief,
} from '@foretell/rules';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/**
 * The belief that the position states; every list known where it states none. `lists` are the candidate lists of `{deck: pool}`. What is in
 * doubt are the others' cards: deciders know their own.
 */
export function beliefOf(
  game: Game,
  decider: number,
  stated: DeckBelief | undefined,
  lists: readonly OwnedCards[],
): Belief {
  const known = knownLists(game);
  if (stated === undefined || stated.deck === 'known') return known;
  const ofOthers: OwnershipBelief =
    stated.deck === 'open' ? { kind: 'open', basics: basicLands(game.catalog) } : { kind: 'pool', lists };
  return known.map((own, player) => (player === decider ? own : ofOthers));
}

/** The basic lands by colour WUBRG. */
function basicLands(catalog: Catalog): number[] {
  return BASICS.flatMap((name) => catalog.byName.get(name)?.id ?? []);
}
