/** Static abilities about casting the spell itself: when, for which costs, from where (113.6, 118.8, 118.9). */
import type { Ability, Condition, Cost } from '@foretell/rules/ir';
import { Step, type StepId, Zone, type ZoneId } from '@foretell/rules/ir';
import { describeCost } from '../../print/describe.ts';
import { FROM_EXILE, FROM_GRAVEYARD } from '../../print/printKeyword.ts';
import { castByMutating } from '../lowering/ownMutateCost.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { anyNumberPaid } from './anyNumberPaid.ts';
import { condition } from './conditions.ts';
import { actionCost, genericMana, manaCost } from './costs.ts';
import { described } from './filters.ts';
import { gerundCost } from './gerunds.ts';
import { selfObject } from './objects.ts';
import { inHand, openingHand } from './openingHand.ts';
import { ownCost } from './ownCost.ts';
import { OPPONENTS, YOU } from './players.ts';
import { type Lines } from './statics.ts';
import { counterName, numeral, ordinal } from './vocabulary.ts';

/** What a card says of itself before the game begins (103.5, 103.6). */
export const beforeTheGame: Reader<Lines> = rule(() =>
  either<Lines>(
    openingHand,
    phrase([selfObject, 'can be your commander'], () => () => [{ kind: 'keyword', keyword: 'canBeCommander' }]),
    phrase(['a deck can have any number of cards named', selfObject], () => () => [
      { kind: 'keyword', keyword: 'deckLimit', most: 'any' },
    ]),
    phrase(['a deck can have up to', numeral, 'cards named', selfObject], (most) => () => [
      { kind: 'keyword', keyword: 'deckLimit', most },
    ]),
    phrase(
      [
        'any time you could mulligan and',
        selfObject,
        'is in your hand , you may exile all the cards from your hand , then draw that many cards',
      ],
      () => () => [inHand({ kind: 'newHandAtMulligan' })],
    ),
  ),
);

/** What is totalled of the targets of a spell. */
const total: Reader<'manaValue' | 'power'> = either<'manaValue' | 'power'>(
  phrase(['mana value'], () => 'manaValue'),
  phrase(['power'], () => 'power'),
);

/** Statements about casting the card itself. */
export const aboutCasting: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase([thisSpell, "can't be countered"], () => () => [{ kind: 'keyword', keyword: 'cantBeCountered' }]),
    // Of the spell on the stack, as long as it is so (113.6e).
    phrase(['if', condition, ',', thisSpell, "can't be countered"], (so) => (scope) => [
      {
        kind: 'static',
        effect: { kind: 'restriction', restriction: { kind: 'cantBeCountered', what: { kind: 'isSelf' } } },
        condition: so(scope),
        zone: Zone.Stack,
      },
    ]),
    ownCost,
    phrase(
      [
        'as an additional cost to cast this spell , collect evidence x , where x is the total',
        total,
        'of the permanents this spell targets',
      ],
      (kind) => () => [
        {
          kind: 'keyword',
          keyword: 'additionalCost',
          cost: [
            {
              kind: 'collectEvidence',
              value: { kind, of: { kind: 'targetsOf', what: { kind: 'self' } } },
            },
          ],
        },
      ],
    ),
    // Those that were cast before it are none of them.
    phrase(
      [
        'the',
        ordinal,
        described,
        'you cast each turn costs',
        genericMana,
        'less to cast and can be cast as though it had flash',
      ],
      (nth, what, reduceGeneric) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack) return scope.reject([]);
        const { filter } = spells;
        const condition: Condition = {
          kind: 'compare',
          left: { kind: 'spellsCastThisTurn', of: YOU, ...(filter.kind === 'any' ? {} : { what: filter }) },
          op: '=',
          right: nth - 1,
        };
        const change = { who: YOU, what: 'spell', filter, reduceGeneric, condition } as const;
        return [
          { kind: 'static', effect: { kind: 'cost', change } },
          {
            kind: 'static',
            effect: { kind: 'allowance', allowance: { kind: 'castAsThoughFlash', who: YOU, spells: filter } },
            condition,
          },
        ];
      },
    ),
    phrase(['as an additional cost to cast this spell ,', actionCost], (cost) => (scope) => [
      { kind: 'keyword', keyword: 'additionalCost', cost: cost(scope) },
    ]),
    phrase([thisSpell, 'costs', manaCost, 'more to cast for each target beyond the first'], (_spell, cost) => () => [
      { kind: 'keyword', keyword: 'strive', cost: [{ kind: 'mana', cost }] },
    ]),
    phrase(['as an additional cost to cast this spell , you may', actionCost], (cost) => (scope) => {
      const paid = cost(scope);
      // How many is said as they are paid, not as X is announced.
      if (paid.some((part) => part.kind === 'sacrifice' && typeof part.count !== 'number')) scope.reject(null);
      return [{ kind: 'keyword', keyword: 'optionalCost', name: optionalName(paid), cost: paid }];
    }),
    anyNumberPaid,
    phrase(['as an additional cost to cast this spell ,', actionCost, 'or', actionCost], (cost, other) => (scope) => [
      { kind: 'keyword', keyword: 'additionalCost', cost: cost(scope), orElse: other(scope) },
    ]),
    phrase(['you may', alternative], (cost) => (scope) => [
      { kind: 'keyword', keyword: 'alternativeCost', ...cost(scope) },
    ]),
    phrase(['you may', alternative, 'if', condition], (cost, so) => (scope) => {
      const paid = cost(scope);
      return [{ kind: 'keyword', keyword: 'alternativeCost', ...paid, condition: so(scope) }];
    }),
    phrase(['if', condition, ', you may', alternative], (so, cost) => (scope) => {
      const only = so(scope);
      return [{ kind: 'keyword', keyword: 'alternativeCost', ...cost(scope), condition: only }];
    }),
    fromGraveyard,
    phrase(
      [
        fromGraveyard,
        '. if you do ,',
        first<unknown>(words('it'), selfObject),
        'enters with a|an',
        counterName,
        'counter on it',
      ],
      (cast, _it, counter) => (scope) => [
        ...cast(scope),
        {
          kind: 'replacement',
          condition: { kind: 'paid', cost: FROM_GRAVEYARD },
          replacement: { kind: 'enters', what: { kind: 'isSelf' }, as: [{ kind: 'counters', counter, count: 1 }] },
        },
      ],
    ),
    phrase(['cast this spell only', castTime], (so) => () => [{ kind: 'keyword', keyword: 'castOnly', condition: so }]),
    phrase(['cast this spell only if', condition], (so) => (scope) => {
      scope.casting = true;
      const only = so(scope);
      scope.casting = false;
      return [{ kind: 'keyword', keyword: 'castOnly', condition: only }];
    }),
    phrase(
      ['you may cast this spell as though it had flash if you pay', manaCost, 'more to cast it'],
      (more) => (scope) => withFlash(scope, [{ kind: 'mana', cost: more }], null),
    ),
    phrase(
      ['you may cast this spell as though it had flash if you', actionCost, 'as an additional cost to cast it'],
      (cost) => (scope) => withFlash(scope, cost(scope), null),
    ),
    phrase(
      ['if', condition, ', you may cast this spell as though it had flash'],
      (so) => (scope) => withFlash(scope, [], so(scope)),
    ),
    phrase(
      ["you can't cast", selfObject, 'during your', listOf(ordinal, turnsBetween), 'turns of the game'],
      (_self, turns) => () => {
        const [last = 0] = turns.slice(-1);
        const early: Condition = {
          kind: 'and',
          of: [
            { kind: 'turnOf', who: YOU },
            { kind: 'compare', left: { kind: 'turnsBegun', of: YOU }, op: '<=', right: last },
          ],
        };
        return [{ kind: 'keyword', keyword: 'castOnly', condition: { kind: 'not', of: early } }];
      },
    ),
    phrase(
      ['you may cast this spell as though it had flash if', condition],
      (so) => (scope) => withFlash(scope, [], so(scope)),
    ),
    phrase([thisSpell, 'has flash as long as', condition], (_spell, so) => (scope) => withFlash(scope, [], so(scope))),
  ),
);

/** "You may cast this card from your graveyard": for its mana cost and what else is said. */
const fromGraveyard: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(['you may cast', selfObject, 'from your graveyard', maybe(asLongAs)], (_self, so) => (scope) => {
      return castFromGraveyard(scope, [], so === null ? null : so(scope));
    }),
    phrase(['you may cast', selfObject, 'from exile'], () => (scope) => castFromThere(scope, Zone.Exile, [], null)),
    phrase(['you may cast', selfObject, 'from your graveyard or from exile'], () => (scope) => [
      ...castFromThere(scope, Zone.Graveyard, [], null),
      ...castFromThere(scope, Zone.Exile, [], null),
    ]),
    phrase(['you may cast', selfObject, 'from your graveyard using its mutate ability'], () => () => [
      castByMutating([]),
    ]),
    phrase(
      ['as long as', condition, ', you may cast', selfObject, 'from your graveyard'],
      (so) => (scope) => castFromGraveyard(scope, [], so(scope)),
    ),
    phrase(
      [
        'you may cast',
        selfObject,
        'from your graveyard by',
        gerundCost,
        'in addition to paying its other costs',
        maybe(asLongAs),
      ],
      (_self, cost, so) => (scope) => {
        const paid = cost(scope);
        return castFromGraveyard(scope, paid, so === null ? null : so(scope));
      },
    ),
  ),
);

const asLongAs: Reader<Meaning<Condition>> = rule(() =>
  phrase([first(words('if'), words('as long as')), condition], (_if, so) => so),
);

function castFromGraveyard(scope: Scope, more: Cost, so: Condition | null): readonly Ability[] {
  return castFromThere(scope, Zone.Graveyard, more, so);
}

function castFromThere(scope: Scope, zone: ZoneId, more: Cost, so: Condition | null): readonly Ability[] {
  const { manaCost: own } = scope.face;
  if (own === null) return scope.reject([]);
  const cost: Cost = [{ kind: 'mana', cost: own }, ...more];
  const name = zone === Zone.Exile ? FROM_EXILE : FROM_GRAVEYARD;
  return [
    {
      kind: 'keyword',
      keyword: 'castFrom',
      name,
      zone,
      cost,
      exileAfter: false,
      ...(so === null ? {} : { condition: so }),
    },
  ];
}

type AlternativeCostKeyword = Extract<Ability, { readonly keyword: 'alternativeCost' }>;

const turnsBetween: Reader<unknown> = first(words(', or'), words(','), words('or'));

/** What may be paid rather than the mana cost (118.9). */
const alternative: Reader<Meaning<Pick<AlternativeCostKeyword, 'name' | 'cost'>>> = rule(() =>
  either<Meaning<Pick<AlternativeCostKeyword, 'name' | 'cost'>>>(
    phrase([actionCost, "rather than pay this spell's mana cost"], (cost) => (scope) => {
      const paid = cost(scope);
      return { name: describeCost(paid), cost: paid };
    }),
    phrase(['cast this spell without paying its mana cost'], () => () => ({ name: 'free', cost: [] })),
  ),
);

/** Those of a turn until its creatures deal combat damage, with first strike or without (510.4). */
const BEFORE_DAMAGE: readonly StepId[] = [
  Step.Untap,
  Step.Upkeep,
  Step.Draw,
  Step.PrecombatMain,
  Step.BeginCombat,
  Step.DeclareAttackers,
  Step.DeclareBlockers,
];

const castTime: Reader<Condition> = either<Condition>(
  phrase(['during combat'], () => ({ kind: 'duringCombat' })),
  phrase(['during your turn'], () => ({ kind: 'turnOf', who: YOU })),
  phrase(["during an opponent's turn"], () => ({ kind: 'turnOf', who: OPPONENTS })),
  phrase(['during the declare attackers step'], () => ({ kind: 'during', steps: [Step.DeclareAttackers] })),
  phrase(["during the declare attackers step and only if you've been attacked this step"], () => ({
    kind: 'and',
    of: [{ kind: 'during', steps: [Step.DeclareAttackers] }, BEEN_ATTACKED],
  })),
  phrase(['during the declare blockers step'], () => ({ kind: 'during', steps: [Step.DeclareBlockers] })),
  phrase(['before the combat damage step'], () => ({ kind: 'during', steps: BEFORE_DAMAGE })),
  phrase(['during combat before blockers are declared'], () => ({ kind: 'during', steps: BEFORE_BLOCKERS })),
);

const BEFORE_BLOCKERS: readonly StepId[] = [Step.BeginCombat, Step.DeclareAttackers];

/** One of the attacking creatures attacks you. */
const BEEN_ATTACKED: Condition = {
  kind: 'isPlayer',
  who: YOU,
  among: { kind: 'attackedBy', what: { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'attacking' } } },
};

export const thisSpell: Reader<unknown> = first<unknown>(
  words('this spell'),
  phrase([selfObject], () => true),
);

/** What later words call it: "if evidence was collected", "if its additional cost was paid". */
function optionalName(cost: Cost): string {
  if (cost.some(({ kind }) => kind === 'behold')) return 'behold';
  return cost.some(({ kind }) => kind === 'collectEvidence') ? 'collect evidence' : 'additional';
}

/** Cast at instant speed for its mana cost and `more` (702.8a, 118.9). */
function withFlash(scope: Scope, more: Cost, so: Condition | null): readonly Ability[] {
  const { manaCost: own } = scope.face;
  if (own === null) return scope.reject([]);
  return [
    {
      kind: 'keyword',
      keyword: 'alternativeCost',
      name: 'flash',
      cost: [{ kind: 'mana', cost: own }, ...more],
      ...(so === null ? {} : { condition: so }),
      instant: true,
    },
  ];
}
