/** Attaching (701.3): what may be attached to what (301.5, 303.4), and doing it. */
import { hasProtectionFrom } from '../effects/rules.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { matches } from '../engine/match.ts';
import { characteristicsOf, controllerOf, hasType } from '../engine/objects.ts';
import { includesPlayer, playersInOrder, scratchFrame, selectObjects, visiblePermanents } from '../engine/select.ts';
import { CardType } from '../ir/index.ts';
import { emit } from '../stack/triggers.ts';
import { Flow } from '../state/catalog.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue, playerValue } from '../state/handle.ts';

/** Whether the object (with these characteristics, controlled by `controller`) may be attached to the permanent or player. */
export function canAttach(game: Game, object: Handle, it: Characteristics, controller: number, host: number): boolean {
  if (host === object) return false; // 301.5c, 303.4d
  if (it.subtypes.includes('Aura')) return canEnchant(game, object, it, controller, host);
  if (isPlayerValue(host) || !isPresent(game, host)) return false;
  // 301.5, 301.6: an Equipment that is also a creature can't equip (301.5c)
  if (it.subtypes.includes('Equipment')) {
    return (it.types & CardType.Creature) === 0 && hasType(game, host, CardType.Creature) && !hasProtectionFrom(game, host, object);
  }
  if (it.subtypes.includes('Fortification')) return hasType(game, host, CardType.Land) && !hasProtectionFrom(game, host, object);
  return false;
}

/** 303.4a, 702.5: by its enchant ability; protection stops it (702.16c). An Aura that is a creature can't enchant (303.4d). */
function canEnchant(game: Game, object: Handle, it: Characteristics, controller: number, host: number): boolean {
  if ((it.types & CardType.Creature) !== 0) return false;
  const context = scratchFrame(controller, object);
  for (const record of it.abilities) {
    const ability = record.ability;
    if (ability.kind !== 'keyword' || ability.keyword !== 'enchant') continue;
    if (isPlayerValue(host)) {
      const player = playerOfValue(host);
      if (ability.players === undefined || game.player(player).lost) return false;
      return includesPlayer(game, context, ability.players, player);
    }
    return isPresent(game, host) && matches(game, context, ability.what, host) && !hasProtectionFrom(game, host, object);
  }
  return false;
}

function isPresent(game: Game, host: Handle): boolean {
  const permanent = game.permanent(host);
  return permanent !== null && !permanent.phasedOut;
}

/** Everything the object may be attached to: players first, then permanents by age. */
export function legalHosts(game: Game, object: Handle, controller: number): number[] {
  const it = characteristicsOf(game, object);
  const hosts = [...playersInOrder(game).map(playerValue), ...visiblePermanents(game)];
  return hosts.filter((host) => canAttach(game, object, it, controller, host));
}

/** Attaches one permanent to a permanent or player; whether it moved (701.3b). */
export function attachTo(game: Game, object: Handle, host: number): boolean {
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut || permanent.attachedTo === host) return false;
  if (!canAttach(game, object, characteristicsOf(game, object), controllerOf(game, object), host)) return false;
  permanent.attachedTo = host;
  permanent.timestamp = game.nextTimestamp++; // 701.3c
  game.stale = true;
  game.checkStateBased = true;
  emit(game, new GameEvent(EventKind.BecomesAttached, object, -1, 0, host, 0, 0, false, ''));
  return true;
}

export const attach: EffectHandler<'attach'> = (game, frame, effect) => {
  const host = selectObjects(game, frame, effect.to)[0];
  if (host === undefined) return Flow.Next;
  for (const object of selectObjects(game, frame, effect.what)) attachTo(game, object, host);
  return Flow.Next;
};
