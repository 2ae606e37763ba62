import { describe, expect, it } from 'vitest';
import { concede, loseGame, resultOf, winGame } from '../../src/control/leaving.ts';
import { advance } from '../../src/engine/advance.ts';
import { characteristicsOf, controllerOf } from '../../src/engine/objects.ts';
import { type Ability, CardType, Keyword, Step, Zone } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { playerValue, slotOf } from '../../src/state/handle.ts';
import { StackItem } from '../../src/state/stackItem.ts';
import { Arena } from '../combat/arena.ts';
import { card, creature } from '../effects/board.ts';

/** "Whenever a player loses the game, you gain 1 life." */
const MOURNER: Ability = {
  kind: 'triggered',
  event: { kind: 'losesGame', who: { kind: 'eachPlayer' } },
  targets: [],
  effect: { kind: 'gainLife', who: { kind: 'you' }, amount: 1 },
};

const CARDS = [
  creature('Bear', 2, 2),
  creature('Ogre', 3, 3),
  creature('Boar', 5, 5, { keywords: Keyword.Trample }),
  creature('Mourner', 1, 1, { abilities: [MOURNER] }),
  card('Rock', CardType.Artifact),
  creature('Crowd', { kind: 'countPlayers', of: { kind: 'opponents' } }, 1),
];

function table(players: number, config: object = {}): Arena {
  const order = Array.from({ length: players }, (_, at) => at);
  return new Arena(CARDS, {
    playerCount: players,
    order,
    format: players > 2 ? 'ffa' : 'duel',
    askEveryPriority: true,
    ...config,
  });
}

describe('the end of a game', () => {
  it('comes when one player is left (104.2a)', () => {
    const arena = table(2);
    arena.enter(Step.PrecombatMain);
    concede(arena.game, 0);
    expect(resultOf(arena.game)).toEqual({ over: true, winners: [1], draw: false });
    expect(advance(arena.game)).toBeNull();
  });

  it('leaves nothing counted that is no longer so: who has lost is nobody’s opponent', () => {
    const arena = table(2);
    const crowd = arena.put('Crowd', 1);
    arena.enter(Step.PrecombatMain);
    expect(characteristicsOf(arena.game, crowd).power).toBe(1);
    concede(arena.game, 0);
    expect(characteristicsOf(arena.game, crowd).power).toBe(0);
  });

  it('comes when an effect makes a player win, or their opponents in range lose (104.2b, 104.3h)', () => {
    const arena = table(4);
    winGame(arena.game, 2);
    expect(resultOf(arena.game)).toEqual({ over: true, winners: [2], draw: false });
    const near = table(4, { range: 'one' });
    winGame(near.game, 2);
    expect(near.game.players.map((player) => player.lost)).toEqual([false, true, false, true]);
    expect(resultOf(near.game).over).toBe(false);
  });

  it('is prevented by "can’t win" and "can’t lose", but not for those who concede (101.2, 104.3a)', () => {
    const arena = table(3);
    arena.restrict({ kind: 'cantLose', who: { kind: 'you' } });
    arena.restrict({ kind: 'cantWin', who: { kind: 'opponents' } });
    loseGame(arena.game, 0);
    winGame(arena.game, 1);
    expect(arena.game.players.some((player) => player.lost)).toBe(false);
    concede(arena.game, 0);
    concede(arena.game, 1);
    expect(resultOf(arena.game)).toEqual({ over: true, winners: [2], draw: false });
  });
});

describe('leaving a multiplayer game (800.4)', () => {
  it('takes along what the player owns, ends their control and exiles the rest (800.4a)', () => {
    const arena = table(3);
    const game = arena.game;
    const own = arena.put('Bear', 1);
    const lent = arena.put('Bear', 1, { controller: 2, baseController: 2 });
    const stolen = arena.put('Ogre', 2);
    const taken = arena.put('Boar', 0, { baseController: 1, controller: 1 });
    arena.card('Rock', Zone.Hand, 1);
    arena.card('Rock', Zone.Exile, 1);
    game.changes = [
      {
        id: 1,
        origin: { controller: 1, source: 0, names: [], values: [], x: 0 },
        objects: [stolen],
        changes: [{ kind: 'controller', who: { kind: 'you' } }],
        numbers: [],
        expiry: { duration: { kind: 'indefinite' }, players: [], createdTurn: 1 },
        timestamp: 99,
      },
    ];
    game.stale = true;
    expect(controllerOf(game, stolen)).toBe(1);
    concede(game, 1);
    expect([own, lent].map((handle) => game.zones[slotOf(handle)])).toEqual([Zone.None, Zone.None]);
    expect(controllerOf(game, stolen)).toBe(2);
    expect(game.zones[slotOf(taken)]).toBe(Zone.Exile);
    expect(game.owners.some((owner, slot) => owner === 1 && game.zones[slot] !== Zone.None)).toBe(false);
    expect([game.player(1).hand, game.player(1).library]).toEqual([[], []]);
    expect(resultOf(game).over).toBe(false);
  });

  it('takes abilities on the stack along and tells the triggers of others', () => {
    const arena = table(3);
    const game = arena.game;
    const bear = arena.put('Bear', 1);
    arena.put('Mourner', 2);
    arena.put('Mourner', 1);
    arena.enter(Step.PrecombatMain);
    game.stack.push(new StackItem(4095, null, arena.permanent(bear).face, false, 1));
    concede(game, 1);
    expect(game.stack).toEqual([]);
    expect(game.pendingTriggers.map((pending) => pending.controller)).toEqual([2]);
  });

  it('passes priority on, and the turn goes on without an active player (800.4a, 800.4j)', () => {
    const arena = table(3);
    const game = arena.game;
    arena.enter(Step.PrecombatMain);
    expect(game.decision?.player).toBe(0);
    concede(game, 0);
    expect([advance(game)?.player, game.step]).toEqual([1, Step.PrecombatMain]);
    arena.pick('0');
    expect([game.decision?.player, game.step]).toEqual([2, Step.PrecombatMain]);
    arena.pick('0');
    expect(game.step).toBeGreaterThan(Step.PrecombatMain);
  });

  it('does not count the passes of who left', () => {
    const arena = table(3);
    const game = arena.game;
    arena.enter(Step.PrecombatMain);
    arena.pick('0');
    expect(game.decision?.player).toBe(1);
    concede(game, 0);
    expect(advance(game)?.player).toBe(1);
    arena.pick('0');
    // Player 2 has not passed yet.
    expect([game.decision?.player, game.step]).toEqual([2, Step.PrecombatMain]);
  });

  it('drops the declaration of an active player who leaves during it', () => {
    const arena = table(3);
    arena.put('Ogre', 0);
    arena.put('Bear', 0);
    arena.enter(Step.DeclareAttackers);
    arena.pick('player 1');
    concede(arena.game, 0);
    const decision = advance(arena.game);
    expect([decision?.kind, decision?.player]).toEqual([DecisionKind.Priority, 1]);
    expect(arena.game.battlefield).toEqual([]);
  });

  it('starts a declaration over when somebody it could concern leaves', () => {
    const arena = table(3);
    const ogre = arena.put('Ogre', 0);
    arena.put('Bear', 0);
    arena.enter(Step.DeclareAttackers);
    arena.pick('player 1');
    concede(arena.game, 1);
    advance(arena.game);
    expect([arena.game.decision?.subjects, arena.options()]).toEqual([[ogre], ['-', 'player 2']]);
  });

  it('skips the blocks of who leaves and keeps those made', () => {
    const arena = table(3);
    const first = arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Bear', 0, { attacking: playerValue(2), tapped: true });
    const blocker = arena.put('Bear', 1);
    arena.put('Ogre', 2);
    arena.enter(Step.DeclareBlockers);
    arena.pick('Ogre');
    expect(arena.game.decision?.player).toBe(2);
    concede(arena.game, 2);
    const decision = advance(arena.game);
    expect(decision?.kind).toBe(DecisionKind.Priority);
    expect(arena.permanent(blocker).blocking).toEqual([first]);
  });

  it('asks who controlled a departed player’s decisions no longer (800.4b)', () => {
    const arena = table(3);
    arena.put('Ogre', 0);
    arena.game.player(0).controlledBy = 2;
    arena.enter(Step.DeclareAttackers);
    expect([arena.game.decision?.player, arena.game.decision?.decider]).toEqual([0, 2]);
    concede(arena.game, 2);
    advance(arena.game);
    expect([arena.game.decision?.player, arena.game.decision?.decider]).toEqual([0, 0]);
  });

  it('assigns no damage to who has left (800.4e)', () => {
    const arena = table(3);
    arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Boar', 0, { attacking: playerValue(2), tapped: true });
    arena.game.step = Step.DeclareBlockers;
    concede(arena.game, 1);
    arena.enter(Step.CombatDamage);
    expect([arena.game.player(1).life, arena.game.player(2).life]).toEqual([20, 15]);
  });
});
