/** "That creature enters with an additional … counter on it": said of a spell, before it resolves (614.1c). */
import type { Effect, Quantity } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../../parsing.ts';
import { singleObject } from '../objects.ts';
import { forEach, times, value } from '../quantities.ts';
import { entrants } from '../replacements.ts';
import { isSpell } from '../spoken.ts';
import { counterName, numeral } from '../vocabulary.ts';

interface More {
  readonly counter: string;
  readonly count: Meaning<Quantity>;
}

const oneOrMore: Reader<number> = either(
  phrase(['an'], () => 1),
  numeral,
);

const more: Reader<More> = rule(() =>
  either<More>(
    phrase(
      [oneOrMore, 'additional', counterName, 'counter|counters on it', maybe(forEach)],
      (number, counter, each) => ({ counter, count: (scope) => times(number, each === null ? null : each(scope)) }),
    ),
    phrase(['x additional', counterName, 'counters on it , where x is', value], (counter, count) => ({
      counter,
      count,
    })),
  ),
);

export const entersWithMore: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(spellEntersWithMore, thisTurn),
);

/** All that enter from now on, this turn. */
const thisTurn: Reader<Meaning<Effect>> = rule(() =>
  phrase(['this turn ,', entrants, 'enters with', more], (what, { counter, count }) => (scope) => {
    const filter = what(scope);
    return {
      kind: 'applyReplacement',
      replacement: { kind: 'enters', what: filter, as: [{ kind: 'counters', counter, count: count(scope) }] },
      duration: { kind: 'endOfTurn' },
    };
  }),
);

const spellEntersWithMore: Reader<Meaning<Effect>> = rule(() =>
  phrase([singleObject, 'enters with', more], (what, { counter, count }) => (scope) => {
    const spell = what(scope);
    if (!isSpell(scope, spell)) scope.reject(null);
    return {
      kind: 'applyReplacement',
      replacement: {
        kind: 'enters',
        what: { kind: 'among', what: spell },
        as: [{ kind: 'counters', counter, count: count(scope) }],
      },
      duration: { kind: 'endOfTurn' },
      uses: 1,
    };
  }),
);
