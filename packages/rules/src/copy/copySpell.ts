/** Copying spells and abilities on the stack (707.10): the copy is put there, not cast, with the same choices; targets may be chosen anew. */

import { tellAction } from '../actions/designate.ts';
import { withoutMoments } from '../engine/asCast.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { type Change, Zone } from '../ir/index.ts';
import { announceTargets } from '../stack/announce.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { ABILITY_SLOT, makeHandle } from '../state/handle.ts';
import { everyone } from '../state/knowledge.ts';
import { freeSlot } from '../state/slots.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { copiableOf } from './copiable.ts';
import { pushNewTargets } from './newTargets.ts';

/**
 * One copy after another, each with its own new targets. `data` lists the objects copied once for each copy, as they were when the instruction
 * began, and the copy that is being retargeted.
 */
export const copySpell: EffectHandler<'copySpell'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
  if (frame.phase === 0) {
    const count = Math.max(0, evaluate(game, frame, effect.count));
    const originals = selectObjects(game, frame, effect.what).filter((object) => game.stackItemOrLast(object) !== null);
    frame.data = {
      kind: 'list',
      items: originals.flatMap((object) => Array.from({ length: count }, () => object)),
      done: [],
    };
    frame.phase = 1;
    frame.a = 0;
  }
  if (frame.phase === 2) {
    frame.phase = 1;
    const copy = game.stack[game.stack.length - 1];
    if (copy !== undefined) announceCopy(game, copy);
  }
  const originals = frame.data?.kind === 'list' ? frame.data.items : [];
  while (frame.a < originals.length) {
    const original = game.stackItemOrLast(originals[frame.a] as number);
    frame.a++;
    if (original === null) continue;
    const copy = putCopyOnStack(game, original, player, effect.changes);
    if (effect.newTargets && copy.targets.some((list) => list.length > 0)) {
      frame.phase = 2;
      pushNewTargets(game, copy, player);
      return Flow.Stay;
    }
    announceCopy(game, copy);
  }
  frame.data = null;
  return Flow.Next;
};

function announceCopy(game: Game, copy: StackItem): void {
  if (copy.isSpell) tellAction(game, 'copy', copy.handle, copy.controller);
  announceTargets(game, copy);
}

/** 707.10a–b: modes, targets, X, costs paid and the like are copied; it was not cast, and nothing was spent on it. */
function putCopyOnStack(
  game: Game,
  original: StackItem,
  player: number,
  changes: readonly Change[] | undefined,
): StackItem {
  const copy = original.clone();
  copy.copyChanges = copiableOf(game, original.handle, changes).changes;
  copy.isCopy = true;
  copy.controller = player;
  copy.owner = player;
  copy.castFrom = Zone.None;
  copy.exileAfter = false;
  copy.entersWith = '';
  copy.cantBeCountered = false;
  copy.manaSpent = [];
  copy.paidCosts = withoutMoments(game, original);
  copy.permittedAs = null;
  copy.timestamp = game.nextTimestamp++;
  if (original.isSpell) {
    const slot = freeSlot(game);
    game.setCard(slot, original.face.card, player);
    game.stamps[slot] = game.nextStamp++;
    game.zones[slot] = Zone.Stack;
    game.known[slot] = everyone(game);
    copy.handle = game.handle(slot);
    copy.source = copy.handle;
  } else {
    copy.handle = makeHandle(ABILITY_SLOT, game.nextStamp++);
  }
  game.stack.push(copy);
  game.stale = true;
  return copy;
}

/** "You may choose new targets for …" (115.7d). */
export const changeTargets: EffectHandler<'changeTargets'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
  const items = selectObjects(game, frame, effect.what).flatMap((object) => game.stackItem(object) ?? []);
  if (frame.phase === 0) {
    frame.phase = 1;
    frame.a = 0;
  } else announceChanged(game, items[frame.a - 1]);
  while (frame.a < items.length) {
    const item = items[frame.a] as StackItem;
    frame.a++;
    if (!item.targets.some((list) => list.length > 0)) continue;
    pushNewTargets(game, item, player, effect.must === true);
    return Flow.Stay;
  }
  return Flow.Next;
};

/** Only what was not a target before has become one. The procedure returns the old targets. */
function announceChanged(game: Game, item: StackItem | undefined): void {
  if (item === undefined) return;
  const before = asList(game.returned);
  const changed = item.clone();
  changed.targets = item.targets.map((list) => list.filter((target) => !before.includes(target)));
  announceTargets(game, changed);
}
