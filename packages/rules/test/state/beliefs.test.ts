import { describe, expect, it } from 'vitest';
import { placeCard } from '../../src/engine/setup.ts';
import { Zone } from '../../src/ir/index.ts';
import { type Belief, knownLists, type OwnershipBelief } from '../../src/state/belief.ts';
import type { Game } from '../../src/state/game.ts';
import { slotOf } from '../../src/state/handle.ts';
import { informationHash } from '../../src/state/informationHash.ts';
import { reveal } from '../../src/state/knowledge.ts';
import { sampleWorld } from '../../src/state/sampleWorld.ts';
import { serialise } from '../../src/state/serialise.ts';
import { asList } from '../../src/state/value.ts';
import { viewOf } from '../../src/state/view.ts';
import { CATALOG } from './games.ts';
import { arrange, type Entry, entry } from './positions.ts';

const SETUP: readonly Entry[] = [
  entry(Zone.Battlefield, 0, 'Isle'),
  entry(Zone.Battlefield, 1, 'Cub'),
  entry(Zone.Graveyard, 1, 'Bolt'),
  entry(Zone.Hand, 0, 'Study'),
  entry(Zone.Hand, 0, 'Bolt'),
  entry(Zone.Hand, 1, 'Tutor'),
  entry(Zone.Hand, 1, 'Bat'),
  entry(Zone.Library, 0, 'Isle'),
  entry(Zone.Library, 0, 'Peak'),
  entry(Zone.Library, 0, 'Omen'),
  entry(Zone.Library, 1, 'Wood'),
  entry(Zone.Library, 1, 'Runner'),
  entry(Zone.Library, 1, 'Chief'),
];

function viewText(game: Game, player: number): string {
  return serialise(viewOf(game, player).masked());
}

function ids(...names: string[]): number[] {
  return names.map((name) => CATALOG.byName.get(name)!.id);
}

/** The sampled world, or the error as text. */
function sample(game: Game, player: number, belief: Belief, seed = 1): Game | string {
  const result = sampleWorld(viewOf(game, player), belief, seed);
  return result.ok ? result.game : JSON.stringify(result.error);
}

function sampled(game: Game, player: number, belief: Belief, seed = 1): Game {
  const result = sample(game, player, belief, seed);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** Player 1 has these outside the game. */
function withOutside(...cards: string[]): Game {
  const game = arrange(SETUP);
  for (const card of cards) placeCard(game, CATALOG.byName.get(card)!, 1, Zone.Outside);
  return game;
}

function names(game: Game, slots: readonly number[]): string[] {
  return slots.map((slot) => game.card(slot).definition.name);
}

describe('views of positions', () => {
  it('do not depend on the set-up order within hands and libraries, nor on the numbers objects got', () => {
    const isHidden = (it: Entry): boolean => it.zone === Zone.Hand || it.zone === Zone.Library;
    const shown = SETUP.filter((it) => !isHidden(it));
    const hidden = SETUP.filter(isHidden);
    const orders = [
      [...shown, ...hidden],
      [...hidden, ...shown],
      [...hidden.toReversed(), ...shown],
    ];
    for (const player of [0, 1]) {
      expect(new Set(orders.map((order) => viewText(arrange(order), player))).size).toBe(1);
      expect(new Set(orders.map((order) => informationHash(arrange(order), player))).size).toBe(1);
      const worlds = orders.map((order) => serialise(sampled(arrange(order), player, knownLists(arrange(order)), 5)));
      expect(new Set(worlds).size).toBe(1);
    }
  });

  it('differ where the player can tell the difference', () => {
    const base = viewText(arrange(SETUP), 0);
    const hash = informationHash(arrange(SETUP), 0);
    const without = (card: string, player: number): Entry[] =>
      SETUP.filter((it) => it.card !== card || it.player !== player);
    const others = [
      [...without('Study', 0), entry(Zone.Hand, 0, 'Omen')],
      [...without('Bat', 1), entry(Zone.Library, 1, 'Bat')],
      [...without('Cub', 1), entry(Zone.Battlefield, 1, 'Bat')],
      [...SETUP, entry(Zone.Graveyard, 0, 'Isle')],
    ];
    for (const other of others) {
      expect(viewText(arrange(other), 0)).not.toBe(base);
      expect(informationHash(arrange(other), 0)).not.toBe(hash);
    }
    const damaged = arrange(SETUP);
    damaged.player(1).life = 7;
    expect(informationHash(damaged, 0)).not.toBe(hash);
  });

  it('list what a player sees now, not what they remember', () => {
    const game = arrange(SETUP);
    const tutor = game.player(1).hand.find((slot) => game.card(slot).definition.name === 'Tutor')!;
    reveal(game, [game.handle(tutor)], 1);
    const view = viewOf(game, 0);
    expect(view.visibleCards(Zone.Hand, 0).sort()).toEqual(['Bolt', 'Study']);
    expect(view.visibleCards(Zone.Hand, 1)).toEqual([]);
    expect(view.visibleCards(Zone.Library, 0)).toEqual([]);
    expect(view.zone(Zone.Hand, 1).map((card) => view.known(card)?.definition.name ?? null)).toEqual(['Tutor', null]);
    for (let seed = 0; seed < 20; seed++) {
      const world = sampled(game, 0, knownLists(game), seed);
      expect(names(world, world.player(1).hand)).toContain('Tutor');
    }
  });

  it('show a revealed top card to everyone, and everything a controlled player sees (723.4)', () => {
    const game = arrange([...SETUP, entry(Zone.Battlefield, 1, 'Herald')]);
    expect(viewOf(game, 0).visibleCards(Zone.Library, 1)).toEqual(['Chief']);
    expect(viewOf(game, 0).visibleCards(Zone.Library, 0)).toEqual([]);
    game.player(1).controlledBy = 0;
    expect(viewOf(game, 0).visibleCards(Zone.Hand, 1).sort()).toEqual(['Bat', 'Tutor']);
    expect(viewOf(game, 1).visibleCards(Zone.Hand, 0)).toEqual([]);
    // The library is seen while the player searches it, by whoever controls them as well.
    game.searches = [{ searcher: 1, libraries: [1], deciding: [1] }];
    const searched = game.player(1).library.map((slot) => game.handle(slot));
    reveal(game, searched, 2);
    expect(viewOf(game, 0).visibleCards(Zone.Library, 1)).toEqual(['Wood', 'Runner', 'Chief']);
    expect(viewOf(game, 1).visibleCards(Zone.Library, 1)).toEqual(['Wood', 'Runner', 'Chief']);
    expect(viewOf(game, 1).visibleCards(Zone.Library, 0)).toEqual([]);
  });

  it('hide cards exiled face down from those who may not look at them', () => {
    const game = arrange([...SETUP, { zone: Zone.Exile, player: 1, card: 'Gambler', faceDown: true }]);
    const card = game.handle(game.exile[0]!);
    expect(viewOf(game, 0).visibleCards(Zone.Exile, 1)).toEqual([]);
    expect(viewOf(game, 0).zone(Zone.Exile, 1).length).toBe(1);
    reveal(game, [card], 2);
    expect(viewOf(game, 0).visibleCards(Zone.Exile, 1)).toEqual([]);
    expect(viewOf(game, 1).visibleCards(Zone.Exile, 1)).toEqual(['Gambler']);
    const world = sampled(game, 0, knownLists(game), 3);
    expect(knownLists(world)).toEqual(knownLists(game));
  });

  it('keep a commander public wherever it is', () => {
    const game = arrange([...SETUP, entry(Zone.Command, 1, 'Gambler')]);
    const slot = game.commanders[0]!;
    game.player(0).commanderDamage = [slot, 5];
    game.player(1).commanderCasts = [slot, 2];
    game.command = [];
    game.zones[slot] = Zone.Library;
    game.known[slot] = 0;
    game.player(1).library.unshift(slot);
    const masked = viewOf(game, 0).masked();
    expect(names(masked, masked.commanders)).toEqual(['Gambler']);
    for (let seed = 0; seed < 10; seed++) {
      const world = sampled(game, 0, knownLists(game), seed);
      const commander = world.commanders[0]!;
      expect(world.card(commander).definition.name).toBe('Gambler');
      expect([...world.player(1).library, ...world.player(1).hand]).toContain(commander);
      expect(world.player(0).commanderDamage).toEqual([commander, 5]);
      expect(world.player(1).commanderCasts).toEqual([commander, 2]);
    }
  });
});

describe('references to former objects', () => {
  it('do not tie a hidden card to what it was', () => {
    const build = (creature: string, other: string): Game => {
      const game = arrange(SETUP);
      const [first, second] = game.player(1).library as [number, number];
      game.setCard(first, CATALOG.byName.get(creature)!);
      game.setCard(second, CATALOG.byName.get(other)!);
      // Some effect remembers the permanent that one of the two cards once was.
      game.returned = [game.handle(game.cards[first]!.definition.name === 'Runner' ? first : second)];
      game.stamps[first] = game.nextStamp++;
      game.stamps[second] = game.nextStamp++;
      return game;
    };
    expect(viewText(build('Runner', 'Wood'), 0)).toBe(viewText(build('Wood', 'Runner'), 0));
    const masked = viewOf(build('Runner', 'Wood'), 0).masked();
    const [former = 0] = asList(masked.returned);
    expect(masked.isCurrent(former)).toBe(false);
    expect(masked.zones[slotOf(former)]).toBe(Zone.None);
    expect(masked.owners[slotOf(former)]).toBe(1);
  });
});

describe('beliefs', () => {
  it('known: say what does not fit', () => {
    const game = arrange(SETUP);
    const [mine, other] = knownLists(game);
    if (mine === undefined || other?.kind !== 'known') throw new Error('not a list');
    const theirs = other.owned.cards;
    const with_ = (cards: readonly number[]): Belief => [mine, { kind: 'known', owned: { cards, outside: [] } }];
    expect(sample(game, 0, with_(theirs.slice(1)))).toContain('"player":1');
    expect(sample(game, 0, with_([...theirs, ...ids('Isle')]))).toBe(
      '{"code":"cards-left-over","player":1,"difference":1}',
    );
    const noBolt = theirs.filter((id) => id !== ids('Bolt')[0]);
    expect(sample(game, 0, with_([...noBolt, ...ids('Isle')]))).toBe(
      '{"code":"card-not-in-list","player":1,"card":"Bolt"}',
    );
    expect(sample(game, 0, with_([...theirs.slice(1), 9999]))).toBe('{"code":"unknown-card","player":1,"card":"9999"}');
  });

  it('pool: take the lists that fit, equally often', () => {
    const game = arrange(SETUP);
    const mine = ids('Isle', 'Study', 'Bolt', 'Isle', 'Peak', 'Omen');
    const first = ids('Cub', 'Bolt', 'Isle', 'Isle', 'Isle', 'Isle', 'Isle');
    const second = ids('Cub', 'Bolt', 'Wood', 'Wood', 'Wood', 'Wood', 'Wood');
    const unfit = ids('Cub', 'Cub', 'Wood', 'Wood', 'Wood', 'Wood', 'Wood');
    const pool = (...lists: number[][]): OwnershipBelief => ({
      kind: 'pool',
      lists: lists.map((cards) => ({ cards, outside: [] })),
    });
    const belief: Belief = [pool(mine), pool(unfit, first, second)];
    let firsts = 0;
    for (let seed = 0; seed < 400; seed++) {
      const world = sampled(game, 0, belief, seed);
      const hidden = new Set(names(world, [...world.player(1).library, ...world.player(1).hand]));
      expect(hidden.size).toBe(1);
      if (hidden.has('Isle')) firsts++;
    }
    // Four standard deviations of a fair coin.
    expect(Math.abs(firsts - 200)).toBeLessThan(40);
    expect(sample(game, 0, [pool(mine), pool(unfit)])).toBe('{"code":"no-list-fits","player":1}');
  });

  it('pool: a list is as likely as what is visible makes it', () => {
    const game = arrange(SETUP);
    const [mine] = knownLists(game);
    if (mine === undefined) throw new Error('no list');
    // A Cub and a Bolt are visible. Draws of one each from seven cards: (2 · 3) to (1 · 1), so that the first is six times as likely.
    const often = ids('Cub', 'Cub', 'Bolt', 'Bolt', 'Bolt', 'Isle', 'Isle');
    const seldom = ids('Cub', 'Bolt', 'Wood', 'Wood', 'Wood', 'Wood', 'Wood');
    const lists = [often, seldom].map((cards) => ({ cards, outside: [] }));
    let first = 0;
    for (let seed = 0; seed < 700; seed++) {
      const world = sampled(game, 0, [mine, { kind: 'pool', lists }], seed);
      if (names(world, [...world.player(1).library, ...world.player(1).hand]).includes('Isle')) first++;
    }
    // 700 draws of probability 6/7: expected 600, standard deviation 9.3.
    expect(Math.abs(first - 600)).toBeLessThan(37);
  });

  it('pool: sideboards count as far as the game has them, and lie outside', () => {
    const main = ids('Cub', 'Bolt', 'Tutor', 'Bat', 'Wood', 'Runner', 'Chief');
    const outside = ids('Omen', 'Peak');
    const lists = [{ cards: [...main, ...outside], outside }];
    const without = arrange(SETUP);
    const beliefIn = (game: Game): Belief => [knownLists(game)[0] as OwnershipBelief, { kind: 'pool', lists }];
    expect(sampled(without, 0, beliefIn(without)).player(1).outside).toEqual([]);
    const having = withOutside('Omen', 'Peak');
    for (let seed = 0; seed < 20; seed++) {
      const world = sampled(having, 0, beliefIn(having), seed);
      expect(names(world, world.player(1).outside).sort()).toEqual(['Omen', 'Peak']);
    }
    const more = withOutside('Omen');
    expect(sample(more, 0, beliefIn(more))).toBe('{"code":"no-list-fits","player":1}');
  });

  it('open: lands of the colours shown and further copies of cards shown', () => {
    const game = arrange(SETUP);
    const OPEN: OwnershipBelief = { kind: 'open', basics: ids('Isle', 'Isle', 'Isle', 'Peak', 'Wood') };
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const world = sampled(game, 0, [OPEN, OPEN], seed);
      for (const name of names(world, [...world.player(1).library, ...world.player(1).hand])) {
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
    }
    // Player 1 has shown a green creature and a red instant: two fifths lands of those colours, the rest those two cards.
    expect([...seen.keys()].sort()).toEqual(['Bolt', 'Cub', 'Peak', 'Wood']);
    const total = 400 * 5;
    const share = (name: string): number => (seen.get(name) ?? 0) / total;
    for (const name of ['Peak', 'Wood']) expect(Math.abs(share(name) - 0.2)).toBeLessThan(0.04);
    for (const name of ['Bolt', 'Cub']) expect(Math.abs(share(name) - 0.3)).toBeLessThan(0.04);
  });
});
