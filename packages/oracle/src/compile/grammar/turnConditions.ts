/** Conditions about what happened this turn: "a creature died this turn", "you've cast two or more spells this turn", "you descended this turn". */
import {
  CardType,
  type Comparison,
  type Condition,
  type Filter,
  type PlayerSet,
  type Quantity,
  type TurnCount,
  Zone,
} from '@foretell/rules/ir';
import { NOT_DONE_THIS_TURN } from '../lowering/doneThisTurn.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import { described } from './filters.ts';
import { conjunction } from './nouns.ts';
import { selfObject, singleObject } from './objects.ts';
import { EACH_PLAYER, knownPlayers, OPPONENTS, YOU } from './players.ts';
import { entered } from './turnNumbers.ts';
import { numeral, ordinal } from './vocabulary.ts';

type Clause = Meaning<Condition>;

function atLeast(left: Quantity, count: number): Condition {
  return { kind: 'compare', left, op: '>=', right: count };
}

/** What came, went or was cast, and how many of it at least. */
interface Things {
  readonly filter: Filter;
  readonly count: number;
  readonly spells: boolean;
}

const things: Reader<Meaning<Things>> = rule(() =>
  either<Meaning<Things>>(
    phrase(['a|an', described], (what) => (scope) => {
      const one = what(scope);
      return { filter: one.filter, count: 1, spells: one.head === 'spell' };
    }),
    phrase(['another', described], (what) => (scope) => {
      const one = what(scope);
      const spells = one.head === 'spell';
      return { filter: conjunction([spells ? { kind: 'other' } : scope.other, one.filter]), count: 1, spells };
    }),
    phrase([numeral, 'or more', maybe(words('other')), described], (count, other, what) => (scope) => {
      const several = what(scope);
      const filter = other === null ? several.filter : conjunction([{ kind: 'other' }, several.filter]);
      return { filter, count, spells: several.head === 'spell' };
    }),
  ),
);

const battlefield: Reader<unknown> = maybe(words('the battlefield'));

const whose: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['your'], () => YOU),
  phrase(["an opponent's"], () => OPPONENTS),
);

const comings: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([things, 'died', maybe(underControl), 'this turn'], (what, who) => (scope) => {
      const { filter, count } = what(scope);
      return atLeast(
        { kind: 'leftThisTurn', what: conjunction([filter, ...controlled(who)]), to: Zone.Graveyard },
        count,
      );
    }),
    phrase([things, 'you controlled left', battlefield, 'this turn'], (what) => (scope) => left(what(scope), YOU)),
    phrase(
      [things, 'left', battlefield, maybe(underControl), 'this turn'],
      (what, _zone, who) => (scope) => left(what(scope), who),
    ),
    phrase([things, 'entered', battlefield, underControl, 'this turn'], (what, _zone, who) => (scope) => {
      const { filter, count } = what(scope);
      return atLeast({ kind: 'enteredThisTurn', what: conjunction([filter, ...controlled(who)]) }, count);
    }),
    phrase(['you had', things, 'enter', battlefield, maybe(underControl), 'this turn'], (what) => (scope) => {
      const { filter, count } = what(scope);
      return atLeast({ kind: 'enteredThisTurn', what: conjunction([filter, ...controlled(YOU)]) }, count);
    }),
    phrase(
      [first(words("you've sacrificed"), words('you sacrificed')), things, 'this turn'],
      (_you, what) => (scope) => {
        const { filter, count } = what(scope);
        const number: Quantity = {
          kind: 'leftThisTurn',
          what: conjunction([filter, ...controlled(YOU)]),
          cause: 'sacrifice',
        };
        scope.amount = number;
        return atLeast(number, count);
      },
    ),
    phrase(['a card left', whose, 'graveyard this turn'], (of) => () => turnCount('leftGraveyard', of, 1)),
    phrase(
      [numeral, 'or more cards left', whose, 'graveyard this turn'],
      (count, of) => () => turnCount('leftGraveyard', of, count),
    ),
  ),
);

function left({ filter, count }: Things, who: PlayerSet | null): Condition {
  return atLeast({ kind: 'leftThisTurn', what: conjunction([filter, ...controlled(who)]) }, count);
}

const underControl: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['under your control'], () => YOU),
  phrase(["under an opponent's control"], () => OPPONENTS),
);

function controlled(who: PlayerSet | null): readonly Filter[] {
  return who === null ? [] : [{ kind: 'controlledBy', who }];
}

function turnCount(what: TurnCount, of: PlayerSet, count: number, op: Comparison = '>='): Condition {
  return { kind: 'compare', left: { kind: 'turnCount', what, of }, op, right: count };
}

/** One of several, or you: sums over opponents are of one in a game of two. */
const someone: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['you'], () => YOU),
  phrase(['an opponent'], () => OPPONENTS),
  phrase(['a player'], () => EACH_PLAYER),
);

const orMore: Reader<number> = phrase([numeral, 'or more'], (count) => count);

const having: Reader<PlayerSet> = either<PlayerSet>(
  phrase(["you've"], () => YOU),
  phrase(['you have'], () => YOU),
  phrase(['an opponent has'], () => OPPONENTS),
);

const doings: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([someone, 'gained', orMore, 'life this turn'], (who, count) => () => single(who, 'lifeGained', count)),
    phrase(["you've gained", orMore, 'life this turn'], (count) => () => single(YOU, 'lifeGained', count)),
    phrase([someone, 'lost', orMore, 'life this turn'], (who, count) => () => single(who, 'lifeLost', count)),
    phrase([having, 'lost life this turn'], (who) => () => turnCount('lifeLost', who, 1)),
    phrase([having, 'gained', orMore, 'life this turn'], (who, count) => () => single(who, 'lifeGained', count)),
    phrase(["you haven't cast a spell this turn"], () => () => ({
      kind: 'compare',
      left: { kind: 'spellsCastThisTurn', of: YOU },
      op: '=',
      right: 0,
    })),
    phrase(['they lost life this turn'], () => (scope) => turnCount('lifeLost', scope.findOnePlayer(), 1)),
    phrase([someone, 'lost life this turn'], (who) => () => turnCount('lifeLost', who, 1)),
    phrase(['this|it is the', ordinal, 'time this ability has resolved this turn'], (nth) => () => ({
      kind: 'compare',
      left: { kind: 'timesResolved' },
      op: '=',
      right: nth,
    })),
    // The rest was said just before: "if this is the first time this ability has resolved this turn. If it's the second time, …".
    phrase(
      ["it's the", ordinal, 'time'],
      (nth) => (scope) =>
        nth > 1 && JSON.stringify(scope.draft.effects).includes('"kind":"timesResolved"')
          ? { kind: 'compare', left: { kind: 'timesResolved' }, op: '=', right: nth }
          : scope.reject({ kind: 'always' }),
    ),
    phrase(["it's the", ordinal, 'time this ability has resolved this turn'], (nth) => () => ({
      kind: 'compare',
      left: { kind: 'timesResolved' },
      op: '=',
      right: nth,
    })),
    phrase(
      [selfObject, 'or another', described, 'entered the battlefield under your control this turn'],
      (_self, what) => (scope) => ({
        kind: 'compare',
        left: entered(what(scope), scope),
        op: '>=',
        right: 1,
      }),
    ),
    phrase(
      ["you've played a land or cast a spell this turn from anywhere other than your hand"],
      () => () => turnCount('playedFromElsewhere', YOU, 1),
    ),
    phrase(["you haven't activated an exhaust ability this turn"], () => () => turnCount('exhausts', YOU, 0, '=')),
    phrase(
      ['a creature card was put into your graveyard from anywhere this turn'],
      () => () => turnCount('creatureCardsBuried', YOU, 1),
    ),
    phrase(['you descended this turn'], () => () => turnCount('descents', YOU, 1)),
    phrase(
      ['you attacked with creatures with total power', numeral, 'or greater this combat'],
      (least) => () => turnCount('attackersPower', YOU, least),
    ),
    phrase(["you haven't attacked this turn"], () => () => turnCount('attackers', YOU, 0, '=')),
    phrase(["you didn't attack with a creature this turn"], () => () => turnCount('attackers', YOU, 0, '=')),
    phrase(["you haven't cast a spell from your hand this turn"], () => () => turnCount('spellsFromHand', YOU, 0, '=')),
    phrase(["you've attacked this turn"], () => () => turnCount('attackers', YOU, 1)),
    phrase(['you attacked with a creature this turn'], () => () => turnCount('attackers', YOU, 1)),
    phrase(
      [first(words('you attacked with'), words("you've attacked with")), orMore, 'creatures this turn'],
      (_you, count) => () => turnCount('attackers', YOU, count),
    ),
    phrase(
      [first(words('you attacked with'), words("you've attacked with")), things, 'this turn'],
      (_you, what) => (scope) => {
        const { filter, count, spells } = what(scope);
        if (spells || JSON.stringify(filter) === JSON.stringify(CREATURE)) scope.reject(null);
        return atLeast({ kind: 'attackersThisTurn', what: filter, of: YOU }, count);
      },
    ),
    phrase([orMore, 'creatures attacked this turn'], (count) => () => turnCount('attackers', EACH_PLAYER, count)),
    phrase(['no creatures attacked this turn'], () => () => turnCount('attackers', EACH_PLAYER, 0, '=')),
    phrase([having, 'drawn', orMore, 'cards this turn'], (who, count) => () => single(who, 'cardsDrawn', count)),
    phrase([having, 'discarded a card this turn'], (who) => () => turnCount('discards', who, 1)),
    phrase(['you discarded a card this turn'], () => () => turnCount('discards', YOU, 1)),
    phrase([having, 'committed a crime this turn'], (who) => () => turnCount('crimes', who, 1)),
    phrase(['you created a token this turn'], () => () => turnCount('tokensCreated', YOU, 1)),
    phrase(['you gained or lost life this turn'], () => () => ({
      kind: 'or',
      of: [turnCount('lifeGained', YOU, 1), turnCount('lifeLost', YOU, 1)],
    })),
    phrase(['you gained and lost life this turn'], () => () => ({
      kind: 'and',
      of: [turnCount('lifeGained', YOU, 1), turnCount('lifeLost', YOU, 1)],
    })),
    phrase(["you've cast both a|an", described, 'and a|an', described, 'this turn'], (one, other) => (scope) => {
      const cast = ({ filter, head }: { readonly filter: Filter; readonly head: string | null }): Condition =>
        head === 'spell'
          ? atLeast({ kind: 'spellsCastThisTurn', of: YOU, what: filter }, 1)
          : scope.reject({ kind: 'always' as const });
      return { kind: 'and', of: [cast(one(scope)), cast(other(scope))] };
    }),
    phrase([having, 'cast', things, 'this turn'], (who, what) => (scope) => {
      const { filter, count, spells } = what(scope);
      if (!spells || (who.kind !== 'you' && count > 1)) scope.reject(null);
      // "Another spell" is one more than what says so, be it cast or not: it is spoken of by a spell that is being cast or was.
      const another =
        filter.kind === 'other' || (filter.kind === 'and' && filter.of.some(({ kind }) => kind === 'other'));
      if (another) {
        // An instant or sorcery that asks for another is one itself.
        const kind = conjunction((filter.kind === 'and' ? filter.of : []).filter((part) => part.kind !== 'other'));
        const own = scope.face.types & (CardType.Instant | CardType.Sorcery);
        const isOne = kind.kind === 'type' && (kind.types & own) !== 0 && !scope.quoted && !scope.casting;
        if (who.kind !== 'you' || count !== 1 || !isOne) scope.reject(null);
        return atLeast({ kind: 'spellsCastThisTurn', of: who, what: kind }, 2);
      }
      return atLeast(
        { kind: 'spellsCastThisTurn', of: who, ...(filter.kind === 'any' ? {} : { what: filter }) },
        count,
      );
    }),
  ),
);

const CREATURE: Filter = { kind: 'type', types: CardType.Creature };

/** More than one of something is one player's. */
function single(who: PlayerSet, what: TurnCount, count: number): Condition {
  if (who.kind === 'you' || count === 1) return turnCount(what, who, count);
  return {
    kind: 'compare',
    left: { kind: 'amongPlayers', which: 'greatest', what: { kind: 'turnCount', what }, of: who },
    op: '>=',
    right: count,
  };
}

const harm: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(["you haven't added mana with this ability this turn"], () => () => NOT_DONE_THIS_TURN),
    phrase(
      [singleObject, 'has dealt', numeral, 'or more damage to', knownPlayers, 'this turn'],
      (source, amount, who) => (scope) => {
        const by = source(scope);
        return atLeast({ kind: 'damageThisTurn', by, to: who(scope) }, amount);
      },
    ),
  ),
);

export const turnConditions: Reader<Clause> = rule(() => either(comings, doings, harm));
