/**
 * Keeps what is derived from the board up to date: characteristics and controllers of permanents (613) and the registry of abilities in force.
 * Accessors call `refresh` when `game.stale`; nothing else computes them.
 *
 * The contract with everything that changes the game. The state becomes stale
 * - when a permanent that matters enters, leaves, phases, turns face up or down, transforms, becomes a copy, is attached, or gets or loses
 *   counters (a plain permanent does not matter while `registry.hasChanges` is false);
 * - when `changes`, `rules`, `replacements` of the game change, or a base controller;
 * - when an object moves from or to another zone in which abilities function: `markStaleForZones`;
 * - when anything else happens at all (life, cards drawn, tapping, combat, a step or turn begins) while some effect in force reads more than
 *   the board: `markStaleForEvent`.
 */
import { Zone } from '../ir/index.ts';
import { Reads, readsOfQuantity, Role } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { EMPTY_REGISTRY } from '../state/registry.ts';
import { controllerChanged } from './controllerChange.ts';
import { definesOwnPowerToughness } from './copiable.ts';
import { countersMatter } from './counters.ts';
import { applyLayers } from './layers.ts';
import { buildRegistry } from './registryBuilder.ts';
import { otherZonesAbilities, zoneMatters } from './zoneAbilities.ts';

/** Brings characteristics, controllers and the registry up to date; the layers are only run if something on the board needs them. */
export function refresh(game: Game): void {
  const needs = needsOf(game);
  if ((needs & NEEDS_LAYERS) !== 0) {
    refreshGeneral(game);
    return;
  }
  game.stale = false;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    const characteristics = permanent.face.characteristics;
    if (permanent.characteristics !== characteristics) permanent.characteristics = characteristics;
    if (permanent.controller !== permanent.baseController) {
      permanent.controller = permanent.baseController;
      controllerChanged(game, permanent);
    }
  }
  game.registry = needs === 0 ? EMPTY_REGISTRY : buildRegistry(game, false, false);
}

/** The same for any board, by way of the layers (613). */
export function refreshGeneral(game: Game): void {
  // The layers read what they have done so far; the accessors must not start over.
  game.stale = false;
  const controllers = game.battlefield.map((slot) => game.objects[slot]?.controller ?? -1);
  applyLayers(game);
  for (let i = 0; i < controllers.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number] ?? null;
    if (permanent !== null && permanent.controller !== controllers[i]) controllerChanged(game, permanent);
  }
  game.registry = buildRegistry(game, true, definitionsReadBeyondBoard(game));
}

export function markStale(game: Game): void {
  game.stale = true;
}

/** To be called when an object moves between zones; entering and leaving the battlefield is for the mover to judge. */
export function markStaleForZones(game: Game, from: number, to: number): void {
  if (zoneMatters(game, from) || zoneMatters(game, to)) {
    game.stale = true;
    game.checkStateBased = true;
  }
}

/** To be called after every event and whenever a step or turn begins. Free while nothing in force reads more than the board. */
export function markStaleForEvent(game: Game): void {
  if (game.registry.readsBeyondBoard) {
    game.stale = true;
    game.checkStateBased = true;
  }
}

const NEEDS_LAYERS = 1;
const NEEDS_REGISTRY = 2;

/** What the board needs beyond printed characteristics. */
function needsOf(game: Game): number {
  if (game.changes.length > 0) return NEEDS_LAYERS;
  let needs = game.rules.length > 0 || game.replacements.length > 0 ? NEEDS_REGISTRY : 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    if (changesItself(permanent)) return NEEDS_LAYERS;
    if (!permanent.face.isPlain) needs |= needsOfAbilities(permanent.face.characteristics.abilities);
  }
  if (game.catalog.zonesWithAbilities !== 1 << Zone.Battlefield) {
    for (const watcher of otherZonesAbilities(game)) needs |= watcher.ability.role === Role.Change ? NEEDS_LAYERS : NEEDS_REGISTRY;
  }
  return needs;
}

function changesItself(permanent: Permanent): boolean {
  return (
    permanent.faceDown ||
    permanent.copyChanges !== null ||
    (permanent.counters.length > 0 && countersMatter(permanent)) ||
    definesOwnPowerToughness(permanent)
  );
}

function needsOfAbilities(abilities: readonly AbilityRecord[]): number {
  let needs = 0;
  for (let i = 0; i < abilities.length; i++) {
    const record = abilities[i] as AbilityRecord;
    if (record.role === Role.None || record.zone !== Zone.Battlefield) continue;
    needs |= record.role === Role.Change ? NEEDS_LAYERS : NEEDS_REGISTRY;
  }
  return needs;
}

/** Whether a power or toughness that a card leaves to the game reads more than the board ("the number of cards in all graveyards"). */
function definitionsReadBeyondBoard(game: Game): boolean {
  return game.battlefield.some((slot) => {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || !definesOwnPowerToughness(permanent)) return false;
    const { power, toughness } = permanent.face.face;
    return ((readsOfQuantity(power ?? 0) | readsOfQuantity(toughness ?? 0)) & Reads.Beyond) !== 0;
  });
}
