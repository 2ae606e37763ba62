// "Could produce" (106.7) is a pure question: it changes, reveals, draws and asks nothing; and circles of mirrors have one answer.
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Effect,
  type Filter,
  type ManaProduction,
  type PlayerSet,
  Zone,
} from '../../src/ir/index.ts';
import { couldProduceTypes } from '../../src/mana/couldProduce.ts';
import { manaSources } from '../../src/mana/sources.ts';
import { legalActions } from '../../src/stack/legalActions.ts';
import { hashGame } from '../../src/state/hash.ts';
import { serialise } from '../../src/state/serialise.ts';
import { viewOf } from '../../src/state/view.ts';
import { card, enchantment } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, everyone, isCreature, isSelf, opponents, ref, you } from '../stack/words.ts';
import { TestRandom } from './randomBoards.ts';

const isLand: Filter = { kind: 'type', types: CardType.Land };

function add(mana: ManaProduction): Effect {
  return { kind: 'addMana', who: you, mana };
}

function taps(effect: Effect): Ability {
  return { kind: 'activated', cost: [{ kind: 'tapSelf' }], targets: [], effect };
}

function sequence(...of: Effect[]): Effect {
  return { kind: 'sequence', of };
}

function mirrorOf(who: PlayerSet, what: 'color' | 'type'): Ability {
  const filter: Filter = { kind: 'and', of: [isLand, { kind: 'controlledBy', who }] };
  return taps(add({ kind: 'couldProduce', by: { kind: 'all', zone: Zone.Battlefield, filter }, what, amount: 1 }));
}

const top = { kind: 'topOfLibrary', of: everyone, count: 1 } as const;

const CARDS: readonly CardDefinition[] = [
  card('pool', CardType.Land, { abilities: [mirrorOf(you, 'type')] }),
  card('orchard', CardType.Land, { abilities: [mirrorOf(opponents, 'color')] }),
  ...['W', 'U', 'B', 'R', 'G', 'C'].map((letter, type) =>
    card(letter, CardType.Land, { abilities: [taps(add({ kind: 'fixed', mana: [type] }))] }),
  ),
  // What each of these does beside making mana would show, if asking did it.
  card('herald', CardType.Land | CardType.Creature, {
    power: 1,
    toughness: 1,
    abilities: [
      taps(
        sequence(
          { kind: 'reveal', what: top, as: 'shown' },
          add({ kind: 'fixed', mana: [4], times: { kind: 'count', of: ref('shown') } }),
          { kind: 'gainLife', who: you, amount: 1 },
          { kind: 'draw', who: everyone, count: 1 },
        ),
      ),
    ],
  }),
  card('gambler', CardType.Land, {
    abilities: [taps(sequence({ kind: 'flipCoin', who: you, as: 'won' }, add({ kind: 'fixed', mana: [3] })))],
  }),
  card('chooser', CardType.Land, {
    abilities: [taps(sequence({ kind: 'chooseColor', who: you, as: 'color' }, add({ kind: 'fixed', mana: [1] })))],
  }),
  card('burning', CardType.Land, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'becomesTapped', what: isSelf },
        targets: [],
        effect: { kind: 'damage', players: you, amount: 1 },
      },
      taps(add({ kind: 'choice', types: [0, 1, 2, 3, 4], amount: 1 })),
    ],
  }),
  card('cradle', CardType.Land, {
    abilities: [
      taps(
        add({
          kind: 'fixed',
          mana: [4],
          times: { kind: 'count', of: { kind: 'all', zone: Zone.Battlefield, filter: isCreature } },
        }),
      ),
    ],
  }),
  enchantment('doubling', {
    kind: 'replacement',
    replacement: { kind: 'produceMana', what: { kind: 'any' }, who: you, outcome: { kind: 'times', factor: 2 } },
  }),
  enchantment('blight', {
    kind: 'replacement',
    replacement: { kind: 'produceMana', what: isLand, who: everyone, outcome: { kind: 'become', type: 2 } },
  }),
  enchantment('flare', {
    kind: 'triggered',
    event: { kind: 'tappedForMana', what: isLand, who: everyone },
    targets: [],
    effect: add({ kind: 'producedByEvent', amount: 1 }),
  }),
  beast('bear', '{1}{G}', 2),
];
const READ = ['herald', 'gambler', 'chooser', 'burning', 'cradle', 'W', 'G', 'doubling', 'blight', 'flare', 'bear'];

function maskOf(table: Table, name: string, player = 0): number {
  const { game } = table;
  const object = game.battlefield
    .map((slot) => game.handle(slot))
    .find((handle) => table.name(handle) === name && game.permanent(handle)?.controller === player);
  return couldProduceTypes(game, [object ?? 0], 'type');
}

describe('asking what could be produced', () => {
  it('changes no state, reveals nothing and uses no chance, whatever the abilities would do', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = new TestRandom(seed);
      const table = new Table(CARDS);
      for (const player of [0, 1]) {
        table.put(Zone.Battlefield, player, 'pool', 'orchard');
        for (const name of READ) if (random.chance(60)) table.put(Zone.Battlefield, player, name);
        table.put(Zone.Library, player, 'bear', 'W', 'G');
        table.put(Zone.Hand, player, 'bear');
      }
      table.start();
      const { game } = table;
      const observed: number[] = [];
      game.observer = { event: (_, { kind }) => observed.push(kind) };
      const before = { hash: hashGame(game), document: serialise(game.clone()), views: views(table) };
      for (const player of [0, 1]) {
        manaSources(game, player);
        legalActions(game, player, []);
        for (const slot of game.battlefield) couldProduceTypes(game, [game.handle(slot)], 'type');
      }
      expect(hashGame(game), `seed ${seed}`).toBe(before.hash);
      expect(serialise(game.clone()), `seed ${seed}`).toEqual(before.document);
      expect(views(table), `seed ${seed}`).toEqual(before.views);
      expect(observed).toEqual([]);
    }
  });

  it('counts what a revealing, gambling or choosing ability would surely make', () => {
    const table = new Table(CARDS);
    table.put(Zone.Battlefield, 0, 'pool', 'gambler', 'chooser');
    table.start();
    expect(maskOf(table, 'pool')).toBe((1 << 3) | (1 << 1));
  });
});

function views(table: Table): readonly unknown[] {
  return [0, 1].map((player) => serialise(viewOf(table.game, player).masked()));
}

/** The types of every land, worked out by going round until nothing is new. */
function reference(lands: readonly { readonly name: string; readonly player: number }[], blight: boolean): number[] {
  const types = lands.map(() => 0);
  for (let round = 0; round <= lands.length * 6; round++) {
    lands.forEach(({ name, player }, at) => {
      const seen = (of: (other: number) => boolean): number =>
        lands.reduce((mask, other, place) => (of(other.player) ? mask | types[place]! : mask), 0);
      const made =
        name === 'pool'
          ? seen((other) => other === player)
          : name === 'orchard'
            ? seen((other) => other !== player) & 31
            : 1 << 'WUBRGC'.indexOf(name);
      types[at] = blight && made !== 0 ? types[at]! | 4 : types[at]! | made;
    });
  }
  return types;
}

describe('circles of mirrors', () => {
  it('show what seeds them, however they are entwined and in whatever order they are asked', () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = new TestRandom(seed + 50_000);
      const lands = Array.from({ length: 2 + random.below(12) }, () => ({
        name: random.pick(['pool', 'pool', 'orchard', 'orchard', 'W', 'G', 'C']),
        player: random.below(3),
      }));
      const blight = random.chance(20);
      const table = new Table(CARDS, 3);
      const handles = lands.map(({ name, player }) => table.put(Zone.Battlefield, player, name)[0] ?? 0);
      if (blight) table.put(Zone.Battlefield, 0, 'blight');
      table.start();
      const found = handles.map((handle) => couldProduceTypes(table.game, [handle], 'type'));
      expect(found, `seed ${seed}: ${JSON.stringify(lands)}`).toEqual(reference(lands, blight));
    }
  });

  it('of ten on each side and one land all show its type', () => {
    const table = new Table(CARDS);
    for (const player of [0, 1]) for (let i = 0; i < 5; i++) table.put(Zone.Battlefield, player, 'pool', 'orchard');
    table.put(Zone.Battlefield, 0, 'G');
    table.start();
    const { game } = table;
    const all = game.battlefield.map((slot) => couldProduceTypes(game, [game.handle(slot)], 'type'));
    expect(all).toEqual(all.map(() => 1 << 4));
    expect(manaSources(game, 1)).toHaveLength(10);
  });
});
