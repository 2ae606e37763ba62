import { describe, expect, it } from 'vitest';
import { CardType, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { type Handle, playerValue, slotOf } from '../../src/state/handle.ts';
import { card, creature } from '../effects/board.ts';
import { Arena } from './arena.ts';

const CARDS = [
  creature('Two', 2, 2),
  creature('Three', 3, 3),
  creature('Five', 5, 5),
  creature('Wall', 0, 4),
  creature('Duelist', 2, 2, { keywords: Keyword.FirstStrike }),
  creature('Twin', 2, 2, { keywords: Keyword.DoubleStrike }),
  creature('Boar', 5, 5, { keywords: Keyword.Trample }),
  creature('Asp', 3, 1, { keywords: Keyword.Deathtouch }),
  creature('Basilisk', 4, 4, { keywords: Keyword.Deathtouch | Keyword.Trample }),
  creature('Angel', 3, 3, { keywords: Keyword.Lifelink }),
  creature('Raider', 5, 5, { abilities: [{ kind: 'keyword', keyword: 'trample over planeswalkers' }] }),
  card('Walker', CardType.Planeswalker, { loyalty: 3 }),
];

/** Attackers and what each is blocked by, at the beginning of the damage steps. */
function fight(...pairs: readonly (readonly [string, ...string[]])[]): {
  arena: Arena;
  attackers: Handle[];
  blockers: Handle[][];
} {
  const arena = new Arena(CARDS, { askEveryPriority: true });
  const attackers: Handle[] = [];
  const blockers: Handle[][] = [];
  for (const [attacker, ...blocked] of pairs) {
    const handle = arena.put(attacker, 0, { attacking: playerValue(1), tapped: true, blocked: blocked.length > 0 });
    attackers.push(handle);
    blockers.push(blocked.map((name) => arena.put(name, 1, { blocking: [handle] })));
  }
  return { arena, attackers, blockers };
}

function dead(arena: Arena, handle: Handle): boolean {
  return arena.game.zones[slotOf(handle)] === Zone.Graveyard;
}

describe('combat damage', () => {
  it('goes to the player from unblocked creatures and between creatures that meet, at once (510.1–2)', () => {
    const { arena, attackers, blockers } = fight(['Three'], ['Two', 'Two'], ['Five', 'Three']);
    arena.enter(Step.CombatDamage);
    expect(arena.game.player(1).life).toBe(17);
    expect([attackers[1], blockers[1]?.[0], blockers[2]?.[0]].map((handle) => dead(arena, handle as Handle))).toEqual([
      true,
      true,
      true,
    ]);
    expect(arena.permanent(attackers[2] as Handle).damage).toBe(3);
  });

  it('is not dealt by blocked creatures without blockers, nor by creatures without power (510.1a, 510.1c)', () => {
    const { arena, attackers, blockers } = fight(['Three'], ['Two', 'Wall']);
    arena.permanent(attackers[0] as Handle).blocked = true;
    arena.enter(Step.CombatDamage);
    expect(arena.game.player(1).life).toBe(20);
    expect(arena.permanent(attackers[1] as Handle).damage).toBe(0);
    expect(arena.permanent(blockers[1]?.[0] as Handle).damage).toBe(2);
  });

  it('is divided among blockers as the attacker’s controller chooses (510.1c)', () => {
    const { arena, blockers } = fight(['Five', 'Two', 'Three']);
    const decision = arena.enter(Step.CombatDamage);
    expect([decision?.kind, decision?.player]).toEqual([DecisionKind.Amount, 0]);
    expect(arena.ways(DecisionKind.Amount)).toEqual(['Two>0', 'Two>1', 'Two>2', 'Two>3', 'Two>4', 'Two>5']);
    arena.pick('2');
    expect(blockers[0]?.map((handle) => dead(arena, handle))).toEqual([true, true]);
  });

  it('needs no answer where there is only one division', () => {
    const { arena, attackers } = fight(['Wall', 'Two', 'Three']);
    expect(arena.enter(Step.CombatDamage)?.kind).toBe(DecisionKind.Priority);
    expect(dead(arena, attackers[0] as Handle)).toBe(true);
  });

  it('tramples over once every blocker has lethal damage (702.19b)', () => {
    const { arena } = fight(['Boar', 'Two', 'Two']);
    arena.enter(Step.CombatDamage);
    // 2 and 2 leave 1 for the player; the blockers can also share all of it.
    expect(arena.options()).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(arena.ways(DecisionKind.Amount)).toEqual([
      'Two>0',
      'Two>1',
      'Two>2 Two>2',
      'Two>2 Two>3',
      'Two>3',
      'Two>4',
      'Two>5',
    ]);
    arena.pick('2');
    arena.pick('2');
    expect(arena.game.player(1).life).toBe(19);
  });

  it('counts damage already marked and deathtouch as lethal when trampling (702.19b, 702.2c)', () => {
    const hurt = fight(['Boar', 'Three']);
    hurt.arena.permanent(hurt.blockers[0]?.[0] as Handle).damage = 2;
    hurt.arena.enter(Step.CombatDamage);
    expect(hurt.arena.options()).toEqual(['1', '2', '3', '4', '5']);
    const deadly = fight(['Basilisk', 'Five']);
    deadly.arena.enter(Step.CombatDamage);
    deadly.arena.pick('1');
    expect(deadly.arena.game.player(1).life).toBe(17);
    expect(dead(deadly.arena, deadly.blockers[0]?.[0] as Handle)).toBe(true);
  });

  it('tramples over to a planeswalker that is attacked, and no further (702.19b, 702.19f)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const walker = arena.put('Walker', 1, { counters: ['loyalty', 3] });
    const boar = arena.put('Boar', 0, { attacking: walker, tapped: true, blocked: true });
    arena.put('Two', 1, { blocking: [boar] });
    const gone = arena.game.clone();
    arena.enter(Step.CombatDamage);
    expect(arena.options()).toEqual(['2', '3', '4', '5']);
    arena.pick('3');
    expect([arena.permanent(walker).counters, arena.game.player(1).life]).toEqual([['loyalty', 1], 20]);
    gone.permanent(walker)!.phasedOut = true;
    arena.enter(Step.CombatDamage, gone);
    expect([gone.decision?.kind, gone.player(1).life]).toEqual([DecisionKind.Priority, 20]);
  });

  it('tramples over a planeswalker to its controller, blocked or not, once it has damage for its loyalty (702.19c)', () => {
    for (const blocked of [false, true]) {
      const arena = new Arena(CARDS, { askEveryPriority: true });
      const walker = arena.put('Walker', 1, { counters: ['loyalty', 3] });
      // No creature is left that blocks it (702.19d).
      arena.put('Raider', 0, { attacking: walker, tapped: true, blocked });
      arena.enter(Step.CombatDamage);
      expect(arena.ways(DecisionKind.Amount)).toEqual(['Walker>3', 'Walker>4', 'Walker>5']);
      arena.pick('3');
      expect([dead(arena, walker), arena.game.player(1).life]).toEqual([true, 18]);
    }
    const { arena } = fight(['Raider', 'Two']);
    arena.enter(Step.CombatDamage);
    // It attacks a player: there it is trample.
    expect(arena.ways(DecisionKind.Amount)).toEqual(['Two>2', 'Two>3', 'Two>4', 'Two>5']);
  });

  it('goes to the defending player where the planeswalker is gone that it would trample over (702.19e)', () => {
    for (const blocked of [false, true]) {
      const arena = new Arena(CARDS, { askEveryPriority: true });
      const walker = arena.put('Walker', 1, { counters: ['loyalty', 3] });
      const raider = arena.put('Raider', 0, { attacking: walker, tapped: true, blocked });
      if (blocked) arena.put('Two', 1, { blocking: [raider] });
      arena.permanent(walker).phasedOut = true;
      arena.enter(Step.CombatDamage);
      if (blocked) {
        expect(arena.ways(DecisionKind.Amount)).toEqual(['Two>2', 'Two>3', 'Two>4', 'Two>5']);
        arena.pick('2');
      }
      expect(arena.game.player(1).life).toBe(blocked ? 17 : 15);
    }
  });

  it('tramples over with what others assign to the same blocker, before or after (510.1e, 702.19b)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const given = { attacking: playerValue(1), tapped: true, blocked: true };
    const boars = [arena.put('Boar', 0, given), arena.put('Three', 0, given), arena.put('Boar', 0, given, 'Sow')];
    arena.put('Wall', 1, { blocking: boars });
    arena.enter(Step.CombatDamage);
    // The creature without trample deals three of the four: the one that is missing comes from either boar.
    const shares = ['0', '1', '2', '3', '4', '5'];
    expect(arena.ways(DecisionKind.Amount)).toEqual(
      shares.flatMap((first) =>
        shares.filter((next) => first !== '0' || next !== '0').map((next) => `Wall>${first} Wall>${next}`),
      ),
    );
  });

  it('tramples over to the player where all blockers are gone (702.19d)', () => {
    const { arena, attackers } = fight(['Boar']);
    arena.permanent(attackers[0] as Handle).blocked = true;
    arena.enter(Step.CombatDamage);
    expect(arena.game.player(1).life).toBe(15);
  });

  it('comes in two steps with first strike, double strikers dealing it in both (510.4)', () => {
    const { arena, attackers, blockers } = fight(['Duelist', 'Two'], ['Twin'], ['Three', 'Duelist']);
    arena.enter(Step.FirstCombatDamage);
    expect(arena.game.step).toBe(Step.FirstCombatDamage);
    expect(dead(arena, blockers[0]?.[0] as Handle)).toBe(true);
    expect(arena.game.player(1).life).toBe(18);
    arena.enter(Step.CombatDamage);
    expect(arena.permanent(attackers[0] as Handle).damage).toBe(0);
    expect(arena.permanent(attackers[2] as Handle).damage).toBe(2);
    expect(dead(arena, blockers[2]?.[0] as Handle)).toBe(true);
    expect(arena.game.player(1).life).toBe(16);
  });

  it('skips the first step without first strikers (510.4)', () => {
    const { arena } = fight(['Three']);
    arena.enter(Step.FirstCombatDamage);
    expect([arena.game.step, arena.game.player(1).life]).toEqual([Step.CombatDamage, 17]);
  });

  it('is dealt in the second step by a creature that lost first strike only if it did not strike first (510.4)', () => {
    const { arena, attackers } = fight(['Three'], ['Duelist']);
    arena.enter(Step.FirstCombatDamage);
    expect(arena.game.player(1).life).toBe(18);
    expect(arena.permanent(attackers[1] as Handle).struckFirst).toBe(true);
    arena.enter(Step.CombatDamage);
    expect(arena.game.player(1).life).toBe(15);
  });

  it('hits planeswalkers, and nothing once the planeswalker is gone (506.4c, 120.3c)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const walker = arena.put('Walker', 1, { counters: ['loyalty', 3] });
    arena.put('Two', 0, { attacking: walker, tapped: true });
    const copy = arena.game.clone();
    arena.enter(Step.CombatDamage);
    expect(arena.permanent(walker).counters).toEqual(['loyalty', 1]);
    copy.permanent(walker)!.phasedOut = true;
    arena.enter(Step.CombatDamage, copy);
    expect([copy.permanent(walker)?.counters, copy.player(1).life]).toEqual([['loyalty', 3], 20]);
  });

  it('destroys by deathtouch and gains life by lifelink (702.2b, 702.15b)', () => {
    const { arena, blockers } = fight(['Asp', 'Five'], ['Angel']);
    arena.enter(Step.CombatDamage);
    expect(dead(arena, blockers[0]?.[0] as Handle)).toBe(true);
    expect([arena.game.player(0).life, arena.game.player(1).life]).toEqual([23, 17]);
  });
});
