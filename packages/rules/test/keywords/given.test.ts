/** What spells are given while they are cast and on the stack, costs that blight, draws that are more, chosen land types, counted turns. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Keyword, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, sorcery, spellAbility, you } from '../stack/words.ts';

const spellsYouCast = {
  kind: 'all',
  zone: Zone.Stack,
  filter: { kind: 'and', of: [{ kind: 'isSpell' }, { kind: 'controlledBy', who: you }] },
} as const;

function gives(keywords: number): Ability {
  return {
    kind: 'static',
    effect: { kind: 'change', affected: spellsYouCast, changes: [{ kind: 'addKeywords', keywords }] },
  };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('mouse', '{W}', 1),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  card('thunderhead', CardType.Enchantment, { abilities: [gives(Keyword.Storm)] }),
  card('hall', CardType.Enchantment, { abilities: [gives(Keyword.Convoke)] }),
  instant('sip', '{W}', spellAbility(gain(1))),
  sorcery('read', '{U}', spellAbility({ kind: 'draw', who: you, count: 2 })),
  card('riddle', CardType.Enchantment, {
    abilities: [
      {
        kind: 'replacement',
        replacement: { kind: 'drawMore', who: you, plus: 1 },
        condition: { kind: 'compare', left: { kind: 'handSize', of: you }, op: '<=', right: 1 },
      },
    ],
  }),
  sorcery('sting', '{B}', spellAbility(gain(3)), {
    kind: 'keyword',
    keyword: 'additionalCost',
    cost: [{ kind: 'blight', counters: 2 }],
  }),
  card('passage', CardType.Land, {
    abilities: [
      {
        kind: 'replacement',
        replacement: { kind: 'enters', what: { kind: 'isSelf' }, as: [{ kind: 'chooseBasicLandType' }] },
      },
      {
        kind: 'static',
        effect: { kind: 'change', affected: { kind: 'self' }, changes: [{ kind: 'setChosenLandType' }] },
      },
    ],
  }),
];

describe('spells you cast have', () => {
  it('storm: copies for the spells before (702.40a)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'thunderhead');
    t.put(Zone.Hand, 0, 'sip', 'sip', 'sip');
    t.mana(0, 3).start();
    for (let i = 0; i < 3; i++) t.act('cast sip').resolveAll();
    // One, then two, then three of them.
    expect(t.game.player(0).life).toBe(26);
  });

  it('convoke: creatures pay (702.51a)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'hall', 'mouse');
    t.put(Zone.Hand, 0, 'sip');
    t.start().act('cast sip').resolveAll();
    expect([t.game.player(0).life, t.permanent('mouse').tapped]).toEqual([21, true]);
  });

  it('nothing once the source is gone, and nothing for others', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'thunderhead', 'hall');
    t.put(Zone.Hand, 0, 'sip', 'sip');
    t.mana(0, 2).start();
    t.act('cast sip').resolveAll().act('cast sip').resolveAll();
    expect(t.game.player(0).life).toBe(22);
  });
});

describe('draws that are more', () => {
  it('are so once for an instruction, by what is so as it begins', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'riddle');
    t.put(Zone.Library, 0, 'forest', 'forest', 'forest', 'forest', 'forest', 'forest');
    t.put(Zone.Hand, 0, 'read', 'read');
    t.mana(0, 0, 2).start().act('cast read').resolveAll();
    expect(t.game.player(0).hand).toHaveLength(4);
    t.act('cast read').resolveAll();
    expect(t.game.player(0).hand).toHaveLength(5);
  });
});

describe('blighting as a cost (701.68)', () => {
  it('puts the counters on a creature of yours, without which it cannot be paid', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'mouse');
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Hand, 0, 'sting', 'sting');
    t.mana(0, 0, 0, 2).start().act('cast sting').resolveAll();
    expect([t.game.player(0).life, t.battlefield(0)]).toEqual([23, []]);
    expect(() => t.act('cast sting')).toThrow();
  });
});

describe('a land of the chosen type (305.7)', () => {
  it('has that type and its mana ability', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'passage', 'sip');
    t.start().act('play passage').pick(0);
    expect(t.permanent('passage').characteristics.subtypes).toEqual(['Plains']);
    t.act('cast sip').resolveAll();
    expect(t.game.player(0).life).toBe(21);
  });
});

describe('turns that a player has begun', () => {
  it('are counted', () => {
    const t = new Table(CARDS).start();
    const begun = t.game.player(0).turnsBegun;
    expect(t.game.clone().player(0).turnsBegun).toBe(begun);
  });
});
