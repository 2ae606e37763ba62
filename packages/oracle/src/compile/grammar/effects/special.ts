/** Clauses of their own kind: copies, emblems, prevention, extra combats, casting as part of a resolution. */
import {
  type Condition,
  type ContinuousEffect,
  type Destination,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Step,
  type StepId,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { choiceOfKind } from '../../lowering/chosenColor.ts';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import { compileQuoted } from '../../quoted.ts';
import type { Scope } from '../../scope.ts';
import { genericMana } from '../costs.ts';
import { described } from '../filters.ts';
import { conjunction, nounPhrase } from '../nouns.ts';
import { anyObjects, selfObject, singleObject } from '../objects.ts';
import { EACH_PLAYER, OPPONENTS, players, possessive, YOU } from '../players.ts';
import { count, value } from '../quantities.ts';
import { spellsOf } from '../spoken.ts';
import { numeral } from '../vocabulary.ts';
import { type ActionReader, by, mine } from './action.ts';
import { becomingCopy } from './becomingCopy.ts';
import { copying } from './copying.ts';
import { place } from './destinations.ts';
import { entersWithMore } from './enteringWithMore.ts';
import { additionalPhases } from './phases.ts';
import { replacing } from './prevention.ts';

/** Steps that are skipped as a whole; of a phase there is more than one step (500.11). */
const skippedStep: Reader<StepId> = either<StepId>(
  phrase(['untap step'], () => Step.Untap),
  phrase(['upkeep step'], () => Step.Upkeep),
  phrase(['draw step'], () => Step.Draw),
);

export const specialActions: ActionReader = rule(() =>
  either(
    phrase(['choose a card at random exiled with', selfObject], (self) =>
      by((who, scope) => {
        const as = scope.fresh('chosen');
        const from: ObjectSet = { kind: 'exiledWithSource' };
        if (scope.quoted || self(scope).kind !== 'self') scope.reject(null);
        scope.mentionMoved({ kind: 'bound', name: as }, 'chosen', false);
        return { kind: 'chooseObjects', who, from, min: 1, max: 1, as, atRandom: true };
      }),
    ),
    phrase(
      [
        'get|gets an emblem with',
        listOf(
          token('quoted', (text) => text),
          words('and'),
        ),
      ],
      (texts) =>
        by((who, scope) => {
          const abilities = texts.flatMap((text) => compileQuoted(text, scope) ?? scope.reject([]));
          return { kind: 'emblem', who, name: `${scope.face.name} Emblem`, abilities };
        }),
    ),
    copying,
    phrase(['shuffle', possessive, 'graveyard into', possessive, 'library'], (of) =>
      mine((scope) => shuffledIn([Zone.Graveyard], of(scope))),
    ),
    phrase(['shuffles their graveyard into their library'], () => by((who) => shuffledIn([Zone.Graveyard], who))),
    phrase(['shuffle|shuffles your|their hand and graveyard into your|their library'], () =>
      by((who) => shuffledIn([Zone.Hand, Zone.Graveyard], who)),
    ),
    phrase(['shuffle|shuffles your|their hand into your|their library'], () =>
      by((who) => shuffledIn([Zone.Hand], who)),
    ),
    phrase(
      ['control|controls', players, first(words("during that player's next turn"), words('during their next turn'))],
      (player) => by((who, scope) => ({ kind: 'controlNextTurn', who, player: player(scope) })),
    ),
    phrase(['choose|chooses a|an|any', nameable, 'name'], (filter) =>
      by((who, scope): Effect => {
        const as = scope.fresh('name');
        scope.chosenName = as;
        return { kind: 'chooseName', who, filter, as };
      }),
    ),
    phrase(['choose|chooses a number between', numeral, 'and', numeral], (min, max) =>
      by((who, scope): Effect => {
        const as = scope.fresh('number');
        scope.chosenNumber = as;
        return { kind: 'chooseNumber', who, min, max, as };
      }),
    ),
    phrase(['choose|chooses a creature type'], () =>
      by((who, scope): Effect => ({ kind: 'chooseCreatureType', who, as: scope.nameType() })),
    ),
    phrase(['choose|chooses', chosenPlayer, maybe(words('at random'))], (from, random) =>
      by((who, scope): Effect => {
        const as = scope.fresh('player');
        scope.mentionPlayers({ kind: 'bound', name: as });
        scope.chosenPlayer = as;
        return { kind: 'choosePlayer', who, from, as, ...(random === null ? {} : { atRandom: true }) };
      }),
    ),
    phrase(['separate|separates', pileable, 'into two piles'], (what) =>
      by((who, scope): Effect => {
        const objects = what(scope);
        const as = scope.fresh('piles');
        scope.piles = as;
        return { kind: 'separate', what: objects, by: who, as };
      }),
    ),
    phrase(['put|puts one pile?', place, 'and the other', place], (to, otherTo) =>
      by((who, scope): Effect => {
        const choice = choosingPile(who, scope);
        if (choice.kind !== 'choosePile') return choice;
        return inSequence([choice, piled(choice.as, to(scope)), piled(choice.other, otherTo(scope))]);
      }),
    ),
    phrase(['put|puts that pile', place, 'and the other', place], (to, otherTo) =>
      by((_who, scope): Effect => {
        const [pile, other] = [scope.findCards('pile', true), scope.findCards('other pile', true)];
        const first: Effect = { kind: 'move', what: pile, to: to(scope) };
        return inSequence([first, { kind: 'move', what: other, to: otherTo(scope) }]);
      }),
    ),
    phrase(['sacrifice|sacrifices all permanents in the pile of your|their choice'], () =>
      by((who, scope): Effect => {
        const choice = choosingPile(who, scope);
        if (choice.kind !== 'choosePile') return choice;
        return inSequence([choice, { kind: 'sacrificeObjects', what: { kind: 'bound', name: choice.as }, who }]);
      }),
    ),
    phrase(['choose|chooses one of those piles'], () => by((who, scope): Effect => choosingPile(who, scope))),
    phrase(['skip|skips your|their next', skippedStep], (step) => by((who) => ({ kind: 'skipNext', who, step }))),
    phrase(['skip|skips your|their next turn'], () => by((who) => ({ kind: 'skipNext', who, step: 'turn' }))),
    phrase(['choose', kindWord, 'or', kindWord], (one, other) =>
      by((who, scope): Effect => {
        scope.kind = true;
        return choiceOfKind(who, [one, other]);
      }),
    ),
    phrase(['choose odd or even'], () =>
      by((who, scope): Effect => {
        scope.parity = true;
        return choiceOfKind(who, ['odd', 'even']);
      }),
    ),
    phrase(['choose|chooses a color'], () =>
      by((who, scope): Effect => {
        scope.color = true;
        return { kind: 'chooseColor', who, as: 'color' };
      }),
    ),
    phrase(['change the target of', singleObject], (what) =>
      by((who, scope) => {
        const item = what(scope);
        // Of several targets each would be changed, or none (115.7b).
        const spec = scope.draft.targets.find((each) => item.kind === 'bound' && each.name === item.name);
        if (!JSON.stringify(spec ?? null).includes('"kind":"targetCount","op":"=","value":1')) scope.reject(null);
        return { kind: 'changeTargets', what: item, who, must: true };
      }),
    ),
    phrase(['choose new targets for', singleObject], (what) =>
      by((who, scope) => ({ kind: 'changeTargets', what: what(scope), who })),
    ),
    phrase(['end the turn'], () => mine(() => ({ kind: 'endTurn' }))),
    phrase(['roll|rolls a', die, maybe(phrase(['and add', value], (amount) => amount))], (sides, more) =>
      by((who, scope): Effect => {
        const as = scope.fresh('roll');
        const roll: Effect = { kind: 'rollDie', who, sides, as };
        scope.roll = as;
        if (more === null) return roll;
        const total = scope.fresh('total');
        scope.roll = total;
        const sum: Quantity = { kind: 'sum', of: [{ kind: 'bound', name: as }, more(scope)] };
        return inSequence([roll, { kind: 'letNumber', as: total, value: sum }]);
      }),
    ),
    phrase(['flip|flips', count, 'coins'], (number) =>
      by((who, scope) => {
        const as = scope.fresh('heads');
        scope.thisWay.set('heads', { kind: 'bound', name: as });
        return { kind: 'flipCoins', who, count: number(scope), as };
      }),
    ),
    phrase(['skip|skips your|their next', count, 'turns'], (number) =>
      by((who, scope) => ({ kind: 'repeat', times: number(scope), do: { kind: 'skipNext', who, step: 'turn' } })),
    ),
    phrase(['flip|flips a coin'], () => by((who, scope) => ({ kind: 'flipCoin', who, as: scope.nameContest('flip') }))),
  ),
);

/** What was revealed, exiled or the like, to be put into piles. */
const pileable: Reader<Meaning<ObjectSet>> = rule(() =>
  first<Meaning<ObjectSet>>(
    phrase([first(words('those cards'), words('them'))], () => (scope) => scope.findCards('card', true)),
    anyObjects,
  ),
);

/** One of the two piles, and the other (700.3). */
function choosingPile(who: PlayerSet, scope: Scope): Effect {
  const { piles } = scope;
  if (piles === null) return scope.reject({ kind: 'sequence', of: [] });
  const as = scope.fresh('pile');
  const other = scope.fresh('other');
  scope.mentionObjects({ kind: 'bound', name: other }, ['rest', 'other pile'], true);
  scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'pile'], true);
  return { kind: 'choosePile', piles, by: who, as, other };
}

const NUMBERED: ReadonlyMap<string, number> = new Map([
  ['four-sided', 4],
  ['six-sided', 6],
  ['eight-sided', 8],
  ['ten-sided', 10],
  ['twelve-sided', 12],
  ['twenty-sided', 20],
]);

/** "d20", "six-sided die" */
const die: Reader<number> = either<number>(
  token('word', (text) => (/^d\d+$/.test(text) ? Number(text.slice(1)) : null)),
  phrase([token('word', (text) => NUMBERED.get(text) ?? null), 'die'], (sides) => sides),
);

function piled(name: string, to: Destination): Effect {
  return { kind: 'move', what: { kind: 'bound', name }, to };
}

const chosenPlayer: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['an opponent'], () => OPPONENTS),
  phrase(['a player'], () => EACH_PLAYER),
  phrase(['another player'], () => ({ kind: 'otherPlayers' })),
);

/** All cards of the zones of those players. */
function shuffledIn(zones: readonly ZoneId[], of: PlayerSet): Effect {
  const sets = zones.map((zone): ObjectSet => ({ kind: 'all', zone, filter: { kind: 'any' }, of }));
  const [only] = sets;
  const what: ObjectSet = sets.length === 1 && only !== undefined ? only : { kind: 'union', of: sets };
  return { kind: 'move', what, to: { zone: Zone.Library, shuffle: true } };
}

/** "card", "nonland card", "card … other than a basic land card": what names may be chosen (201.4). */
const nameable: Reader<Filter> = either<Filter>(
  phrase([nounPhrase], ({ head, filter }) => (head === 'card' ? filter : null)),
  phrase([nounPhrase, 'name other than a', nounPhrase], ({ head, filter }, other) =>
    head === 'card' && other.head === 'card' ? conjunction([filter, { kind: 'not', of: other.filter }]) : null,
  ),
);

/** A card type in the singular, without an article. */
const kindWord: Reader<string> = token('word', (text) =>
  /^(artifact|creature|enchantment|land|planeswalker|instant|sorcery)$/.test(text) ? text : null,
);

type Clause = Meaning<Effect>;

const lifeMeasure: Reader<'power' | 'toughness'> = either<'power' | 'toughness'>(
  phrase(['power'], () => 'power'),
  phrase(['toughness'], () => 'toughness'),
);

/** 701.12f–g: the life total becomes the former number and the number, for good, the former life total. */
function exchangedWithLife(who: PlayerSet, what: ObjectSet, measure: 'power' | 'toughness', scope: Scope): Effect {
  const life = { kind: 'bound', name: scope.fresh('life') } as const;
  const number = { kind: 'bound', name: scope.fresh(measure) } as const;
  const set =
    measure === 'power'
      ? ({ kind: 'setPowerToughness', power: life, toughness: null } as const)
      : ({ kind: 'setPowerToughness', power: null, toughness: life } as const);
  const then: Effect = {
    kind: 'sequence',
    of: [
      { kind: 'letNumber', as: life.name, value: { kind: 'life', of: who } },
      { kind: 'letNumber', as: number.name, value: { kind: measure, of: what } },
      { kind: 'setLife', who, amount: number },
      { kind: 'apply', to: what, changes: [set], duration: { kind: 'indefinite' } },
    ],
  };
  // 701.12b: without both there is no exchange.
  const isThere: Condition = { kind: 'matches', what, filter: { kind: 'inZone', zone: Zone.Battlefield } };
  return { kind: 'if', condition: isThere, then };
}

/** "The next creature spell you cast this turn …": a rule for one spell. */
const nextSpell: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['the next', described, "you cast this turn can't be countered"], (what) => (scope) => {
      const filter = conjunction([{ kind: 'controlledBy', who: YOU }, spellsOf(scope, what(scope))]);
      return once({ kind: 'restriction', restriction: { kind: 'cantBeCountered', what: filter } });
    }),
    phrase(
      ['the next', described, 'you cast this turn costs', genericMana, 'less to cast'],
      (what, reduceGeneric) => (scope) => {
        const filter = spellsOf(scope, what(scope));
        return once({ kind: 'cost', change: { who: YOU, what: 'spell', filter, reduceGeneric } });
      },
    ),
    // 702.41a: affinity is a reduction.
    phrase(['the next', described, 'you cast this turn has affinity for', nounPhrase], (what, noun) => (scope) => {
      const filter = spellsOf(scope, what(scope));
      const yours = conjunction([noun.filter, { kind: 'controlledBy', who: YOU }]);
      const reduceGeneric: Quantity = { kind: 'count', of: { kind: 'all', zone: Zone.Battlefield, filter: yours } };
      return once({ kind: 'cost', change: { who: YOU, what: 'spell', filter, reduceGeneric } });
    }),
    phrase(
      ['the next', described, 'you cast this turn can be cast as though it had flash'],
      (what) => (scope) =>
        once({
          kind: 'allowance',
          allowance: { kind: 'castAsThoughFlash', who: YOU, spells: spellsOf(scope, what(scope)) },
        }),
    ),
  ),
);

function once(effect: ContinuousEffect): Effect {
  return { kind: 'applyRule', effect, duration: { kind: 'endOfTurn' }, uses: 1 };
}

export const specialClauses: Reader<Clause> = rule(() =>
  either<Clause>(
    nextSpell,
    // 731.1
    phrase(['it becomes day'], () => () => ({ kind: 'becomeDayOrNight', which: 'day' })),
    phrase(['it becomes night'], () => () => ({ kind: 'becomeDayOrNight', which: 'night' })),
    entersWithMore,
    becomingCopy,
    phrase(
      ['exchange', possessive, 'life total with', singleObject, "'s", lifeMeasure],
      (of, what, measure) => (scope) => {
        const who = of(scope);
        return exchangedWithLife(who, what(scope), measure, scope);
      },
    ),
    replacing,
    additionalPhases,
  ),
);
