/** Delayed triggered abilities about the beginning of a step (603.7): "at the beginning of the next end step, …". */
import type { Effect, PlayerSet, StepId, TargetSpec } from '@foretell/rules/ir';
import { boundNames } from '../lowering/boundNames.ts';
import type { Meaning } from '../parsing.ts';
import type { Scope } from '../scope.ts';

type Delayed = Effect & { readonly kind: 'delayed' };

/** What is done then, and the targets chosen then. */
export function delayed(step: StepId, whose: PlayerSet, effect: Effect, targets: readonly TargetSpec[] = []): Delayed {
  const keep = boundNames([effect, targets]).filter((name) => targets.every((spec) => spec.name !== name));
  return {
    kind: 'delayed',
    event: { kind: 'beginningOf', step, whose },
    ...(targets.length === 0 ? {} : { targets }),
    effect,
    once: true,
    ...(keep.length === 0 ? {} : { keep }),
  };
}

/** Targets that are spoken of after the time are those of the delayed ability: they are chosen when it triggers (603.3d). */
export function delayedWithTargets(scope: Scope, step: StepId, whose: PlayerSet, what: Meaning<Effect>): Delayed {
  const before = scope.draft.targets.length;
  const effect = what(scope);
  return delayed(step, whose, effect, scope.draft.targets.splice(before));
}
