/** Cards cast from where they lie for more than they cost, with a counter as they enter; cards played while something resolves (118.8, 305.2, 608.2g). */
import { describe, expect, it } from 'vitest';
import { type Ability, type Allowance, type CardDefinition, CardType, Step, Zone } from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { any, beast, isCreature, isSelf, sorcery, spellAbility, you } from './words.ts';

function fromGraveyard(given: Partial<Extract<Allowance, { kind: 'castFromZone' }>>): Allowance {
  return { kind: 'castFromZone', who: you, zone: Zone.Graveyard, what: isSelf, exileAfter: false, ...given };
}

function itself(given: Partial<Extract<Allowance, { kind: 'castFromZone' }>>): Ability {
  return { kind: 'static', zone: Zone.Graveyard, effect: { kind: 'allowance', allowance: fromGraveyard(given) } };
}

const CARDS: CardDefinition[] = [
  beast('bear', '{G}', 2),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  beast('worm', '{B}', 3, {
    abilities: [itself({ alsoPay: [{ kind: 'payLife', amount: 3 }], entersWith: 'finality' })],
  }),
  beast('mayfly', '{5}', 3, {
    abilities: [
      itself({ alsoPay: [{ kind: 'payLife', amount: 2 }] }),
      { kind: 'keyword', keyword: 'evoke', cost: [{ kind: 'mana', cost: '{B}' }] },
    ],
  }),
  beast('feeder', '{B}', 3, {
    abilities: [itself({ alsoPay: [{ kind: 'sacrifice', filter: isCreature, count: 1 }] })],
  }),
  beast('keeper', '{B}', 1, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapSelf' }],
        targets: [{ name: 'target', what: any, zone: Zone.Graveyard, players: null, min: 1, max: 1 }],
        effect: { kind: 'exile', what: { kind: 'bound', name: 'target' }, linked: true },
      },
      {
        kind: 'static',
        effect: {
          kind: 'allowance',
          allowance: fromGraveyard({
            zone: Zone.Exile,
            what: { kind: 'and', of: [isCreature, { kind: 'ownedBy', who: you }] },
            among: { kind: 'exiledWithSource' },
          }),
        },
      },
    ],
  }),
  sorcery(
    'find',
    '{U}',
    spellAbility({
      kind: 'castNow',
      who: you,
      cards: { kind: 'topOfLibrary', of: you, count: 1 },
      free: true,
      lands: true,
      max: 1,
    }),
  ),
];

function table(): Table {
  return new Table(CARDS);
}

describe('a card that may be cast from the graveyard', () => {
  it('may be cast for its own alternative cost, with what is paid in addition (118.9)', () => {
    const t = table();
    t.put(Zone.Graveyard, 0, 'mayfly');
    t.mana(0, 0, 0, 1).start();
    expect(t.actions).toEqual(['cast mayfly evoke']);
    t.act('cast mayfly evoke').resolveAll();
    expect([t.life(0), t.graveyard(0)]).toEqual([18, ['mayfly']]);
  });

  it('costs what is paid in addition, and has its counter', () => {
    const t = table();
    t.put(Zone.Graveyard, 0, 'worm');
    t.mana(0, 0, 0, 1).start().act('cast worm').resolveAll();
    expect([t.life(0), counterCount(t.permanent('worm').counters, 'finality')]).toEqual([17, 1]);
  });

  it('cannot be cast without what is paid in addition', () => {
    const t = table();
    t.put(Zone.Graveyard, 0, 'worm');
    t.game.player(0).life = 2;
    t.mana(0, 0, 0, 1).start();
    expect(t.actions).toEqual([]);
    const u = table();
    u.put(Zone.Graveyard, 0, 'feeder');
    u.mana(0, 0, 0, 1).start();
    expect(u.actions).toEqual([]);
  });

  it('costs no more from the hand, and enters without it', () => {
    const t = table();
    t.put(Zone.Hand, 0, 'worm');
    t.mana(0, 0, 0, 1).start().act('cast worm').resolveAll();
    expect([t.life(0), t.permanent('worm').counters.length]).toEqual([20, 0]);
  });

  it('is paid for with a sacrifice', () => {
    const t = table();
    t.put(Zone.Graveyard, 0, 'feeder');
    t.put(Zone.Battlefield, 0, 'bear');
    t.mana(0, 0, 0, 1).start().act('cast feeder');
    if (t.stack.length === 0) t.choose('bear');
    t.resolveAll();
    expect(t.graveyard(0)).toEqual(['bear']);
  });
});

describe('cards exiled with a permanent', () => {
  it('are cast from exile by their owner alone', () => {
    const t = table();
    t.put(Zone.Battlefield, 0, 'keeper');
    t.put(Zone.Graveyard, 0, 'bear');
    t.put(Zone.Exile, 0, 'worm');
    t.mana(0, 0, 0, 1, 0, 1).start().act('activate keeper');
    if (t.asked.kind !== 0) t.choose('bear');
    t.resolveAll();
    expect(t.actions).toEqual(['cast bear']);
    t.act('cast bear').resolveAll();
    expect(t.exile).toEqual(['worm']);
  });
});

describe('a card played while a spell resolves', () => {
  it('may be a land, if one may still be played', () => {
    const t = table();
    t.put(Zone.Library, 0, 'forest');
    t.put(Zone.Hand, 0, 'find');
    t.mana(0, 0, 1).start().act('cast find').pass(2).choose('forest');
    expect(t.game.player(0).tally.landsPlayed).toBe(1);
    expect(t.permanent('forest').controller).toBe(0);
  });

  it('is no land once the land for the turn was played', () => {
    const t = table();
    t.put(Zone.Library, 0, 'forest');
    t.put(Zone.Hand, 0, 'find');
    t.game.player(0).tally.landsPlayed = 1;
    t.mana(0, 0, 1).start().act('cast find').pass(2);
    expect([t.library(0), t.game.step]).toEqual([['forest'], Step.PrecombatMain]);
  });
});
