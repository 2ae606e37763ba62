/** Yes-or-no clauses: after "if", "as long as", "unless", "only if" (603.4). */
import { type Condition, type Filter, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { compare, countedConditions } from './countedConditions.ts';
import { doneConditions } from './doneThisWay.ts';
import { allOf, described } from './filters.ts';
import { measure, withClause } from './measures.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { it, selfObject, singleObject } from './objects.ts';
import { paidConditions } from './paidConditions.ts';
import { phaseConditions } from './phaseConditions.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { value } from './quantities.ts';
import { sharer } from './relativeClauses.ts';
import { standingConditions } from './standingConditions.ts';
import { stateConditions } from './stateConditions.ts';
import { sharedKind } from './together.ts';
import { turnConditions } from './turnConditions.ts';
import { counterName, numeral } from './vocabulary.ts';
import { voteConditions } from './votes.ts';

type Clause = Meaning<Condition>;

const SELF: ObjectSet = { kind: 'self' };
const permanents = (filter: Filter, who: PlayerSet): ObjectSet => ({
  kind: 'all',
  zone: Zone.Battlefield,
  filter: { kind: 'and', of: [...(filter.kind === 'and' ? filter.of : [filter]), { kind: 'controlledBy', who }] },
});

const matches =
  (filter: Filter): Clause =>
  () => ({ kind: 'matches', what: SELF, filter });

/** What is said of one object: "is tapped", "is a Human", "has flying". */
const statesOfSelf: Reader<Clause> = either<Clause>(
  phrase([selfObject, 'is|was untapped'], () => matches({ kind: 'untapped' })),
  phrase([selfObject, 'is|was tapped'], () => matches({ kind: 'tapped' })),
  phrase([selfObject, 'is attacking'], () => matches({ kind: 'attacking' })),
  phrase([selfObject, 'is blocking'], () => matches({ kind: 'blocking' })),
  phrase(["it's|he's|she's attacking"], () => (scope) => ({
    kind: 'matches',
    what: it(scope),
    filter: { kind: 'attacking' },
  })),
  phrase(["it's|he's|she's blocking"], () => (scope) => ({
    kind: 'matches',
    what: it(scope),
    filter: { kind: 'blocking' },
  })),
  phrase(["it's|he's|she's tapped"], () => (scope) => ({
    kind: 'matches',
    what: it(scope),
    filter: { kind: 'tapped' },
  })),
  phrase(["it's|he's|she's untapped"], () => (scope) => ({
    kind: 'matches',
    what: it(scope),
    filter: { kind: 'untapped' },
  })),
  phrase([selfObject, 'is attacking or blocking'], () =>
    matches({ kind: 'or', of: [{ kind: 'attacking' }, { kind: 'blocking' }] }),
  ),
  phrase([selfObject, 'has a|an', counterName, 'counter on it|him|her'], (_self, counter) =>
    matches({ kind: 'hasCounter', counter }),
  ),
  phrase([selfObject, 'is in your graveyard'], () => (scope) => {
    // What asks where it is functions there (113.6).
    scope.draft.zone = Zone.Graveyard;
    return { kind: 'matches', what: SELF, filter: { kind: 'inZone', zone: Zone.Graveyard } };
  }),
  phrase([selfObject, 'attacked this turn'], () => matches({ kind: 'attackedThisTurn' })),
  phrase([selfObject, 'entered this turn'], () => matches({ kind: 'enteredThisTurn' })),
);

const statesOfObject: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([singleObject, 'has the chosen name'], (what) => (scope) => {
      const object = what(scope);
      const name = scope.chosenName ?? scope.reject('');
      return { kind: 'matches', what: object, filter: { kind: 'hasChosenName', name: { kind: 'bound', name } } };
    }),
    phrase([singleObject, 'shares a|an', sharedKind, 'with', sharer], (what, kind, other) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return { kind: 'matches', what: object, filter: { kind: 'shares', what: kind, with: other(scope) } };
    }),
    phrase([singleObject, 'was dealt damage this turn'], (what) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return { kind: 'matches', what: object, filter: { kind: 'damagedThisTurn' } };
    }),
    phrase([singleObject, 'entered this turn'], (what) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return { kind: 'matches', what: object, filter: { kind: 'enteredThisTurn' } };
    }),
    phrase([singleObject, 'is|was a|an', nounPhrase], (what, noun) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return { kind: 'matches', what: object, filter: noun.filter };
    }),
    phrase(["it's a|an", nounPhrase], (noun) => (scope) => ({
      kind: 'matches',
      what: scope.itAs(noun.head),
      filter: noun.filter,
    })),
    // "A Detective you control": what follows the noun is asked as well.
    phrase(["it's a|an", described], (what) => (scope) => {
      const { filter, head, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      return { kind: 'matches', what: scope.itAs(head), filter };
    }),
    phrase([singleObject, 'has|had', withClause], (what, filter) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return { kind: 'matches', what: object, filter: filter(scope) };
    }),
    phrase(["it's a|an", described], (what) => (scope) => {
      const object = scope.itAs('card');
      const card = what(scope);
      if (card.head !== 'card' || card.zone !== Zone.None || card.from !== undefined) scope.reject(null);
      return { kind: 'matches', what: object, filter: card.filter };
    }),
    phrase(["it isn't a|an", nounPhrase], (noun) => (scope) => ({
      kind: 'not',
      of: { kind: 'matches', what: scope.itAs(noun.head), filter: noun.filter },
    })),
    phrase([singleObject, "isn't|wasn't a|an", nounPhrase], (what, noun) => (scope) => ({
      kind: 'not',
      of: { kind: 'matches', what: what(scope), filter: noun.filter },
    })),
    phrase(["it wasn't a|an", nounPhrase], (noun) => (scope) => ({
      kind: 'not',
      of: { kind: 'matches', what: scope.itAs(noun.head), filter: noun.filter },
    })),
  ),
);

/** "Three or more", "at least three". */
const atLeast: Reader<number> = either<number>(
  phrase([numeral, 'or more'], (count) => count),
  phrase(['at least', numeral], (count) => count),
);

const control: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you control a|an', described], (what) => (scope) => ({
      kind: 'exists',
      what: permanents(what(scope).filter, YOU),
    })),
    phrase(['you control', singleObject], (what) => (scope) => {
      const object = what(scope);
      return { kind: 'matches', what: object, filter: { kind: 'controlledBy', who: YOU } };
    }),
    phrase(
      ['you control the', nounPhrase, 'with the greatest', measure, 'or tied for the greatest', measure],
      (noun, what, again) => {
        if (what !== again) return null;
        const all: ObjectSet = { kind: 'all', zone: Zone.Battlefield, filter: noun.filter };
        const value: Quantity = { kind: 'greatest', what, of: all };
        return () => ({
          kind: 'exists',
          what: permanents(conjunction([noun.filter, { kind: what, op: '=', value }]), YOU),
        });
      },
    ),
    phrase(['you control another', described], (what) => (scope) => ({
      kind: 'exists',
      what: permanents({ kind: 'and', of: [{ kind: 'other' }, what(scope).filter] }, YOU),
    })),
    phrase(['you control', described], (what) => (scope) => ({
      kind: 'exists',
      what: permanents(what(scope).filter, YOU),
    })),
    phrase(['you control no', maybe(words('other')), described], (other, what) => (scope) => ({
      kind: 'not',
      of: {
        kind: 'exists',
        what: permanents(
          other === null ? what(scope).filter : { kind: 'and', of: [{ kind: 'other' }, what(scope).filter] },
          YOU,
        ),
      },
    })),
    phrase(["you don't control another", described], (what) => (scope) => ({
      kind: 'not',
      of: { kind: 'exists', what: permanents({ kind: 'and', of: [{ kind: 'other' }, what(scope).filter] }, YOU) },
    })),
    phrase(["you don't control a|an|any", described], (what) => (scope) => ({
      kind: 'not',
      of: { kind: 'exists', what: permanents(what(scope).filter, YOU) },
    })),
    phrase(['an opponent controls', singleObject], (what) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return { kind: 'matches', what: object, filter: { kind: 'controlledBy', who: OPPONENTS } };
    }),
    phrase(['an opponent controls a|an', described], (what) => (scope) => ({
      kind: 'exists',
      what: permanents(what(scope).filter, OPPONENTS),
    })),
    phrase(['you control', atLeast, maybe(words('other')), described], (count, other, what) => (scope) => ({
      kind: 'compare',
      left: {
        kind: 'count',
        of: permanents(
          other === null ? what(scope).filter : { kind: 'and', of: [{ kind: 'other' }, what(scope).filter] },
          YOU,
        ),
      },
      op: '>=',
      right: count,
    })),
    phrase(['your opponents control no', described], (what) => (scope) => ({
      kind: 'not',
      of: { kind: 'exists', what: permanents(what(scope).filter, OPPONENTS) },
    })),
    phrase(['you control', numeral, 'or fewer', maybe(words('other')), described], (count, other, what) => (scope) => ({
      kind: 'compare',
      left: {
        kind: 'count',
        of: permanents(
          other === null ? what(scope).filter : { kind: 'and', of: [{ kind: 'other' }, what(scope).filter] },
          YOU,
        ),
      },
      op: '<=',
      right: count,
    })),
    phrase(
      ['there are', numeral, 'or more', described],
      (count, what) => (scope) => compare({ kind: 'count', of: allOf(what(scope)) }, '>=', count),
    ),
    phrase(
      ['there are', numeral, 'or more cards in your graveyard'],
      (count) => () =>
        compare(
          { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' }, of: YOU } },
          '>=',
          count,
        ),
    ),
  ),
);

const counted: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you have no cards in hand'], () => () => compare({ kind: 'handSize', of: YOU }, '=', 0)),
    phrase(
      ['you have', numeral, 'or fewer cards in', maybe(words('your')), 'hand'],
      (count) => () => compare({ kind: 'handSize', of: YOU }, '<=', count),
    ),
    phrase(
      ['you have', numeral, 'or more cards in', maybe(words('your')), 'hand'],
      (count) => () => compare({ kind: 'handSize', of: YOU }, '>=', count),
    ),
    phrase(['you have', numeral, 'or more life'], (count) => () => compare({ kind: 'life', of: YOU }, '>=', count)),
    phrase(['you have', numeral, 'or less life'], (count) => () => compare({ kind: 'life', of: YOU }, '<=', count)),
    phrase(
      ['you gained life this turn'],
      () => () => compare({ kind: 'turnCount', what: 'lifeGained', of: YOU }, '>=', 1),
    ),
    phrase(
      ["you've gained life this turn"],
      () => () => compare({ kind: 'turnCount', what: 'lifeGained', of: YOU }, '>=', 1),
    ),
    phrase(
      ['an opponent lost life this turn'],
      () => () => compare({ kind: 'turnCount', what: 'lifeLost', of: OPPONENTS }, '>=', 1),
    ),
    phrase(['you attacked this turn'], () => () => compare({ kind: 'turnCount', what: 'attackers', of: YOU }, '>=', 1)),
    phrase(
      ["you've cast another spell this turn"],
      () => (scope) => compare({ kind: 'spellsCastThisTurn', of: YOU }, '>=', scope.casting ? 1 : 2),
    ),
    phrase(
      [value, 'is|was', numeral, 'or greater|more'],
      (left, right) => (scope) => compare(left(scope), '>=', right),
    ),
    phrase([value, 'is|was', numeral, 'or less|fewer'], (left, right) => (scope) => compare(left(scope), '<=', right)),
    phrase([value, 'is exactly', numeral], (left, right) => (scope) => compare(left(scope), '=', right)),
    phrase(['a|an', described, 'is attacking'], (what) => (scope) => {
      const object = what(scope);
      if (object.zone !== Zone.Battlefield) scope.reject(null);
      const filter = conjunction([object.filter, { kind: 'attacking' }]);
      return { kind: 'exists', what: { kind: 'all', zone: Zone.Battlefield, filter } };
    }),
    phrase(
      ['you lost life this way'],
      () => (scope) => compare(scope.thisWay.get('life lost') ?? scope.reject(0), '>=', 1),
    ),
    phrase(
      ['no life is lost this way'],
      () => (scope) => compare(scope.thisWay.get('life lost') ?? scope.reject(0), '=', 0),
    ),
    phrase([value, 'is greater than', value], (left, right) => (scope) => compare(left(scope), '>', right(scope))),
  ),
);

const OWN: Filter = { kind: 'ownedBy', who: YOU };

function both(a: Condition, b: Condition): Condition {
  return { kind: 'and', of: [a, b] };
}

const circumstances: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(["it's your turn"], () => () => ({ kind: 'turnOf', who: YOU })),
    phrase(["it's not your turn"], () => () => ({ kind: 'not', of: { kind: 'turnOf', who: YOU } })),
    phrase(["it isn't your turn"], () => () => ({ kind: 'not', of: { kind: 'turnOf', who: YOU } })),
    phrase(["it's an opponent's turn"], () => () => ({ kind: 'turnOf', who: OPPONENTS })),
    phrase([selfObject, 'was kicked'], (self) => (scope) => {
      scope.mentionObjects(self(scope), ['spell', 'permanent'], false);
      return { kind: 'paid', cost: 'kicker' };
    }),
    phrase(['it was kicked'], () => (scope) => {
      if (it(scope).kind !== 'self') scope.reject(null);
      return { kind: 'paid', cost: 'kicker' };
    }),
    phrase(['that spell was kicked'], () => (scope) => ({
      kind: 'matches',
      what: scope.find('spell', false),
      filter: { kind: 'kicked' },
    })),
    phrase(['it targets a|an', described], (what) => (scope) => {
      if (it(scope).kind !== 'self') scope.reject(null);
      const target = what(scope);
      const filter = target.head === 'spell' ? conjunction([{ kind: 'isSpell' }, target.filter]) : target.filter;
      return { kind: 'matches', what: SELF, filter: { kind: 'targets', what: filter } };
    }),
    phrase(
      ['you search|searched your library this way'],
      () => (scope) =>
        scope.searched === null ? scope.reject({ kind: 'always' }) : { kind: 'bound', name: scope.searched },
    ),
    phrase(["you're the monarch"], () => () => ({ kind: 'monarch', who: YOU })),
    phrase(['there is no monarch'], () => () => ({ kind: 'not', of: { kind: 'monarch', who: EACH_PLAYER } })),
    phrase(["they're not a token"], () => (scope) => ({
      kind: 'not',
      of: { kind: 'matches', what: it(scope), filter: { kind: 'token' } },
    })),
    phrase(['you cast it|them'], () => (scope) => ({ kind: 'wasCast', what: it(scope), by: YOU })),
    phrase(['it|he|she was cast'], () => (scope) => ({ kind: 'wasCast', what: it(scope) })),
    phrase(['it entered from your graveyard'], () => (scope) => {
      const what = it(scope);
      return both({ kind: 'enteredFrom', what, zone: Zone.Graveyard }, { kind: 'matches', what, filter: OWN });
    }),
    phrase(['you cast it from your graveyard'], () => (scope) => {
      const what = it(scope);
      return both({ kind: 'wasCast', what, from: Zone.Graveyard, by: YOU }, { kind: 'matches', what, filter: OWN });
    }),
    phrase(['you cast it from your hand'], () => (scope) => ({
      kind: 'wasCast',
      what: it(scope),
      from: Zone.Hand,
      by: YOU,
    })),
  ),
);

const single: Reader<Clause> = rule(() =>
  either(
    countedConditions,
    paidConditions,
    phaseConditions,
    doneConditions,
    turnConditions,
    voteConditions,
    stateConditions,
    standingConditions,
    statesOfSelf,
    statesOfObject,
    control,
    counted,
    circumstances,
  ),
);

/** A condition, or two joined by "and" or "or". */
export const condition: Reader<Clause> = rule(() =>
  either<Clause>(
    single,
    phrase([single, 'and', single], (a, b) => (scope) => ({ kind: 'and', of: [a(scope), b(scope)] })),
    phrase([single, 'or if', single], (a, b) => (scope) => ({ kind: 'or', of: [a(scope), b(scope)] })),
    phrase([single, 'or', single], (a, b) => (scope) => ({ kind: 'or', of: [a(scope), b(scope)] })),
  ),
);
