/** Countering spells and abilities (701.6): off the stack without effect. */
import { propose } from '../effects/propose.ts';
import { cantBeCountered } from '../effects/rulesOfObjects.ts';
import { type MoveEvent, moveBecause, moveEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { type Destination, Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { positionOf } from './moveToLibrary.ts';
import { shuffleNow } from './shuffle.ts';

/** `frame.data` lists the spells that are countered, later the players who shuffle. */
export const counter: EffectHandler<'counter'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    const items = selectObjects(game, frame, effect.what).flatMap((object) => game.stackItem(object) ?? []);
    const countered = items.filter((item) => !cantBeCountered(game, item));
    frame.data = { kind: 'list', items: countered.flatMap(({ isSpell, handle }) => (isSpell ? handle : [])), done: [] };
    frame.phase = 1;
    const by = { by: frame.source, player: frame.controller };
    if (
      !propose(
        game,
        countered.map(({ handle }) => ({ kind: 'counter', object: handle, ...by })),
      )
    )
      return Flow.Stay;
  }
  if (frame.phase === 1) {
    const spells = listOf(frame).flatMap((spell) => game.stackItem(spell) ?? []);
    const shuffled = effect.to?.shuffle === true ? spells.map((item) => item.owner) : [];
    frame.data = { kind: 'list', items: shuffled, done: [] };
    frame.phase = 2;
    const moves = spells.map((item) => moveOf(game, frame, item, effect.to));
    if (!propose(game, moves)) return Flow.Stay;
  }
  const owners = listOf(frame);
  frame.data = null;
  for (const owner of new Set(owners)) shuffleNow(game, owner);
  return Flow.Next;
};

function listOf({ data }: Frame): readonly number[] {
  return data?.kind === 'list' ? data.items : [];
}

/** To its owner's graveyard unless the effect says otherwise; a spell cast with flashback is exiled anyway (702.34a). */
function moveOf(game: Game, frame: Frame, item: StackItem, to: Destination | undefined): MoveEvent {
  const by = frame.source;
  if (item.exileAfter) return moveBecause(item.handle, Zone.Exile, 'counter', 0);
  if (to === undefined) return moveBecause(item.handle, Zone.Graveyard, 'counter', by);
  const controller = to.controller === undefined ? -1 : (selectPlayers(game, frame, to.controller)[0] ?? -1);
  const position = to.zone === Zone.Library ? positionOf(to) : 0;
  return moveEvent(item.handle, to.zone, {
    cause: 'counter',
    position,
    controller,
    tapped: to.tapped ?? false,
    face: item.face.index,
  });
}
