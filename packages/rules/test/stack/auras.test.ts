import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Keyword, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { any, aura, beast, instant, isCreature, opponents, ref, sorcery, spellAbility, target, you } from './words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('sprite', '{1}{G}', 1, { keywords: Keyword.Hexproof }),
  aura(
    'strength',
    '{G}',
    { kind: 'keyword', keyword: 'enchant', what: isCreature },
    {
      kind: 'static',
      effect: {
        kind: 'change',
        affected: { kind: 'attachedTo' },
        changes: [{ kind: 'modifyPowerToughness', power: 2, toughness: 2 }],
      },
    },
  ),
  aura('curse', '{B}', { kind: 'keyword', keyword: 'enchant', what: { kind: 'not', of: any }, players: opponents }),
  aura('roots', '{G}', {
    kind: 'keyword',
    keyword: 'enchant',
    what: { kind: 'and', of: [isCreature, { kind: 'controlledBy', who: you }] },
  }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  sorcery(
    'regrowth',
    '{G}',
    spellAbility({
      kind: 'move',
      what: { kind: 'all', zone: Zone.Graveyard, filter: any },
      to: { zone: Zone.Battlefield },
    }),
  ),
];

function table(): Table {
  return new Table(CARDS);
}

describe('Aura spells', () => {
  it('target what their enchant ability names and enter attached to it (303.4a, 608.3b)', () => {
    const t = table();
    const [bear] = t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Hand, 0, 'strength');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast strength');
    expect(t.offered).toEqual(['bear', 'bear']);
    t.pick(bear as number).resolveAll();
    expect(t.permanent('strength').attachedTo).toBe(bear);
    expect(t.permanent('bear').characteristics.power).toBe(4);
  });

  it('cannot be cast without a legal target, nor at one that may not be targeted (601.2c, 702.11b)', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'strength');
    t.put(Zone.Battlefield, 1, 'sprite');
    t.mana(0, 0, 0, 0, 0, 1).start();
    expect(t.actions).toEqual([]);
  });

  it('go to the graveyard if their target has become illegal (608.3b)', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'strength');
    t.put(Zone.Hand, 1, 'bolt');
    t.mana(0, 0, 0, 0, 0, 1).mana(1, 0, 0, 0, 1).start().act('cast strength').pass().act('cast bolt').resolveAll();
    expect(t.graveyard(0)).toEqual(['bear', 'strength']);
    expect(t.battlefield(0)).toEqual([]);
  });

  it('enchant players (303.4b)', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'curse');
    t.mana(0, 0, 0, 1).start().act('cast curse').resolveAll();
    expect(t.permanent('curse').attachedTo).toBe(playerValue(1));
    expect(t.battlefield(0)).toEqual(['curse']);
  });
});

describe('Auras that enter without being cast', () => {
  it('are attached to what their controller chooses, without targeting (303.4f)', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'sprite', 'bear');
    t.put(Zone.Graveyard, 0, 'strength');
    t.put(Zone.Hand, 0, 'regrowth');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast regrowth').pass(2);
    expect(t.offered).toEqual(['sprite', 'bear']);
    t.choose('sprite');
    expect(t.permanent('sprite').characteristics.power).toBe(3);
  });

  it('stay where they are if there is nothing they could enchant (303.4g)', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Graveyard, 0, 'roots');
    t.put(Zone.Hand, 0, 'regrowth');
    t.mana(0, 0, 0, 0, 0, 1).start().act('cast regrowth').resolveAll();
    expect(t.graveyard(0)).toEqual(['roots', 'regrowth']);
  });
});

describe('Auras exiled until something happens', () => {
  const jail = card('jail', CardType.Enchantment, {
    manaCost: '{W}',
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: { kind: 'isSelf' }, to: Zone.Battlefield },
        targets: [target({ kind: 'not', of: { kind: 'isSelf' } })],
        effect: { kind: 'exile', what: ref('target'), until: { kind: 'whileSourceOnBattlefield' } },
      },
    ],
  });
  const smash = instant(
    'smash',
    '{W}',
    spellAbility({ kind: 'destroy', what: ref('target') }, target({ kind: 'named', name: 'jail' })),
  );

  it('enchant what their owner chooses as they return (303.4f)', () => {
    const t = new Table([...CARDS, jail, smash]);
    t.put(Zone.Battlefield, 1, 'bear', 'sprite', 'strength');
    t.permanent('strength').attachedTo = t.permanent('bear').handle;
    t.put(Zone.Hand, 0, 'jail', 'smash');
    t.mana(0, 2).start().act('cast jail').pass(2).choose('strength').resolveAll();
    expect(t.exile).toEqual(['strength']);
    t.act('cast smash').pass(2);
    expect(t.offered).toEqual(['bear', 'sprite']);
    expect(t.asked.player).toBe(1);
    t.choose('sprite');
    expect(t.permanent('sprite').characteristics.power).toBe(3);
  });
});

describe('copies of Auras', () => {
  const mimic = beast('mimic', '{U}', 1, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }],
        targets: [target(any)],
        effect: { kind: 'createCopies', who: you, of: ref('target'), count: 1 },
      },
    ],
  });

  it('as tokens are attached to what their controller chooses (303.4f)', () => {
    const t = new Table([...CARDS, mimic]);
    t.put(Zone.Battlefield, 0, 'mimic', 'bear', 'strength');
    t.permanent('strength').attachedTo = t.permanent('bear').handle;
    t.start().act('activate mimic').choose('strength').pass(2);
    expect(t.offered).toEqual(['mimic', 'bear']);
    t.choose('mimic');
    expect(t.permanent('mimic').characteristics.power).toBe(3);
  });
});
