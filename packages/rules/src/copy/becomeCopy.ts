/** Permanents that become copies of other objects (707.2, 707.4), for good or for a time; and token copies (707.2). */

import { isOver } from '../actions/isOver.ts';
import { originOf } from '../actions/origin.ts';
import { tokensSince } from '../actions/tokens.ts';
import { isRunning, makeExpiry } from '../effects/durations.ts';
import { propose } from '../effects/propose.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { CopyInForce } from '../state/records.ts';
import { copiableOf } from './copiable.ts';

/** What it enters with is not done again, and it keeps its status, counters and attachments (707.4). */
export const becomeCopy: EffectHandler<'becomeCopy'> = (game, frame, effect) => {
  const original = selectObjects(game, frame, effect.of)[0];
  const origin = originOf(frame);
  if (original === undefined || !isRunning(game, origin, effect.duration)) return Flow.Next;
  const { face, changes } = copiableOf(game, original, effect.changes);
  const expiry = makeExpiry(game, frame, effect.duration);
  for (const object of selectObjects(game, frame, effect.what)) {
    const permanent = game.permanent(object);
    if (permanent === null) continue;
    const earlier = game.copies.find((copy) => copy.permanent === object);
    const ownFace = earlier?.ownFace ?? permanent.face;
    const ownChanges = earlier === undefined ? permanent.copyChanges : earlier.ownChanges;
    game.copies = [
      ...game.copies,
      { permanent: object, face, copyChanges: changes, ownFace, ownChanges, origin, expiry },
    ];
    showNewest(game, object, ownFace, ownChanges);
  }
  return Flow.Next;
};

/** Ends copy effects whose time is over or whose permanent is gone; the newest that is left counts (613.7). */
export function endCopies(game: Game): void {
  const over = game.copies.filter(
    (copy) => game.permanent(copy.permanent) === null || isOver(game, copy.origin, copy.expiry),
  );
  if (over.length === 0) return;
  game.copies = game.copies.filter((copy) => !over.includes(copy));
  for (const copy of over) showNewest(game, copy.permanent, copy.ownFace, copy.ownChanges);
}

function showNewest(
  game: Game,
  object: Handle,
  ownFace: CopyInForce['face'],
  ownChanges: CopyInForce['copyChanges'],
): void {
  const permanent = game.permanent(object);
  if (permanent === null) return;
  const newest = game.copies.findLast((copy) => copy.permanent === object);
  permanent.face = newest?.face ?? ownFace;
  permanent.copyChanges = newest === undefined ? ownChanges : newest.copyChanges;
  game.stale = true;
  game.checkStateBased = true;
}

/** Tokens that are copies of the objects. `a` counts the events done, `b` is the timestamp from which on permanents are new. */
export const createCopies: EffectHandler<'createCopies'> = (game, frame, effect) => {
  const originals = selectObjects(game, frame, effect.of);
  const players = selectPlayers(game, frame, effect.who);
  const count = evaluate(game, frame, effect.count);
  if (frame.phase === 0) {
    frame.phase = 1;
    frame.a = 0;
    frame.b = game.nextTimestamp;
  }
  while (count > 0 && frame.a < originals.length * players.length) {
    const original = originals[frame.a % originals.length] as Handle;
    const player = players[Math.floor(frame.a / originals.length)] as number;
    frame.a++;
    const { face, changes: copyChanges } = copiableOf(game, original, effect.changes);
    if (!propose(game, [{ kind: 'createTokens', player, face, copyChanges, count, tapped: false, attacking: 0 }])) {
      return Flow.Stay;
    }
  }
  bind(frame, effect.as, tokensSince(game, frame.b));
  return Flow.Next;
};
