/** Sagas, Classes, levelers, Spacecraft, Cases, speed, Sieges (310, 702, 711, 714, 716, 719, 721). */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, sorcery, spellAbility, twoFaced, you } from '../stack/words.ts';

const upkeepGain = (amount: number): Ability => ({
  kind: 'triggered',
  event: { kind: 'beginningOf', step: Step.EndTurn, whose: you },
  targets: [],
  effect: gain(amount),
});

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  card('epic', CardType.Enchantment, {
    manaCost: '{W}',
    subtypes: ['Saga'],
    abilities: [
      { kind: 'keyword', keyword: 'chapter', numbers: [1, 2], targets: [], effect: gain(1) },
      { kind: 'keyword', keyword: 'chapter', numbers: [3], targets: [], effect: gain(10) },
    ],
  }),
  card('guild', CardType.Enchantment, {
    manaCost: '{W}',
    subtypes: ['Class'],
    abilities: [
      {
        kind: 'keyword',
        keyword: 'classLevel',
        level: 2,
        cost: [{ kind: 'mana', cost: '{1}' }],
        abilities: [
          {
            kind: 'triggered',
            event: { kind: 'performs', action: 'becomes level 2', what: { kind: 'isSelf' } },
            targets: [],
            effect: gain(2),
          },
        ],
      },
      {
        kind: 'keyword',
        keyword: 'classLevel',
        level: 3,
        cost: [{ kind: 'mana', cost: '{1}' }],
        abilities: [upkeepGain(3)],
      },
    ],
  }),
  beast('student', '{W}', 1, {
    abilities: [
      { kind: 'keyword', keyword: 'level up', cost: [{ kind: 'mana', cost: '{1}' }] },
      {
        kind: 'keyword',
        keyword: 'atCounters',
        counter: 'level',
        from: 2,
        to: 2,
        size: { power: 3, toughness: 3 },
        keywords: Keyword.FirstStrike,
        abilities: [],
      },
      {
        kind: 'keyword',
        keyword: 'atCounters',
        counter: 'level',
        from: 3,
        size: { power: 4, toughness: 4 },
        keywords: Keyword.DoubleStrike,
        abilities: [],
      },
    ],
  }),
  card('ship', CardType.Artifact, {
    manaCost: '{2}',
    subtypes: ['Spacecraft'],
    abilities: [
      { kind: 'keyword', keyword: 'station' },
      {
        kind: 'keyword',
        keyword: 'atCounters',
        counter: 'charge',
        from: 2,
        size: { power: 5, toughness: 6 },
        keywords: Keyword.Flying,
        abilities: [],
      },
    ],
  }),
  card('riddle', CardType.Enchantment, {
    manaCost: '{W}',
    subtypes: ['Case'],
    abilities: [
      {
        kind: 'keyword',
        keyword: 'toSolve',
        condition: { kind: 'compare', left: { kind: 'handSize', of: you }, op: '=', right: 0 },
      },
      { kind: 'keyword', keyword: 'solved', abilities: [upkeepGain(4)] },
    ],
  }),
  beast('racer', '{R}', 1, {
    abilities: [
      { kind: 'keyword', keyword: 'start your engines!' },
      {
        kind: 'keyword',
        keyword: 'maxSpeed',
        keywords: Keyword.Flying,
        abilities: [],
      },
    ],
  }),
  beast('citizen', '{W}', 1, { abilities: [{ kind: 'keyword', keyword: 'ascend' }] }),
  beast('skald', '{W}', 1, { abilities: [{ kind: 'keyword', keyword: 'storied' }] }),
  sorcery('rise', '{W}', { kind: 'keyword', keyword: 'ascend' }, spellAbility(gain(1))),
  instant('sting', '{R}', spellAbility({ kind: 'damage', amount: 1, players: { kind: 'opponents' } })),
  twoFaced(
    'transforming',
    card('siege', CardType.Battle, { manaCost: '{2}', subtypes: ['Siege'], defense: 2 }),
    card('victor', CardType.Creature, { colors: 1, power: 5, toughness: 5 }),
  ),
];

function stocked(...cards: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Hand, 0, ...cards);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest', 'forest', 'forest');
  return t;
}

describe('Sagas', () => {
  it('tell a chapter as they enter and after each draw, and go after the last (714)', () => {
    const t = stocked('epic');
    t.mana(0, 1).start().act('cast epic').resolveAll();
    expect([t.life(0), counterCount(t.permanent('epic').counters, 'lore')]).toEqual([21, 1]);
    t.idleTo(3, Step.PrecombatMain).resolveAll();
    expect(t.life(0)).toBe(22);
    t.idleTo(5, Step.PrecombatMain);
    expect(t.battlefield(0)).toEqual(['epic']);
    t.resolveAll();
    expect(t.life(0)).toBe(32);
    expect(t.graveyard(0)).toEqual(['epic']);
  });
});

describe('Classes', () => {
  it('gain one level after the other and keep their abilities (716)', () => {
    const t = stocked();
    t.put(Zone.Battlefield, 0, 'guild');
    t.mana(0, 0, 0, 0, 0, 0, 2).start();
    expect(t.actions).toEqual(['activate guild']);
    t.act('activate guild').resolveAll();
    expect(t.life(0)).toBe(22);
    expect(t.actions).toEqual(['activate guild']);
    t.act('activate guild').resolveAll();
    expect(t.permanent('guild').designations).toEqual(['level 2', 'level 3']);
    t.mana(0, 0, 0, 0, 0, 0, 2).ask();
    expect(t.actions).toEqual([]);
    t.idleTo(1, Step.EndTurn).resolveAll();
    expect(t.life(0)).toBe(25);
  });
});

describe('counters that give size and abilities', () => {
  it('levelers (711)', () => {
    const t = stocked();
    t.put(Zone.Battlefield, 0, 'student');
    t.mana(0, 0, 0, 0, 0, 0, 3).start();
    const sizes: string[] = [];
    for (let i = 0; i < 3; i++) {
      t.act('activate student').resolveAll();
      const { power, keywords } = t.permanent('student').characteristics;
      sizes.push(`${power} ${keywords}`);
    }
    expect(sizes).toEqual(['1 0', '3 2', '4 4']);
  });

  it('Spacecraft become creatures by the power of those who station them (702.184, 721)', () => {
    const t = stocked();
    t.put(Zone.Battlefield, 0, 'bear', 'ship');
    t.start().act('activate ship').resolveAll();
    const { power, toughness, types, keywords } = t.permanent('ship').characteristics;
    expect([power, toughness, types, keywords]).toEqual([5, 6, CardType.Artifact | CardType.Creature, 1]);
  });
});

describe('designations', () => {
  it('a Case is solved at the end of a turn in which it holds (719)', () => {
    const t = stocked('bear');
    t.put(Zone.Battlefield, 0, 'riddle');
    t.start().idleTo(1, Step.EndTurn);
    expect(t.stack).toEqual([]);
    const s = stocked();
    s.put(Zone.Battlefield, 0, 'riddle');
    s.start().idleTo(1, Step.EndTurn).resolveAll();
    expect(s.permanent('riddle').designations).toEqual(['solved']);
    expect(s.life(0)).toBe(20);
  });

  it('speed starts at 1 and grows once a turn up to 4 (702.179)', () => {
    const t = stocked('sting', 'sting');
    t.put(Zone.Battlefield, 0, 'racer');
    t.mana(0, 0, 0, 0, 2).start();
    expect(t.game.player(0).speed).toBe(1);
    t.act('cast sting').resolveAll().act('cast sting').resolveAll();
    expect(t.game.player(0).speed).toBe(2);
    t.game.player(0).speed = 4;
    t.game.stale = true;
    t.ask();
    expect(t.permanent('racer').characteristics.keywords).toBe(Keyword.Flying);
  });

  it("the city's blessing comes with ten permanents and stays (702.131)", () => {
    const t = stocked('rise');
    t.put(Zone.Battlefield, 0, 'citizen', ...Array.from({ length: 8 }, () => 'forest'));
    t.start();
    expect(t.game.player(0).designations).toEqual([]);
    t.put(Zone.Battlefield, 0, 'forest');
    t.game.checkStateBased = true;
    t.game.decision = null;
    t.game.stage = 2;
    t.start();
    expect(t.game.player(0).designations).toEqual(["the city's blessing"]);
  });

  it('an enduring story comes with three artifacts, Sagas and legendary permanents, one of each or not, and stays (702.195)', () => {
    const t = stocked();
    t.put(Zone.Battlefield, 0, 'skald', 'epic', 'epic');
    t.start();
    expect(t.game.player(0).designations).toEqual([]);
    t.put(Zone.Battlefield, 0, 'ship');
    t.game.checkStateBased = true;
    t.game.decision = null;
    t.game.stage = 2;
    t.start();
    expect(t.game.player(0).designations).toEqual(['an enduring story']);
    expect(t.game.player(1).designations).toEqual([]);
  });

  it('ascend on a spell counts as it resolves', () => {
    const t = stocked('rise');
    t.put(Zone.Battlefield, 0, ...Array.from({ length: 10 }, () => 'forest'));
    t.mana(0, 1).start().act('cast rise').resolveAll();
    expect(t.game.player(0).designations).toEqual(["the city's blessing"]);
  });
});

describe('Sieges', () => {
  it('are protected by an opponent, attacked by their controller, and become what was behind them (310)', () => {
    const t = stocked('siege // victor');
    t.put(Zone.Battlefield, 0, 'bear');
    t.mana(0, 0, 0, 0, 0, 0, 2).start().act('cast siege').resolveAll();
    const siege = t.permanent('siege');
    expect([siege.chosenPlayer, counterCount(siege.counters, 'defense')]).toEqual([1, 2]);
    t.passTo(1, Step.DeclareAttackers);
    expect(t.asked.options).toEqual([0, playerValue(1), siege.handle]);
    t.pick(siege.handle);
    while (t.asked.kind === 0) t.pass();
    t.choose('siege // victor').resolveAll();
    expect(t.battlefield(0)).toEqual(['bear', 'victor']);
  });
});
