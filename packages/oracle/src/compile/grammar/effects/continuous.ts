/** Continuous effects of resolving spells and abilities (611.2), and the predicates they share with static abilities. */
import type {
  Allowance,
  Change,
  ContinuousEffect,
  Duration,
  Effect,
  Filter,
  ObjectSet,
  PlayerSet,
  Quantity,
} from '@foretell/rules/ir';
import { CardType, Zone } from '@foretell/rules/ir';
import { BASIC_LAND_TYPES } from '../../../print/vocabulary.ts';
import { CHOSEN_COLOR, withColorOfChoice } from '../../lowering/chosenColor.ts';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { duration } from '../durations.ts';
import { described } from '../filters.ts';
import { anyObjects, it, selfObject } from '../objects.ts';
import { exceptMana } from '../playerStatics.ts';
import { otherPlayers, players, YOU } from '../players.ts';
import { forEach, times } from '../quantities.ts';
import { isSpell } from '../spoken.ts';
import { numeral, size, sizeChange } from '../vocabulary.ts';
import { become } from './become.ts';
import { granted } from './granted.ts';
import { multipliedSizes } from './multipliedSizes.ts';
import { predicates } from './predicates.ts';
import { restricted, restrictedTogether, thisCombat, thisTurn } from './restricted.ts';

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
    case 'cantHaveKeywords':
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

function rules(effects: readonly ContinuousEffect[], time: Duration): Effect {
  return inSequence(effects.map((effect) => ({ kind: 'applyRule', effect, duration: time })));
}

/** The filter for what a rule for a time is about; later words in the singular speak of a lone object. */
function ruled(what: ObjectSet): Filter {
  if (what.kind === 'all') return what.filter;
  return { kind: 'among', what };
}

/** Objects that are spoken of: "target creature", "each creature", "creatures you control". */
export const affected: Reader<Meaning<ObjectSet>> = rule(() =>
  first(
    phrase([anyObjects, maybe(words('each'))], (what) => what),
    groups,
  ),
);

/** "[objects] get +1/+1 and gain flying until end of turn", with the duration before, after or between. */
const changed: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([affected, maybe(words('also')), predicates, duration], (what, _also, changes, time) => (scope) => {
      const to = what(scope);
      scope.grantee = to;
      return appliedToAll(scope, to, changes(scope), time(scope));
    }),
    phrase([duration, ',', affected, maybe(words('also')), predicates], (time, what, _also, changes) => (scope) => {
      const lasting = time(scope);
      const to = what(scope);
      scope.grantee = to;
      return appliedToAll(scope, to, changes(scope), lasting);
    }),
    phrase(
      [affected, 'get|gets', maybe(words('an additional')), sizeChange, duration, forEach],
      (what, _additional, { power, toughness }, time, each) =>
        (scope) => {
          const to = what(scope);
          const lasting = time(scope);
          const factor = each(scope);
          const change = {
            kind: 'modifyPowerToughness',
            power: times(power, factor),
            toughness: times(toughness, factor),
          } as const;
          return appliedToAll(scope, to, [change], lasting);
        },
    ),
    phrase(
      [affected, predicates, duration, 'and', predicates, duration],
      (what, changes, time, more, time2) => (scope) => {
        const to = what(scope);
        const one = appliedToAll(scope, to, changes(scope), time(scope));
        return inSequence([one, applied(to, more(scope), time2(scope))]);
      },
    ),
    phrase(["it's", become, duration], (changes, time) => (scope) => {
      const to = scope.find(null, false);
      const made = changes(scope);
      return applied(to, made, time(scope));
    }),
    // Of what has just come to the battlefield: what it is and has from then on.
    phrase(['it has', granted, 'and is', become, ended], (given, changes) => (scope) => {
      const to = scope.has('returned', false) ? scope.find('returned', false) : scope.reject(it(scope));
      return applied(to, [...given(scope), ...changes(scope)], { kind: 'indefinite' });
    }),
    phrase(["it's", become, 'and', predicates, ended], (changes, more) => (scope) => {
      const to = scope.has('returned', false) ? scope.find('returned', false) : scope.reject(it(scope));
      return applied(to, [...changes(scope), ...more(scope)], { kind: 'indefinite' });
    }),
    // "It's an enchantment", of what has just come to the battlefield.
    phrase(["it's", become, ended], (changes) => (scope) => {
      const to = scope.has('returned', false) ? scope.find('returned', false) : scope.reject(it(scope));
      return applied(to, changes(scope), { kind: 'indefinite' });
    }),
    phrase(
      [anyObjects, 'lose|loses all abilities and', becoming, predicates, ended],
      (what, _verb, changes) => (scope) => {
        const to = what(scope);
        return applied(to, [{ kind: 'loseAllAbilities' }, ...changes(scope)], { kind: 'indefinite' });
      },
    ),
    phrase(
      [
        duration,
        ',',
        anyObjects,
        "'s base power and toughness become|becomes",
        size,
        maybe(phrase(['and it|he|she|they', predicates], (changes) => changes)),
      ],
      (time, what, numbers, more) => (scope) => {
        const lasting = time(scope);
        const to = what(scope);
        const base: Change = { kind: 'setPowerToughness', ...numbers };
        return applied(to, [base, ...(more === null ? [] : more(scope))], lasting);
      },
    ),
    phrase([anyObjects, becoming, predicates, ended], (what, _verb, changes) => (scope) => {
      const to = what(scope);
      const become = changes(scope);
      // Nothing but its colours is changed of a spell.
      if (isSpell(scope, to) && !become.every(({ kind }) => kind === 'setColors')) scope.reject(null);
      return applied(to, become, { kind: 'indefinite' });
    }),
    // What they become they stay, whatever else they are then.
    phrase([everyOf, losing, predicates, ended], (what, _verb, changes) => (scope) => {
      const to = what(scope);
      const lasting = changes(scope);
      const becomes = lasting.some(({ kind }) => /^(set|add)(Types|Subtypes)$/.test(kind));
      return becomes
        ? appliedToAll(scope, to, lasting, { kind: 'indefinite' })
        : scope.reject(applied(to, lasting, { kind: 'indefinite' }));
    }),
    // What has no stated end is said of one object that was just made, moved or named.
    phrase([referred, notHaving, predicates, ended], (what, _verb, changes) => (scope) => {
      const to = what(scope);
      // What an instant or sorcery says of itself it is wherever it is, not because it resolves (604.3).
      if (to.kind === 'self' && (scope.face.types & (CardType.Instant | CardType.Sorcery)) !== 0) scope.reject(null);
      scope.grantee = to;
      return applied(to, changes(scope), { kind: 'indefinite' });
    }),
    phrase(
      [
        affected,
        'become|becomes the creature type of your choice',
        maybe(words('in addition to its|their other types')),
        duration,
      ],
      (what, kept, time) => (scope) => {
        const to = what(scope);
        const as = scope.nameType();
        const kind = kept === null ? 'setSubtypes' : 'addSubtypes';
        const change: Change = { kind, subtypes: [], word: { kind: 'bound', name: as } };
        return inSequence([{ kind: 'chooseCreatureType', who: YOU, as }, applied(to, [change], time(scope))]);
      },
    ),
    phrase([affected, 'become|becomes that type', duration], (what, time) => (scope) => {
      const to = what(scope);
      const name = scope.chosenType ?? scope.reject('');
      const change: Change = { kind: 'setSubtypes', subtypes: [], word: { kind: 'bound', name } };
      return applied(to, [change], time(scope));
    }),
    phrase([affected, 'become|becomes the basic land type of your choice', duration], (what, time) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      const options = BASIC_LAND_TYPES.map((label) => ({
        label,
        effect: applied(to, [{ kind: 'setLandTypes', subtypes: [label] }], lasting),
      }));
      return { kind: 'chooseEffect', who: YOU, options };
    }),
    phrase([affected, 'become|becomes the color of your choice', duration], (what, time) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      return withColorOfChoice(YOU, applied(to, [{ kind: 'setColors', colors: CHOSEN_COLOR }], lasting));
    }),
    phrase(
      [affected, 'get|gets', sizeChange, 'and become|becomes the color of your choice', duration],
      (what, more, time) => (scope) => {
        const to = what(scope);
        const changes: readonly Change[] = [
          { kind: 'modifyPowerToughness', ...more },
          { kind: 'setColors', colors: CHOSEN_COLOR },
        ];
        return withColorOfChoice(YOU, applied(to, changes, time(scope)));
      },
    ),
    phrase([affected, 'get|gets', sizeChange, 'or', sizeChange, duration], (what, one, other, time) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      const options = [one, other].map((each) => ({
        label: `${signed(scope, each.power)}/${signed(scope, each.toughness)}`,
        effect: applied(to, [{ kind: 'modifyPowerToughness', ...each }], lasting),
      }));
      return { kind: 'chooseEffect', who: YOU, options };
    }),
    phrase(
      ['switch', anyObjects, "'s power and toughness until end of turn"],
      (what) => (scope) => applied(what(scope), [{ kind: 'switchPowerToughness' }], { kind: 'endOfTurn' }),
    ),
    phrase(
      ['switch the power and toughness of', anyObjects, 'until end of turn'],
      (what) => (scope) => applied(what(scope), [{ kind: 'switchPowerToughness' }], { kind: 'endOfTurn' }),
    ),
  ),
);

/** Something spoken of before, or the source itself. */
const referred: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase(['it|he|she'], () => (scope) => it(scope)),
    phrase([selfObject], (what) => what),
    phrase(
      ['that', token('word', (text) => (/^(creature|permanent|token|land|artifact)$/.test(text) ? text : null))],
      (noun) => (scope) => scope.find(noun, false),
    ),
    phrase(['they'], () => (scope) => scope.find(null, true)),
    phrase(['those creatures|tokens|permanents'], () => (scope) => scope.find(null, true)),
    phrase(['each of them'], () => (scope) => scope.find(null, true)),
  ),
);

/** "It has …" says what a token is made with, or what something has all along. */
const notHaving: Reader<true> = reader((token) =>
  token?.text === 'has' || token?.text === 'have' ? [] : [{ firstToken: token, nextToken: token, result: true }],
);

/** What objects become, gain or lose they keep so, unless it is said how long (611.2a). */
const becoming: Reader<true> = reader((token) =>
  token !== undefined && /^(becomes?|gains?|loses?)$/.test(token.text)
    ? [{ firstToken: token, nextToken: token, result: true }]
    : [],
);

const losing: Reader<true> = reader((token) =>
  token?.text === 'loses' || token?.text === 'lose' ? [{ firstToken: token, nextToken: token, result: true }] : [],
);

/** "Each creature target opponent controls": all there are now (611.2c). */
const everyOf: Reader<Meaning<ObjectSet>> = rule(() =>
  phrase(['each|all', described], (what) => (scope) => {
    const object = what(scope);
    if (object.zone !== Zone.Battlefield) scope.reject(null);
    const all = { kind: 'all', zone: object.zone, filter: object.filter } as const;
    scope.mentionObjects(all, object.nouns, true);
    return all;
  }),
);

/** The end of a sentence: nothing follows that might say how long. */
const ended: Reader<true> = reader((token) =>
  token === undefined ? [{ firstToken: token, nextToken: token, result: true }] : [],
);

/** "[objects] can't block this turn", alone or with changes. */
const ruledFor: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [affected, predicates, duration, 'and', restricted, maybe(duration)],
      (what, changes, time, cant) => (scope) => {
        const to = what(scope);
        const lasting = time(scope);
        return inSequence([applied(to, changes(scope), lasting), rules(cant(ruled(to))(scope), lasting)]);
      },
    ),
    phrase([affected, predicates, 'and', restricted, duration], (what, changes, cant, time) => (scope) => {
      const to = what(scope);
      const given = changes(scope);
      const cannot = cant(ruled(to))(scope);
      const lasting = time(scope);
      return inSequence([applied(to, given, lasting), rules(cannot, lasting)]);
    }),
    phrase(
      [affected, restricted, duration, 'and', predicates, duration],
      (what, cant, time, changes, time2) => (scope) => {
        const to = what(scope);
        const cannot = rules(cant(ruled(to))(scope), time(scope));
        return inSequence([cannot, applied(to, changes(scope), time2(scope))]);
      },
    ),
    phrase(
      [duration, ',', affected, predicates, 'and', affected, predicates],
      (time, what, changes, other, more) => (scope) => {
        const lasting = time(scope);
        const to = what(scope);
        const one = appliedToAll(scope, to, changes(scope), lasting);
        const others = other(scope);
        return inSequence([one, appliedToAll(scope, others, more(scope), lasting)]);
      },
    ),
    phrase([duration, ',', affected, predicates, 'and', restricted], (time, what, changes, cant) => (scope) => {
      const lasting = time(scope);
      const to = what(scope);
      const given = changes(scope);
      return inSequence([applied(to, given, lasting), rules(cant(ruled(to))(scope), lasting)]);
    }),
    phrase([affected, restrictedTogether, duration], (what, cant, time) => (scope) => {
      const to = what(scope);
      const cannot = cant(ruled(to))(scope);
      return rules(cannot, time(scope));
    }),
    phrase([duration, ',', affected, restrictedTogether], (time, what, cant) => (scope) => {
      const lasting = time(scope);
      const to = what(scope);
      return rules(cant(ruled(to))(scope), lasting);
    }),
    phrase([affected, thisTurn], (what, cant) => (scope) => {
      const to = what(scope);
      return rules(cant(ruled(to))(scope), { kind: 'endOfTurn' });
    }),
    phrase([affected, thisCombat], (what, must) => (scope) => {
      const to = what(scope);
      return rules(must(ruled(to))(scope), { kind: 'endOfCombat' });
    }),
    phrase([affected, predicates, duration, 'and', thisTurn], (what, changes, time, cant) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      return inSequence([applied(to, changes(scope), lasting), rules(cant(ruled(to))(scope), { kind: 'endOfTurn' })]);
    }),
  ),
);

/** "Those creatures": the ones that were spoken of as they were then, rather than whatever fits the description later. */
const theseOnly: Reader<Meaning<{ readonly before: readonly Effect[]; readonly those: ObjectSet }>> = rule(() =>
  phrase([first(words('those creatures|permanents|lands|artifacts'), words('they'))], () => (scope) => {
    const those = scope.find(null, true);
    if (those.kind !== 'all') return { before: [], those };
    const as = scope.fresh('those');
    return { before: [{ kind: 'let', as, objects: those }], those: { kind: 'bound', name: as } };
  }),
);

/** "doesn't untap during its controller's next untap step". */
const stayingTapped: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([theseOnly, "don't untap during that player's next untap step"], (what) => (scope) => {
      const { before, those } = what(scope);
      const duration: Duration = { kind: 'throughNextUntapStepOf', who: scope.findOnePlayer() };
      return inSequence([...before, { ...staysTapped(those), duration }]);
    }),
    phrase(
      [theseOnly, "don't untap during their controller's|controllers' next untap step|steps"],
      (what) => (scope) => {
        const { before, those } = what(scope);
        return inSequence([...before, staysTapped(those)]);
      },
    ),
    phrase(
      [anyObjects, "doesn't untap during its controller's next untap step"],
      (what) => (scope) => staysTapped(what(scope)),
    ),
    phrase(
      [anyObjects, "don't untap during their controller's|controllers' next untap step|steps"],
      (what) => (scope) => staysTapped(what(scope)),
    ),
    phrase([affected, "doesn't|don't untap during your next untap step"], (what) => (scope) => ({
      kind: 'applyRule',
      effect: { kind: 'restriction', restriction: { kind: 'doesntUntap', what: ruled(what(scope)) } },
      duration: { kind: 'throughNextUntapStepOf', who: YOU },
    })),
    phrase([anyObjects, "doesn't untap during its controller's untap step", duration], (what, time) => (scope) => {
      const to = what(scope);
      return {
        kind: 'applyRule',
        effect: { kind: 'restriction', restriction: { kind: 'doesntUntap', what: ruled(to) } },
        duration: time(scope),
      };
    }),
  ),
);

/** Effects of resolving spells and abilities that last. */
export const continuous: Reader<Clause> = rule(() =>
  either<Clause>(
    changed,
    multipliedSizes,
    ruledFor,
    phrase(['gain|gains control of', anyObjects, maybe(duration)], (what, time) => (scope) => {
      const to = what(scope);
      const lasting: Duration = time === null ? { kind: 'indefinite' } : time(scope);
      return appliedToAll(scope, to, [{ kind: 'controller', who: YOU }], lasting);
    }),
    phrase([otherPlayers, 'gain|gains control of', anyObjects, maybe(duration)], (who, what, time) => (scope) => {
      const player = who(scope);
      const to = what(scope);
      const lasting: Duration = time === null ? { kind: 'indefinite' } : time(scope);
      return appliedToAll(scope, to, [{ kind: 'controller', who: player }], lasting);
    }),
    stayingTapped,
    phrase([player, "can't cast", described, duration], (who, what, time) => (scope) => {
      const players = who(scope);
      const spells = what(scope);
      if (spells.head !== 'spell') scope.reject(null);
      return rules(
        [{ kind: 'restriction', restriction: { kind: 'cantCast', who: players, spells: spells.filter } }],
        time(scope),
      );
    }),
    phrase(
      [duration, ',', player, "can't cast", described, 'from anywhere other than their hands'],
      (time, who, what) => (scope) => {
        const lasting = time(scope);
        const players = who(scope);
        const spells = what(scope);
        if (spells.head !== 'spell') scope.reject(null);
        const from = [Zone.Library, Zone.Graveyard, Zone.Exile, Zone.Command];
        return rules(
          [{ kind: 'restriction', restriction: { kind: 'cantCast', who: players, spells: spells.filter, from } }],
          lasting,
        );
      },
    ),
    phrase(["its activated abilities can't be activated", exceptMana, duration], (except, time) => (scope) => {
      const of = scope.find(null, false);
      const restriction = { kind: 'cantActivate', what: { kind: 'among', what: of }, exceptMana: except } as const;
      return rules([{ kind: 'restriction', restriction }], time(scope));
    }),
    phrase(['you can cast only', numeral, 'more', described, 'this turn'], (count, what) => (scope) => {
      const spells = what(scope);
      if (spells.head !== 'spell' || spells.filter.kind !== 'any') scope.reject(null);
      const as = scope.fresh('limit');
      const soFar: Quantity = { kind: 'spellsCastThisTurn', of: YOU };
      return inSequence([
        { kind: 'letNumber', as, value: { kind: 'sum', of: [soFar, count] } },
        {
          kind: 'applyRule',
          effect: {
            kind: 'restriction',
            restriction: { kind: 'castLimit', who: YOU, spells: { kind: 'any' }, count: { kind: 'bound', name: as } },
          },
          duration: { kind: 'endOfTurn' },
        },
      ]);
    }),
    phrase([players, "can't gain life", duration], (who, time) => (scope) => {
      const player = who(scope);
      const effect = { kind: 'restriction', restriction: { kind: 'cantGainLife', who: player } } as const;
      return { kind: 'applyRule', effect, duration: time(scope) };
    }),
    phrase(
      [
        'you may play',
        either(
          phrase(['an additional land'], () => 1),
          phrase([numeral, 'additional lands'], (count) => count),
          // What may be done need not be.
          phrase(['up to', numeral, 'additional lands'], (count) => count),
        ),
        'this turn',
      ],
      (count) => () => allowed({ kind: 'additionalLandPlays', who: YOU, count }),
    ),
    phrase(['you may cast', described, 'this turn as though they had flash'], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return allowed({ kind: 'castAsThoughFlash', who: YOU, spells: spells.filter });
    }),
  ),
);

const player: Reader<Meaning<PlayerSet>> = rule(() =>
  either<Meaning<PlayerSet>>(
    phrase(['you'], () => () => YOU),
    otherPlayers,
  ),
);

function allowed(allowance: Allowance): Effect {
  return { kind: 'applyRule', effect: { kind: 'allowance', allowance }, duration: { kind: 'endOfTurn' } };
}

function staysTapped(what: ObjectSet): Extract<Effect, { readonly kind: 'applyRule' }> {
  return {
    kind: 'applyRule',
    effect: { kind: 'restriction', restriction: { kind: 'doesntUntap', what: { kind: 'among', what } } },
    duration: { kind: 'throughNextUntapStepOf', who: { kind: 'controllerOf', what } },
  };
}

/** Plurals without "all": "creatures you control". */
const groups: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([described, maybe(words('each'))], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const all = { kind: 'all', zone: object.zone, filter: object.filter } as const;
      scope.mentionObjects(all, object.nouns, true);
      return all;
    }),
  ),
);

/** "+2" */
function signed(scope: Scope, change: Quantity): string {
  const number = typeof change === 'number' ? change : scope.reject(0);
  return number < 0 ? String(number) : `+${number}`;
}
