/** Costs (118, 602.1a): what stands before a colon, after a keyword, and in "pay" phrases. */
import {
  type Cost,
  type CostComponent,
  type Filter,
  type ObjectSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import {
  either,
  first,
  listOf,
  type Meaning,
  many,
  maybe,
  phrase,
  type Reader,
  rule,
  token,
  words,
} from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, type Described, described } from './filters.ts';
import { conjunction } from './nouns.ts';
import { giver, it, selfObject } from './objects.ts';
import { YOU } from './players.ts';
import { count, value } from './quantities.ts';
import { attachedSubject } from './staticSubjects.ts';
import { costSymbol, counterName, numeral, ownedZone } from './vocabulary.ts';

/** `{2}{U}{U}` as one component. */
export const manaCost: Reader<string> = phrase([costSymbol, many(costSymbol)], (head, tail) =>
  [head, ...tail].join(''),
);

/** The amount of generic mana that a cost is, if it is nothing else. */
export function genericOf(cost: string): number | null {
  const generic = /^\{(\d+)\}$/.exec(cost);
  return generic === null ? null : Number(generic[1]);
}

/** `{2}`: generic mana alone, by its amount. */
export const genericMana: Reader<number> = token('symbol', genericOf);

const tapSymbol: Reader<true> = token('symbol', (text) => (text === '{T}' ? true : null));

type Component = Meaning<CostComponent>;

const symbols: Reader<Component> = first<Component>(
  phrase([tapSymbol], () => () => ({ kind: 'tapSelf' })),
  phrase([token('symbol', (text) => (text === '{Q}' ? true : null))], () => () => ({ kind: 'untapSelf' })),
  phrase([manaCost], (cost) => () => ({ kind: 'mana', cost })),
  phrase(['waterbend', manaCost], (cost) => () => ({ kind: 'mana', cost, waterbend: true })),
);

const energy: Reader<Component> = rule(() =>
  phrase(
    [
      token('symbol', (text) => (text === '{E}' ? true : null)),
      many(token('symbol', (text) => (text === '{E}' ? true : null))),
    ],
    (_one, more) => () => ({
      kind: 'payEnergy',
      amount: 1 + more.length,
    }),
  ),
);

/** A described object that the payer has: "you control" is part of what the cost says anyway. */
function own(what: Described): Filter {
  const parts = what.filter.kind === 'and' ? what.filter.of : [what.filter];
  return conjunction(parts.filter((part) => part.kind !== 'controlledBy' || part.who.kind !== 'you'));
}

function inZone(what: Described, zone: ZoneId, scope: Scope): Filter {
  return what.zone === Zone.None || what.zone === zone ? what.filter : scope.reject(what.filter);
}

function named(scope: Scope, name: string, what: Described, amount: Quantity): string {
  scope.mentionPaid({ kind: 'bound', name }, [...what.nouns, 'card', name], amount !== 1);
  return name;
}

/** How many are paid; "any number of" is chosen as X is (107.3a). */
const howMany: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    count,
    phrase(['any number of'], () => () => ({ kind: 'x' })),
  ),
);

/** Permanents of the payer's that counters are taken from. */
function yours(what: Described, scope: Scope): ObjectSet {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  const controlled = partsOf(what.filter).some((part) => part.kind === 'controlledBy' && part.who.kind === 'you');
  return controlled ? allOf(what) : scope.reject(allOf(what));
}

/** "a creature you control", "another permanent you control" */
const oneOfYours: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase(['a|an', described], (what) => (scope) => yours(what(scope), scope)),
    phrase(['another', described], (what) => (scope) => {
      const object = what(scope);
      return yours({ ...object, filter: conjunction([{ kind: 'other' }, ...partsOf(object.filter)]) }, scope);
    }),
  ),
);

function partsOf(filter: Filter): readonly Filter[] {
  return filter.kind === 'and' ? filter.of : [filter];
}

/** "It" in a cost is the object itself, if nothing else was given up before. */
function paidByItself(scope: Scope, component: CostComponent): CostComponent {
  return scope.has(null, false) ? scope.reject(component) : component;
}

/** What is done to what gives the ability: "sacrifice this Equipment" (201.5a). */
const withGiver: Reader<Component> = rule(() =>
  either<Component>(
    phrase(['sacrifice', giver], (what) => (scope) => ({ kind: 'sacrifice', filter: only(what, scope), count: 1 })),
    phrase(['tap', giver], (what) => (scope) => ({ kind: 'tapPermanents', filter: only(what, scope), count: 1 })),
    phrase(['exile', giver], (what) => (scope) => ({
      kind: 'exileCards',
      zone: Zone.Battlefield,
      filter: only(what, scope),
      count: 1,
    })),
    phrase(['unattach', giver], (what) => (scope) => {
      only(what, scope);
      return { kind: 'unattach', what };
    }),
    phrase(['remove', count, counterName, 'counter|counters from', giver], (amount, counter, from) => (scope) => {
      const number = amount(scope);
      scope.thisWay.set('counters removed', number);
      if (number !== 1) scope.amount ??= number;
      return { kind: 'removeCounters', counter, count: number, from };
    }),
  ),
);

function only(what: ObjectSet, scope: Scope): Filter {
  scope.mentionObjects(what, ['permanent'], false);
  return { kind: 'among', what };
}

/** "sacrifice a creature", with the verb in either form. */
const actions: Reader<Component> = rule(() =>
  either<Component>(
    phrase(['sacrifice|sacrifices', selfObject], () => () => ({ kind: 'sacrificeSelf' })),
    phrase(['sacrifice|sacrifices', howMany, described, maybe(words('of their choice'))], (amount, what) => (scope) => {
      const number = amount(scope);
      const object = what(scope);
      return {
        kind: 'sacrifice',
        filter: own(object),
        count: number,
        name: named(scope, 'sacrificed', object, number),
      };
    }),
    phrase(['sacrifice another', described], (what) => (scope) => {
      // A spell that has a target asks for another permanent than that; its own cost is paid before it speaks of anything.
      const apart: Filter = scope.draft.targets.length > 0 ? scope.another : { kind: 'other' };
      const object = what(scope);
      const filter = conjunction([apart, object.filter]);
      return { kind: 'sacrifice', filter, count: 1, name: named(scope, 'sacrificed', object, 1) };
    }),
    phrase(['tap', howMany, 'untapped', described], (amount, what) => (scope) => {
      const number = amount(scope);
      const object = what(scope);
      return {
        kind: 'tapPermanents',
        filter: own(object),
        count: number,
        name: named(scope, 'tapped', object, number),
      };
    }),
    phrase(['waterbend', manaCost], (cost) => () => ({ kind: 'mana', cost, waterbend: true })),
    phrase(['blight', count], (number) => (scope) => {
      const counters = number(scope);
      const name = scope.fresh('blighted');
      scope.mentionPaid({ kind: 'bound', name }, ['creature', 'blighted'], false);
      return { kind: 'blight', counters, name };
    }),
    phrase(['collect evidence', count], (value) => (scope) => ({ kind: 'collectEvidence', value: value(scope) })),
    phrase(['reveal', count, described], (amount, what) => (scope) => ({
      kind: 'revealFromHand',
      filter: inZone(what(scope), Zone.Hand, scope),
      count: amount(scope),
    })),
    phrase(['discard|discards', selfObject], () => () => ({ kind: 'discardSelf' })),
    phrase(['discard|discards your|their hand'], () => () => ({ kind: 'discardHand' })),
    phrase(['discard|discards', howMany, described], (amount, what) => (scope) => {
      const number = amount(scope);
      const object = what(scope);
      return {
        kind: 'discard',
        filter: inZone(object, Zone.Hand, scope),
        count: number,
        name: named(scope, 'discarded', object, number),
      };
    }),
    phrase(['discard', count, described, 'at random'], (amount, what) => (scope) => ({
      kind: 'discard',
      filter: inZone(what(scope), Zone.Hand, scope),
      count: amount(scope),
      random: true,
    })),
    phrase(['pay|pays', count, 'life'], (amount) => (scope) => ({ kind: 'payLife', amount: amount(scope) })),
    phrase(['pay|pays life equal to', value], (amount) => (scope) => {
      const paid = amount(scope);
      scope.amount = paid;
      return { kind: 'payLife', amount: paid };
    }),
    phrase(['pay|pays', symbols], (mana) => mana),
    phrase(['pay|pays', energy], (paid) => paid),
    phrase(
      ['remove', howMany, counterName, 'counter|counters from', first<unknown>(selfObject, words('it'))],
      (amount, counter) => (scope) => {
        const number = amount(scope);
        scope.thisWay.set('counters removed', number);
        if (number !== 1) scope.amount ??= number;
        return { kind: 'removeCounters', counter, count: number };
      },
    ),
    // As many as the player likes, but some.
    phrase(
      ['remove one or more', counterName, 'counters from', first<unknown>(selfObject, words('it'))],
      (counter) => (scope) => {
        scope.draft.leastX = 1;
        scope.amount ??= { kind: 'x' };
        return { kind: 'removeCounters', counter, count: { kind: 'x' } };
      },
    ),
    phrase(['remove one or more', counterName, 'counters from among', described], (counter, what) => (scope) => {
      scope.draft.leastX = 1;
      scope.amount ??= { kind: 'x' };
      scope.thisWay.set('counters removed', { kind: 'x' });
      return { kind: 'removeCounters', counter, count: { kind: 'x' }, from: yours(what(scope), scope) };
    }),
    phrase(['remove a|an', maybe(counterName), 'counter from', oneOfYours], (counter, from) => (scope) => ({
      kind: 'removeCounters',
      counter,
      count: 1,
      from: from(scope),
    })),
    phrase(
      ['remove a|an', counterName, 'counter or a|an', counterName, 'counter from', oneOfYours],
      (one, other, what) => (scope) => {
        const from = what(scope);
        const removed = (counter: string): CostComponent => ({ kind: 'removeCounters', counter, count: 1, from });
        return { kind: 'oneOf', of: [one, other].map((label) => ({ label, part: removed(label) })) };
      },
    ),
    phrase(['remove all', counterName, 'counters from', selfObject], (counter, what) => (scope) => {
      const of = what(scope);
      if (of.kind !== 'self') scope.reject(null);
      // There are none of them any more when the ability resolves.
      const name = scope.fresh('removed');
      const number = { kind: 'bound', name } as const;
      scope.thisWay.set('counters removed', number);
      scope.amount ??= number;
      return { kind: 'removeCounters', counter, count: { kind: 'counters', counter, of }, name };
    }),
    phrase(['sacrifice', attachedSubject], () => (scope) => {
      const name = 'sacrificed';
      scope.mentionPaid({ kind: 'bound', name }, ['creature', 'permanent', 'card', name], false);
      return { kind: 'sacrifice', filter: { kind: 'attachedToBySource' }, count: 1, name };
    }),
    phrase(['tap', attachedSubject], () => (scope) => {
      const name = 'tapped';
      scope.mentionPaid({ kind: 'bound', name }, ['creature', 'permanent', name], false);
      return { kind: 'tapPermanents', filter: { kind: 'attachedToBySource' }, count: 1, name };
    }),
    phrase(['sacrifice all', described], (what) => (scope) => {
      const object = what(scope);
      const number: Quantity = { kind: 'count', of: yours(object, scope) };
      return {
        kind: 'sacrifice',
        filter: own(object),
        count: number,
        name: named(scope, 'sacrificed', object, number),
      };
    }),
    phrase(['pay|pays half your life , rounded up'], () => () => ({
      kind: 'payLife',
      amount: { kind: 'half', of: { kind: 'life', of: YOU }, round: 'up' },
    })),
    phrase(
      ['remove', count, maybe(counterName), 'counter|counters from among', described],
      (amount, counter, what) => (scope) => {
        const number = amount(scope);
        return { kind: 'removeCounters', counter, count: number, from: yours(what(scope), scope) };
      },
    ),
    phrase(['tap', count, 'other untapped', described], (amount, what) => (scope) => {
      const number = amount(scope);
      const filter = conjunction([{ kind: 'other' }, own(what(scope))]);
      return { kind: 'tapPermanents', filter, count: number };
    }),
    phrase(['tap another untapped', described], (what) => (scope) => ({
      kind: 'tapPermanents',
      filter: conjunction([{ kind: 'other' }, own(what(scope))]),
      count: 1,
    })),
    phrase(['pay', count, words('{E}')], (amount) => (scope) => ({ kind: 'payEnergy', amount: amount(scope) })),
    phrase(['discard another card named', selfObject], () => (scope) => ({
      kind: 'discard',
      filter: { kind: 'and', of: [{ kind: 'other' }, { kind: 'named', name: scope.face.name }] },
      count: 1,
    })),
    phrase(['sacrifice it'], () => (scope) => paidByItself(scope, { kind: 'sacrificeSelf' })),
    phrase(['exile it'], () => (scope) => paidByItself(scope, { kind: 'exileSelf' })),
    phrase(['remove', count, 'counter|counters from', selfObject], (amount) => (scope) => ({
      kind: 'removeCounters',
      counter: null,
      count: amount(scope),
    })),
    phrase(['remove', count, 'counter|counters from it|her|him'], (amount) => (scope) => {
      const removed: CostComponent = { kind: 'removeCounters', counter: null, count: amount(scope) };
      return it(scope).kind === 'self' ? removed : scope.reject(removed);
    }),
    phrase(['behold', count, described, maybe(words('and exile it'))], (amount, what, exile) => (scope) => {
      const number = amount(scope);
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const name = exile === null ? 'beheld' : 'exiled';
      return {
        kind: 'behold',
        filter: object.filter,
        count: number,
        ...(exile === null ? {} : { exile: true }),
        name: named(scope, name, object, number),
      };
    }),
    // 701.4a, without the word.
    phrase(['choose a|an', described, 'or reveal a|an', described], (what, card) => (scope) => {
      const object = what(scope);
      const shown = card(scope);
      const own: Filter = conjunction([shown.filter, { kind: 'controlledBy', who: YOU }]);
      if (object.zone !== Zone.Battlefield || shown.zone !== Zone.Hand) scope.reject(null);
      if (JSON.stringify(own) !== JSON.stringify(object.filter)) scope.reject(null);
      return { kind: 'behold', filter: object.filter, count: 1, name: named(scope, 'beheld', object, 1) };
    }),
    phrase(['forage'], () => () => FORAGE),
    phrase(['put', count, counterName, 'counter|counters on', selfObject], (amount, counter) => (scope) => ({
      kind: 'putCounters',
      counter,
      count: amount(scope),
    })),
    phrase(['exile', selfObject], () => () => ({ kind: 'exileSelf' })),
    phrase(['exile', selfObject, 'from your', ownedZone], (_self, zone) => (scope) => {
      scope.draft.zone = zone;
      return { kind: 'exileSelf' };
    }),
    phrase(['exile', howMany, described], (amount, what) => (scope) => {
      const number = amount(scope);
      const object = what(scope);
      if (object.zone !== Zone.Graveyard && object.zone !== Zone.Hand) scope.reject(null);
      // The payer's own zone: "from a graveyard" would be anybody's.
      if (object.of?.kind !== 'you' && object.of?.kind !== 'bound') scope.reject(null);
      return {
        kind: 'exileCards',
        zone: object.zone,
        filter: object.filter,
        count: number,
        name: named(scope, 'exiled', object, number),
      };
    }),
    phrase(['exile another', described], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Graveyard || object.of?.kind !== 'you') scope.reject(null);
      return {
        kind: 'exileCards',
        zone: Zone.Graveyard,
        filter: conjunction([{ kind: 'other' }, object.filter]),
        count: 1,
        name: named(scope, 'exiled', object, 1),
      };
    }),
    phrase(['exile', count, described], (amount, what) => (scope) => {
      const number = amount(scope);
      const object = what(scope);
      const yours =
        object.filter.kind === 'and' &&
        object.filter.of.some((part) => part.kind === 'controlledBy' && part.who.kind === 'you');
      if (object.zone !== Zone.Battlefield || !yours) scope.reject(null);
      const name = named(scope, 'exiled', object, number);
      return { kind: 'exileCards', zone: Zone.Battlefield, filter: own(object), count: number, name };
    }),
    phrase(
      [
        'put',
        count,
        described,
        'from exile into',
        first(words("that player's graveyard"), words("their owners' graveyards")),
      ],
      (amount, what) => (scope) => {
        const number = amount(scope);
        const { head, zone, of, filter } = what(scope);
        if (head !== 'card' || zone !== Zone.None || of !== null) scope.reject(null);
        return { kind: 'buryExiled', filter, count: number };
      },
    ),
    phrase(['return', selfObject, "to its owner's hand"], () => () => ({ kind: 'returnSelfToHand' })),
    phrase(['return', count, described, "to its|their owner's hand"], (amount, what) => (scope) => ({
      kind: 'returnToHand',
      filter: own(what(scope)),
      count: amount(scope),
    })),
    phrase(['exert', selfObject], () => () => ({ kind: 'exertSelf' })),
    phrase(['mill', count, 'card|cards'], (amount) => (scope) => {
      const number = amount(scope);
      const name = 'milled';
      scope.mentionObjects({ kind: 'bound', name }, ['card', 'milled'], number !== 1);
      return { kind: 'mill', count: number, name };
    }),
    phrase(['reveal', selfObject, 'from your hand'], () => () => ({
      kind: 'revealFromHand',
      filter: { kind: 'isSelf' },
      count: 1,
    })),
    phrase(['reveal', count, described, 'from your hand'], (amount, what) => (scope) => ({
      kind: 'revealFromHand',
      filter: what(scope).filter,
      count: amount(scope),
    })),
  ),
);

/** 701.61a */
const FORAGE: CostComponent = {
  kind: 'oneOf',
  of: [
    {
      label: 'exile three cards from your graveyard',
      part: { kind: 'exileCards', zone: Zone.Graveyard, filter: { kind: 'any' }, count: 3 },
    },
    {
      label: 'sacrifice a Food',
      part: { kind: 'sacrifice', filter: { kind: 'subtype', subtypes: ['Food'] }, count: 1 },
    },
  ],
  action: 'forage',
};

const loyalty: Reader<Component> = first<Component>(
  phrase([token('signed', (text) => (text === '-X' ? true : null))], () => () => ({ kind: 'loyalty', change: '-X' })),
  phrase([token('signed', (text) => (/^[+-]\d+$/.test(text) ? Number(text) : null))], (change) => () => ({
    kind: 'loyalty',
    change,
  })),
);

/** The cost of a loyalty ability; zero has no sign. */
const loyaltyCost: Reader<Meaning<Cost>> = first<Meaning<Cost>>(
  phrase([loyalty], (cost) => (scope) => [cost(scope)]),
  phrase([numeral], (zero) => (zero === 0 ? () => [{ kind: 'loyalty' as const, change: 0 }] : null)),
);

/** "Other" things than the object itself are given up to pay for it. */
function paidWith(parts: readonly Component[]): Meaning<Cost> {
  return (scope) => {
    const before = scope.paying;
    scope.paying = true;
    const cost = parts.map((each) => each(scope));
    scope.paying = before;
    return cost;
  };
}

/** What is done to pay: "sacrifice a creature and pay 2 life". */
export const actionCost: Reader<Meaning<Cost>> = rule(() =>
  either<Meaning<Cost>>(
    phrase([listOf(actions, either(words(','), words('and'), words(', and')))], paidWith),
    phrase(['pay|pays', symbols, 'and', numeral, 'life'], (mana, amount) =>
      paidWith([mana, () => ({ kind: 'payLife', amount })]),
    ),
  ),
);

/** "{3}, {T} or {U}, {T}": so much generic mana or one of the color. */
const eitherMana: Reader<Meaning<Cost>> = phrase(
  [genericMana, ',', tapSymbol, 'or', costSymbol, ',', tapSymbol],
  (amount, _tap, colored) => {
    const color = /^\{([WUBRG])\}$/.exec(colored)?.[1];
    if (color === undefined) return null;
    return () => [{ kind: 'mana', cost: `{${amount}/${color}}` }, { kind: 'tapSelf' }];
  },
);

/** "{2}, {T}, Sacrifice this land and a creature": something else besides. */
const sacrificedWith: Reader<Meaning<Cost>> = rule(() =>
  phrase(
    [listOf(either(symbols, energy, actions), words(',')), ', sacrifice', selfObject, 'and a|an|another', described],
    (parts, _self, what) =>
      paidWith([
        ...parts,
        () => ({ kind: 'sacrificeSelf' }),
        (scope) => {
          const object = what(scope);
          const filter = conjunction([{ kind: 'other' }, own(object)]);
          return { kind: 'sacrifice', filter, count: 1, name: named(scope, 'sacrificed', object, 1) };
        },
      ]),
  ),
);

/** Before a colon: "{2}, {T}, Sacrifice this artifact". */
export const activationCost: Reader<Meaning<Cost>> = rule(() =>
  first(
    loyaltyCost,
    eitherMana,
    sacrificedWith,
    phrase(
      [listOf(either(symbols, energy, actions, withGiver), either(words(','), words('and'), words(', and')))],
      paidWith,
    ),
  ),
);

/** After a keyword: mana, or a dash and anything. */
export const keywordCost: Reader<Meaning<Cost>> = rule(() =>
  either<Meaning<Cost>>(
    phrase([manaCost], (cost) => () => [{ kind: 'mana', cost }]),
    phrase(['—', listOf(either(symbols, energy, actions), words(','))], paidWith),
  ),
);
