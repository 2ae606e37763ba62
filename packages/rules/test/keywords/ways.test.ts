/** More ways to cast and pay: sneak (702.190), mayhem (702.187), more than meets the eye (702.162), collected evidence (701.59), exerting (701.43). */
import { describe, expect, it } from 'vitest';
import {
  type CardDefinition,
  CardType,
  type Cost,
  type CostKeyword,
  type KeywordAbility,
  Step,
  Zone,
} from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card } from '../effects/board.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, isSelf, sorcery, spellAbility, twoFaced, you } from '../stack/words.ts';

function costed(keyword: CostKeyword, cost: string): KeywordAbility {
  return { kind: 'keyword', keyword, cost: [{ kind: 'mana', cost }] };
}

const evidence: Cost = [{ kind: 'collectEvidence', value: 4 }];

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('ogre', '{2}{R}', 4),
  beast('mouse', '{W}', 1),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  beast('turtle', '{4}', 3, { abilities: [costed('sneak', '{U}')] }),
  beast('villain', '{4}', 3, { abilities: [costed('mayhem', '{R}')] }),
  instant('toss', '{R}', spellAbility({ kind: 'discard', who: you, count: 1 })),
  twoFaced(
    'transforming',
    card('truck', CardType.Artifact | CardType.Creature, {
      manaCost: '{6}',
      power: 6,
      toughness: 6,
      abilities: [costed('more than meets the eye', '{2}')],
    }),
    card('robot', CardType.Artifact, { subtypes: ['Vehicle'], power: 4, toughness: 4 }),
  ),
  sorcery('case', '{W}', spellAbility(gain(3)), { kind: 'keyword', keyword: 'additionalCost', cost: evidence }),
  beast('zealot', '{R}', 2, {
    abilities: [
      { kind: 'keyword', keyword: 'exert', oncePerTurn: true },
      {
        kind: 'triggered',
        event: { kind: 'performs', action: 'exert', what: isSelf },
        targets: [],
        effect: {
          kind: 'sequence',
          of: [
            { kind: 'untap', what: { kind: 'self' } },
            { kind: 'extraCombat', main: false },
          ],
        },
      },
    ],
  }),
  beast('glory', '{W}', 2, {
    abilities: [
      { kind: 'keyword', keyword: 'exert' },
      {
        kind: 'triggered',
        event: { kind: 'performs', action: 'exert', what: isSelf },
        targets: [],
        effect: gain(4),
      },
    ],
  }),
];

const OPPONENT = playerValue(1);

describe('sneak', () => {
  it('at the declare blockers step, for an unblocked attacker: the spell becomes an attacker of the same', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'turtle');
    t.start().passTo(1, Step.DeclareAttackers);
    t.pick(OPPONENT).mana(0, 0, 1).ask();
    expect(t.actions).toEqual([]);
    t.passTo(1, Step.DeclareBlockers).mana(0, 0, 1).ask().act('cast turtle sneak').resolveAll();
    const turtle = t.permanent('turtle');
    expect([turtle.tapped, turtle.attacking, t.hand(0)]).toEqual([true, OPPONENT, ['bear']]);
    t.passTo(1, Step.PostcombatMain);
    expect(t.life(1)).toBe(17);
  });
});

describe('mayhem', () => {
  it('only in the turn it was discarded', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'villain');
    t.put(Zone.Hand, 0, 'toss', 'villain');
    t.mana(0, 0, 0, 0, 3).start();
    expect(t.actions).toEqual(['cast toss']);
    t.act('cast toss').resolveAll();
    expect(t.actions).toEqual(['cast villain mayhem']);
    t.act('cast villain mayhem').resolveAll();
    expect(t.battlefield(0)).toEqual(['villain']);
  });
});

describe('more than meets the eye', () => {
  it('casts the card converted', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'truck // robot');
    t.mana(0, 0, 0, 0, 0, 0, 2).start();
    expect(t.actions).toEqual(['cast robot more than meets the eye']);
    t.act('cast robot more than meets the eye').resolveAll();
    expect(t.battlefield(0)).toEqual(['robot']);
  });
});

describe('collected evidence', () => {
  it('is any cards with enough mana value in all', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'mouse', 'ogre', 'forest');
    t.put(Zone.Hand, 0, 'case');
    t.mana(0, 1).start().act('cast case');
    // A mouse and an ogre are just enough; the forest may come along.
    expect(t.offered).toEqual(['forest', '-']);
    t.pick(0).resolveAll();
    expect([t.exile, t.graveyard(0)]).toEqual([
      ['mouse', 'ogre'],
      ['forest', 'case'],
    ]);
    const poor = new Table(CARDS);
    poor.put(Zone.Graveyard, 0, 'ogre', 'forest');
    poor.put(Zone.Hand, 0, 'case');
    expect(poor.mana(0, 1).start().actions).toEqual([]);
  });
});

describe('exerting', () => {
  it('is asked as it attacks, and keeps it tapped', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'glory');
    for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest');
    t.start().passTo(1, Step.DeclareAttackers);
    t.pick(OPPONENT);
    expect(t.asked.texts).toEqual(['exert']);
    t.pick(1).resolveAll();
    expect(t.life(0)).toBe(24);
    t.idleTo(3, Step.Upkeep);
    expect(t.permanent('glory').tapped).toBe(true);
  });

  it('may be declined', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'glory');
    for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest');
    t.start().passTo(1, Step.DeclareAttackers);
    t.pick(OPPONENT, 0).resolveAll();
    expect(t.life(0)).toBe(20);
    t.idleTo(3, Step.Upkeep);
    expect(t.permanent('glory').tapped).toBe(false);
  });

  it('may be once a turn: in the next combat it is not asked again', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'zealot');
    for (const player of [0, 1]) t.put(Zone.Library, player, 'forest', 'forest', 'forest');
    t.start().passTo(1, Step.DeclareAttackers);
    t.pick(OPPONENT, 1).resolveAll();
    t.passTo(1, Step.CombatDamage).passTo(1, Step.DeclareAttackers);
    t.pick(OPPONENT).passTo(1, Step.PostcombatMain);
    expect(t.life(1)).toBe(16);
  });
});
