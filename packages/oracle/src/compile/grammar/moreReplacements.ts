/** More of something than there would be (614.1a): counters, mana, life lost, cards milled. */
import { type Ability, type Filter, type PlayerSet, type Replacement, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { described } from './filters.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { movers } from './replacements.ts';
import { counterName, manaSymbol, numeral } from './vocabulary.ts';

type CountersReplacement = Extract<Replacement, { readonly kind: 'putCounters' }>;
type More = Pick<CountersReplacement, 'times' | 'plus'>;

const more: Reader<More> = either<More>(
  phrase(['twice that many'], () => ({ times: 2 })),
  phrase(['that many plus', numeral], (plus) => ({ plus })),
  phrase(['half that many'], () => ({ times: 0.5 })),
);

const NO_PERMANENT: Filter = { kind: 'not', of: { kind: 'any' } };

/** The kind that is named, '' for any; the outcome names it again. */
const kind: Reader<string> = first<string>(
  phrase(['one or more counters'], () => ''),
  phrase(['one or more', counterName, 'counters'], (counter) => counter),
);
const sameKind: Reader<string> = first<string>(
  phrase(['of each of those kinds of counters'], () => ''),
  phrase(['of those counters'], () => ''),
  phrase([counterName, 'counters'], (counter) => counter),
);

const kindOnly: Reader<string> = phrase([counterName, 'counters'], (counter) => counter);

const insteadRounded: Reader<unknown> = first(words('instead , rounded down'), words('instead'));

const them: Reader<unknown> = first(
  words('that permanent or player'),
  words('that permanent|creature|planeswalker'),
  words('it|them'),
);

interface Receivers {
  readonly what: Filter;
  readonly players?: PlayerSet;
}

const receivers: Reader<Meaning<Receivers>> = rule(() =>
  either<Meaning<Receivers>>(
    phrase([movers], (what) => (scope) => ({ what: what(scope) })),
    phrase(['a permanent or player'], () => () => ({ what: { kind: 'any' }, players: EACH_PLAYER })),
    phrase([movers, 'or on yourself'], (what) => (scope) => ({ what: what(scope), players: YOU })),
  ),
);

function counters(
  scope: Scope,
  { what, players }: Receivers,
  [counter = '', again = '']: readonly string[],
  given: More & Pick<CountersReplacement, 'by' | 'byEffect'>,
): CountersReplacement {
  const replacement: CountersReplacement = {
    kind: 'putCounters',
    what,
    ...(players === undefined ? {} : { players }),
    ...(counter === '' ? {} : { counter }),
    ...given,
  };
  return counter === again ? replacement : scope.reject(replacement);
}

/** "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead." */
export const moreCounters: Reader<Meaning<CountersReplacement>> = rule(() =>
  either<Meaning<CountersReplacement>>(
    phrase(
      ['if', kind, 'would be put on', receivers, ',', more, sameKind, 'are put on', them, 'instead'],
      (counter, on, much, again) => (scope) => counters(scope, on(scope), [counter, again], much),
    ),
    phrase(
      ['if you would put', kind, 'on', receivers, ', put', more, sameKind, 'on', them, 'instead'],
      (counter, on, much, again) => (scope) => counters(scope, on(scope), [counter, again], { ...much, by: YOU }),
    ),
    phrase(
      ['if an opponent would put', kind, 'on', receivers, ', they put', more, sameKind, 'on', them, insteadRounded],
      (counter, on, much, again) => (scope) => counters(scope, on(scope), [counter, again], { ...much, by: OPPONENTS }),
    ),
    phrase(
      ['if you would get', kind, ', you get', more, sameKind, 'instead'],
      (counter, much, again) => (scope) =>
        counters(scope, { what: NO_PERMANENT, players: YOU }, [counter, again], much),
    ),
    phrase(
      [
        'if',
        kind,
        'would be put on',
        receivers,
        ', that many',
        kindOnly,
        'minus',
        numeral,
        'are put on',
        them,
        'instead',
      ],
      (counter, on, again, fewer) => (scope) => counters(scope, on(scope), [counter, again], { plus: -fewer }),
    ),
    phrase(
      ['if an effect would put', kind, 'on', receivers, ', it puts', more, sameKind, 'on', them, 'instead'],
      (counter, on, much, again) => (scope) =>
        counters(scope, on(scope), [counter, again], { ...much, byEffect: true }),
    ),
  ),
);

function line(replacement: Replacement): readonly Ability[] {
  return [{ kind: 'replacement', replacement }];
}

const factor: Reader<number> = either<number>(
  phrase(['twice'], () => 2),
  phrase(['three times'], () => 3),
);

const player: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you'], () => YOU),
  phrase(['an opponent'], () => OPPONENTS),
  phrase(['a player'], () => EACH_PLAYER),
);

export const moreLines: Reader<Meaning<readonly Ability[]>> = rule(() =>
  either<Meaning<readonly Ability[]>>(
    // 701.23f
    phrase(
      [
        'if',
        player,
        'would search a library ,',
        either(words('that player searches'), words('you search')),
        'the top',
        numeral,
        'cards of that library instead',
      ],
      (who, _they, topOnly) => () => line({ kind: 'search', who, topOnly }),
    ),
    // 106.12b
    phrase(
      [
        'if a|an',
        described,
        'is tapped for two or more mana , it produces',
        manaSymbol,
        'instead of any other type and amount',
      ],
      (what, type) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        return line({
          kind: 'produceMana',
          what: object.filter,
          who: EACH_PLAYER,
          atLeast: 2,
          outcome: { kind: 'become', type, amount: 1 },
        });
      },
    ),
    phrase([moreCounters], (made) => (scope) => line(made(scope))),
    phrase(
      [
        'if',
        player,
        'would lose life',
        maybe(words('during your turn')),
        ', you|they lose',
        factor,
        'that much life instead',
      ],
      (who, yours, times) => () => {
        const ability: Ability = { kind: 'replacement', replacement: { kind: 'loseLife', who, times } };
        return [yours === null ? ability : { ...ability, condition: { kind: 'turnOf', who: YOU } }];
      },
    ),
    phrase(
      ['if', player, 'would mill one or more cards , you|they mill that many cards plus', numeral, 'instead'],
      (who, plus) => () => line({ kind: 'millMore', who, plus }),
    ),
    phrase(
      ['if you tap a|an', described, 'for mana , it produces', factor, 'as much of that mana instead'],
      (what, times) => (scope) =>
        line({ kind: 'produceMana', what: what(scope).filter, who: YOU, outcome: { kind: 'times', factor: times } }),
    ),
  ),
);
