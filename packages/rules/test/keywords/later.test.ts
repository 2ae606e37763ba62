/** Cards set aside to be cast later (702.143, 702.170), and bestowed ones (702.103). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Step, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, isCreature, ref, sorcery, spellAbility, target } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  sorcery('saga', '{4}{U}', spellAbility(gain(5)), {
    kind: 'keyword',
    keyword: 'foretell',
    cost: [{ kind: 'mana', cost: '{U}' }],
  }),
  instant('heist', '{4}{R}', spellAbility(gain(7)), {
    kind: 'keyword',
    keyword: 'plot',
    cost: [{ kind: 'mana', cost: '{R}' }],
  }),
  sorcery('lesson', '{U}', spellAbility(gain(3)), { kind: 'keyword', keyword: 'paradigm' }),
  card('nymph', CardType.Enchantment | CardType.Creature, {
    manaCost: '{1}{W}',
    subtypes: ['Nymph'],
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'keyword', keyword: 'bestow', cost: [{ kind: 'mana', cost: '{3}{W}' }] },
      {
        kind: 'static',
        effect: {
          kind: 'change',
          affected: { kind: 'attachedTo' },
          changes: [{ kind: 'modifyPowerToughness', power: 2, toughness: 2 }],
        },
      },
    ],
  }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  instant(
    'essence',
    '{U}',
    spellAbility(
      { kind: 'counter', what: ref('target') },
      target({ kind: 'and', of: [{ kind: 'isSpell' }, isCreature] }, null, Zone.Stack),
    ),
  ),
];

function stocked(...hand: string[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Hand, 0, ...hand);
  for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest');
  return t;
}

describe('foretelling (702.143)', () => {
  it('costs {2} in the own turn; the card lies face down and is cast on a later turn for its foretell cost', () => {
    const t = stocked('saga');
    t.mana(0, 0, 1, 0, 0, 0, 2).start();
    expect(t.actions).toEqual(['suspend saga']);
    t.act('suspend saga');
    expect(t.exile).toEqual(['saga']);
    expect(t.game.exiled[0]?.faceDown).toBe(true);
    expect(t.actions).toEqual([]);
    t.idleTo(3, Step.PrecombatMain).mana(0, 0, 1).ask().act('cast saga foretell').resolveAll();
    expect(t.life(0)).toBe(25);
  });

  it('is not possible in the turn of another', () => {
    const t = stocked('saga');
    t.start().idleTo(2, Step.Upkeep).mana(0, 0, 0, 0, 0, 0, 2);
    while (t.asked.player !== 0) t.pass();
    expect(t.actions).toEqual([]);
  });
});

describe('plotting (702.170)', () => {
  it('makes it free on a later turn, at sorcery speed even for an instant', () => {
    const t = stocked('heist');
    t.mana(0, 0, 0, 0, 1).start().act('suspend heist');
    expect(t.game.exiled.some((record) => record.faceDown)).toBe(false);
    t.idleTo(3, Step.Upkeep);
    expect(t.actions).toEqual([]);
    t.idleTo(3, Step.PrecombatMain).act('cast heist plot').resolveAll();
    expect(t.life(0)).toBe(27);
  });
});

describe('bestow (702.103)', () => {
  it('is an Aura while it is attached, and a creature afterwards', () => {
    const t = stocked('nymph', 'bolt', 'essence');
    t.put(Zone.Battlefield, 1, 'bear');
    t.mana(0, 1, 0, 0, 1, 0, 3).start().act('cast nymph bestow');
    t.mana(0, 0, 1, 0, 1).ask();
    // It is no creature spell.
    expect(t.actions).toEqual(['cast bolt']);
    t.resolveAll();
    expect(t.permanent('nymph').characteristics.types).toBe(CardType.Enchantment);
    expect(t.permanent('bear').characteristics.power).toBe(4);
    t.mana(0, 0, 0, 0, 1).ask().act('cast bolt').resolveAll();
    expect(t.permanent('nymph').characteristics.types).toBe(CardType.Enchantment | CardType.Creature);
    expect(t.permanent('nymph').attachedTo).toBe(0);
  });

  it('resolves as a creature if its target is gone', () => {
    const t = stocked('nymph', 'bolt');
    t.put(Zone.Battlefield, 1, 'bear');
    t.mana(0, 1, 0, 0, 1, 0, 3).start().act('cast nymph bestow').act('cast bolt').resolveAll();
    expect(t.permanent('nymph').characteristics.types).toBe(CardType.Enchantment | CardType.Creature);
  });

  it('cast for its mana cost it is a creature spell', () => {
    const t = stocked('nymph', 'essence');
    t.mana(0, 1, 1, 0, 0, 0, 1).start().act('cast nymph');
    expect(t.actions).toEqual(['cast essence']);
  });
});

describe('paradigm (702.192)', () => {
  it('exiles each such spell; a copy of the first may be cast free in each of the own first main phases', () => {
    const t = stocked('lesson', 'lesson');
    t.mana(0, 0, 2).start().act('cast lesson').resolveAll().act('cast lesson').resolveAll();
    expect([t.exile, t.graveyard(0), t.life(0)]).toEqual([['lesson', 'lesson'], [], 26]);
    for (const [turn, life] of [
      [3, 29],
      [5, 32],
    ] as const) {
      t.passTo(turn, Step.PrecombatMain);
      expect(t.stack).toEqual(['ability of lesson']);
      t.pass(2).choose('lesson').resolveAll();
      expect([t.life(0), t.exile.length]).toEqual([life, 2]);
    }
  });
});
