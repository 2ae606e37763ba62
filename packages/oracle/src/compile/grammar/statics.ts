/** Static abilities (604): what permanents are, get, can't and must, what players may do and what things cost. */
import type {
  Ability,
  Allowance,
  Condition,
  ContinuousEffect,
  Filter,
  ObjectSet,
  PlayerSet,
  Quantity,
  Restriction,
} from '@foretell/rules/ir';
import { Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { condition } from './conditions.ts';
import { actionCost, manaCost } from './costs.ts';
import { predicates, restricted } from './effects/continuous.ts';
import { described } from './filters.ts';
import { conjunction } from './nouns.ts';
import { selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { forEach, value } from './quantities.ts';

type Lines = Meaning<readonly Ability[]>;

/** What a static ability is about: itself, what it is attached to, or all of a description. */
const subject: Reader<Meaning<{ readonly objects: ObjectSet; readonly filter: Filter }>> = rule(() =>
  either<Meaning<{ readonly objects: ObjectSet; readonly filter: Filter }>>(
    phrase([selfObject], () => (scope) => {
      scope.mentionObjects({ kind: 'self' }, ['creature', 'permanent'], false);
      return { objects: { kind: 'self' }, filter: { kind: 'isSelf' } };
    }),
    phrase([attachedSubject], () => (scope) => {
      scope.mentionObjects({ kind: 'attachedTo' }, ['creature', 'permanent'], false);
      return { objects: { kind: 'attachedTo' }, filter: { kind: 'attachedToBySource' } };
    }),
    phrase([maybe(words('all|each')), maybe(words('other')), described], (_all, other, what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const others: readonly Filter[] = other === null ? [] : [{ kind: 'other' }];
      const filter = conjunction([...others, object.filter]);
      scope.mentionEach(object.nouns);
      return { objects: { kind: 'all', zone: Zone.Battlefield, filter }, filter };
    }),
  ),
);

const attachedSubject: Reader<unknown> = first(
  words(
    'enchanted creature|permanent|land|artifact|planeswalker|enchantment|vehicle|forest|mountain|island|swamp|plains',
  ),
  words('equipped creature'),
);

function lines(effects: readonly ContinuousEffect[], only: Condition | null): readonly Ability[] {
  return effects.map((effect) => ({ kind: 'static', effect, ...(only === null ? {} : { condition: only }) }));
}

function restrictions(list: readonly Restriction[]): readonly ContinuousEffect[] {
  return list.map((restriction) => ({ kind: 'restriction', restriction }));
}

function change(
  affected: ObjectSet,
  changes: Extract<ContinuousEffect, { kind: 'change' }>['changes'],
): readonly ContinuousEffect[] {
  return [{ kind: 'change', affected, changes }];
}

type Effects = Meaning<readonly ContinuousEffect[]>;

const aboutObjects: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase([subject, predicates], (who, changes) => (scope) => {
      const { objects } = who(scope);
      return change(objects, changes(scope));
    }),
    phrase([subject, restricted], (who, cant) => (scope) => restrictions(cant(who(scope).filter)(scope))),
    phrase([subject, predicates, 'and', restricted], (who, changes, cant) => (scope) => {
      const { objects, filter } = who(scope);
      return [...change(objects, changes(scope)), ...restrictions(cant(filter)(scope))];
    }),
    phrase([subject, restricted, 'and', restricted], (who, a, b) => (scope) => {
      const { filter } = who(scope);
      return restrictions([...a(filter)(scope), ...b(filter)(scope)]);
    }),
    phrase(
      [
        subject,
        "doesn't|don't untap during your|its|their",
        maybe(words("controller's|controllers'")),
        'untap step|steps',
      ],
      (who) => (scope) => restrictions([{ kind: 'doesntUntap', what: who(scope).filter }]),
    ),
    phrase(
      ['you control', attachedSubject],
      () => () => change({ kind: 'attachedTo' }, [{ kind: 'controller', who: YOU }]),
    ),
    phrase(
      [attachedSubject, "can't attack or block , and its activated abilities can't be activated"],
      () => () =>
        restrictions([
          { kind: 'cantAttack', what: { kind: 'attachedToBySource' } },
          { kind: 'cantBlock', what: { kind: 'attachedToBySource' } },
          { kind: 'cantActivate', what: { kind: 'attachedToBySource' }, exceptMana: false },
        ]),
    ),
    phrase([selfObject, "'s power and toughness are each equal to", value], (_self, amount) => (scope) => {
      const number = amount(scope);
      return change({ kind: 'self' }, [{ kind: 'definePowerToughness', power: number, toughness: number }]);
    }),
    phrase([selfObject, "can attack as though it didn't have defender"], () => () => [
      { kind: 'allowance', allowance: { kind: 'attackAsThoughNoDefender', what: { kind: 'isSelf' } } },
    ]),
  ),
);

function allowance(value: Allowance): () => Effects {
  return () => () => [{ kind: 'allowance', allowance: value }];
}

const aboutPlayers: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(['you have no maximum hand size'], allowance({ kind: 'noMaximumHandSize', who: YOU })),
    phrase(
      ['you may play an additional land on each of your turns'],
      allowance({ kind: 'additionalLandPlays', who: YOU, count: 1 }),
    ),
    phrase(['play with the top card of your library revealed'], allowance({ kind: 'playWithTopRevealed', who: YOU })),
    phrase(
      ['you may look at the top card of your library any time'],
      allowance({ kind: 'lookAtTopOfLibrary', who: YOU }),
    ),
    phrase(
      ['you may play lands and cast spells from the top of your library'],
      allowance({ kind: 'playFromTopOfLibrary', who: YOU, what: { kind: 'any' }, revealed: false }),
    ),
    phrase(['you may cast', described, 'as though they had flash'], (what) => (scope) => [
      { kind: 'allowance', allowance: { kind: 'castAsThoughFlash', who: YOU, spells: what(scope).filter } },
    ]),
    phrase(['you have hexproof'], () => () => restrictions([{ kind: 'playerHexproof', who: YOU }])),
    phrase(['you have shroud'], () => () => restrictions([{ kind: 'playerShroud', who: YOU }])),
    phrase([collective, "can't gain life"], (who) => () => restrictions([{ kind: 'cantGainLife', who }])),
    phrase(
      [collective, "can't cast", described],
      (who, what) => (scope) => restrictions([{ kind: 'cantCast', who, spells: what(scope).filter }]),
    ),
    phrase(
      [collective, "can't cast more than one spell each turn"],
      (who) => () => restrictions([{ kind: 'castLimit', who, spells: { kind: 'any' }, count: 1 }]),
    ),
    phrase([collective, "can't search libraries"], (who) => () => restrictions([{ kind: 'cantSearchLibraries', who }])),
    phrase(
      [described, 'you cast cost', manaCost, 'less to cast'],
      (what, cost) => (scope) => reduced(what(scope).filter, cost, YOU, scope),
    ),
    phrase(
      [described, 'you cast cost', manaCost, 'more to cast'],
      (what, cost) => (scope) => increased(what(scope).filter, cost, YOU),
    ),
    phrase(
      [described, 'your opponents cast cost', manaCost, 'more to cast'],
      (what, cost) => (scope) => increased(what(scope).filter, cost, OPPONENTS),
    ),
    phrase(
      [described, 'cost', manaCost, 'more to cast'],
      (what, cost) => (scope) => increased(what(scope).filter, cost, EACH_PLAYER),
    ),
    phrase(
      [described, 'cost', manaCost, 'less to cast'],
      (what, cost) => (scope) => reduced(what(scope).filter, cost, EACH_PLAYER, scope),
    ),
  ),
);

const collective: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['players'], () => EACH_PLAYER),
  phrase(['your opponents'], () => OPPONENTS),
  phrase(['each opponent'], () => OPPONENTS),
  phrase(['each player'], () => EACH_PLAYER),
  phrase(['you'], () => YOU),
);

function reduced(filter: Filter, cost: string, who: PlayerSet, scope: Scope): readonly ContinuousEffect[] {
  const generic = /^\{(\d+)\}$/.exec(cost);
  if (generic === null) return scope.reject([]);
  return [{ kind: 'cost', change: { who, what: 'spell', filter, reduceGeneric: Number(generic[1]) } }];
}

function increased(filter: Filter, cost: string, who: PlayerSet): readonly ContinuousEffect[] {
  return [{ kind: 'cost', change: { who, what: 'spell', filter, increase: [{ kind: 'mana', cost }] } }];
}

const statement: Reader<Effects> = rule(() => either(aboutObjects, aboutPlayers));

/** Statements about casting the card itself. */
const aboutCasting: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase([thisSpell, "can't be countered"], () => () => [{ kind: 'keyword', keyword: 'cantBeCountered' }]),
    phrase([thisSpell, 'costs', manaCost, 'less to cast', forEach], (_spell, cost, each) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      const amount = each(scope);
      if (generic === null) return scope.reject([]);
      const by = Number(generic[1]);
      return [
        { kind: 'keyword', keyword: 'costsLess', generic: by === 1 ? amount : { kind: 'times', of: amount, by } },
      ];
    }),
    phrase([thisSpell, 'costs', manaCost, 'less to cast if', condition], (_spell, cost, so) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      if (generic === null) return scope.reject([]);
      return [
        {
          kind: 'keyword',
          keyword: 'costsLess',
          generic: lessIf(so(scope), Number(generic[1])),
        },
      ];
    }),
    phrase([thisSpell, 'costs', words('{X}'), 'less to cast , where x is', value], (_spell, _x, amount) => (scope) => [
      { kind: 'keyword', keyword: 'costsLess', generic: amount(scope) },
    ]),
    phrase(['as an additional cost to cast this spell ,', actionCost], (cost) => (scope) => [
      { kind: 'keyword', keyword: 'additionalCost', cost: cost(scope) },
    ]),
    phrase(['as an additional cost to cast this spell ,', actionCost, 'or', actionCost], (cost, other) => (scope) => [
      { kind: 'keyword', keyword: 'additionalCost', cost: cost(scope), orElse: other(scope) },
    ]),
    phrase(['you may pay', manaCost, "rather than pay this spell's mana cost"], (cost) => () => [
      { kind: 'keyword', keyword: 'alternativeCost', name: `pay ${cost}`, cost: [{ kind: 'mana', cost }] },
    ]),
    phrase(['if', condition, ', you may cast this spell without paying its mana cost'], (so) => (scope) => [
      { kind: 'keyword', keyword: 'alternativeCost', name: 'free', cost: [], condition: so(scope) },
    ]),
    phrase(['cast this spell only', castTime], (so) => () => [{ kind: 'keyword', keyword: 'castOnly', condition: so }]),
  ),
);

function lessIf(so: Condition, then: number): Quantity {
  return { kind: 'conditional', if: so, then, else: 0 };
}

const castTime: Reader<Condition> = either<Condition>(
  phrase(['during combat'], () => ({ kind: 'duringCombat' })),
  phrase(['during your turn'], () => ({ kind: 'turnOf', who: YOU })),
  phrase(["during an opponent's turn"], () => ({ kind: 'turnOf', who: OPPONENTS })),
);

const thisSpell: Reader<unknown> = first<unknown>(
  words('this spell'),
  phrase([selfObject], () => true),
);

/** A static line: one or more abilities. */
export const staticLine: Reader<Lines> = rule(() =>
  either<Lines>(
    aboutCasting,
    phrase([statement], (effects) => (scope) => lines(effects(scope), null)),
    phrase([statement, 'as long as', condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines(what, so(scope));
    }),
    phrase(['as long as', condition, ',', statement], (so, effects) => (scope) => {
      const only = so(scope);
      return lines(effects(scope), only);
    }),
    phrase(
      ['during your turn ,', statement],
      (effects) => (scope) => lines(effects(scope), { kind: 'turnOf', who: YOU }),
    ),
    phrase([statement, 'unless', condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines(what, { kind: 'not', of: so(scope) });
    }),
  ),
);
