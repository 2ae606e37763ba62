/** Phasing (702.26): permanents that are treated as though they did not exist, and come back in their controller's untap step. */
import { removeFromCombat } from '../combat/endCombat.ts';
import { refresh } from '../effects/refresh.ts';
import { Keyword } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';

/** 502.1: the player's permanents with phasing phase out, and those that phased out under their control phase in, at the same time. */
export function phasingEvent(game: Game, player: number): void {
  if (game.stale) refresh(game);
  let out: Permanent[] | null = null;
  let back: Permanent[] | null = null;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== player) continue;
    if (permanent.phasedOut) {
      if (game.permanent(permanent.attachedTo)?.phasedOut !== true) (back ??= []).push(permanent);
    } else if ((permanent.characteristics.keywords & Keyword.Phasing) !== 0) (out ??= []).push(permanent);
  }
  if (back !== null) setPhased(game, back, false);
  if (out !== null)
    phaseOut(
      game,
      out.map((permanent) => permanent.handle),
    );
}

/** Phases permanents out, with what is attached to them (702.26g), and takes them out of combat (506.4). */
export function phaseOut(game: Game, permanents: readonly Handle[]): void {
  const phasing = permanents.flatMap((handle) => {
    const permanent = game.permanent(handle);
    return permanent === null || permanent.phasedOut ? [] : [permanent];
  });
  setPhased(game, phasing, true);
}

function setPhased(game: Game, permanents: readonly Permanent[], phasedOut: boolean): void {
  for (const permanent of withAttachments(game, permanents)) {
    if (phasedOut) removeFromCombat(game, permanent.handle);
    permanent.phasedOut = phasedOut;
  }
  if (permanents.length === 0) return;
  game.stale = true;
  game.checkStateBased = true;
}

/** The permanents and everything attached to them, directly or not. */
function withAttachments(game: Game, permanents: readonly Permanent[]): Permanent[] {
  const all = permanents.slice();
  for (let i = 0; i < all.length; i++) {
    const host = (all[i] as Permanent).handle;
    for (const slot of game.battlefield) {
      const other = game.objects[slot];
      if (other !== null && other !== undefined && other.attachedTo === host && !all.includes(other)) all.push(other);
    }
  }
  return all;
}
