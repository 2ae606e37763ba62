/** Costs to attack (508.1g–j), and myriad, which brings attackers of its own (702.116). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type Cost, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, isCreature, you } from '../stack/words.ts';

function tax(cost: Cost, planeswalkers = false): CardDefinition['faces'][number]['abilities'][number] {
  return {
    kind: 'static',
    effect: {
      kind: 'restriction',
      restriction: { kind: 'attackCost', what: isCreature, defenders: you, planeswalkers, cost },
    },
  };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  beast('elf', '{G}', 1, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }],
        targets: [],
        effect: { kind: 'addMana', who: you, mana: { kind: 'fixed', mana: [4] } },
      },
    ],
  }),
  beast('maniac', '{R}', 2, {
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'restriction', restriction: { kind: 'mustAttack', what: { kind: 'isSelf' } } },
      },
    ],
  }),
  beast('legion', '{4}', 3, { abilities: [{ kind: 'keyword', keyword: 'myriad' }] }),
  card('fence', CardType.Enchantment, { manaCost: '{2}{U}', abilities: [tax([{ kind: 'mana', cost: '{2}' }])] }),
  card('wall', CardType.Enchantment, { manaCost: '{2}{W}', abilities: [tax([{ kind: 'payLife', amount: 3 }])] }),
];

const YOU = playerValue(1);

describe('costs to attack', () => {
  it('are asked only of what can be paid, attacker by attacker', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'ogre', 'elf', 'elf');
    t.put(Zone.Battlefield, 1, 'fence');
    t.start().passTo(1, Step.DeclareAttackers);
    // Two elves make {2}: one attacker, and no elf can attack and pay for itself.
    expect(t.asked.options).toEqual([0, YOU]);
    t.pick(YOU);
    while (t.asked.kind !== 0) t.pick(0);
    expect(t.permanent('bear').attacking).toBe(YOU);
    expect(t.permanent('ogre').attacking).toBe(0);
    expect(t.permanent('elf').tapped).toBe(true);
  });

  it('without mana nobody attacks', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Battlefield, 1, 'fence');
    t.start().passTo(1, Step.EndTurn);
    expect([t.life(1), t.permanent('bear').tapped]).toEqual([20, false]);
  });

  it('need not be paid by creatures that attack if able (508.1d)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'maniac', 'elf', 'elf');
    t.put(Zone.Battlefield, 1, 'fence');
    t.start().passTo(1, Step.DeclareAttackers);
    expect(t.asked.options).toEqual([0, YOU]);
  });

  it('may be anything, and add up', () => {
    const t = new Table(CARDS);
    t.game.player(0).life = 5;
    t.put(Zone.Battlefield, 0, 'bear', 'ogre');
    t.put(Zone.Battlefield, 1, 'wall');
    t.start().passTo(1, Step.DeclareAttackers);
    t.pick(YOU);
    expect(t.life(0)).toBe(2);
    expect(t.permanent('ogre').attacking).toBe(0);
  });
});

describe('myriad', () => {
  it('sends a copy at each other opponent, exiled at end of combat', () => {
    const t = new Table(CARDS, 3);
    t.put(Zone.Battlefield, 0, 'legion');
    t.start().passTo(1, Step.DeclareAttackers);
    t.pick(YOU).pass(3).pick(1);
    const tokens = t.game.battlefield.map((slot) => t.game.objects[slot]).filter((permanent) => permanent?.isToken);
    expect(tokens.map((token) => [token?.attacking, token?.tapped])).toEqual([[playerValue(2), true]]);
    t.passTo(1, Step.PostcombatMain);
    expect([t.life(1), t.life(2)]).toEqual([17, 17]);
    expect(t.battlefield(0)).toEqual(['legion']);
  });
});
