/** What is attached to a permanent (301.5, 303.4), or was as it left the battlefield (608.2h). */
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';

export const Attached = { Equipment: 1, Aura: 2, OwnAura: 4 } as const;

/** Which of {@link Attached}, as bits; an own Aura is controlled by the permanent's controller. */
export function attachedNow(game: Game, { handle, controller }: Permanent): number {
  let found = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const other = game.objects[game.battlefield[i] as number] ?? null;
    if (other === null || other.attachedTo !== handle || other.phasedOut) continue;
    const { subtypes } = other.characteristics;
    if (subtypes.includes('Equipment')) found |= Attached.Equipment;
    if (subtypes.includes('Aura'))
      found |= other.controller === controller ? Attached.Aura | Attached.OwnAura : Attached.Aura;
  }
  return found;
}

/** The objects attached to it, or those that were as it left and are still on the battlefield; `asItLeft` all of them. */
export function attachmentsOf(game: Game, permanent: Permanent, asItLeft = false): readonly Handle[] {
  if (game.permanent(permanent.handle) !== permanent)
    return permanent.attachmentsThen.filter((object) => asItLeft || game.permanent(object) !== null);
  const found: Handle[] = [];
  for (let i = 0; i < game.battlefield.length; i++) {
    const other = game.objects[game.battlefield[i] as number] ?? null;
    if (other !== null && other.attachedTo === permanent.handle && !other.phasedOut) found.push(other.handle);
  }
  return found;
}

export function attachedTo(game: Game, permanent: Permanent): number {
  return game.permanent(permanent.handle) === permanent ? attachedNow(game, permanent) : permanent.attachedThen;
}

/** 700.9 */
export function isModified(game: Game, permanent: Permanent): boolean {
  return permanent.counters.length > 0 || (attachedTo(game, permanent) & (Attached.Equipment | Attached.OwnAura)) !== 0;
}
