/** Continuous effects of resolving spells and abilities (611.2), and the predicates they share with static abilities. */
import type { Ability, Change, Duration, Effect, Filter, KeywordSet, ObjectSet, Restriction } from '@foretell/rules/ir';
import { Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import { compileQuoted } from '../../quoted.ts';
import type { Scope } from '../../scope.ts';
import { duration } from '../durations.ts';
import { described } from '../filters.ts';
import { keywordsInSentence } from '../keywords.ts';
import { anyObjects } from '../objects.ts';
import { YOU } from '../players.ts';
import { maybeForEach, times } from '../quantities.ts';
import { colorWord, size, sizeChange, subtypeWord, typeBit } from '../vocabulary.ts';

type Changes = Meaning<readonly Change[]>;

/** Keywords and quoted abilities after "has" or "gains". */
const granted: Reader<Changes> = rule(() =>
  phrase(
    [listOf(either(grantedKeywords, grantedAbility), first(words(', and'), words(','), words('and')))],
    (parts) => (scope) => mergedGrants(parts.flatMap((part) => part(scope))),
  ),
);

const grantedKeywords: Reader<Changes> = phrase([keywordsInSentence], (given) => (scope) => {
  const { bits, abilities } = given(scope);
  return grants(bits, abilities);
});

const grantedAbility: Reader<Changes> = phrase([token('quoted', (text) => text)], (text) => (scope) => {
  const ability = compileQuoted(text, scope);
  return ability === null ? scope.reject([]) : grants(0, [ability]);
});

function grants(keywords: KeywordSet, abilities: readonly Ability[]): readonly Change[] {
  return [
    ...(keywords === 0 ? [] : [{ kind: 'addKeywords', keywords } as const]),
    ...(abilities.length === 0 ? [] : [{ kind: 'addAbilities', abilities } as const]),
  ];
}

function mergedGrants(changes: readonly Change[]): readonly Change[] {
  const keywords = changes.reduce((bits, each) => bits | (each.kind === 'addKeywords' ? each.keywords : 0), 0);
  return grants(
    keywords,
    changes.flatMap((each) => (each.kind === 'addAbilities' ? each.abilities : [])),
  );
}

const pumped: Reader<Changes> = rule(() =>
  phrase([sizeChange, maybeForEach], ({ power, toughness }, each) => (scope) => {
    const factor = each === null ? null : each(scope);
    return [{ kind: 'modifyPowerToughness', power: times(power, factor), toughness: times(toughness, factor) }];
  }),
);

const typeWords: Reader<number> = phrase([listOf(token('word', typeBit), words(''))], (bits) =>
  bits.reduce((a, b) => a | b, 0),
);

/** "a 4/4 Elemental creature", "blue", "an artifact in addition to its other types". */
const become: Reader<Changes> = rule(() =>
  either<Changes>(
    phrase(
      [
        'a|an',
        size,
        maybe(colorList),
        maybe(subtypeList),
        typeWords,
        maybe(becomeWith),
        maybe(words('in addition to its|their other types')),
      ],
      ({ power, toughness }, colors, subtypes, types, given) =>
        (scope) => [
          { kind: 'addTypes', types, subtypes: subtypes ?? [] },
          ...(colors === null ? [] : [{ kind: 'setColors', colors } as const]),
          ...(given === null ? [] : given(scope)),
          { kind: 'setPowerToughness', power, toughness },
        ],
    ),
    phrase([colorList], (colors) => () => [{ kind: 'setColors', colors }]),
    phrase(['a|an', typeWords, 'in addition to its|their other types'], (types) => () => [{ kind: 'addTypes', types }]),
    phrase(['a|an', subtypeWord, 'in addition to its|their other types'], (subtype) => () => [
      { kind: 'addSubtypes', subtypes: [subtype] },
    ]),
  ),
);

const becomeWith: Reader<Changes> = rule(() => phrase(['with', granted], (given) => given));
const colorList: Reader<number> = phrase([listOf(colorWord, first(words(', and'), words(','), words('and')))], (bits) =>
  bits.reduce((a, b) => a | b, 0),
);
const subtypeList: Reader<readonly string[]> = listOf(subtypeWord, words(''));

/** One predicate: "gets +1/+1", "has flying", "loses flying", "becomes blue", "has base power and toughness 1/1". */
const predicate: Reader<Changes> = rule(() =>
  either<Changes>(
    phrase(['get|gets', pumped], (changes) => changes),
    phrase(['have|has|gain|gains', granted], (changes) => changes),
    phrase(['lose|loses', keywordsInSentence], (given) => (scope) => {
      const { bits, abilities } = given(scope);
      return abilities.length > 0 ? scope.reject([]) : [{ kind: 'removeKeywords', keywords: bits }];
    }),
    phrase(['lose|loses all abilities'], () => () => [{ kind: 'loseAllAbilities' }]),
    phrase(['have|has base power and toughness', size], ({ power, toughness }) => () => [
      { kind: 'setPowerToughness', power, toughness },
    ]),
    phrase(['become|becomes', become], (changes) => changes),
    phrase(['is|are', become], (changes) => changes),
    phrase(['is|are every creature type'], () => () => [{ kind: 'everyCreatureType' }]),
  ),
);

/** Predicates of one subject: "gets +1/+1 and has flying". */
export const predicates: Reader<Changes> = rule(() =>
  phrase(
    [listOf(predicate, first(words(', and'), words(','), words('and')))],
    (parts) => (scope) => parts.flatMap((part) => part(scope)),
  ),
);

/** What objects cannot or must do, by the filter for them. */
export const restricted: Reader<(what: Filter) => Meaning<readonly Restriction[]>> = rule(() =>
  either<(what: Filter) => Meaning<readonly Restriction[]>>(
    phrase(["can't attack"], () => (what) => () => [{ kind: 'cantAttack', what }]),
    phrase(["can't block"], () => (what) => () => [{ kind: 'cantBlock', what }]),
    phrase(["can't attack or block"], () => (what) => () => [
      { kind: 'cantAttack', what },
      { kind: 'cantBlock', what },
    ]),
    phrase(["can't be blocked"], () => (what) => () => [{ kind: 'cantBeBlocked', what }]),
    phrase(["can't be blocked by", nounClause], (by) => (what) => (scope) => [
      { kind: 'cantBeBlocked', what, by: by(scope) },
    ]),
    phrase(["can't be blocked except by", nounClause], (by) => (what) => (scope) => [
      { kind: 'cantBeBlockedExceptBy', what, by: by(scope) },
    ]),
    phrase(['can block only', nounClause], (attackers) => (what) => (scope) => [
      { kind: 'canBlockOnly', what, attackers: attackers(scope) },
    ]),
    phrase(['attacks each combat if able'], () => (what) => () => [{ kind: 'mustAttack', what }]),
    phrase(['attack each combat if able'], () => (what) => () => [{ kind: 'mustAttack', what }]),
    phrase(['must be blocked if able'], () => (what) => () => [{ kind: 'mustBeBlocked', what }]),
    phrase(['blocks each combat if able'], () => (what) => () => [{ kind: 'mustBlock', what }]),
    phrase(["can't be countered"], () => (what) => () => [{ kind: 'cantBeCountered', what }]),
  ),
);

const nounClause: Reader<Meaning<Filter>> = rule(() => phrase([described], (what) => (scope) => what(scope).filter));

type Clause = Meaning<Effect>;

function applied(to: ObjectSet, changes: readonly Change[], time: Duration): Effect {
  return { kind: 'apply', to, changes, duration: time };
}

/**
 * A change to all of a description whose members would answer to it no longer, or others would ("gain control of all artifacts your
 * opponents control. Untap them"): they are named before, and later words speak of the name.
 */
function appliedToAll(scope: Scope, to: ObjectSet, changes: readonly Change[], time: Duration): Effect {
  if (to.kind !== 'all' || !changes.some((change) => bearsOn(change, JSON.stringify(to.filter))))
    return applied(to, changes, time);
  const name = scope.fresh('those');
  const those = { kind: 'bound', name } as const;
  scope.mentionObjects(those, ['creature', 'permanent', 'artifact', 'land', 'enchantment', 'token'], true);
  return inSequence([{ kind: 'let', as: name, objects: to }, applied(those, changes, time)]);
}

function bearsOn(change: Change, filter: string): boolean {
  const asks = (...kinds: readonly string[]): boolean => kinds.some((kind) => filter.includes(`"kind":"${kind}"`));
  switch (change.kind) {
    case 'controller':
      return asks('controlledBy');
    case 'modifyPowerToughness':
    case 'setPowerToughness':
    case 'switchPowerToughness':
      return asks('power', 'toughness');
    case 'addKeywords':
    case 'removeKeywords':
      return asks('keyword');
    case 'setColors':
    case 'addColors':
      return asks('color', 'colorless', 'multicolored');
    case 'loseAllAbilities':
      return asks('keyword', 'hasAbility');
    default:
      return false;
  }
}

function rules(restrictions: readonly Restriction[], time: Duration): Effect {
  return inSequence(
    restrictions.map((restriction) => ({
      kind: 'applyRule',
      effect: { kind: 'restriction', restriction },
      duration: time,
    })),
  );
}

/** "[objects] get +1/+1 and gain flying until end of turn", with the duration before or after. */
export const continuous: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([anyObjects, predicates, duration], (what, changes, time) => (scope) => {
      const to = what(scope);
      return appliedToAll(scope, to, changes(scope), time(scope));
    }),
    phrase([groups, predicates, duration], (what, changes, time) => (scope) => {
      const to = what(scope);
      return appliedToAll(scope, to, changes(scope), time(scope));
    }),
    phrase([duration, ',', either(anyObjects, groups), predicates], (time, what, changes) => (scope) => {
      const to = what(scope);
      return appliedToAll(scope, to, changes(scope), time(scope));
    }),
    phrase(
      [anyObjects, predicates, duration, 'and', restricted, maybe(duration)],
      (what, changes, time, cant) => (scope) => {
        const to = what(scope);
        const lasting = time(scope);
        return inSequence([
          applied(to, changes(scope), lasting),
          rules(cant({ kind: 'among', what: to })(scope), lasting),
        ]);
      },
    ),
    phrase([anyObjects, predicates, 'and', restricted, duration], (what, changes, cant, time) => (scope) => {
      const to = what(scope);
      const given = changes(scope);
      const cannot = cant({ kind: 'among', what: to })(scope);
      const lasting = time(scope);
      return inSequence([applied(to, given, lasting), rules(cannot, lasting)]);
    }),
    phrase([anyObjects, restricted, duration], (what, cant, time) => (scope) => {
      const to = what(scope);
      const filter: Filter = to.kind === 'all' ? to.filter : { kind: 'among', what: to };
      return rules(cant(filter)(scope), time(scope));
    }),
    phrase([groups, restricted, duration], (what, cant, time) => (scope) => {
      const to = what(scope);
      return rules(cant(to.kind === 'all' ? to.filter : { kind: 'among', what: to })(scope), time(scope));
    }),
    phrase(['gain|gains control of', anyObjects, maybe(duration)], (what, time) => (scope) => {
      const to = what(scope);
      const lasting: Duration = time === null ? { kind: 'indefinite' } : time(scope);
      return appliedToAll(scope, to, [{ kind: 'controller', who: YOU }], lasting);
    }),
    phrase(
      [anyObjects, "doesn't untap during its controller's next untap step"],
      (what) => (scope) => staysTapped(what(scope)),
    ),
    phrase(
      [anyObjects, "don't untap during their controller's|controllers' next untap step|steps"],
      (what) => (scope) => staysTapped(what(scope)),
    ),
    phrase(
      ["it doesn't untap during its controller's next untap step"],
      () => (scope) => staysTapped(scope.find(null, false)),
    ),
    phrase(
      ['switch', anyObjects, "'s power and toughness until end of turn"],
      (what) => (scope) => applied(what(scope), [{ kind: 'switchPowerToughness' }], { kind: 'endOfTurn' }),
    ),
  ),
);

function staysTapped(what: ObjectSet): Effect {
  return {
    kind: 'applyRule',
    effect: { kind: 'restriction', restriction: { kind: 'doesntUntap', what: { kind: 'among', what } } },
    duration: { kind: 'throughNextUntapStepOf', who: { kind: 'controllerOf', what } },
  };
}

/** Plurals without "all": "creatures you control". */
const groups: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([described], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const all = { kind: 'all', zone: object.zone, filter: object.filter } as const;
      scope.mentionObjects(all, object.nouns, true);
      return all;
    }),
  ),
);
