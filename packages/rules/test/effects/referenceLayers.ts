/**
 * The layers once more, as slow and literal as the rulebook (613.1–613.8): every layer is ordered by trying every pair of effects, nothing is
 * decided by what an effect is likely to read. Shares with the engine only how one change alters one set of characteristics.
 */
import {
  changeCharacteristics,
  NO_SOURCE,
  removesRulesText,
  withAbilities,
  withPowerToughness,
} from '../../src/effects/changeCharacteristics.ts';
import { copiableCharacteristics, definingFaces } from '../../src/effects/copiable.ts';
import { ruleContext } from '../../src/effects/ruleContext.ts';
import { otherZonesAbilities } from '../../src/effects/zoneAbilities.ts';
import { holds } from '../../src/engine/condition.ts';
import { evaluate } from '../../src/engine/quantity.ts';
import { scratchFrame, selectObjects, selectPlayers } from '../../src/engine/select.ts';
import { type Change, type Condition, KEYWORD_NAMES, type ObjectSet, Zone } from '../../src/ir/index.ts';
import { Layer, layerOf } from '../../src/state/abilityRole.ts';
import type { AbilityRecord } from '../../src/state/catalog.ts';
import type { Characteristics } from '../../src/state/characteristics.ts';
import type { Frame } from '../../src/state/frame.ts';
import type { Game } from '../../src/state/game.ts';
import type { Permanent } from '../../src/state/permanent.ts';

interface ReferenceEffect {
  readonly key: string;
  readonly frame: Frame;
  readonly changes: readonly Change[];
  readonly numbers: readonly number[] | null;
  readonly affected: ObjectSet | null;
  readonly condition: Condition | null;
  readonly timestamp: number;
  /** On the battlefield: the permanent whose ability it is, else null. */
  readonly permanent: Permanent | null;
  readonly record: AbilityRecord | null;
  readonly occurrence: number;
  objects: readonly number[] | null;
  done: number;
}

export interface ReferenceResult {
  readonly handle: number;
  readonly controller: number;
  readonly characteristics: Characteristics;
}

/** What the permanents are; the game is left as it was. */
export function referenceLayers(game: Game): ReferenceResult[] {
  const permanents = game.battlefield.flatMap((slot) => {
    const permanent = game.objects[slot];
    return permanent === null || permanent === undefined || permanent.phasedOut ? [] : [permanent];
  });
  const before = permanents.map((permanent) => ({
    characteristics: permanent.characteristics,
    controller: permanent.controller,
  }));
  const stale = game.stale;
  game.stale = false;
  new Reference(game, permanents).run();
  const result = permanents.map((permanent) => ({
    handle: permanent.handle,
    controller: permanent.controller,
    characteristics: permanent.characteristics,
  }));
  permanents.forEach((permanent, i) => {
    Object.assign(permanent, before[i]);
  });
  game.stale = stale;
  return result;
}

class Reference {
  readonly game: Game;
  readonly permanents: readonly Permanent[];
  readonly effects: ReferenceEffect[] = [];
  textless: number[] = [];
  grants: { handle: number; record: AbilityRecord; timestamp: number }[] = [];

  constructor(game: Game, permanents: readonly Permanent[]) {
    this.game = game;
    this.permanents = permanents;
  }

  run(): void {
    for (const permanent of this.permanents) {
      permanent.controller = permanent.baseController;
      permanent.characteristics = copiableCharacteristics(this.game, permanent);
    }
    this.collectFixed();
    for (const layer of Object.values(Layer)) this.layer(layer);
  }

  collectFixed(): void {
    for (const change of this.game.changes) {
      this.effects.push({
        key: `applied ${change.id}`,
        frame: ruleContext(change.origin),
        changes: change.changes,
        numbers: change.numbers,
        affected: null,
        condition: null,
        timestamp: change.timestamp,
        permanent: null,
        record: null,
        occurrence: 0,
        objects: change.objects,
        done: 0,
      });
    }
    for (const watcher of otherZonesAbilities(this.game))
      this.addStatic(watcher.ability, 0, watcher.source, watcher.controller, watcher.timestamp, null);
  }

  addStatic(
    record: AbilityRecord,
    occurrence: number,
    source: number,
    controller: number,
    timestamp: number,
    permanent: Permanent | null,
  ): void {
    const ability = record.ability;
    const key = `static ${record.id} ${source} ${occurrence}`;
    if (
      ability.kind !== 'static' ||
      ability.effect.kind !== 'change' ||
      this.effects.some((effect) => effect.key === key)
    )
      return;
    const { affected, changes } = ability.effect;
    const frame = scratchFrame(controller, source);
    this.effects.push({
      key,
      frame,
      changes,
      numbers: null,
      affected,
      condition: ability.condition ?? null,
      timestamp,
      permanent,
      record,
      occurrence,
      objects: null,
      done: 0,
    });
  }

  collectStatics(): void {
    for (const permanent of this.permanents) {
      const counts = new Map<AbilityRecord, number>();
      for (const record of permanent.characteristics.abilities) {
        const occurrence = counts.get(record) ?? 0;
        counts.set(record, occurrence + 1);
        if (record.zone !== Zone.Battlefield) continue;
        const grant = this.grants.filter((each) => each.handle === permanent.handle && each.record === record)[
          occurrence
        ];
        this.addStatic(
          record,
          occurrence,
          permanent.handle,
          permanent.controller,
          Math.max(permanent.timestamp, grant?.timestamp ?? 0),
          permanent,
        );
      }
    }
  }

  layer(layer: number): void {
    if (layer === Layer.Abilities) for (const permanent of this.permanents) this.keywordCounters(permanent);
    if (layer === Layer.DefinePowerToughness) for (const permanent of this.permanents) this.define(permanent);
    if (layer === Layer.ModifyPowerToughness) for (const permanent of this.permanents) this.sizeCounters(permanent);
    for (;;) {
      this.collectStatics();
      const waiting = this.effects
        .filter(
          (effect) =>
            effect.done !== layer && effect.changes.some((change) => layerOf(change) === layer) && this.exists(effect),
        )
        .toSorted((a, b) => a.timestamp - b.timestamp);
      if (waiting.length === 0) return;
      const defining = waiting.filter((effect) => isDefinition(effect));
      this.apply(this.next(defining.length > 0 ? defining : waiting, layer), layer);
    }
  }

  keywordCounters(permanent: Permanent): void {
    let keywords = permanent.characteristics.keywords;
    for (let k = 0; k < permanent.counters.length; k += 2) {
      const at = KEYWORD_NAMES.findIndex((name) => name === permanent.counters[k] && COUNTED.includes(name));
      if (at >= 0) keywords |= 1 << at;
    }
    permanent.characteristics = withAbilities(permanent.characteristics, keywords, permanent.characteristics.abilities);
  }

  define(permanent: Permanent): void {
    if (definingFaces(permanent).length === 0 || this.textless.includes(permanent.handle)) return;
    const frame = scratchFrame(permanent.controller, permanent.handle);
    const { power, toughness } = permanent.face.face;
    permanent.characteristics = withPowerToughness(
      permanent.characteristics,
      evaluate(this.game, frame, power ?? 0),
      evaluate(this.game, frame, toughness ?? 0),
    );
  }

  sizeCounters(permanent: Permanent): void {
    let { power, toughness } = permanent.characteristics;
    for (let k = 0; k < permanent.counters.length; k += 2) {
      const count = Number(permanent.counters[k + 1]);
      const [first, second] = String(permanent.counters[k]).split('/');
      if (second === undefined) continue;
      power += count * Number(first);
      toughness += count * Number(second);
    }
    permanent.characteristics = withPowerToughness(permanent.characteristics, power, toughness);
  }

  exists(effect: ReferenceEffect): boolean {
    if (effect.objects !== null) return true;
    const { permanent, record } = effect;
    if (permanent !== null) {
      if (permanent.characteristics.abilities.filter((each) => each === record).length <= effect.occurrence)
        return false;
      effect.frame.controller = permanent.controller;
    }
    return effect.condition === null || holds(this.game, effect.frame, effect.condition);
  }

  objectsOf(effect: ReferenceEffect): readonly number[] {
    if (effect.objects !== null) return effect.objects;
    if (effect.permanent !== null) effect.frame.controller = effect.permanent.controller;
    return effect.affected === null ? [] : selectObjects(this.game, effect.frame, effect.affected);
  }

  numbersOf(effect: ReferenceEffect, layer: number): number[] {
    let pair = 0;
    return effect.changes.flatMap((change) => {
      if (change.kind === 'controller')
        return [layer === Layer.Control ? (selectPlayers(this.game, effect.frame, change.who)[0] ?? -1) : -1, 0];
      if (
        change.kind !== 'definePowerToughness' &&
        change.kind !== 'setPowerToughness' &&
        change.kind !== 'modifyPowerToughness'
      )
        return [0, 0];
      const fixed = effect.numbers?.slice(pair, pair + 2);
      pair += 2;
      if (fixed !== undefined) return fixed;
      if (layerOf(change) !== layer) return [0, 0];
      return [
        evaluate(this.game, effect.frame, change.power ?? 0),
        evaluate(this.game, effect.frame, change.toughness ?? 0),
      ];
    });
  }

  apply(effect: ReferenceEffect, layer: number): void {
    const objects = this.objectsOf(effect);
    const numbers = this.numbersOf(effect, layer);
    effect.objects = objects;
    effect.done = layer;
    const chosenType = this.permanents.find((permanent) => permanent.handle === effect.frame.source)?.chosenType ?? '';
    effect.changes.forEach((change, c) => {
      if (layerOf(change) !== layer) return;
      for (const permanent of this.permanents) {
        if (!objects.includes(permanent.handle)) continue;
        if (change.kind === 'controller') {
          permanent.controller = numbers[2 * c] === -1 ? permanent.controller : (numbers[2 * c] ?? 0);
          continue;
        }
        permanent.characteristics = changeCharacteristics(
          this.game.catalog,
          permanent.characteristics,
          change,
          numbers[2 * c] ?? 0,
          numbers[2 * c + 1] ?? 0,
          { ...NO_SOURCE, chosenType },
        );
        if (removesRulesText(change)) this.textless.push(permanent.handle);
        if (change.kind === 'addAbilities') {
          for (const ability of change.abilities) {
            const record = this.game.catalog.recordOfAbility.get(ability);
            if (record !== undefined)
              this.grants.push({ handle: permanent.handle, record, timestamp: effect.timestamp });
          }
        }
      }
    });
  }

  /** 613.8b, by its words: an effect waits for those it depends on, unless they are in a loop with it. */
  next(waiting: readonly ReferenceEffect[], layer: number): ReferenceEffect {
    const dependsOn = waiting.map((effect) =>
      waiting.filter((other) => other !== effect && this.depends(effect, other, layer)),
    );
    const reaches = (from: ReferenceEffect, to: ReferenceEffect, seen: ReferenceEffect[] = []): boolean =>
      (dependsOn[waiting.indexOf(from)] ?? []).some(
        (next) => next === to || (!seen.includes(next) && reaches(next, to, [...seen, next])),
      );
    const free = waiting.find((effect) =>
      waiting.every((other) => other === effect || !reaches(effect, other) || reaches(other, effect)),
    );
    if (free === undefined) throw new Error('no effect can be applied');
    return free;
  }

  depends(effect: ReferenceEffect, other: ReferenceEffect, layer: number): boolean {
    const describe = (): string =>
      this.exists(effect) ? JSON.stringify([this.objectsOf(effect), this.numbersOf(effect, layer)]) : 'none';
    const before = describe();
    const board = this.permanents.map((permanent) => ({
      characteristics: permanent.characteristics,
      controller: permanent.controller,
    }));
    const { objects, done } = other;
    const { textless, grants } = this;
    this.textless = [...textless];
    this.grants = [...grants];
    this.apply(other, layer);
    const after = describe();
    this.permanents.forEach((permanent, i) => {
      Object.assign(permanent, board[i]);
    });
    other.objects = objects;
    other.done = done;
    this.textless = textless;
    this.grants = grants;
    return before !== after;
  }
}

/** Whether it comes from a characteristic-defining ability (604.3a), as far as layers 4 to 6 are concerned. */
function isDefinition(effect: ReferenceEffect): boolean {
  const kinds = ['setColors', 'addColors', 'addSubtypes', 'everyCreatureType'];
  return (
    effect.affected?.kind === 'self' &&
    effect.condition === null &&
    effect.changes.every((change) => kinds.includes(change.kind))
  );
}

/** Keyword counters that boards of the tests have. */
const COUNTED: readonly string[] = ['flying'];
