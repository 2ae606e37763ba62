/** What triggers once for several things at the same time (603.2c), crimes (700.14), gifts (702.174), damage remembered by its source. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, Color, type Effect, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from './table.ts';
import { beast, everyone, gain, instant, isCreature, ref, sorcery, spellAbility, target, you } from './words.ts';

const mine = { kind: 'and', of: [isCreature, { kind: 'controlledBy', who: you }] } as const;

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  beast('captain', '{W}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'dealsDamage', source: mine, to: null, players: everyone, combat: true },
        targets: [],
        effect: { kind: 'gainLife', who: you, amount: { kind: 'bound', name: 'thatAmount' } },
        oneOrMore: true,
      },
    ],
  }),
  beast('mourner', '{B}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'moves', what: isCreature, from: Zone.Battlefield, to: Zone.Graveyard },
        targets: [],
        effect: { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('thatObject') } },
        oneOrMore: true,
      },
    ],
  }),
  sorcery(
    'wrath',
    '{W}',
    spellAbility({
      kind: 'destroy',
      what: {
        kind: 'all',
        zone: Zone.Battlefield,
        filter: { kind: 'and', of: [isCreature, { kind: 'power', op: '>=', value: 2 }] },
      },
    }),
  ),
  beast('outlaw', '{B}', 1, {
    abilities: [
      {
        kind: 'triggered',
        event: { kind: 'performs', action: 'commit a crime', who: you },
        targets: [],
        effect: gain(5),
      },
    ],
  }),
  instant('ping', '{R}', spellAbility({ kind: 'loseLife', who: ref('target'), amount: 1 }, target(null, everyone))),
  instant(
    'present',
    '{W}',
    spellAbility({
      kind: 'gainLife',
      who: you,
      amount: { kind: 'timesPaid', cost: 'gift' },
    }),
    {
      kind: 'keyword',
      keyword: 'gift',
      label: 'a card',
      effect: { kind: 'draw', who: ref('gifted'), count: 1 },
    },
  ),
  beast('guest', '{W}', 2, {
    abilities: [
      {
        kind: 'keyword',
        keyword: 'gift',
        label: 'a tapped Fish',
        effect: {
          kind: 'createTokens',
          who: ref('gifted'),
          token: { colors: Color.Blue, types: CardType.Creature, subtypes: ['Fish'], power: 1, toughness: 1 },
          count: 1,
          tapped: true,
        },
      },
    ],
  }),
  beast('vampire', '{B}', 3, {
    abilities: [
      {
        kind: 'triggered',
        event: {
          kind: 'moves',
          what: { kind: 'and', of: [isCreature, { kind: 'damagedThisTurnBy', what: { kind: 'self' } }] },
          from: Zone.Battlefield,
          to: Zone.Graveyard,
        },
        targets: [],
        effect: gain(3),
      },
      fightAtOnce(),
    ],
  }),
  card('warden', CardType.Enchantment, { abilities: [warden()] }),
  instant('sting', '{R}', spellAbility({ kind: 'damage', amount: 1, to: ref('target') }, target(isCreature))),
  sorcery('blessing', '{R}', spellAbility(blessing())),
  beast('guard', '{W}', 1),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
];

function warden(): Ability {
  return {
    kind: 'replacement',
    replacement: {
      kind: 'moves',
      what: { kind: 'and', of: [isCreature, { kind: 'damagedThisTurnByPlayers', who: you }] },
      from: Zone.Battlefield,
      to: Zone.Graveyard,
      outcome: { kind: 'goTo', zone: Zone.Exile },
    },
  };
}

function blessing(): Effect {
  return {
    kind: 'delayed',
    event: { kind: 'castsSpell', who: you, what: isCreature },
    effect: {
      kind: 'applyReplacement',
      replacement: {
        kind: 'enters',
        what: { kind: 'among', what: ref('thatObject') },
        as: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
      },
      duration: { kind: 'endOfTurn' },
      uses: 1,
    },
    once: true,
    duration: { kind: 'endOfTurn' },
  };
}

function fightAtOnce(): Ability {
  return {
    kind: 'activated',
    cost: [],
    targets: [target(isCreature)],
    effect: { kind: 'damage', amount: 2, to: ref('target') },
    oncePerTurn: true,
  };
}

describe('one or more', () => {
  it('deal combat damage: once for each player', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'captain', 'bear', 'ogre');
    t.start().passTo(1, Step.DeclareAttackers);
    while (t.asked.kind !== 0) t.pick(playerValue(1));
    t.passTo(1, Step.CombatDamage);
    expect(t.stack).toEqual(['ability of captain']);
    t.resolveAll();
    expect(t.life(0)).toBe(27);
  });

  it('die: one ability that knows all of them; later ones trigger it again', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'mourner', 'bear');
    t.put(Zone.Battlefield, 1, 'ogre', 'bear');
    t.put(Zone.Hand, 0, 'wrath', 'bolt');
    t.mana(0, 1, 0, 0, 1).start().act('cast wrath').pass(2);
    expect(t.stack).toEqual(['ability of mourner']);
    t.resolveAll();
    expect(t.life(0)).toBe(23);
  });
});

describe('crimes', () => {
  it('are targeting an opponent, not oneself', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'outlaw');
    t.put(Zone.Hand, 0, 'ping', 'ping');
    t.mana(0, 0, 0, 0, 2).start().act('cast ping').pick(playerValue(1)).resolveAll();
    expect(t.life(0)).toBe(25);
    t.act('cast ping').pick(playerValue(0)).resolveAll();
    expect(t.life(0)).toBe(24);
  });
});

describe('gifts', () => {
  it('are given before anything else an instant does, if they were promised', () => {
    const t = new Table(CARDS);
    t.put(Zone.Library, 1, 'forest');
    t.put(Zone.Hand, 0, 'present');
    t.mana(0, 1).start().act('cast present').pick(1).resolveAll();
    expect([t.hand(1), t.life(0)]).toEqual([['forest'], 21]);
  });

  it('of a permanent come as it enters', () => {
    const t = new Table(CARDS, 3);
    t.put(Zone.Hand, 0, 'guest', 'guest');
    t.mana(0, 2).start().act('cast guest').pick(1).pass(6).pick(playerValue(2)).resolveAll();
    expect(t.battlefield(2)).toEqual(['Fish Token']);
    t.act('cast guest').pick(0).resolveAll();
    expect(t.battlefield(2)).toEqual(['Fish Token']);
  });
});

describe('damage by a source', () => {
  it('is remembered until the turn ends, even when the creature dies of something else', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'vampire');
    t.put(Zone.Battlefield, 1, 'ogre');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).start().act('activate vampire').choose('ogre').resolveAll();
    t.act('cast bolt').choose('ogre').resolveAll();
    expect(t.life(0)).toBe(23);
  });

  it('is remembered with who controlled the source then, which may be gone', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'warden', 'bear');
    t.put(Zone.Battlefield, 1, 'ogre', 'bear');
    t.put(Zone.Hand, 0, 'sting', 'bolt', 'bolt');
    t.mana(0, 0, 0, 0, 3).start().act('cast sting').choose('ogre').resolveAll();
    t.act('cast bolt').choose('ogre').resolveAll();
    expect(t.game.exile.map((slot) => t.name(t.game.handle(slot)))).toEqual(['ogre']);
    t.act('cast bolt').choose('bear').resolveAll();
    expect(t.game.exile).toHaveLength(1);
  });
});

describe('what was cast', () => {
  it('enters with more counters, one spell alone', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'blessing', 'guard', 'guard');
    t.mana(0, 2, 0, 0, 1).start().act('cast blessing').resolveAll();
    t.act('cast guard').resolveAll().act('cast guard').resolveAll();
    const counters = t.game.battlefield.map((slot) => t.game.objects[slot]?.counters);
    expect(counters).toEqual([['+1/+1', 1], []]);
    expect(t.game.replacements).toEqual([]);
  });
});
