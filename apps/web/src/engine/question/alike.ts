/** Objects that nothing tells apart: the engine offers one of them, a person may click any. */
import {
  actionSlot,
  asList,
  type Decision,
  type Game,
  identicalFor,
  isPlayerValue,
  legalTargets,
  Procedure,
  slotOf,
  Zone,
} from '@foretell/rules';
import type { ObjectRef } from '../../protocol/scene.ts';

/** Other objects that the option with this value means as well. */
export function alsoMeant(game: Game, decision: Decision, value: number): readonly ObjectRef[] {
  const object = decision.coding === 'action' ? game.handle(actionSlot(value)) : value;
  if (decision.coding !== 'object' && decision.coding !== 'action') return NONE;
  if (object === 0 || isPlayerValue(object) || !game.isCurrent(object)) return NONE;
  const among = decision.coding === 'action' ? sameHand(game, object) : candidates(game);
  const taken = decision.coding === 'action' ? NONE : [...decision.subjects, ...decision.options];
  return among.filter(
    (other) => other !== object && !taken.includes(other) && identicalFor(game, decision.player, object, other),
  );
}

const NONE: readonly ObjectRef[] = [];

/** Identical cards in a hand are offered once. */
function sameHand(game: Game, object: number): readonly number[] {
  if (game.zones[slotOf(object)] !== Zone.Hand) return NONE;
  const owner = game.owners[slotOf(object)] ?? 0;
  return game.player(owner).hand.map((slot) => game.handle(slot));
}

/** What the procedure that asks chooses among, where it offers identical objects once. */
function candidates(game: Game): readonly number[] {
  const frame = game.frames.at(-1);
  const data = frame?.data ?? null;
  switch (data?.kind) {
    case 'choose':
      return data.from;
    case 'search':
      return data.candidates;
    case 'list':
      return frame?.procedure === Procedure.OrderObjects ? asList(data.items) : NONE;
    case 'targets': {
      const spec = data.specs[data.chosen.length - 1];
      return spec === undefined || frame?.item == null ? NONE : legalTargets(game, frame.item, spec);
    }
    default:
      return NONE;
  }
}
