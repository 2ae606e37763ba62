/** What counters do without an ability (122.1c, 122.1h), Roles (111.10j–r, 704.5z), exchanges (701.12b), enchanted players (303.4). */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, type Effect, PREDEFINED_TOKENS, Step, Zone } from '../../src/ir/index.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { Table } from '../stack/table.ts';
import { any, aura, beast, everyone, instant, isCreature, ref, spellAbility, target, you } from '../stack/words.ts';
import { card } from './board.ts';

function toTarget(name: string, effect: Effect): CardDefinition {
  return instant(name, '{R}', spellAbility(effect, target(isCreature)));
}

function counters(name: string, counter: string): CardDefinition {
  return toTarget(name, { kind: 'putCounters', what: ref('target'), counter, count: 1 });
}

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  counters('shield', 'shield'),
  counters('doom', 'finality'),
  toTarget('bolt', { kind: 'destroy', what: ref('target') }),
  toTarget('burn', { kind: 'damage', amount: 3, to: ref('target') }),
  toTarget('shrink', {
    kind: 'apply',
    to: ref('target'),
    changes: [{ kind: 'modifyPowerToughness', power: -9, toughness: -9 }],
    duration: { kind: 'endOfTurn' },
  }),
  toTarget('crown', {
    kind: 'createTokens',
    who: you,
    token: PREDEFINED_TOKENS.Monster,
    count: 1,
    attachedTo: ref('target'),
  }),
  toTarget('mock', {
    kind: 'createTokens',
    who: you,
    token: PREDEFINED_TOKENS.Cursed,
    count: 1,
    attachedTo: ref('target'),
  }),
  instant(
    'swap',
    '{U}',
    spellAbility(
      { kind: 'exchangeControl', a: ref('mine'), b: ref('theirs'), duration: { kind: 'indefinite' } },
      { ...target({ kind: 'and', of: [isCreature, { kind: 'controlledBy', who: you }] }), name: 'mine' },
      {
        ...target({ kind: 'and', of: [isCreature, { kind: 'not', of: { kind: 'controlledBy', who: you } }] }),
        name: 'theirs',
      },
    ),
  ),
  aura(
    'hex',
    '{B}',
    { kind: 'keyword', keyword: 'enchant', what: { kind: 'not', of: any }, players: everyone },
    {
      kind: 'triggered',
      event: { kind: 'beginningOf', step: Step.Upkeep, whose: { kind: 'enchantedPlayer' } },
      targets: [],
      effect: { kind: 'loseLife', who: { kind: 'enchantedPlayer' }, amount: 1 },
    },
  ),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
];

function cast(t: Table, name: string, at?: string): Table {
  t.put(Zone.Hand, 0, name);
  t.mana(0, 0, 1, 1, 1).ask().act(`cast ${name}`);
  if (at !== undefined && t.asked.kind !== 0) t.choose(at);
  return t.resolveAll();
}

describe('counters', () => {
  it('a shield counter takes the place of destruction and of damage, once', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    cast(t, 'shield');
    cast(t, 'bolt');
    expect(counterCount(t.permanent('bear').counters, 'shield')).toBe(0);
    cast(t, 'shield');
    cast(t, 'burn');
    expect(t.permanent('bear').damage).toBe(0);
    cast(t, 'burn');
    expect(t.battlefield(0)).toEqual([]);
  });

  it('a shield counter does not help against toughness 0', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    cast(t, 'shield');
    cast(t, 'shrink');
    expect(t.battlefield(0)).toEqual([]);
  });

  it('a finality counter exiles what would die', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    cast(t, 'doom');
    cast(t, 'burn');
    expect(t.exile).toEqual(['bear']);
  });
});

describe('Roles', () => {
  it('the newest of a player on a permanent stays', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    cast(t, 'crown');
    expect(t.permanent('bear').characteristics.power).toBe(3);
    cast(t, 'mock');
    expect(t.permanent('bear').characteristics.power).toBe(1);
    expect(t.battlefield(0)).toEqual(['bear', 'Cursed']);
  });
});

describe('exchanges', () => {
  it('of control are made as a whole', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Battlefield, 1, 'ogre');
    cast(t, 'swap');
    expect([t.battlefield(0), t.battlefield(1)]).toEqual([['ogre'], ['bear']]);
  });
});

describe('enchanted players', () => {
  it('are whom the Aura is attached to', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 1, 'forest');
    t.put(Zone.Hand, 0, 'hex');
    t.mana(0, 0, 0, 1).start().act('cast hex').pick(-2).resolveAll();
    t.idleTo(2, Step.Draw);
    expect([t.life(0), t.life(1)]).toEqual([20, 19]);
  });
});
