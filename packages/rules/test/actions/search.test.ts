import { describe, expect, it } from 'vitest';
import { type Ability, ALL_CARDS, type Effect, type Filter, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { slotOf } from '../../src/state/handle.ts';
import { enchantment } from '../effects/board.ts';
import { explore, Lab } from './lab.ts';
import { anything, everyone, isCreature, opponents, PLAIN, ref, sequence, toHand, you } from './words.ts';

type Search = Extract<Effect, { kind: 'search' }>;

function search(filter: Filter, min: number, max: number, more: Partial<Search> = {}): Search {
  return { kind: 'search', who: you, libraries: you, filter, min, max, as: 'found', ...more };
}

const shuffleYours: Effect = { kind: 'shuffle', who: you };
const control: Ability = {
  kind: 'static',
  effect: { kind: 'control', control: { controller: you, players: opponents, scope: 'searchingOwnLibrary' } },
};
const noSearches: Ability = {
  kind: 'static',
  effect: { kind: 'restriction', restriction: { kind: 'cantSearchLibraries', who: everyone } },
};
const topTwo: Ability = { kind: 'replacement', replacement: { kind: 'search', who: opponents, topOnly: 2 } };
const triggerOnSearch: Ability = {
  kind: 'triggered',
  event: { kind: 'searchesLibrary', who: everyone },
  targets: [],
  effect: { kind: 'gainLife', who: you, amount: 1 },
};
const CARDS = [
  ...PLAIN,
  enchantment('agency', control),
  enchantment('ban', noSearches),
  enchantment('censor', topTwo),
  enchantment('watch', triggerOnSearch),
];

function fetchCreature(more: Partial<Search> = {}): Effect {
  return sequence(search(isCreature, 1, 1, more), toHand(ref('found')), shuffleYours);
}

describe('searching a library (701.23)', () => {
  it('offers what fits, identical cards once, and lets the searcher find nothing (701.23b)', () => {
    const lab = new Lab(CARDS, fetchCreature());
    lab.put(Zone.Library, 0, 'bear', 'forest', 'wolf', 'bear', 'bear');
    lab.run();
    expect(lab.asked.kind).toBe(DecisionKind.Search);
    expect(lab.offered.toSorted()).toEqual(['-', 'bear', 'wolf']);
    lab.pick(0);
    expect(lab.hand(0)).toEqual([]);
    expect(lab.question).toBeNull();
  });

  it('must find all those of a public zone where all are wanted, and need not find the others (701.23b)', () => {
    const lab = new Lab(
      CARDS,
      sequence(search(isCreature, ALL_CARDS, ALL_CARDS, { zones: [Zone.Graveyard] }), toHand(ref('found'))),
    );
    lab.put(Zone.Library, 0, 'bear', 'wolf');
    lab.put(Zone.Graveyard, 0, 'bear', 'bear');
    lab.run();
    lab.pickNamed('wolf').pick(0);
    expect(lab.hand(0).toSorted()).toEqual(['bear', 'bear', 'wolf']);
  });

  it('puts the card found where the effect says and shuffles the rest', () => {
    const lab = new Lab(CARDS, fetchCreature());
    lab.put(Zone.Library, 0, 'bear', 'forest', 'wolf');
    lab.run().pickNamed('wolf');
    expect(lab.hand(0)).toEqual(['wolf']);
    expect(lab.library(0).toSorted()).toEqual(['bear', 'forest']);
    expect(lab.game.player(0).library.every((slot) => lab.game.known[slot] === 0)).toBe(true);
  });

  it('must find a bare number of cards, as many as there are (701.23d)', () => {
    const lab = new Lab(CARDS, sequence(search(anything, 3, 3), toHand(ref('found'))));
    lab.put(Zone.Library, 0, 'bear', 'forest');
    lab.run();
    expect(lab.question).toBeNull();
    expect(lab.hand(0).toSorted()).toEqual(['bear', 'forest']);
  });

  it('does not offer to stop before the minimum', () => {
    const lab = new Lab(CARDS, sequence(search(anything, 1, 1), toHand(ref('found'))));
    lab.put(Zone.Library, 0, 'bear', 'forest');
    expect(lab.run().offered.toSorted()).toEqual(['bear', 'forest']);
  });

  it('finds nothing in an empty library, and nobody loses for it', () => {
    const lab = new Lab(CARDS, sequence(search(anything, 1, 1), toHand(ref('found')), shuffleYours)).run();
    expect(lab.question).toBeNull();
    expect(lab.game.over).toBe(false);
  });

  it('counts distinct pairs once: two of three cards', () => {
    const lab = new Lab(CARDS, sequence(search(isCreature, 0, 2), toHand(ref('found'))));
    lab.put(Zone.Library, 0, 'bear', 'wolf', 'bear');
    lab.run();
    const hands: string[] = [];
    explore(lab, (end) => hands.push(end.hand(0).toSorted().join()));
    expect(hands.toSorted()).toEqual(['', 'bear', 'bear,bear', 'bear,wolf', 'wolf']);
  });

  it('takes different names only where the effect says so', () => {
    const lab = new Lab(CARDS, sequence(search(isCreature, 0, 2, { different: 'name' }), toHand(ref('found'))));
    lab.put(Zone.Library, 0, 'bear', 'wolf', 'bear');
    lab.run();
    const hands: string[] = [];
    explore(lab, (end) => hands.push(end.hand(0).toSorted().join()));
    expect(hands.toSorted()).toEqual(['', 'bear', 'bear,wolf', 'wolf']);
  });

  it('searches several libraries as one search: all are seen before the first pick', () => {
    const lab = new Lab(
      CARDS,
      sequence(search(isCreature, 0, 1, { libraries: everyone, each: true }), toHand(ref('found'))),
    );
    const [mine] = lab.put(Zone.Library, 0, 'bear');
    const [theirs, land] = lab.put(Zone.Library, 1, 'wolf', 'forest');
    lab.run();
    expect(lab.offered).toEqual(['bear', '-']);
    for (const seen of [mine, theirs, land]) expect(lab.knows(0, seen as number)).toBe(true);
    for (const unseen of [mine, theirs, land]) expect(lab.knows(1, unseen as number)).toBe(false);
    lab.pick(0);
    expect(lab.offered).toEqual(['wolf', '-']);
    lab.pickNamed('wolf');
    expect(lab.hand(1)).toEqual(['wolf']);
    expect(lab.library(0)).toEqual(['bear']);
  });

  it('keeps a card found out of the shuffle when it is put on top afterwards (701.24b)', () => {
    const put: Effect = { kind: 'move', what: ref('found'), to: { zone: Zone.Library, position: 'top' } };
    const lab = new Lab(CARDS, sequence(search(anything, 1, 1), shuffleYours, put));
    lab.put(Zone.Library, 0, 'bear', 'forest', 'wolf', 'ox', 'island');
    lab.run().pickNamed('bear');
    expect(lab.library(0)[0]).toBe('bear');
    const [topSlot] = lab.game.player(0).library.slice(-1);
    expect(lab.knows(0, lab.game.handle(topSlot as number))).toBe(true);
    expect(lab.knows(1, lab.game.handle(topSlot as number))).toBe(false);
  });

  it('leaves a revealed card known to everyone in hand', () => {
    const lab = new Lab(CARDS, fetchCreature({ reveal: true }));
    lab.put(Zone.Library, 0, 'bear', 'forest', 'wolf');
    lab.run().pickNamed('wolf');
    const slot = lab.game.player(0).hand[0] as number;
    expect(lab.knows(1, lab.game.handle(slot))).toBe(true);
  });

  it('can look into other zones of the same player as well', () => {
    const lab = new Lab(
      CARDS,
      sequence(search(isCreature, 0, 3, { zones: [Zone.Graveyard, Zone.Hand] }), toHand(ref('found'))),
    );
    lab.put(Zone.Library, 0, 'bear');
    lab.put(Zone.Graveyard, 0, 'wolf');
    lab.put(Zone.Hand, 0, 'ox');
    lab.run();
    expect(lab.offered).toEqual(['bear', 'wolf', 'ox', '-']);
  });
});

describe('what other effects do to a search', () => {
  it('gives the choices, and the sight, to whoever controls the searcher (723.2)', () => {
    const question: Effect = { kind: 'may', who: you, do: { kind: 'gainLife', who: you, amount: 1 } };
    const lab = new Lab(CARDS, sequence(question, fetchCreature(), question));
    lab.put(Zone.Battlefield, 1, 'agency');
    const [bear] = lab.put(Zone.Library, 0, 'bear', 'forest');
    lab.run();
    expect([lab.asked.player, lab.asked.decider]).toEqual([0, 0]);
    lab.pick(1);
    expect([lab.asked.player, lab.asked.decider]).toEqual([0, 1]);
    expect(lab.knows(1, bear as number)).toBe(true);
    lab.pickNamed('bear');
    expect([lab.asked.player, lab.asked.decider]).toEqual([0, 0]);
  });

  it('does not give them away when another library is searched', () => {
    const lab = new Lab(CARDS, sequence(search(isCreature, 0, 1, { libraries: opponents }), toHand(ref('found'))));
    lab.put(Zone.Battlefield, 1, 'agency');
    lab.put(Zone.Library, 1, 'bear');
    lab.run();
    expect(lab.asked.decider).toBe(0);
  });

  it('does not search at all where libraries can not be searched, but goes on', () => {
    const lab = new Lab(CARDS, sequence(fetchCreature(), { kind: 'gainLife', who: you, amount: 3 }));
    lab.put(Zone.Battlefield, 1, 'ban', 'watch');
    lab.put(Zone.Library, 0, 'bear', 'wolf');
    lab.run();
    expect(lab.question).toBeNull();
    expect(lab.game.player(0).life).toBe(23);
    expect(lab.game.stack).toHaveLength(0);
  });

  it('is limited to the top cards by an effect, and still was a search (701.23f)', () => {
    const lab = new Lab(CARDS, fetchCreature());
    lab.put(Zone.Battlefield, 1, 'censor', 'watch');
    lab.put(Zone.Library, 0, 'bear', 'ox', 'forest', 'wolf');
    lab.run();
    expect(lab.offered).toEqual(['wolf', '-']);
    lab.pickNamed('wolf');
    expect(lab.hand(0)).toEqual(['wolf']);
    expect(lab.game.stack).toHaveLength(1);
  });

  it('lets the finding be replaced: the card goes elsewhere and is not among those found (701.23, 614)', () => {
    const exiled: Effect = { kind: 'exile', what: ref('thatObject') };
    const agent: Ability = {
      kind: 'replacement',
      replacement: { kind: 'find', by: opponents, ownLibrary: true, instead: exiled },
    };
    const lab = new Lab(
      [...CARDS, enchantment('agent', agent)],
      sequence(search(isCreature, 0, 2), toHand(ref('found')), shuffleYours),
    );
    lab.put(Zone.Battlefield, 1, 'agent');
    lab.put(Zone.Library, 0, 'bear', 'wolf', 'forest');
    lab.run().pickNamed('wolf', 'bear');
    expect(lab.exile).toEqual(['wolf', 'bear']);
    expect(lab.hand(0)).toEqual([]);
    expect(lab.library(0)).toEqual(['forest']);
    expect(lab.game.searches).toHaveLength(0);
  });
});

it('names slots of the found cards once', () => {
  const lab = new Lab(CARDS, sequence(search(isCreature, 0, 9), toHand(ref('found'))));
  const cards = lab.put(Zone.Library, 0, 'bear', 'bear', 'wolf');
  lab.run().pickNamed('wolf', 'bear', 'bear');
  expect(new Set(lab.game.player(0).hand)).toEqual(new Set(cards.map(slotOf)));
});
