/**
 * Two decks laid out for paired games. A shuffle orders places in the list (see `shuffleOrder` of the rules), so that equal cards at equal places
 * meet the same luck: what the decks share comes first, in the same order, and what they differ in takes the places behind it.
 */
import type { CardCount, MatchDeck } from '../match/match.ts';
import type { CardChange } from './summary.ts';

export interface AlignedDecks {
  readonly old: MatchDeck;
  readonly new: MatchDeck;
  /** Cards of the libraries at the same places of both, and those of NEW behind them. */
  readonly shared: number;
  readonly changed: number;
  /** In libraries, commanders and sideboards together; in the order of the lists. */
  readonly changes: readonly CardChange[];
}

export function aligned(old: MatchDeck, next: MatchDeck): AlignedDecks {
  const [before, after] = [counts(old.library), counts(next.library)];
  const shared = [...before].flatMap(([name, count]): CardCount[] => {
    const common = Math.min(count, after.get(name) ?? 0);
    return common === 0 ? [] : [{ name, count: common }];
  });
  const laidOut = (deck: MatchDeck, cards: ReadonlyMap<string, number>): MatchDeck => {
    const common = counts(shared);
    const rest = [...cards].flatMap(([name, count]): CardCount[] => {
      const own = count - (common.get(name) ?? 0);
      return own === 0 ? [] : [{ name, count: own }];
    });
    return { ...deck, library: [...shared, ...rest] };
  };
  const sharedCards = total(shared);
  return {
    old: laidOut(old, before),
    new: laidOut(next, after),
    shared: sharedCards,
    changed: total(next.library) - sharedCards,
    changes: changesBetween(everything(old), everything(next)),
  };
}

/** Copies by name, in the order of the list; a card listed twice is one. */
function counts(cards: readonly CardCount[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name, count } of cards) if (count > 0) found.set(name, (found.get(name) ?? 0) + count);
  return found;
}

function total(cards: readonly CardCount[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

function everything({ library, commanders, sideboard = [] }: MatchDeck): Map<string, number> {
  return counts([...library, ...commanders.map((name) => ({ name, count: 1 })), ...sideboard]);
}

function changesBetween(old: ReadonlyMap<string, number>, next: ReadonlyMap<string, number>): CardChange[] {
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((card) => {
    const change = { card, old: old.get(card) ?? 0, new: next.get(card) ?? 0 };
    return change.old === change.new ? [] : [change];
  });
}
