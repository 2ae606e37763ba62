import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/control/leaving.ts';
import { type Ability, CardType, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { STAMP_LIMIT } from '../../src/state/handle.ts';
import { Arena } from '../combat/arena.ts';
import { card, creature, IS_CREATURE, plus } from '../effects/board.ts';

const GLUTTON: Ability = {
  kind: 'static',
  effect: { kind: 'allowance', allowance: { kind: 'noMaximumHandSize', who: { kind: 'you' } } },
};

const CARDS = [
  creature('Bear', 2, 2),
  creature('Ghost', 2, 2, { keywords: Keyword.Phasing }),
  card('Sword', CardType.Artifact, { subtypes: ['Equipment'] }),
  card('Tome', CardType.Artifact, { abilities: [GLUTTON] }),
];

describe('the untap step', () => {
  it('untaps what the active player controls, except what effects keep tapped (502.3)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const bear = arena.put('Bear', 0, { tapped: true });
    const sword = arena.put('Sword', 0, { tapped: true });
    const theirs = arena.put('Bear', 1, { tapped: true });
    const stunned = arena.put('Sword', 0, { tapped: true, counters: ['stun', 2] });
    arena.restrict({ kind: 'doesntUntap', what: IS_CREATURE });
    arena.enter(Step.Untap);
    expect([bear, sword, theirs, stunned].map((handle) => arena.permanent(handle).tapped)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(arena.permanent(stunned).counters).toEqual(['stun', 1]);
  });

  it('phases permanents out and back in with what is attached to them (502.1, 702.26)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const ghost = arena.put('Ghost', 0, { tapped: true });
    const sword = arena.put('Sword', 1, { attachedTo: ghost });
    const other = arena.put('Ghost', 1);
    const away = (): boolean[] => [ghost, sword, other].map((handle) => arena.permanent(handle).phasedOut);
    arena.enter(Step.Untap);
    expect(away()).toEqual([true, true, false]);
    expect(arena.permanent(ghost).tapped).toBe(true);
    arena.game.activePlayer = 1;
    arena.enter(Step.Untap);
    // The Sword is player 1's, but comes back only with what it is attached to.
    expect(away()).toEqual([true, true, true]);
    arena.game.activePlayer = 0;
    arena.enter(Step.Untap);
    expect(away()).toEqual([false, false, true]);
    expect(arena.permanent(sword).attachedTo).toBe(ghost);
  });
});

describe('the cleanup step', () => {
  it('makes the active player discard down to seven, one pick after another (514.1)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    for (let i = 0; i < 9; i++) arena.card(i % 2 === 0 ? 'Bear' : 'Sword', Zone.Hand, 0);
    for (let i = 0; i < 9; i++) arena.card('Bear', Zone.Hand, 1);
    const decision = arena.enter(Step.Cleanup);
    expect([decision?.kind, decision?.player]).toEqual([DecisionKind.Choose, 0]);
    arena.pick('Bear');
    arena.pick('Sword');
    expect(arena.game.player(0).hand).toHaveLength(7);
    expect(arena.game.player(0).graveyard.map((slot) => arena.game.card(slot).definition.name)).toEqual([
      'Bear',
      'Sword',
    ]);
    expect(arena.game.player(1).graveyard).toHaveLength(0);
  });

  it('leaves hands without a maximum alone', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Tome');
    for (let i = 0; i < 9; i++) arena.card('Bear', Zone.Hand, 0);
    expect(arena.enter(Step.Cleanup)?.kind).toBe(DecisionKind.Priority);
    expect(arena.game.player(0).hand).toHaveLength(9);
  });

  it('removes damage as effects end, so that a creature survives the loss of its bonus (514.2)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const bear = arena.put('Bear', 0, { damage: 3, regenerationShields: 1 });
    const origin = { controller: 0, source: 0, names: [], values: [], x: 0 };
    arena.game.changes = [
      {
        id: 1,
        origin,
        objects: [bear],
        changes: [plus(2, 2)],
        numbers: [2, 2],
        expiry: { duration: { kind: 'endOfTurn' }, players: [], createdTurn: 1 },
        timestamp: 99,
      },
    ];
    arena.enter(Step.Cleanup);
    const { damage, regenerationShields } = arena.permanent(bear);
    expect([damage, regenerationShields, arena.game.changes.length]).toEqual([0, 0, 0]);
  });
});

describe('a game that outgrows its numbers', () => {
  it('is drawn before anybody gets priority again', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.game.nextStamp = STAMP_LIMIT - 1;
    expect(arena.enter(Step.Upkeep)?.kind).toBe(DecisionKind.Priority);
    arena.game.nextStamp++;
    expect(arena.enter(Step.Upkeep)).toBeNull();
    expect(resultOf(arena.game)).toEqual({ over: true, winners: [], draw: true });
  });
});
