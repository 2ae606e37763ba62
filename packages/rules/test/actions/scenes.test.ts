/** Whole effects as cards have them, where several actions and other effects meet. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, type Effect, type Filter, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { card, enchantment } from '../effects/board.ts';
import { Lab } from './lab.ts';
import { anything, everyone, isCreature, isLand, opponents, PLAIN, ref, sequence, toHand, you } from './words.ts';

const gain: Effect = { kind: 'gainLife', who: you, amount: 1 };

function sorcery(name: string, manaCost: string): CardDefinition {
  return card(name, CardType.Sorcery, { manaCost, abilities: [{ kind: 'spell', targets: [], effect: gain }] });
}

const control: Ability = {
  kind: 'static',
  effect: { kind: 'control', control: { controller: you, players: opponents, scope: 'searchingOwnLibrary' } },
};
const takeFound: Ability = {
  kind: 'replacement',
  replacement: {
    kind: 'find',
    by: opponents,
    ownLibrary: true,
    instead: sequence(
      { kind: 'exile', what: ref('thatObject'), as: 'taken' },
      {
        kind: 'permit',
        who: you,
        cards: ref('taken'),
        lands: true,
        cost: 'normal',
        manaAs: 'anyColor',
        duration: { kind: 'indefinite' },
      },
    ),
  },
};
/** Control of opponents who search their own libraries, and what they find. */
const agent = enchantment('agent', control, takeFound);
const wurm = card('wurm', CardType.Creature, {
  manaCost: '{G}',
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'static',
      zone: Zone.Library,
      effect: { kind: 'allowance', allowance: { kind: 'castWhileSearching', what: { kind: 'isSelf' } } },
    },
  ],
});
const CARDS = [...PLAIN, sorcery('hymn', '{3}{W}'), sorcery('psalm', '{W}'), agent, wurm];
const nonland: Filter = { kind: 'not', of: isLand };

/** For each player, search that library for a nonland card and exile it, then they shuffle; cast any of those cards free. */
const searchAll: Effect = sequence(
  { kind: 'search', who: you, libraries: everyone, filter: nonland, min: 1, max: 1, each: true, as: 'found' },
  { kind: 'exile', what: ref('found'), as: 'exiled' },
  { kind: 'shuffle', who: everyone },
  { kind: 'castNow', who: you, cards: ref('exiled'), free: true, max: 99 },
);

/** Search your library for a card, put it into your hand, shuffle. */
const tutor: Effect = sequence(
  { kind: 'search', who: you, libraries: you, filter: anything, min: 1, max: 1, as: 'found' },
  toHand(ref('found')),
  { kind: 'shuffle', who: you },
);

describe('a search through every library', () => {
  it('exiles what was found, then casts it in any order', () => {
    const lab = new Lab(CARDS, searchAll);
    lab.put(Zone.Library, 0, 'forest', 'hymn');
    lab.put(Zone.Library, 1, 'psalm', 'island');
    lab.run().pickNamed('hymn', 'psalm');
    expect(lab.exile.toSorted()).toEqual(['hymn', 'psalm']);
    expect(lab.asked.kind).toBe(DecisionKind.CastNext);
    lab.pickNamed('psalm', 'hymn');
    expect(lab.game.stack.map((item) => [item.face.face.name, item.controller, item.x])).toEqual([
      ['psalm', 0, 0],
      ['hymn', 0, 0],
    ]);
  });

  it('may fail in any of them, and needs nothing from a library of lands', () => {
    const lab = new Lab(CARDS, searchAll);
    lab.put(Zone.Library, 0, 'forest', 'island');
    lab.put(Zone.Library, 1, 'psalm');
    lab.run();
    expect(lab.offered).toEqual(['psalm', '-']);
    lab.pick(0);
    expect([lab.exile, lab.question]).toEqual([[], null]);
  });

  it('shows nothing to the other player before it is exiled (701.23e)', () => {
    const lab = new Lab(CARDS, searchAll);
    const [mine] = lab.put(Zone.Library, 0, 'hymn');
    const [theirs] = lab.put(Zone.Library, 1, 'psalm');
    lab.run();
    expect([lab.knows(1, mine as number), lab.knows(1, theirs as number)]).toEqual([false, false]);
    lab.pickNamed('hymn');
    expect(lab.knows(1, mine as number)).toBe(false);
    lab.pickNamed('psalm');
    for (const slot of lab.game.exile) expect(lab.knows(1, lab.game.handle(slot))).toBe(true);
  });
});

describe('an opponent who takes over searches', () => {
  it('takes what is found in the searcher’s own library, with a permission to play it', () => {
    const lab = new Lab(CARDS, tutor);
    lab.put(Zone.Battlefield, 1, 'agent');
    lab.put(Zone.Library, 0, 'hymn', 'forest');
    lab.run();
    expect([lab.asked.player, lab.asked.decider, lab.asked.options.includes(0)]).toEqual([0, 1, false]);
    lab.pickNamed('hymn');
    expect([lab.hand(0), lab.exile]).toEqual([[], ['hymn']]);
    const [permission] = lab.game.permissions;
    expect(permission).toMatchObject({ player: 1, manaAs: 'anyColor', lands: true, cost: 'normal' });
    expect(lab.game.isCurrent(permission?.card ?? 0)).toBe(true);
  });

  it('takes only part of a search through every library', () => {
    const lab = new Lab(CARDS, searchAll);
    lab.put(Zone.Battlefield, 1, 'agent');
    lab.put(Zone.Library, 0, 'hymn', 'forest');
    lab.put(Zone.Library, 1, 'psalm', 'island');
    lab.run();
    expect(lab.asked.decider).toBe(1);
    lab.pickNamed('hymn');
    expect(lab.exile).toEqual(['hymn']);
    expect(lab.asked.decider).toBe(0);
    lab.pickNamed('psalm');
    // The effect cannot see the card that went elsewhere: only the other one may be cast now.
    expect(lab.asked.kind).toBe(DecisionKind.CastNext);
    expect(lab.offered).toEqual(['psalm', '-']);
  });

  it('is outdone by a newer one, whose controller also chooses which effect applies (616.1)', () => {
    const lab = new Lab(CARDS, tutor, 3);
    lab.put(Zone.Battlefield, 1, 'agent');
    lab.put(Zone.Battlefield, 2, 'agent');
    lab.put(Zone.Library, 0, 'hymn', 'forest');
    lab.run();
    expect(lab.asked.decider).toBe(2);
    lab.pickNamed('hymn');
    expect(lab.asked.kind).toBe(DecisionKind.Replacement);
    expect([lab.asked.player, lab.asked.decider]).toEqual([0, 2]);
    lab.pick(lab.asked.options[1] as number);
    expect(lab.game.permissions).toHaveLength(1);
  });

  it('gets nothing out of an empty library', () => {
    const lab = new Lab(CARDS, tutor);
    lab.put(Zone.Battlefield, 1, 'agent');
    lab.run();
    expect([lab.question, lab.exile, lab.game.over]).toEqual([null, [], false]);
  });
});

describe('a card that can be cast while its library is searched', () => {
  const fetch: Effect = sequence(
    { kind: 'search', who: you, libraries: you, filter: isCreature, min: 0, max: 1, as: 'found' },
    toHand(ref('found')),
  );

  it('is offered before the first pick, paid with the searcher’s mana', () => {
    const lab = new Lab(CARDS, fetch);
    const [forest] = lab.put(Zone.Battlefield, 0, 'forest') as [number];
    lab.put(Zone.Library, 0, 'wurm', 'bear');
    lab.run();
    expect(lab.asked.kind).toBe(DecisionKind.CastNext);
    lab.pickNamed('wurm');
    expect(lab.game.stack.map((item) => item.face.face.name)).toEqual(['wurm']);
    expect(lab.game.permanent(forest)?.tapped).toBe(true);
    expect(lab.offered).toEqual(['bear', '-']);
  });

  it('is not offered without the mana, nor in another player’s search', () => {
    const poor = new Lab(CARDS, fetch);
    poor.put(Zone.Library, 0, 'wurm', 'bear');
    expect(poor.run().asked.kind).toBe(DecisionKind.Search);
    const other = new Lab(CARDS, {
      kind: 'search',
      who: you,
      libraries: opponents,
      filter: isCreature,
      min: 0,
      max: 1,
      as: 'found',
    });
    other.put(Zone.Battlefield, 0, 'forest');
    other.put(Zone.Library, 1, 'wurm', 'bear');
    expect(other.run().asked.kind).toBe(DecisionKind.Search);
  });
});
