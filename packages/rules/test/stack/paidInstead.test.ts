/** Additional costs that effects offer, life for mana of a colour, and reductions of coloured mana (118.7–118.9, 601.2b, 601.2f). */
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type Allowance,
  type CardDefinition,
  CardType,
  type CostChange,
  Zone,
} from '../../src/ir/index.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { any, beast, gain, instant, spellAbility, you } from './words.ts';

function allows(allowance: Allowance): Ability {
  return { kind: 'static', effect: { kind: 'allowance', allowance } };
}

function cheaper(change: Omit<CostChange, 'who' | 'what'>): Ability {
  return { kind: 'static', effect: { kind: 'cost', change: { who: you, what: 'spell', ...change } } };
}

const defiles: Ability = allows({
  kind: 'additionalCost',
  who: you,
  spells: { kind: 'and', of: [{ kind: 'color', colors: 2 }, { kind: 'permanentCard' }] },
  cost: [{ kind: 'payLife', amount: 2 }],
  less: 1,
});

const CARDS: CardDefinition[] = [
  card('tides', CardType.Enchantment, { manaCost: '{3}', abilities: [defiles] }),
  card('pact', CardType.Enchantment, {
    manaCost: '{3}',
    abilities: [allows({ kind: 'lifeForMana', who: you, type: 2 })],
  }),
  card('lodge', CardType.Enchantment, {
    manaCost: '{3}',
    abilities: [cheaper({ filter: any, reduceMana: '{U}{B}', coloredOnly: true })],
  }),
  card('guild', CardType.Enchantment, { manaCost: '{3}', abilities: [cheaper({ filter: any, reduceMana: '{U}' })] }),
  beast('eel', '{1}{U}', 2),
  beast('squid', '{U}{U}', 2),
  beast('hybrid', '{1}{U/R}', 2),
  beast('ogre', '{2}{R}', 3),
  instant('ponder', '{U}', spellAbility(gain(3))),
  instant('rites', '{B}{B}', spellAbility(gain(3))),
  card('well', CardType.Artifact, {
    manaCost: '{2}',
    abilities: [{ kind: 'activated', cost: [{ kind: 'mana', cost: '{B}' }], targets: [], effect: gain(5) }],
  }),
];

function table(hand: string, board: string[], ...pool: number[]): Table {
  const t = new Table(CARDS);
  t.put(Zone.Battlefield, 0, ...board);
  t.put(Zone.Hand, 0, hand);
  return t.mana(0, ...pool).start();
}

describe('an additional cost that an effect offers', () => {
  it('may be paid or not', () => {
    const paid = table('eel', ['tides'], 0, 2);
    paid.act('cast eel').pick(1).resolveAll();
    expect([paid.life(0), paid.game.player(0).pool[1]]).toEqual([18, 1]);
    const unpaid = table('eel', ['tides'], 0, 2);
    unpaid.act('cast eel').pick(0).resolveAll();
    expect([unpaid.life(0), unpaid.game.player(0).pool[1]]).toEqual([20, 0]);
  });

  it('is paid where the mana does not do otherwise', () => {
    const t = table('eel', ['tides'], 0, 0, 0, 1);
    t.act('cast eel').resolveAll();
    expect(t.life(0)).toBe(18);
  });

  it('is offered once by each of the effects', () => {
    const t = table('squid', ['tides', 'tides']);
    expect(t.actions).toEqual(['cast squid']);
    t.act('cast squid').resolveAll();
    expect(t.life(0)).toBe(16);
    expect(table('squid', ['tides']).actions).toEqual([]);
  });

  it('takes nothing off generic mana and helps no other spells', () => {
    expect(table('eel', ['tides']).actions).toEqual([]);
    expect(table('ponder', ['tides']).actions).toEqual([]);
    expect(table('ogre', ['tides'], 0, 0, 0, 2).actions).toEqual([]);
  });

  it('cannot be paid with less life', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'tides');
    t.put(Zone.Hand, 0, 'eel');
    t.game.player(0).life = 1;
    t.mana(0, 0, 0, 0, 1).start();
    expect(t.actions).toEqual([]);
  });
});

describe('life for each mana of a colour', () => {
  it('is paid in costs of spells and abilities', () => {
    const t = table('rites', ['pact', 'well'], 0, 0, 1);
    expect(t.actions).toEqual(['cast rites', 'activate well']);
    t.act('cast rites').resolveAll();
    expect(t.life(0)).toBe(21);
    t.act('activate well').resolveAll();
    expect(t.life(0)).toBe(24);
  });

  it('is not paid for other mana', () => {
    expect(table('ponder', ['pact']).actions).toEqual([]);
    expect(table('eel', ['pact'], 0, 1).actions).toEqual([]);
  });
});

describe('a reduction of coloured mana', () => {
  it('takes off generic mana what there is no such mana of', () => {
    expect(table('ogre', ['guild'], 0, 0, 0, 2).actions).toEqual(['cast ogre']);
  });

  it('takes off coloured mana alone where it says so', () => {
    expect(table('ogre', ['lodge'], 0, 0, 0, 2).actions).toEqual([]);
    expect(table('eel', ['lodge'], 0, 0, 0, 1).actions).toEqual(['cast eel']);
    expect(table('rites', ['lodge'], 0, 0, 1).actions).toEqual(['cast rites']);
  });

  it('takes off a hybrid symbol of which one half is such mana', () => {
    expect(table('hybrid', ['lodge'], 0, 0, 0, 1).actions).toEqual(['cast hybrid']);
  });
});
