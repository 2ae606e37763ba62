/** Exchanging control of two permanents (701.12b): all of it or nothing. */
import { isRunning, makeExpiry } from '../effects/durations.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { selectObjects } from '../engine/select.ts';
import type { Change } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { playerValue } from '../state/handle.ts';
import { originOf } from './origin.ts';

/** The names by which the new controllers are kept with the effects. */
const FIRST = 'first controller';
const SECOND = 'second controller';

export const TO_FIRST: readonly Change[] = [{ kind: 'controller', who: { kind: 'bound', name: FIRST } }];
export const TO_SECOND: readonly Change[] = [{ kind: 'controller', who: { kind: 'bound', name: SECOND } }];

export const exchangeControl: EffectHandler<'exchangeControl'> = (game, frame, effect) => {
  const of = selectObjects(game, frame, effect.a);
  const [first] = of;
  const second = effect.b === undefined ? of[1] : selectObjects(game, frame, effect.b)[0];
  const a = game.permanent(first ?? 0);
  const b = game.permanent(second ?? 0);
  if (a === null || b === null || a.controller === b.controller) return Flow.Next;
  const own = originOf(frame);
  if (!isRunning(game, own, effect.duration)) return Flow.Next;
  const origin = {
    ...own,
    names: [...own.names, FIRST, SECOND],
    values: [...own.values, [playerValue(a.controller)], [playerValue(b.controller)]],
  };
  const timestamp = game.nextTimestamp++;
  const expiry = makeExpiry(game, frame, effect.duration);
  const shared = { origin, expiry, timestamp, numbers: [] };
  game.changes = [
    ...game.changes,
    { ...shared, id: game.nextRecord++, objects: [a.handle], changes: TO_SECOND },
    { ...shared, id: game.nextRecord++, objects: [b.handle], changes: TO_FIRST },
  ];
  game.stale = true;
  game.checkStateBased = true;
  return Flow.Next;
};
