/** What the decider of a position believes about card lists. */
import type { Deck, DeckBelief, DeckEntry } from '@foretell/formats';
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

/** What a player owns who plays that deck. The catalog has its cards. */
export function listOf({ main, commander, sideboard }: Deck, catalog: Catalog): OwnedCards {
  const idsOf = (entries: readonly DeckEntry[]): number[] =>
    entries.flatMap(({ name, count }) => {
      const record = catalog.byName.get(name);
      if (record === undefined)
        throw new Error(`a believed deck with ${JSON.stringify(name)}, which is not in the pool`);
      return Array.from({ length: count }, () => record.id);
    });
  const outside = idsOf(sideboard).sort((a, b) => a - b);
  return { cards: [...idsOf(main), ...idsOf(commander), ...outside].sort((a, b) => a - b), outside };
}

/** The basic lands by colour WUBRG. */
function basicLands(catalog: Catalog): number[] {
  return BASICS.flatMap((name) => catalog.byName.get(name)?.id ?? []);
}
