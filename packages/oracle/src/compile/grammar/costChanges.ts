/** What static abilities make spells and abilities cost (601.2f, 602.2b). */
import type { Condition, ContinuousEffect, CostChange, Effect, Filter, PlayerSet, Quantity } from '@foretell/rules/ir';
import { EVENT_NAMES, Zone, type ZoneId } from '@foretell/rules/ir';
import { inSequence } from '../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { manaCost } from './costs.ts';
import { described, thatIs, withClause } from './filters.ts';
import { conjunction } from './nouns.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { maybeForEach, times, value } from './quantities.ts';
import { targeted } from './targeted.ts';
import { numeral, ordinal } from './vocabulary.ts';

type Effects = Meaning<readonly ContinuousEffect[]>;

const caster: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you cast'], () => YOU),
  phrase(['your opponents cast'], () => OPPONENTS),
  phrase(['opponents cast'], () => OPPONENTS),
  phrase(['each opponent casts'], () => OPPONENTS),
);

const zoneCastFrom: Reader<ZoneId> = either<ZoneId>(
  phrase(['graveyards'], () => Zone.Graveyard),
  phrase(['exile'], () => Zone.Exile),
  phrase(['their hands'], () => Zone.Hand),
);

const more: Reader<boolean> = either(
  phrase(['more'], () => true),
  phrase(['less'], () => false),
);

type Change = Pick<CostChange, 'increase' | 'reduceGeneric' | 'reduceMana'>;

/** Null where a reduction is not of generic mana alone, or by mana that is not plain colours. */
function amount(cost: string, isMore: boolean, each: Quantity | null): Change | null {
  const generic = /^\{(\d+)\}$/.exec(cost);
  if (isMore) {
    if (each === null) return { increase: [{ kind: 'mana', cost }] };
    return generic === null ? null : { increase: [{ kind: 'genericMana', amount: times(Number(generic[1]), each) }] };
  }
  if (generic !== null) return { reduceGeneric: times(Number(generic[1]), each) };
  return each === null && /^(\{[WUBRGC]\})+$/.test(cost) ? { reduceMana: cost } : null;
}

function changed(
  scope: Scope,
  who: PlayerSet,
  what: 'spell' | 'ability',
  filter: Filter,
  change: Change | null,
  only: Condition | null = null,
): readonly ContinuousEffect[] {
  if (change === null) return scope.reject([]);
  return [{ kind: 'cost', change: { who, what, filter, ...change, ...(only === null ? {} : { condition: only }) } }];
}

/** What was chosen for the object as it entered. */
const ofChosen: Reader<Filter> = either<Filter>(
  phrase(['of the chosen type'], () => ({ kind: 'chosenTypeOfSource' })),
  phrase(['of the chosen color'], () => ({ kind: 'chosenColorOfSource' })),
  phrase(['with the chosen name'], () => ({ kind: 'chosenNameOfSource' })),
);

const THAT_SPELL = { kind: 'bound', name: EVENT_NAMES.object } as const;

/** Where spells are cast from, which is asked of the spell that is being cast. */
const castFrom: Reader<Condition> = either<Condition>(
  phrase(['from your graveyard'], () => ({ kind: 'wasCast', what: THAT_SPELL, from: Zone.Graveyard })),
  phrase(['from anywhere other than your hand'], () => ({
    kind: 'and',
    of: [
      { kind: 'wasCast', what: THAT_SPELL },
      { kind: 'not', of: { kind: 'wasCast', what: THAT_SPELL, from: Zone.Hand } },
    ],
  })),
);

const whatKind: Reader<Filter> = either<Filter>(
  phrase(["that's", thatIs], (filter) => filter),
  phrase(['that are', thatIs], (filter) => filter),
);

const withWhat: Reader<Meaning<Filter>> = rule(() => phrase(['with', withClause], (filter) => filter));

/** "Creature spells you cast cost {1} less to cast", "activated abilities of artifacts cost {2} more to activate". */
export const costChanges: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      [
        maybe(words('each')),
        described,
        maybe(caster),
        maybe(targeted),
        'cost|costs',
        manaCost,
        more,
        'to cast',
        maybeForEach,
      ],
      (_each, what, who, target, cost, isMore, each) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filters = target === null ? [spells.filter] : [spells.filter, target(scope)];
        const change = amount(cost, isMore, each === null ? null : each(scope));
        return changed(scope, who ?? EACH_PLAYER, 'spell', conjunction(filters), change);
      },
    ),
    phrase(
      [maybe(words('each')), described, caster, whatKind, 'cost|costs', manaCost, more, 'to cast'],
      (_each, what, who, only, cost, isMore) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        return changed(scope, who, 'spell', conjunction([spells.filter, only]), amount(cost, isMore, null));
      },
    ),
    phrase(
      [described, caster, castFrom, 'cost', manaCost, more, 'to cast'],
      (what, who, from, cost, isMore) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        return changed(scope, who, 'spell', spells.filter, amount(cost, isMore, null), from);
      },
    ),
    phrase(
      [described, caster, ofChosen, 'cost', manaCost, more, 'to cast', maybeForEach],
      (what, who, only, cost, isMore, each) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filter = conjunction([spells.filter, only]);
        return changed(scope, who, 'spell', filter, amount(cost, isMore, each === null ? null : each(scope)));
      },
    ),
    phrase(
      [
        maybe(words('each')),
        described,
        caster,
        'with',
        withClause,
        'cost|costs',
        manaCost,
        more,
        'to cast',
        maybeForEach,
      ],
      (_each, what, who, only, cost, isMore, each) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filter = conjunction([spells.filter, only(scope)]);
        return changed(scope, who, 'spell', filter, amount(cost, isMore, each === null ? null : each(scope)));
      },
    ),
    phrase(
      [
        described,
        caster,
        'from',
        listOf(zoneCastFrom, first(words('or from'), words('or'))),
        'cost',
        manaCost,
        more,
        'to cast',
      ],
      (what, who, zones, cost, isMore) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const only: readonly Condition[] = zones.map((from) => ({
          kind: 'wasCast',
          what: THAT_SPELL,
          from,
        }));
        const [one = null, ...others] = only;
        const from = others.length === 0 ? one : { kind: 'or' as const, of: only };
        return changed(scope, who, 'spell', spells.filter, amount(cost, isMore, null), from);
      },
    ),
    phrase(
      ['each spell costs', manaCost, "more to cast except during its controller's turn"],
      (cost) => (scope) =>
        changed(scope, EACH_PLAYER, 'spell', { kind: 'any' }, amount(cost, true, null), {
          kind: 'not',
          of: { kind: 'turnOf', who: { kind: 'bound', name: EVENT_NAMES.player } },
        }),
    ),
    phrase(
      [described, maybe(caster), maybe(targeted), 'cost an additional', numeral, 'life to cast'],
      (what, who, target, life) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filters = target === null ? [spells.filter] : [spells.filter, target(scope)];
        return changed(scope, who ?? EACH_PLAYER, 'spell', conjunction(filters), {
          increase: [{ kind: 'payLife', amount: life }],
        });
      },
    ),
    // The spell at hand is none of those that were cast before it.
    phrase(
      [
        'the',
        ordinal,
        described,
        'you cast',
        first(words('each turn'), words('during each of your turns')),
        'costs',
        manaCost,
        more,
        'to cast',
      ],
      (nth, what, when, cost, isMore) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const asked = spells.filter.kind === 'any' ? {} : { what: spells.filter };
        const before: Condition = {
          kind: 'compare',
          left: { kind: 'spellsCastThisTurn', of: YOU, ...asked },
          op: '=',
          right: nth - 1,
        };
        const yours: Condition = { kind: 'and', of: [{ kind: 'turnOf', who: YOU }, before] };
        const only = when === 'turn' ? before : yours;
        return changed(scope, YOU, 'spell', spells.filter, amount(cost, isMore, null), only);
      },
    ),
    phrase(
      [described, maybe(caster), maybe(withWhat), 'cost', '{X} less to cast , where x is', value],
      (what, who, only, number) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filter = only === null ? spells.filter : conjunction([spells.filter, only(scope)]);
        return changed(scope, who ?? EACH_PLAYER, 'spell', filter, { reduceGeneric: number(scope) });
      },
    ),
    phrase(
      ['activated abilities of', described, 'cost', manaCost, more, 'to activate', maybeForEach],
      (what, cost, isMore, each) => (scope) => {
        const objects = what(scope);
        if (objects.zone !== Zone.Battlefield) scope.reject(null);
        const change = amount(cost, isMore, each === null ? null : each(scope));
        return changed(scope, EACH_PLAYER, 'ability', objects.filter, change);
      },
    ),
  ),
);

/** "Artifact spells you cast this turn cost {1} less to cast" (611.2). The X of a resolving ability is what it was then (608.2h). */
export const costsThisTurn: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase(
      [described, 'you cast this turn', maybe(whatKind), 'cost', manaCost, more, 'to cast'],
      (what, only, cost, isMore) => (scope) => {
        const spells = what(scope);
        const kind = only === null ? spells.filter : conjunction([spells.filter, only]);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        return forTheTurn(changed(scope, YOU, 'spell', kind, amount(cost, isMore, null)));
      },
    ),
    phrase(
      [described, 'you cast this turn', maybe(whatKind), 'cost {X} less to cast , where x is', value],
      (what, only, number) => (scope) => {
        const spells = what(scope);
        const kind = only === null ? spells.filter : conjunction([spells.filter, only]);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const as = scope.fresh('less');
        const less: Effect = { kind: 'letNumber', as, value: number(scope) };
        const change = changed(scope, YOU, 'spell', kind, { reduceGeneric: { kind: 'bound', name: as } });
        return inSequence([less, forTheTurn(change)]);
      },
    ),
  ),
);

function forTheTurn(effects: readonly ContinuousEffect[]): Effect {
  return inSequence(effects.map((effect) => ({ kind: 'applyRule', effect, duration: { kind: 'endOfTurn' } })));
}
