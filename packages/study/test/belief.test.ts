import { builtInPool } from '@foretell/cards';
import {
  compileCatalog,
  createGame,
  DEFAULT_CONFIG,
  type Game,
  type OwnershipBelief,
  placeCard,
  Zone,
} from '@foretell/rules';
import { expect, test } from 'vitest';
import { beliefOf } from '../src/index.ts';

const catalog = compileCatalog(builtInPool);

function idOf(name: string): number {
  return catalog.byName.get(name)?.id ?? Number.NaN;
}

/** A owns a Forest and a Grizzly Bears, B an Island. */
function table(): Game {
  const game = createGame(catalog, DEFAULT_CONFIG, 1);
  const place = (name: string, owner: number, zone: 2 | 4): void => {
    const card = catalog.byName.get(name);
    if (card === undefined) throw new Error(`no ${name}`);
    placeCard(game, card, owner, zone);
  };
  place('Grizzly Bears', 0, Zone.Hand);
  place('Forest', 0, Zone.Battlefield);
  place('Island', 1, Zone.Hand);
  return game;
}

const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

const owned = (...cards: number[]): OwnershipBelief => ({
  kind: 'known',
  owned: { cards: ascending(cards), outside: [] },
});
const mine = owned(idOf('Grizzly Bears'), idOf('Forest'));

test('every list is known where nothing is stated', () => {
  const known = [mine, owned(idOf('Island'))];
  expect(beliefOf(table(), 0, undefined, [])).toEqual(known);
  expect(beliefOf(table(), 0, { deck: 'known' }, [])).toEqual(known);
});

test('of a pool of lists the decider’s own is not in doubt', () => {
  const candidates = ['Island', 'Swamp'].map((name) => ({ cards: [idOf(name)], outside: [] }));
  expect(beliefOf(table(), 0, { deck: 'pool', lists: ['one.txt', 'other.txt'] }, candidates)).toEqual([
    mine,
    { kind: 'pool', lists: candidates },
  ]);
});

test('of an open list no more is known than the basic lands, in the order of the colours; the own is known', () => {
  const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(idOf);
  expect(beliefOf(table(), 0, { deck: 'open' }, [])).toEqual([mine, { kind: 'open', basics }]);
});
