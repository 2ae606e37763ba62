/** Keywords that lend, combine and grow: backup, devour, sunburst, ravenous, reconfigure, awaken, teamwork, power-up, prototype, the Ring. */
import { describe, expect, it } from 'vitest';
import { type CardDefinition, CardType, Keyword, Step, Supertype, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, isCreature, ref, sorcery, spellAbility, target, twoFaced, you } from '../stack/words.ts';

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  beast('mouse', '{W}', 1),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  beast('lender', '{2}', 1, {
    keywords: Keyword.Flying,
    abilities: [{ kind: 'keyword', keyword: 'backup', count: 1, keywords: Keyword.Flying, abilities: [] }],
  }),
  beast('glutton', '{2}', 1, { abilities: [{ kind: 'keyword', keyword: 'devour', count: 2 }] }),
  beast('prism', '{4}', 1, { abilities: [{ kind: 'keyword', keyword: 'sunburst' }] }),
  beast('swarm', '{X}{G}', 1, { abilities: [{ kind: 'keyword', keyword: 'ravenous' }] }),
  card('blade', CardType.Artifact | CardType.Creature, {
    manaCost: '{1}',
    subtypes: ['Equipment'],
    power: 1,
    toughness: 1,
    abilities: [
      { kind: 'keyword', keyword: 'reconfigure', cost: [{ kind: 'mana', cost: '{1}' }] },
      {
        kind: 'static',
        effect: {
          kind: 'change',
          affected: { kind: 'attachedTo' },
          changes: [{ kind: 'modifyPowerToughness', power: 2, toughness: 0 }],
        },
      },
    ],
  }),
  sorcery('prayer', '{W}', spellAbility(gain(2)), {
    kind: 'keyword',
    keyword: 'awaken',
    count: 3,
    cost: [{ kind: 'mana', cost: '{2}{W}' }],
  }),
  sorcery(
    'effort',
    '{W}',
    spellAbility({
      kind: 'gainLife',
      who: you,
      amount: { kind: 'times', of: { kind: 'timesPaid', cost: 'teamwork' }, by: 4 },
    }),
    { kind: 'keyword', keyword: 'teamwork', count: 3 },
  ),
  beast('engine', '{1}{R}', 1, {
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'mana', cost: '{3}{R}' }],
        targets: [],
        effect: { kind: 'putCounters', what: { kind: 'self' }, counter: '+1/+1', count: 1 },
        keyword: 'Power-up',
        once: true,
        cheaperIfNew: true,
      },
    ],
  }),
  twoFaced('prototype', beast('golem', '{7}', 7), beast('small golem', '{1}{R}', 2)),
  sorcery('tempt', '{W}', spellAbility({ kind: 'playerAction', action: 'ring tempts', who: you })),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
];

function size(t: Table, name: string): string {
  const { power, toughness } = t.permanent(name).characteristics;
  return `${power}/${toughness}`;
}

describe('backup (702.165)', () => {
  it('lends its abilities until end of turn with the counter', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'lender');
    t.mana(0, 0, 0, 0, 0, 0, 2).start().act('cast lender').pass(2).choose('bear').resolveAll();
    expect([size(t, 'bear'), t.permanent('bear').characteristics.keywords]).toEqual(['3/3', Keyword.Flying]);
  });
});

describe('devour (702.82)', () => {
  it('eats any number as it enters, and remembers how many', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'ogre', 'mouse');
    t.put(Zone.Hand, 0, 'glutton');
    t.mana(0, 0, 0, 0, 0, 0, 2).start().act('cast glutton').pass(2).choose('bear', 'mouse');
    expect(size(t, 'glutton')).toBe('5/5');
    expect(t.permanent('glutton').paidCosts).toEqual(['devoured', 'devoured']);
    expect(t.battlefield(0)).toEqual(['ogre', 'glutton']);
  });
});

describe('counters by how it was cast', () => {
  it('sunburst counts colours spent (702.44)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'prism');
    t.mana(0, 1, 1, 1, 0, 0, 1).start().act('cast prism').resolveAll();
    expect(size(t, 'prism')).toBe('4/4');
  });

  it('ravenous draws from five on (702.156)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 0, 'forest', 'forest');
    t.put(Zone.Hand, 0, 'swarm', 'swarm');
    t.mana(0, 0, 0, 0, 0, 2, 9).start().act('cast swarm').pick(5).resolveAll();
    expect([size(t, 'swarm'), t.hand(0)]).toEqual(['6/6', ['swarm', 'forest']]);
    t.act('cast swarm').pick(4).resolveAll();
    expect(t.hand(0)).toEqual(['forest']);
  });
});

describe('reconfigure (702.151)', () => {
  it('makes it an Equipment that is no creature while attached', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear', 'blade');
    t.mana(0, 0, 0, 0, 0, 0, 2).start().act('activate blade').resolveAll();
    expect([size(t, 'bear'), t.permanent('blade').characteristics.types]).toEqual(['4/2', CardType.Artifact]);
    expect(t.actions).toEqual(['activate blade', 'activate blade']);
    t.pick(t.asked.options[2] as number).resolveAll();
    expect(t.permanent('bear').characteristics.power).toBe(2);
    expect(t.permanent('blade').characteristics.types).toBe(CardType.Artifact | CardType.Creature);
  });
});

describe('costs that tap creatures or change the spell', () => {
  it('awaken targets a land only if it was paid (702.113)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'forest');
    t.put(Zone.Hand, 0, 'prayer', 'prayer');
    t.mana(0, 2, 0, 0, 0, 0, 2).start();
    expect(t.actions).toEqual(['cast prayer', 'cast prayer awaken']);
    t.act('cast prayer awaken').resolveAll();
    expect([size(t, 'forest'), t.life(0)]).toEqual(['3/3', 22]);
    t.act('cast prayer').resolveAll();
    expect(t.life(0)).toBe(24);
  });

  it('teamwork is offered with enough power (702.194)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'ogre');
    t.put(Zone.Hand, 0, 'effort');
    t.mana(0, 1).start().act('cast effort').pick(1).resolveAll();
    expect([t.life(0), t.permanent('ogre').tapped]).toEqual([24, true]);
  });

  it('power-up is cheaper in the turn it entered, and only once (702.193)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'engine');
    t.mana(0, 0, 0, 0, 1, 0, 3).start().act('cast engine').resolveAll();
    expect(t.actions).toEqual(['activate engine']);
    t.act('activate engine').resolveAll();
    expect(size(t, 'engine')).toBe('2/2');
    t.mana(0, 0, 0, 0, 4, 0, 4).ask();
    expect(t.actions).toEqual([]);
    const old = new Table(CARDS);
    old.put(Zone.Battlefield, 0, 'engine');
    old.mana(0, 0, 0, 0, 1, 0, 2).start();
    expect(old.actions).toEqual([]);
  });

  it('a prototype is small on the battlefield, and the full card elsewhere (718)', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'golem // small golem', 'bolt');
    t.mana(0, 0, 0, 0, 2, 0, 1).start();
    expect(t.actions).toContain('cast small golem prototype');
    t.act('cast small golem prototype').resolveAll();
    expect(size(t, 'small golem')).toBe('2/2');
    expect(t.permanent('small golem').characteristics.manaValue).toBe(2);
    t.act('cast bolt').resolveAll();
    const [card] = t.game.player(0).graveyard;
    expect(t.game.card(card as number).characteristics.manaValue).toBe(7);
  });
});

describe('the Ring (701.54)', () => {
  it('makes the bearer legendary, and more with each temptation', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'mouse', 'ogre');
    t.put(Zone.Battlefield, 1, 'bear');
    t.put(Zone.Library, 0, 'forest', 'forest');
    t.put(Zone.Hand, 0, 'tempt', 'tempt', 'tempt', 'tempt');
    t.mana(0, 4).start();
    for (let i = 0; i < 4; i++) t.act('cast tempt').pass(2).choose('mouse');
    expect(t.permanent('mouse').designations).toEqual(['Ring-bearer']);
    expect(t.permanent('mouse').characteristics.supertypes).toBe(Supertype.Legendary);
    expect(t.permanent('ogre').designations).toEqual([]);
    t.passTo(1, Step.DeclareAttackers);
    t.pick(playerValue(1), 0);
    expect(t.stack).toEqual(['ability of The Ring']);
    t.resolveAll();
    // A bear has greater power than a mouse: it cannot block the bearer.
    t.passTo(1, Step.PostcombatMain);
    expect(t.life(1)).toBe(16);
    expect(t.graveyard(0).filter((name) => name === 'forest')).toHaveLength(1);
  });
});
