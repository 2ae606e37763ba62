/** Keywords of casting: web-slinging, impending, undaunted, demonstrate, ripple, increment; recover, provoke and tribute. */
import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, CardType, type PlainKeyword, Step, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { playerValue } from '../../src/state/handle.ts';
import { Table } from '../stack/table.ts';
import { beast, gain, instant, isCreature, ref, sorcery, spellAbility, target } from '../stack/words.ts';

const plain = (keyword: PlainKeyword): Ability => ({ kind: 'keyword', keyword });
const mana = (cost: string) => [{ kind: 'mana', cost }] as const;

const CARDS: CardDefinition[] = [
  beast('bear', '{1}{G}', 2),
  beast('spider', '{4}{G}', 3, { abilities: [{ kind: 'keyword', keyword: 'web-slinging', cost: mana('{G}') }] }),
  beast('overlord', '{5}', 6, {
    abilities: [{ kind: 'keyword', keyword: 'impending', count: 2, cost: mana('{1}') }],
  }),
  beast('scholar', '{U}', 1, { abilities: [plain('increment')] }),
  beast('bully', '{R}', 2, { abilities: [plain('provoke')] }),
  beast('hydra', '{G}', 3, {
    abilities: [
      { kind: 'keyword', keyword: 'tribute', count: 2 },
      {
        kind: 'triggered',
        event: { kind: 'moves', what: { kind: 'isSelf' }, to: Zone.Battlefield },
        condition: { kind: 'not', of: { kind: 'paid', cost: 'tribute' } },
        targets: [],
        effect: gain(5),
      },
    ],
  }),
  sorcery('calm', '{2}{W}', spellAbility(gain(1)), plain('undaunted')),
  sorcery('lesson', '{W}', spellAbility(gain(2)), plain('demonstrate')),
  sorcery('surge', '{W}', spellAbility(gain(3)), { kind: 'keyword', keyword: 'ripple', count: 4 }),
  instant('harvest', '{B}', spellAbility(gain(1)), { kind: 'keyword', keyword: 'recover', cost: mana('{B}') }),
  instant('bolt', '{R}', spellAbility({ kind: 'destroy', what: ref('target') }, target(isCreature))),
];

describe('web-slinging (702.188)', () => {
  it('returns a tapped creature', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'spider');
    t.put(Zone.Battlefield, 0, 'bear');
    t.mana(0, 0, 0, 0, 0, 1).start();
    expect(t.actions).toEqual([]);
    t.permanent('bear').tapped = true;
    t.ask().act('cast spider web-slinging').resolveAll();
    expect(t.hand(0)).toEqual(['bear']);
    expect(t.permanent('spider').characteristics.power).toBe(3);
  });
});

describe('impending (702.176)', () => {
  it('waits as no creature for its counters', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'overlord');
    t.put(Zone.Library, 0, 'bear', 'bear');
    t.put(Zone.Library, 1, 'bear', 'bear');
    t.mana(0, 0, 0, 0, 0, 0, 1).start().act('cast overlord impending').resolveAll();
    expect(t.permanent('overlord').characteristics.types & CardType.Creature).toBe(0);
    expect(t.permanent('overlord').counters).toEqual(['time', 2]);
    t.idleTo(2, Step.Upkeep);
    expect(t.permanent('overlord').counters).toEqual(['time', 1]);
    t.idleTo(4, Step.Upkeep);
    expect(t.permanent('overlord').characteristics.types & CardType.Creature).not.toBe(0);
  });
});

describe('undaunted (702.125)', () => {
  it('costs less for each opponent', () => {
    const t = new Table(CARDS, 3);
    t.put(Zone.Hand, 0, 'calm');
    t.mana(0, 1).start();
    expect(t.actions).toEqual(['cast calm']);
  });
});

describe('demonstrate (702.144)', () => {
  it('copies for both players', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'lesson');
    t.mana(0, 1).start().act('cast lesson').pass(2);
    expect(t.asked.kind).toBe(DecisionKind.YesNo);
    t.pick(1).resolveAll();
    expect([t.life(0), t.life(1)]).toEqual([24, 22]);
  });
});

describe('ripple (702.60)', () => {
  it('casts the revealed cards of its name and puts the others on the bottom', () => {
    const t = new Table(CARDS);
    t.put(Zone.Hand, 0, 'surge');
    t.put(Zone.Library, 0, 'bolt', 'bear', 'surge');
    t.mana(0, 1).start().act('cast surge').pass(2);
    t.pick(1);
    expect(t.offered).toEqual(['surge', '-']);
    t.choose('surge');
    expect(t.stack).toContain('surge');
  });
});

describe('increment (702.191)', () => {
  it('grows by spells for which more mana was spent than its size', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'scholar');
    t.put(Zone.Hand, 0, 'harvest', 'bear');
    t.mana(0, 0, 0, 1, 0, 1, 1).start().act('cast harvest').resolveAll();
    expect(t.permanent('scholar').counters).toEqual([]);
    t.act('cast bear').resolveAll();
    expect(t.permanent('scholar').counters).toEqual(['+1/+1', 1]);
  });
});

describe('recover (702.59)', () => {
  it('returns for its cost when a creature of yours dies, else it is exiled', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'harvest');
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 1, 1).start().act('cast bolt').pass(2);
    while (t.asked.kind === DecisionKind.Priority) t.pass();
    t.pick(1);
    expect(t.hand(0)).toEqual(['harvest']);
  });

  it('is exiled if nothing is paid', () => {
    const t = new Table(CARDS);
    t.put(Zone.Graveyard, 0, 'harvest');
    t.put(Zone.Battlefield, 0, 'bear');
    t.put(Zone.Hand, 0, 'bolt');
    t.mana(0, 0, 0, 0, 1).start().act('cast bolt').resolveAll();
    expect(t.exile).toEqual(['harvest']);
  });
});

describe('tribute (702.104)', () => {
  it('is offered to the opponent', () => {
    for (const [answer, life, power] of [
      [0, 25, 3],
      [1, 20, 5],
    ] as const) {
      const t = new Table(CARDS);
      t.put(Zone.Hand, 0, 'hydra');
      t.mana(0, 0, 0, 0, 0, 1).start().act('cast hydra').pass(2);
      expect(t.asked.player).toBe(1);
      t.pick(answer);
      t.resolveAll();
      expect(t.life(0)).toBe(life);
      expect(t.permanent('hydra').characteristics.power).toBe(power);
    }
  });
});

function passAll(t: Table): void {
  while (t.asked.kind === DecisionKind.Priority) t.pass();
}

function blockNothing(t: Table): void {
  while (t.game.decision?.kind === DecisionKind.Block) t.pick(0);
}

describe('provoke (702.39)', () => {
  it('untaps its target, which must block it', () => {
    const t = new Table(CARDS);
    t.put(Zone.Battlefield, 0, 'bully');
    t.put(Zone.Battlefield, 1, 'bear', 'scholar');
    t.start();
    passAll(t);
    t.pick(playerValue(1));
    t.choose('bear');
    passAll(t);
    t.pick(1);
    passAll(t);
    // The bear has no choice; only the other creature is asked about.
    blockNothing(t);
    expect(t.permanent('bear').blocking).toHaveLength(1);
    expect(t.permanent('scholar').blocking).toHaveLength(0);
  });
});

describe('kicked (702.33d)', () => {
  it('whichever kicker was paid', () => {
    const then = gain(4);
    for (const name of ['kicker', 'multikicker', 'kicker {G}']) {
      const t = new Table([
        sorcery('kick', '{G}', spellAbility({ kind: 'if', condition: { kind: 'paid', cost: 'kicker' }, then }), {
          kind: 'keyword',
          keyword: 'optionalCost',
          name,
          cost: mana('{G}'),
        }),
      ]);
      t.put(Zone.Hand, 0, 'kick');
      t.mana(0, 0, 0, 0, 0, 2).start().act('cast kick').pick(1).resolveAll();
      expect(t.life(0)).toBe(24);
    }
  });
});
