/**
 * The layers (613): characteristics and controllers of all phased-in permanents, worked out from their copiable values. While this runs the
 * permanents themselves hold the unfinished values, so that filters and quantities of effects read what they should (613.9).
 *
 * Left out: text-changing effects (layer 3). Counters have no timestamp of their own (613.7c): keyword counters count as old as their
 * permanent.
 */
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { type Quantity, Zone } from '../ir/index.ts';
import { Layer, Role } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { AppliedChange } from '../state/records.ts';
import { withPowerToughness } from './changeCharacteristics.ts';
import { copiableCharacteristics, definingFaces } from './copiable.ts';
import { applyKeywordCounters, applyPowerToughnessCounters } from './counters.ts';
import { nextByDependency } from './dependency.ts';
import { appliedEffect, exists, type LayerEffect, staticEffect } from './layerEffect.ts';
import { applyEffect, barKeywords, LayerRun, writesOf } from './layerRun.ts';
import { otherZonesAbilities } from './zoneAbilities.ts';

export const LAYERS: readonly number[] = [
  Layer.Control,
  Layer.Types,
  Layer.Colors,
  Layer.Abilities,
  Layer.DefinePowerToughness,
  Layer.SetPowerToughness,
  Layer.ModifyPowerToughness,
  Layer.SwitchPowerToughness,
];

/** What a board may need beyond the effects of static abilities and resolved spells, as bits: what nothing needs is not looked for. */
export const Needs = { Copies: 1, Counters: 2, Definitions: 4, Controllers: 8, All: 15 } as const;

/**
 * Runs the layers and changes nothing but characteristics and controllers. `needs`: bits of {@link Needs}; `last`: layers after this one are
 * left out.
 */
export function applyLayers(
  game: Game,
  needs: number = Needs.All,
  last: number = Layer.SwitchPowerToughness,
): LayerRun {
  const run = new LayerRun(game);
  if ((needs & Needs.Controllers) !== 0) run.controllers = controllersOf(game);
  startFromCopiableValues(game, (needs & Needs.Copies) !== 0);
  for (let i = 0; i < game.changes.length; i++) addEffect(run, appliedEffect(game.changes[i] as AppliedChange));
  collectStatics(run, true);
  collectOtherZones(run);
  if ((run.layers & Layer.Control) !== 0) run.controllers ??= controllersOf(game);
  for (let i = 0; i < LAYERS.length; i++) {
    const layer = LAYERS[i] as number;
    if (layer > last) break;
    if ((needs & Needs.Counters) !== 0 && layer === Layer.Abilities) applyKeywordCounters(game);
    if ((needs & Needs.Definitions) !== 0 && layer === Layer.DefinePowerToughness) applyDefinitions(run);
    if ((needs & Needs.Counters) !== 0 && layer === Layer.ModifyPowerToughness) applyPowerToughnessCounters(game);
    if ((run.layers & layer) !== 0) applyLayer(run, layer);
    if (run.barring && layer === Layer.Abilities) barKeywords(run);
  }
  return run;
}

function controllersOf(game: Game): number[] {
  const controllers: number[] = [];
  for (let i = 0; i < game.battlefield.length; i++)
    controllers.push(game.objects[game.battlefield[i] as number]?.controller ?? -1);
  return controllers;
}

/** Layer 1 (613.2), and controllers before layer 2. */
function startFromCopiableValues(game: Game, copies: boolean): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = permanentAt(game, i);
    if (permanent === null) continue;
    permanent.controller = permanent.baseController;
    const characteristics = copies ? copiableCharacteristics(game, permanent) : permanent.face.characteristics;
    if (permanent.characteristics !== characteristics) permanent.characteristics = characteristics;
  }
}

function permanentAt(game: Game, index: number): Permanent | null {
  const permanent = game.objects[game.battlefield[index] as number];
  return permanent === null || permanent === undefined || permanent.phasedOut ? null : permanent;
}

function addEffect(run: LayerRun, effect: LayerEffect): void {
  const effects = run.effects;
  let at = effects.length;
  effects.push(effect);
  for (; at > 0 && (effects[at - 1] as LayerEffect).timestamp > effect.timestamp; at--)
    effects[at] = effects[at - 1] as LayerEffect;
  effects[at] = effect;
  run.layers |= effect.layers;
}

/** Adds the effects of static abilities that permanents have now and that are not yet known; `first`: none are. */
function collectStatics(run: LayerRun, first: boolean): void {
  const game = run.game;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = permanentAt(game, i);
    if (permanent === null) continue;
    const characteristics = permanent.characteristics;
    if (permanent.face.isPlain && characteristics === permanent.face.characteristics) continue;
    const abilities = characteristics.abilities;
    for (let j = 0; j < abilities.length; j++) {
      const record = abilities[j] as AbilityRecord;
      if (record.role !== Role.Change || record.zone !== Zone.Battlefield || !record.reachesPermanents) continue;
      const occurrence = occurrenceAt(abilities, j);
      if (first || !isKnown(run, permanent.handle, record, occurrence)) addStatic(run, permanent, record, occurrence);
    }
  }
}

function occurrenceAt(abilities: readonly AbilityRecord[], index: number): number {
  let occurrence = 0;
  for (let i = 0; i < index; i++) if (abilities[i] === abilities[index]) occurrence++;
  return occurrence;
}

function isKnown(run: LayerRun, source: Handle, record: AbilityRecord, occurrence: number): boolean {
  for (let i = 0; i < run.effects.length; i++) {
    const known = run.effects[i] as LayerEffect;
    if (known.record === record && known.source === source && known.occurrence === occurrence) return true;
  }
  return false;
}

function addStatic(run: LayerRun, permanent: Permanent, record: AbilityRecord, occurrence: number): void {
  const timestamp = Math.max(permanent.timestamp, grantedAt(run, permanent.handle, record.id, occurrence));
  const effect = staticEffect(record, occurrence, permanent.handle, permanent.controller, timestamp);
  if (effect !== null) addEffect(run, effect);
}

function grantedAt(run: LayerRun, receiver: Handle, ability: number, occurrence: number): number {
  let latest = 0;
  let seen = 0;
  for (let i = 0; i < run.granted.length; i += 3) {
    if (run.granted[i] !== receiver || run.granted[i + 1] !== ability) continue;
    latest = run.granted[i + 2] as number;
    if (seen++ === occurrence) break;
  }
  return latest;
}

/** Static abilities that function in other zones (113.6): emblems, cards that say so. */
function collectOtherZones(run: LayerRun): void {
  for (const watcher of otherZonesAbilities(run.game)) {
    const effect = staticEffect(watcher.ability, 0, watcher.source, watcher.controller, watcher.timestamp);
    if (effect !== null) addEffect(run, effect);
  }
}

function applyLayer(run: LayerRun, layer: number): void {
  let count = 0;
  let reads = 0;
  let abling = 0;
  let defining = false;
  for (let i = 0; i < run.effects.length; i++) {
    const effect = run.effects[i] as LayerEffect;
    if ((effect.layers & layer) === 0) continue;
    count++;
    reads |= effect.reads;
    abling |= effect.abling;
    if (effect.defining) defining = true;
  }
  if ((abling & layer) !== 0 || (count > 1 && (reads & writesOf(layer)) !== 0)) {
    run.ordered = true;
    applyInOrder(run, layer);
    return;
  }
  // Nothing in this layer changes what another effect in it does: timestamps alone decide, definitions first (613.3).
  if (defining) applyByTimestamp(run, layer, true);
  applyByTimestamp(run, layer, false);
}

function applyByTimestamp(run: LayerRun, layer: number, defining: boolean): void {
  for (let i = 0; i < run.effects.length; i++) {
    const effect = run.effects[i] as LayerEffect;
    if ((effect.layers & layer) !== 0 && effect.defining === defining && exists(run.game, effect))
      applyEffect(run, effect, layer);
  }
}

/** One effect after another, the choice made anew each time (613.8c). */
function applyInOrder(run: LayerRun, layer: number): void {
  for (;;) {
    const waiting: LayerEffect[] = [];
    let defining = 0;
    for (const effect of run.effects) {
      if ((effect.layers & layer) === 0 || effect.applied === layer || !exists(run.game, effect)) continue;
      waiting.push(effect);
      if (effect.defining) defining++;
    }
    if (waiting.length === 0) return;
    const first = defining > 0 ? waiting.filter((effect) => effect.defining) : waiting;
    const next = nextByDependency(run, first, layer);
    applyEffect(run, next, layer);
    if ((next.abling & layer) !== 0) collectStatics(run, false);
  }
}

/** Layer 7a for power and toughness that the card itself leaves to the game (`*`, 604.3). */
function applyDefinitions(run: LayerRun): void {
  const game = run.game;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = permanentAt(game, i);
    if (permanent === null || run.textless.includes(permanent.handle)) continue;
    for (const { face } of definingFaces(permanent)) {
      const frame = scratchFrame(permanent.controller, permanent.handle);
      const so = permanent.characteristics;
      const power = isDefined(face.power) ? evaluate(game, frame, face.power) : so.power;
      const toughness = isDefined(face.toughness) ? evaluate(game, frame, face.toughness) : so.toughness;
      permanent.characteristics = withPowerToughness(so, power, toughness);
    }
  }
}

/** Left to the game, not a printed number. */
function isDefined(value: Quantity | null): value is Quantity {
  return value !== null && typeof value !== 'number';
}
