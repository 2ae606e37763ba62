/** What pays for mana of a spell's cost without being mana: convoke (702.51), delve (702.66), improvise (702.126). */

import { characteristicsOf } from '../engine/objects.ts';
import { CardType, Keyword } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';
import type { Held } from './held.ts';
import type { ManaType, ManaUnit } from './manaTypes.ts';
import { sourceOption } from './paymentProblem.ts';
import { lossOf, type PaymentSource } from './sources.ts';

/** Keywords by which something else than mana pays for a spell. */
export const PAID_OTHERWISE: number = Keyword.Convoke | Keyword.Improvise | Keyword.Delve;

/** Convoke (702.51), improvise (702.126) and delve (702.66) pay mana of the spell's cost without being mana. */
export function substitutesFor(
  game: Game,
  item: StackItem,
  keywords: number,
  givenUp: readonly number[],
): PaymentSource[] {
  const into: PaymentSource[] = [];
  const player = item.controller;
  if ((keywords & (Keyword.Convoke | Keyword.Improvise)) !== 0) {
    for (const slot of game.battlefield) {
      const permanent = game.objects[slot];
      if (
        permanent === null ||
        permanent === undefined ||
        permanent.controller !== player ||
        permanent.tapped ||
        permanent.phasedOut
      )
        continue;
      addTapped(game, permanent, keywords, givenUp.includes(slot), into);
    }
  }
  if ((keywords & Keyword.Delve) !== 0) {
    for (const slot of game.player(player).graveyard) {
      // While it is asked whether a spell can be cast from there, its card is still there; when it is paid for, it is on the stack (601.2a).
      if (slot === slotOf(item.source)) continue;
      const option = sourceOption({ source: slot, produces: [GENERIC_UNIT], pays: 'thisCostGeneric', loss: 1 });
      into.push({ option, object: game.handle(slot), record: null, reads: false });
    }
  }
  return into;
}

/** Tapped after all mana is made: what is given up for mana cannot be tapped then. */
function addTapped(
  game: Game,
  permanent: Permanent,
  keywords: number,
  mayBeGone: boolean,
  into: PaymentSource[],
): void {
  const { types, colors } = characteristicsOf(game, permanent.handle);
  const source = slotOf(permanent.handle);
  const alsoUses = mayBeGone ? [lossOf(source)] : [];
  if ((keywords & Keyword.Convoke) !== 0 && (types & CardType.Creature) !== 0) {
    const units: ManaUnit[] = [];
    for (let color = 0; color < 5; color++)
      if ((colors & (1 << color)) !== 0) units.push({ type: color as ManaType, snow: false, restriction: 0 });
    for (const unit of units.length === 0 ? [GENERIC_UNIT] : units) {
      into.push({
        option: sourceOption({ source, alsoUses, produces: [unit], pays: 'thisCost', loss: 1 }),
        object: permanent.handle,
        record: null,
        reads: false,
      });
    }
  }
  if ((keywords & Keyword.Improvise) !== 0 && (types & CardType.Artifact) !== 0) {
    into.push({
      option: sourceOption({ source, alsoUses, produces: [GENERIC_UNIT], pays: 'thisCostGeneric', loss: 1 }),
      object: permanent.handle,
      record: null,
      reads: false,
    });
  }
}

/**
 * What is tapped to waterbend (701.67a): as many artifacts and creatures as the cost has mana for, those first that make no mana themselves.
 */
export function waterbent(
  game: Game,
  player: number,
  amount: number,
  held: Held,
  sources: readonly PaymentSource[],
  givenUp: readonly number[],
): PaymentSource[] {
  if (amount === 0) return [];
  const objects: Handle[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (!permanent || permanent.controller !== player || permanent.tapped || permanent.phasedOut) continue;
    if (held.untapped.includes(permanent.handle)) continue;
    if ((characteristicsOf(game, permanent.handle).types & (CardType.Artifact | CardType.Creature)) !== 0)
      objects.push(permanent.handle);
  }
  const makes = (object: Handle): number => (sources.some((source) => source.object === object) ? 1 : 0);
  objects.sort((a, b) => makes(a) - makes(b));
  return objects.slice(0, amount).map((object) => {
    const source = slotOf(object);
    const alsoUses = givenUp.includes(source) ? [lossOf(source)] : [];
    return {
      option: sourceOption({ source, alsoUses, produces: [GENERIC_UNIT], pays: 'thisCostGeneric', loss: 1 }),
      object,
      record: null,
      reads: false,
    };
  });
}

const GENERIC_UNIT: ManaUnit = { type: 5, snow: false, restriction: 0 };
