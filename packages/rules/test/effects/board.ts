/** Boards for tests of the layers: cards described in a line, put onto the battlefield by hand. */

import { compileCatalog } from '../../src/engine/compile.ts';
import { characteristicsOf, controllerOf } from '../../src/engine/objects.ts';
import { createGame } from '../../src/engine/setup.ts';
import {
  type Ability,
  type CardDefinition,
  type CardFace,
  CardType,
  type Change,
  type Condition,
  type Duration,
  type Filter,
  type ObjectSet,
  type Quantity,
  Zone,
} from '../../src/ir/index.ts';
import type { Catalog } from '../../src/state/catalog.ts';
import type { Characteristics } from '../../src/state/characteristics.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import type { Game } from '../../src/state/game.ts';
import { type Handle, slotOf } from '../../src/state/handle.ts';
import { Permanent, withCounters } from '../../src/state/permanent.ts';
import { addSlot } from '../../src/state/slots.ts';

export function card(name: string, types: number, given: Partial<CardFace> = {}): CardDefinition {
  const face: CardFace = {
    name,
    manaCost: null,
    supertypes: 0,
    types,
    subtypes: [],
    power: null,
    toughness: null,
    loyalty: null,
    keywords: 0,
    abilities: [],
    ...given,
  };
  return { name, layout: 'normal', faces: [face] };
}

export function creature(
  name: string,
  power: Quantity,
  toughness: Quantity,
  given: Partial<CardFace> = {},
): CardDefinition {
  return card(name, CardType.Creature, { power, toughness, ...given });
}

export function enchantment(name: string, ...abilities: Ability[]): CardDefinition {
  return card(name, CardType.Enchantment, { abilities });
}

export function land(name: string, ...subtypes: string[]): CardDefinition {
  return card(name, CardType.Land, { subtypes });
}

/** A static ability: "the affected objects …". */
export function always(affected: ObjectSet, ...changes: Change[]): Ability {
  return { kind: 'static', effect: { kind: 'change', affected, changes } };
}

export function asLongAs(condition: Condition, affected: ObjectSet, ...changes: Change[]): Ability {
  return { kind: 'static', effect: { kind: 'change', affected, changes }, condition };
}

export function every(...filters: Filter[]): ObjectSet {
  return { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'and', of: filters } };
}

export const IS_CREATURE: Filter = { kind: 'type', types: CardType.Creature };
export const IS_LAND: Filter = { kind: 'type', types: CardType.Land };
export const YOURS: Filter = { kind: 'controlledBy', who: { kind: 'you' } };
export const OTHER: Filter = { kind: 'other' };

export function plus(power: Quantity, toughness: Quantity): Change {
  return { kind: 'modifyPowerToughness', power, toughness };
}

export function becomes(power: Quantity, toughness: Quantity): Change {
  return { kind: 'setPowerToughness', power, toughness };
}

const catalogs = new WeakMap<readonly CardDefinition[], Catalog>();

/** Compiled once for each list: properties draw many boards of the same cards. */
function catalogOf(definitions: readonly CardDefinition[]): Catalog {
  const catalog = catalogs.get(definitions) ?? compileCatalog(definitions);
  catalogs.set(definitions, catalog);
  return catalog;
}

/** A game of some cards, and what tests do to its board. */
export class Board {
  readonly game: Game;

  constructor(definitions: readonly CardDefinition[]) {
    this.game = createGame(catalogOf(definitions), DEFAULT_CONFIG, 1);
    this.game.turnNumber = 1;
  }

  /** A new permanent, entering after all others. */
  put(name: string, controller = 0): Handle {
    const game = this.game;
    const record = game.catalog.byName.get(name);
    if (record === undefined) throw new Error(`no card ${name}`);
    const slot = addSlot(game, record, controller);
    game.zones[slot] = Zone.Battlefield;
    const permanent = new Permanent(game.handle(slot), record.front, controller, controller);
    permanent.timestamp = game.nextTimestamp++;
    game.objects[slot] = permanent;
    game.battlefield.push(slot);
    game.stale = true;
    return permanent.handle;
  }

  /** A card in its owner's hand or graveyard. */
  putCard(name: string, zone: number, owner = 0): Handle {
    const game = this.game;
    const record = game.catalog.byName.get(name);
    if (record === undefined) throw new Error(`no card ${name}`);
    const slot = addSlot(game, record, owner);
    game.zones[slot] = zone;
    if (zone === Zone.Graveyard) game.player(owner).graveyard.push(slot);
    else if (zone === Zone.Hand) game.player(owner).hand.push(slot);
    else if (zone === Zone.Command) game.command.push(slot);
    else throw new Error(`no place for cards in zone ${zone}`);
    game.stale = true;
    return game.handle(slot);
  }

  remove(handle: Handle): void {
    const slot = slotOf(handle);
    this.game.battlefield = this.game.battlefield.filter((other) => other !== slot);
    this.game.objects[slot] = null;
    this.game.zones[slot] = Zone.Exile;
    this.game.stamps[slot] = this.game.nextStamp++;
    this.game.stale = true;
  }

  permanent(handle: Handle): Permanent {
    const permanent = this.game.permanent(handle);
    if (permanent === null) throw new Error(`no permanent ${handle}`);
    return permanent;
  }

  attach(attachment: Handle, host: Handle): void {
    this.permanent(attachment).attachedTo = host;
    this.permanent(attachment).timestamp = this.game.nextTimestamp++;
    this.game.stale = true;
  }

  addCounters(handle: Handle, kind: string, count: number): void {
    const permanent = this.permanent(handle);
    permanent.counters = withCounters(permanent.counters, kind, count);
    this.game.stale = true;
  }

  /** A resolved effect of a source of player 0 unless told, with its numbers fixed (611.2c–d). */
  apply(
    objects: readonly Handle[],
    changes: readonly Change[],
    given: { numbers?: readonly number[]; controller?: number; duration?: Duration; source?: Handle } = {},
  ): void {
    const game = this.game;
    game.changes = [
      ...game.changes,
      {
        id: game.nextRecord++,
        origin: { controller: given.controller ?? 0, source: given.source ?? 0, names: [], values: [], x: 0 },
        objects,
        changes,
        expiry: { duration: given.duration ?? { kind: 'endOfTurn' }, players: [], createdTurn: game.turnNumber },
        timestamp: game.nextTimestamp++,
        numbers: given.numbers ?? [],
      },
    ];
    game.stale = true;
  }

  look(handle: Handle): Characteristics {
    return characteristicsOf(this.game, handle);
  }

  /** "power/toughness" */
  size(handle: Handle): string {
    const { power, toughness } = this.look(handle);
    return `${power}/${toughness}`;
  }

  controller(handle: Handle): number {
    return controllerOf(this.game, handle);
  }
}
