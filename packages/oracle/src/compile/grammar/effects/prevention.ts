/** Replacement and prevention effects that instructions put in force for a time (614.1, 615.1). */
import {
  CardType,
  type DamageOutcome,
  type Duration,
  type Effect,
  type Filter,
  type ObjectSet,
  PERMANENT_TYPES,
  type Quantity,
  type Replacement,
  Zone,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, many, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import {
  damageKind,
  type Elsewhere,
  EVERYTHING,
  elsewhere,
  oneObject,
  type Receivers,
  receivers,
  sources,
} from '../damageEvents.ts';
import { duration } from '../durations.ts';
import { described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { anyTarget, it } from '../objects.ts';
import { EACH_PLAYER, YOU } from '../players.ts';
import { count } from '../quantities.ts';
import { relative } from '../relativeClauses.ts';
import { changedForATime } from './changedForATime.ts';
import { recipient } from './life.ts';

type Clause = Meaning<Effect>;
type DamageReplacement = Extract<Replacement, { readonly kind: 'damage' }>;

const ALL: DamageOutcome = { kind: 'prevent', amount: 'all' };
const ANY: Filter = { kind: 'any' };
const THIS_TURN: Duration = { kind: 'endOfTurn' };

function shield(replacement: Omit<DamageReplacement, 'kind' | 'outcome'>, time: Duration): Effect {
  return { kind: 'applyReplacement', replacement: { kind: 'damage', ...replacement, outcome: ALL }, duration: time };
}

/** One target of either kind, or what else may be damaged. */
const damaged: Reader<Meaning<Receivers>> = rule(() =>
  first<Meaning<Receivers>>(
    phrase(['any target'], () => (scope) => {
      const { to, players } = anyTarget(scope, 1, 1);
      return { to: to === undefined ? null : { kind: 'among', what: to }, players: players ?? null };
    }),
    phrase(['target player'], () => (scope) => ({
      to: null,
      players: scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 1, max: 1 }, ['player']),
    })),
    receivers,
  ),
);

/** "prevent all … damage that would be dealt to … this turn", in any order of its parts. */
const preventAll: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      ['prevent all', damageKind, 'that would be dealt', duration],
      (kind, time) => (scope) => shield({ source: ANY, ...EVERYTHING, ...kind }, time(scope)),
    ),
    phrase(['prevent all', damageKind, 'that would be dealt to', damaged, duration], (kind, to, time) => (scope) => {
      const whom = to(scope);
      return shield({ source: ANY, ...whom, ...kind }, time(scope));
    }),
    phrase(['prevent all', damageKind, 'that would be dealt', duration, 'to', damaged], (kind, time, to) => (scope) => {
      const lasting = time(scope);
      return shield({ source: ANY, ...to(scope), ...kind }, lasting);
    }),
    phrase(['prevent all', damageKind, 'that would be dealt by', sources, duration], (kind, by, time) => (scope) => {
      const source = by(scope);
      return shield({ source, ...EVERYTHING, ...kind }, time(scope));
    }),
    phrase(['prevent all', damageKind, 'that would be dealt', duration, 'by', sources], (kind, time, by) => (scope) => {
      const lasting = time(scope);
      return shield({ source: by(scope), ...EVERYTHING, ...kind }, lasting);
    }),
    phrase(['prevent all', damageKind, 'that?', sources, 'would deal', duration], (kind, by, time) => (scope) => {
      const source = by(scope);
      return shield({ source, ...EVERYTHING, ...kind }, time(scope));
    }),
    phrase(
      ['prevent all', damageKind, 'that would be dealt to', damaged, duration, 'by', sources],
      (kind, to, time, by) => (scope) => {
        const whom = to(scope);
        const lasting = time(scope);
        return shield({ source: by(scope), ...whom, ...kind }, lasting);
      },
    ),
    phrase(
      ['prevent all', damageKind, 'that would be dealt to', damaged, 'by', sources, duration],
      (kind, to, by, time) => (scope) => {
        const whom = to(scope);
        const source = by(scope);
        return shield({ source, ...whom, ...kind }, time(scope));
      },
    ),
    phrase(
      ['prevent all', damageKind, 'that would be dealt to and dealt by', sources, duration],
      (kind, what, time) => (scope) => {
        const object = what(scope);
        const lasting = time(scope);
        return inSequence([
          shield({ source: ANY, to: object, players: null, ...kind }, lasting),
          shield({ source: object, ...EVERYTHING, ...kind }, lasting),
        ]);
      },
    ),
    phrase(
      ['prevent all', damageKind, 'that', sources, 'would deal to', damaged, duration],
      (kind, by, to, time) => (scope) => {
        const source = by(scope);
        const whom = to(scope);
        return shield({ source, ...whom, ...kind }, time(scope));
      },
    ),
    // Those that were spoken of.
    phrase(
      ['prevent all', damageKind, 'that would be dealt to', maybe(words('and dealt by')), several, duration],
      (kind, by, what, time) => (scope) => {
        const objects = what(scope);
        const lasting = time(scope);
        // Which they are is fixed now.
        const as = scope.fresh('those');
        const named: readonly Effect[] = objects.kind === 'bound' ? [] : [{ kind: 'let', as, objects }];
        const those: Filter = { kind: 'among', what: objects.kind === 'bound' ? objects : { kind: 'bound', name: as } };
        const to = shield({ source: ANY, to: those, players: null, ...kind }, lasting);
        const from = by === null ? [] : [shield({ source: those, ...EVERYTHING, ...kind }, lasting)];
        return inSequence([...named, to, ...from]);
      },
    ),
    phrase([duration, ', prevent all', damageKind, 'that would be dealt to', damaged], (time, kind, to) => (scope) => {
      const lasting = time(scope);
      return shield({ source: ANY, ...to(scope), ...kind }, lasting);
    }),
    phrase([duration, ', prevent all', damageKind, 'that would be dealt by', sources], (time, kind, by) => (scope) => {
      const lasting = time(scope);
      return shield({ source: by(scope), ...EVERYTHING, ...kind }, lasting);
    }),
  ),
);

/** "those creatures", "those permanents" */
const several: Reader<Meaning<ObjectSet>> = rule(() =>
  phrase(
    ['those', token('word', (text) => (/^(creature|permanent|planeswalker)s$/.test(text) ? text.slice(0, -1) : null))],
    (noun) => (scope) => scope.find(noun, true),
  ),
);

/** "a red source of your choice", "a source of your choice", "a creature of your choice with flying". */
const sourceOfChoice: Reader<Meaning<Filter>> = rule(() =>
  phrase(['a|an', described, 'of your choice', many(relative)], (what, clauses) => (scope) => {
    const source = what(scope);
    const said = clauses
      .map((each) => each(scope))
      .map(({ filter, ...more }) =>
        filter === undefined || Object.keys(more).length > 0 ? scope.reject(ANY) : filter,
      );
    const filter = conjunction([source.filter, ...said]);
    if (source.head === 'source') return filter;
    // What is called a creature is on the battlefield (109.2).
    if (source.zone !== Zone.Battlefield || source.head !== null) scope.reject(null);
    return conjunction([filter, { kind: 'inZone', zone: Zone.Battlefield }]);
  }),
);

/** Damage by a source that is chosen as the effect begins (609.7a), all of it or the next time. */
function fromChosen(
  scope: Scope,
  source: Filter,
  damage: Omit<DamageReplacement, 'kind' | 'outcome' | 'source'>,
  next: boolean,
): Effect {
  const as = scope.fresh('source');
  const chosen: Filter = { kind: 'among', what: { kind: 'bound', name: as } };
  const made = shield({ source: conjunction([chosen, source]), ...damage }, THIS_TURN);
  return inSequence([
    { kind: 'chooseSource', who: YOU, filter: source, as },
    next && made.kind === 'applyReplacement' ? { ...made, uses: 1 } : made,
  ]);
}

/** The next time it would deal some: "that creature would deal damage this turn". */
function onceFrom(source: Filter, damage: Omit<DamageReplacement, 'kind' | 'outcome' | 'source'>): Effect {
  return {
    kind: 'applyReplacement',
    replacement: { kind: 'damage', source, ...damage, outcome: ALL },
    duration: THIS_TURN,
    uses: 1,
  };
}

/** "a creature of the chosen type": whichever it is. */
const oneOf: Reader<Meaning<Filter>> = rule(() =>
  phrase(['a|an', described], (what) => (scope) => {
    const { filter, zone, head } = what(scope);
    return zone === Zone.Battlefield && head === null ? filter : scope.reject(filter);
  }),
);

const chosenSources: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [
        'the next time',
        either(oneObject, oneOf),
        'would deal',
        damageKind,
        maybe(toWhom),
        'this turn , prevent that damage',
      ],
      (by, kind, to) => (scope) => {
        const source = by(scope);
        return onceFrom(source, { ...(to === null ? EVERYTHING : to(scope)), ...kind });
      },
    ),
    phrase(
      ['the next time', sourceOfChoice, 'would deal', damageKind, 'to', damaged, 'this turn , prevent that damage'],
      (by, kind, to) => (scope) => {
        const source = by(scope);
        return fromChosen(scope, source, { ...to(scope), ...kind }, true);
      },
    ),
    phrase(
      ['the next time', sourceOfChoice, 'would deal', damageKind, 'this turn , prevent that damage'],
      (by, kind) => (scope) => fromChosen(scope, by(scope), { ...EVERYTHING, ...kind }, true),
    ),
    phrase(
      ['prevent all', damageKind, sourceOfChoice, 'would deal this turn'],
      (kind, by) => (scope) => fromChosen(scope, by(scope), { ...EVERYTHING, ...kind }, false),
    ),
    phrase(
      ['prevent all', damageKind, sourceOfChoice, 'would deal to', damaged, 'this turn'],
      (kind, by, to) => (scope) => {
        const source = by(scope);
        return fromChosen(scope, source, { ...to(scope), ...kind }, false);
      },
    ),
    phrase(
      ['prevent all', damageKind, 'that would be dealt to', damaged, 'this turn by', sourceOfChoice],
      (kind, to, by) => (scope) => {
        const whom = to(scope);
        return fromChosen(scope, by(scope), { ...whom, ...kind }, false);
      },
    ),
    phrase(
      ['prevent all', damageKind, 'that would be dealt this turn by', sourceOfChoice],
      (kind, by) => (scope) => fromChosen(scope, by(scope), { ...EVERYTHING, ...kind }, false),
    ),
  ),
);

/** "prevent the next 3 damage that would be dealt to any target this turn" (615.7). */
const preventNext: Reader<Clause> = rule(() =>
  phrase(
    ['prevent the next', count, damageKind, 'that would be dealt to', recipient, 'this turn'],
    (amount, kind, to) => (scope) => {
      const number = amount(scope);
      const { to: objects, players } = to(scope);
      // One shield for each of several is more than one effect (615.7).
      if (objects !== undefined && scope.isMany(objects)) scope.reject(null);
      return {
        kind: 'applyReplacement',
        replacement: {
          kind: 'damage',
          source: ANY,
          to: objects === undefined ? null : { kind: 'among', what: objects },
          players: players ?? null,
          ...kind,
          outcome: { kind: 'prevent', amount: number },
        },
        duration: THIS_TURN,
      };
    },
  ),
);

function redirected(
  replacement: Omit<DamageReplacement, 'kind' | 'outcome'>,
  amount: Quantity | 'all',
  where: Elsewhere,
  time: Duration,
): Extract<Effect, { readonly kind: 'applyReplacement' }> {
  const outcome: DamageOutcome = { kind: 'redirect', amount, ...where };
  return { kind: 'applyReplacement', replacement: { kind: 'damage', ...replacement, outcome }, duration: time };
}

/** "the next 1 damage", "all combat damage". */
const redirectable: Reader<Meaning<{ readonly amount: Quantity | 'all'; readonly combat?: boolean }>> = rule(() =>
  either<Meaning<{ readonly amount: Quantity | 'all'; readonly combat?: boolean }>>(
    phrase(['the next', count, damageKind], (amount, kind) => (scope) => ({ amount: amount(scope), ...kind })),
    phrase(['all', damageKind], (kind) => () => ({ amount: 'all', ...kind })),
  ),
);

/** Damage that is dealt to something else for a time (614.9). */
const redirecting: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [redirectable, 'that would be dealt', whomAndWhen, 'is dealt to', elsewhere, 'instead'],
      (what, event, where) => (scope) => {
        const { amount, ...kind } = what(scope);
        const { time, ...damage } = event(scope);
        return redirected({ ...damage, ...kind }, amount, where(scope), time);
      },
    ),
    phrase(
      [
        'the next time',
        damageKind,
        'would be dealt to',
        damaged,
        'this turn , that damage is dealt to',
        elsewhere,
        'instead',
      ],
      (kind, to, where) => (scope) => {
        const whom = to(scope);
        return { ...redirected({ source: ANY, ...whom, ...kind }, 'all', where(scope), THIS_TURN), uses: 1 };
      },
    ),
    phrase(
      [
        'the next time',
        sourceOfChoice,
        'would deal',
        damageKind,
        maybe(toWhom),
        'this turn , that damage is dealt to',
        elsewhere,
        'instead',
      ],
      (by, kind, to, where) => (scope) => {
        const source = by(scope);
        const whom = to === null ? EVERYTHING : to(scope);
        return redirectedFrom(scope, source, { ...whom, ...kind }, 'all', where, 1);
      },
    ),
    phrase(
      [
        redirectable,
        'that',
        sourceOfChoice,
        'would deal',
        maybe(toWhom),
        'this turn is dealt to',
        elsewhere,
        'instead',
      ],
      (what, by, to, where) => (scope) => {
        const { amount, ...kind } = what(scope);
        const source = by(scope);
        const whom = to === null ? EVERYTHING : to(scope);
        return redirectedFrom(scope, source, { ...whom, ...kind }, amount, where, null);
      },
    ),
  ),
);

const toWhom: Reader<Meaning<Receivers>> = rule(() => phrase(['to', damaged], (to) => to));

/** "to target creature this turn", "this turn to you by artifacts": in any order. */
const whomAndWhen: Reader<
  Meaning<Omit<DamageReplacement, 'kind' | 'outcome' | 'combat'> & { readonly time: Duration }>
> = rule(() =>
  either<Meaning<Omit<DamageReplacement, 'kind' | 'outcome' | 'combat'> & { readonly time: Duration }>>(
    phrase([toWhom, duration], (to, time) => (scope) => ({ source: ANY, ...to(scope), time: time(scope) })),
    phrase([duration, toWhom], (time, to) => (scope) => ({ source: ANY, time: time(scope), ...to(scope) })),
    phrase([toWhom, duration, 'by', sources], (to, time, by) => (scope) => {
      const whom = to(scope);
      const lasting = time(scope);
      return { source: by(scope), ...whom, time: lasting };
    }),
    phrase([toWhom, 'by', sources, duration], (to, by, time) => (scope) => {
      const whom = to(scope);
      return { source: by(scope), ...whom, time: time(scope) };
    }),
    phrase([duration, 'by', sources], (time, by) => (scope) => {
      const lasting = time(scope);
      return { source: by(scope), ...EVERYTHING, time: lasting };
    }),
  ),
);

/** The source is chosen as the effect begins (609.7a), after the targets that the ability has anyway. */
function redirectedFrom(
  scope: Scope,
  source: Filter,
  damage: Omit<DamageReplacement, 'kind' | 'outcome' | 'source'>,
  amount: Quantity | 'all',
  where: Meaning<Elsewhere>,
  uses: number | null,
): Effect {
  const as = scope.fresh('source');
  const chosen: Filter = { kind: 'among', what: { kind: 'bound', name: as } };
  const made = redirected({ source: conjunction([chosen, source]), ...damage }, amount, where(scope), THIS_TURN);
  return inSequence([{ kind: 'chooseSource', who: YOU, filter: source, as }, uses === null ? made : { ...made, uses }]);
}

function exiledInstead(what: Filter): Effect {
  return {
    kind: 'applyReplacement',
    replacement: {
      kind: 'moves',
      what,
      from: Zone.Battlefield,
      to: Zone.Graveyard,
      outcome: { kind: 'goTo', zone: Zone.Exile },
    },
    duration: THIS_TURN,
  };
}

/** One thing that an instruction was done to: "it", "that creature", "that creature or planeswalker". */
const mortal: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['it'], () => (scope) => ({ kind: 'among', what: it(scope) })),
    phrase(['that creature|permanent|planeswalker'], () => (scope) => ({
      kind: 'among',
      what: scope.find(null, false),
    })),
    phrase(['that creature or planeswalker'], () => (scope) => ({ kind: 'among', what: scope.find(null, false) })),
    phrase(['that permanent or planeswalker'], () => (scope) => ({ kind: 'among', what: scope.find(null, false) })),
    phrase(['a|each creature dealt damage this way'], () => (scope) => damagedThisWay(scope, CardType.Creature)),
    phrase(['a|each permanent dealt damage this way'], () => (scope) => damagedThisWay(scope, PERMANENT_TYPES)),
    phrase(
      ['a|each creature or planeswalker dealt damage this way'],
      () => (scope) => damagedThisWay(scope, CardType.Creature | CardType.Planeswalker),
    ),
  ),
);

/** Of what the last damage was dealt to, all that was damaged this turn. */
function damagedThisWay(scope: Scope, types: number): Filter {
  const last = scope.draft.effects[scope.draft.effects.length - 1];
  if (last?.kind !== 'damage' || last.to === undefined) return scope.reject(ANY);
  let what = last.to;
  if (what.kind !== 'bound') {
    // All of a description are named before, since others may answer to it later in the turn.
    const as = scope.fresh('those');
    const { effects } = scope.draft;
    effects.pop();
    effects.push(
      inSequence([
        { kind: 'let', as, objects: what },
        { ...last, to: { kind: 'bound', name: as } },
      ]),
    );
    what = { kind: 'bound', name: as };
  }
  return conjunction([{ kind: 'among', what }, { kind: 'type', types }, { kind: 'damagedThisTurn' }]);
}

const dying: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      ['if', mortal, 'would leave the battlefield , exile it instead of putting it anywhere else'],
      (what) => (scope) => ({
        kind: 'applyReplacement',
        replacement: {
          kind: 'moves',
          what: what(scope),
          from: Zone.Battlefield,
          outcome: { kind: 'goTo', zone: Zone.Exile },
        },
        duration: { kind: 'indefinite' },
      }),
    ),
    phrase(
      ['if a card would be put into your graveyard from anywhere this turn , exile', exiledCard, 'instead'],
      () => () => ({
        kind: 'applyReplacement',
        replacement: {
          kind: 'moves',
          what: conjunction([
            { kind: 'not', of: { kind: 'token' } },
            { kind: 'ownedBy', who: YOU },
          ]),
          to: Zone.Graveyard,
          outcome: { kind: 'goTo', zone: Zone.Exile },
        },
        duration: THIS_TURN,
      }),
    ),
    phrase([mortal, "can't be regenerated this turn"], (what) => (scope) => unregenerated(what(scope))),
    phrase(
      ["creatures dealt damage this way can't be regenerated this turn"],
      () => (scope) => unregenerated(damagedThisWay(scope, CardType.Creature)),
    ),
    phrase(['if', mortal, 'would die this turn , exile it instead'], (what) => (scope) => exiledInstead(what(scope))),
    phrase(['if a|an', described, 'would die this turn , exile it instead'], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      return exiledInstead(object.filter);
    }),
  ),
);

/** 701.19c */
function unregenerated(what: Filter): Effect {
  const effect = { kind: 'restriction', restriction: { kind: 'cantRegenerate', what } } as const;
  return { kind: 'applyRule', effect, duration: THIS_TURN };
}

const exiledCard: Reader<unknown> = first(words('it'), words('that card'));

/** Clauses about damage that is prevented and moves that go elsewhere. */
export const replacing: Reader<Clause> = rule(() =>
  either<Clause>(
    preventAll,
    chosenSources,
    preventNext,
    redirecting,
    dying,
    changedForATime,
    phrase(
      [either(words("damage can't be prevented this turn"), words("this turn , damage can't be prevented"))],
      () => () => ({
        kind: 'applyRule',
        effect: { kind: 'restriction', restriction: { kind: 'cantPreventDamage' } },
        duration: THIS_TURN,
      }),
    ),
  ),
);
