/** Abilities that function in zones other than the battlefield (113.6): emblems, spells on the stack, cards in graveyards and hands that say so. */
import { Zone } from '../ir/index.ts';
import { Role } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Watcher } from '../state/records.ts';

/**
 * The zones searched. Libraries are not: nothing there is in force, and what a card in a library allows is asked of the card itself
 * (`mayCastWhileSearching`).
 */
const OTHER_ZONES =
  (1 << Zone.Hand) | (1 << Zone.Graveyard) | (1 << Zone.Stack) | (1 << Zone.Exile) | (1 << Zone.Command);

/** Whether moving from or to the zone may bring an ability into force or end it. */
export function zoneMatters(game: Game, zone: number): boolean {
  return (game.zonesInForce & OTHER_ZONES & (1 << zone)) !== 0;
}

/** The abilities with a role that function where their cards are, outside the battlefield. */
export function otherZonesAbilities(game: Game): readonly Watcher[] {
  const zones = game.zonesInForce & OTHER_ZONES;
  if (zones === 0) return NONE;
  const found: Watcher[] = [];
  if ((zones & (1 << Zone.Command)) !== 0) for (const slot of game.command) addCard(game, found, slot, Zone.Command);
  if ((zones & (1 << Zone.Exile)) !== 0) for (const slot of game.exile) addCard(game, found, slot, Zone.Exile);
  for (const player of game.players) {
    if ((zones & (1 << Zone.Graveyard)) !== 0)
      for (const slot of player.graveyard) addCard(game, found, slot, Zone.Graveyard);
    if ((zones & (1 << Zone.Hand)) !== 0) for (const slot of player.hand) addCard(game, found, slot, Zone.Hand);
  }
  if ((zones & (1 << Zone.Stack)) !== 0) {
    for (const item of game.stack) {
      if (item.isSpell && !item.faceDown)
        addAbilities(found, item.face.abilities, item.handle, item.controller, item.timestamp, Zone.Stack);
    }
  }
  return found;
}

function addCard(game: Game, found: Watcher[], slot: number, zone: number): void {
  const card = game.card(slot);
  const owner = game.owners[slot] ?? 0;
  for (const face of card.faces) {
    if (!face.isPlain) addAbilities(found, face.abilities, game.handle(slot), owner, 0, zone);
    // Only the front face counts off the stack and the battlefield, unless the card is split (709.4, 712.8a).
    if (card.combined === null) return;
  }
}

function addAbilities(
  found: Watcher[],
  abilities: readonly AbilityRecord[],
  source: Handle,
  controller: number,
  timestamp: number,
  zone: number,
): void {
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i] as AbilityRecord;
    if (ability.zone === zone && ability.role !== Role.None && ability.role !== Role.Activator)
      found.push({ ability, source, controller, timestamp });
  }
}

const NONE: readonly Watcher[] = [];
