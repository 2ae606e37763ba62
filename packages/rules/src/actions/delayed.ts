/** Delayed triggered abilities (603.7) and reflexive ones (603.12). */
import { makeExpiry } from '../effects/durations.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { maskOfPattern } from '../engine/patternMask.ts';
import { type Duration, EVENT_NAMES } from '../ir/index.ts';
import { faceOfSource } from '../stack/triggers.ts';
import { Flow } from '../state/catalog.ts';
import type { Origin } from '../state/records.ts';
import { originOf } from './origin.ts';

const INDEFINITE: Duration = { kind: 'indefinite' };
const OF_THE_EVENT: readonly string[] = Object.values(EVENT_NAMES);

/** The facts of the event that made it are kept only if asked for: its own event has facts of the same names. */
export const delayed: EffectHandler<'delayed'> = (game, frame, effect) => {
  const program = game.catalog.programOfEffect.get(effect.effect);
  if (program === undefined) throw new Error('a delayed trigger that was not compiled');
  const all = originOf(frame, effect.keep);
  game.delayed = [
    ...game.delayed,
    {
      id: game.nextRecord++,
      origin: effect.keep === undefined ? withoutEventFacts(all) : all,
      face: faceOfSource(game, frame.source),
      event: effect.event,
      eventMask: maskOfPattern(effect.event),
      program,
      ability: game.catalog.delayedAbility.get(effect) ?? null,
      once: effect.once,
      laterTurn: effect.laterTurn ?? false,
      expiry: makeExpiry(game, frame, effect.duration ?? INDEFINITE),
    },
  ];
  return Flow.Next;
};

function withoutEventFacts(origin: Origin): Origin {
  const kept = origin.names.map((name) => !OF_THE_EVENT.includes(name));
  return {
    ...origin,
    names: origin.names.filter((_, at) => kept[at] === true),
    values: origin.values.filter((_, at) => kept[at] === true),
  };
}

/** "When you do": triggers at once, with everything bound so far (603.12a). */
export const reflexive: EffectHandler<'reflexive'> = (game, frame, effect) => {
  const ability = game.catalog.recordOfAbility.get(effect.ability);
  if (ability === undefined) throw new Error('a reflexive trigger that was not compiled');
  const { names, values } = originOf(frame);
  const face = faceOfSource(game, frame.source);
  const pending = {
    ability,
    program: null,
    face,
    source: frame.source,
    controller: frame.controller,
    names,
    values,
    open: false,
  };
  game.pendingTriggers = [...game.pendingTriggers, pending];
  return Flow.Next;
};
