/** Mana is not made with what another part of the same cost needs (118.3, 601.2g–h). */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Cost,
  type Filter,
  Keyword,
  Zone,
} from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { any, beast, gain, isCreature, sorcery, spellAbility, you } from '../stack/words.ts';

const isArtifact: Filter = { kind: 'type', types: CardType.Artifact };

function makes(cost: Cost, ...mana: number[]): Ability {
  return {
    kind: 'activated',
    cost,
    targets: [],
    effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana } },
  };
}

function costs(...cost: Cost): Ability {
  return { kind: 'activated', cost, targets: [], effect: gain(3) };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2),
  beast('elf', '{G}', 1, { abilities: [makes([{ kind: 'tapSelf' }], 4)] }),
  card('altar', CardType.Artifact, {
    abilities: [makes([{ kind: 'sacrifice', filter: isCreature, count: 1 }], 5, 5)],
  }),
  card('token', CardType.Artifact, { abilities: [makes([{ kind: 'tapSelf' }, { kind: 'sacrificeSelf' }], 2)] }),
  beast('hydra', '{G}', 2, {
    abilities: [costs({ kind: 'mana', cost: '{2}' }, { kind: 'removeCounters', counter: '+1/+1', count: 1 })],
  }),
  beast('martyr', '{G}', 2, { abilities: [costs({ kind: 'mana', cost: '{2}' }, { kind: 'sacrificeSelf' })] }),
  card('shrine', CardType.Enchantment, {
    abilities: [costs({ kind: 'mana', cost: '{1}' }, { kind: 'tapPermanents', filter: isCreature, count: 1 })],
  }),
  sorcery(
    'bargain',
    '{1}',
    { kind: 'keyword', keyword: 'additionalCost', cost: [{ kind: 'sacrifice', filter: isArtifact, count: 1 }] },
    spellAbility(gain(5)),
  ),
  sorcery(
    'both',
    '',
    {
      kind: 'keyword',
      keyword: 'additionalCost',
      cost: [
        { kind: 'sacrifice', filter: isArtifact, count: 1 },
        { kind: 'sacrifice', filter: isCreature, count: 1 },
      ],
    },
    spellAbility(gain(5)),
  ),
  sorcery(
    'rally',
    '{1}',
    { kind: 'keyword', keyword: 'additionalCost', cost: [{ kind: 'tapPower', filter: isCreature, power: 2 }] },
    spellAbility(gain(5)),
  ),
  card('dig', CardType.Sorcery, {
    manaCost: '{2}',
    keywords: Keyword.Delve,
    abilities: [
      {
        kind: 'keyword',
        keyword: 'additionalCost',
        cost: [{ kind: 'exileCards', zone: Zone.Graveyard, filter: any, count: 1 }],
      },
      spellAbility(gain(5)),
    ],
  }),
  card('delving', CardType.Sorcery, {
    manaCost: '{9}',
    keywords: Keyword.Delve,
    abilities: [
      spellAbility(gain(5)),
      {
        kind: 'keyword',
        keyword: 'castFrom',
        name: 'flashback',
        zone: Zone.Graveyard,
        cost: [{ kind: 'mana', cost: '{2}' }],
        exileAfter: true,
      },
    ],
  }),
  card('golem', CardType.Artifact | CardType.Creature, { power: 1, toughness: 1 }),
];

function table(...permanents: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, ...permanents);
  return t;
}

function withHand(spell: string, ...permanents: string[]): Table {
  const t = table(...permanents);
  t.put(Zone.Hand, 0, spell);
  return t;
}

const offers = (t: Table, action: string): boolean => t.start().actions.includes(action);

describe('what gives up counters for the cost', () => {
  function hydras(...others: string[]): Table {
    const t = table('altar', 'hydra', ...others);
    t.permanent('hydra').counters = ['+1/+1', 1];
    return t;
  }

  it('is not sacrificed for the mana', () => {
    expect(offers(hydras(), 'activate hydra')).toBe(false);
  });

  it('leaves others to be sacrificed', () => {
    const t = hydras('bear').start().act('activate hydra').resolveAll();
    expect([t.life(0), t.permanent('hydra').counters, t.graveyard(0)]).toEqual([23, [], ['bear']]);
  });
});

describe('what is sacrificed for the cost', () => {
  it('is not sacrificed for the mana as well', () => {
    expect(offers(table('altar', 'martyr'), 'activate martyr')).toBe(false);
    const t = table('altar', 'martyr', 'bear').start().act('activate martyr').resolveAll();
    expect([t.life(0), t.graveyard(0).toSorted()]).toEqual([23, ['bear', 'martyr']]);
  });

  it('is one of those that make mana by being sacrificed, where there are others for the mana', () => {
    expect(offers(withHand('bargain', 'token'), 'cast bargain')).toBe(false);
    const t = withHand('bargain', 'token', 'token').start().act('cast bargain').resolveAll();
    expect([t.life(0), t.graveyard(0).toSorted()]).toEqual([25, ['bargain', 'token', 'token']]);
  });

  it('may be tapped for mana first', () => {
    const t = withHand('bargain', 'token', 'elf').start().act('cast bargain').resolveAll();
    expect([t.life(0), t.permanent('elf').tapped, t.graveyard(0)]).toEqual([25, true, ['token', 'bargain']]);
  });

  it('is another one for each part', () => {
    expect(offers(withHand('both', 'golem'), 'cast both')).toBe(false);
    const t = withHand('both', 'golem', 'token').start().act('cast both').resolveAll();
    expect([t.life(0), t.graveyard(0).toSorted()]).toEqual([25, ['both', 'golem', 'token']]);
  });
});

describe('what is tapped for the cost', () => {
  it('makes no mana for it', () => {
    expect(offers(table('shrine', 'elf'), 'activate shrine')).toBe(false);
    const t = table('shrine', 'elf', 'bear').start().act('activate shrine').resolveAll();
    expect([t.life(0), t.permanent('bear').tapped, t.permanent('elf').tapped]).toEqual([23, true, true]);
  });

  it('makes no mana where several are tapped for their power', () => {
    expect(offers(withHand('rally', 'elf', 'elf'), 'cast rally')).toBe(false);
    expect(offers(withHand('rally', 'elf', 'elf', 'elf'), 'cast rally')).toBe(true);
    expect(offers(withHand('rally', 'elf', 'bear'), 'cast rally')).toBe(true);
  });

  it('makes none where its mana costs its sacrifice', () => {
    expect(offers(table('shrine', 'altar', 'bear'), 'activate shrine')).toBe(false);
    expect(offers(table('shrine', 'altar', 'bear', 'bear'), 'activate shrine')).toBe(true);
  });
});

describe('what is exiled for the cost', () => {
  it('is not exiled in place of mana (702.66a)', () => {
    const t = withHand('dig');
    t.put(Zone.Graveyard, 0, 'bear', 'bear');
    expect(offers(t, 'cast dig')).toBe(false);
    t.put(Zone.Graveyard, 0, 'elf');
    t.ask().act('cast dig');
    t.resolveAll();
    expect([t.life(0), t.exile.toSorted()]).toEqual([25, ['bear', 'bear', 'elf']]);
  });

  it('is not what is cast from the same graveyard, which is on the stack by then (601.2a)', () => {
    const t = table();
    t.put(Zone.Graveyard, 0, 'delving', 'bear');
    expect(offers(t, 'cast delving flashback')).toBe(false);
    t.put(Zone.Graveyard, 0, 'elf');
    t.ask().act('cast delving flashback');
    t.resolveAll();
    expect([t.life(0), t.exile.toSorted()]).toEqual([25, ['bear', 'delving', 'elf']]);
  });
});
