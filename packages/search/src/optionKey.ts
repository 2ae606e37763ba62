/**
 * Names for the options of a decision that are the same in all worlds a player cannot tell apart, and as far as possible in worlds that
 * differ: cards in hands and libraries by what they are, objects in public zones by their place.
 */
import { actionIndex, actionSlot, actionType, type Decision, type Game, mix, slotOf, Zone } from '@foretell/rules';

export function optionKey(game: Game, decision: Decision, index: number): number {
  const value = decision.options[index] as number;
  switch (decision.coding) {
    case 'action': {
      const slot = actionSlot(value);
      const kind = mix(actionType(value), actionIndex(value));
      return slot === 0 ? kind : mix(kind, slotKey(game, slot));
    }
    case 'object':
      return value <= 0 ? value : mix(1, slotKey(game, slotOf(value)));
    case 'number':
    case 'subset':
    case 'text':
      return value;
  }
}

/** By card where order and slot may differ between worlds that look alike; by place on the battlefield. */
function slotKey(game: Game, slot: number): number {
  const zone = game.zones[slot] ?? Zone.None;
  if (zone === Zone.Battlefield) return mix(zone, game.battlefield.indexOf(slot));
  const card = game.cards[slot];
  return mix(mix(zone, card?.id ?? 0), game.owners[slot] ?? 0);
}
