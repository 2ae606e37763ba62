/** Waterbending (701.67): what is tapped pays for generic mana of the waterbend cost and of nothing else. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, sorcery, spellAbility, you } from '../stack/words.ts';

const { Artifact, Land } = CardType;
const bends = (cost: string) => ({ kind: 'mana', cost, waterbend: true }) as const;
const activated = (cost: string): Ability => ({ kind: 'activated', cost: [bends(cost)], targets: [], effect: gain(3) });

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('stone', Artifact, {}),
  card('pearl', Artifact, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }],
        targets: [],
        effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [0] } },
      },
    ],
  }),
  card('forest', Land, { subtypes: ['Forest'] }),
  beast('koi', '{3}{U}', 3, { abilities: [activated('{3}')] }),
  beast('tide', '{3}{U}', 3, {
    abilities: [
      activated('{X}'),
      {
        kind: 'triggered',
        targets: [],
        event: { kind: 'performs', action: 'waterbend', who: you },
        effect: { kind: 'draw', who: you, count: 1 },
        zone: Zone.Battlefield,
      },
    ],
  }),
  sorcery(
    'whip',
    '{2}{U}',
    { kind: 'keyword', keyword: 'additionalCost', cost: [bends('{2}')] },
    spellAbility(gain(5)),
  ),
];

function table(): Table {
  const t = new Table(CARDS);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'bear', 'forest', 'bear', 'forest', 'bear');
  return t;
}

const tapped = (t: Table, name: string): boolean => t.permanent(name).tapped;

describe('waterbend', () => {
  it('taps artifacts and creatures, also new ones, for the generic mana of an ability', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'koi', 'bear', 'stone', 'forest');
    t.start().act('activate koi').resolveAll();
    expect(t.life(0)).toBe(23);
    expect(['koi', 'bear', 'stone', 'forest'].map((name) => tapped(t, name)).filter(Boolean)).toHaveLength(3);
  });

  it('is not payable with too few', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'koi', 'bear');
    t.start();
    expect(() => t.act('activate koi')).toThrow();
  });

  it('has X as great as all that could be tapped, and tells its triggers', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'tide', 'bear', 'stone');
    t.start().act('activate tide');
    expect(t.asked.options).toEqual([0, 1, 2, 3]);
    t.pick(2).resolveAll();
    expect([t.life(0), t.hand(0).length]).toEqual([23, 1]);
  });

  it('pays no other part of what a spell costs (701.67b)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'bear', 'stone', 'pearl', 'koi');
    t.put(Zone.Hand, 0, 'whip');
    t.mana(0, 0, 2, 0, 0, 0, 0).start();
    // {2} are tapped for; {2}{U} take the two blue mana and what the pearl makes.
    t.act('cast whip').resolveAll();
    expect([t.life(0), tapped(t, 'pearl')]).toEqual([25, true]);
    const other = table();
    other.put(Zone.Battlefield, 0, 'bear', 'stone', 'koi');
    other.put(Zone.Hand, 0, 'whip');
    other.mana(0, 0, 2, 0, 0, 0, 0).start();
    expect(() => other.act('cast whip')).toThrow();
  });
});
