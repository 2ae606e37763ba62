/** Cards that say they can be cast from a library while its owner searches it: offered before the first card is found (608.2g, 701.23a). */
import { mayCastWhileSearching } from '../effects/rulesOfCasting.ts';
import { ask } from '../engine/procedures.ts';
import { Zone } from '../ir/index.ts';
import { canCast } from '../stack/canCast.ts';
import { pushCast } from '../stack/cast.ts';
import { castableFaces, normalWay } from '../stack/ways.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';

/** Lets the searcher cast such cards one after another. True when they are done; `frame.b` is 1 while it is asked, 2 while one is cast. */
export function offerCasts(game: Game, frame: Frame): boolean {
  if (frame.b === 1) {
    if (game.picked === 0) return true;
    frame.b = 2;
    pushCast(game, frame.controller, wayOf(game, frame.controller, game.picked) as CastWay);
    return false;
  }
  const library = game.player(frame.controller).library.map((slot) => game.handle(slot));
  const castable = library.filter((card) => wayOf(game, frame.controller, card) !== null);
  if (castable.length === 0) return true;
  frame.b = 1;
  ask(game, DecisionKind.CastNext, frame.controller, frame.source, 'object', [...castable, 0], [], [], true);
  return false;
}

function wayOf(game: Game, player: number, card: Handle): CastWay | null {
  if (!mayCastWhileSearching(game, card)) return null;
  const slot = slotOf(card);
  for (const face of castableFaces(game, slot, Zone.Library)) {
    const way = { ...normalWay(slot, face.index), duringResolution: true };
    if (face.manaCost !== null && canCast(game, player, way)) return way;
  }
  return null;
}
