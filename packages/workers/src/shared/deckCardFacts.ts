/** What the rules say about the cards of one deck, for the checks of its construction. */
import type { Deck, DeckCardFacts, DeckEntry, DeckRules } from '@foretell/formats';
import {
  type CardRecord,
  type Catalog,
  colorIdentityOf,
  companionOf,
  compileCatalog,
  DEFAULT_CONFIG,
  isCompanionAllowed,
  mayBeCommander,
  mayBeCommandersTogether,
} from '@foretell/rules';
import { type CardDefinition, Supertype } from '@foretell/rules/ir';

/** `cards` by name has every card of the deck. */
export function deckCardFacts(deck: Deck, rules: DeckRules, cards: ReadonlyMap<string, CardDefinition>): DeckCardFacts {
  const definition = (name: string): CardDefinition => known(cards.get(name), name);
  let compiled: Catalog | undefined;
  const catalog = (): Catalog => {
    compiled ??= compileCatalog([...new Set(cards.values())]);
    return compiled;
  };
  const record = (name: string): CardRecord => known(catalog().byName.get(definition(name).name), name);
  const records = (entries: readonly DeckEntry[]): readonly CardRecord[] =>
    entries.flatMap(({ name, count }) => Array.from({ length: count }, () => record(name)));
  const config = { ...DEFAULT_CONFIG, format: rules === 'commander' ? 'commander-duel' : 'duel' } as const;
  return {
    isBasicLand: (name) => definition(name).faces.some((face) => (face.supertypes & Supertype.Basic) !== 0),
    copyLimit: (name) => copyLimitOf(definition(name)),
    colorIdentity: (name) => colorIdentityOf(definition(name)),
    mayBeCommander: (name) => mayBeCommander(catalog(), record(name)),
    mayBeCommandersTogether: (first, second) => mayBeCommandersTogether(catalog(), record(first), record(second)),
    companion: (name) => {
      if (companionOf(record(name)) === null) return 'none';
      const starting = { library: records(deck.main), commanders: records(deck.commander) };
      return isCompanionAllowed(catalog(), config, starting, record(name)) ? 'fulfilled' : 'unfulfilled';
    },
  };
}

/** What the card itself says (100.2a). */
function copyLimitOf(card: CardDefinition): number | undefined {
  for (const ability of card.faces.flatMap((face) => face.abilities))
    if (ability.kind === 'keyword' && ability.keyword === 'deckLimit')
      return ability.most === 'any' ? Number.POSITIVE_INFINITY : ability.most;
  return undefined;
}

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`${name} was let into a deck and is not among its cards`);
  return found;
}
