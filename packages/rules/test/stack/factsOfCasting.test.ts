/** What triggers know of the casting that they watch: the X that was chosen (107.3) and whether the spell was kicked (702.33d). */
import { describe, expect, it } from 'vitest';
import { type Ability, CardType, type Effect, EVENT_NAMES, type EventPattern, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, gain, isSelf, sorcery, spellAbility, you } from './words.ts';

const gainX: Effect = { kind: 'gainLife', who: you, amount: { kind: 'bound', name: EVENT_NAMES.amount } };

function whenever(event: EventPattern, effect: Effect): Ability {
  return { kind: 'triggered', event, targets: [], effect };
}

const cycling: Ability = {
  kind: 'activated',
  keyword: 'Cycling',
  zone: Zone.Hand,
  cost: [{ kind: 'mana', cost: '{X}{U}' }, { kind: 'discardSelf' }],
  targets: [],
  effect: { kind: 'draw', who: you, count: 1 },
};

const CARDS = [
  beast('counter', '{1}', 1, {
    abilities: [whenever({ kind: 'castsSpell', who: you, what: { kind: 'hasXInCost' } }, gainX)],
  }),
  beast('fan', '{1}', 1, {
    abilities: [whenever({ kind: 'castsSpell', who: you, what: { kind: 'kicked' } }, gain(10))],
  }),
  sorcery('wave', '{X}{R}', spellAbility({ kind: 'sequence', of: [] })),
  sorcery(
    'boot',
    '{R}',
    { kind: 'keyword', keyword: 'optionalCost', name: 'kicker', cost: [{ kind: 'mana', cost: '{1}' }] },
    spellAbility({ kind: 'sequence', of: [] }),
  ),
  card('storm', CardType.Enchantment, {
    manaCost: '{5}{U}',
    abilities: [cycling, whenever({ kind: 'performs', action: 'cycle', who: you, what: isSelf }, gainX)],
  }),
  beast('bear', '{1}', 2),
];

describe('a trigger on casting a spell with {X}', () => {
  it('knows what X is', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'counter');
    t.put(Zone.Hand, 0, 'wave');
    t.mana(0, 0, 0, 0, 4).start();
    t.act('cast wave').pick(3).resolveAll();
    expect(t.life(0)).toBe(23);
  });
});

describe('a trigger on cycling a card', () => {
  it('knows what X was in the cost', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'bear');
    t.put(Zone.Hand, 0, 'storm');
    t.mana(0, 0, 3).start();
    t.act('activate storm').pick(2).resolveAll();
    expect([t.life(0), t.hand(0)]).toEqual([22, ['bear']]);
  });
});

describe('a trigger on casting a kicked spell', () => {
  it('is for those whose kicker was paid alone', () => {
    for (const [answer, life] of [
      [1, 30],
      [0, 20],
    ] as const) {
      const t = new Table(CARDS);
      t.put(Zone.Battlefield, 0, 'fan');
      t.put(Zone.Hand, 0, 'boot');
      t.mana(0, 0, 0, 0, 2).start();
      t.act('cast boot').pick(answer).resolveAll();
      expect(t.life(0)).toBe(life);
    }
  });
});
