/** Parts of costs with a choice: counters of any kind, one of several parts (701.61), beholding (701.4); crewing as though with more power (702.122). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type Cost, type Filter, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { any, beast, gain, isSelf, itself, sorcery, spellAbility } from '../stack/words.ts';

const isElf: Filter = { kind: 'subtype', subtypes: ['Elf'] };
const forage: Cost = [
  {
    kind: 'oneOf',
    of: [
      { label: 'exile', part: { kind: 'exileCards', zone: Zone.Graveyard, filter: any, count: 3 } },
      { label: 'sacrifice', part: { kind: 'sacrifice', filter: { kind: 'subtype', subtypes: ['Food'] }, count: 1 } },
    ],
    action: 'forage',
  },
];

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('elf', '{G}', 1, { subtypes: ['Elf'] }),
  card('food', CardType.Artifact, { subtypes: ['Food'] }),
  card('ship', CardType.Artifact, {
    subtypes: ['Vehicle'],
    power: 5,
    toughness: 5,
    abilities: [{ kind: 'keyword', keyword: 'crew', count: 3 }],
  }),
  beast('pilot', '{W}', 1, {
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'allowance', allowance: { kind: 'tapsAs', what: isSelf, to: ['crew'], by: 2 } },
      },
    ],
  }),
  beast('drone', '{1}', 1, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'removeCounters', counter: null, count: 1 }],
        targets: [],
        effect: gain(1),
      },
    ],
  }),
  beast('otter', '{1}', 1, {
    abilities: [
      { kind: 'activated', cost: forage, targets: [], effect: gain(2) },
      {
        kind: 'triggered',
        event: { kind: 'performs', action: 'forage', who: { kind: 'you' } },
        targets: [],
        effect: gain(10),
      },
    ],
  }),
  sorcery('greeting', '{W}', spellAbility(gain(3)), {
    kind: 'keyword',
    keyword: 'additionalCost',
    cost: [{ kind: 'behold', filter: isElf, count: 1, exile: true, name: 'exiled' }],
  }),
  sorcery(
    'axe',
    '{W}',
    spellAbility({
      kind: 'destroy',
      what: { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'named', name: 'drone' } },
    }),
  ),
  beast('heir', '{1}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: { kind: 'other' }, from: Zone.Battlefield, to: Zone.Graveyard },
        targets: [],
        effect: { kind: 'putCountersOf', of: { kind: 'bound', name: 'thatObject' }, what: itself },
      },
    ],
  }),
];

describe('crewing', () => {
  it('may be as though with more power', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'ship', 'pilot');
    t.start();
    expect(t.actions).toEqual(['activate ship']);
    const without = new Table(CARDS);
    without.put(Zone.Battlefield, 0, 'ship', 'bear');
    without.start();
    expect(without.actions).toEqual([]);
  });

  it('is remembered for the turn, and may be limited to once a turn', () => {
    const once = card('barge', CardType.Artifact, {
      subtypes: ['Vehicle'],
      power: 1,
      toughness: 1,
      abilities: [
        { kind: 'keyword', keyword: 'crew', count: 1, oncePerTurn: true },
        {
          kind: 'activated',
          cost: [],
          targets: [],
          effect: {
            kind: 'untap',
            what: {
              kind: 'all',
              zone: Zone.Battlefield,
              filter: { kind: 'crewedThisTurn', what: itself },
            },
          },
          oncePerTurn: true,
        },
      ],
    });
    const t = new Table([...CARDS, once]);
    t.put(Zone.Battlefield, 0, 'barge', 'elf');
    t.start().act('activate barge');
    t.resolveAll();
    expect([t.permanent('elf').tapped, t.permanent('barge').crewedBy]).toEqual([true, [t.permanent('elf').handle]]);
    t.act('activate barge');
    t.resolveAll();
    expect(t.permanent('elf').tapped).toBe(false);
    expect(t.actions).toEqual([]);
  });
});

describe('counters of any kind', () => {
  it('are removed, the kind as the payer chooses', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'drone');
    const drone = t.permanent('drone');
    drone.counters = ['charge', 1, 'flying', 1];
    t.start().act('activate drone');
    expect(t.asked.texts).toEqual(['charge', 'flying']);
    t.pick(1).resolveAll();
    expect([t.permanent('drone').counters, t.life(0)]).toEqual([['charge', 1], 21]);
  });
});

describe('one of several parts', () => {
  it('is chosen among those that can be paid, and has a name that triggers ask for', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'otter', 'food');
    t.put(Zone.Graveyard, 0, 'bear', 'bear', 'bear');
    t.start().act('activate otter');
    expect(t.asked.texts).toEqual(['exile', 'sacrifice']);
    t.pick(0).resolveAll();
    expect([t.life(0), t.exile]).toEqual([32, ['bear', 'bear', 'bear']]);
    t.act('activate otter').resolveAll();
    expect([t.life(0), t.graveyard(0)]).toEqual([44, ['food']]);
    expect(t.actions).toEqual([]);
  });
});

describe('beholding', () => {
  it('chooses among permanents and cards in hand, and may exile', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'elf');
    t.put(Zone.Hand, 0, 'greeting', 'elf', 'bear');
    t.mana(0, 1).start().act('cast greeting');
    expect(t.offered).toEqual(['elf', 'elf']);
    t.pick(t.asked.options[1] ?? 0).resolveAll();
    expect([t.life(0), t.hand(0), t.exile]).toEqual([23, ['bear'], ['elf']]);
  });

  it('needs something to behold', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'greeting', 'bear');
    t.mana(0, 1).start();
    expect(t.actions).toEqual([]);
  });
});

describe('counters of what left', () => {
  it('are put, each kind as many', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'heir', 'drone');
    t.put(Zone.Hand, 0, 'axe');
    t.permanent('drone').counters = ['+1/+1', 2, 'flying', 1];
    t.mana(0, 1).start().act('cast axe').resolveAll();
    expect(t.permanent('heir').counters).toEqual(['+1/+1', 2, 'flying', 1]);
  });
});
