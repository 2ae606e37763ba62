/** Abilities for a time that are given in their own way: to a player along with permanents, or one of several of your choice (611.2). */
import { type Change, type Duration, type Effect, type Filter, type ObjectSet, Zone } from '@foretell/rules/ir';
import { keywordNames } from '../../../print/vocabulary.ts';
import { CHOSEN_COLOR, CHOSEN_LABEL, withColorOfChoice } from '../../lowering/chosenColor.ts';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import { conditional } from '../clauses.ts';
import { duration } from '../durations.ts';
import { described } from '../filters.ts';
import { conjunction, nounPhrase } from '../nouns.ts';
import { anyObjects, it, singleObject } from '../objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from '../players.ts';
import { colorWord, plainKeyword } from '../vocabulary.ts';
import { become } from './become.ts';
import { predicates } from './predicates.ts';

/** "vigilance, lifelink, or hexproof" */
const several: Reader<readonly number[]> = phrase(
  [listOf(plainKeyword, first(words(', or'), words(','), words('or')))],
  (bits) => (bits.length < 2 ? null : bits),
);

type Conditional = (to: ObjectSet, lasting: Duration) => Meaning<Effect>;

/** "becomes saddled if it's a Mount" */
const onlyIfOne: Reader<Conditional> = rule(() =>
  either<Conditional>(
    phrase(['becomes saddled', ifIs], (filter) => (to) => () => {
      const then: Effect = { kind: 'designate', what: to, word: 'saddled', duration: { kind: 'endOfTurn' } };
      return conditional({ kind: 'matches', what: to, filter }, then);
    }),
    phrase([predicates, ifIs], (changes, filter) => (to, lasting) => (scope) => {
      const then: Effect = { kind: 'apply', to, changes: changes(scope), duration: lasting };
      return conditional({ kind: 'matches', what: to, filter }, then);
    }),
  ),
);

const ifIs: Reader<Filter> = either<Filter>(
  phrase(["if it's a|an", nounPhrase], ({ filter }) => filter),
  phrase(["if it's", colorWord], (colors) => ({ kind: 'color', colors })),
);

/** One of the keywords of your choice, beside what changes whatever you choose. */
function oneOf(
  bits: readonly number[],
  to: ObjectSet,
  lasting: Duration,
  always: readonly Change[],
  kind: 'addKeywords' | 'removeKeywords' = 'addKeywords',
): Effect {
  const options = bits.map((keywords) => ({
    label: keywordNames(keywords).join(' and '),
    effect: { kind: 'apply', to, changes: [{ kind, keywords }], duration: lasting } as const,
  }));
  const chosen: Effect = { kind: 'chooseEffect', who: YOU, options };
  return always.length === 0 ? chosen : inSequence([{ kind: 'apply', to, changes: always, duration: lasting }, chosen]);
}

export const givenInOtherWays: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase([anyObjects, 'gain|gains your choice of', several, duration], (what, bits, time) => (scope) => {
      const to = what(scope);
      return oneOf(bits, to, time(scope), []);
    }),
    phrase(
      [anyObjects, predicates, 'and gain|gains your choice of', several, duration],
      (what, changes, bits, time) => (scope) => {
        const to = what(scope);
        const always = changes(scope);
        return oneOf(bits, to, time(scope), always);
      },
    ),
    phrase(
      [duration, ',', anyObjects, predicates, 'and gain|gains your choice of', several],
      (time, what, changes, bits) => (scope) => {
        const lasting = time(scope);
        const to = what(scope);
        return oneOf(bits, to, lasting, changes(scope));
      },
    ),
    phrase([anyObjects, 'lose|loses your choice of', several, duration], (what, bits, time) => (scope) => {
      const to = what(scope);
      return oneOf(bits, to, time(scope), [], 'removeKeywords');
    }),
    // Each of the changes to one object only if it is of a kind.
    phrase([duration, ',', singleObject, listOf(onlyIfOne, words('and'))], (time, what, changes) => (scope) => {
      const lasting = time(scope);
      const to = what(scope);
      return inSequence(changes.map((each) => each(to, lasting)(scope)));
    }),
    phrase(
      [duration, ',', singleObject, predicates, ',', listOf(onlyIfOne, words(', and'))],
      (time, what, always, changes) => (scope) => {
        const lasting = time(scope);
        const to = what(scope);
        const first: Effect = { kind: 'apply', to, changes: always(scope), duration: lasting };
        return inSequence([first, ...changes.map((each) => each(to, lasting)(scope))]);
      },
    ),
    // The colour is chosen once for both.
    phrase(
      [duration, ',', anyObjects, 'becomes the color of your choice and gains hexproof from that color'],
      (time, what) => (scope) => {
        const lasting = time(scope);
        const from = { kind: 'color', colors: CHOSEN_COLOR } as const;
        const hexproof = { kind: 'keyword', keyword: 'hexproof from', from, label: CHOSEN_LABEL } as const;
        const changes: readonly Change[] = [
          { kind: 'setColors', colors: CHOSEN_COLOR },
          { kind: 'addAbilities', abilities: [hexproof] },
        ];
        return withColorOfChoice(YOU, { kind: 'apply', to: what(scope), changes, duration: lasting });
      },
    ),
    // One of them, whom you choose as it happens (608.2d).
    phrase(['an opponent gains control of', singleObject, maybe(duration)], (what, time) => (scope) => {
      const as = scope.fresh('opponent');
      const to = what(scope);
      const lasting: Duration = time === null ? { kind: 'indefinite' } : time(scope);
      const changes: readonly Change[] = [{ kind: 'controller', who: { kind: 'bound', name: as } }];
      return inSequence([
        { kind: 'choosePlayer', who: YOU, from: OPPONENTS, as },
        { kind: 'apply', to, changes, duration: lasting },
      ]);
    }),
    // Each of what they own (108.3).
    phrase(['each player gains control of all', described, 'they own'], (what) => (scope) => {
      const as = scope.fresh('player');
      const who = { kind: 'bound', name: as } as const;
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      const to: ObjectSet = { kind: 'all', zone, filter: conjunction([filter, { kind: 'ownedBy', who }]) };
      const changes: readonly Change[] = [{ kind: 'controller', who }];
      return {
        kind: 'forEachPlayer',
        of: EACH_PLAYER,
        as,
        do: { kind: 'apply', to, changes, duration: { kind: 'indefinite' } },
      };
    }),
    // What it becomes takes the place of its card types in any case (205.1a).
    phrase(["it's", become, 'and it loses all other card types'], (changes) => (scope) => {
      const to = scope.has('returned', false) ? scope.find('returned', false) : scope.reject(it(scope));
      const given = changes(scope);
      if (!given.some(({ kind }) => kind === 'setTypes')) scope.reject(null);
      return { kind: 'apply', to, changes: given, duration: { kind: 'indefinite' } };
    }),
  ),
);
