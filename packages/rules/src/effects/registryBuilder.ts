/** Collects the abilities in force into a registry: triggers, replacements and rules, each list in the order of timestamps (613.11). */
import { holds } from '../engine/condition.ts';
import { scratchFrame } from '../engine/select.ts';
import { type Replacement, Zone } from '../ir/index.ts';
import { Reads } from '../state/abilityReads.ts';
import { Role } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Origin, ReplacementInForce, RuleInForce, Watcher } from '../state/records.ts';
import { EMPTY_REGISTRY, Registry } from '../state/registry.ts';
import { counterRules } from './counterRules.ts';
import { abilitiesGiven } from './elsewhere.ts';
import type { LayerEffect } from './layerEffect.ts';
import { otherZonesAbilities } from './zoneAbilities.ts';

/**
 * `layered`: the characteristics came out of the layers, so that the next change of the board needs them as well. `readsBeyond`: they
 * read more than the board. `forNewcomers`: see {@link Registry}.
 */
export function buildRegistry(
  game: Game,
  layered: boolean,
  readsBeyond: number,
  forNewcomers: readonly LayerEffect[] | null,
): Registry {
  const collected = new Collected(layered, readsBeyond, forNewcomers);
  const battlefield = game.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const permanent = game.objects[battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    for (const rule of counterRules(permanent)) (collected.replacements ??= []).push(rule);
    // It might be turned face up, or a half of it unlocked (116.2b, 116.2m).
    if (permanent.faceDown || permanent.face.card.doors !== null)
      collected.activator(permanent.handle, 1 << permanent.controller);
    const characteristics = permanent.characteristics;
    if (permanent.face.isPlain && characteristics === permanent.face.characteristics) continue;
    const abilities = characteristics.abilities;
    for (let j = 0; j < abilities.length; j++) {
      const record = abilities[j] as AbilityRecord;
      if (record.role !== Role.None && record.zone === Zone.Battlefield) {
        collected.ability(game, record, permanent.handle, permanent.controller, permanent.timestamp);
      }
    }
  }
  collected.onBattlefield = false;
  for (const watcher of otherZonesAbilities(game))
    collected.ability(game, watcher.ability, watcher.source, watcher.controller, watcher.timestamp);
  collected.givenToSpells(game);
  for (const rule of game.rules)
    collected.rule({ effect: rule.effect, origin: rule.origin, timestamp: rule.timestamp });
  for (const record of game.replacements) {
    (collected.replacements ??= []).push({
      replacement: record.replacement,
      condition: null,
      origin: record.origin,
      key: `effect:${record.id}`,
      record,
    });
  }
  return collected.registry();
}

class Collected {
  triggers: Watcher[] | null = null;
  replacements: ReplacementInForce[] | null = null;
  restrictions: RuleInForce[] | null = null;
  allowances: RuleInForce[] | null = null;
  costChanges: RuleInForce[] | null = null;
  controls: RuleInForce[] | null = null;
  elsewhere: RuleInForce[] | null = null;
  activators: number[] | null = null;
  activatorPlayers = 0;
  /** Whether what is collected is on the battlefield. */
  onBattlefield = true;
  hasChanges: boolean;
  readsBeyond: number;
  forNewcomers: readonly LayerEffect[] | null;

  constructor(hasChanges: boolean, readsBeyond: number, forNewcomers: readonly LayerEffect[] | null) {
    this.hasChanges = hasChanges;
    this.readsBeyond = readsBeyond;
    this.forNewcomers = forNewcomers;
  }

  ability(game: Game, record: AbilityRecord, source: Handle, controller: number, timestamp: number): void {
    const ability = record.ability;
    switch (ability.kind) {
      case 'triggered':
        (this.triggers ??= []).push({ ability: record, source, controller, timestamp });
        return;
      case 'replacement':
        if (entersItself(ability.replacement)) return;
        (this.replacements ??= []).push({
          replacement: ability.replacement,
          condition: ability.condition ?? null,
          origin: originOf(controller, source),
          key: `${record.id}:${source}`,
          record: null,
        });
        return;
      case 'static': {
        this.readsBeyond |= record.reads & Reads.Beyond;
        if (ability.effect.kind === 'change' && !record.reachesElsewhere) return;
        if (ability.condition !== undefined) {
          this.hasChanges = true;
          this.forNewcomers = null;
          if (!holds(game, scratchFrame(controller, source), ability.condition)) return;
        }
        this.rule({ effect: ability.effect, origin: originOf(controller, source), timestamp });
        return;
      }
      case 'activated':
        this.activator(source, ability.activator === undefined ? 1 << controller : EVERY_PLAYER);
        return;
      case 'spell':
      case 'keyword':
    }
  }

  /** What spells on the stack are given by the rules collected so far. */
  givenToSpells(game: Game): void {
    const { elsewhere } = this;
    if (elsewhere === null) return;
    for (const item of game.stack) {
      if (!item.isSpell || item.faceDown) continue;
      for (const record of abilitiesGiven(game, elsewhere, item.handle))
        this.ability(game, record, item.handle, item.controller, item.timestamp);
    }
  }

  /** Sources off the battlefield are found by their zones; only who may use them is kept. */
  activator(source: Handle, players: number): void {
    this.activatorPlayers |= players;
    const slot = slotOf(source);
    if (!this.onBattlefield || this.activators?.[this.activators.length - 1] === slot) return;
    (this.activators ??= []).push(slot);
  }

  rule(rule: RuleInForce): void {
    switch (rule.effect.kind) {
      case 'restriction':
        (this.restrictions ??= []).push(rule);
        return;
      case 'allowance':
        (this.allowances ??= []).push(rule);
        return;
      case 'cost':
        (this.costChanges ??= []).push(rule);
        return;
      case 'control':
        (this.controls ??= []).push(rule);
        return;
      case 'change':
        (this.elsewhere ??= []).push(rule);
    }
  }

  registry(): Registry {
    if (this.isEmpty()) return EMPTY_REGISTRY;
    return new Registry(
      inOrder(this.triggers),
      this.replacements ?? NONE,
      inOrder(this.restrictions),
      inOrder(this.allowances),
      inOrder(this.costChanges),
      inOrder(this.controls),
      this.hasChanges,
      this.readsBeyond,
      this.activators ?? NONE,
      this.activatorPlayers,
      this.forNewcomers,
      inOrder(this.elsewhere),
    );
  }

  isEmpty(): boolean {
    if (this.hasChanges || this.readsBeyond !== 0 || this.activatorPlayers !== 0) return false;
    if (this.triggers !== null || this.replacements !== null || this.restrictions !== null) return false;
    return this.allowances === null && this.costChanges === null && this.controls === null && this.elsewhere === null;
  }
}

const NONE: readonly never[] = [];
const EVERY_PLAYER = -1;

function originOf(controller: number, source: Handle): Origin {
  return { controller, source, names: NONE, values: NONE, x: 0 };
}

/** "This enters …" says something of its own entering only (614.12): it is asked of the entering object, never in force for others. */
function entersItself(replacement: Replacement): boolean {
  return replacement.kind === 'enters' && replacement.what.kind === 'isSelf';
}

/** By timestamp; the lists nearly always are already. */
function inOrder<Entry extends { readonly timestamp: number }>(entries: Entry[] | null): readonly Entry[] {
  if (entries === null) return NONE;
  for (let i = 1; i < entries.length; i++) {
    if ((entries[i] as Entry).timestamp < (entries[i - 1] as Entry).timestamp)
      return entries.sort((a, b) => a.timestamp - b.timestamp);
  }
  return entries;
}
