/**
 * How much mana a permanent gives its controller each turn, and of which colours, for judging positions: counted from the abilities that tap
 * it, whether or not it is tapped now. Abilities that give their source up, or cost anything but tapping, mana and life, are left out, as are
 * conditions of activating.
 */
import { holds } from '../engine/condition.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import type { Effect, ManaProduction } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { manaCost, manaValue } from './cost.ts';
import { ANY_COLOR_MASK, type ManaMask } from './manaTypes.ts';

/** A number of mana and the types it could be, for {@link turnYield} to write. */
export class TurnYield {
  amount = 0;
  /** Bit `1 << type` for each type that some of the mana could be. */
  types: ManaMask = 0;
}

/** The most mana that one of the permanent's abilities makes, less what that costs; types of all of them. Overwrites `into`. */
export function turnYield(game: Game, permanent: Permanent, into: TurnYield): void {
  into.amount = 0;
  into.types = 0;
  const abilities = permanent.characteristics.abilities;
  for (let i = 0; i < abilities.length; i++) {
    const record = abilities[i] as AbilityRecord;
    if (!record.addsMana) continue;
    const single = record.plainMask | record.painMask;
    if (single !== 0) {
      into.types |= single;
      if (into.amount < 1) into.amount = 1;
    } else if (record.bundle !== null) {
      for (let unit = 0; unit < record.bundle.length; unit++) into.types |= record.bundle[unit] as number;
      into.amount = Math.max(into.amount, record.bundle.length - record.bundleCost);
    } else addOther(game, permanent, record, into);
  }
}

function addOther(game: Game, permanent: Permanent, record: AbilityRecord, into: TurnYield): void {
  const ability = record.ability;
  if (ability.kind !== 'activated' || !record.hasTapCost) return;
  let costs = 0;
  for (const component of ability.cost) {
    if (component.kind === 'mana') costs += manaValue(manaCost(component.cost));
    else if (component.kind !== 'tapSelf' && component.kind !== 'payLife') return;
  }
  const amount = amountOf(game, scratchFrame(permanent.controller, permanent.handle), ability.effect) - costs;
  if (amount <= 0) return;
  into.amount = Math.max(into.amount, amount);
  into.types |= ANY_COLOR_MASK;
}

function amountOf(game: Game, context: Frame, effect: Effect): number {
  switch (effect.kind) {
    case 'sequence':
      return effect.of.reduce((sum, part) => sum + amountOf(game, context, part), 0);
    case 'if':
      if (holds(game, context, effect.condition)) return amountOf(game, context, effect.then);
      return effect.else === undefined ? 0 : amountOf(game, context, effect.else);
    case 'chooseEffect':
      return Math.max(...effect.options.map((option) => amountOf(game, context, option.effect)));
    case 'addMana':
      return unitsOf(game, context, effect.mana);
    default:
      return 0;
  }
}

function unitsOf(game: Game, context: Frame, mana: ManaProduction): number {
  if (mana.kind !== 'fixed') return evaluate(game, context, mana.amount);
  return mana.mana.length * (mana.times === undefined ? 1 : evaluate(game, context, mana.times));
}
