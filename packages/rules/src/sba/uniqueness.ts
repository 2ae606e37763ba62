/** Permanents of which there can only be one: the legend rule (704.5j) and the world rule (704.5k). Needs fresh characteristics. */
import { isFreeOfLegendRule } from '../effects/rulesOfObjects.ts';
import { Supertype } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { Value } from '../state/value.ts';

/** The first group of legendary permanents with one name and controller of which none has been chosen to stay; null if there is none. */
export function legendsToChooseFrom(game: Game, kept: readonly Value[]): Handle[] | null {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = inPlay(game, i);
    if (permanent === null || !isLegend(game, permanent)) continue;
    const group = legendGroup(game, permanent);
    if (group.length > 1 && group[0] === permanent.handle && !group.some((member) => kept.includes(member)))
      return group;
  }
  return null;
}

/** Whether another legend was chosen to stay instead of this one. */
export function isSurplusLegend(game: Game, permanent: Permanent, kept: readonly Value[]): boolean {
  return (
    isLegend(game, permanent) &&
    !kept.includes(permanent.handle) &&
    legendGroup(game, permanent).some((member) => kept.includes(member))
  );
}

function legendGroup(game: Game, legend: Permanent): Handle[] {
  const group: Handle[] = [];
  for (let i = 0; i < game.battlefield.length; i++) {
    const other = inPlay(game, i);
    if (other === null || !isLegend(game, other) || other.controller !== legend.controller) continue;
    if (other.characteristics.name === legend.characteristics.name) group.push(other.handle);
  }
  return group;
}

/** Whether the legend rule applies to it. */
function isLegend(game: Game, { characteristics, handle }: Permanent): boolean {
  if ((characteristics.supertypes & Supertype.Legendary) === 0 || characteristics.name === '') return false;
  return game.registry.restrictions.length === 0 || !isFreeOfLegendRule(game, handle);
}

/** 704.5k: whether a newer world permanent is in play. */
export function isOldWorld(game: Game, permanent: Permanent): boolean {
  if ((permanent.characteristics.supertypes & Supertype.World) === 0) return false;
  for (let i = 0; i < game.battlefield.length; i++) {
    const other = inPlay(game, i);
    if (other === null || (other.characteristics.supertypes & Supertype.World) === 0) continue;
    if (other.timestamp > permanent.timestamp) return true;
  }
  return false;
}

/** 704.5z: whether the player has a newer Role on the same permanent. */
export function isOldRole(game: Game, permanent: Permanent): boolean {
  if (permanent.attachedTo === 0 || !isRole(permanent)) return false;
  for (let i = 0; i < game.battlefield.length; i++) {
    const other = inPlay(game, i);
    if (other === null || other.attachedTo !== permanent.attachedTo || !isRole(other)) continue;
    if (other.controller === permanent.controller && other.timestamp > permanent.timestamp) return true;
  }
  return false;
}

function isRole(permanent: Permanent): boolean {
  return permanent.characteristics.subtypes.includes('Role');
}

function inPlay(game: Game, at: number): Permanent | null {
  const permanent = game.objects[game.battlefield[at] as number];
  return permanent === null || permanent === undefined || permanent.phasedOut ? null : permanent;
}
