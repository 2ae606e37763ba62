/** Static abilities about players: what they can and can't do, how many, when, and what else they get (101.2, 604.1). */
import type {
  Allowance,
  ContinuousEffect,
  EventPattern,
  Filter,
  ManaType,
  PlayerSet,
  Restriction,
} from '@foretell/rules/ir';
import { CardType, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { castingLimits, fromAnywhere, zoneList } from './castingLimits.ts';
import { costChanges } from './costChanges.ts';
import { actionCost, manaCost } from './costs.ts';
import { damageKind, sources } from './damageEvents.ts';
import { type Described, described } from './filters.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, ruledPlayers, YOU } from './players.ts';
import { value } from './quantities.ts';
import { type Effects, restriction } from './statics.ts';
import { counterName, numeral } from './vocabulary.ts';

export const exceptMana: Reader<boolean> = phrase(
  [maybe(words("unless they're mana abilities"))],
  (except) => except !== null,
);

function allowance(value: Allowance): () => Effects {
  return () => () => [{ kind: 'allowance', allowance: value }];
}

type AttackCost = Extract<Restriction, { readonly kind: 'attackCost' }>;

/** What is paid for each of the creatures that attack its controller (508.1d, 508.1h). */
function attackCost(
  what: Described,
  planeswalkers: boolean,
  cost: AttackCost['cost'],
  scope: Scope,
): readonly ContinuousEffect[] {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  return restriction({ kind: 'attackCost', what: what.filter, defenders: YOU, planeswalkers, cost });
}

type AlternativeCost = Extract<Allowance, { readonly kind: 'alternativeCost' }>;

/** What may be paid rather than mana costs (118.9). */
function insteadOfMana(what: Meaning<Described>, how: Pick<AlternativeCost, 'cost' | 'from' | 'oncePerTurn'>): Effects {
  return (scope) => {
    const spells = fromAnywhere(what)(scope);
    return [{ kind: 'allowance', allowance: { kind: 'alternativeCost', who: YOU, spells, ...how } }];
  };
}

const withoutMaximum: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you have no maximum hand size'], () => YOU),
  phrase(['players have no maximum hand size'], () => EACH_PLAYER),
);

const handsOf: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['your'], () => YOU),
  phrase(["each opponent's"], () => OPPONENTS),
  phrase(["each player's"], () => EACH_PLAYER),
);

const changed: Reader<1 | -1> = either<1 | -1>(
  phrase(['increased by'], () => 1),
  phrase(['reduced by'], () => -1),
);

/** Whose spells and abilities are spoken of. */
const controllers: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you control'], () => YOU),
  phrase(['your opponents control'], () => OPPONENTS),
);

const attackOrBlock: Reader<'attack' | 'block'> = either<'attack' | 'block'>(
  phrase(['attack'], () => 'attack'),
  phrase(['block'], () => 'block'),
);

const manaWord: Reader<ManaType> = token('word', (text) => MANA_WORDS.get(text) ?? null);

const MANA_WORDS: ReadonlyMap<string, ManaType> = new Map([
  ['white', 0],
  ['blue', 1],
  ['black', 2],
  ['red', 3],
  ['green', 4],
  ['colorless', 5],
]);

const colorOrType: Reader<'anyColor' | 'anyType'> = either<'anyColor' | 'anyType'>(
  phrase(['color'], () => 'anyColor'),
  phrase(['type'], () => 'anyType'),
);

export const aboutPlayers: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      [withoutMaximum, maybe(words("and don't lose the game for having 0 or less life"))],
      (who, withoutLoss) => () => [
        { kind: 'allowance', allowance: { kind: 'noMaximumHandSize', who } },
        ...(withoutLoss === null ? [] : restriction({ kind: 'noLossForLife', who })),
      ],
    ),
    phrase(
      ["you don't lose the game for having 0 or less life"],
      () => () => restriction({ kind: 'noLossForLife', who: YOU }),
    ),
    phrase(
      ["players don't lose the game for having 0 or less life"],
      () => () => restriction({ kind: 'noLossForLife', who: EACH_PLAYER }),
    ),
    phrase([handsOf, 'maximum hand size is', changed, numeral], (who, sign, by) =>
      allowance({ kind: 'maximumHandSize', who, change: sign * by })(),
    ),
    phrase(['your maximum hand size is', numeral], (size) =>
      allowance({ kind: 'maximumHandSizeIs', who: YOU, size })(),
    ),
    phrase(
      ['you may play an additional land on each of your turns'],
      allowance({ kind: 'additionalLandPlays', who: YOU, count: 1 }),
    ),
    phrase(
      ['each player may play an additional land on|during each of their turns'],
      allowance({ kind: 'additionalLandPlays', who: EACH_PLAYER, count: 1 }),
    ),
    phrase(['you may play', numeral, 'additional lands on each of your turns'], (count) =>
      allowance({ kind: 'additionalLandPlays', who: YOU, count })(),
    ),
    phrase(['play with the top card of your library revealed'], allowance({ kind: 'playWithTopRevealed', who: YOU })),
    phrase(
      ['players play with the top card of their libraries revealed'],
      allowance({ kind: 'playWithTopRevealed', who: EACH_PLAYER }),
    ),
    phrase(['you may look at face-down', described, 'any time'], (what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      return [{ kind: 'allowance', allowance: { kind: 'lookAtFaceDown', who: YOU, what: filter } }];
    }),
    phrase(
      ['you may look at the top card of your library any time'],
      allowance({ kind: 'lookAtTopOfLibrary', who: YOU }),
    ),
    phrase(['you may activate abilities of', described, 'as though those creatures had haste'], (what) => (scope) => {
      const objects = what(scope);
      if (objects.zone !== Zone.Battlefield) scope.reject(null);
      return [{ kind: 'allowance', allowance: { kind: 'activateAsThoughHaste', what: objects.filter } }];
    }),
    phrase(['you may cast', described, 'as though they had flash'], (what) => (scope) => [
      { kind: 'allowance', allowance: { kind: 'castAsThoughFlash', who: YOU, spells: fromAnywhere(what)(scope) } },
    ]),
    phrase(['you may cast', described, 'from your hand without paying their mana costs'], (what) =>
      insteadOfMana(what, { cost: 'free', from: Zone.Hand }),
    ),
    phrase(['you may cast', described, 'without paying their mana costs'], (what) =>
      insteadOfMana(what, { cost: 'free' }),
    ),
    phrase(['you may pay', manaCost, 'rather than pay the mana cost for', described, 'you cast'], (mana, what) =>
      insteadOfMana(what, { cost: [{ kind: 'mana', cost: mana }] }),
    ),
    phrase(
      ['you may', actionCost, 'rather than pay the mana cost for|of', described, 'you cast'],
      (cost, what) => (scope) => {
        const paid = cost(scope);
        return insteadOfMana(what, { cost: paid })(scope);
      },
    ),
    phrase(['you may have', selfObject, "assign its combat damage as though it weren't blocked"], (what) => (scope) => {
      what(scope);
      return [{ kind: 'allowance', allowance: { kind: 'assignAsUnblocked', what: { kind: 'isSelf' } } }];
    }),
    phrase(
      [described, 'entering', maybe(words('or dying')), "don't cause abilities", maybe(ofWhat), 'to trigger'],
      (what, dying, of) => (scope) => {
        const { filter, zone } = what(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        return restriction({
          kind: 'noTriggers',
          cause: caused(filter, 'enters', dying !== null),
          of: of === null ? { kind: 'any' } : of(scope).filter,
        });
      },
    ),
    phrase(
      [
        'if a|an',
        described,
        cause,
        'causes a triggered ability of a|an',
        described,
        'to trigger , that ability triggers an additional time',
      ],
      (what, how, of) => (scope) => {
        const { filter, zone } = what(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        const allowance: Allowance = { kind: 'triggerAgain', cause: caused(filter, how, false), of: of(scope).filter };
        return [{ kind: 'allowance', allowance }];
      },
    ),
    phrase(
      ['if a triggered ability of', selfObject, 'or', first(words('a|an'), words('another')), described, triggersAgain],
      (_self, _article, of, _again) => (scope) => {
        const { filter, zone } = of(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        return [
          {
            kind: 'allowance',
            allowance: { kind: 'triggerAgain', of: { kind: 'or', of: [{ kind: 'isSelf' }, filter] } },
          },
        ];
      },
    ),
    phrase(
      ['if a triggered ability of', first(words('a|an'), words('another')), described, triggersAgain],
      (article, of, _again) => (scope) => {
        const { filter, zone } = of(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        const other: readonly Filter[] = article === 'another' ? [{ kind: 'other' }] : [];
        return [{ kind: 'allowance', allowance: { kind: 'triggerAgain', of: conjunction([...other, filter]) } }];
      },
    ),
    phrase(
      [
        'you may activate',
        maybe(words('the')),
        'loyalty abilities of',
        described,
        'twice each turn rather than only once',
      ],
      (_the, what) => (scope) => {
        const { filter, zone } = what(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        return [{ kind: 'allowance', allowance: { kind: 'loyaltyTwice', what: filter } }];
      },
    ),
    phrase(
      ['you may activate its|his|her|their loyalty abilities any time you could cast an instant'],
      allowance({ kind: 'loyaltyAsInstant', what: { kind: 'isSelf' } }),
    ),
    phrase(
      ['you may activate', selfObject, "'s loyalty abilities any time you could cast an instant"],
      allowance({ kind: 'loyaltyAsInstant', what: { kind: 'isSelf' } }),
    ),
    phrase(
      [
        'you may activate loyalty abilities of',
        described,
        maybe(words("on any player's turn")),
        'any time you could cast an instant',
      ],
      (what) => (scope) => [{ kind: 'allowance', allowance: { kind: 'loyaltyAsInstant', what: what(scope).filter } }],
    ),
    phrase(
      [
        'while an opponent is choosing targets as part of casting a spell they control or activating an ability they control , that player must choose at least one',
        described,
        'if able',
      ],
      (what) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        return restriction({ kind: 'mustTarget', what: object.filter, who: OPPONENTS });
      },
    ),
    phrase(['each power-up ability of', described, 'can be activated an additional time'], (what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      return [{ kind: 'allowance', allowance: { kind: 'activateAgain', what: filter, keyword: 'Power-up', times: 1 } }];
    }),
    phrase(["you may activate exhaust abilities as though they haven't been activated"], () => () => [
      {
        kind: 'allowance',
        allowance: {
          kind: 'activateAgain',
          what: { kind: 'controlledBy', who: YOU },
          keyword: 'Exhaust',
          times: 'any',
        },
      },
    ]),
    phrase(['while voting , you may vote an additional time'], () => () => [
      { kind: 'allowance', allowance: { kind: 'additionalVote', who: YOU, optional: true } },
    ]),
    phrase(['while voting , you get an additional vote'], () => () => [
      { kind: 'allowance', allowance: { kind: 'additionalVote', who: YOU } },
    ]),
    phrase([ruledPlayers, "can't block with", described], (who, what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      return restriction({ kind: 'cantBlock', what: conjunction([filter, { kind: 'controlledBy', who }]) });
    }),
    phrase([ruledPlayers, "can't activate planeswalkers' loyalty abilities"], (who) => () => {
      const what: Filter = { kind: 'type', types: CardType.Planeswalker };
      return restriction({ kind: 'cantActivate', what, exceptMana: false, loyalty: true, who });
    }),
    phrase([ruledPlayers, "can't get counters"], (who) => () => restriction({ kind: 'cantGetCounters', who })),
    phrase(
      [ruledPlayers, "can't get", counterName, 'counters'],
      (who, counter) => () => restriction({ kind: 'cantGetCounters', who, counter }),
    ),
    phrase(["counters can't be put on", described], (what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      return restriction({ kind: 'cantHaveCounters', what: filter });
    }),
    phrase(
      [ruledPlayers, "can't untap more than", numeral, described, 'during your|their untap step|steps'],
      (who, count, what) => (scope) => {
        const { filter, zone } = what(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        return restriction({ kind: 'untapsAtMost', who, what: filter, count });
      },
    ),
    phrase(
      ['no more than', numeral, 'creature|creatures can', attackOrBlock, 'each combat'],
      (count, doing) => () => restriction({ kind: 'combatLimit', doing, count }),
    ),
    phrase(
      ['no more than', numeral, 'creature|creatures can attack', ruledPlayers, 'each combat'],
      (count, defenders) => () => restriction({ kind: 'combatLimit', doing: 'attack', count, defenders }),
    ),
    phrase(
      ['no more than', numeral, 'creature|creatures can attack', selfObject, 'each combat'],
      (count) => () => restriction({ kind: 'combatLimit', doing: 'attack', count, attacked: { kind: 'isSelf' } }),
    ),
    phrase([ruledPlayers, "can't draw cards or gain life"], (who) => () => [
      ...restriction({ kind: 'cantDrawMoreThan', who, count: 0 }),
      ...restriction({ kind: 'cantGainLife', who }),
    ]),
    phrase([ruledPlayers, "can't draw cards"], (who) => () => restriction({ kind: 'cantDrawMoreThan', who, count: 0 })),
    phrase([ruledPlayers, "can't cast spells or activate abilities of", described], (who, what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      return [
        ...restriction({ kind: 'cantCast', who, spells: { kind: 'any' } }),
        ...restriction({ kind: 'cantActivate', what: filter, exceptMana: false, who }),
      ];
    }),
    phrase(['you may choose not to untap', selfObject, 'during your untap step'], () =>
      allowance({ kind: 'mayStayTapped', what: { kind: 'isSelf' } })(),
    ),
    phrase(['you may spend mana as though it were mana of any', colorOrType], (manaAs) => () => [
      { kind: 'allowance', allowance: { kind: 'spendManaAs', manaAs, who: YOU, spells: { kind: 'any' } } },
    ]),
    phrase(
      ['you may spend mana as though it were mana of any', colorOrType, 'to cast', described],
      (manaAs, what) => (scope) => {
        const spells = what(scope);
        if (spells.zone !== Zone.Stack || spells.filter.kind === 'any') scope.reject(null);
        return [{ kind: 'allowance', allowance: { kind: 'spendManaAs', manaAs, who: YOU, spells: spells.filter } }];
      },
    ),
    phrase(['you can spend mana of any type to cast', described], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return [
        { kind: 'allowance', allowance: { kind: 'spendManaAs', manaAs: 'anyType', who: YOU, spells: spells.filter } },
      ];
    }),
    phrase([ruledPlayers, "can't gain life"], (who) => () => restriction({ kind: 'cantGainLife', who })),
    phrase([ruledPlayers, "can't lose the game"], (who) => () => restriction({ kind: 'cantLose', who })),
    phrase([ruledPlayers, "can't win the game"], (who) => () => restriction({ kind: 'cantWin', who })),
    phrase(["you can't lose the game and your opponents can't win the game"], () => () => [
      ...restriction({ kind: 'cantLose', who: YOU }),
      ...restriction({ kind: 'cantWin', who: OPPONENTS }),
    ]),
    phrase(
      [ruledPlayers, "can't draw more than", numeral, 'card|cards each turn'],
      (who, count) => () => restriction({ kind: 'cantDrawMoreThan', who, count }),
    ),
    // 106.4
    phrase([ruledPlayers, "don't lose unspent", maybe(manaWord), 'mana as steps and phases end'], (who, type) => () => [
      { kind: 'allowance', allowance: { kind: 'manaDoesntEmpty', who, ...(type === null ? {} : { type }) } },
    ]),
    phrase(['if you would lose unspent mana , that mana becomes', manaWord, 'instead'], (becomes) => () => [
      { kind: 'allowance', allowance: { kind: 'manaDoesntEmpty', who: YOU, becomes } },
    ]),
    // 500.11
    phrase(
      [
        'if',
        either<PlayerSet>(
          phrase(['a player'], () => EACH_PLAYER),
          phrase(['an opponent'], () => OPPONENTS),
        ),
        'would begin an extra turn , that player skips that turn instead',
      ],
      (who) => () => restriction({ kind: 'skipsExtraTurns', who }),
    ),
    phrase(
      [damageKind, 'that would be dealt by', sources, "can't be prevented"],
      (kind, by) => (scope) => restriction({ kind: 'cantPreventDamage', ...kind, sources: by(scope) }),
    ),
    phrase([damageKind, "can't be prevented"], (kind) => () => restriction({ kind: 'cantPreventDamage', ...kind })),
    phrase(
      ['damage that would reduce your life total to less than', numeral, 'reduces it to', numeral, 'instead'],
      (less, life) => (less === life ? () => restriction({ kind: 'damageLeavesLife', who: YOU, life }) : null),
    ),
    phrase(
      [nounPhrase, 'in', zoneList, "can't enter the battlefield"],
      (noun, from) => () => restriction({ kind: 'cantEnter', what: noun.filter, from }),
    ),
    phrase(
      ['spells and abilities', controllers, "can't cause their controller to search their library"],
      (who) => () => restriction({ kind: 'cantSearchLibraries', who, own: true }),
    ),
    phrase([ruledPlayers, "can't search libraries"], (who) => () => restriction({ kind: 'cantSearchLibraries', who })),
    phrase(
      [
        described,
        "can't attack you",
        maybe(words('or planeswalkers you control')),
        'unless their controller pays',
        manaCost,
        first(words("for each creature they control that's attacking you"), words('for each of those creatures')),
      ],
      (what, walkers, cost) => (scope) => attackCost(what(scope), walkers !== null, [{ kind: 'mana', cost }], scope),
    ),
    phrase(
      [
        described,
        "can't attack you",
        maybe(words('or planeswalkers you control')),
        'unless their controller pays {X} for each of those creatures , where x is',
        value,
      ],
      (what, walkers, number) => (scope) =>
        attackCost(what(scope), walkers !== null, [{ kind: 'genericMana', amount: number(scope) }], scope),
    ),
    // 702.11e
    phrase(
      [
        maybe(phrase([ruledPlayers, 'and'], (players) => players)),
        described,
        'can be the targets of spells and abilities',
        maybe(words('you control')),
        "as though they didn't have hexproof",
      ],
      (players, what, yours) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        const allowance: Allowance = {
          kind: 'ignoresHexproof',
          what: object.filter,
          ...(players === null ? {} : { players }),
          by: yours === null ? EACH_PLAYER : YOU,
        };
        return [{ kind: 'allowance', allowance }];
      },
    ),
    phrase([ruledPlayers, 'can cast spells and activate abilities only during their own turns'], (who) => () => {
      const others: PlayerSet = { kind: 'except', of: who, without: { kind: 'activePlayer' } };
      return [
        ...restriction({ kind: 'cantCast', who: others, spells: { kind: 'any' } }),
        ...restriction({ kind: 'cantActivate', what: { kind: 'any' }, exceptMana: false, who: others }),
      ];
    }),
    castingLimits,
    costChanges,
  ),
);

/** What may be done once in a turn: "you may cast a spell from your hand without paying its mana cost". */
export const oncePerTurn: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(
      ['you may', actionCost, 'rather than pay the mana cost for|of a|an', described, 'you cast from exile'],
      (cost, what) => (scope) => {
        const paid = cost(scope);
        return insteadOfMana(what, { cost: paid, from: Zone.Exile, oncePerTurn: true })(scope);
      },
    ),
    phrase(['you may cast a|an', described, 'from your hand without paying its mana cost'], (what) =>
      insteadOfMana(what, { cost: 'free', from: Zone.Hand, oncePerTurn: true }),
    ),
    phrase(['you may cast a|an', described, 'without paying its mana cost'], (what) =>
      insteadOfMana(what, { cost: 'free', oncePerTurn: true }),
    ),
  ),
);

const ofWhat: Reader<Meaning<Described>> = rule(() => phrase(['of', described], (what) => what));

const triggersAgain: Reader<unknown> = either<unknown>(
  words('triggers , that ability triggers an additional time'),
  words('triggers , it triggers an additional time'),
);

type Cause = 'enters' | 'dies' | 'attacks';

const cause: Reader<Cause> = either<Cause>(
  phrase(['entering'], () => 'enters'),
  phrase(['dying'], () => 'dies'),
  phrase(['attacking'], () => 'attacks'),
);

function caused(what: Filter, how: Cause, orDies: boolean): EventPattern {
  const dies: EventPattern = { kind: 'moves', what, from: Zone.Battlefield, to: Zone.Graveyard };
  if (how === 'attacks') return { kind: 'attacks', what };
  if (how === 'dies') return dies;
  const enters: EventPattern = { kind: 'moves', what, to: Zone.Battlefield };
  return orDies ? { kind: 'anyOf', of: [enters, dies] } : enters;
}
