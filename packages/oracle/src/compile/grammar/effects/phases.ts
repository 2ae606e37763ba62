/** Additional phases (500.8): "after this phase, there is an additional combat phase". */
import type { Effect } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import { numeral } from '../vocabulary.ts';

const howMany: Reader<number> = either<number>(
  phrase(['there is an additional combat phase'], () => 1),
  phrase(['there are', numeral, 'additional combat phases'], (count) => count),
);

const followed: Reader<unknown> = words('followed by an additional main phase');

function combats(count: number, main: boolean): Effect {
  return inSequence(Array.from({ length: count }, () => ({ kind: 'extraCombat', main })));
}

export const additionalPhases: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase(
      ['after this', maybe(words('main|combat')), 'phase ,', howMany, maybe(followed)],
      (_main, count, main) => () => combats(count, main !== null),
    ),
    phrase(
      [
        howMany,
        first(words('after this phase'), words('after this main phase')),
        maybe(phrase([maybe(words(',')), followed], () => true)),
      ],
      (count, _after, main) => () => combats(count, main !== null),
    ),
    phrase(['there is an additional beginning phase after this phase'], () => () => ({ kind: 'extraBeginning' })),
  ),
);
