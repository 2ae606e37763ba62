/** Static abilities (604): what permanents are, get, can't and must, what players may do and what things cost. */
import type {
  Ability,
  Change,
  Condition,
  ContinuousEffect,
  Filter,
  ObjectSet,
  Quantity,
  Restriction,
} from '@foretell/rules/ir';
import { Zone } from '@foretell/rules/ir';
import { rewrite } from '../lowering/rewrite.ts';
import { speaksOfX } from '../lowering/xWithoutValue.ts';
import {
  either,
  first,
  listOf,
  type Meaning,
  maybe,
  phrase,
  type Reader,
  reader,
  rule,
  token,
  words,
} from '../parsing.ts';
import { castingFrom, castingFromTop, lentCasting, onceFromGraveyard, playingFromGraveyard } from './castingFrom.ts';
import { aboutCasting, beforeTheGame } from './castingStatics.ts';
import { condition } from './conditions.ts';
import { become } from './effects/become.ts';
import { granted } from './effects/granted.ts';
import { shields } from './effects/playerShields.ts';
import { predicates } from './effects/predicates.ts';
import { restricted } from './effects/restricted.ts';
import { described } from './filters.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { it, selfObject } from './objects.ts';
import { aboutPlayers, exceptMana, oncePerTurn } from './playerStatics.ts';
import { EACH_PLAYER, YOU } from './players.ts';
import { value } from './quantities.ts';
import { replacementLine } from './replacements.ts';
import { attachedSubject, oneSubject, type Subject, spellsOfYours, subject } from './staticSubjects.ts';
import { targeters } from './targeters.ts';
import { colorWord, numeral, plainKeyword, stepWord } from './vocabulary.ts';

export type Lines = Meaning<readonly Ability[]>;

/** What is so while the condition does not hold, and what is so instead while it does. */
function eitherChange(what: ObjectSet, usual: Changes, other: Changes, so: Condition): readonly Ability[] {
  return [...lines(change(what, usual), { kind: 'not', of: so }), ...lines(change(what, other), so)];
}

type Changes = Extract<ContinuousEffect, { kind: 'change' }>['changes'];

function lines(effects: readonly ContinuousEffect[], only: Condition | null): readonly Ability[] {
  return effects.map((effect) => ({ kind: 'static', effect, ...(only === null ? {} : { condition: only }) }));
}

export function restriction(given: Restriction): readonly ContinuousEffect[] {
  return [{ kind: 'restriction', restriction: given }];
}

function change(
  affected: ObjectSet,
  changes: Extract<ContinuousEffect, { kind: 'change' }>['changes'],
): readonly ContinuousEffect[] {
  return [{ kind: 'change', affected, changes }];
}

export type Effects = Meaning<readonly ContinuousEffect[]>;

/** What a static ability does is, has and gets; what is gained or becomes so is so for a time. */
const lasting: Reader<true> = reader((token) =>
  token !== undefined && /^(gains?|becomes?)$/.test(token.text)
    ? []
    : [{ firstToken: token, nextToken: token, result: true }],
);

/** "doesn't untap during your untap step". */
const staysTapped: Reader<unknown> = first<unknown>(
  words("doesn't|don't untap during your|its|their untap step|steps"),
  words("doesn't untap during its controller's untap step"),
  words("don't untap during their controllers' untap step|steps"),
  words("don't untap during their controller's untap step"),
);

const aboutObjects: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase([subject, lasting, predicates], (who, _lasting, changes) => (scope) => {
      const { objects } = who(scope);
      scope.grantee = objects;
      return change(objects, changes(scope));
    }),
    phrase(["it's", become], (changes) => (scope) => {
      const objects = scope.find(null, false);
      if (objects.kind !== 'self' && objects.kind !== 'attachedTo') scope.reject(null);
      return change(objects, changes(scope));
    }),
    phrase(["it's|he's|she's", become, 'and', predicates], (changes, more) => (scope) => {
      const objects = it(scope);
      if (objects.kind !== 'self' && objects.kind !== 'attachedTo') scope.reject(null);
      return change(objects, [...changes(scope), ...more(scope)]);
    }),
    // What is measured against the source is said to be unable to block it: "it" is not what can't block.
    phrase([described, "can't block it"], (what) => (scope) => {
      const object = what(scope);
      const measured = JSON.stringify(object.filter).includes('"kind":"self"');
      if (!measured || object.zone !== Zone.Battlefield) scope.reject(null);
      return restriction({ kind: 'cantBeBlocked', what: { kind: 'isSelf' }, by: object.filter });
    }),
    phrase([subject, restricted], (who, cant) => (scope) => cant(who(scope).filter)(scope)),
    phrase(
      [subject, predicates, first(words(', and'), words('and')), restricted],
      (who, changes, _and, cant) => (scope) => {
        const { objects, filter } = who(scope);
        scope.grantee = objects;
        return [...change(objects, changes(scope)), ...cant(filter)(scope)];
      },
    ),
    phrase(
      [subject, predicates, first(words(', and'), words('and')), inactive],
      (who, changes, _and, idle) => (scope) => {
        const { objects } = who(scope);
        return [...change(objects, changes(scope)), ...idle(scope)];
      },
    ),
    phrase([subject, restricted, 'and', predicates], (who, cant, changes) => (scope) => {
      const { objects, filter } = who(scope);
      scope.grantee = objects;
      return [...cant(filter)(scope), ...change(objects, changes(scope))];
    }),
    phrase([subject, restricted, 'and', restricted], (who, a, b) => (scope) => {
      const { filter } = who(scope);
      return [...a(filter)(scope), ...b(filter)(scope)];
    }),
    phrase(['you may have', selfObject, "assign its combat damage as though it weren't blocked"], () => () => [
      { kind: 'allowance', allowance: { kind: 'assignAsUnblocked', what: { kind: 'isSelf' } } },
    ]),
    phrase(
      [nounPhrase, "in graveyards can't be the targets of", targeters],
      (cards, by) => (scope) =>
        cards.head === 'card'
          ? restriction({ kind: 'cantBeTargeted', what: cards.filter, zone: Zone.Graveyard, ...by(scope) })
          : scope.reject([]),
    ),
    // 702.16n
    phrase([subject, predicates, ". this effect doesn't remove", kept], (who, changes, keeps) => (scope) => {
      const { objects } = who(scope);
      const given = changes(scope);
      return change(objects, keepingAttached(given, keeps) ?? scope.reject(given));
    }),
    // 113.6: what the spells have while they are spells.
    phrase([spellsOfYours, 'have|has', granted], (spells, given) => (scope) => {
      const affected = spells(scope);
      return change(affected, given(scope));
    }),
    phrase([subject, 'and', spellsOfYours, 'have|has', granted], (who, spells, given) => (scope) => {
      const { objects } = who(scope);
      const cast = spells(scope);
      const changes = given(scope);
      return [...change(objects, changes), ...change(cast, changes)];
    }),
    // 702.11c, 702.16b, 702.18b: players, alone or with permanents.
    phrase(['you and', subject, 'have', granted], (who, given) => (scope) => {
      const { objects } = who(scope);
      const changes = given(scope);
      const rules = shields(changes, YOU) ?? scope.reject([]);
      return [...rules.flatMap(restriction), ...change(objects, changes)];
    }),
    phrase(['you ,', oneSubject, ', and', oneSubject, 'have', granted], (one, other, given) => (scope) => {
      const objects = [one(scope).objects, other(scope).objects];
      const changes = given(scope);
      const rules = shields(changes, YOU) ?? scope.reject([]);
      return [...rules.flatMap(restriction), ...objects.flatMap((each) => change(each, changes))];
    }),
    phrase(['you have', granted], (given) => (scope) => {
      const rules = shields(given(scope), YOU) ?? scope.reject([]);
      return rules.flatMap(restriction);
    }),
    phrase([described, "can't be countered"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return restriction({ kind: 'cantBeCountered', what: spells.filter });
    }),
    phrase([described, "can't be cast"], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return restriction({ kind: 'cantCast', who: EACH_PLAYER, spells: spells.filter });
    }),
    phrase(['untap', subject, "during each other player's untap step"], (who) => (scope) => [
      { kind: 'allowance', allowance: { kind: 'untapsWithOthers', what: who(scope).filter } },
    ]),
    phrase(
      ['the', legendRule, "doesn't apply"],
      () => () => restriction({ kind: 'noLegendRule', what: { kind: 'any' } }),
    ),
    phrase(['the', legendRule, "doesn't apply to", described], (_rule, what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      return restriction({ kind: 'noLegendRule', what: filter });
    }),
    phrase([subject, staysTapped], (who) => (scope) => restriction({ kind: 'doesntUntap', what: who(scope).filter })),
    phrase([subject, predicates, 'and', staysTapped], (who, changes) => (scope) => {
      const { objects, filter } = who(scope);
      return [...change(objects, changes(scope)), ...restriction({ kind: 'doesntUntap', what: filter })];
    }),
    phrase(
      [subject, 'has', listOf(keywordIfColor, first(words(', and'), words(','), words('and')))],
      (who, given) => (scope) => {
        const { objects } = who(scope);
        if (objects.kind !== 'all' || given.length < 2) scope.reject(null);
        return given.flatMap(({ keywords, color }) => {
          if (objects.kind !== 'all') return [];
          const filter = conjunction([objects.filter, { kind: 'color', colors: color }]);
          return change({ ...objects, filter }, [{ kind: 'addKeywords', keywords }]);
        });
      },
    ),
    phrase(
      ['you control', attachedSubject],
      () => () => change({ kind: 'attachedTo' }, [{ kind: 'controller', who: YOU }]),
    ),
    phrase(
      [
        maybe(
          either(phrase([subject, restricted, first(words(', and'), words('and'))], (who, cant) => ({ who, cant }))),
        ),
        inactive,
      ],
      (cannot, idle) => (scope) => {
        const before = cannot === null ? [] : cannot.cant(cannot.who(scope).filter)(scope);
        return [...before, ...idle(scope)];
      },
    ),
    phrase(
      [subject, staysTapped, first(words(', and'), words('and')), inactive],
      (who, _stays, _and, idle) => (scope) => [
        ...restriction({ kind: 'doesntUntap', what: who(scope).filter }),
        ...idle(scope),
      ],
    ),
    definitions,
  ),
);

/** Auras that an effect of protection leaves where they are. */
const kept: Reader<Filter> = either<Filter>(
  phrase([selfObject], () => ({ kind: 'isSelf' })),
  phrase(['auras'], () => ({ kind: 'subtype', subtypes: ['Aura'] })),
);

function keepingAttached(changes: readonly Change[], keeps: Filter): readonly Change[] | null {
  const kept = changes.map((each) => {
    if (each.kind !== 'addAbilities') return each;
    const abilities = each.abilities.map((ability) =>
      ability.kind === 'keyword' && ability.keyword === 'protection' ? { ...ability, keeps } : ability,
    );
    return { ...each, abilities };
  });
  return JSON.stringify(kept) === JSON.stringify(changes) ? null : kept;
}

const legendRule: Reader<true> = token('quoted', (text) => (text === 'legend rule' ? true : null));

/** "vigilance if it's white". */
const keywordIfColor: Reader<{ readonly keywords: number; readonly color: number }> = phrase(
  [plainKeyword, "if it's", colorWord],
  (keywords, color) => ({ keywords, color }),
);

/** "its activated abilities can't be activated", "activated abilities of artifacts can't be activated unless they're mana abilities". */
const inactive: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(["its activated abilities can't be activated", exceptMana], (except) => (scope) => {
      const objects = scope.find(null, false);
      if (objects.kind !== 'attachedTo') scope.reject(null);
      return restriction({ kind: 'cantActivate', what: { kind: 'attachedToBySource' }, exceptMana: except });
    }),
    phrase(
      [attachedSubject, "'s activated abilities can't be activated", exceptMana],
      (_host, except) => () =>
        restriction({ kind: 'cantActivate', what: { kind: 'attachedToBySource' }, exceptMana: except }),
    ),
    phrase(['activated abilities of', described, "can't be activated", exceptMana], (what, except) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      return restriction({ kind: 'cantActivate', what: object.filter, exceptMana: except });
    }),
  ),
);

/** What the card's own power and toughness are (208.2a). */
const definitions: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase([selfObject, "'s power and toughness are each equal to", value], (_self, amount) => (scope) => {
      const number = amount(scope);
      return defined(number, number);
    }),
    phrase([selfObject, "'s power is equal to", value], (_self, amount) => (scope) => defined(amount(scope), null)),
    phrase([selfObject, "'s toughness is equal to", value], (_self, amount) => (scope) => defined(null, amount(scope))),
    phrase(
      [selfObject, "'s power is equal to", value, 'and its toughness is equal to that number plus', numeral],
      (_self, amount, more) => (scope) => {
        const number = amount(scope);
        return defined(number, { kind: 'sum', of: [number, more] });
      },
    ),
    phrase(
      [selfObject, "'s power is equal to", value, 'and its toughness is equal to', value],
      (_self, power, toughness) => (scope) => defined(power(scope), toughness(scope)),
    ),
  ),
);

function defined(power: Quantity | null, toughness: Quantity | null): readonly ContinuousEffect[] {
  return change({ kind: 'self' }, [{ kind: 'definePowerToughness', power, toughness }]);
}

const statement: Reader<Effects> = rule(() =>
  either(aboutObjects, aboutPlayers, castingFrom, castingFromTop, playingFromGraveyard, lentCasting),
);

/** One sentence of a static line, which functions where its condition says that the card is (113.6b). */
const staticSentence: Reader<Lines> = rule(() =>
  phrase([plainSentence], (sentence) => (scope) => {
    const said = sentence(scope);
    const { zone } = scope.draft;
    return zone === null
      ? said
      : said.map((each) => (each.kind === 'static' || each.kind === 'replacement' ? { ...each, zone } : each));
  }),
);

const plainSentence: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase([statement], (effects) => (scope) => lines(effects(scope), null)),
    phrase([statement, 'as long as', condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines(what, so(scope));
    }),
    // One change or the other.
    phrase(
      [subject, predicates, '. it', predicates, 'instead as long as', condition],
      (who, usual, other, so) => (scope) => {
        const { objects } = who(scope);
        return eitherChange(objects, usual(scope), other(scope), so(scope));
      },
    ),
    phrase(
      [subject, predicates, '. if', condition, ', it', predicates, 'instead'],
      (who, usual, so, other) => (scope) => {
        const { objects } = who(scope);
        const first = usual(scope);
        const only = so(scope);
        return eitherChange(objects, first, other(scope), only);
      },
    ),
    phrase(['as long as', condition, ',', statement], (so, effects) => (scope) => {
      const only = so(scope);
      return lines(effects(scope), only);
    }),
    phrase(['as long as', condition, ',', replacementLine], (so, replaced) => (scope) => {
      const only = so(scope);
      return replaced(scope).map((ability) =>
        ability.kind === 'replacement' && ability.condition === undefined
          ? { ...ability, condition: only }
          : scope.reject(ability),
      );
    }),
    phrase(['during your turn , as long as', condition, ',', statement], (so, effects) => (scope) => {
      const only = so(scope);
      return lines(effects(scope), { kind: 'and', of: [{ kind: 'turnOf', who: YOU }, only] });
    }),
    phrase(
      ['during your turn ,', statement],
      (effects) => (scope) => lines(effects(scope), { kind: 'turnOf', who: YOU }),
    ),
    phrase(
      ['once during each of your turns ,', onceATurn],
      (effects) => (scope) => lines(effects(scope), { kind: 'turnOf', who: YOU }),
    ),
    phrase(['once each turn ,', onceATurn], (effects) => (scope) => lines(effects(scope), null)),
    phrase(
      ['during your', stepWord, ',', statement],
      (step, effects) => (scope) =>
        lines(effects(scope), {
          kind: 'and',
          of: [
            { kind: 'turnOf', who: YOU },
            { kind: 'during', steps: [step] },
          ],
        }),
    ),
    phrase(
      ['during turns other than yours ,', statement],
      (effects) => (scope) => lines(effects(scope), { kind: 'not', of: { kind: 'turnOf', who: YOU } }),
    ),
    phrase([subject, predicates, sometimes, '. otherwise , it', onesOwn], (who, changes, when, others) => (scope) => {
      const { objects, filter } = who(scope);
      const then = change(objects, changes(scope));
      const only = when(scope);
      return [...lines(then, only), ...lines(others({ objects, filter })(scope), { kind: 'not', of: only })];
    }),
    phrase(
      [aboutObjects, 'during your turn'],
      (effects) => (scope) => lines(effects(scope), { kind: 'turnOf', who: YOU }),
    ),
    // Every X of the statement is the number that is said.
    phrase([aboutObjects, ', where x is', value], (effects, amount) => (scope) => {
      const what = effects(scope);
      const number = amount(scope);
      const said = what.map((effect) => rewrite(effect, (part) => valued(part, number)));
      // An X that is no number yet would be one that nobody announces.
      if (speaksOfX(said) && !speaksOfX(number)) scope.reject(null);
      return lines(said, null);
    }),
    phrase([aboutObjects, 'if', condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines(what, so(scope));
    }),
    phrase([statement, 'unless', condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines(what, { kind: 'not', of: so(scope) });
    }),
    phrase([subject, staysTapped, 'if', condition], (who, _stays, so) => (scope) => {
      const what = restriction({ kind: 'doesntUntap', what: who(scope).filter });
      return lines(what, so(scope));
    }),
  ),
);

const onceATurn: Reader<Effects> = rule(() => either(oncePerTurn, onceFromGraveyard));

/** When something is so and otherwise is not. */
const sometimes: Reader<Meaning<Condition>> = rule(() =>
  either<Meaning<Condition>>(
    phrase(['as long as', condition], (so) => so),
    phrase(['during your turn'], () => () => ({ kind: 'turnOf', who: YOU })),
  ),
);

/** What is said of one subject by "it": what it is, gets and can't. */
const onesOwn: Reader<(of: Subject) => Effects> = rule(() =>
  either<(of: Subject) => Effects>(
    phrase(
      [predicates],
      (changes) =>
        ({ objects }) =>
        (scope) =>
          change(objects, changes(scope)),
    ),
    phrase([predicates, 'and', restricted], (changes, cant) => ({ objects, filter }) => (scope) => [
      ...change(objects, changes(scope)),
      ...cant(filter)(scope),
    ]),
  ),
);

/** What a line of several sentences may consist of. */
const lineSentence: Reader<Lines> = rule(() => either(staticSentence, replacementLine, aboutCasting));

/** "As long as this creature is paired with another creature, both creatures have …" (702.95b). */
const paired: Reader<Lines> = rule(() =>
  phrase(
    [
      'as long as',
      selfObject,
      'is paired with another creature ,',
      either(words('both creatures'), words('each of those creatures')),
      predicates,
    ],
    (_self, _both, changes) => (scope) => [
      {
        kind: 'static',
        condition: { kind: 'matches', what: { kind: 'self' }, filter: { kind: 'designated', word: 'paired' } },
        effect: {
          kind: 'change',
          affected: { kind: 'union', of: [{ kind: 'self' }, { kind: 'pairedWith' }] },
          changes: changes(scope),
        },
      },
    ],
  ),
);

/** A static line: one or more abilities, each a sentence. */
export const staticLine: Reader<Lines> = rule(() =>
  either<Lines>(
    aboutCasting,
    beforeTheGame,
    paired,
    staticSentence,
    phrase(
      [lineSentence, '.', listOf(lineSentence, words('.'))],
      (head, rest) => (scope) => [head, ...rest].flatMap((each) => each(scope)),
    ),
  ),
);

/** X, or mana of that much, with the number that is said of it. */
function valued(part: Readonly<Record<string, unknown>>, amount: Quantity): unknown {
  if (part['kind'] === 'x') return amount;
  return part['kind'] === 'mana' && part['cost'] === '{X}' ? { kind: 'genericMana', amount } : undefined;
}
