/** Replacement effects that instructions put in force for a time (611.2, 614.1a): "until your next turn, if a source would deal damage …". */
import type { Duration, Effect, Replacement } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../../parsing.ts';
import { changedDamage } from '../damageLines.ts';
import { duration } from '../durations.ts';
import { moreCounters } from '../moreReplacements.ts';

const THIS_TURN: Duration = { kind: 'endOfTurn' };

interface Changed {
  readonly replacement: Replacement;
  readonly thisTurn: boolean;
}

const changed: Reader<Meaning<Changed>> = rule(() =>
  either<Meaning<Changed>>(
    phrase([moreCounters], (more) => (scope) => ({ replacement: more(scope), thisTurn: false })),
    phrase([changedDamage], (change) => (scope) => {
      const made = change(scope);
      return made.only === null ? made : scope.reject(made);
    }),
  ),
);

export const changedForATime: Reader<Meaning<Effect>> = rule(() =>
  phrase([maybe(phrase([duration, ','], (time) => time)), changed], (time, what) => (scope) => {
    const lasting = time === null ? THIS_TURN : time(scope);
    const { replacement, thisTurn } = what(scope);
    if (thisTurn !== (time === null)) scope.reject(null);
    return { kind: 'applyReplacement', replacement, duration: lasting };
  }),
);
