/** What earlier instructions did, and to what: "if a creature was exiled this way", "for each card discarded this way" (608.2c). */
import {
  type Condition,
  type Filter,
  type ObjectSet,
  type PlayerNumber,
  type PlayerSet,
  type Quantity,
  type TurnCount,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Damaged } from '../scope.ts';
import { allOf, type Described, described } from './filters.ts';
import { conjunction, disjunction, nounPhrase } from './nouns.ts';
import { selfObject, singleObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { excessOf } from './quantities.ts';
import { sharedKind } from './together.ts';
import { numeral, ordinal } from './vocabulary.ts';

type Clause = Meaning<Condition>;

/** What may have been done to objects, by the word that names those it was done to. */
const DONE = new Set('returned exiled destroyed discarded milled sacrificed revealed created tapped'.split(' '));

const done: Reader<string> = token('word', (text) => (DONE.has(text) ? text : null));

/** What a player did, by the word for those it was done to. */
const doing: Reader<string> = either<string>(
  phrase(['discard|discarded'], () => 'discarded'),
  phrase(['sacrifice|sacrificed'], () => 'sacrificed'),
  phrase(['exile|exiled'], () => 'exiled'),
  phrase(['reveal|revealed'], () => 'revealed'),
  phrase(['mill|milled'], () => 'milled'),
  phrase(['destroy|destroyed'], () => 'destroyed'),
  phrase(['draw|drew'], () => 'drawn'),
);

/** Said of what the player alone did: of all that several players did, some is not theirs. */
function doneByYou(word: string, what: Meaning<Described>): Clause {
  return (scope) => {
    const object = what(scope);
    const { objects: all } = scope.findDone(word);
    const several = /"who":\{"kind":"(eachPlayer|opponents)"/.test(JSON.stringify(scope.draft.effects.at(-1) ?? null));
    if (several && OWN_DONE[word] === undefined) scope.reject(null);
    const filter = several ? OWN_DONE[word] : undefined;
    const objects: ObjectSet = filter === undefined ? all : { kind: 'where', from: all, filter };
    scope.mentionObjects(objects, [...object.nouns, 'card', word], false);
    return { kind: 'exists', what: those(object, objects) };
  };
}

/** Which of them are one's own: cards go to their owners' graveyards; who sacrificed something controlled it. */
const OWN_DONE: Readonly<Record<string, Filter>> = {
  discarded: { kind: 'ownedBy', who: YOU },
  milled: { kind: 'ownedBy', who: YOU },
  sacrificed: { kind: 'controlledBy', who: YOU },
};

/** "a permanent you controlled", as it was before. */
const before: Reader<Filter> = phrase(['a|an', nounPhrase, maybe(words('you controlled'))], (noun, own) =>
  conjunction([noun.filter, ...(own === null ? [] : [{ kind: 'controlledBy', who: YOU } as const])]),
);

const someCard: Reader<Meaning<Described>> = rule(() =>
  either<Meaning<Described>>(
    phrase(['a|an|one', described], (what) => what),
    phrase(['one or more', described], (what) => what),
  ),
);

const none: Reader<Meaning<Described>> = rule(() => phrase(['no', described], (what) => what));

function not(clause: Clause): Clause {
  return (scope) => ({ kind: 'not', of: clause(scope) });
}

const destination: Reader<unknown> = first(words('onto the battlefield'), words('into your hand'));

function those(what: Described, of: ObjectSet): ObjectSet {
  return what.filter.kind === 'any' ? of : { kind: 'where', from: of, filter: what.filter };
}

/** "a creature was exiled this way": some of what it was done to. */
export const doneConditions: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['two cards that share a', sharedKind, 'are|were', done, 'this way'], (what, word) => (scope) => {
      const { objects } = scope.findDone(word);
      return {
        kind: 'exists',
        what: { kind: 'where', from: objects, filter: { kind: 'shares', what, with: objects, apart: true } },
      };
    }),
    phrase(['a|an', described, 'is|was', done, 'this way'], (what, word) => (scope) => ({
      kind: 'exists',
      what: those(what(scope), scope.findDone(word).objects),
    })),
    phrase(['a|an', described, 'is|was put into a|your graveyard this way'], (what) => (scope) => {
      const card = what(scope);
      if (card.head !== 'card') scope.reject(null);
      const objects = those(card, scope.findDone('buried').objects);
      scope.mentionMoved(objects, 'buried', false);
      return { kind: 'exists', what: objects };
    }),
    phrase(['at least one', described, 'is|was', done, 'this way'], (what, word) => (scope) => ({
      kind: 'exists',
      what: those(what(scope), scope.findDone(word).objects),
    })),
    // Permanents are judged as they were (608.2h).
    phrase([before, 'or', before, 'is|was destroyed this way'], (one, other) => (scope) => ({
      kind: 'exists',
      what: { kind: 'where', from: scope.findDone('destroyed').objects, filter: disjunction([one, other]) },
    })),
    phrase([singleObject, "wasn't dealt damage this turn"], (what) => (scope) => ({
      kind: 'not',
      of: { kind: 'matches', what: what(scope), filter: { kind: 'damagedThisTurn' } },
    })),
    phrase(['you', doing, someCard, 'this way'], (word, what) => doneByYou(word, what)),
    phrase(["you don't|didn't", doing, someCard, 'this way'], (word, what) => not(doneByYou(word, what))),
    phrase(['you put', someCard, destination, 'this way'], (what) => doneByYou('returned', what)),
    phrase(["you don't|didn't put", someCard, destination, 'this way'], (what) => not(doneByYou('returned', what))),
    phrase(['you put', none, destination, 'this way'], (what) => not(doneByYou('returned', what))),
    phrase(['you return|returned', someCard, 'to your hand|battlefield this way'], (what) =>
      doneByYou('returned', what),
    ),
    phrase(
      ['you control a|an', described, 'or returned a|an', described, 'to your hand this way'],
      (what, card) => (scope) => {
        const permanent = what(scope);
        if (permanent.zone !== Zone.Battlefield) scope.reject(null);
        const filter = conjunction([permanent.filter, { kind: 'controlledBy', who: YOU }]);
        const controlled: Condition = { kind: 'exists', what: { kind: 'all', zone: Zone.Battlefield, filter } };
        return { kind: 'or', of: [controlled, doneByYou('returned', card)(scope)] };
      },
    ),
    phrase(
      ["it's your", listOf(ordinal, first(words(', or'), words(','), words('or'))), 'turn of the game'],
      (turns) => () => firstTurns(turns),
    ),
    phrase([selfObject, 'was cast from', castZone], (self, from) => (scope) => ({
      kind: 'wasCast',
      what: self(scope),
      from,
    })),
    phrase(
      ['a permanent left the battlefield under your control this turn'],
      () => () => happened('permanentsLeft', YOU),
    ),
    phrase(['a permanent you controlled left the battlefield this turn'], () => () => happened('permanentsLeft', YOU)),
    phrase(
      ['a nonland permanent left the battlefield this turn'],
      () => () => happened('nonlandPermanentsLeft', EACH_PLAYER),
    ),
    phrase(['a spell was warped this turn'], () => () => happened('spellsWarped', EACH_PLAYER)),
    phrase(['you descended this turn'], () => () => happened('descents', YOU)),
    phrase(['a|an', described, 'is|was dealt damage this way'], (what) => (scope) => {
      const { damaged } = scope;
      if (damaged?.to?.kind !== 'bound') return scope.reject({ kind: 'always' });
      return both(dealt(damaged), { kind: 'matches', what: damaged.to, filter: what(scope).filter });
    }),
    phrase(['excess damage was dealt', maybe(words('to that creature|permanent')), 'this way'], () => (scope) => ({
      kind: 'compare',
      left: excessOf(scope),
      op: '>=',
      right: 1,
    })),
    phrase(['a player is|was dealt damage this way'], () => (scope) => {
      const { damaged } = scope;
      if (damaged?.players?.kind !== 'bound') return scope.reject({ kind: 'always' });
      scope.mentionPlayers(damaged.players);
      return both(dealt(damaged), { kind: 'isPlayer', who: damaged.players, among: EACH_PLAYER });
    }),
    phrase([singleObject, 'had no counters on it'], (what) => (scope) => ({
      kind: 'not',
      of: { kind: 'matches', what: what(scope), filter: { kind: 'hasCounter' } },
    })),
    phrase([singleObject, 'had|has counters on it'], (what) => (scope) => ({
      kind: 'matches',
      what: what(scope),
      filter: { kind: 'hasCounter' },
    })),
    phrase(['an opponent has more life than you'], () => () => moreThanYou('life', { kind: 'life', of: YOU })),
    phrase(
      ['an opponent has more cards in hand than you'],
      () => () => moreThanYou('handSize', { kind: 'handSize', of: YOU }),
    ),
    phrase(['you have the most life or are tied for most life'], () => () => ({
      kind: 'isPlayer',
      who: YOU,
      among: { kind: 'mostLife' },
    })),
    phrase(['there is a|an', described, 'and a|an', described], (one, other) => (scope) => {
      const second = other(scope);
      const first = { ...one(scope), zone: second.zone, of: second.of };
      if (first.head !== second.head || second.zone === Zone.None) scope.reject(null);
      return {
        kind: 'and',
        of: [
          { kind: 'exists', what: allOf(first) },
          { kind: 'exists', what: allOf(second) },
        ],
      };
    }),
    phrase(['you controlled', singleObject], (what) => (scope) => ({
      kind: 'matches',
      what: what(scope),
      filter: { kind: 'controlledBy', who: YOU },
    })),
    phrase([numeral, 'or more mana was spent to cast', singleObject], (least, what) => (scope) => {
      const of = what(scope);
      const spent: Quantity = of.kind === 'self' ? { kind: 'manaSpent' } : { kind: 'manaSpent', of };
      scope.amount ??= spent;
      return { kind: 'compare', left: spent, op: '>=', right: least };
    }),
  ),
);

/** One of the opponents has more of it than you. */
function moreThanYou(what: PlayerNumber, yours: Quantity): Condition {
  return {
    kind: 'compare',
    left: { kind: 'amongPlayers', which: 'greatest', what, of: OPPONENTS },
    op: '>',
    right: yours,
  };
}

function both(a: Condition, b: Condition): Condition {
  return { kind: 'and', of: [a, b] };
}

function dealt({ amount }: Damaged): Condition {
  return { kind: 'compare', left: amount, op: '>=', right: 1 };
}

/** It happened at least once this turn. */
function happened(what: TurnCount, of: PlayerSet): Condition {
  return { kind: 'compare', left: { kind: 'turnCount', what, of }, op: '>=', right: 1 };
}

/** Of the first so many turns. */
function firstTurns(turns: readonly number[]): Condition {
  const of: Condition[] = [{ kind: 'turnOf', who: YOU }];
  const latest: Condition = {
    kind: 'compare',
    left: { kind: 'turnsBegun', of: YOU },
    op: '<=',
    right: Math.max(...turns),
  };
  return { kind: 'and', of: [...of, latest] };
}

const castZone: Reader<ZoneId> = either<ZoneId>(
  phrase(['a|your graveyard'], () => Zone.Graveyard),
  phrase(['exile'], () => Zone.Exile),
  phrase(['your hand'], () => Zone.Hand),
);
