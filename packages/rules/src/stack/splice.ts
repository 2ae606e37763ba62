/** Splice (702.47): the rules text of cards revealed from hand is added to a spell as it is cast, for their splice costs. */

import { matches } from '../engine/match.ts';
import { ask } from '../engine/procedures.ts';
import { scratchFrame } from '../engine/select.ts';
import type { KeywordAbility } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { everyone, reveal } from '../state/knowledge.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { spellOf } from './castFrame.ts';
import { isPayable } from './payable.ts';
import { canTarget } from './targetLegality.ts';

type Splice = KeywordAbility & { readonly keyword: 'splice' };

/** The splice ability of a face; null if it has none. */
function spliceOf(face: FaceRecord): Splice | null {
  for (const { ability } of face.abilities)
    if (ability.kind === 'keyword' && ability.keyword === 'splice') return ability;
  return null;
}

/** Whether anything could be asked: the player has a card with splice in hand. */
export function mayBeSplicedOnto(game: Game, item: StackItem): boolean {
  if (!game.catalog.hasSplice || item.face.isPermanent || item.faceDown) return false;
  return game.player(item.controller).hand.some((slot) => spliceOf(game.card(slot).front) !== null);
}

/**
 * One card after another, in the order in which their effects will happen, each no more than once (702.47b); those revealed so far are the
 * frame's first local. True once there are no more.
 */
export function chooseSpliced(game: Game, frame: Frame, way: CastWay): boolean {
  const item = spellOf(frame);
  if (frame.phase === ASKED) {
    frame.phase = 0;
    if (game.picked === 0) return true;
    reveal(game, [game.picked], everyone(game));
    item.spliced = [...item.spliced, game.card(slotOf(game.picked)).front];
    frame.locals = [[...asList(frame.locals[0] ?? null), game.picked]];
  }
  const revealed = asList(frame.locals[0] ?? null);
  const options = splicable(game, item, way, revealed);
  if (options.length === 0) return true;
  frame.phase = ASKED;
  return ask(game, DecisionKind.Choose, item.controller, item.source, 'object', [...options, 0], [], ['splice'], true)
    ? chooseSpliced(game, frame, way)
    : false;
}

const ASKED = 4;

/** The cards in hand whose text can be added: the spell is what they splice onto, their choices can be made and their costs paid. */
function splicable(game: Game, item: StackItem, way: CastWay, revealed: readonly number[]): Handle[] {
  return game.player(item.controller).hand.flatMap((slot) => {
    const handle = game.handle(slot);
    const face = game.card(slot).front;
    const splice = spliceOf(face);
    if (splice === null || revealed.includes(handle)) return [];
    if (!matches(game, scratchFrame(item.controller, handle), splice.onto, item.handle)) return [];
    if (face.spell !== null && !canTarget(game, item, face.spell.targets)) return [];
    return isPayableSpliced(game, item, way, face) ? [handle] : [];
  });
}

function isPayableSpliced(game: Game, item: StackItem, way: CastWay, face: FaceRecord): boolean {
  const before = item.spliced;
  item.spliced = [...before, face];
  const payable = isPayable(game, item, way);
  item.spliced = before;
  return payable;
}
