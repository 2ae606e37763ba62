/**
 * Continuous effects, rules and replacements that a resolution puts in force (611.2). What they affect and their numbers are fixed now
 * (611.2c–d); they do not begin if what they last for is over already (611.2b).
 */
import { isRunning, makeExpiry } from '../effects/durations.ts';
import { fixedNumbers } from '../effects/layerEffect.ts';
import { changesColors } from '../effects/spellColors.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { zoneOf } from '../engine/objects.ts';
import { evaluate } from '../engine/quantity.ts';
import { lookup, selectObjects } from '../engine/select.ts';
import { type Change, Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import { originOf } from './origin.ts';

export const apply: EffectHandler<'apply'> = (game, frame, effect) => {
  const onSpells = changesColors(effect.changes);
  const objects = selectObjects(game, frame, effect.to).filter(
    (object) => game.permanent(object) !== null || (onSpells && zoneOf(game, object) === Zone.Stack),
  );
  const origin = originOf(frame);
  if (objects.length === 0 || !isRunning(game, origin, effect.duration)) return Flow.Next;
  game.changes = [
    ...game.changes,
    {
      id: game.nextRecord++,
      origin,
      objects,
      changes: withWords(frame, effect.changes),
      expiry: makeExpiry(game, frame, effect.duration),
      timestamp: game.nextTimestamp++,
      numbers: fixedNumbers(game, frame, effect.changes),
    },
  ];
  game.stale = true;
  game.checkStateBased = true;
  return Flow.Next;
};

/** Creature types that were chosen are fixed as they are now (611.2d). */
function withWords(frame: Frame, changes: readonly Change[]): readonly Change[] {
  return changes.some((change) => 'word' in change) ? changes.map((change) => withWord(frame, change)) : changes;
}

function withWord(frame: Frame, change: Change): Change {
  if ((change.kind !== 'setSubtypes' && change.kind !== 'addSubtypes') || change.word === undefined) return change;
  const word = lookup(frame, change.word.name);
  return { kind: change.kind, subtypes: typeof word === 'string' && word !== '' ? [word] : [] };
}

export const applyRule: EffectHandler<'applyRule'> = (game, frame, effect) => {
  const origin = originOf(frame);
  if (!isRunning(game, origin, effect.duration)) return Flow.Next;
  game.rules = [
    ...game.rules,
    {
      id: game.nextRecord++,
      origin,
      effect: effect.effect,
      expiry: makeExpiry(game, frame, effect.duration),
      timestamp: game.nextTimestamp++,
      uses: effect.uses === undefined ? -1 : evaluate(game, frame, effect.uses),
    },
  ];
  game.stale = true;
  game.checkStateBased = true;
  return Flow.Next;
};

export const applyReplacement: EffectHandler<'applyReplacement'> = (game, frame, effect) => {
  const origin = originOf(frame);
  if (!isRunning(game, origin, effect.duration)) return Flow.Next;
  game.replacements = [
    ...game.replacements,
    {
      id: game.nextRecord++,
      origin,
      replacement: effect.replacement,
      expiry: makeExpiry(game, frame, effect.duration),
      uses: effect.uses === undefined ? -1 : evaluate(game, frame, effect.uses),
    },
  ];
  game.stale = true;
  return Flow.Next;
};
