/** Permissions to play particular cards where they are (601.3, 305.9). They last as the effect says and die with the object (400.7). */
import { isRunning, makeExpiry } from '../effects/durations.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Permission } from '../state/records.ts';
import { currentObjects } from './currentObject.ts';
import { tellAction } from './designate.ts';
import { originOf } from './origin.ts';

export const permit: EffectHandler<'permit'> = (game, frame, effect) => {
  const origin = originOf(frame);
  if (!isRunning(game, origin, effect.duration)) return Flow.Next;
  const cards = currentObjects(game, frame, selectObjects(game, frame, effect.cards));
  const permissions: Permission[] = [];
  const left = effect.max === undefined ? 0 : evaluate(game, frame, effect.max);
  if (effect.max !== undefined && left <= 0) return Flow.Next;
  for (const player of selectPlayers(game, frame, effect.who)) {
    const group = left === 0 ? 0 : game.nextRecord++;
    for (const card of cards) {
      permissions.push({
        id: game.nextRecord++,
        player,
        card,
        spells: effect.spells ?? null,
        lands: effect.lands,
        cost: effect.cost,
        manaAs: effect.manaAs ?? 'itself',
        condition: effect.condition ?? null,
        laterTurns: effect.laterTurns ?? false,
        sorcerySpeed: effect.sorcerySpeed ?? false,
        exileAfter: effect.exileAfter ?? false,
        way: effect.way ?? '',
        group,
        left,
        expiry: makeExpiry(game, frame, effect.duration),
        origin,
      });
    }
  }
  if (permissions.length > 0) game.permissions = [...game.permissions, ...permissions];
  // 702.170c
  if (effect.way === 'plot') for (const { card, player } of permissions) tellAction(game, 'plot', card, player);
  return Flow.Next;
};

/** To be called as a card is played by the permission: those that belong together serve one time less, or no more. */
export function usePermission(game: Game, { group, left }: Permission): void {
  if (left === 0) return;
  const others = game.permissions.filter((each) => each.left === 0 || each.group !== group);
  const same = game.permissions.filter((each) => each.left !== 0 && each.group === group);
  game.permissions = left === 1 ? others : [...others, ...same.map((each) => ({ ...each, left: left - 1 }))];
}
