/** Permissions to play particular cards where they are (601.3, 305.9). They last as the effect says and die with the object (400.7). */
import { isRunning, makeExpiry } from '../effects/durations.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import type { Permission } from '../state/records.ts';
import { originOf } from './origin.ts';

export const permit: EffectHandler<'permit'> = (game, frame, effect) => {
  const origin = originOf(frame);
  if (!isRunning(game, origin, effect.duration)) return Flow.Next;
  const cards = selectObjects(game, frame, effect.cards).filter((card) => game.isCurrent(card));
  const permissions: Permission[] = [];
  for (const player of selectPlayers(game, frame, effect.who)) {
    for (const card of cards) {
      permissions.push({
        id: game.nextRecord++,
        player,
        card,
        spells: effect.spells ?? null,
        lands: effect.lands,
        cost: effect.cost,
        anyColor: effect.anyColor ?? false,
        laterTurns: effect.laterTurns ?? false,
        sorcerySpeed: effect.sorcerySpeed ?? false,
        exileAfter: effect.exileAfter ?? false,
        way: effect.way ?? '',
        expiry: makeExpiry(game, frame, effect.duration),
        origin,
      });
    }
  }
  if (permissions.length > 0) game.permissions = [...game.permissions, ...permissions];
  return Flow.Next;
};
