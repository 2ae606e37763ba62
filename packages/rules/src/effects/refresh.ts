/**
 * Keeps what is derived from the board up to date: characteristics and controllers of permanents (613) and the registry of abilities in force.
 * Accessors call `refresh` when `game.stale`; nothing else computes them.
 *
 * The contract with everything that changes the game. The state becomes stale
 * - when a permanent phases, turns face up or down, transforms, becomes a copy, is attached, or gets or loses counters;
 * - when one enters or leaves that is not plain, or whose coming and going matters to others: `noticeEntering`, `noticeLeaving`;
 * - when `changes`, `rules`, `replacements` of the game change, or a base controller;
 * - when an object moves from or to another zone in which abilities function: `markStaleForZones`;
 * - when anything else happens (life, cards drawn, tapping, combat, a step or turn begins) that changes what some effect in force reads beyond
 *   the board: `markStaleFor`.
 */
import { Zone } from '../ir/index.ts';
import { Reads, readsOfQuantity } from '../state/abilityReads.ts';
import { Role } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { EMPTY_REGISTRY } from '../state/registry.ts';
import { controllerChanged } from './controllerChange.ts';
import { definingFaces } from './copiable.ts';
import { counterRules } from './counterRules.ts';
import { countersMatter } from './counters.ts';
import type { LayerEffect } from './layerEffect.ts';
import { applyLayers, Needs } from './layers.ts';
import { applyToNewcomer, effectsForNewcomers } from './newcomers.ts';
import { buildRegistry } from './registryBuilder.ts';
import { otherZonesAbilities, zoneMatters } from './zoneAbilities.ts';

/** Brings characteristics, controllers and the registry up to date; the layers are only run if something on the board needs them. */
export function refresh(game: Game): void {
  const needs = needsOf(game);
  if ((needs & NEEDS_LAYERS) !== 0) {
    runLayers(game, needs);
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
  game.registry = (needs & NEEDS_REGISTRY) === 0 ? EMPTY_REGISTRY : buildRegistry(game, false, 0, NO_EFFECTS);
}

/** The same for any board, by way of the layers (613). */
export function refreshGeneral(game: Game): void {
  runLayers(game, Needs.All | NEEDS_REGISTRY);
}

function runLayers(game: Game, needs: number): void {
  // The layers read what they have done so far; the accessors must not start over.
  game.stale = false;
  const run = applyLayers(game, needs);
  if (run.controllers !== null) noticeNewControllers(game, run.controllers);
  const defines = (needs & Needs.Definitions) !== 0;
  game.registry = buildRegistry(
    game,
    true,
    defines ? readsOfDefinitions(game) & Reads.Beyond : 0,
    defines ? null : effectsForNewcomers(run),
  );
}

const NO_EFFECTS: readonly LayerEffect[] = [];

function noticeNewControllers(game: Game, before: readonly number[]): void {
  for (let i = 0; i < before.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number] ?? null;
    if (permanent !== null && permanent.controller !== before[i]) controllerChanged(game, permanent);
  }
}

/** To be called when a permanent has left the battlefield. Characteristics must have been up to date before. */
export function noticeLeaving(game: Game, permanent: Permanent): void {
  if (
    !permanent.face.isPlain ||
    permanent.faceDown ||
    permanent.copyChanges !== null ||
    game.registry.forNewcomers === null
  )
    game.stale = true;
}

/** To be called when a permanent has entered the battlefield: a plain one may only have to be looked at itself. */
export function noticeEntering(game: Game, permanent: Permanent): void {
  if (game.stale) return;
  const effects = game.registry.forNewcomers;
  const changed = permanent.faceDown || permanent.copyChanges !== null || permanent.counters.length > 0;
  if (changed || !permanent.face.isPlain || effects === null) game.stale = true;
  else if (effects.length > 0) applyToNewcomer(game, permanent, effects);
}

/** To be called when an object moves between zones; entering and leaving the battlefield is for the mover to judge. */
export function markStaleForZones(game: Game, from: number, to: number): void {
  const given = game.registry.elsewhere.length > 0 && (from === Zone.Stack || to === Zone.Stack);
  if (given || game.registry.readsBeyond !== 0 || zoneMatters(game, from) || zoneMatters(game, to)) {
    game.stale = true;
    game.checkStateBased = true;
  }
}

/** To be called after everything that changes what effects may read beyond the board; `changed`: bits of {@link Reads}. */
export function markStaleFor(game: Game, changed: number): void {
  if ((game.registry.readsBeyond & changed) !== 0) {
    game.stale = true;
    game.checkStateBased = true;
  }
}

/** Beside the bits of {@link Needs}. */
const NEEDS_LAYERS = 1024;
const NEEDS_REGISTRY = 2048;

/** What the board needs beyond printed characteristics. */
function needsOf(game: Game): number {
  let needs = game.changes.length > 0 ? NEEDS_LAYERS : 0;
  if (game.rules.length > 0 || game.replacements.length > 0) needs |= NEEDS_REGISTRY;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    if (permanent.controller !== permanent.baseController) needs |= Needs.Controllers;
    if (permanent.faceDown || permanent.copyChanges !== null) needs |= NEEDS_LAYERS | Needs.Copies;
    if (permanent.copyChanges !== null && definingFaces(permanent).length > 0) needs |= Needs.Definitions;
    if (permanent.counters.length > 0 && countersMatter(permanent)) needs |= NEEDS_LAYERS | Needs.Counters;
    if (permanent.counters.length > 0 && counterRules(permanent).length > 0) needs |= NEEDS_REGISTRY;
    const face = permanent.face;
    if (face.isPlain) continue;
    if (face.definesPowerToughness) needs |= NEEDS_LAYERS | Needs.Definitions;
    needs |= needsOfAbilities(face.characteristics.abilities);
  }
  const elsewhere = otherZonesAbilities(game);
  for (let i = 0; i < elsewhere.length; i++) needs |= needsOfAbility(elsewhere[i]?.ability ?? null);
  return needs;
}

function needsOfAbilities(abilities: readonly AbilityRecord[]): number {
  let needs = 0;
  for (let i = 0; i < abilities.length; i++) {
    const record = abilities[i] as AbilityRecord;
    if (record.zone === Zone.Battlefield) needs |= needsOfAbility(record);
  }
  return needs;
}

function needsOfAbility(record: AbilityRecord | null): number {
  if (record === null || record.role === Role.None) return 0;
  return record.role === Role.Change ? NEEDS_LAYERS : NEEDS_REGISTRY;
}

/** What the powers and toughnesses read that cards leave to the game ("the number of cards in all graveyards"). */
function readsOfDefinitions(game: Game): number {
  let reads = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    for (const { face } of definingFaces(permanent))
      reads |= readsOfQuantity(face.power ?? 0) | readsOfQuantity(face.toughness ?? 0);
  }
  return reads;
}
