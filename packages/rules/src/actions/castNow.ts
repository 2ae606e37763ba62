/**
 * Casting cards while a spell or ability resolves (608.2g): one after another in the order the player likes, each going on top of the stack.
 * Timing by card type does not matter, other limits do; what is not cast now stays where it is.
 */

import { copyCard, removeCopies } from '../copy/copyCard.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { canCast } from '../stack/canCast.ts';
import { pushCast } from '../stack/cast.ts';
import { hasLandPlay, pushPlayLand } from '../stack/playLand.ts';
import { waysDuringResolution } from '../stack/ways.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastNowData, CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { asList } from '../state/value.ts';
import { originOf } from './origin.ts';

/** Binds the spells cast. */
export const castNowEffect: EffectHandler<'castNow'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    frame.phase = 1;
    const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
    const cards = selectObjects(game, frame, effect.cards).filter((card) => game.isCurrent(card));
    const copies = effect.copies === true;
    const data: CastNowData = {
      kind: 'castNow',
      cards: copies ? cards.map((card) => copyCard(game, card, player)) : cards,
      copies,
      spells: effect.spells ?? null,
      free: effect.free,
      way: effect.way ?? '',
      cost: effect.cost ?? null,
      transformed: effect.transformed ?? false,
      exileAfter: effect.exileAfter ?? false,
      lands: effect.lands ?? false,
      manaAs: effect.manaAs ?? 'itself',
      left: evaluate(game, frame, effect.max),
      cast: [],
    };
    const casting = push(game, Procedure.CastNow, player, frame.source, data);
    const { names, values } = originOf(frame);
    casting.names = names;
    casting.locals = values.slice();
    return Flow.Stay;
  }
  bind(frame, effect.as, asList(game.returned));
  return Flow.Next;
};

/** Procedure CastNow: `pc` 1 = a card was picked (in `a`), 2 = a face of it was picked, 3 = the cast has ended. */
export function castNow(game: Game, frame: Frame): void {
  let data = frame.data as CastNowData;
  if (frame.pc === 3) {
    const spell = asList(game.returned)[0] ?? 0;
    if (spell !== 0) data = { ...data, left: data.left - 1, cast: [...data.cast, spell] };
    frame.data = data;
    frame.pc = 0;
  }
  if (frame.pc === 0) {
    const castable = data.left > 0 ? data.cards.filter((card) => isUsable(game, frame, data, card)) : [];
    frame.pc = 1;
    if (castable.length === 0) {
      finish(game, data);
      return;
    }
    if (
      !ask(game, DecisionKind.CastNext, frame.controller, frame.source, 'object', [...castable, 0], data.cast, [], true)
    )
      return;
  }
  if (frame.pc === 1) {
    if (game.picked === 0) {
      finish(game, data);
      return;
    }
    frame.a = game.picked;
    if (isLandToPlay(game, frame, data, frame.a)) {
      frame.data = { ...data, left: data.left - 1 };
      frame.pc = 3;
      pushPlayLand(game, frame.controller, slotOf(frame.a), 0);
      return;
    }
    frame.pc = 2;
    const ways = waysFor(game, frame, data, frame.a);
    const faces = ways.map((way) => way.face);
    const names = ways.map((way) => game.card(way.slot).faces[way.face]?.face.name ?? '');
    if (!ask(game, DecisionKind.Mode, frame.controller, frame.a, 'number', faces, [frame.a], names)) return;
  }
  const way = waysFor(game, frame, data, frame.a).find((candidate) => candidate.face === game.picked);
  if (way === undefined) throw new Error('no such way to cast the card');
  frame.pc = 3;
  pushCast(game, frame.controller, way);
}

function isUsable(game: Game, frame: Frame, data: CastNowData, card: Handle): boolean {
  return waysFor(game, frame, data, card).length > 0 || isLandToPlay(game, frame, data, card);
}

/** 305.2b, 305.3: in one's own turn, if a land may still be played in it. */
function isLandToPlay(game: Game, { controller }: Frame, { lands }: CastNowData, card: Handle): boolean {
  if (!lands || game.activePlayer !== controller || !game.isCurrent(card)) return false;
  return game.card(slotOf(card)).front.isLand && hasLandPlay(game, controller);
}

function finish(game: Game, data: CastNowData): void {
  if (data.copies) removeCopies(game, data.cards);
  pop(game, data.cast);
}

/** The ways to cast the card now, one for each face that can be cast. */
function waysFor(game: Game, frame: Frame, data: CastNowData, card: Handle): CastWay[] {
  if (!game.isCurrent(card)) return [];
  const { free, spells, way: word, cost } = data;
  const ways = waysDuringResolution(game, frame.controller, slotOf(card), free, spells, {
    word,
    cost,
    context: frame,
    transformed: data.transformed,
    exileAfter: data.exileAfter,
    manaAs: data.manaAs,
  });
  return ways.filter((way) => canCast(game, frame.controller, way));
}
