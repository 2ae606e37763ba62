/** Companions (702.139): which card outside the game a player has as one, judged by their starting deck. */
import { matches } from '../engine/match.ts';
import { scratchFrame } from '../engine/select.ts';
import type { DeckCondition } from '../ir/index.ts';
import type { CardRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';

type CompanionAbility = { readonly condition: DeckCondition };

/** The companion ability of the card, if it has one. */
export function companionOf(card: CardRecord): CompanionAbility | null {
  for (const { ability } of card.front.abilities)
    if (ability.kind === 'keyword' && ability.keyword === 'companion') return ability;
  return null;
}

/** Whether the starting deck in those slots fulfils the condition (702.139b). */
export function isFulfilled(game: Game, player: number, condition: DeckCondition, deck: readonly number[]): boolean {
  if (condition.kind === 'larger') return deck.length >= minimumDeckSize(game) + condition.by;
  const context = scratchFrame(player, 0);
  const cards = deck.filter((slot) => matches(game, context, condition.cards, game.handle(slot)));
  switch (condition.kind) {
    case 'each':
      return cards.every((slot) => matches(game, context, condition.are, game.handle(slot)));
    case 'differentNames': {
      const names = cards.map((slot) => game.card(slot).definition.name);
      return new Set(names).size === names.length;
    }
    case 'sharedType':
      return cards.reduce((shared, slot) => shared & game.card(slot).characteristics.types, ALL_TYPES) !== 0;
  }
}

const ALL_TYPES = -1;

/** 100.2a, 903.5a */
function minimumDeckSize(game: Game): number {
  return game.config.format.startsWith('commander') ? 100 : 60;
}
