/**
 * "Could produce" (106.7): the types a permanent's abilities would make if they resolved now, whatever their costs, after every order of the
 * replacement effects that would apply. Circular mirrors are solved as a least fixed point: types flow round, and nothing comes from nothing.
 */

import { manaOutcomes } from '../effects/manaReplacement.ts';
import { holds } from '../engine/condition.ts';
import { characteristicsOf, controllerOf } from '../engine/objects.ts';
import { scratchFrame, selectObjects } from '../engine/select.ts';
import { Color, type Effect, type ManaProduction } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { typesIn, typesOf } from './production.ts';

/** Bit set of the types (or colours only) that the permanents could produce between them. */
export function couldProduceTypes(
  game: Game,
  _context: Frame,
  objects: readonly Handle[],
  what: 'color' | 'type',
): number {
  const known: Handle[] = [];
  const types: number[] = [];
  reach(game, objects, known);
  for (let i = 0; i < known.length; i++) types.push(0);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < known.length; i++) {
      const next = (types[i] ?? 0) | produces(game, known[i] as Handle, known, types);
      if (next !== types[i]) {
        types[i] = next;
        changed = true;
      }
    }
  }
  let mask = 0;
  for (const object of objects) mask |= types[known.indexOf(object)] ?? 0;
  return what === 'color' ? mask & Color.All : mask;
}

/** The permanents asked about and those their mirrors read, transitively. */
function reach(game: Game, objects: readonly Handle[], known: Handle[]): void {
  for (const object of objects) {
    if (known.includes(object)) continue;
    known.push(object);
    const context = scratchFrame(controllerOf(game, object), object);
    for (const mana of manaOf(game, object, context)) {
      if (mana.mana.kind === 'couldProduce') reach(game, selectObjects(game, context, mana.mana.by), known);
    }
  }
}

interface ManaInstruction {
  readonly mana: ManaProduction;
  readonly tapped: boolean;
}

/** Mana instructions of every ability of the permanent, activated and triggered, whose conditions on resolution hold. */
function manaOf(game: Game, object: Handle, context: Frame): ManaInstruction[] {
  const result: ManaInstruction[] = [];
  for (const record of characteristicsOf(game, object).abilities) {
    if (!record.addsMana) continue;
    const ability = record.ability;
    if (ability.kind === 'activated' || ability.kind === 'triggered')
      collectMana(game, context, ability.effect, record.hasTapCost, result);
  }
  return result;
}

function collectMana(game: Game, context: Frame, effect: Effect, tapped: boolean, into: ManaInstruction[]): void {
  switch (effect.kind) {
    case 'addMana':
      into.push({ mana: effect.mana, tapped });
      return;
    case 'sequence':
      for (const part of effect.of) collectMana(game, context, part, tapped, into);
      return;
    case 'chooseEffect':
      for (const option of effect.options) collectMana(game, context, option.effect, tapped, into);
      return;
    case 'if':
      if (holds(game, context, effect.condition)) collectMana(game, context, effect.then, tapped, into);
      else if (effect.else !== undefined) collectMana(game, context, effect.else, tapped, into);
      return;
    case 'may':
      collectMana(game, context, effect.do, tapped, into);
      return;
    default:
  }
}

/** Types one permanent makes, with what is known of the mirrors so far. */
function produces(game: Game, object: Handle, known: readonly Handle[], types: readonly number[]): number {
  const controller = controllerOf(game, object);
  const context = scratchFrame(controller, object);
  let mask = 0;
  for (const { mana, tapped } of manaOf(game, object, context)) {
    for (const list of alternatives(game, context, mana, known, types)) {
      if (list.length === 0) continue;
      const event = {
        kind: 'produceMana',
        player: controller,
        mana: list,
        tapped: tapped ? object : 0,
        source: object,
        restriction: 0,
      } as const;
      for (const outcome of manaOutcomes(game, event)) for (const type of outcome) mask |= 1 << type;
    }
  }
  return mask;
}

function alternatives(
  game: Game,
  context: Frame,
  mana: ManaProduction,
  known: readonly Handle[],
  types: readonly number[],
): readonly (readonly number[])[] {
  // An X in the cost is not checked: any amount above zero has the same types (106.7).
  const amount = 'amount' in mana && hasX(mana.amount) ? 1 : null;
  if (mana.kind === 'couldProduce') {
    let mask = 0;
    for (const object of selectObjects(game, context, mana.by)) mask |= types[known.indexOf(object)] ?? 0;
    if (mana.what === 'color') mask &= Color.All;
    return typesIn(mask).map((type) => [type]);
  }
  if (amount !== null && (mana.kind === 'choice' || mana.kind === 'combination'))
    return mana.types.map((type) => [type]);
  if (mana.kind === 'combination') return mana.types.map((type) => [type]);
  return typesOf(game, context, mana, 0);
}

function hasX(amount: unknown): boolean {
  return JSON.stringify(amount).includes('"kind":"x"');
}
