/** Costs that come with what is announced: spree (702.172), escalate (702.120), strive; and day and night (731, 702.145). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type Cost, Step, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, isCreature, ref, sorcery, spellAbility, twoFaced } from '../stack/words.ts';

function mana(cost: string): Cost {
  return [{ kind: 'mana', cost }];
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  sorcery('spree', '{W}', {
    kind: 'spell',
    targets: [],
    effect: { kind: 'sequence', of: [] },
    modes: {
      min: 1,
      max: 2,
      options: [
        { targets: [], effect: gain(1), cost: mana('{1}') },
        { targets: [], effect: gain(10), cost: mana('{3}') },
      ],
    },
  }),
  sorcery(
    'stairs',
    '{W}',
    {
      kind: 'spell',
      targets: [],
      effect: { kind: 'sequence', of: [] },
      modes: {
        min: 1,
        max: 3,
        options: [
          { targets: [], effect: gain(1) },
          { targets: [], effect: gain(10) },
          { targets: [], effect: gain(100) },
        ],
      },
    },
    { kind: 'keyword', keyword: 'escalate', cost: mana('{2}') },
  ),
  instant(
    'chorus',
    '{W}',
    spellAbility(
      { kind: 'putCounters', what: ref('target'), counter: '+1/+1', count: 1 },
      { name: 'target', what: isCreature, zone: Zone.Battlefield, players: null, min: 0, max: 9 },
    ),
    { kind: 'keyword', keyword: 'strive', cost: mana('{1}') },
  ),
  twoFaced(
    'transforming',
    beast('villager', '{G}', 1, { abilities: [{ kind: 'keyword', keyword: 'daybound' }] }),
    card('wolf', CardType.Creature, {
      colors: 16,
      power: 4,
      toughness: 4,
      abilities: [{ kind: 'keyword', keyword: 'nightbound' }],
    }),
  ),
  instant('hush', '{W}', spellAbility(gain(1))),
];

function table(white: number, colorless: number, ...hand: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Hand, 0, ...hand);
  return t.mana(0, white, 0, 0, 0, 0, colorless).start();
}

describe('costs of modes and targets', () => {
  it('spree: at least one mode has to be paid for, and only payable ones are offered', () => {
    expect(table(1, 0, 'spree').actions).toEqual([]);
    const t = table(1, 3, 'spree');
    t.act('cast spree');
    expect(t.asked.options).toEqual([0, 1]);
    t.pick(1).resolveAll();
    expect(t.life(0)).toBe(30);
    const rich = table(1, 4, 'spree');
    rich.act('cast spree').pick(0);
    expect(rich.asked.options).toEqual([1, -1]);
    rich.pick(1).resolveAll();
    expect(rich.life(0)).toBe(31);
  });

  it('escalate: one cost for each mode beyond the first', () => {
    const t = table(1, 3, 'stairs');
    t.act('cast stairs').pick(0, 2).resolveAll();
    expect([t.life(0), t.game.player(0).pool[5]]).toEqual([121, 1]);
  });

  it('strive: one cost for each target beyond the first', () => {
    const t = table(1, 1, 'chorus');
    t.put(Zone.Battlefield, 0, 'bear', 'bear', 'bear');
    t.ask().act('cast chorus');
    t.choose('bear').choose('bear').resolveAll();
    const powers = t.game.battlefield.map((slot) => t.game.objects[slot]?.characteristics.power);
    expect(powers.filter((power) => power === 3)).toHaveLength(2);
  });
});

describe('day and night', () => {
  function daybound(): Table {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'villager // wolf');
    for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest');
    t.game.checkStateBased = true;
    return t.start();
  }

  it('day comes with daybound, night after a turn without spells, day after a turn with two', () => {
    const t = daybound();
    expect(t.game.dayNight).toBe(1);
    t.idleTo(2, Step.Upkeep);
    expect([t.game.dayNight, t.battlefield(0)]).toEqual([2, ['wolf']]);
    t.put(Zone.Hand, 1, 'hush', 'hush');
    t.idleTo(2, Step.PrecombatMain).mana(1, 2).ask().act('cast hush').resolveAll().act('cast hush').resolveAll();
    t.idleTo(3, Step.Upkeep);
    expect([t.game.dayNight, t.battlefield(0)]).toEqual([1, ['villager']]);
  });

  it('at night it enters transformed (702.145b)', () => {
    const t = daybound();
    t.idleTo(2, Step.Upkeep).idleTo(3, Step.PrecombatMain);
    t.put(Zone.Hand, 0, 'villager // wolf');
    t.mana(0, 0, 0, 0, 0, 1).ask().act('cast villager').resolveAll();
    expect(t.battlefield(0)).toEqual(['wolf', 'wolf']);
  });
});
