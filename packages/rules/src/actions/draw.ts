/** Drawing (121): cards are drawn one at a time (121.2), and a player draws all of theirs before the next player does (121.2c). */
import { furtherCards } from '../effects/numbersInForce.ts';
import { propose } from '../effects/propose.ts';
import { refresh } from '../effects/refresh.ts';
import { cantDrawNow } from '../effects/rulesOfPlayers.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { gather } from './gather.ts';

/** Lets a player draw cards; the frame ends with the list of those drawn. */
export function pushDraw(game: Game, player: number, source: Handle, count: number): void {
  const data: ListData = { kind: 'list', items: [], done: [] };
  push(game, Procedure.Draw, player, source, data).a = count + furtherCards(game, 'drawMore', player);
}

/** Procedure Draw: `a` = draws left. A draw that something replaced, or from an empty library, gives no card. */
export function draw(game: Game, frame: Frame): void {
  let data = frame.data as ListData;
  for (;;) {
    if (frame.pc === 1) {
      const drawn = Array.isArray(game.returned) ? game.returned[0] : 0;
      if (typeof drawn === 'number' && drawn > 0) data = { ...data, done: [...data.done, drawn] };
      frame.data = data;
      frame.pc = 0;
    }
    const inVain = game.player(frame.controller).drewFromEmpty && drawsNothing(game, frame.controller);
    if (frame.a <= 0 || inVain || cantDrawNow(game, frame.controller)) {
      pop(game, data.done);
      return;
    }
    frame.a--;
    frame.pc = 1;
    if (!propose(game, [{ kind: 'draw', player: frame.controller }])) return;
  }
}

/** From an empty library, where nothing replaces draws, one attempt is as good as any number of them (704.5b). */
function drawsNothing(game: Game, player: number): boolean {
  if (game.player(player).library.length > 0) return false;
  if (game.stale) refresh(game);
  return !game.registry.replacements.some(({ replacement }) => replacement.kind === 'draw');
}

export const drawEffect: EffectHandler<'draw'> = (game, frame, effect) => {
  const count = frame.phase === 0 ? evaluate(game, frame, effect.count) : frame.a;
  frame.phase = 1;
  frame.a = count;
  const lists = gather(game, frame, selectPlayers(game, frame, effect.who), (player) => {
    if (count <= 0) return [];
    pushDraw(game, player, frame.source, count);
    return null;
  });
  if (lists === null) return Flow.Stay;
  bind(frame, effect.as, lists.flat());
  return Flow.Next;
};
