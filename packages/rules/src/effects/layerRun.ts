/** One effect applied to the board in one layer, and what the layers keep in mind meanwhile. */
import { characteristicsOf } from '../engine/objects.ts';
import { selectObjects } from '../engine/select.ts';
import { type Change, Zone } from '../ir/index.ts';
import { Reads } from '../state/abilityReads.ts';
import { Layer, layerOf } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import {
  type ChangeSource,
  changeCharacteristics,
  NO_SOURCE,
  recordsOf,
  removesRulesText,
  withAbilities,
} from './changeCharacteristics.ts';
import { affectedBy, isOfEach, type LayerEffect, numbersOf, sourceOf } from './layerEffect.ts';

/** The layers under way: the effects found so far and what they have done that characteristics do not show. */
export class LayerRun {
  readonly game: Game;
  /** In the order of timestamps. */
  effects: LayerEffect[] = [];
  /** Permanents that lost their rules text, with any definition of their power and toughness in it. */
  readonly textless: Handle[] = [];
  /** Abilities granted so far with the timestamps of what granted them (613.7a): flat list of receiver, ability id and timestamp. */
  readonly granted: number[] = [];
  /** Layers in which some effect applies. */
  layers = 0;
  /** Something applied says which keywords objects can't have. */
  barring = false;
  /** Some layer had to be put in order by dependency. */
  ordered = false;
  /** Who controlled the permanents before, in battlefield order; null if no effect can have changed that. */
  controllers: readonly number[] | null = null;

  constructor(game: Game) {
    this.game = game;
  }
}

/** Applies the effect's changes of the layer to what it affects; from now on it affects the same objects (613.6). */
export function applyEffect(run: LayerRun, effect: LayerEffect, layer: number): void {
  const game = run.game;
  const objects = affectedBy(game, effect);
  const numbers = numbersOf(game, effect, layer, objects);
  effect.objects = objects;
  effect.applied = layer;
  const source = sourceOf(game, effect);
  let further = 2 * effect.changes.length;
  for (let c = 0; c < effect.changes.length; c++) {
    const change = effect.changes[c] as Change;
    if (layerOf(change) !== layer) continue;
    const each = effect.record !== null && isOfEach(change);
    for (let i = 0; i < objects.length; i++) {
      const at = each ? further + 2 * i : 2 * c;
      const permanent = game.objects[slotOf(objects[i] as Handle)] ?? null;
      if (permanent === null || permanent.handle !== objects[i] || permanent.phasedOut) continue;
      applyChange(run, effect, permanent, change, numbers[at] as number, numbers[at + 1] as number, source);
    }
    if (each) further += 2 * objects.length;
  }
}

function applyChange(
  run: LayerRun,
  effect: LayerEffect,
  permanent: Permanent,
  change: Change,
  first: number,
  second: number,
  source: ChangeSource,
): void {
  const catalog = run.game.catalog;
  if (change.kind === 'controller') {
    if (first >= 0) permanent.controller = first;
    return;
  }
  if (change.kind === 'addAbilitiesOf') {
    const lent = activatedAbilitiesOf(run.game, effect, change);
    const { characteristics } = permanent;
    const { keywords, abilities } = characteristics;
    if (lent.length > 0) permanent.characteristics = withAbilities(characteristics, keywords, [...abilities, ...lent]);
    return;
  }
  permanent.characteristics = changeCharacteristics(catalog, permanent.characteristics, change, first, second, source);
  if (change.kind === 'cantHaveKeywords') run.barring = true;
  if (change.kind === 'addAbilities') {
    for (const ability of change.abilities)
      for (const record of recordsOf(catalog, ability)) run.granted.push(permanent.handle, record.id, effect.timestamp);
  } else if (removesRulesText(change)) run.textless.push(permanent.handle);
}

/** 101.2: keywords that objects can't have are gone whatever came after the effect that says so. */
export function barKeywords(run: LayerRun): void {
  const { game } = run;
  for (const effect of run.effects) {
    if (effect.objects === null) continue;
    for (const change of effect.changes) {
      if (change.kind !== 'cantHaveKeywords') continue;
      for (const handle of effect.objects) {
        const permanent = game.permanent(handle);
        if (permanent === null || permanent.phasedOut) continue;
        const so = permanent.characteristics;
        permanent.characteristics = changeCharacteristics(game.catalog, so, change, 0, 0, NO_SOURCE);
      }
    }
  }
}

/** The activated abilities that the objects have on the battlefield by now, or are printed with elsewhere. */
function activatedAbilitiesOf(
  game: Game,
  effect: LayerEffect,
  { of }: Extract<Change, { kind: 'addAbilitiesOf' }>,
): AbilityRecord[] {
  return selectObjects(game, effect.frame, of).flatMap((object) =>
    characteristicsOf(game, object).abilities.filter(
      ({ ability, zone }) => ability.kind === 'activated' && zone === Zone.Battlefield,
    ),
  );
}

/** What the effects of a layer can change that effects of the same layer read. */
export function writesOf(layer: number): number {
  switch (layer) {
    case Layer.Control:
      return Reads.Controller;
    case Layer.Types:
      return Reads.Types | Reads.Abilities;
    case Layer.Colors:
      return Reads.Colors;
    case Layer.Abilities:
      return Reads.Abilities;
    default:
      return Reads.PowerToughness;
  }
}
