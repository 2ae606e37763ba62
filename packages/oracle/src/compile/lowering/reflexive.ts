/** What an ability does, once all of its sentences are read: "when you do" and what follows it is a trigger of its own (603.12). */
import type { Effect, TargetSpec, TriggeredAbility } from '@foretell/rules/ir';
import type { Draft } from '../draft.ts';
import { inSequence } from './sequence.ts';

export interface Finished {
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
}

/** Triggered by the instruction before, whatever else happens. */
const AT_ONCE = { kind: 'state', condition: { kind: 'always' } } as const;

export function finishedDraft({ targets, effects, reflexives }: Draft): Finished {
  let specs: readonly TargetSpec[] = targets;
  let done: readonly Effect[] = effects;
  for (const { targets: from, effects: at, condition, after } of reflexives.toReversed()) {
    const ability: TriggeredAbility = {
      kind: 'triggered',
      event: AT_ONCE,
      ...(condition === null ? {} : { condition }),
      targets: specs.slice(from),
      effect: inSequence(done.slice(at)),
    };
    const before = done.slice(0, at);
    const trigger: Effect = { kind: 'reflexive', ability };
    const last = before[before.length - 1];
    const joined = last === undefined ? null : after(last, trigger);
    done = joined === null ? [...before, trigger] : [...before.slice(0, -1), joined];
    specs = specs.slice(0, from);
  }
  return { targets: specs, effect: inSequence(done) };
}
