/** Numbers (107): as words, as X, and as what the game counts. */
import { CardType, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { CHOSEN_COLOR } from '../lowering/chosenColor.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, type Described, described } from './filters.ts';
import { measure } from './measures.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { anyObjects, it, selfObject, singleObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, possessive, votersLike, YOU } from './players.ts';
import { diedUnder, entered, FURTHER_SPELLS, leftFor, numberThisTurn } from './turnNumbers.ts';
import { colorWord, counterName, numeral, ownedZone } from './vocabulary.ts';
import { eachVote, voteCount } from './votes.ts';

/** "a", "two", "X", "that many", "twice that many". */
export const count: Reader<Meaning<Quantity>> = rule(() =>
  first<Meaning<Quantity>>(
    phrase([numeral, 'times x'], (by) => (scope) => ({ kind: 'times', of: scope.x ?? { kind: 'x' }, by })),
    phrase(['x plus', numeral], (more) => (scope) => ({ kind: 'sum', of: [scope.x ?? { kind: 'x' }, more] })),
    phrase(['2 ˣ'], () => (scope) => ({ kind: 'powerOfTwo', exponent: scope.x ?? { kind: 'x' } })),
    phrase([numeral], (number) => () => number),
    phrase(['a|an'], () => () => 1),
    phrase(['x'], () => (scope) => scope.x ?? { kind: 'x' }),
    phrase(['twice x'], () => (scope) => ({ kind: 'times', of: scope.x ?? { kind: 'x' }, by: 2 })),
    phrase(['that many|much'], () => (scope) => scope.amount ?? scope.reject(0)),
    phrase(['that amount of'], () => (scope) => scope.amount ?? scope.reject(0)),
    phrase(['twice that many|much'], () => (scope) => ({ kind: 'times', of: scope.amount ?? scope.reject(0), by: 2 })),
    phrase(['half that many|much , rounded up'], () => (scope) => ({
      kind: 'half',
      of: scope.amount ?? scope.reject(0),
      round: 'up',
    })),
  ),
);

const possessiveObject: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    phrase(
      [
        'the',
        measure,
        'of the',
        token('word', (text) => (text === 'creature' ? text : null)),
        'you chose or the card you revealed',
      ],
      (kind) => (scope) => ({
        kind,
        of: scope.has('beheld', false) ? scope.find('beheld', false) : scope.reject({ kind: 'self' as const }),
      }),
    ),
    phrase([singleObject, "'s", measure], (what, kind) => (scope) => ({ kind, of: what(scope) })),
    phrase(['its|his|her|their', measure], (kind) => (scope) => ({ kind, of: it(scope) })),
  ),
);

/** What "equal to" and "X is" are followed by. */
export const value: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    simpleValue,
    phrase([simpleValue, 'plus', simpleValue], (a, b) => (scope) => ({ kind: 'sum', of: [a(scope), b(scope)] })),
    phrase([simpleValue, 'plus', numeral], (a, b) => (scope) => ({ kind: 'sum', of: [a(scope), b] })),
    phrase([numeral, 'plus', simpleValue], (a, b) => (scope) => ({ kind: 'sum', of: [a, b(scope)] })),
    phrase([numeral, 'or', simpleValue, ', whichever is greater'], (least, of) => (scope) => ({
      kind: 'max',
      of: [least, of(scope)],
    })),
    phrase([numeral, 'minus x'], (of) => () => ({ kind: 'sum', of: [of, { kind: 'negative', of: { kind: 'x' } }] })),
    phrase(['twice', simpleValue], (of) => (scope) => ({ kind: 'times', of: of(scope), by: 2 })),
    phrase(['three times', simpleValue], (of) => (scope) => ({ kind: 'times', of: of(scope), by: 3 })),
    phrase(['half', simpleValue, ', rounded up'], (of) => (scope) => ({ kind: 'half', of: of(scope), round: 'up' })),
    phrase(['half', simpleValue, ', rounded down'], (of) => (scope) => ({
      kind: 'half',
      of: of(scope),
      round: 'down',
    })),
  ),
);

const simpleValue: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    possessiveObject,
    numberThisTurn,
    phrase(['the total? number of', described], (what) => (scope) => counted(placed(what(scope), scope))),
    phrase(
      [
        'the number of those',
        token('word', (text) => (/^(cards|creatures|permanents|tokens|lands)$/.test(text) ? text : null)),
      ],
      (noun) => (scope) => ({ kind: 'count', of: scope.find(noun.replace(/s$/, ''), true) }),
    ),
    phrase(['the number of cards in', possessive, ownedZone], (of, zone) => (scope) => {
      const who = of(scope);
      return zone === Zone.Hand
        ? { kind: 'handSize', of: who }
        : { kind: 'count', of: { kind: 'all', zone, filter: { kind: 'any' }, of: who } };
    }),
    phrase(['the number of experience counters you have'], () => () => EXPERIENCE),
    phrase(['x'], () => (scope) => scope.x ?? { kind: 'x' }),
    phrase([possessive, 'starting life total'], (of) => (scope) => ({ kind: 'startingLife', of: of(scope) })),
    phrase(['the number of', counterName, 'counters on', described], (counter, on) => (scope) => {
      const those = on(scope);
      if (those.zone !== Zone.Battlefield) scope.reject(0);
      return { kind: 'counters', counter, of: allOf(those) };
    }),
    phrase(['the number of', counterName, 'counters on', anyObjects], (counter, on) => (scope) => ({
      kind: 'counters',
      counter,
      of: on(scope),
    })),
    phrase(['the number of counters on', anyObjects], (on) => (scope) => ({
      kind: 'counters',
      counter: null,
      of: on(scope),
    })),
    phrase(
      ['the total number of', nounPhrase, 'you own in exile and in your graveyard'],
      ({ filter, head }) =>
        (scope) => {
          if (head !== 'card') scope.reject(0);
          const own = conjunction([filter, { kind: 'ownedBy', who: YOU }]);
          return {
            kind: 'sum',
            of: [
              { kind: 'count', of: { kind: 'all', zone: Zone.Exile, filter: own } },
              { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, filter, of: YOU } },
            ],
          };
        },
    ),
    phrase(['the total', measure, 'of those', token('word', manyOf)], (kind, noun) => (scope) => ({
      kind,
      of: scope.find(noun, true),
    })),
    phrase(
      ['the chosen number'],
      () => (scope) => (scope.chosenNumber === null ? scope.reject(0) : { kind: 'bound', name: scope.chosenNumber }),
    ),
    phrase(
      ['the', maybe(words('amount of')), 'excess damage dealt', maybe(words('to that creature')), 'this way'],
      () => (scope) => excessOf(scope),
    ),
    // 120.10, of what the triggering event tells.
    phrase(
      [first(words('the excess'), words('that excess damage'), words('that amount of excess damage'))],
      () => (scope) => scope.thisWay.get('the excess') ?? excessOf(scope),
    ),
    phrase(['the number of cards shuffled into your library this way'], () => (scope) => ({
      kind: 'count',
      of: scope.findDone('shuffled').objects,
    })),
    phrase(['the number of opponents who control a|an', described], (what) => (scope) => {
      const permanent = what(scope);
      if (permanent.zone !== Zone.Battlefield) scope.reject(null);
      const number = { kind: 'permanents', filter: permanent.filter } as const;
      return { kind: 'countPlayers', of: { kind: 'having', of: OPPONENTS, what: number, op: '>=', value: 1 } };
    }),
    phrase(['the number of', opponentsBeyond], (who) => (scope) => ({ kind: 'countPlayers', of: who(scope) })),
    // The materials of craft (702.167c).
    phrase(
      ['the', maybe(words('total')), measure, 'of the exiled card|cards used to craft it'],
      (_total, kind) => () => ({
        kind,
        of: { kind: 'exiledWithSource' },
      }),
    ),
    phrase(['the amount of damage dealt'], () => (scope) => scope.amount ?? scope.reject(0)),
    voteCount,
    phrase(["the number of opponents who voted for a choice you didn't vote for"], () => () => ({
      kind: 'countPlayers',
      of: votersLike(false),
    })),
    phrase(['your speed'], () => () => ({ kind: 'speed', of: YOU })),
    phrase(['the number of creatures in your party'], () => () => ({ kind: 'party', of: YOU })),
    // 702.140d
    // 702.33d
    phrase(['the number of times', selfObject, 'was kicked'], () => () => ({ kind: 'timesPaid', cost: 'kicker' })),
    phrase(['the number of times it was kicked'], () => () => ({ kind: 'timesPaid', cost: 'kicker' })),
    phrase(['the number of times', singleObject, 'has mutated'], (what) => (scope) => ({
      kind: 'timesMutated',
      of: what(scope),
    })),
    phrase(['the number of opponents you have'], () => () => ({ kind: 'countPlayers', of: OPPONENTS })),
    phrase(['the total', measure, 'of', maybe(words('other')), described], (kind, other, what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const filter = other === null ? object.filter : conjunction([{ kind: 'other' }, object.filter]);
      return { kind, of: allOf({ ...object, filter }) };
    }),
    phrase(['the number of different names among', described], (what) => (scope) => ({
      kind: 'differentAmong',
      what: 'name',
      of: allOf(placed(what(scope), scope)),
    })),
    phrase(['the number of differently named', described], (what) => (scope) => ({
      kind: 'differentAmong',
      what: 'name',
      of: allOf(placed(what(scope), scope)),
    })),
    phrase(['the greatest|highest', measure, 'among', described], (what, among) => (scope) => ({
      kind: 'greatest',
      what,
      of: allOf(among(scope)),
    })),
    phrase(['the number of unlocked doors among', described], (what) => (scope) => ({
      kind: 'unlockedDoors',
      of: allOf(what(scope)),
    })),
    phrase(['the difference between its power and toughness'], () => (scope) => {
      const of = it(scope);
      const [power, toughness]: readonly Quantity[] = [
        { kind: 'power', of },
        { kind: 'toughness', of },
      ];
      return { kind: 'max', of: [minus(power ?? 0, toughness ?? 0), minus(toughness ?? 0, power ?? 0)] };
    }),
    phrase(['the greatest number of cards a player discarded this way'], () => (scope) => ({
      kind: 'amongPlayers',
      which: 'greatest',
      what: { kind: 'owned', among: scope.find('discarded', true) },
      of: EACH_PLAYER,
    })),
    phrase(['your life total'], () => () => ({ kind: 'life', of: YOU })),
    phrase([possessive, 'life total'], (of) => (scope) => ({ kind: 'life', of: of(scope) })),
    phrase(['your devotion to', colorWord, 'and', colorWord], (a, b) => () => ({
      kind: 'devotion',
      colors: a | b,
      of: YOU,
    })),
    phrase(['the number of different mana values among', described], (what) => (scope) => ({
      kind: 'differentAmong',
      what: 'manaValue',
      of: allOf(placed(what(scope), scope)),
    })),
    phrase(['the number of card types among', described], (what) => (scope) => ({
      kind: 'cardTypesAmong',
      of: allOf(placed(what(scope), scope)),
    })),
    phrase(['the number of colors of mana spent to cast', singleObject], (what) => (scope) => {
      const of = what(scope);
      return of.kind === 'self' ? { kind: 'colorsSpent' } : { kind: 'colorsSpent', of };
    }),
    phrase(['the amount of mana spent to cast', singleObject], (what) => (scope) => {
      const of = what(scope);
      return of.kind === 'self' ? { kind: 'manaSpent' } : { kind: 'manaSpent', of };
    }),
    phrase(
      ['your devotion to that color'],
      () => (scope) => (scope.color ? { kind: 'devotion', colors: CHOSEN_COLOR, of: YOU } : scope.reject(0)),
    ),
    // The same number as devotion (700.5).
    phrase(['the number of', colorWord, 'mana symbols in the mana costs of permanents you control'], (color) => () => ({
      kind: 'devotion',
      colors: color,
      of: YOU,
    })),
    phrase(['your devotion to', colorWord], (color) => () => ({ kind: 'devotion', colors: color, of: YOU })),
    phrase(['the number of coins that came up heads'], () => (scope) => scope.thisWay.get('heads') ?? scope.reject(0)),
    phrase(['the number of basic land types among lands you control'], () => () => DOMAIN),
    phrase(['the number of colors among', described], (what) => (scope) => ({
      kind: 'colorsAmong',
      of: allOf(what(scope)),
    })),
    phrase(['the', maybe(words('total')), measure, 'of the', doneOne, 'this way'], (_total, kind, what) => (scope) => ({
      kind,
      of: what(scope),
    })),
    phrase(
      ['the result'],
      () => (scope) => (scope.roll === null ? scope.reject(0) : { kind: 'bound', name: scope.roll }),
    ),
    phrase(['the', measure, 'of', singleObject], (kind, what) => (scope) => ({ kind, of: what(scope) })),
    phrase(['the', doneThisWay, 'this way'], (what) => (scope) => scope.thisWay.get(what) ?? scope.reject(0)),
    phrase(['the difference'], () => (scope) => scope.thisWay.get('difference') ?? scope.reject(0)),
    phrase(['that damage'], () => (scope) => scope.amount ?? scope.reject(0)),
    phrase(['that|the damage dealt'], () => (scope) => scope.amount ?? scope.reject(0)),
  ),
);

/** "opponents who control more lands than you", "opponent who has more cards in hand than you" */
const opponentsBeyond: Reader<Meaning<PlayerSet>> = rule(() =>
  either<Meaning<PlayerSet>>(
    phrase(['opponent|opponents who control|controls', moreOrFewer, described, 'than you'], (op, what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      const own = conjunction([filter, { kind: 'controlledBy', who: YOU }]);
      const value: Quantity = { kind: 'count', of: { kind: 'all', zone, filter: own } };
      return { kind: 'having', of: OPPONENTS, what: { kind: 'permanents', filter }, op, value };
    }),
    phrase(['opponent|opponents who has|have', moreOrFewer, 'cards in their? hand|hands than you'], (op) => () => ({
      kind: 'having',
      of: OPPONENTS,
      what: 'handSize',
      op,
      value: { kind: 'handSize', of: YOU },
    })),
  ),
);

const moreOrFewer: Reader<'>' | '<'> = either<'>' | '<'>(
  phrase(['more'], () => '>'),
  phrase(['fewer'], () => '<'),
);

function minus(a: Quantity, b: Quantity): Quantity {
  return { kind: 'sum', of: [a, { kind: 'negative', of: b }] };
}

const doneThisWay: Reader<string> = either(
  phrase(['life lost'], () => 'life lost'),
  phrase(['life gained'], () => 'life gained'),
  phrase(['amount of life lost'], () => 'life lost'),
  phrase(['damage dealt'], () => 'damage dealt'),
  phrase(['amount of damage dealt'], () => 'damage dealt'),
  phrase(['damage prevented'], () => 'damage prevented'),
  phrase(['amount of', words('{E}'), 'paid'], () => '{E} paid'),
  phrase(['number of', maybe(counterName), 'counters removed'], () => 'counters removed'),
);

const doneOne: Reader<Meaning<ObjectSet>> = phrase(
  [
    'card|creature|permanent',
    token('word', (text) => (/^(exiled|discarded|milled|returned|sacrificed|tapped)$/.test(text) ? text : null)),
  ],
  (verb) => (scope) => scope.findDone(verb).objects,
);

/** The number that domain abilities speak of (an ability word, 207.2c). */
const DOMAIN: Quantity = {
  kind: 'basicLandTypesAmong',
  of: {
    kind: 'all',
    zone: Zone.Battlefield,
    filter: {
      kind: 'and',
      of: [
        { kind: 'type', types: CardType.Land },
        { kind: 'controlledBy', who: YOU },
      ],
    },
  },
};

function manyOf(text: string): string | null {
  return /^(creatures|permanents|tokens|cards|lands|artifacts)$/.test(text) ? text.slice(0, -1) : null;
}

/** How much of the last damage was more than lethal (120.4a). */
export function excessOf(scope: Scope): Quantity {
  return scope.damaged?.excess ?? scope.reject(0);
}

/** How many there are; all cards of a hand are its size. */
function counted(what: Described): Quantity {
  return what.zone === Zone.Hand && what.filter.kind === 'any' && what.of !== null
    ? { kind: 'handSize', of: what.of }
    : { kind: 'count', of: allOf(what) };
}

/** Cards need a zone to be counted in. */
function placed(what: Described, scope: Scope): Described {
  return what.zone === Zone.None && what.from === undefined ? scope.reject(what) : what;
}

/** "for each creature you control": how many times. */
export const forEach: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    phrase(
      ['for each card exiled from their hand this way'],
      () => (scope) => scope.thisWay.get('exiled from hand') ?? scope.reject(0),
    ),
    phrase(['for each', described, 'and each', described], (a, b) => (scope) => {
      const one = counted(placed(a(scope), scope));
      return { kind: 'sum', of: [one, counted(placed(b(scope), scope))] };
    }),
    // Cards of one description in two zones.
    phrase(['for each', described, 'and in your graveyard'], (what) => (scope) => {
      const one = what(scope);
      if (one.head !== 'card' || one.zone !== Zone.Exile || one.from !== undefined) scope.reject(null);
      const { filter } = one;
      return {
        kind: 'sum',
        of: [counted(one), { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, filter, of: YOU } }],
      };
    }),
    phrase(['for each opponent who has', numeral, 'or fewer cards in hand'], (value) => () => ({
      kind: 'countPlayers',
      of: { kind: 'having', of: OPPONENTS, what: 'handSize', op: '<=', value },
    })),
    phrase(['for each opponent who has more cards in hand than you'], () => () => ({
      kind: 'countPlayers',
      of: { kind: 'having', of: OPPONENTS, what: 'handSize', op: '>', value: { kind: 'handSize', of: YOU } },
    })),
    phrase(['for each', described], (what) => (scope) => {
      const those = placed(what(scope), scope);
      // "Those creatures" are those that were counted, "them" what something was done to.
      scope.mentionPaid(allOf(those), those.nouns, true);
      return counted(those);
    }),
    phrase(
      ['for each', described, 'that entered the battlefield under your control this turn'],
      (what) => (scope) => entered(what(scope), scope),
    ),
    phrase(
      [first(words('for each 1'), words('for each one')), doneThisWay, 'this way'],
      (_one, done) => (scope) => scope.thisWay.get(done) ?? scope.reject(0),
    ),
    phrase(['for each', counterName, 'counter on', singleObject], (counter, on) => (scope) => ({
      kind: 'counters',
      counter,
      of: on(scope),
    })),
    phrase(['for each card in', possessive, ownedZone], (of, zone) => (scope) => {
      const who = of(scope);
      return zone === Zone.Hand
        ? { kind: 'handSize', of: who }
        : { kind: 'count', of: { kind: 'all', zone, filter: { kind: 'any' }, of: who } };
    }),
    phrase(['for each', opponentsBeyond], (who) => (scope) => ({ kind: 'countPlayers', of: who(scope) })),
    phrase(['for each of those', token('word', manyOf)], (noun) => (scope) => ({
      kind: 'count',
      of: scope.find(noun, true),
    })),
    phrase(
      ['for each', counterName, 'counter removed this way'],
      () => (scope) => scope.thisWay.get('counters removed') ?? scope.reject(0),
    ),
    phrase(['for each', nounPhrase, 'sacrificed this way'], ({ filter }) => (scope) => {
      return scope.thisWay.get(`sacrificed ${JSON.stringify(filter)}`) ?? scope.reject(0);
    }),
    phrase(['for each one they gained control of this way'], () => (scope) => ({
      kind: 'count',
      of: { kind: 'where', from: scope.find(null, true), filter: { kind: 'controlledBy', who: scope.findOnePlayer() } },
    })),
    phrase(['for each counter on', singleObject], (on) => (scope) => ({
      kind: 'counters',
      counter: null,
      of: on(scope),
    })),
    phrase(['for each', described, 'that left the battlefield under your control this turn'], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      return { kind: 'leftThisTurn', what: conjunction([object.filter, { kind: 'controlledBy', who: YOU }]) };
    }),
    phrase(['for each color of mana spent to cast it'], () => () => ({ kind: 'colorsSpent' })),
    phrase(['for each color of mana spent to cast that spell'], () => (scope) => ({
      kind: 'colorsSpent',
      of: scope.find('spell', false),
    })),
    phrase(['for each card type among', described], (what) => (scope) => ({
      kind: 'cardTypesAmong',
      of: allOf(placed(what(scope), scope)),
    })),
    phrase(
      [
        either(
          words("for each card you've cycled or discarded this turn"),
          words("for each card you've discarded this turn"),
        ),
      ],
      () => () => ({
        kind: 'turnCount',
        what: 'discards',
        of: YOU,
      }),
    ),
    phrase(["for each card type among spells you've cast this turn"], () => () => ({
      kind: 'cardTypesCastThisTurn',
      of: YOU,
    })),
    phrase(['for each different mana value among', described], (what) => (scope) => ({
      kind: 'differentAmong',
      what: 'manaValue',
      of: allOf(placed(what(scope), scope)),
    })),
    phrase(['for each graveyard with', numeral, 'or more cards in it'], (value) => () => ({
      kind: 'countPlayers',
      of: { kind: 'having', of: EACH_PLAYER, what: 'graveyardSize', op: '>=', value },
    })),
    phrase(['for each different power among', described], (what) => (scope) => ({
      kind: 'differentAmong',
      what: 'power',
      of: allOf(placed(what(scope), scope)),
    })),
    phrase(["for each spell you've cast this turn other than the first"], () => () => FURTHER_SPELLS),
    phrase(["for each spell you've cast this turn"], () => () => ({ kind: 'spellsCastThisTurn', of: YOU })),
    eachVote,
    eachOfPlayers,
    phrase(['for each', described, "you've cast this turn"], (what) => (scope) => spellsCastOf(scope, what, YOU)),
    phrase(
      ['for each', described, 'your opponents have cast this turn'],
      (what) => (scope) => spellsCastOf(scope, what, OPPONENTS),
    ),
    phrase(['for each', described, 'put into your graveyard from the battlefield this turn'], (what) => (scope) => {
      const those = what(scope);
      if (those.zone !== Zone.Battlefield) scope.reject(null);
      const own = conjunction([those.filter, { kind: 'ownedBy', who: YOU }]);
      return { kind: 'leftThisTurn', what: own, to: Zone.Graveyard };
    }),
    phrase(['for each color of mana spent to cast this spell'], () => () => ({ kind: 'colorsSpent' })),
    phrase(['for each player'], () => () => ({ kind: 'countPlayers', of: EACH_PLAYER })),
    phrase(['for each opponent you have'], () => () => ({ kind: 'countPlayers', of: OPPONENTS })),
    phrase(
      ['for each', described, 'that died', maybe(diedUnder), 'this turn'],
      (what, who) => (scope) => leftFor(what(scope), Zone.Graveyard, scope, who),
    ),
    // 702.82b
    phrase(['for each creature it devoured'], () => () => ({ kind: 'timesPaid', cost: 'devoured' })),
    phrase(['for each creature in your party'], () => () => ({ kind: 'party', of: YOU })),
    phrase(['for each opponent who lost life this turn'], () => () => ({
      kind: 'countPlayers',
      of: { kind: 'having', of: OPPONENTS, what: { kind: 'turnCount', what: 'lifeLost' }, op: '>=', value: 1 },
    })),
    phrase(['for each opponent'], () => () => ({ kind: 'countPlayers', of: OPPONENTS })),
    phrase(['for each basic land type among lands you control'], () => () => DOMAIN),
    phrase(['for each color among', described], (what) => (scope) => ({ kind: 'colorsAmong', of: allOf(what(scope)) })),
    phrase(['for each of', singleObject, "'s colors"], (what) => (scope) => ({ kind: 'colorsAmong', of: what(scope) })),
    phrase(["for each time you've cast your|a commander from the command zone this game"], () => () => ({
      kind: 'commanderCasts',
      of: YOU,
    })),
    phrase(
      [
        first(
          words('for each time it was kicked'),
          phrase(['for each time', selfObject, 'was kicked'], () => ''),
        ),
      ],
      () => () => ({ kind: 'timesPaid', cost: 'kicker' }),
    ),
  ),
);

/** Spells that were cast this turn; the spell at hand is none of them until it is cast (601.2i). */
function spellsCastOf(scope: Scope, what: Meaning<Described>, of: PlayerSet): Quantity {
  const spells = what(scope);
  if (spells.head !== 'spell' || spells.zone !== Zone.Stack || spells.of !== null || spells.from !== undefined)
    return scope.reject(0);
  return { kind: 'spellsCastThisTurn', of, ...(spells.filter.kind === 'any' ? {} : { what: spells.filter }) };
}

/** Of what players have, or did this turn. */
const eachOfPlayers: Reader<Meaning<Quantity>> = either<Meaning<Quantity>>(
  phrase(["for each card you've drawn this turn"], () => () => ({ kind: 'turnCount', what: 'cardsDrawn', of: YOU })),
  phrase(['for each card your opponents have drawn this turn'], () => () => ({
    kind: 'turnCount',
    what: 'cardsDrawn',
    of: OPPONENTS,
  })),
  phrase(['for each 1 life your opponents have lost this turn'], () => () => ({
    kind: 'turnCount',
    what: 'lifeLost',
    of: OPPONENTS,
  })),
  phrase(["for each 1 life you've lost this turn"], () => () => ({ kind: 'turnCount', what: 'lifeLost', of: YOU })),
  phrase(["for each creature you've|you attacked with this turn"], () => () => ({
    kind: 'turnCount',
    what: 'attackers',
    of: YOU,
  })),
  phrase(['for each poison counter your opponents have'], () => () => ({
    kind: 'playerCounters',
    counter: 'poison',
    of: OPPONENTS,
  })),
  phrase(['for each experience counter you have'], () => () => EXPERIENCE),
);

/** Rules ask nothing of them; cards count them. */
const EXPERIENCE: Quantity = { kind: 'playerCounters', counter: 'experience', of: YOU };

/** The number, times how often. */
export function times(base: Quantity, each: Quantity | null): Quantity {
  if (each === null || base === 0) return base;
  if (base === 1) return each;
  if (typeof base === 'number')
    return base === -1 ? { kind: 'negative', of: each } : { kind: 'times', of: each, by: base };
  if (base.kind === 'negative' && base.of === 1) return { kind: 'negative', of: each };
  return { kind: 'product', of: [base, each] };
}

export const maybeForEach: Reader<Meaning<Quantity> | null> = rule(() => maybe(forEach));
