import { describe, expect, it } from 'vitest';
import { skipsStep } from '../../src/effects/replace.ts';
import { type DamageEvent, moveEvent } from '../../src/engine/events.ts';
import { CardType, type Effect, Keyword, type Quantity, type Replacement, Step, Zone } from '../../src/ir/index.ts';
import { playerValue } from '../../src/state/handle.ts';
import { counterCount } from '../../src/state/permanent.ts';
import { anything, everyone, isCreature, opponents, PLAIN, ref, sequence, you } from '../actions/words.ts';
import { card, creature, enchantment } from './board.ts';
import { position, type Replacing, replacement } from './replacing.ts';

function damage(
  outcome: Extract<Replacement, { kind: 'damage' }>['outcome'],
  given: Partial<Extract<Replacement, { kind: 'damage' }>> = {},
): Replacement {
  return { kind: 'damage', source: anything, to: anything, players: everyone, ...given, outcome };
}

/** "The next `amount` damage to you this turn is prevented." */
function shield(amount: Quantity): Effect {
  return {
    kind: 'applyReplacement',
    replacement: damage({ kind: 'prevent', amount }, { to: null, players: you }),
    duration: { kind: 'endOfTurn' },
  };
}

const CARDS = [
  ...PLAIN,
  enchantment('double', replacement(damage({ kind: 'times', factor: 2 }))),
  enchantment('plus one', replacement(damage({ kind: 'plus', amount: 1 }, { to: null, players: opponents }))),
  enchantment('prevent one', replacement(damage({ kind: 'prevent', amount: 1 }, { to: null, players: you }))),
  enchantment('no combat damage', replacement(damage({ kind: 'prevent', amount: 'all' }, { combat: true }))),
  enchantment('no prevention', {
    kind: 'static',
    effect: { kind: 'restriction', restriction: { kind: 'cantPreventDamage' } },
  }),
  creature('warded', 2, 2, {
    abilities: [{ kind: 'keyword', keyword: 'protection', from: isCreature, label: 'creatures' }],
  }),
  enchantment('double life', replacement({ kind: 'gainLife', who: you, times: 2 })),
  enchantment('one more life', replacement({ kind: 'gainLife', who: you, plus: 1 })),
  enchantment(
    'draw instead of life',
    replacement({
      kind: 'gainLife',
      who: you,
      insteadDo: { kind: 'draw', who: you, count: { kind: 'bound', name: 'thatAmount' } },
    }),
  ),
  enchantment(
    'double counters',
    replacement({ kind: 'putCounters', what: { kind: 'controlledBy', who: you }, times: 2 }),
  ),
  enchantment(
    'one more',
    replacement({ kind: 'putCounters', what: { kind: 'controlledBy', who: you }, counter: '+1/+1', plus: 1 }),
  ),
  enchantment(
    'double counters of effects',
    replacement({ kind: 'putCounters', what: { kind: 'controlledBy', who: you }, byEffect: true, times: 2 }),
  ),
  creature('linked', 2, 2, { keywords: Keyword.Lifelink }),
  creature('sturdy', 1, 5),
  creature('withering', 2, 2, { keywords: Keyword.Wither }),
  creature('unmarked', 2, 2, {
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'restriction', restriction: { kind: 'cantHaveCounters', what: { kind: 'isSelf' } } },
      },
    ],
  }),
  enchantment('no upkeep', replacement({ kind: 'skipStep', who: you, step: Step.Upkeep })),
];

function hit(source: number, target: number, amount: number, given: Partial<DamageEvent> = {}): DamageEvent {
  return { kind: 'damage', source, target, amount, combat: false, preventable: true, ...given };
}

function lifeOf(lab: Replacing): number[] {
  return lab.game.players.map((player) => player.life);
}

describe('damage (614.1a, 615)', () => {
  it('is doubled and prevented in the order the damaged player chooses', () => {
    for (const [first, life] of [
      ['double', 15],
      ['prevent one', 16],
    ] as const) {
      const lab = position(CARDS);
      const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
      lab.put(Zone.Battlefield, 0, 'double', 'prevent one');
      lab.propose(hit(bear!, playerValue(0), 3));
      expect(lab.asked.player).toBe(0);
      lab.pickSource(first);
      expect(lifeOf(lab)).toEqual([life, 20]);
    }
  });

  it('asks nothing where every order comes to the same', () => {
    const lab = position(CARDS);
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.put(Zone.Battlefield, 0, 'double', 'double', 'double');
    lab.propose(hit(bear!, playerValue(1), 1));
    expect(lab.question).toBe(null);
    expect(lifeOf(lab)).toEqual([20, 12]);
  });

  it('is changed only for whom the effect says', () => {
    const lab = position(CARDS);
    const [bear, wolf] = lab.put(Zone.Battlefield, 1, 'bear', 'ox');
    lab.put(Zone.Battlefield, 0, 'plus one');
    lab.propose(hit(bear!, playerValue(0), 2), hit(bear!, playerValue(1), 2), hit(bear!, wolf!, 2));
    expect(lifeOf(lab)).toEqual([18, 17]);
    expect(lab.permanent('ox').damage).toBe(2);
  });

  it('prevents combat damage only where that is what it says', () => {
    const lab = position(CARDS);
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.put(Zone.Battlefield, 0, 'no combat damage');
    lab.propose(hit(bear!, playerValue(0), 2, { combat: true }), hit(bear!, playerValue(0), 3));
    expect(lifeOf(lab)).toEqual([17, 20]);
  });

  it('counts a shield down by what it prevents, over several events (615.7)', () => {
    const lab = position(CARDS, 2, shield(5));
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.run();
    lab.propose(hit(bear!, playerValue(0), 2), hit(bear!, playerValue(1), 2));
    expect(lifeOf(lab)).toEqual([20, 18]);
    lab.propose(hit(bear!, playerValue(0), 2), hit(bear!, playerValue(0), 3));
    expect(lifeOf(lab)).toEqual([18, 18]);
    expect(lab.game.replacements).toEqual([]);
    lab.propose(hit(bear!, playerValue(0), 1));
    expect(lifeOf(lab)).toEqual([17, 18]);
  });

  it('measures a shield of X by the X of the spell that made it', () => {
    const lab = position(CARDS, 2, shield({ kind: 'x' }));
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.run({ x: 3 }).propose(hit(bear!, playerValue(0), 5));
    expect(lifeOf(lab)).toEqual([18, 20]);
  });

  it('uses up "the next time" once', () => {
    const next: Effect = {
      kind: 'applyReplacement',
      replacement: damage({ kind: 'prevent', amount: 'all' }, { to: null, players: you }),
      duration: { kind: 'endOfTurn' },
      uses: 1,
    };
    const lab = position(CARDS, 2, next);
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.run().propose(hit(bear!, playerValue(0), 7), hit(bear!, playerValue(0), 1));
    expect(lifeOf(lab)).toEqual([19, 20]);
  });

  it('does not prevent what can’t be prevented, and keeps its shields (615.12)', () => {
    const lab = position(CARDS, 2, shield(4));
    const [bear] = lab.put(Zone.Battlefield, 1, 'bear');
    lab.run().propose(hit(bear!, playerValue(0), 2, { preventable: false }));
    expect(lifeOf(lab)).toEqual([18, 20]);
    lab.put(Zone.Battlefield, 1, 'no prevention');
    lab.propose(hit(bear!, playerValue(0), 2));
    expect(lifeOf(lab)).toEqual([16, 20]);
    expect(lab.game.replacements.length).toBe(1);
  });

  it('is prevented by protection (702.16e)', () => {
    const lab = position(CARDS);
    const [bear, warded, relic] = lab.put(Zone.Battlefield, 1, 'bear', 'warded', 'relic');
    lab.propose(hit(bear!, warded!, 1), hit(relic!, warded!, 1));
    expect(lab.permanent('warded').damage).toBe(1);
    lab.propose(hit(bear!, warded!, 1, { preventable: false }));
    expect(lab.graveyard(1)).toEqual(['warded']);
  });
});

describe('life', () => {
  it('is doubled and added to in the order its player chooses', () => {
    for (const [first, life] of [
      ['double life', 27],
      ['one more life', 28],
    ] as const) {
      const lab = position(CARDS);
      lab.put(Zone.Battlefield, 0, 'double life', 'one more life');
      lab.propose({ kind: 'gainLife', player: 0, amount: 3 }, { kind: 'gainLife', player: 1, amount: 3 });
      lab.pickSource(first);
      expect(lifeOf(lab)).toEqual([life, 23]);
    }
  });

  it('becomes something else, which knows how much it was by then', () => {
    for (const [first, cards] of [
      ['double life', 4],
      ['draw instead of life', 2],
    ] as const) {
      const lab = position(CARDS);
      lab.put(Zone.Library, 0, 'bear', 'bear', 'bear', 'bear', 'bear');
      lab.put(Zone.Battlefield, 0, 'double life', 'draw instead of life');
      lab.propose({ kind: 'gainLife', player: 0, amount: 2 }).pickSource(first);
      expect(lab.hand(0).length).toBe(cards);
      expect(lifeOf(lab)).toEqual([20, 20]);
    }
  });
});

describe('counters', () => {
  it('are changed by kind, controller and order', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 0, 'double counters', 'one more');
    const [own, theirs] = [...lab.put(Zone.Battlefield, 0, 'bear'), ...lab.put(Zone.Battlefield, 1, 'wolf')];
    const put = (object: number, counter: string) =>
      ({ kind: 'putCounters', object, counter, amount: 2, by: 0, byEffect: true }) as const;
    lab.propose(put(own!, '+1/+1'), put(own!, 'charge'), put(theirs!, '+1/+1')).pickSource('one more');
    expect(counterCount(lab.permanent('bear').counters, '+1/+1')).toBe(6);
    expect(counterCount(lab.permanent('bear').counters, 'charge')).toBe(4);
    expect(counterCount(lab.permanent('wolf').counters, '+1/+1')).toBe(2);
  });
});

describe('steps', () => {
  it('are skipped by the players an effect names', () => {
    const lab = position(CARDS);
    lab.put(Zone.Battlefield, 1, 'no upkeep');
    expect([0, 1].map((player) => skipsStep(lab.game, player, Step.Upkeep))).toEqual([false, true]);
    expect(skipsStep(lab.game, 1, Step.Draw)).toBe(false);
  });
});

describe('what is left of several events', () => {
  it('happens together, with results in place', () => {
    const bind: Effect = sequence(
      { kind: 'destroy', what: ref('victims'), as: 'destroyed' },
      { kind: 'gainLife', who: you, amount: { kind: 'count', of: ref('destroyed') } },
    );
    const exile = replacement({
      kind: 'moves',
      what: { kind: 'type', types: CardType.Artifact },
      to: Zone.Graveyard,
      outcome: { kind: 'goTo', zone: Zone.Exile },
    });
    const lab = position([...CARDS, card('lock', CardType.Enchantment, { abilities: [exile] })], 2, bind);
    const [bear, relic, wolf] = lab.put(Zone.Battlefield, 1, 'bear', 'relic', 'wolf');
    lab.put(Zone.Battlefield, 1, 'lock');
    lab.permanent('wolf').regenerationShields = 1;
    lab.run({ names: { victims: [bear!, relic!, wolf!] } });
    expect(lifeOf(lab)).toEqual([22, 20]);
    expect(lab.battlefield(1)).toEqual(['wolf', 'lock']);
    expect(lab.exile).toEqual(['relic']);
    expect(lab.graveyard(1)).toEqual(['bear']);
    lab.propose(moveEvent(wolf!, Zone.Hand));
    expect(lab.hand(1)).toEqual(['wolf']);
  });
});

describe('results of damage (120.4c)', () => {
  it('of lifelink pass through what replaces life gained, and damage keeps its result', () => {
    const lab = position(CARDS);
    const [linked] = lab.put(Zone.Battlefield, 0, 'linked');
    lab.put(Zone.Battlefield, 0, 'double life', 'one more life');
    lab.propose(hit(linked!, playerValue(1), 3)).pickSource('double life');
    expect(lifeOf(lab)).toEqual([27, 17]);
    expect(lab.game.returned).toEqual([3]);
  });

  it('of lifelink may be something else', () => {
    const lab = position(CARDS);
    const [linked] = lab.put(Zone.Battlefield, 0, 'linked');
    const before = lab.hand(0).length;
    lab.put(Zone.Library, 0, 'bear', 'bear', 'bear');
    lab.put(Zone.Battlefield, 0, 'draw instead of life');
    lab.propose(hit(linked!, playerValue(1), 2));
    expect(lifeOf(lab)).toEqual([20, 18]);
    expect(lab.hand(0).length).toBe(before + 2);
  });

  it('of wither are counters that are changed, unless only those of effects are, or that cannot be put', () => {
    const lab = position(CARDS);
    const [withering, own, safe] = lab.put(Zone.Battlefield, 0, 'withering', 'sturdy', 'unmarked');
    lab.put(Zone.Battlefield, 0, 'double counters', 'double counters of effects');
    lab.propose(hit(withering!, own!, 1), hit(withering!, safe!, 1));
    expect(counterCount(lab.permanent('sturdy').counters, '-1/-1')).toBe(2);
    expect(lab.permanent('unmarked').counters).toEqual([]);
    expect(lab.game.returned).toEqual([1, 1]);
  });
});
