import { describe, expect, it } from 'vitest';
import { CardType, Color, type Filter, Keyword, Step } from '../../src/ir/index.ts';
import { DecisionKind } from '../../src/state/decision.ts';
import { type Handle, playerValue } from '../../src/state/handle.ts';
import { card, creature, IS_CREATURE } from '../effects/board.ts';
import { Arena } from './arena.ts';

const NAMED = (name: string): Filter => ({ kind: 'named', name });

const CARDS = [
  creature('Bear', 2, 2, { colors: Color.Green }),
  creature('Ogre', 3, 3, { colors: Color.Red }),
  creature('Bird', 1, 1, { keywords: Keyword.Flying }),
  creature('Spider', 1, 3, { keywords: Keyword.Reach }),
  creature('Rat', 1, 1, { keywords: Keyword.Fear, colors: Color.Black }),
  creature('Ghoul', 2, 2, { colors: Color.Black }),
  creature('Golem', 3, 3),
  creature('Thug', 2, 2, { keywords: Keyword.Intimidate, colors: Color.Red }),
  creature('Shade', 2, 2, { keywords: Keyword.Shadow }),
  creature('Horse', 2, 2, { keywords: Keyword.Horsemanship }),
  creature('Sneak', 2, 2, { keywords: Keyword.Skulk }),
  creature('Gang', 2, 2, { keywords: Keyword.Menace }),
  creature('Saint', 2, 2, {
    abilities: [{ kind: 'keyword', keyword: 'protection', from: { kind: 'color', colors: Color.Red }, label: 'red' }],
  }),
  card('Walker', CardType.Planeswalker, { loyalty: 3 }),
  card('Robot', CardType.Artifact | CardType.Creature, { power: 1, toughness: 1 }),
];

/** A game as blockers are declared against these attackers. */
function blocking(attackers: readonly string[], blockers: readonly string[]): Arena {
  const arena = new Arena(CARDS, { askEveryPriority: true });
  for (const name of attackers) arena.put(name, 0, { attacking: playerValue(1), tapped: true });
  for (const name of blockers) arena.put(name, 1, {}, `${name}'`);
  arena.enter(Step.DeclareBlockers);
  return arena;
}

/** Which of the blockers can block the attacker, asked one by one. */
function ableToBlock(attacker: string, ...blockers: string[]): string[] {
  return blockers.filter((blocker) => {
    const arena = blocking([attacker], [blocker]);
    return arena.game.decision?.kind === DecisionKind.Block;
  });
}

describe('who can block whom (509.1b)', () => {
  it('follows evasion', () => {
    expect(ableToBlock('Bear', 'Ogre', 'Bird', 'Shade')).toEqual(['Ogre', 'Bird']);
    expect(ableToBlock('Bird', 'Ogre', 'Bird', 'Spider')).toEqual(['Bird', 'Spider']);
    expect(ableToBlock('Rat', 'Bear', 'Ghoul', 'Robot')).toEqual(['Ghoul', 'Robot']);
    expect(ableToBlock('Thug', 'Bear', 'Ogre', 'Robot', 'Golem')).toEqual(['Ogre', 'Robot']);
    expect(ableToBlock('Shade', 'Bear', 'Shade')).toEqual(['Shade']);
    expect(ableToBlock('Horse', 'Bear', 'Horse')).toEqual(['Horse']);
    expect(ableToBlock('Sneak', 'Bear', 'Ogre', 'Bird')).toEqual(['Bear', 'Bird']);
    expect(ableToBlock('Saint', 'Ogre', 'Bear')).toEqual(['Bear']);
    expect(ableToBlock('Ogre', 'Saint')).toEqual(['Saint']);
  });

  it('leaves out tapped creatures and those that effects forbid', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Bear', 1, { tapped: true });
    arena.put('Ghoul', 1);
    arena.put('Spider', 1);
    arena.put('Golem', 1);
    arena.restrict({ kind: 'cantBlock', what: NAMED('Ghoul') });
    arena.restrict({ kind: 'cantBeBlocked', what: NAMED('Ogre'), by: NAMED('Spider') });
    arena.enter(Step.DeclareBlockers);
    expect(arena.ways(DecisionKind.Block)).toEqual(['Golem>-', 'Golem>Ogre']);
  });

  it('follows "except by" and "can block only"', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Bear', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Golem', 1);
    arena.put('Spider', 1);
    arena.restrict({ kind: 'cantBeBlockedExceptBy', what: NAMED('Ogre'), by: NAMED('Golem') });
    arena.restrict({ kind: 'canBlockOnly', what: NAMED('Golem'), attackers: NAMED('Ogre') });
    arena.enter(Step.DeclareBlockers);
    expect(arena.ways(DecisionKind.Block)).toEqual([
      'Golem>- Spider>-',
      'Golem>- Spider>Bear',
      'Golem>Ogre Spider>-',
      'Golem>Ogre Spider>Bear',
    ]);
  });
});

describe('declaring blockers', () => {
  it('offers menace only to pairs (702.111b)', () => {
    expect(blocking(['Gang'], ['Bear']).game.decision?.kind).toBe(DecisionKind.Priority);
    expect(blocking(['Gang', 'Ogre'], ['Bear', 'Golem']).ways(DecisionKind.Block)).toEqual([
      "Bear'>- Golem'>-",
      "Bear'>- Golem'>Ogre",
      // The Golem has to help: nobody is asked.
      "Bear'>Gang",
      "Bear'>Ogre Golem'>-",
      "Bear'>Ogre Golem'>Ogre",
    ]);
  });

  it('obeys as many requirements as it can (509.1c)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Gang', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    const bear = arena.put('Bear', 1);
    arena.put('Golem', 1);
    arena.restrict({ kind: 'mustBeBlocked', what: NAMED('Ogre') });
    arena.restrict({ kind: 'mustBlock', what: NAMED('Bear') });
    arena.enter(Step.DeclareBlockers);
    // The first blocker must leave the attacker with menace alone, since both requirements can be obeyed at once only so.
    expect(arena.ways(DecisionKind.Block)).toEqual(['Golem>-', 'Golem>Ogre']);
    arena.pick('-');
    expect(arena.permanent(bear).blocking.map((handle) => arena.name(handle))).toEqual(['Ogre']);
  });

  it('asks defending players in turn order, each about attackers of their own (802.4)', () => {
    const arena = new Arena(CARDS, { playerCount: 3, order: [0, 2, 1], format: 'ffa', askEveryPriority: true });
    const walker = arena.put('Walker', 1, { counters: ['loyalty', 3] });
    arena.put('Ogre', 0, { attacking: playerValue(2), tapped: true });
    arena.put('Bear', 0, { attacking: walker, tapped: true });
    const first = arena.put('Golem', 1);
    const second = arena.put('Spider', 2);
    const decision = arena.enter(Step.DeclareBlockers);
    expect([decision?.player, arena.options()]).toEqual([2, ['-', 'Ogre']]);
    const next = arena.pick('Ogre');
    expect([next?.player, arena.options()]).toEqual([1, ['-', 'Bear']]);
    arena.pick('Bear');
    expect(arena.permanent(first).blocking.map((handle) => arena.name(handle))).toEqual(['Bear']);
    expect(arena.permanent(second).blocking.map((handle) => arena.name(handle))).toEqual(['Ogre']);
  });

  it('makes attackers blocked or not for the rest of combat (509.1h)', () => {
    const arena = blocking(['Ogre', 'Bear'], ['Golem']);
    const attackers = [0, 1].map((at) => arena.game.handle(arena.game.battlefield[at] as number)) as [Handle, Handle];
    arena.pick('Ogre');
    expect(attackers.map((handle) => arena.permanent(handle).blocked)).toEqual([true, false]);
  });

  it('asks nothing of players without blockers', () => {
    const arena = new Arena(CARDS);
    arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    arena.restrict({ kind: 'mustBlock', what: IS_CREATURE });
    expect(arena.enter(Step.DeclareBlockers)?.kind).not.toBe(DecisionKind.Block);
    expect(arena.game.player(1).life).toBe(17);
  });

  it('lets no more creatures block than can (509.1b)', () => {
    const arena = new Arena(CARDS, { askEveryPriority: true });
    arena.put('Gang', 0, { attacking: playerValue(1), tapped: true });
    arena.put('Ogre', 0, { attacking: playerValue(1), tapped: true });
    for (const name of ['Bear', 'Golem']) arena.put(name, 1);
    arena.restrict({ kind: 'combatLimit', doing: 'block', count: 1 });
    arena.enter(Step.DeclareBlockers);
    // Nobody blocks the one with menace; either or neither blocks the other.
    expect(arena.options()).toEqual(['-', 'Ogre']);
    expect(arena.ways(DecisionKind.Block)).toHaveLength(3);
  });
});
