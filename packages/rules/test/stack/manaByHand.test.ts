import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Keyword, type Quantity, Zone } from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { any, beast, gain, isCreature, itself, sorcery, spellAbility, you } from './words.ts';

function makes(type: number, count: number): Extract<Ability, { kind: 'activated' }>['effect'] {
  return { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: new Array<number>(count).fill(type) } };
}

const size = (of: number): Quantity => of;

const CARDS: CardDefinition[] = [
  card('diamond', CardType.Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'discardHand' }, { kind: 'sacrificeSelf' }],
        targets: [],
        effect: makes(3, 3),
      },
    ],
  }),
  beast('wall', '{1}{G}', 5, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'putCounters', counter: '-0/-1', count: 1 }],
        targets: [],
        effect: makes(4, 1),
        oncePerTurn: true,
      },
    ],
  }),
  sorcery('sprout', '{G}', spellAbility(gain(1))),
  sorcery('pyre', '{2}{R}', spellAbility(gain(1)), {
    kind: 'keyword',
    keyword: 'castFrom',
    name: 'flashback',
    zone: Zone.Graveyard,
    cost: [{ kind: 'mana', cost: '{2}{R}' }],
    exileAfter: true,
  }),
  beast('bear', '{1}{G}', 2, { colors: 16 }),
  card('relic', CardType.Artifact),
  card('assembly', CardType.Sorcery, {
    manaCost: '{3}{G}',
    keywords: Keyword.Convoke,
    abilities: [spellAbility(gain(1))],
  }),
  card('tinker', CardType.Sorcery, {
    manaCost: '{3}{U}',
    keywords: Keyword.Improvise,
    abilities: [spellAbility(gain(1))],
  }),
  card('dig', CardType.Sorcery, { manaCost: '{3}{U}', keywords: Keyword.Delve, abilities: [spellAbility(gain(1))] }),
  card('frogmite', CardType.Artifact | CardType.Creature, {
    manaCost: '{4}',
    power: 2,
    toughness: 2,
    abilities: [{ kind: 'keyword', keyword: 'affinity', what: { kind: 'type', types: CardType.Artifact } }],
  }),
  card('void', CardType.Enchantment, {
    abilities: [
      {
        kind: 'replacement',
        replacement: {
          kind: 'moves',
          what: any,
          from: Zone.Graveyard,
          to: Zone.Exile,
          outcome: { kind: 'goTo', zone: Zone.Library, position: 'bottom' },
        },
      },
    ],
  }),
  card('gauge', CardType.Enchantment, {
    abilities: [
      {
        kind: 'triggered',
        event: {
          kind: 'state',
          condition: { kind: 'compare', left: { kind: 'life', of: you }, op: '>=', right: size(21) },
        },
        targets: [],
        effect: { kind: 'sacrificeObjects', what: itself },
      },
    ],
  }),
];

function table(): Table {
  return new Table(CARDS);
}

describe('mana abilities whose costs are for the player to judge', () => {
  it('can be activated with priority (605.3a)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'diamond');
    t.put(Zone.Hand, 0, 'sprout');
    t.put(Zone.Graveyard, 0, 'pyre');
    t.start();
    expect(t.actions).toEqual(['activate diamond']);
    t.act('activate diamond');
    expect(t.stack).toEqual([]);
    expect(t.game.player(0).pool[3]).toBe(3);
    expect(t.graveyard(0).toSorted()).toEqual(['diamond', 'pyre', 'sprout']);
    t.act('cast pyre flashback').resolveAll();
    expect(t.exile).toEqual(['pyre']);
  });
});

describe('counters removed as a cost from among permanents', () => {
  const drain = card('drain', CardType.Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [
          {
            kind: 'removeCounters',
            counter: '+1/+1',
            count: 2,
            from: { kind: 'all', zone: Zone.Battlefield, filter: isCreature },
          },
        ],
        targets: [],
        effect: gain(4),
      },
    ],
  });

  it('come from where the player wants (601.2h)', () => {
    const t = new Table([...CARDS, drain]);
    const [first, second] = t.put(Zone.Battlefield, 0, 'bear', 'wall', 'drain');
    for (const name of ['bear', 'wall']) t.permanent(name).counters = ['+1/+1', 2];
    t.start()
      .act('activate drain')
      .pick(first as number, second as number)
      .resolveAll();
    expect(counterCount(t.permanent('bear').counters, '+1/+1')).toBe(1);
    expect(counterCount(t.permanent('wall').counters, '+1/+1')).toBe(1);
    expect(t.life(0)).toBe(24);
    t.act('activate drain')
      .pick(first as number)
      .resolveAll();
    expect(t.actions).toEqual([]);
  });
});

describe('automatic payment', () => {
  it('puts counters on as a cost', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'wall');
    t.put(Zone.Hand, 0, 'sprout', 'sprout');
    t.start().act('cast sprout').resolveAll();
    expect(t.life(0)).toBe(21);
    expect(counterCount(t.permanent('wall').counters, '-0/-1')).toBe(1);
    // Once each turn.
    expect(t.actions).toEqual([]);
  });

  it('convokes: creatures pay for generic mana or their colours (702.51)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'bear', 'bear', 'bear', 'bear');
    t.put(Zone.Hand, 0, 'assembly');
    t.start().act('cast assembly').resolveAll();
    expect(t.life(0)).toBe(21);
    expect(t.game.battlefield.every((slot) => t.game.objects[slot]?.tapped === true)).toBe(true);
  });

  it('improvises: artifacts pay for generic mana only (702.126)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'relic', 'relic', 'relic', 'relic');
    t.put(Zone.Hand, 0, 'tinker');
    t.start();
    expect(t.actions).toEqual([]);
    t.mana(0, 0, 1).pass(2);
  });

  it('delves: exiled cards pay for generic mana, wherever a replacement sends them (702.66, 614)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'void');
    t.put(Zone.Graveyard, 0, 'sprout', 'pyre', 'bear');
    t.put(Zone.Hand, 0, 'dig');
    t.mana(0, 0, 1).start().act('cast dig');
    expect(t.graveyard(0)).toEqual([]);
    expect(t.library(0).toSorted()).toEqual(['bear', 'pyre', 'sprout']);
    t.resolveAll();
    expect(t.life(0)).toBe(21);
  });

  it('counts permanents for affinity (702.41)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'relic', 'relic', 'relic');
    t.put(Zone.Hand, 0, 'frogmite');
    t.mana(0, 1).start().act('cast frogmite').resolveAll();
    expect(t.battlefield(0)).toContain('frogmite');
  });
});

describe('state triggers (603.8)', () => {
  it('trigger when the condition holds, once until they have left the stack', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'gauge');
    t.put(Zone.Hand, 0, 'sprout');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast sprout').pass(2);
    expect(t.stack).toEqual(['ability of gauge']);
    t.resolveAll();
    expect(t.battlefield(0)).toEqual([]);
  });
});
