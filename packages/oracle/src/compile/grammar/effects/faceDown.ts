/** Cards exiled face down (406.3), and the leave to look at them and play them. */
import { type ObjectSet, Zone } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Clause } from '../clauses.ts';
import { isSeveral, otherPlayers, possessive, YOU } from '../players.ts';
import { count } from '../quantities.ts';
import { type ActionReader, by } from './action.ts';
import { anyMana, permitted, playTime, these, verb } from './playing.ts';

interface Cards {
  readonly what: ObjectSet;
  readonly many: boolean;
}

const cards: Reader<Meaning<Cards>> = rule(() =>
  either<Meaning<Cards>>(
    phrase(['the top card of', possessive, 'library'], (of) => (scope) => {
      const owners = of(scope);
      return { what: { kind: 'topOfLibrary', of: owners, count: 1 }, many: isSeveral(owners) };
    }),
    phrase(['that many cards from the top of', possessive, 'library'], (of) => (scope) => {
      const number = scope.amount ?? scope.reject(0);
      return { what: { kind: 'topOfLibrary', of: of(scope), count: number }, many: true };
    }),
    phrase(['the top', count, 'cards of', possessive, 'library'], (amount, of) => (scope) => {
      const number = amount(scope);
      return { what: { kind: 'topOfLibrary', of: of(scope), count: number }, many: true };
    }),
    phrase(['all but the bottom', count, 'cards of', possessive, 'library'], (amount, of) => (scope) => {
      const number = amount(scope);
      const owner = of(scope);
      const all: ObjectSet = { kind: 'all', zone: Zone.Library, filter: { kind: 'any' }, of: owner };
      const without: ObjectSet = { kind: 'bottomOfLibrary', of: owner, count: number };
      return { what: { kind: 'minus', from: all, without }, many: true };
    }),
  ),
);

/** "exiles the top three cards of their library face down" */
export const faceDownActions: ActionReader = rule(() =>
  phrase(['exile|exiles', cards, 'face down'], (which) =>
    by((_who, scope) => {
      const { what, many } = which(scope);
      const as = scope.fresh('exiled');
      scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'exiled'], many);
      return { kind: 'exile', what, faceDown: true, as };
    }),
  ),
);

/** "You may look at and play those cards for as long as they remain exiled": they are seen from now on. */
export const lookAndPlay: Reader<Clause> = rule(() =>
  phrase(
    [
      either(
        phrase(['you'], () => () => YOU),
        otherPlayers,
      ),
      'may look at and',
      verb,
      these,
      playTime,
      maybe(anyMana),
    ],
    (player, lands, what, time, mana) => (scope) => {
      const who = player(scope);
      const which = what(scope);
      const leave = permitted(scope, who, lands, which, time(scope), null, mana);
      return { kind: 'sequence', of: [{ kind: 'lookAt', who, what: which.cards }, leave] };
    },
  ),
);

/** 715.3a: the card is cast as its Adventure. */
export const castAsAdventure: Reader<Clause> = rule(() =>
  phrase(
    ['you may cast', first(words('it'), words('that card')), 'from your graveyard as an adventure', playTime],
    (_it, time) => (scope) => ({
      kind: 'permit',
      who: YOU,
      cards: scope.find(null, false),
      spells: { kind: 'subtype', subtypes: ['Adventure'] },
      lands: false,
      cost: 'normal',
      duration: time(scope),
    }),
  ),
);
