import { describe, expect, it } from 'vitest';
import { mayAttack } from '../../src/combat/eligibility.ts';
import { CardType, Keyword, Step } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { playerValue } from '../../src/state/handle.ts';
import { card, creature, IS_CREATURE } from '../effects/board.ts';
import { Arena } from './arena.ts';

const CARDS = [
  creature('Bear', 2, 2),
  creature('Ogre', 3, 3),
  creature('Wall', 0, 4, { keywords: Keyword.Defender }),
  creature('Guard', 2, 2, { keywords: Keyword.Vigilance }),
  creature('Runner', 1, 1, { keywords: Keyword.Haste }),
  card('Walker', CardType.Planeswalker, { loyalty: 3 }),
  card('Stone', CardType.Artifact),
];

describe('declaring attackers', () => {
  it('asks nobody where nothing can attack (302.6, 702.3b, 508.1a)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Wall');
    arena.put('Bear', 0, { tapped: true });
    arena.put('Bear', 0, { controlledSinceTurn: 1 });
    arena.put('Bear', 1);
    arena.put('Stone');
    const decision = arena.enter(Step.DeclareAttackers);
    expect(decision?.kind).toBe(DecisionKind.Priority);
    expect(arena.game.player(0).tally.attackers).toBe(0);
  });

  it('offers nothing, players and planeswalkers to each creature that can attack', () => {
    const arena = new Arena(CARDS);
    arena.put('Runner', 0, { controlledSinceTurn: 1 });
    arena.put('Walker', 1, { counters: ['loyalty', 3] });
    arena.put('Walker', 0, { counters: ['loyalty', 3] }, 'own Walker');
    const decision = arena.enter(Step.DeclareAttackers);
    expect(decision?.kind).toBe(DecisionKind.Attack);
    expect(arena.options()).toEqual(['-', 'player 1', 'Walker']);
  });

  it('taps attackers without vigilance once all are declared (508.1f)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    const ogre = arena.put('Ogre');
    const guard = arena.put('Guard');
    arena.enter(Step.DeclareAttackers);
    arena.pick('player 1');
    expect(arena.permanent(ogre).tapped).toBe(false);
    arena.pick('player 1');
    expect([ogre, guard].map((handle) => arena.permanent(handle).tapped)).toEqual([true, false]);
    expect([ogre, guard].map((handle) => arena.permanent(handle).attacking)).toEqual([playerValue(1), playerValue(1)]);
    expect(arena.game.player(0).tally.attackers).toBe(2);
  });

  it('counts creatures of one kind instead of naming them', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    for (let i = 0; i < 4; i++) arena.put('Bear');
    arena.put('Bear', 0, { damage: 1 }, 'hurt Bear');
    arena.enter(Step.DeclareAttackers);
    // 0 to 4 of the four alike, with or without the fifth.
    expect(arena.ways(DecisionKind.Attack)).toHaveLength(10);
  });

  it('makes creatures attack that must, of what they may attack (508.1c–d)', () => {
    const arena = new Arena(CARDS, { playerCount: 3, order: [0, 1, 2], format: 'ffa' });
    arena.put('Ogre');
    arena.restrict({ kind: 'mustAttack', what: IS_CREATURE });
    arena.restrict({ kind: 'cantAttack', what: IS_CREATURE, defenders: { kind: 'bound', name: 'nobody' } });
    arena.enter(Step.DeclareAttackers);
    expect(arena.options()).toEqual(['player 1', 'player 2']);
    const peaceful = new Arena(CARDS, { askEveryPriority: true });
    peaceful.put('Ogre');
    peaceful.restrict({ kind: 'mustAttack', what: IS_CREATURE });
    peaceful.restrict({ kind: 'cantAttack', what: IS_CREATURE });
    expect(peaceful.enter(Step.DeclareAttackers)?.kind).toBe(DecisionKind.Priority);
  });

  it('lets no more creatures attack than can, and those first that must (508.1c–d)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Bear');
    arena.put('Ogre');
    arena.put('Guard');
    arena.restrict({ kind: 'combatLimit', doing: 'attack', count: 1 });
    arena.enter(Step.DeclareAttackers);
    expect(arena.ways(DecisionKind.Attack)).toHaveLength(4);
    const forced = new Arena(CARDS, { askEveryPriority: true });
    forced.put('Bear');
    forced.put('Ogre');
    forced.put('Guard');
    forced.restrict({ kind: 'combatLimit', doing: 'attack', count: 1 });
    forced.restrict({ kind: 'mustAttack', what: { kind: 'not', of: { kind: 'named', name: 'Bear' } } });
    forced.enter(Step.DeclareAttackers);
    // The Bear attacks in no legal declaration, so that the Ogre is asked first: it attacks alone or the Guard does.
    expect(forced.options()).toEqual(['-', 'player 1']);
    expect(forced.ways(DecisionKind.Attack)).toHaveLength(2);
  });

  it('lets what cannot attack alone attack with another, and what can only attack alone without (506.5)', () => {
    const bear = { kind: 'named', name: 'Bear' } as const;
    const needy = new Arena(CARDS, { askEveryPriority: true });
    needy.put('Bear');
    needy.put('Ogre');
    needy.put('Guard');
    needy.restrict({ kind: 'company', what: bear, doing: 'attack', alone: 'never' });
    needy.enter(Step.DeclareAttackers);
    // All eight but the Bear alone.
    expect(needy.ways(DecisionKind.Attack)).toHaveLength(7);
    const apart = new Arena(CARDS, { askEveryPriority: true });
    apart.put('Bear');
    apart.put('Ogre');
    apart.put('Guard');
    apart.restrict({ kind: 'company', what: bear, doing: 'attack', alone: 'only' });
    apart.enter(Step.DeclareAttackers);
    expect(apart.ways(DecisionKind.Attack)).toHaveLength(5);
    const single = new Arena(CARDS, { askEveryPriority: true });
    single.put('Bear');
    single.restrict({ kind: 'company', what: bear, doing: 'attack', alone: 'never' });
    single.restrict({ kind: 'mustAttack', what: bear });
    single.enter(Step.DeclareAttackers);
    expect(single.ways(DecisionKind.Attack)).toHaveLength(1);
  });

  it('counts on no company that has to be paid for (508.1d, 508.1h)', () => {
    const bear = { kind: 'named', name: 'Bear' } as const;
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Bear');
    arena.put('Ogre');
    arena.restrict({ kind: 'company', what: bear, doing: 'attack', alone: 'never' });
    arena.restrict({
      kind: 'attackCost',
      what: { kind: 'not', of: bear },
      defenders: { kind: 'eachPlayer' },
      planeswalkers: true,
      cost: [{ kind: 'mana', cost: '{2}' }],
    });
    arena.enter(Step.DeclareAttackers);
    // Nothing pays for the Ogre, so that neither attacks.
    expect(arena.ways(DecisionKind.Attack)).toHaveLength(1);
  });

  it('lets as many as may attack a player attack that player, and others what that player controls', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    for (let i = 0; i < 2; i++) arena.put('Ogre');
    arena.put('Walker', 1, { counters: ['loyalty', 3] });
    arena.restrict({ kind: 'combatLimit', doing: 'attack', count: 1, defenders: { kind: 'opponents' } });
    arena.enter(Step.DeclareAttackers);
    // Of the two alike both at most attack, but not both the player.
    expect(arena.ways(DecisionKind.Attack)).toHaveLength(5);
  });

  it('allows only the neighbour on the left, or those in range, where that is agreed (803.1a, 801.2)', () => {
    const options = (config: object, lost: readonly number[]): string[] => {
      const arena = new Arena(CARDS, { playerCount: 4, order: [0, 2, 1, 3], format: 'ffa', ...config });
      arena.put('Ogre');
      for (const player of lost) arena.game.player(player).lost = true;
      const decision = arena.enter(Step.DeclareAttackers);
      return decision?.kind === DecisionKind.Attack ? arena.options() : [];
    };
    expect(options({}, [])).toEqual(['-', 'player 2', 'player 1', 'player 3']);
    expect(options({}, [1])).toEqual(['-', 'player 2', 'player 3']);
    expect(options({ attack: 'left' }, [])).toEqual(['-', 'player 2']);
    expect(options({ attack: 'left' }, [2])).toEqual([]);
    expect(options({ range: 'one' }, [])).toEqual(['-', 'player 2', 'player 3']);
  });

  it('agrees with the predicate for scripts', () => {
    const arena = new Arena(CARDS);
    const ogre = arena.put('Ogre');
    const fresh = arena.put('Bear', 0, { controlledSinceTurn: 1 });
    const walker = arena.put('Walker', 1, { counters: ['loyalty', 3] });
    expect(mayAttack(arena.game, ogre, playerValue(1))).toBe(true);
    expect(mayAttack(arena.game, ogre, walker)).toBe(true);
    expect(mayAttack(arena.game, ogre, playerValue(0))).toBe(false);
    expect(mayAttack(arena.game, fresh, playerValue(1))).toBe(false);
    arena.restrict({ kind: 'cantAttack', what: IS_CREATURE, defenders: { kind: 'opponents' } });
    expect(mayAttack(arena.game, ogre, walker)).toBe(false);
  });
});
