import { describe, expect, it } from 'vitest';
import { characteristicsOf } from '../../src/engine/objects.ts';
import { type CardDefinition, CardType, Keyword, type ObjectSet, type Quantity, Zone } from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import {
  any,
  beast,
  everyone,
  gain,
  instant,
  isCreature,
  isSelf,
  itself,
  opponents,
  ref,
  sorcery,
  spellAbility,
  target,
  you,
} from './words.ts';

const halfX: Quantity = { kind: 'half', of: { kind: 'x' }, round: 'down' };

const CARDS: CardDefinition[] = [
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  beast('bear', '{1}{G}', 2),
  instant('hush', '{W}', spellAbility(gain(1))),
  sorcery('hymn', '{W}', spellAbility(gain(1))),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  card('damper', CardType.Artifact, {
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'cost',
          change: {
            who: everyone,
            what: 'spell',
            filter: any,
            increase: [{ kind: 'mana', cost: '{1}' }],
            times: { kind: 'spellsCastThisTurn', of: ref('thatPlayer') },
          },
        },
      },
    ],
  }),
  card('toll', CardType.Artifact, {
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'cost',
          change: {
            who: opponents,
            what: 'spell',
            filter: any,
            increase: [{ kind: 'mana', cost: '{1}' }],
            condition: { kind: 'matches', what: ref('thatObject'), filter: isCreature },
          },
        },
      },
    ],
  }),
  beast('hydroid', '{X}{G}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'castsSpell', who: you, what: isSelf },
        targets: [],
        effect: { kind: 'gainLife', who: you, amount: halfX },
      },
    ],
  }),
  beast('titan', '{G}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: isSelf, to: Zone.Graveyard },
        targets: [],
        effect: {
          kind: 'sequence',
          of: [gain(2), { kind: 'move', what: itself, to: { zone: Zone.Library, position: 'top' } }],
        },
      },
    ],
  }),
  card('watcher', CardType.Enchantment, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: { kind: 'ownedBy', who: opponents }, to: Zone.Graveyard },
        targets: [],
        effect: { kind: 'exile', what: ref('thatObject') },
      },
    ],
  }),
  sorcery('rot', '{B}', spellAbility({ kind: 'discard', who: you, count: 'hand' })),
  sorcery('grind', '{B}', spellAbility({ kind: 'mill', who: you, count: 1 })),
  card('swift', CardType.Enchantment, {
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'allowance',
          allowance: { kind: 'castAsThoughFlash', who: you, spells: { kind: 'type', types: CardType.Sorcery } },
        },
      },
    ],
  }),
  sorcery('recall', '{W}', spellAbility(gain(1)), {
    kind: 'keyword',
    keyword: 'castFrom',
    name: 'flashback',
    zone: Zone.Graveyard,
    cost: [{ kind: 'mana', cost: '{1}' }],
    exileAfter: true,
  }),
  sorcery(
    'tinge',
    '{W}',
    spellAbility(
      {
        kind: 'copySpell',
        what: ref('target'),
        who: you,
        count: 1,
        newTargets: false,
        changes: [{ kind: 'setColors', colors: 8 }],
      },
      target({ kind: 'isSpell' }, null, Zone.Stack),
    ),
  ),
];

function table(): Table {
  return new Table(CARDS);
}

describe('changes of costs (601.2f)', () => {
  it('may count what the player who pays has cast', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'damper');
    t.put(Zone.Hand, 0, 'hush', 'hymn');
    t.put(Zone.Hand, 1, 'hush');
    t.mana(0, 3).mana(1, 1).start().act('cast hymn');
    expect(t.game.player(0).pool[0]).toBe(2);
    t.pass().act('cast hush');
    expect(t.game.player(1).pool[0]).toBe(0);
    t.resolveAll();
    t.act('cast hush');
    expect(t.game.player(0).pool[0]).toBe(0);
  });

  it('may ask what the spell is that is paid for', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'toll');
    t.put(Zone.Hand, 0, 'bear', 'hush');
    t.mana(0, 1, 0, 0, 0, 1).start();
    expect(t.actions).toEqual(['cast hush']);
    t.mana(0, 0, 0, 0, 0, 3);
    t.pass(2);
    expect(t.game.stack).toEqual([]);
  });
});

describe('triggers on casting (107.3f)', () => {
  it('know the X of the spell', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'hydroid');
    t.mana(0, 0, 0, 0, 0, 6).start().act('cast hydroid').pick(5);
    expect(t.stack).toEqual(['hydroid', 'ability of hydroid']);
    t.pass(2);
    expect(t.life(0)).toBe(22);
  });
});

describe('"put into a graveyard from anywhere" (603.6c, 113.6k)', () => {
  it('triggers from the battlefield, and the card is found in the graveyard', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'titan');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).start().act('cast bolt').pass(2);
    expect(t.stack).toEqual(['ability of titan']);
    t.resolveAll();
    expect(t.life(0)).toBe(22);
    expect(t.library(0)).toEqual(['titan']);
  });

  it('triggers from a hand and from a library', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'rot', 'grind', 'titan');
    t.mana(0, 0, 0, 2).start().act('cast rot').pass(2).resolveAll();
    expect(t.library(0)).toEqual(['titan']);
    expect(t.graveyard(0).toSorted()).toEqual(['grind', 'rot']);
    const other = table();
    other.put(Zone.Hand, 0, 'grind');
    other.put(Zone.Library, 0, 'titan');
    other.mana(0, 0, 0, 1).start().act('cast grind').pass(2).resolveAll();
    expect(other.library(0)).toEqual(['titan']);
    expect(other.life(0)).toBe(22);
  });

  it('is asked of the card in the graveyard by other permanents too', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'watcher');
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).start().act('cast bolt').pass(2);
    // The creature's trigger and the spell's wait for their order.
    t.pick(t.asked.options[0] as number).resolveAll();
    expect(t.exile.toSorted()).toEqual(['bear', 'bolt']);
  });
});

describe('casting as though it had flash (601.3b)', () => {
  it('concerns cards in hand and in other zones from which they can be cast', () => {
    const t = table();
    t.put(Zone.Battlefield, 1, 'swift');
    t.put(Zone.Hand, 1, 'hymn', 'bear');
    t.put(Zone.Graveyard, 1, 'recall');
    t.mana(1, 1, 0, 0, 0, 2).start().pass();
    expect(t.actions).toEqual(['cast hymn', 'cast recall flashback']);
    t.act('cast recall flashback').pass(2);
    expect(t.exile).toEqual(['recall']);
  });
});

describe('copies of spells with exceptions (707.9)', () => {
  it('have them while they are on the stack', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'hush');
    t.put(Zone.Hand, 0, 'tinge');
    t.put(Zone.Battlefield, 0, 'swift');
    t.mana(0, 2).start().act('cast hush').act('cast tinge').pass(2);
    expect(t.stack).toEqual(['hush', 'hush']);
    const copies = t.game.stack.map((item) => characteristicsOf(t.game, item.handle).colors);
    expect(copies).toEqual([1, 8]);
  });
});

describe('effects on cards off the battlefield', () => {
  it('give them what they say: flash, colours', () => {
    const inHand: ObjectSet = { kind: 'all', zone: Zone.Hand, filter: isCreature, of: you };
    const onStack: ObjectSet = { kind: 'all', zone: Zone.Stack, filter: isCreature };
    const mage = card('mage', CardType.Enchantment, {
      abilities: [
        {
          kind: 'static',
          effect: {
            kind: 'change',
            affected: { kind: 'union', of: [inHand, onStack] },
            changes: [
              { kind: 'addKeywords', keywords: Keyword.Flash },
              { kind: 'addColors', colors: 4 },
            ],
          },
        },
      ],
    });
    const t = new Table([...CARDS, mage]);
    t.put(Zone.Battlefield, 1, 'mage');
    const [bear] = t.put(Zone.Hand, 1, 'bear', 'hymn');
    t.mana(1, 1, 0, 0, 0, 2).start().pass();
    expect(t.actions).toEqual(['cast bear']);
    expect(characteristicsOf(t.game, bear as number).colors).toBe(20);
    t.act('cast bear');
    expect(characteristicsOf(t.game, t.game.stack[0]?.handle ?? 0).colors).toBe(20);
    t.pass(2);
    expect(t.permanent('bear').characteristics.colors).toBe(16);
    expect(t.permanent('bear').characteristics.keywords & Keyword.Flash).toBe(0);
  });
});
