/** How much or how many of something there was this turn: deaths, spells, life, cards drawn. */
import { type Filter, type PlayerSet, type Quantity, Zone, type ZoneId } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { type Described, described } from './filters.ts';
import { conjunction } from './nouns.ts';
import { OPPONENTS, otherPlayers, YOU } from './players.ts';

export const numberThisTurn: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    phrase(['the number of', described, "you've sacrificed this turn"], (what) => (scope) => {
      const permanent = what(scope);
      if (permanent.zone !== Zone.Battlefield) scope.reject(0);
      const own = conjunction([permanent.filter, { kind: 'controlledBy', who: YOU }]);
      return { kind: 'leftThisTurn', what: own, cause: 'sacrifice' };
    }),
    phrase(
      ['the number of', described, 'that died', maybe(diedUnder), 'this turn'],
      (what, who) => (scope) => leftFor(what(scope), Zone.Graveyard, scope, who),
    ),
    phrase(['the number of times you descended this turn'], () => () => ({
      kind: 'turnCount',
      what: 'descents',
      of: YOU,
    })),
    phrase(
      ['the number of', described, 'that entered the battlefield under your control this turn'],
      (what) => (scope) => entered(what(scope), scope),
    ),
    phrase(
      ['the number of', described, 'that were put into graveyards from the battlefield this turn'],
      (what) => (scope) => leftFor(what(scope), Zone.Graveyard, scope),
    ),
    phrase(
      ['the number of', described, 'that were exiled', maybe(diedUnder), 'this turn'],
      (what, who) => (scope) => leftFor(what(scope), Zone.Exile, scope, who),
    ),
    phrase(['the amount of life you gained this turn'], () => () => ({
      kind: 'turnCount',
      what: 'lifeGained',
      of: YOU,
    })),
    phrase(['the life', otherPlayers, 'lost this turn'], (who) => (scope) => ({
      kind: 'turnCount',
      what: 'lifeLost',
      of: who(scope),
    })),
    phrase(["the life you've lost this turn"], () => () => ({ kind: 'turnCount', what: 'lifeLost', of: YOU })),
    phrase(['the amount of life you lost this turn'], () => () => ({ kind: 'turnCount', what: 'lifeLost', of: YOU })),
    phrase(["the number of cards you've drawn this turn"], () => () => ({
      kind: 'turnCount',
      what: 'cardsDrawn',
      of: YOU,
    })),
    phrase(["the number of spells you've cast this turn other than the first"], () => () => FURTHER_SPELLS),
    phrase(["the number of spells you've cast this turn"], () => () => ({ kind: 'spellsCastThisTurn', of: YOU })),
    phrase(['the number of', described, caster, 'this turn'], (what, who) => (scope) => {
      const { head, zone, of, from, filter } = what(scope);
      if (head !== 'spell' || zone !== Zone.Stack || of !== null || from !== undefined) scope.reject(0);
      return { kind: 'spellsCastThisTurn', of: who(scope), ...(filter.kind === 'any' ? {} : { what: filter }) };
    }),
  ),
);

/** The spells you have cast this turn but the first. */
export const FURTHER_SPELLS: Quantity = {
  kind: 'max',
  of: [0, { kind: 'sum', of: [{ kind: 'spellsCastThisTurn', of: YOU }, -1] }],
};

const caster: Reader<Meaning<PlayerSet>> = either<Meaning<PlayerSet>>(
  phrase(["you've cast"], () => () => YOU),
  phrase(["they've cast"], () => (scope) => scope.findOnePlayer()),
);

export const diedUnder: Reader<PlayerSet> = either<PlayerSet>(
  phrase(['under your control'], () => YOU),
  phrase(["under your opponents' control"], () => OPPONENTS),
);

/** Permanents that entered this turn under your control, wherever they are by now. */
export function entered(what: Described, scope: Scope): Quantity {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  return { kind: 'enteredThisTurn', what: conjunction([what.filter, { kind: 'controlledBy', who: YOU }]) };
}

/** Permanents that left the battlefield this turn for that zone. */
export function leftFor(what: Described, to: ZoneId, scope: Scope, who: PlayerSet | null = null): Quantity {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  const controlled: readonly Filter[] = who === null ? [] : [{ kind: 'controlledBy', who }];
  return { kind: 'leftThisTurn', what: conjunction([what.filter, ...controlled]), to };
}
