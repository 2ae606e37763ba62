/** Static abilities (604): what permanents are, get, can't and must, what players may do and what things cost. */
import type {
  Ability,
  Allowance,
  Condition,
  ContinuousEffect,
  Cost,
  EventPattern,
  Filter,
  ObjectSet,
  PlayerSet,
  Quantity,
  Restriction,
  ZoneId,
} from '@foretell/rules/ir';
import { CardType, Step, type StepId, Zone } from '@foretell/rules/ir';
import { describeCost } from '../../print/describe.ts';
import { rewrite } from '../lowering/rewrite.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, reader, rule, words } from '../parsing.ts';
import { condition } from './conditions.ts';
import { costChanges } from './costChanges.ts';
import { actionCost, manaCost } from './costs.ts';
import { become } from './effects/become.ts';
import { granted } from './effects/granted.ts';
import { predicates } from './effects/predicates.ts';
import { restricted } from './effects/restricted.ts';
import { type Described, described } from './filters.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { it, selfObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { forEach, times, value } from './quantities.ts';
import { replacementLine } from './replacements.ts';
import { colorWord, numeral, plainKeyword } from './vocabulary.ts';

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
    // "It" in a further sentence of a line: what the sentence before was about.
    phrase(['it'], () => (scope) => {
      const objects = it(scope);
      if (objects.kind === 'attachedTo') return { objects, filter: { kind: 'attachedToBySource' } };
      return objects.kind === 'self'
        ? { objects, filter: { kind: 'isSelf' } }
        : scope.reject({ objects, filter: { kind: 'isSelf' } });
    }),
    phrase(
      [maybe(words('all|each')), maybe(words('other')), notHost, described],
      (_all, other, _apart, what) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        const others: readonly Filter[] = other === null ? [] : [{ kind: 'other' }];
        const filter = conjunction([...others, object.filter]);
        scope.mentionEach(object.nouns);
        return { objects: { kind: 'all', zone: Zone.Battlefield, filter }, filter };
      },
    ),
  ),
);

/** "Enchanted creature" is what the Aura enchants; "enchanted creatures" are any that are enchanted. */
const notHost: Reader<true> = reader((token) => {
  const host =
    token !== undefined && /^(enchanted|equipped)$/.test(token.text) && token.next?.text.endsWith('s') !== true;
  return host ? [] : [{ firstToken: token, nextToken: token, result: true }];
});

const attachedSubject: Reader<unknown> = first(
  words(
    'enchanted creature|permanent|land|artifact|planeswalker|enchantment|vehicle|forest|mountain|island|swamp|plains',
  ),
  words('equipped creature'),
);

function lines(effects: readonly ContinuousEffect[], only: Condition | null): readonly Ability[] {
  return effects.map((effect) => ({ kind: 'static', effect, ...(only === null ? {} : { condition: only }) }));
}

function restriction(given: Restriction): readonly ContinuousEffect[] {
  return [{ kind: 'restriction', restriction: given }];
}

function change(
  affected: ObjectSet,
  changes: Extract<ContinuousEffect, { kind: 'change' }>['changes'],
): readonly ContinuousEffect[] {
  return [{ kind: 'change', affected, changes }];
}

type Effects = Meaning<readonly ContinuousEffect[]>;

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
    phrase([subject, restricted], (who, cant) => (scope) => cant(who(scope).filter)(scope)),
    phrase(
      [subject, predicates, first(words(', and'), words('and')), restricted],
      (who, changes, _and, cant) => (scope) => {
        const { objects, filter } = who(scope);
        return [...change(objects, changes(scope)), ...cant(filter)(scope)];
      },
    ),
    phrase([subject, restricted, 'and', predicates], (who, cant, changes) => (scope) => {
      const { objects, filter } = who(scope);
      return [...cant(filter)(scope), ...change(objects, changes(scope))];
    }),
    phrase([subject, restricted, 'and', restricted], (who, a, b) => (scope) => {
      const { filter } = who(scope);
      return [...a(filter)(scope), ...b(filter)(scope)];
    }),
    // What is measured against the source is said to be unable to block it.
    phrase([described, "can't block it"], (what) => (scope) => {
      const object = what(scope);
      const measured = JSON.stringify(object.filter).includes('"kind":"self"');
      if (!measured || object.zone !== Zone.Battlefield) scope.reject(null);
      return restriction({ kind: 'cantBeBlocked', what: { kind: 'isSelf' }, by: object.filter });
    }),
    phrase(['you may have', selfObject, "assign its combat damage as though it weren't blocked"], () => () => [
      { kind: 'allowance', allowance: { kind: 'assignAsUnblocked', what: { kind: 'isSelf' } } },
    ]),
    // 113.6: what the spells have while they are spells.
    phrase([maybe(words('each')), described, 'you cast have|has', granted], (_each, what, given) => (scope) => {
      const spells = what(scope);
      if (spells.head !== 'spell' || spells.zone !== Zone.Stack) scope.reject(null);
      const filter = conjunction([{ kind: 'isSpell' }, spells.filter, { kind: 'controlledBy', who: YOU }]);
      return change({ kind: 'all', zone: Zone.Stack, filter }, given(scope));
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

/** "vigilance if it's white". */
const keywordIfColor: Reader<{ readonly keywords: number; readonly color: number }> = phrase(
  [plainKeyword, "if it's", colorWord],
  (keywords, color) => ({ keywords, color }),
);

const exceptMana: Reader<boolean> = phrase(
  [maybe(words("unless they're mana abilities"))],
  (except) => except !== null,
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

function allowance(value: Allowance): () => Effects {
  return () => () => [{ kind: 'allowance', allowance: value }];
}

function fromGraveyard(what: Filter): Allowance {
  return { kind: 'castFromZone', who: YOU, zone: Zone.Graveyard, what, exileAfter: false };
}

type AlternativeCost = Extract<Allowance, { readonly kind: 'alternativeCost' }>;

/** What may be paid rather than mana costs (118.9). */
function insteadOfMana(what: Meaning<Described>, how: Pick<AlternativeCost, 'cost' | 'from'>): Effects {
  return (scope) => {
    const { filter } = what(scope);
    return [{ kind: 'allowance', allowance: { kind: 'alternativeCost', who: YOU, spells: filter, ...how } }];
  };
}

const aboutPlayers: Reader<Effects> = rule(() =>
  either<Effects>(
    phrase(['you have no maximum hand size'], allowance({ kind: 'noMaximumHandSize', who: YOU })),
    phrase(['players have no maximum hand size'], allowance({ kind: 'noMaximumHandSize', who: EACH_PLAYER })),
    phrase(
      ['you may play an additional land on each of your turns'],
      allowance({ kind: 'additionalLandPlays', who: YOU, count: 1 }),
    ),
    phrase(['you may play', numeral, 'additional lands on each of your turns'], (count) =>
      allowance({ kind: 'additionalLandPlays', who: YOU, count })(),
    ),
    phrase(['play with the top card of your library revealed'], allowance({ kind: 'playWithTopRevealed', who: YOU })),
    phrase(
      ['players play with the top card of their libraries revealed'],
      allowance({ kind: 'playWithTopRevealed', who: EACH_PLAYER }),
    ),
    phrase(
      ['you may look at the top card of your library any time'],
      allowance({ kind: 'lookAtTopOfLibrary', who: YOU }),
    ),
    phrase(
      ['you may play lands and cast spells from the top of your library'],
      allowance({ kind: 'playFromTopOfLibrary', who: YOU, what: { kind: 'any' }, revealed: false }),
    ),
    phrase(
      ['you may play lands from the top of your library'],
      allowance({
        kind: 'playFromTopOfLibrary',
        who: YOU,
        what: { kind: 'type', types: CardType.Land },
        revealed: false,
      }),
    ),
    phrase(
      ['you may play lands from your graveyard'],
      allowance(fromGraveyard({ kind: 'type', types: CardType.Land })),
    ),
    phrase(['you may play lands and cast', described, 'from your graveyard'], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      const land: Filter = { kind: 'type', types: CardType.Land };
      const filter: Filter = spells.filter.kind === 'any' ? spells.filter : { kind: 'or', of: [land, spells.filter] };
      return [{ kind: 'allowance', allowance: fromGraveyard(filter) }];
    }),
    phrase(['you may cast', described, 'from your graveyard'], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      const filter = conjunction([{ kind: 'not', of: { kind: 'type', types: CardType.Land } }, spells.filter]);
      return [{ kind: 'allowance', allowance: fromGraveyard(filter) }];
    }),
    phrase(['you may play lands and cast', described, 'from the top of your library'], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack || spells.filter.kind === 'any') scope.reject(null);
      const land: Filter = { kind: 'type', types: CardType.Land };
      const either: Filter = { kind: 'or', of: [land, spells.filter] };
      return [
        { kind: 'allowance', allowance: { kind: 'playFromTopOfLibrary', who: YOU, what: either, revealed: false } },
      ];
    }),
    phrase(['you may cast', described, 'from the top of your library'], (what) => (scope) => {
      const spells = what(scope);
      if (spells.zone !== Zone.Stack) scope.reject(null);
      return [
        {
          kind: 'allowance',
          allowance: { kind: 'playFromTopOfLibrary', who: YOU, what: spells.filter, revealed: false },
        },
      ];
    }),
    phrase(['you may cast', described, 'as though they had flash'], (what) => (scope) => [
      { kind: 'allowance', allowance: { kind: 'castAsThoughFlash', who: YOU, spells: what(scope).filter } },
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
      [
        'if a triggered ability of',
        first(words('a|an'), words('another')),
        described,
        either(
          words('triggers , that ability triggers an additional time'),
          words('triggers , it triggers an additional time'),
        ),
      ],
      (article, of, _again) => (scope) => {
        const { filter, zone } = of(scope);
        if (zone !== Zone.Battlefield) scope.reject(null);
        const other: readonly Filter[] = article === 'another' ? [{ kind: 'other' }] : [];
        return [{ kind: 'allowance', allowance: { kind: 'triggerAgain', of: conjunction([...other, filter]) } }];
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
    phrase(['you have hexproof'], () => () => restriction({ kind: 'playerHexproof', who: YOU })),
    phrase(['you have shroud'], () => () => restriction({ kind: 'playerShroud', who: YOU })),
    phrase([collective, "can't gain life"], (who) => () => restriction({ kind: 'cantGainLife', who })),
    phrase(
      [collective, "can't cast", described, 'during combat'],
      (who, what) => (scope) =>
        restriction({ kind: 'cantCast', who, spells: what(scope).filter, when: { kind: 'duringCombat' } }),
    ),
    phrase([collective, "can't lose the game"], (who) => () => restriction({ kind: 'cantLose', who })),
    phrase([collective, "can't win the game"], (who) => () => restriction({ kind: 'cantWin', who })),
    phrase(["you can't lose the game and your opponents can't win the game"], () => () => [
      ...restriction({ kind: 'cantLose', who: YOU }),
      ...restriction({ kind: 'cantWin', who: OPPONENTS }),
    ]),
    phrase(
      [collective, "can't draw more than", numeral, 'card|cards each turn'],
      (who, count) => () => restriction({ kind: 'cantDrawMoreThan', who, count }),
    ),
    phrase(["damage can't be prevented"], () => () => restriction({ kind: 'cantPreventDamage' })),
    phrase(
      ['damage that would reduce your life total to less than', numeral, 'reduces it to', numeral, 'instead'],
      (less, life) => (less === life ? () => restriction({ kind: 'damageLeavesLife', who: YOU, life }) : null),
    ),
    phrase(
      [collective, "can't cast", described],
      (who, what) => (scope) => restriction({ kind: 'cantCast', who, spells: what(scope).filter }),
    ),
    phrase(
      [collective, "can't cast", described, 'from', zoneList],
      (who, what, from) => (scope) => restriction({ kind: 'cantCast', who, spells: what(scope).filter, from }),
    ),
    phrase(
      [nounPhrase, 'in', zoneList, "can't enter the battlefield"],
      (noun, from) => () => restriction({ kind: 'cantEnter', what: noun.filter, from }),
    ),
    phrase(
      [collective, "can't cast", described, 'during your turn'],
      (who, what) => (scope) =>
        restriction({ kind: 'cantCast', who, spells: what(scope).filter, when: { kind: 'turnOf', who: YOU } }),
    ),
    phrase(
      ['during your turn ,', collective, "can't cast", described],
      (who, what) => (scope) =>
        restriction({ kind: 'cantCast', who, spells: what(scope).filter, when: { kind: 'turnOf', who: YOU } }),
    ),
    phrase(
      [collective, "can't cast more than one spell each turn"],
      (who) => () => restriction({ kind: 'castLimit', who, spells: { kind: 'any' }, count: 1 }),
    ),
    phrase(
      [collective, 'can cast', described, 'only any time they could cast a sorcery'],
      (who, what) => (scope) => restriction({ kind: 'castOnlyAsSorcery', who, spells: what(scope).filter }),
    ),
    phrase(
      ["spells and abilities your opponents control can't cause their controller to search their library"],
      () => () => restriction({ kind: 'cantSearchLibraries', who: OPPONENTS, own: true }),
    ),
    phrase([collective, "can't search libraries"], (who) => () => restriction({ kind: 'cantSearchLibraries', who })),
    phrase(
      [
        described,
        "can't attack you",
        maybe(words('or planeswalkers you control')),
        'unless their controller pays',
        manaCost,
        first(words("for each creature they control that's attacking you"), words('for each of those creatures')),
      ],
      (what, walkers, cost) => (scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        return restriction({
          kind: 'attackCost',
          what: object.filter,
          defenders: YOU,
          planeswalkers: walkers !== null,
          cost: [{ kind: 'mana', cost }],
        });
      },
    ),
    costChanges,
  ),
);

/** "graveyards or libraries", "exile": zones of all players. */
const zoneList: Reader<readonly ZoneId[]> = phrase(
  [
    listOf(
      either<ZoneId>(
        phrase(['graveyards'], () => Zone.Graveyard),
        phrase(['libraries'], () => Zone.Library),
        phrase(['exile'], () => Zone.Exile),
      ),
      words('and|or'),
    ),
  ],
  (zones) => zones,
);

const ofWhat: Reader<Meaning<Described>> = rule(() => phrase(['of', described], (what) => what));

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

const collective: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['players'], () => EACH_PLAYER),
  phrase(['your opponents'], () => OPPONENTS),
  phrase(['each opponent'], () => OPPONENTS),
  phrase(['each player'], () => EACH_PLAYER),
  phrase(['enchanted player'], () => ({ kind: 'enchantedPlayer' })),
  phrase(['you'], () => YOU),
);

/** What a card says of itself before the game begins (103.5, 103.6). */
const beforeTheGame: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(
      ['if', selfObject, 'is in your opening hand , you may begin the game with it on the battlefield'],
      () => () => [inHand({ kind: 'startOnBattlefield', exileFromHand: 0 })],
    ),
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

function inHand(allowance: Allowance): Ability {
  return { kind: 'static', effect: { kind: 'allowance', allowance }, zone: Zone.Hand };
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
    phrase([thisSpell, 'costs', manaCost, 'less to cast during your turn'], (_spell, cost) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      if (generic === null) return scope.reject([]);
      return [
        { kind: 'keyword', keyword: 'costsLess', generic: lessIf({ kind: 'turnOf', who: YOU }, Number(generic[1])) },
      ];
    }),
    phrase(
      [thisSpell, 'costs', manaCost, 'less to cast', first(words('if'), words('as long as')), condition],
      (_spell, cost, _if, so) => (scope) => {
        const generic = /^\{(\d+)\}$/.exec(cost);
        if (generic === null) return scope.reject([]);
        scope.casting = true;
        const less = lessIf(so(scope), Number(generic[1]));
        scope.casting = false;
        return [{ kind: 'keyword', keyword: 'costsLess', generic: less }];
      },
    ),
    phrase(['if', condition, ', this spell costs', manaCost, 'less to cast'], (so, cost) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      if (generic === null) return scope.reject([]);
      return [{ kind: 'keyword', keyword: 'costsLess', generic: lessIf(so(scope), Number(generic[1])) }];
    }),
    phrase([thisSpell, 'costs', manaCost, 'less to cast during your turn'], (_spell, cost) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      if (generic === null) return scope.reject([]);
      const yours: Condition = { kind: 'turnOf', who: YOU };
      return [{ kind: 'keyword', keyword: 'costsLess', generic: lessIf(yours, Number(generic[1])) }];
    }),
    phrase([thisSpell, 'costs', words('{X}'), 'less to cast , where x is', value], (_spell, _x, amount) => (scope) => [
      { kind: 'keyword', keyword: 'costsLess', generic: amount(scope) },
    ]),
    phrase(['as an additional cost to cast this spell ,', actionCost], (cost) => (scope) => [
      { kind: 'keyword', keyword: 'additionalCost', cost: cost(scope) },
    ]),
    phrase([thisSpell, 'costs', manaCost, 'more to cast for each target beyond the first'], (_spell, cost) => () => [
      { kind: 'keyword', keyword: 'strive', cost: [{ kind: 'mana', cost }] },
    ]),
    phrase(['as an additional cost to cast this spell , you may', actionCost], (cost) => (scope) => {
      const paid = cost(scope);
      return [{ kind: 'keyword', keyword: 'optionalCost', name: optionalName(paid), cost: paid }];
    }),
    phrase(
      [
        'as an additional cost to cast this spell , you may exile any number of',
        described,
        '. this spell costs',
        manaCost,
        'less to cast for each card exiled this way',
      ],
      (what, less) => (scope) => {
        const generic = /^\{(\d+)\}$/.exec(less);
        const { zone, of, filter } = what(scope);
        if (generic === null || (zone !== Zone.Hand && zone !== Zone.Graveyard) || of?.kind !== 'you')
          return scope.reject([]);
        return [
          {
            kind: 'keyword',
            keyword: 'optionalCost',
            name: 'exile',
            cost: [{ kind: 'exileCards', zone, filter, count: 1 }],
            repeat: true,
          },
          {
            kind: 'keyword',
            keyword: 'costsLess',
            generic: times(Number(generic[1]), { kind: 'timesPaid', cost: 'exile' }),
          },
        ];
      },
    ),
    phrase(['as an additional cost to cast this spell ,', actionCost, 'or', actionCost], (cost, other) => (scope) => [
      { kind: 'keyword', keyword: 'additionalCost', cost: cost(scope), orElse: other(scope) },
    ]),
    phrase(['you may', alternative], (cost) => (scope) => [
      { kind: 'keyword', keyword: 'alternativeCost', ...cost(scope) },
    ]),
    phrase(['if', condition, ', you may', alternative], (so, cost) => (scope) => {
      const only = so(scope);
      return [{ kind: 'keyword', keyword: 'alternativeCost', ...cost(scope), condition: only }];
    }),
    phrase(['cast this spell only', castTime], (so) => () => [{ kind: 'keyword', keyword: 'castOnly', condition: so }]),
    phrase(['cast this spell only if', condition], (so) => (scope) => [
      { kind: 'keyword', keyword: 'castOnly', condition: so(scope) },
    ]),
    phrase(
      ['you may cast this spell as though it had flash if you pay', manaCost, 'more to cast it'],
      (more) => (scope) => {
        const { manaCost: own } = scope.face;
        if (own === null) return scope.reject([]);
        return [
          {
            kind: 'keyword',
            keyword: 'alternativeCost',
            name: 'flash',
            cost: [
              { kind: 'mana', cost: own },
              { kind: 'mana', cost: more },
            ],
            instant: true,
          },
        ];
      },
    ),
    phrase(['you may cast this spell as though it had flash if', condition], (so) => (scope) => {
      const { manaCost: own } = scope.face;
      if (own === null) return scope.reject([]);
      return [
        {
          kind: 'keyword',
          keyword: 'alternativeCost',
          name: 'flash',
          cost: [{ kind: 'mana', cost: own }],
          condition: so(scope),
          instant: true,
        },
      ];
    }),
    phrase([thisSpell, 'costs', manaCost, 'less to cast if', paidFor], (_spell, cost, name) => (scope) => {
      const generic = /^\{(\d+)\}$/.exec(cost);
      if (generic === null) return scope.reject([]);
      return [
        { kind: 'keyword', keyword: 'costsLess', generic: lessIf({ kind: 'paid', cost: name }, Number(generic[1])) },
      ];
    }),
  ),
);

type AlternativeCostKeyword = Extract<Ability, { readonly keyword: 'alternativeCost' }>;

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

function lessIf(so: Condition, then: number): Quantity {
  return { kind: 'conditional', if: so, then, else: 0 };
}

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
  phrase(['during combat before blockers are declared'], () => ({ kind: 'during', steps: BEFORE_BLOCKERS })),
);

/** Choices of casting that lessen the cost: "if it's bargained". */
const paidFor: Reader<string> = either<string>(
  phrase(["it's bargained"], () => 'bargain'),
  phrase(["it's kicked"], () => 'kicker'),
);

const BEFORE_BLOCKERS: readonly StepId[] = [Step.BeginCombat, Step.DeclareAttackers];

/** One of the attacking creatures attacks you. */
const BEEN_ATTACKED: Condition = {
  kind: 'isPlayer',
  who: YOU,
  among: { kind: 'attackedBy', what: { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'attacking' } } },
};

const thisSpell: Reader<unknown> = first<unknown>(
  words('this spell'),
  phrase([selfObject], () => true),
);

/** One sentence of a static line, which functions where its condition says that the card is (113.6b). */
const staticSentence: Reader<Lines> = rule(() =>
  phrase([plainSentence], (sentence) => (scope) => {
    const said = sentence(scope);
    const { zone } = scope.draft;
    return zone === null ? said : said.map((each) => (each.kind === 'static' ? { ...each, zone } : each));
  }),
);

const plainSentence: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase([statement], (effects) => (scope) => lines(effects(scope), null)),
    phrase([statement, 'as long as', condition], (effects, so) => (scope) => {
      const what = effects(scope);
      return lines(what, so(scope));
    }),
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
      ['during turns other than yours ,', statement],
      (effects) => (scope) => lines(effects(scope), { kind: 'not', of: { kind: 'turnOf', who: YOU } }),
    ),
    phrase(
      [subject, predicates, 'as long as', condition, '. otherwise , it', predicates],
      (who, changes, so, others) => (scope) => {
        const { objects } = who(scope);
        const then = change(objects, changes(scope));
        const only = so(scope);
        return [...lines(then, only), ...lines(change(objects, others(scope)), { kind: 'not', of: only })];
      },
    ),
    phrase(
      [aboutObjects, 'during your turn'],
      (effects) => (scope) => lines(effects(scope), { kind: 'turnOf', who: YOU }),
    ),
    // Every X of the statement is the number that is said.
    phrase([aboutObjects, ', where x is', value], (effects, amount) => (scope) => {
      const what = effects(scope);
      const number = amount(scope);
      return lines(
        what.map((effect) => rewrite(effect, (part) => (part['kind'] === 'x' ? number : undefined))),
        null,
      );
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

/** What a line of several sentences may consist of. */
const lineSentence: Reader<Lines> = rule(() => either(staticSentence, replacementLine));

/** What later words call it: "if evidence was collected", "if its additional cost was paid". */
function optionalName(cost: Cost): string {
  if (cost.some(({ kind }) => kind === 'behold')) return 'behold';
  return cost.some(({ kind }) => kind === 'collectEvidence') ? 'collect evidence' : 'additional';
}

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
