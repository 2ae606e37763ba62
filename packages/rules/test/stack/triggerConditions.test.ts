/** What narrows trigger conditions: a state as the event happens, the first time each turn; copies, mana expended, cards leaving graveyards. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, type EventPattern, Zone } from '../../src/ir/index.ts';
import { Table } from './table.ts';
import { any, beast, gain, instant, isSelf, itself, ref, sorcery, spellAbility, target, you } from './words.ts';

function whenever(event: EventPattern, given: Partial<Extract<Ability, { kind: 'triggered' }>> = {}): Ability {
  return { kind: 'triggered', event, targets: [], effect: gain(10), ...given };
}

const isInstant = { kind: 'type', types: 16 } as const;

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('owl', '{U}', 1, {
    abilities: [
      whenever({
        kind: 'while',
        event: { kind: 'castsSpell', who: you, what: any },
        condition: {
          kind: 'exists',
          what: { kind: 'all', zone: Zone.Battlefield, filter: { kind: 'named', name: 'bear' } },
        },
      }),
    ],
  }),
  beast('mouse', '{W}', 1, {
    abilities: [whenever({ kind: 'firstTime', event: { kind: 'becomesTarget', what: isSelf, by: you } })],
  }),
  beast('nun', '{W}', 1, { abilities: [whenever({ kind: 'firstTime', event: { kind: 'gainsLife', who: you } })] }),
  beast('mage', '{R}', 1, {
    abilities: [
      whenever({
        kind: 'anyOf',
        of: [
          { kind: 'castsSpell', who: you, what: isInstant },
          { kind: 'performs', action: 'copy', who: you, what: isInstant },
        ],
      }),
    ],
  }),
  beast('raccoon', '{G}', 1, { abilities: [whenever({ kind: 'performs', action: 'expend 4', who: you })] }),
  beast('second', '{R}', 1, {
    abilities: [whenever({ kind: 'castsSpell', who: you, what: isInstant, nth: 2 })],
  }),
  beast('ghoul', '{B}', 1, {
    abilities: [
      whenever(
        { kind: 'moves', what: { kind: 'ownedBy', who: you }, from: Zone.Graveyard },
        { oneOrMore: true, effect: { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('thatObject') } } },
      ),
    ],
  }),
  beast('hostage', '{B}', 1, {
    abilities: [whenever({ kind: 'moves', what: isSelf, from: Zone.Battlefield, cause: 'sacrifice' })],
  }),
  sorcery('offer', '{B}', spellAbility({ kind: 'sacrifice', who: you, filter: any, count: 1 })),
  sorcery('burn', '{B}', spellAbility({ kind: 'destroy', what: ref('target') }, target(any))),
  sorcery(
    'burial',
    '{B}',
    spellAbility({ kind: 'exile', what: { kind: 'all', zone: Zone.Graveyard, filter: any, of: you } }),
  ),
  instant('pat', '{W}', spellAbility({ kind: 'let', as: 'patted', objects: ref('target') }, target(any))),
  instant('sip', '{W}', spellAbility(gain(1))),
  instant('big', '{5}', spellAbility(gain(1))),
  instant('fork', '{R}', spellAbility({ kind: 'copySpell', what: itself, who: you, count: 1, newTargets: false })),
];

describe('a condition as the event happens', () => {
  it('keeps the ability from triggering where it does not hold', () => {
    const t = new Table(CARDS);
    const [bear] = t.put(Zone.Battlefield, 0, 'bear', 'owl');
    t.put(Zone.Hand, 0, 'sip', 'burn', 'sip');
    t.mana(0, 2, 0, 1).start().act('cast sip').resolveAll();
    expect(t.life(0)).toBe(31);
    t.act('cast burn')
      .pick(bear ?? 0)
      .resolveAll();
    expect(t.life(0)).toBe(41);
    t.act('cast sip').resolveAll();
    expect(t.life(0)).toBe(42);
  });
});

describe('the first time each turn', () => {
  it('is told of once for an object', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'mouse', 'bear');
    t.put(Zone.Hand, 0, 'pat', 'pat', 'pat');
    t.mana(0, 3).start().act('cast pat').choose('bear').resolveAll();
    t.act('cast pat').choose('mouse').resolveAll();
    expect(t.life(0)).toBe(30);
    t.act('cast pat').choose('mouse').resolveAll();
    expect(t.life(0)).toBe(30);
  });

  it('of a gain of life is over if life was gained before the permanent came', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'sip', 'sip');
    t.mana(0, 2).start().act('cast sip').resolveAll();
    t.put(Zone.Battlefield, 0, 'nun');
    t.ask().act('cast sip').resolveAll();
    expect(t.life(0)).toBe(22);
  });
});

describe('spells', () => {
  it('are copied as well as cast', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'mage');
    t.put(Zone.Hand, 0, 'fork');
    t.mana(0, 0, 0, 0, 1).start().act('cast fork').pass(2);
    expect(t.life(0)).toBe(30);
    t.pass(2);
    expect(t.stack).toEqual(['fork', 'ability of mage']);
  });

  it('are counted among those of their kind', () => {
    const t = new Table(CARDS);
    const [bear] = t.put(Zone.Battlefield, 0, 'bear', 'second');
    t.put(Zone.Hand, 0, 'burn', 'sip', 'sip');
    t.mana(0, 2, 0, 1)
      .start()
      .act('cast burn')
      .pick(bear ?? 0)
      .resolveAll();
    t.act('cast sip').resolveAll();
    expect(t.life(0)).toBe(21);
    t.act('cast sip').resolveAll();
    expect(t.life(0)).toBe(32);
  });

  it('expend the mana spent to cast them (700.14)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'raccoon');
    t.put(Zone.Hand, 0, 'sip', 'big', 'big');
    t.mana(0, 11).start().act('cast sip').resolveAll();
    expect(t.life(0)).toBe(21);
    t.act('cast big').resolveAll();
    expect(t.life(0)).toBe(32);
    t.act('cast big').resolveAll();
    expect(t.life(0)).toBe(33);
  });
});

describe('zone changes', () => {
  it('out of a graveyard are told of once for all that go together', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'ghoul');
    t.put(Zone.Graveyard, 0, 'bear', 'sip', 'pat');
    t.put(Zone.Graveyard, 1, 'bear');
    t.put(Zone.Hand, 0, 'burial');
    t.mana(0, 0, 0, 1).start().act('cast burial').pass(2);
    expect(t.stack).toEqual(['ability of ghoul']);
    t.resolveAll();
    expect(t.life(0)).toBe(23);
  });

  it('by sacrifice of the source itself are seen by looking back', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'hostage');
    t.put(Zone.Hand, 0, 'offer');
    t.mana(0, 0, 0, 1).start().act('cast offer').resolveAll();
    expect(t.life(0)).toBe(30);
  });
});
