/** Permanents that become copies of other objects (707.2, 707.4), for good or for a time; and token copies (707.2). */

import { legalHosts } from '../actions/attach.ts';
import { unlockedFace } from '../actions/doors.ts';
import { isOver } from '../actions/isOver.ts';
import { originOf } from '../actions/origin.ts';
import { bindTokens, joinsCombat, tokensSince } from '../actions/tokens.ts';
import { attackTargets, defenderOf } from '../combat/defenders.ts';
import { isRunning, makeExpiry } from '../effects/durations.ts';
import { asEntered } from '../effects/enteringObject.ts';
import { propose } from '../effects/propose.ts';
import type { TokensEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import type { PlayerSet } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
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
  permanent.face = unlockedFace(newest?.face ?? ownFace, permanent.designations);
  permanent.copyChanges = newest === undefined ? ownChanges : newest.copyChanges;
  game.stale = true;
  game.checkStateBased = true;
}

/**
 * Tokens that are copies of the objects. `a` counts the originals done for the players, `b` is the timestamp from which on permanents are new,
 * `c` counts the tokens of an Aura, each of which needs something to enchant.
 */
export const createCopies: EffectHandler<'createCopies'> = (game, frame, effect) => {
  const originals = selectObjects(game, frame, effect.of);
  const players = selectPlayers(game, frame, effect.who);
  const count = evaluate(game, frame, effect.count);
  if (frame.phase === 0) {
    frame.phase = 1;
    frame.a = 0;
    frame.b = game.nextTimestamp;
    frame.c = 0;
  }
  while (count > 0 && frame.a < originals.length * players.length) {
    const original = originals[frame.a % originals.length] as Handle;
    const player = players[Math.floor(frame.a / originals.length)] as number;
    const { face, changes: copyChanges } = copiableOf(game, original, effect.changes);
    const event: TokensEvent = {
      kind: 'createTokens',
      player,
      face,
      copyChanges,
      count,
      tapped: effect.tapped ?? false,
      attacking: 0,
    };
    if (effect.attacking !== undefined && joinsCombat(game, player)) {
      const target = attackedBy(game, frame, player, effect.attacking);
      if (target === null) return Flow.Stay;
      frame.a++;
      if (!propose(game, [{ ...event, attacking: target }])) return Flow.Stay;
      continue;
    }
    if (face.face.subtypes.includes('Aura')) {
      if (!makeAura(game, frame, event)) return Flow.Stay;
      continue;
    }
    frame.a++;
    if (!propose(game, [event])) return Flow.Stay;
  }
  bindTokens(frame, effect, tokensSince(game, frame.b));
  return Flow.Next;
};

/** What the tokens attack among what the players defend, chosen if there is a choice; null while that is open. */
function attackedBy(game: Game, frame: Frame, player: number, defenders: PlayerSet): number | null {
  if (frame.phase === 3) {
    frame.phase = 1;
    return game.picked;
  }
  const players = selectPlayers(game, frame, defenders);
  const options = attackTargets(game).filter((target) => players.includes(defenderOf(game, target)));
  if (options.length === 0) return 0;
  frame.phase = 3;
  if (!ask(game, DecisionKind.Choose, player, frame.source, 'object', options)) return null;
  frame.phase = 1;
  return game.picked;
}

/** One token that is an Aura: its controller chooses what it enchants (303.4f); with nothing to enchant none is made (303.4g). */
function makeAura(game: Game, frame: Frame, event: TokensEvent): boolean {
  if (frame.phase === 1) {
    const hosts = asEntered(game, event, (permanent) => legalHosts(game, permanent.handle));
    if (hosts.length === 0) {
      frame.a++;
      return true;
    }
    frame.phase = 2;
    if (!ask(game, DecisionKind.Choose, event.player, frame.source, 'object', hosts)) return false;
  }
  frame.phase = 1;
  frame.c++;
  if (frame.c >= event.count) {
    frame.a++;
    frame.c = 0;
  }
  return propose(game, [{ ...event, count: 1, attachTo: game.picked }]);
}
