/** What static abilities make spells and abilities cost (601.2f, 602.2b). */
import type {
  Condition,
  ContinuousEffect,
  CostChange,
  Effect,
  Filter,
  ManaType,
  PlayerSet,
  Quantity,
} from '@foretell/rules/ir';
import { EVENT_NAMES, Zone, type ZoneId } from '@foretell/rules/ir';
import { inSequence } from '../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { genericOf, manaCost } from './costs.ts';
import { described, thatIs } from './filters.ts';
import { withClause } from './measures.ts';
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
  phrase(['your graveyard'], () => Zone.Graveyard),
);

const more: Reader<boolean> = either(
  phrase(['more'], () => true),
  phrase(['less'], () => false),
);

type Change = Pick<CostChange, 'increase' | 'reduceGeneric' | 'reduceMana' | 'times' | 'coloredOnly'>;

const COLORED_ONLY = '. this effect reduces only the amount of colored mana you pay';

const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green'] as const;

/** {B}: mana of one colour. */
const coloredSymbol: Reader<ManaType> = either<ManaType>(
  ...([0, 1, 2, 3, 4] as const).map((type) => phrase([`{${'WUBRG'.charAt(type)}}`], () => type)),
);

/** "As an additional cost to cast blue permanent spells, you may pay 2 life. Those spells cost {U} less …" (118.8b). */
const offeredCost: Reader<Effects> = rule(() =>
  phrase(
    [
      'as an additional cost to cast',
      described,
      ', you may pay',
      numeral,
      'life . those spells cost',
      coloredSymbol,
      'less to cast if you paid life this way . this effect reduces only the amount of',
      either(...COLOR_WORDS.map((color, type) => phrase([color], () => type))),
      'mana you pay',
    ],
    (what, life, less, reduced) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack || less !== reduced) return scope.reject([]);
      return [
        {
          kind: 'allowance',
          allowance: {
            kind: 'additionalCost',
            who: YOU,
            spells: spells.filter,
            cost: [{ kind: 'payLife', amount: life }],
            less,
          },
        },
      ];
    },
  ),
);

/** Null where a reduction is not of generic mana alone, or by mana that is not plain colours. */
function amount(cost: string, isMore: boolean, each: Quantity | null): Change | null {
  const generic = genericOf(cost);
  if (isMore) {
    if (each === null) return { increase: [{ kind: 'mana', cost }] };
    return generic === null ? null : { increase: [{ kind: 'genericMana', amount: times(generic, each) }] };
  }
  if (generic !== null) return { reduceGeneric: times(generic, each) };
  if (!/^(\{[WUBRGC]\})+$/.test(cost)) return null;
  return each === null ? { reduceMana: cost } : { reduceMana: cost, times: each };
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
  phrase(['that have|has an adventure'], () => ({ kind: 'hasAdventure' })),
);

const withWhat: Reader<Meaning<Filter>> = rule(() => phrase(['with', withClause], (filter) => filter));

/** "Creature spells you cast cost {1} less to cast", "activated abilities of artifacts cost {2} more to activate". */
export const costChanges: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      [maybe(words('each')), described, caster, maybe(ofChosen), 'cost|costs', manaCost, 'less to cast', COLORED_ONLY],
      (_each, what, who, only, cost) => (scope) => {
        const spells = what(scope);
        const change = amount(cost, false, null);
        if (spells.zone !== Zone.Stack || change?.reduceMana === undefined) return scope.reject([]);
        const filter = only === null ? spells.filter : conjunction([spells.filter, only]);
        return changed(scope, who, 'spell', filter, { ...change, coloredOnly: true });
      },
    ),
    offeredCost,
    phrase(['for each', coloredSymbol, 'in a cost , you may pay 2 life rather than pay that mana'], (type) => () => [
      { kind: 'allowance', allowance: { kind: 'lifeForMana', who: YOU, type } },
    ]),
    phrase(
      ['each', described, 'that would cost less than', numeral, 'mana to cast costs', numeral, 'mana to cast'],
      (what, less, floor) => (scope) => {
        const { filter, head } = what(scope);
        if (head !== 'spell' || less !== floor) scope.reject(null);
        return [{ kind: 'cost', change: { who: EACH_PLAYER, what: 'spell', filter, floor } }];
      },
    ),
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
      [maybe(words('each')), described, caster, 'cost|costs', manaCost, more, 'to cast if it has', withClause],
      (_each, what, who, cost, isMore, only) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const filter = conjunction([spells.filter, only(scope)]);
        return changed(scope, who, 'spell', filter, amount(cost, isMore, null));
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
        maybeForEach,
      ],
      (nth, what, when, cost, isMore, each) => (scope) => {
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
        const change = amount(cost, isMore, each === null ? null : each(scope));
        return changed(scope, YOU, 'spell', spells.filter, change, only);
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
    // Those cast before the spell at hand.
    phrase(
      ['each spell a player casts costs', manaCost, 'more to cast for each other spell that player has cast this turn'],
      (cost) => (scope) => {
        const before: Quantity = { kind: 'spellsCastThisTurn', of: { kind: 'bound', name: EVENT_NAMES.player } };
        return changed(scope, EACH_PLAYER, 'spell', { kind: 'any' }, amount(cost, true, before));
      },
    ),
    phrase(
      [
        described,
        caster,
        'cost',
        manaCost,
        more,
        'to cast and abilities your opponents activate cost',
        manaCost,
        more,
        "to activate unless they're mana abilities",
      ],
      (what, who, cost, isMore, activation, isMoreToo) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) scope.reject(null);
        const abilities: Abilities = {
          who: OPPONENTS,
          of: { kind: 'any' },
          like: [{ kind: 'isAbility', exceptMana: true }],
        };
        return [
          ...changed(scope, who, 'spell', spells.filter, amount(cost, isMore, null)),
          ...ofAbilities(scope, abilities, amount(activation, isMoreToo, null)),
        ];
      },
    ),
    phrase(
      [described, caster, maybe(withWhat), 'cost', manaCost, more, "to cast and can't be countered"],
      (what, who, only, cost, isMore) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack || who.kind !== 'you') scope.reject(null);
        const filter = only === null ? spells.filter : conjunction([spells.filter, only(scope)]);
        const own = conjunction([filter, { kind: 'controlledBy', who }]);
        return [
          ...changed(scope, who, 'spell', filter, amount(cost, isMore, null)),
          { kind: 'restriction', restriction: { kind: 'cantBeCountered', what: own } },
        ];
      },
    ),
    abilityCosts,
    actionCosts,
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

/** "Activated abilities of artifacts cost {1} less to activate", "equip abilities you activate that target this creature cost {2} less". */
const abilityCosts: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase([abilitiesCosting, maybe(words(NOT_BELOW_ONE))], (effects, floor) => (scope) => {
      const made = effects(scope);
      return made.map((effect) =>
        effect.kind === 'cost' && floor !== null ? { ...effect, change: { ...effect.change, leastMana: 1 } } : effect,
      );
    }),
  ),
);

const NOT_BELOW_ONE = ". this effect can't reduce the mana in that cost to less than one mana";

const abilitiesCosting: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      [whichAbilities, 'cost', manaCost, more, 'to activate', maybeForEach],
      (which, cost, isMore, each) => (scope) => {
        const abilities = which(scope);
        const change = amount(cost, isMore, each === null ? null : each(scope));
        return ofAbilities(scope, abilities, change);
      },
    ),
    phrase([whichAbilities, 'cost {X} less to activate , where x is', value], (which, number) => (scope) => {
      const abilities = which(scope);
      return ofAbilities(scope, abilities, { reduceGeneric: number(scope) });
    }),
  ),
);

interface Abilities {
  readonly who: PlayerSet;
  readonly of: Filter;
  /** What they must be like on the stack. */
  readonly like: readonly Filter[];
}

function ofAbilities(scope: Scope, { who, of, like }: Abilities, change: Change | null): readonly ContinuousEffect[] {
  const [effect] = changed(scope, who, 'ability', of, change);
  if (effect?.kind !== 'cost') return [];
  return [like.length === 0 ? effect : { ...effect, change: { ...effect.change, ability: conjunction(like) } }];
}

const ABILITY_WORDS = ['Equip', 'Power-up', 'Exhaust'] as const;

/** The keyword that names abilities. */
const abilityWord: Reader<Filter> = either<Filter>(
  ...ABILITY_WORDS.map((keyword) => phrase([keyword.toLowerCase()], (): Filter => ({ kind: 'isAbility', keyword }))),
);

const whichAbilities: Reader<Meaning<Abilities>> = rule(() =>
  either<Meaning<Abilities>>(
    phrase(
      [
        either<Filter>(
          abilityWord,
          phrase(['activated'], () => ({ kind: 'any' })),
        ),
        'abilities of',
        maybe(words('other')),
        described,
      ],
      (word, other, what) => (scope) => {
        const objects = what(scope);
        if (objects.zone !== Zone.Battlefield) scope.reject(null);
        const others: readonly Filter[] = other === null ? [] : [{ kind: 'other' }];
        const like: readonly Filter[] = word.kind === 'any' ? [] : [word];
        return { who: EACH_PLAYER, of: conjunction([...others, objects.filter]), like };
      },
    ),
    phrase(["abilities you activate that aren't mana abilities"], () => () => ({
      who: YOU,
      of: { kind: 'any' },
      like: [{ kind: 'isAbility', exceptMana: true }],
    })),
    phrase(['abilities your opponents activate', targeted], (target) => (scope) => ({
      who: OPPONENTS,
      of: { kind: 'any' },
      like: [target(scope)],
    })),
    phrase([abilityWord, 'abilities you activate', maybe(targeted)], (word, target) => (scope) => ({
      who: YOU,
      of: { kind: 'any' },
      like: [word, ...(target === null ? [] : [target(scope)])],
    })),
  ),
);

/** What special actions cost (116.2). */
const actionCosts: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(['plotting', described, 'from your hand costs', manaCost, 'less'], (what, cost) => (scope) => {
      const cards = what(scope);
      if (cards.head !== 'card') scope.reject(null);
      return lessForAction(scope, 'plot', cards.filter, cost);
    }),
    phrase(
      ['unlock costs you pay cost', manaCost, 'less'],
      (cost) => (scope) => lessForAction(scope, 'unlock', { kind: 'any' }, cost),
    ),
  ),
);

function lessForAction(
  scope: Scope,
  what: 'plot' | 'unlock',
  filter: Filter,
  cost: string,
): readonly ContinuousEffect[] {
  const change = amount(cost, false, null);
  if (change?.reduceGeneric === undefined) return scope.reject([]);
  return [{ kind: 'cost', change: { who: YOU, what, filter, ...change } }];
}
