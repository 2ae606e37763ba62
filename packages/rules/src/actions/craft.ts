/** What crafting does once it is paid for (702.167). */
import type { EffectHandler } from '../engine/handlers.ts';
import { selectObjects } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { becameOf } from '../state/merged.ts';
import { asList } from '../state/value.ts';
import { linkTo } from './exile.ts';
import { moveToBattlefield } from './moveToBattlefield.ts';

export const craft: EffectHandler<'craft'> = (game, frame, effect) => {
  const former = game.permanentOrLast(frame.source);
  const became = frame.phase > 0 || former === null ? [] : becameOf(former);
  const cards = became.filter((card) => isExiled(game, card));
  if (!moveToBattlefield(game, frame, cards, { zone: Zone.Battlefield, transformed: true })) return Flow.Stay;
  const crafted = asList(game.returned)[0] ?? 0;
  if (game.permanent(crafted) === null) return Flow.Next;
  const materials = selectObjects(game, frame, effect.materials).map((object) => game.handle(slotOf(object)));
  linkTo(
    game,
    crafted,
    materials.filter((object) => isExiled(game, object)),
  );
  game.stale = true;
  return Flow.Next;
};

function isExiled(game: Game, object: Handle): boolean {
  return object !== 0 && game.isCurrent(object) && game.zones[slotOf(object)] === Zone.Exile;
}
