/** What of a deck's cards the chances of having mana and casting spells in time depend on. */
import {
  type CardRecord,
  type Catalog,
  createGame,
  DEFAULT_CONFIG,
  type FaceRecord,
  placeCard,
  TurnYield,
  turnYield,
  Zone,
} from '@foretell/rules';
import { cardNames } from '../match/cardNames.ts';
import type { MatchDeck } from '../match/match.ts';

/** A card by its front face. */
export interface CardFacts {
  readonly name: string;
  /** Copies in the library. */
  readonly copies: number;
  readonly isLand: boolean;
  /** Of a land: bit `1 << type` for every type of mana that tapping it makes (order WUBRGC); 0 for one that makes none, and for other cards. */
  readonly makes: number;
  /** Of other cards: the mana value, X being 0 (202.3e), and the types that pay each coloured symbol of the cost (107.4a, e). */
  readonly manaValue: number;
  readonly needs: readonly number[];
}

/** The cards of the library and the commanders, in the order of `cardNames`. */
export function deckFacts(catalog: Catalog, { library, commanders }: MatchDeck): CardFacts[] {
  return cardNames({ library, commanders }).map((name) => {
    const record = catalog.byName.get(name);
    const face = record?.faces[0];
    if (record === undefined || face === undefined) throw new Error(`a deck with ${name}, which is not in the pool`);
    const copies = library.filter((card) => card.name === name).reduce((sum, { count }) => sum + count, 0);
    const { manaValue } = face.characteristics;
    const cost = face.isLand ? { makes: typesMade(catalog, record), needs: [] } : { makes: 0, needs: needsOf(face) };
    return { name, copies, isLand: face.isLand, manaValue, ...cost };
  });
}

/** What the land makes as it lies there alone. */
function typesMade(catalog: Catalog, land: CardRecord): number {
  const game = createGame(catalog, DEFAULT_CONFIG, 0);
  const permanent = game.permanent(placeCard(game, land, 0, Zone.Battlefield));
  const made = new TurnYield();
  if (permanent !== null) turnYield(game, permanent, made);
  return made.types;
}

/** Symbols that only mana of certain types pays: those that generic mana or life pays too ask for nothing. */
function needsOf({ manaCost }: FaceRecord): number[] {
  return (manaCost?.symbols ?? []).flatMap((symbol) => (symbol.kind === 'typed' ? [symbol.mask] : []));
}
