/**
 * The mana that a player would like to have left: what the mana costs of cards in hand and of abilities of their permanents name. A player pays so that
 * what they hold can still be paid for.
 */
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { ManaCost, ManaSymbol } from './cost.ts';
import { COLORLESS, MANA_TYPES, type ManaMask } from './manaTypes.ts';

/** How many symbols name each type, in all that the player holds. */
export function wantedMana(game: Game, player: number): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  const { hand } = game.player(player);
  for (let i = 0; i < hand.length; i++) addSymbols(game.card(hand[i] as number).front.manaCost, counts);
  for (let i = 0; i < game.registry.activators.length; i++) {
    const permanent = game.objects[game.registry.activators[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== player) continue;
    const { abilities } = permanent.characteristics;
    for (let at = 0; at < abilities.length; at++) {
      const record = abilities[at] as AbilityRecord;
      if (!record.addsMana) addSymbols(record.fixedCost?.mana ?? null, counts);
    }
  }
  return counts;
}

function addSymbols(cost: ManaCost | null, counts: number[]): void {
  if (cost === null) return;
  for (let i = 0; i < cost.symbols.length; i++) {
    const { mask } = cost.symbols[i] as ManaSymbol;
    if (mask === 0) continue;
    for (let type = 0; type < MANA_TYPES.length; type++)
      if ((mask & (1 << type)) !== 0) counts[type] = (counts[type] as number) + 1;
  }
}

/**
 * The types of which too little might be left if so many units are spent.
 *
 * @param makers number of sources that make each type
 */
export function scarceTypes(wanted: readonly number[], makers: readonly number[], spent: number): ManaMask {
  let mask = 0;
  for (let type = 0; type < COLORLESS; type++) {
    const count = wanted[type] ?? 0;
    if (count > 0 && (makers[type] as number) - spent < count) mask |= 1 << type;
  }
  return mask;
}
