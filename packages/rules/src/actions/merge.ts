/** Mutating (702.140c): the mutating creature spell merges with its target, and its controller says whether over or under it. */
import { mergeSpell } from '../effects/merge.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { selectObjects } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import { tellAction } from './designate.ts';

const WHERE: readonly string[] = ['over', 'under'];
const OVER = 0;

export const merge: EffectHandler<'merge'> = (game, frame, effect) => {
  const permanent = game.permanent(selectObjects(game, frame, effect.with)[0] ?? 0);
  const spell = game.stackItem(frame.source);
  if (permanent === null || spell === null) return Flow.Next;
  if (frame.phase === 0) {
    frame.phase = 1;
    const subjects = [permanent.handle];
    if (!ask(game, DecisionKind.Choose, frame.controller, frame.source, 'text', [0, 1], subjects, WHERE))
      return Flow.Stay;
  }
  mergeSpell(game, spell, permanent, game.picked === OVER);
  tellAction(game, 'mutate', permanent.handle, permanent.controller);
  return Flow.Next;
};
