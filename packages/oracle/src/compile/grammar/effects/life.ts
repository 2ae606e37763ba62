/** Life and damage (119, 120). */
import {
  CardType,
  type Effect,
  EVENT_NAMES,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type TargetSpec,
  Zone,
} from '@foretell/rules/ir';
import { either, first, type Meaning, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { allOf, type Described, described } from '../filters.ts';
import { measure } from '../measures.ts';
import { conjunction, disjunction } from '../nouns.ts';
import { anyObjects, anyTarget, anyTargetBut, type Recipient, singleObject } from '../objects.ts';
import { EACH_PLAYER, isSeveral, OPPONENTS, players, possessive, YOU } from '../players.ts';
import { count, maybeForEach, times, value } from '../quantities.ts';
import { counterName, numeral } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';

export const lifeActions: ActionReader = rule(() =>
  either(
    phrase(['gain|gains', count, 'life', maybeForEach], (amount, each) =>
      by((who, scope) => ({ kind: 'gainLife', who, amount: times(amount(scope), each === null ? null : each(scope)) })),
    ),
    phrase(['lose|loses', count, 'life', maybeForEach], (amount, each) =>
      by((who, scope) => losing(scope, who, times(amount(scope), each === null ? null : each(scope)))),
    ),
    phrase(['gain|gains life equal to', value], (amount) =>
      by((who, scope) => ({ kind: 'gainLife', who, amount: amount(scope) })),
    ),
    phrase(['lose|loses life equal to', value], (amount) => by((who, scope) => losing(scope, who, amount(scope)))),
    phrase(['lose|loses half your|their life , rounded up'], () =>
      by((who, scope) => losing(scope, who, { kind: 'half', of: { kind: 'life', of: who }, round: 'up' })),
    ),
    phrase(['lose|loses the game'], () => by((who) => ({ kind: 'loseGame', who }))),
    phrase(['win|wins the game'], () => by((who) => ({ kind: 'winGame', who }))),
  ),
);

/** "The life lost this way" is the total of what they lose. */
function losing(scope: Scope, who: PlayerSet, amount: Quantity): Effect {
  const as = scope.fresh('lost');
  scope.thisWay.set('life lost', { kind: 'bound', name: as });
  scope.amount ??= { kind: 'bound', name: as };
  return { kind: 'loseLife', who, amount, as };
}

/** "those creatures", "creature you control": each of them is the source of damage of its own. */
const eachSource: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase(['those creatures|permanents|tokens'], () => (scope) => scope.find(null, true)),
    phrase(['them'], () => (scope) => scope.find(null, true)),
    phrase([described, 'tapped this way'], (what) => (scope) => {
      const { filter } = what(scope);
      const { objects, asked } = scope.findDone('tapped');
      return sameKind(filter, asked) ? objects : { kind: 'where', from: objects, filter };
    }),
    phrase([described], (what) => (scope) => {
      const object = what(scope);
      return object.zone === Zone.Battlefield ? allOf(object) : scope.reject(allOf(object));
    }),
  ),
);

/** Everything that was asked for before was of that description anyway. */
function sameKind(filter: Filter, asked: Filter | null): boolean {
  if (asked === null) return false;
  const parts = asked.kind === 'and' ? asked.of : [asked];
  return parts.some((part) => JSON.stringify(part) === JSON.stringify(filter));
}

/** Whom or what damage is dealt to. */
export const recipient: Reader<Meaning<Recipient>> = rule(() =>
  either<Meaning<Recipient>>(
    phrase(['any target'], () => (scope) => anyTarget(scope, 1, 1)),
    phrase(['any other target'], () => (scope) => anyTarget(scope, 1, 1, true)),
    phrase(['another target'], () => (scope) => anyTarget(scope, 1, 1, true)),
    phrase(['each of up to', numeral, 'targets'], (max) => (scope) => anyTarget(scope, 0, max)),
    phrase(['each of up to', numeral, 'other targets'], (max) => (scope) => anyTarget(scope, 0, max, true)),
    phrase(['each of up to x targets'], () => (scope) => anyTarget(scope, 0, { kind: 'x' })),
    phrase(['each of x targets'], () => (scope) => anyTarget(scope, { kind: 'x' }, { kind: 'x' })),
    phrase(['each of one or two targets'], () => (scope) => anyTarget(scope, 1, 2)),
    phrase(['each of one , two , or three targets'], () => (scope) => anyTarget(scope, 1, 3)),
    phrase(['any number of targets'], () => (scope) => anyTarget(scope, 0, 1000)),
    phrase(['each of', numeral, 'targets'], (exact) => (scope) => anyTarget(scope, exact, exact)),
    phrase(
      [first(words('that player or planeswalker|permanent'), words('that permanent or player'))],
      () => (scope) => {
        const either = scope.lastEither();
        return either === null ? scope.reject({}) : { to: either, players: either };
      },
    ),
    phrase(["the player or planeswalker it's attacking"], () => attacked),
    phrase(['the player or planeswalker that creature is attacking'], () => attacked),
    phrase(['target player or planeswalker'], () => (scope) => playerOrPlaneswalker(scope, EACH_PLAYER)),
    phrase(['target opponent or planeswalker'], () => (scope) => playerOrPlaneswalker(scope, OPPONENTS)),
    phrase(['target opponent ,', described, ', or', described], (what, other) => (scope) => {
      const kinds = [what(scope), other(scope)];
      if (kinds.some(({ zone }) => zone !== Zone.Battlefield)) scope.reject(null);
      const filter = disjunction(kinds.map((each) => each.filter));
      const nouns = kinds.flatMap((each) => each.nouns);
      const bound = scope.addTarget(
        { what: filter, zone: Zone.Battlefield, players: OPPONENTS, min: 1, max: 1 },
        nouns,
      );
      return { to: bound, players: bound };
    }),
    phrase(['any target other than', singleObject], (apart) => (scope) => anyTargetBut(scope, apart(scope))),
    phrase([players], (who) => (scope) => ({ players: who(scope) })),
    phrase([anyObjects], (what) => (scope) => both(what(scope))),
    // One player, where there are no objects that "them" could be.
    phrase(['them'], () => (scope) => ({
      players: scope.has(null, true) ? scope.reject(EACH_PLAYER) : scope.findOnePlayer(),
    })),
    phrase(
      ['each', playersEach, 'and each', described, 'they control'],
      (who, what) => (scope) => damagedWith(scope, who, what(scope), { kind: 'controlledBy', who }),
    ),
    phrase(
      ['each', playersEach, 'and each', described],
      (who, what) => (scope) => damagedWith(scope, who, what(scope), { kind: 'any' }),
    ),
    phrase(['each', described, 'and each', playersEach], (what, who) => (scope) => {
      const object = what(scope);
      return { to: { kind: 'all', zone: Zone.Battlefield, filter: object.filter }, players: who };
    }),
  ),
);

/** Players, and what is on the battlefield besides them. */
function damagedWith(scope: Scope, players: PlayerSet, what: Described, more: Filter): Recipient {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  return { to: { kind: 'all', zone: Zone.Battlefield, filter: conjunction([what.filter, more]) }, players };
}

/** A target that may be a player as well is dealt damage as what it is. */
function both(what: ObjectSet): Recipient {
  return { to: what };
}

const eachOfPlayers: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['each player'], () => EACH_PLAYER),
  phrase(['each opponent'], () => OPPONENTS),
);

const playersEach: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['player'], () => EACH_PLAYER),
  phrase(['opponent'], () => OPPONENTS),
);

function playerOrPlaneswalker(scope: Scope, who: PlayerSet): Recipient {
  const bound = scope.addTarget(
    { what: { kind: 'type', types: 64 }, zone: Zone.Battlefield, players: who, min: 1, max: 1 },
    ['planeswalker', 'permanent'],
  );
  return { to: bound, players: bound };
}

/** What the creature attacks of which the event tells (508.5), if it is no battle. */
function attacked(scope: Scope): Recipient {
  const other = { kind: 'bound', name: EVENT_NAMES.other } as const;
  const planeswalkers = { kind: 'where', from: other, filter: { kind: 'type', types: CardType.Planeswalker } } as const;
  return scope.attacks ? { to: planeswalkers, players: other } : scope.reject({});
}

type Clause = Meaning<Effect>;

function dealt(
  source: ObjectSet,
  amount: (scope: Scope) => Parameters<typeof times>[0],
  to: Recipient,
  scope: Scope,
): Effect {
  // The object that has the ability is the source, also where it is no more (608.2h).
  const own = source.kind === 'self' || JSON.stringify(source) === JSON.stringify(scope.self);
  const from = own ? {} : { source };
  const hit = to.to === undefined || to.players !== undefined ? to : { to: scope.apart(to.to, source) };
  const as = scope.fresh('dealt');
  const excessAs = scope.fresh('excess');
  const dealing: Effect = { kind: 'damage', ...from, amount: amount(scope), ...hit, as, excessAs };
  scope.thisWay.set('damage dealt', { kind: 'bound', name: as });
  const excess: Quantity | null = hit.to === undefined ? null : { kind: 'bound', name: excessAs };
  scope.damaged = { amount: { kind: 'bound', name: as }, to: hit.to ?? null, players: hit.players ?? null, excess };
  scope.amount ??= { kind: 'bound', name: as };
  return dealing;
}

function dealtToItself(what: ObjectSet, amount: Quantity, scope: Scope): Effect {
  const as = scope.fresh('dealt');
  scope.thisWay.set('damage dealt', { kind: 'bound', name: as });
  const from = what.kind === 'self' ? {} : { source: what };
  return { kind: 'damage', ...from, amount, to: what, as };
}

/** Several that each deal damage of their own: "they", "up to two target creatures you control". */
const sources: Reader<Meaning<ObjectSet>> = rule(() =>
  phrase([anyObjects], (what) => (scope) => {
    const of = what(scope);
    return of.kind === 'union' || scope.isMany(of) ? of : scope.reject(of);
  }),
);

/** "Your life total becomes 10." */
const lifeBecomes: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([possessive, 'life total becomes', either(count, value)], (of, amount) => (scope) => {
      const who = of(scope);
      return { kind: 'setLife', who, amount: amount(scope) };
    }),
    phrase([possessive, 'life total becomes equal to', value], (of, amount) => (scope) => {
      const who = of(scope);
      return { kind: 'setLife', who, amount: amount(scope) };
    }),
    // Of a life total, which a condition has compared.
    phrase(['it becomes equal to your starting life total'], () => () => ({
      kind: 'setLife',
      who: YOU,
      amount: { kind: 'startingLife', of: YOU },
    })),
    // 701.10d
    phrase(['double', possessive, 'life total'], (of) => (scope) => {
      const who = of(scope);
      if (isSeveral(who)) scope.reject(null);
      return { kind: 'setLife', who, amount: { kind: 'times', of: { kind: 'life', of: who }, by: 2 } };
    }),
  ),
);

/** "[source] deals N damage to [recipient]". */
export const damage: Reader<Clause> = rule(() =>
  either<Clause>(
    lifeBecomes,
    phrase(
      [singleObject, 'also? deal|deals', count, 'damage to', recipient, maybeForEach],
      (source, amount, to, each) => (scope) => {
        const from = source(scope);
        const number = amount(scope);
        const target = to(scope);
        return dealt(from, () => times(number, each === null ? null : each(scope)), target, scope);
      },
    ),
    phrase(
      [singleObject, 'deal|deals', count, 'damage to', recipient, 'and', count, 'damage to', recipient],
      (source, amount, to, amount2, to2) => (scope) => {
        const from = source(scope);
        const one = dealt(from, amount, to(scope), scope);
        return { kind: 'sequence', of: [one, dealt(from, amount2, to2(scope), scope)] };
      },
    ),
    phrase(
      [first(words('each of'), words('each')), eachSource, 'deal|deals', count, 'damage to its controller'],
      (_each, sources, amount) => (scope) => {
        const of = sources(scope);
        const as = scope.fresh('each');
        const one = { kind: 'bound', name: as } as const;
        const to: Recipient = { players: { kind: 'controllerOf', what: one } };
        return { kind: 'forEachObject', of, as, do: dealt(one, amount, to, scope) };
      },
    ),
    phrase(
      [first(words('each of'), words('each')), eachSource, 'deal|deals', count, 'damage to', recipient],
      (_each, all, amount, to) => (scope) => {
        const of = all(scope);
        const as = scope.fresh('each');
        const one = { kind: 'bound', name: as } as const;
        return { kind: 'forEachObject', of, as, do: dealt(one, amount, to(scope), scope) };
      },
    ),
    phrase([sources, 'each deal damage equal to their', measure, 'to', recipient], (what, kind, to) => (scope) => {
      const of = what(scope);
      const as = scope.fresh('each');
      const one = { kind: 'bound', name: as } as const;
      return { kind: 'forEachObject', of, as, do: dealt(one, () => ({ kind, of: one }), to(scope), scope) };
    }),
    // Each of several deals as much as it has itself.
    phrase(
      [first(words('each of'), words('each')), eachSource, 'deal|deals damage equal to its', measure, 'to', recipient],
      (_each, sources, kind, to) => (scope) => {
        const of = sources(scope);
        const as = scope.fresh('each');
        const one = { kind: 'bound', name: as } as const;
        return { kind: 'forEachObject', of, as, do: dealt(one, () => ({ kind, of: one }), to(scope), scope) };
      },
    ),
    phrase([singleObject, 'deals damage to itself equal to', value], (source, amount) => (scope) => {
      const from = source(scope);
      return dealtToItself(from, amount(scope), scope);
    }),
    phrase([singleObject, 'deals damage equal to', value, 'to itself'], (source, amount) => (scope) => {
      const from = source(scope);
      return dealtToItself(from, amount(scope), scope);
    }),
    phrase(
      [singleObject, 'deals', count, 'damage to', recipient, 'and', count, 'damage to itself'],
      (source, amount, to, amount2) => (scope) => {
        const from = source(scope);
        const one = dealt(from, amount, to(scope), scope);
        const other = dealtToItself(from, amount2(scope), scope);
        // "Itself" was spoken of last.
        scope.mentionAgain(from);
        return { kind: 'sequence', of: [one, other] };
      },
    ),
    phrase([singleObject, 'deals', count, 'damage to itself'], (source, amount) => (scope) => {
      const from = source(scope);
      return dealtToItself(from, amount(scope), scope);
    }),
    phrase([singleObject, 'deal|deals damage equal to', value, 'to', recipient], (source, amount, to) => (scope) => {
      const from = source(scope);
      const number = amount(scope);
      return dealt(from, () => number, to(scope), scope);
    }),
    phrase([singleObject, 'deal|deals damage to', recipient, 'equal to', value], (source, to, amount) => (scope) => {
      const from = source(scope);
      const target = to(scope);
      const number = amount(scope);
      // "Equal to the number of lands they control" is for each of them, which the next rule reads.
      if (JSON.stringify(number).includes('{"kind":"controlledBy","who":{"kind":"each')) scope.reject(null);
      return dealt(from, () => number, target, scope);
    }),
    phrase([singleObject, 'deals damage to', eachOfPlayers, 'equal to', value], (source, who, amount) => (scope) => {
      const from = source(scope);
      const name = scope.fresh('player');
      const player = { kind: 'bound', name } as const;
      scope.mentionPlayers(player);
      const number = amount(scope);
      // The same for all of them is one instruction, which another rule reads.
      if (!JSON.stringify(number).includes(`"name":"${name}"`)) scope.reject(null);
      const dealing = dealt(from, () => number, { players: player }, scope);
      return { kind: 'forEachPlayer', of: who, as: name, do: dealing };
    }),
    phrase(
      [singleObject, 'deal|deals', count, 'damage divided as you choose among', divided],
      (source, amount, spec) => (scope) => {
        const from = source(scope);
        const total = amount(scope);
        const { name, shares } = dividedTargets(scope, spec(scope), total);
        const origin = from.kind === 'self' ? {} : { source: from };
        return { kind: 'dividedDamage', ...origin, targets: name, amounts: shares };
      },
    ),
  ),
);

/** "Divided as its controller chooses among any number of those Wolves": as it happens, without targets. */
export const divideNow: Reader<Clause> = rule(() =>
  phrase(
    [
      singleObject,
      'deals damage equal to',
      value,
      'divided as',
      first(words('its controller chooses'), words('you choose')),
      'among any number of those',
      token('word', (text) => (text.endsWith('s') ? text : null)),
    ],
    (source, amount, chooses, _noun) => (scope) => {
      const from = source(scope);
      const by: PlayerSet = chooses === 'choose' ? YOU : { kind: 'controllerOf', what: from };
      const total = amount(scope);
      const origin = from.kind === 'self' ? {} : { source: from };
      return { kind: 'divideDamage', ...origin, amount: total, among: scope.findDone('tapped').objects, by };
    },
  ),
);

/** "Distribute five … counters among any number of target …" (601.2d). */
export const distribute: Reader<Clause> = rule(() =>
  phrase(['distribute', count, counterName, 'counters among', divided], (amount, counter, spec) => (scope) => {
    const total = amount(scope);
    const { name, shares } = dividedTargets(scope, spec(scope), total);
    return { kind: 'dividedCounters', counter, targets: name, amounts: shares };
  }),
);

/** Targets among which something is divided as they are chosen. */
function dividedTargets(
  scope: Scope,
  spec: Omit<TargetSpec, 'name' | 'divide'>,
  total: Quantity,
): { readonly name: string; readonly shares: string } {
  const name = scope.nextTargetName();
  const shares = scope.fresh('shares');
  scope.draft.targets.push({ name, ...spec, divide: { amount: total, name: shares } });
  scope.mentionObjects({ kind: 'bound', name }, ['creature', 'permanent'], true);
  return { name, shares };
}

const upTo: Reader<number> = either(
  phrase(['one or two'], () => 2),
  phrase(['one , two , or three'], () => 3),
  phrase(['any number of'], () => 1000),
);

/** Any number may be none (107.1c). */
function leastOf(max: number): number {
  return max >= 1000 ? 0 : 1;
}

/** How many targets at least and at most. */
const among: Reader<{ readonly min: number; readonly max: number }> = either<{
  readonly min: number;
  readonly max: number;
}>(
  phrase([upTo], (max) => ({ min: leastOf(max), max })),
  phrase(['up to', numeral], (max) => ({ min: 0, max })),
  phrase([numeral], (exact) => ({ min: exact, max: exact })),
);

const divided: Reader<Meaning<Omit<TargetSpec, 'name' | 'divide'>>> = rule(() =>
  either<Meaning<Omit<TargetSpec, 'name' | 'divide'>>>(
    phrase([among, 'targets'], ({ min, max }) => () => ({
      what: { kind: 'type', types: 4 | 64 | 2 },
      zone: Zone.Battlefield,
      players: EACH_PLAYER,
      min,
      max,
    })),
    phrase([among, 'target', described], ({ min, max }, what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      return { what: object.filter, zone: Zone.Battlefield, players: null, min, max };
    }),
  ),
);
