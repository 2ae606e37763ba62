/** Blighting as part of a cost (701.68): -1/-1 counters on a creature that the payer controls. */
import { pushChoose } from '../actions/choose.ts';
import { tellAction } from '../actions/designate.ts';
import { propose } from '../effects/propose.ts';
import { cantHaveCounters } from '../effects/rulesOfObjects.ts';
import { hasType } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { CardType, type CostComponent } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';

type Blight = Extract<CostComponent, { readonly kind: 'blight' }>;

/** The creatures on which the counters could be put (701.68b). */
export function blightable(game: Game, player: number): Handle[] {
  const found: Handle[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.controller !== player || permanent.phasedOut)
      continue;
    const { handle } = permanent;
    if (hasType(game, handle, CardType.Creature) && !cantHaveCounters(game, handle, '-1/-1')) found.push(handle);
  }
  return found;
}

const CHOSEN = 1;
const PUT = 2;

/** True when it is paid; false while a choice or a replacement effect is open. */
export function payBlight(game: Game, frame: Frame, item: StackItem, { counters, name }: Blight): boolean {
  if (frame.phase === 0) {
    frame.phase = CHOSEN;
    const creatures = blightable(game, item.controller);
    pushChoose(game, item.controller, item.source, DecisionKind.Choose, creatures, 1, 1);
    return false;
  }
  if (frame.phase === CHOSEN) {
    frame.phase = PUT;
    const chosen = asList(game.returned);
    frame.locals = [chosen];
    if (name !== undefined) {
      item.boundNames = [...item.boundNames, name];
      item.boundValues = [...item.boundValues, chosen];
    }
    const context = scratchFrame(item.controller, item.source);
    context.item = item;
    const amount = evaluate(game, context, counters);
    const object = chosen[0] ?? 0;
    const put = {
      kind: 'putCounters',
      object,
      counter: '-1/-1',
      amount,
      by: item.controller,
      byEffect: false,
    } as const;
    if (!propose(game, [put])) return false;
  }
  tellAction(game, 'blight', asList(frame.locals[0])[0] ?? 0, item.controller);
  return true;
}
