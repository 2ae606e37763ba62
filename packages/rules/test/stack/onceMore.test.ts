/** Abilities that can be activated only once and may be again (602.5b), what was played from elsewhere, ward with two ways to pay (702.21a). */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, type Condition, type TurnCount, Zone } from '../../src/ir/index.ts';
import { Table } from './table.ts';
import { any, beast, gain, instant, isCreature, isSelf, ref, spellAbility, target, you } from './words.ts';

const exhaust: Ability = {
  kind: 'activated',
  cost: [{ kind: 'mana', cost: '{G}' }],
  targets: [],
  effect: gain(1),
  once: true,
  keyword: 'Exhaust',
};

function compared(what: TurnCount, op: '=' | '>=', right: number): Condition {
  return { kind: 'compare', left: { kind: 'turnCount', what, of: you }, op, right };
}

const CARDS: CardDefinition[] = [
  beast('runner', '{G}', 2, { abilities: [exhaust] }),
  beast('star', '{R}', 2, {
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'allowance',
          allowance: { kind: 'activateAgain', what: isCreature, keyword: 'Exhaust', times: 1 },
        },
      },
    ],
  }),
  beast('fueler', '{G}', 2, {
    abilities: [
      {
        kind: 'static',
        condition: compared('exhausts', '=', 0),
        effect: {
          kind: 'allowance',
          allowance: { kind: 'activateAgain', what: any, keyword: 'Exhaust', times: 'any' },
        },
      },
    ],
  }),
  beast('rumbler', '{G}', 5, {
    abilities: [
      {
        kind: 'keyword',
        keyword: 'ward',
        cost: [{ kind: 'discard', filter: any, count: 1 }],
        orElse: [{ kind: 'mana', cost: '{2}' }],
      },
    ],
  }),
  instant('doom', '{B}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
  instant('dig', '{B}', {
    kind: 'static',
    zone: Zone.Graveyard,
    effect: {
      kind: 'allowance',
      allowance: { kind: 'castFromZone', who: you, zone: Zone.Graveyard, what: isSelf, exileAfter: true },
    },
  }),
  beast('spider', '{U}', 1, {
    abilities: [
      {
        kind: 'static',
        condition: compared('playedFromElsewhere', '>=', 1),
        effect: {
          kind: 'change',
          affected: { kind: 'self' },
          changes: [{ kind: 'modifyPowerToughness', power: 4, toughness: 4 }],
        },
      },
    ],
  }),
];

describe('an ability that can be activated once', () => {
  it('can be once more by an effect, and no more', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'runner', 'star');
    t.mana(0, 0, 0, 0, 0, 5).start();
    t.act('activate runner').resolveAll().act('activate runner').resolveAll();
    expect([t.life(0), t.actions]).toEqual([22, []]);
  });

  it('can be as though it never had been, the first time in a turn', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'runner', 'fueler');
    t.mana(0, 0, 0, 0, 0, 5).start();
    t.act('activate runner').resolveAll();
    expect(t.actions).toEqual([]);
    t.game.player(0).tally.exhausts = 0;
    t.game.stale = true;
    t.ask();
    expect(t.actions).toEqual(['activate runner']);
  });
});

describe('ward with two ways to pay', () => {
  it('is paid with either', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'rumbler');
    t.put(Zone.Hand, 0, 'doom');
    t.mana(0, 0, 0, 3).start().act('cast doom');
    if (t.asked.kind !== 0) t.choose('rumbler');
    t.pass(2);
    // There is nothing to discard.
    t.pick(1).resolveAll();
    expect([t.graveyard(1), t.game.player(0).pool[2]]).toEqual([['rumbler'], 0]);
  });

  it('counters what is not paid for', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 1, 'rumbler');
    t.put(Zone.Hand, 0, 'doom');
    t.mana(0, 0, 0, 1).start().act('cast doom');
    if (t.asked.kind !== 0) t.choose('rumbler');
    t.resolveAll();
    expect([t.graveyard(0), t.graveyard(1)]).toEqual([['doom'], []]);
  });
});

describe('what was played from elsewhere', () => {
  it('are spells cast from a graveyard, not those from hand', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'spider');
    t.put(Zone.Hand, 0, 'dig');
    t.mana(0, 0, 0, 2).start().act('cast dig').resolveAll();
    expect(t.permanent('spider').characteristics.power).toBe(1);
    t.act('cast dig').resolveAll();
    expect(t.permanent('spider').characteristics.power).toBe(5);
  });
});
